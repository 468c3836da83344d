import { CLOSE, CODES, LIMITS, type ToClient, type ToServer, toClient, toServer, VERSION } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { code, type Table, table, withTables } from './page-tables.ts';

/** What each message is for; its fields come from the schemas. */
const TO_SERVER: Readonly<Record<ToServer['t'], string>> = {
  hello:
    'The first message. `since` is the last `seq` held, `as` whose eyes saw it; without them, or with other eyes, everything comes anew.',
  move: 'A whole move, as its picks. `id` is made by the client; the same one again is the same action. Without `sure` a doubtful move is answered by `danger`.',
  back: 'Takes the last move, or the own sealed answer, back.',
  next: 'What may follow these picks, where a node says so.',
  why: 'Why these picks cannot be made.',
  position: 'For programs that search: the view and what remains to be done.',
  hint: 'What a bot would do, going on from the picks of `draft`, where the table allows it.',
  odds: 'How likely each role is, where the table allows hints.',
  wait: 'No automatic answer to this question.',
  here: 'I am back: the bot that played for me stops.',
  prefs: 'Are forced answers given for me?',
  look: 'Whose eyes to see with: one of the own seats, `"open"` for the dead, null to look away.',
  shown: 'This row was shown; only where bots wait for the page.',
  sit: 'Takes a chair.',
  stand: 'Leaves it.',
  ready: 'I am ready, with the hash of my salt; or with null not after all.',
  salt: 'My salt, once all hashes are fixed.',
  setup: 'Changes the table; `rev` is the one it changes.',
  bot: 'Puts a bot on a chair, or takes it away.',
  start: 'Deals.',
  kick: 'Sends somebody away.',
  mute: 'Silences somebody for all.',
  host: 'Hands the table over.',
  swap: 'Two chairs change places, with whoever sits on them.',
  give: 'Gives a chair that a bot has, or nobody, to somebody who looks on; also while a game is played.',
  rematch: 'Another game?',
  react: 'Shows something at the own seat. It is kept nowhere; where nobody may talk it is talk.',
  bet: 'Who will win? Once a game, and only for those who are out.',
  say: 'Chat: `text` or the number of a quick `phrase`.',
};

const TO_CLIENT: Readonly<Record<ToClient['t'], string>> = {
  welcome: 'The connection stands.',
  table: 'Where things stand, with the story from its beginning.',
  batch:
    'One row as this audience is told it. `after` is the row told before; on the newest of a series `ask`, `decision` and `back` say how things stand.',
  now: 'How things stand, without a new row: the end of what a `hello` brings, and the own answer that lies sealed.',
  got: 'Heard, not applied yet.',
  done: 'This action was applied already.',
  no: 'Nothing was done, and why.',
  danger: 'A move one rarely means: send it again with `sure`.',
  tree: 'Answers `next`.',
  why: 'Answers `why`.',
  hint: 'Answers `hint`: a move, who says so and why, and what else was tried; null to leave it alone. It follows from what the seat knows.',
  odds: 'Answers `odds`: by seat the shares of sheriff, deputy, outlaw and renegade, null where the seat knows; null if nobody had the time.',
  position: 'Answers `position`.',
  because:
    'Why the bot of this seat has attacked somebody in the row told just before. It rests on what everybody has seen, and is kept nowhere.',
  clock:
    'What is left of the own time: when it is nearly up, to whoever comes in the middle of a question, and where one has come back from a cover or taken a move back.',
  room: 'The table around the game, always whole.',
  chat: 'Somebody has spoken.',
  reaction: 'Somebody shows something at his seat.',
  bets: 'All bets of the game: for those who are out, and at the end for all.',
  deal: 'Header and hashes are fixed: send your salt.',
  opened: 'The promise is opened.',
  moved: 'Another node has the table.',
  error: 'What was wrong; then the connection is closed.',
};

/** The little of a schema that a reader wants to know. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  items?: Schema[];
  options?: unknown[];
  literal?: unknown;
  pipe?: { type: string; requirement?: unknown }[];
}

const limitsOf = ({ pipe = [] }: Schema): string => {
  const of = (type: string): unknown => pipe.find((action) => action.type === type)?.requirement;
  const [least, most] = [of('min_value') ?? of('min_length'), of('max_value') ?? of('max_length')];
  if (most !== undefined) return ` ${least ?? 0}–${most}`;
  return least === undefined ? '' : ` ≥ ${least}`;
};

function shape(schema: Schema, name = ''): string {
  switch (schema.type) {
    case 'optional':
    case 'nullable': {
      const inner = schema.wrapped === undefined ? '' : shape(schema.wrapped, name);
      return schema.type === 'nullable' ? `${inner} or null` : inner;
    }
    case 'literal':
      return JSON.stringify(schema.literal);
    case 'picklist':
      return name === 'code' ? 'a code' : (schema.options ?? []).map((option) => JSON.stringify(option)).join(' ');
    case 'array':
      return `[${schema.item === undefined ? '' : shape(schema.item)} …]${limitsOf(schema)}`;
    case 'tuple':
      return `[${(schema.items ?? []).map((item) => shape(item)).join(', ')}]`;
    case 'union':
      return (schema.options as Schema[]).map((option) => shape(option)).join(' or ');
    case 'record':
      return '{name: true, false or text}';
    case 'strict_object':
    case 'loose_object': {
      const keys = Object.keys(schema.entries ?? {}).map((key) =>
        isOptional(schema.entries?.[key]) ? `${key}?` : key,
      );
      return `{${keys.join(', ')}${schema.type === 'loose_object' ? ', …' : ''}}`;
    }
    case 'variant':
      return '{e, …}';
    case 'lazy':
      return 'node';
    case 'number':
      return `number${limitsOf(schema)}`;
    default:
      return `${schema.type}${limitsOf(schema)}`;
  }
}

const isOptional = (schema: Schema | undefined): boolean => schema?.type === 'optional';

function messages(options: readonly unknown[], meaning: Readonly<Record<string, string>>): Table {
  const rows = (options as Schema[]).map(({ entries = {} }) => {
    const { t, ...fields } = entries;
    const name = String(t.literal);
    const text = Object.entries(fields).map(
      ([field, schema]) => `${code(isOptional(schema) ? `${field}?` : field)} ${shape(schema, field)}`,
    );
    return [code(name), text.join('<br>').replaceAll('|', '\\|') || '–', meaning[name]];
  });
  return table(['t', 'fields', ''], rows);
}

/** docs/protocol.md with its tables as the schemas have them now. */
export function protocolPage(page: string, texts: Texts): string {
  const close: Readonly<Partial<Record<string, number>>> = CLOSE;
  return withTables('docs/protocol.md', page, {
    limits: [
      `Version ${VERSION}. A message of a client has at most ${LIMITS.frame} bytes, ${LIMITS.picks} picks and ${LIMITS.ids} names in a list; a line of chat ${LIMITS.chat} characters, a name ${LIMITS.name} graphemes.`,
    ],
    'to the server': messages(toServer.options, TO_SERVER),
    'to the client': messages(toClient.options, TO_CLIENT),
    codes: table(
      ['code', 'closes with', 'in words'],
      CODES.map((name) => [code(name), String(close[name] ?? '–'), texts.t(`code.${name}`)]),
    ),
  });
}
