/** Every statement of the server, for both databases; `one`: it must touch exactly one row, or its unit is lost. */
interface Statement {
  sql: string;
  one?: true;
}

/** The clock of the database, which all nodes share; only where there are several. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

export const STATEMENTS = {
  'log.add': {
    sql: `insert into log (game, seq, seat, kind, picks, line, made_by, cid, at, bank, chk)
          values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    one: true,
  },
  'log.of': { sql: 'select * from log where game = ? order by seq' },
  'log.drop': { sql: 'delete from log where game = ?' },

  'game.new': {
    sql: `insert into games (id, table_id, nth, status, commitment, secret, bot_key, engine)
          values (?, ?, ?, 'committed', ?, ?, ?, ?)`,
    one: true,
  },
  'game.freeze': {
    sql: `update games set status = 'dealing', header = ?, engine = ? where id = ? and status = 'committed'`,
    one: true,
  },
  'game.deal': {
    sql: `update games set status = 'open', header = ?, salts = ?, seed = ?, started = ? where id = ? and status = 'dealing'`,
    one: true,
  },
  'game.end': {
    sql: `update games set status = ?, ended = ?, result = ?, record = ? where id = ? and status in ('open', 'dealing')`,
    one: true,
  },
  'game.engine': { sql: 'update games set engine = ? where id = ?', one: true },
  'game.get': { sql: 'select * from games where id = ?' },
  /** Under these rules alone: what was played under others cannot be looked through here, and would stand before all else. */
  'games.settled': {
    sql: `select id, record from games where status = 'over' and ended < ? and engine = ?
          and exists (select 1 from log where log.game = games.id) limit 50`,
  },
  'games.older': { sql: `select count(*) as n from games where status = 'open' and engine <> ?` },

  'table.new': {
    sql: `insert into tables (id, code, owner, epoch, rev, listed, status, doc, game, due, host, touched)
          select ?, ?, ?, 1, 0, ?, 'waiting', ?, null, null, ?, ?
          where (select count(*) from tables where host = ? and status in ('waiting', 'dealing', 'open')) < ?`,
    one: true,
  },
  'table.take': { sql: 'update tables set owner = ?, epoch = epoch + 1 where id = ? and epoch = ?', one: true },
  'table.set': {
    sql: `update tables set rev = rev + 1, code = ?, listed = ?, status = ?, doc = ?, game = ?, host = ?, touched = ?
          where id = ? and rev = ?`,
    one: true,
  },
  'table.note': { sql: 'update tables set doc = ? where id = ? and rev = ?', one: true },
  'table.touch': { sql: 'update tables set touched = ? where id = ?', one: true },
  'table.get': { sql: 'select t.*, g.engine from tables t left join games g on g.id = t.game where t.id = ?' },
  'table.crowded': { sql: 'update tables set crowded = ? where id = ?', one: true },
  'table.byCode': { sql: 'select id from tables where code = ?' },
  'table.drop': { sql: 'delete from tables where id = ?', one: true },
  'table.fence': { sql: 'select 1 as here from tables where id = ? and epoch = ?' },
  'tables.listed': {
    sql: `select id, status, doc, touched from tables where listed = 1 and status in ('waiting', 'dealing', 'open')
          order by touched desc limit 200`,
  },
  'tables.old': {
    sql: `select id, status, doc, touched, epoch from tables where touched < ? and (touched, id) > (?, ?)
          order by touched, id limit 100`,
  },
  'tables.ofHost': {
    sql: `select count(*) as n from tables where host = ? and status in ('waiting', 'dealing', 'open')`,
  },
  /** Those at which somebody sits: what stands so in their documents. */
  'tables.seating': { sql: 'select id from tables where doc like ?' },
  'tables.lasting': { sql: `select id, doc from tables where status = 'open'` },
  'games.unopened': { sql: `delete from games where table_id = ? and status = 'committed'` },

  'chat.add': { sql: 'insert into chat (table_id, n, at, person, room, body) values (?, ?, ?, ?, ?, ?)', one: true },
  'chat.since': { sql: 'select * from chat where table_id = ? and n > ? order by n desc limit 200' },
  /** Rooms apart: what is said in one must not push out what was said in the other. */
  'chat.trim': {
    sql: `delete from chat where table_id = ? and room = ?
          and n <= (select n from chat where table_id = ? and room = ? order by n desc limit 1 offset 100)`,
  },
  'chat.last': { sql: 'select room, max(n) as n from chat where table_id = ? group by room' },
  'chat.tidy': { sql: `delete from chat where table_id not in (select id from tables where touched > ?)` },

  'person.new': { sql: 'insert into people (id, name, look, created, seen) values (?, ?, ?, ?, ?)', one: true },
  'person.set': { sql: 'update people set name = ?, look = ? where id = ?', one: true },
  'person.get': { sql: 'select * from people where id = ?' },
  /** Also keeps two nodes from counting what is this person's at the same moment. */
  'person.seen': { sql: 'update people set seen = ? where id = ?' },
  'person.drop': { sql: `update people set name = '', look = null where id = ?` },
  'device.new': { sql: 'insert into devices (hash, id, person, created, seen) values (?, ?, ?, ?, ?)', one: true },
  'device.person': {
    sql: `select p.id, p.name, p.look, d.id as device, d.seen from devices d join people p on p.id = d.person where d.hash = ?`,
  },
  'device.seen': { sql: 'update devices set seen = ? where id = ?' },
  'devices.tidy': { sql: 'delete from devices where seen < ?' },
  'people.tidy': {
    sql: `delete from people where seen < ? and not exists (select 1 from devices d where d.person = people.id)
          and not exists (select 1 from recovery r where r.person = people.id)`,
  },
  'devices.of': { sql: 'select id, created from devices where person = ? order by created' },
  'device.drop': { sql: 'delete from devices where person = ? and id = ?' },
  'devices.drop': { sql: 'delete from devices where person = ?' },
  'recovery.new': { sql: 'insert into recovery (hash, person, created) values (?, ?, ?)', one: true },
  'recovery.get': { sql: 'select person from recovery where hash = ?' },
  'recovery.use': { sql: 'delete from recovery where hash = ?', one: true },
  'recovery.drop': { sql: 'delete from recovery where person = ?' },

  'node.epoch': { sql: 'select epoch from nodes where id = ?' },
  'node.renew': {
    sql: `update nodes set alive = ${NOW}, load = ?, url = ?, peer = ?, pass = ? where id = ? and epoch = ?`,
  },
  'node.leave': { sql: 'update nodes set alive = 0, draining = 0 where id = ?', one: true },
  'node.drain': { sql: 'update nodes set draining = ? where id = ?', one: true },
  'nodes.all': {
    sql: `select id, url, peer, load, engine, pass, coalesce(draining, 0) as draining,
            greatest(0, coalesce(alive, 0) + ? - ${NOW}) as left_ms
          from nodes where peer is not null order by id`,
  },
  'nodes.foreign': {
    sql: `select id, coalesce(protocol, 1) as protocol from nodes
          where id <> ? and alive > ${NOW} - ? and coalesce(protocol, 1) <> ? order by id`,
  },
  'moves.of': { sql: 'select m.table_id, m.node from moves m join tables t on t.id = m.table_id where t.owner = ?' },
  'move.drop': { sql: 'delete from moves where table_id = ?' },
  'move.add': {
    sql: 'insert into moves (table_id, node) values (?, ?) on conflict (table_id) do update set node = excluded.node',
  },
  'parting.add': {
    sql: `insert into partings (person, device, at) values (?, ?, ${NOW})
          on conflict (person, device) do update set at = excluded.at`,
    one: true,
  },
  'partings.new': { sql: `select person, device from partings where at > ${NOW} - ?` },
  'partings.tidy': { sql: `delete from partings where at < ${NOW} - ?` },
  'tables.orphans': {
    sql: `select t.id, g.engine from tables t left join nodes n on n.id = t.owner left join games g on g.id = t.game
          where t.status in ('open', 'dealing') and t.owner <> ? and coalesce(n.alive, 0) < ${NOW} - ?
          order by t.id limit 300`,
  },
  'tables.all': { sql: 'select id, owner, status from tables order by touched desc limit 1000' },
  'tables.byOwner': { sql: 'select owner, status, count(*) as n from tables group by owner, status' },
  'limit.take': {
    sql: `insert into limits (who, since, n) values (?, ${NOW}, 1) on conflict (who) do update set
            n = case when limits.since < ${NOW} - ? then 1 else limits.n + 1 end,
            since = case when limits.since < ${NOW} - ? then excluded.since else limits.since end`,
  },
  'limit.get': { sql: 'select n from limits where who = ?' },
  'limits.tidy': { sql: `delete from limits where since < ${NOW} - ?` },
} as const satisfies Record<string, Statement>;
export type StatementName = keyof typeof STATEMENTS;

export const mustTouchOne = (name: StatementName): boolean => 'one' in STATEMENTS[name];
