import { PORTRAITS, type Portrait } from '@sixgun/protocol';
import * as v from 'valibot';
import { isKeeping, readStored, writeStored } from '../state/browser-storage.ts';
import { change, settings, USUAL_FACE, USUAL_NAME } from '../state/settings.ts';
import { Store } from '../state/store.ts';
import { call, troubleOf } from './api.ts';

/** How the server knows whoever sits at this device: by a cookie the page itself never sees. */
export interface Me {
  id: string;
  name: string;
  portrait?: Portrait | null;
}

const KEY = 'sixgun.person';

/** Null before anybody has come to a table of this server. */
export const person = new Store<{ me: Me | null }>({ me: null });

function note(me: Me): Me {
  writeStored(KEY, me.id);
  person.set({ me });
  return me;
}

let signingIn: Promise<Me> | null = null;

/** Who one is at this server; a stranger is made a guest by the name of the settings. Throws `Refused`. */
export function signIn(): Promise<Me> {
  const { me } = person.get();
  if (me !== null) return Promise.resolve(me);
  signingIn ??= known()
    .then(async (known) => {
      if (known !== null) return note(known);
      return meet(introduce());
    })
    .finally(() => {
      signingIn = null;
    });
  return signingIn;
}

/** Tells the server who comes; it may have known him all along, by a cookie that has outlived what this page had noted. */
async function meet(byChance: boolean): Promise<Me> {
  const shown = looks();
  const me = note(await call<Me>('POST', '/api/me', shown));
  if (me.name === shown.name) return me;
  return byChance ? takeLooks(me) : note(await call<Me>('PATCH', '/api/me', shown));
}

/** One is called here what one is called there. */
function takeLooks(me: Me): Me {
  change({ name: me.name, ...(me.portrait == null ? {} : { face: me.portrait }) });
  return me;
}

/** Who has noted nothing here is asked no question of; the server knows by his cookie whether he was here before. */
async function known(): Promise<Me | null> {
  if (readStored(KEY, v.string()) === null && isKeeping()) return null;
  try {
    return await call<Me>('GET', '/api/me');
  } catch (error) {
    if (troubleOf(error) === 'auth') return null;
    throw error;
  }
}

/** Names for strangers who have not chosen one: two of them at one table are rarely called the same. */
const NICKNAMES = [
  'Rusty',
  'Lucky',
  'Flint',
  'Sage',
  'Clover',
  'Juniper',
  'Wren',
  'Remy',
  'Tex',
  'Buck',
  'Hazel',
  'Fox',
];

const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)];

/** Whoever has not chosen a name, or a face, gets one before others see them; true if there was no name. */
function introduce(): boolean {
  const { name, face } = settings.get();
  const isStranger = name.trim() === USUAL_NAME;
  // Friends who have only typed their names would all look alike.
  if (face === USUAL_FACE) change({ face: anyOf(PORTRAITS) });
  if (isStranger) change({ name: anyOf(NICKNAMES) });
  return isStranger;
}

/** How one is seen, by the settings of this device. */
const looks = (): { name: string; portrait?: Portrait } => {
  const { name, face } = settings.get();
  const portrait = PORTRAITS.find((each) => each === face);
  return { name: name.trim() || USUAL_NAME, ...(portrait === undefined ? {} : { portrait }) };
};

/** Has anybody come to a table of this server from this device? */
export const isKnownHere = (): boolean => person.get().me !== null || readStored(KEY, v.string()) !== null;

/** The server does not know this device any more. */
export function forgetMe(): void {
  writeStored(KEY, null);
  person.set({ me: null });
}

/** Name and face of the settings, told to the server once one is known there. Throws `Refused`. */
export async function showLooks(): Promise<void> {
  if (!isKnownHere()) return;
  await signIn();
  note(await call<Me>('PATCH', '/api/me', looks()));
}

/** The server deletes name, devices and code of whoever sits here. Throws `Refused`. */
export async function forgetEverywhere(): Promise<void> {
  if (!isKnownHere()) return;
  await signIn();
  await call('DELETE', '/api/me');
  forgetMe();
}

/** A code that brings another device to the same seats; the one before is void. Throws `Refused`. */
export async function newRecoveryCode(): Promise<string> {
  await signIn();
  return (await call<{ code: string }>('POST', '/api/me/recovery', {})).code;
}

interface Device {
  id: string;
  own: boolean;
}

/** On how many devices one is known, and the way to be known on this one alone. Throws `Refused`. */
export const devices = (): Promise<Device[]> => signIn().then(() => call<Device[]>('GET', '/api/me/devices'));

/** Throws `Refused`. */
export async function signOutOthers(): Promise<void> {
  for (const { id, own } of await devices()) if (!own) await call('DELETE', `/api/me/devices/${id}`);
}

/** Makes this device one of whoever the code belongs to; the answer is the code for the next time. Throws `Refused`. */
export async function recover(code: string): Promise<string> {
  const found = await call<{ id: string; code: string }>('POST', '/api/recover', { code });
  writeStored(KEY, found.id);
  person.set({ me: null });
  takeLooks(await signIn());
  return found.code;
}
