/** Each entry brings a database one version further. Text that both databases read. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table log (game text not null, seq integer not null, seat integer not null, kind text not null, picks text not null,
       line text not null, made_by text not null, cid text, at bigint not null, bank integer not null, chk bigint,
       primary key (game, seq))`,
    `create table games (id text primary key, table_id text not null, nth integer not null, status text not null, header text,
       commitment text not null, secret text not null, salts text, seed text, bot_key text not null, engine text not null,
       started bigint, ended bigint, result text, record text)`,
    'create index games_of_table on games (table_id)',
    `create table tables (id text primary key, code text unique, owner text not null, epoch integer not null,
       rev integer not null, listed integer not null, status text not null, doc text not null, game text, due bigint,
       touched bigint not null)`,
    'create index tables_touched on tables (touched)',
    `create table chat (table_id text not null, n integer not null, at bigint not null, person text not null,
       room text not null, body text not null, primary key (table_id, n))`,
    'create table people (id text primary key, name text not null, look text, created bigint not null, seen bigint not null)',
    `create table devices (hash text primary key, id text not null, person text not null, created bigint not null,
       seen bigint not null)`,
    'create index devices_of_person on devices (person)',
    'create table recovery (hash text primary key, person text not null, created bigint not null)',
    'create table nodes (id text primary key, url text, epoch integer not null, alive bigint)',
    `insert into nodes (id, epoch) values ('main', 0)`,
  ],
  // Whose table it is, so that nobody keeps too many open.
  ['alter table tables add column host text', 'create index tables_of_host on tables (host)'],
  // Several nodes on one database, what an operator wants of them, and what is limited over all of them.
  [
    'alter table nodes add column peer text',
    'alter table nodes add column load integer',
    'alter table nodes add column version integer',
    'alter table nodes add column draining integer',
    'create table moves (table_id text primary key, node text not null)',
    'create table limits (who text primary key, since bigint not null, n integer not null)',
    'create index tables_of_owner on tables (owner)',
  ],
  // What a node plays and speaks, how others show that they are nodes too, and where more look on than take part.
  [
    'alter table nodes add column engine text',
    'alter table nodes add column protocol integer',
    'alter table nodes add column pass text',
    'alter table tables add column crowded integer',
  ],
  // Devices that were signed out a moment ago, so that every node closes their sockets; '' stands for all of a person.
  [
    'create table partings (person text not null, device text not null, at bigint not null, primary key (person, device))',
  ],
  // Whom nobody can be any more is forgotten. Until now it was not noted who was seen, so nobody's year has begun yet.
  [
    'create index people_seen on people (seen)',
    'create index devices_seen on devices (seen)',
    'create index recovery_of_person on recovery (person)',
    'update people set seen = (select max(created) from people)',
    'update devices set seen = (select max(created) from devices)',
  ],
  // Lines of talk are numbered by their time, so that nobody can count what he does not hear.
  [
    'alter table chat rename to chat_before',
    `create table chat (table_id text not null, n bigint not null, at bigint not null, person text not null,
       room text not null, body text not null, primary key (table_id, n))`,
    'insert into chat select table_id, n, at, person, room, body from chat_before',
    'drop table chat_before',
  ],
];

export const VERSION = MIGRATIONS.length;
