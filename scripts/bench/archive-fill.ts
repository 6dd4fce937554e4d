/** A database in which so many raids are over: their rows as a table leaves them, made by the database itself. */
import type { Store } from '../../src/store/open.ts'

/** The guild of which everything is asked has so many of them, whatever there are besides. */
export const SMALL = 100
/** One in so many is in a guild that plays more than all others. */
const IN_LARGEST = 10
/** All others have about as many each as the small one. */
const PEOPLE = 10
const SEATS = 3

export const SMALL_GUILD = '100000000000000000'
export const LARGEST_GUILD = '100000000000000001'
/** Somebody of a guild. */
export const someoneOf = (guildId: string) => `2${guildId.slice(9)}00000003`
export const codeOf = (n: number) => n.toString(16).toUpperCase().padStart(6, '0')

const WHERE = (raids: number) => {
  const largest = Math.floor((raids - SMALL) / IN_LARGEST)
  const others = Math.max(1, Math.floor((raids - SMALL - largest) / SMALL))
  return `CASE WHEN n < ${SMALL} THEN 0 WHEN n < ${SMALL + largest} THEN 1 ELSE 2 + n % ${others} END`
}

const player = (guild: string, at: string) =>
  `'2' || lpad((${guild})::text, 9, '0') || lpad((${at})::text, 8, '0')`
const character = (who: string) => `md5('c' || ${who})::uuid`

/** Each guild has ten people with a character each, who raid by threes. */
const FILL = (raids: number): string[] => [
  `CREATE TEMP TABLE past AS
   SELECT n, g, (lpad(to_hex(n), 12, '0') || substr(md5(n::text), 1, 20))::uuid AS id,
     '1' || lpad(g::text, 17, '0') AS guild, now() - interval '400 days' + n * interval '5 minutes' AS at,
     (ARRAY['deadmines', 'shadowfang-keep', 'scarlet-monastery'])[1 + n % 3] AS name,
     (ARRAY['novice', 'heroic', 'legendary'])[1 + n % 2] AS mode,
     (ARRAY['won', 'lost', 'won', 'drawn'])[1 + n % 4]::"RaidStatus" AS status
   FROM (SELECT n, ${WHERE(raids)} AS g FROM generate_series(0, ${raids - 1}) n) placed`,
  `INSERT INTO "Guild" (id) SELECT DISTINCT guild FROM past`,
  `INSERT INTO "Player" (id, name, "updatedAt")
   SELECT ${player('g', 'p')}, 'Player ' || p, now() FROM (SELECT DISTINCT g FROM past) x, generate_series(0, ${PEOPLE - 1}) p`,
  `INSERT INTO "Character" (id, "playerId", "guildId", name, "heroCardId", "className", xp, active)
   SELECT ${character('who')}, who, guild, 'Zix ' || p, 'CD2-R1', 'Rogue', 40, true
   FROM (SELECT DISTINCT g, guild FROM past) x, generate_series(0, ${PEOPLE - 1}) p,
     LATERAL (SELECT ${player('g', 'p')} AS who) y`,
  `INSERT INTO "Raid" (id, code, "guildId", "channelId", "threadId", name, mode, status, "leaderId", version,
     "engineVersion", archived, "createdAt", "startedAt", "endedAt", "updatedAt")
   SELECT id, upper(lpad(to_hex(n), 6, '0')), guild, '3' || lpad(g::text, 17, '0'), '4' || lpad(n::text, 17, '0'), name,
     mode, status, ${player('g', `n % ${PEOPLE}`)}, 200, '1', true, at, at, at, at FROM past`,
  `CREATE TEMP TABLE sat AS
   SELECT p.*, s, ${player('g', `(n + s) % ${PEOPLE}`)} AS who FROM past p, generate_series(0, ${SEATS - 1}) s`,
  `INSERT INTO "Seat" ("raidId", number, "playerId", "characterId", deck, "joinedAt")
   SELECT id, s, who, ${character('who')}, 'horde-rogue', at FROM sat`,
  `INSERT INTO "RunRecord" ("raidId", "guildId", "dungeon", mode, status, raiders, turns, damage, bosses, felled, "endedAt")
   SELECT id, guild, name, mode, status, ${SEATS}, 8 + n % 11, 40, 1, n % 3, at FROM past`,
  `INSERT INTO "XpEntry" ("characterId", "raidId", reason, amount, at)
   SELECT ${character('who')}, id, reason, 2, at FROM sat, unnest(ARRAY['attempt', 'boss:DDD-5', 'levelUp']) reason`,
  `INSERT INTO "AchievementEarned" ("characterId", "raidId", "cardId", "dungeon", "earnedAt")
   SELECT ${character('who')}, id, 'DDD-41', name, at FROM sat WHERE n % 3 = 0`,
  `INSERT INTO "Topic" (key, last, "raidId") SELECT 'raid:' || id, 200, id FROM past`,
  `INSERT INTO "Archive" ("raidId", log) SELECT id, decode(repeat(md5(n::text), 12), 'hex') FROM past`,
]

export async function fill({ sql }: Store, raids: number): Promise<void> {
  const tidy = 'DROP TABLE past, sat'
  await sql(`BEGIN; ${[...FILL(raids), tidy].join(';\n')}; COMMIT;`)
  await sql('VACUUM (ANALYZE)')
}
