/** Bots sit down under these names; texts know their forms where a language declines them. */
export const BOT_NAMES = [
  'Ezra',
  'Ida',
  'Wojtek',
  'Šárka',
  'Hank',
  'Jana',
  'Petr',
  'Olga',
  'Kuba',
  'Nell',
  'Otto',
  'Magda',
];
const OWN_NAME = 'Dusty';
const GUEST_NAMES = ['Belle', 'Chuck', 'Dolly', 'Earl', 'Fanny', 'Gus', 'Hattie'];
export const LONGEST_NAME = 10;

/** Characters that show nothing: a name of them alone would be none. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;

/** A name as a record can hold it and a server takes it. */
export const asName = (typed: string): string => typed.replace(/[,\s]+/g, ' ').replace(UNSEEN, '');

interface Seating {
  name: string;
  players: number;
  guests: readonly (string | null)[];
}

/** Everybody's name from the first seat on, and which seats people hold. */
export function seatsOf({ name, players, guests }: Seating): { names: string[]; me: number; people: number[] } {
  const names: (string | null)[] = [name.trim() || OWN_NAME];
  for (let seat = 1; seat < players; seat++) {
    const guest = guests[seat - 1] ?? null;
    names.push(guest === null ? null : guest.trim() || GUEST_NAMES[seat - 1]);
  }
  const people = names.flatMap((each, seat) => (each === null ? [] : [seat]));
  const free = BOT_NAMES.filter((each) => !names.includes(each));
  const draw = () => free.splice(Math.floor(Math.random() * free.length), 1)[0];
  return { names: names.map((each) => each ?? draw()), me: 0, people };
}

/** How the seats are taken after a tap on one of them. */
export function withGuest(guests: readonly (string | null)[], seat: number, players: number): (string | null)[] {
  const now = Array.from({ length: players - 1 }, (_, i) => guests[i] ?? null);
  return now.with(seat - 1, now[seat - 1] === null ? '' : null);
}
