import {
  isJsonObject,
  type JsonObject,
  jsonObjectSchema,
  type Migration,
  mapJsonObjects,
  migrateEventsOfKind,
} from './migration.ts'

/** Damage is dealt with several weapons at once. `with` is a list, instead of one object or 0 for none. */
const withList = (row: JsonObject): JsonObject =>
  typeof row.with === 'number' ? { ...row, with: row.with === 0 ? [] : [row.with] } : row

const isPacket = (row: JsonObject): boolean => 'amount' in row && 'unpreventable' in row

/** Stored damage also has types. For older damage they are unknown. */
const noted = (row: JsonObject): JsonObject => ({ types: [], ...withList(row) })

/** A quest's option names its reward. Before, there was only the first one. */
const isFirstReward = (row: JsonObject): boolean =>
  row.kind === 'quest' && typeof row.id === 'string' && row.power === undefined

function inGame(row: JsonObject): JsonObject {
  if (isPacket(row)) return withList(row)
  return isFirstReward(row) ? { ...row, power: 0 } : row
}

function game(before: JsonObject): JsonObject {
  const after = jsonObjectSchema.parse(mapJsonObjects(before, inGame))
  const registers = jsonObjectSchema.parse(after.registers)
  const sincePriority = Array.isArray(registers.sincePriority) ? registers.sincePriority : []
  registers.sincePriority = sincePriority.map((one: unknown) => (isJsonObject(one) ? noted(one) : one))
  return startingHeroes({ ...after, registers })
}

/** The hero that a player began with is distinguished from a Master Hero that has taken its place (301.4). */
function startingHeroes(after: JsonObject): JsonObject {
  const objects = jsonObjectSchema.parse(after.objects)
  const players = Array.isArray(after.players) ? after.players : []
  for (const player of players) {
    const hero = isJsonObject(player) ? objects[String(player.hero)] : undefined
    if (isJsonObject(hero)) hero.starting = true
  }
  return after
}

const damaged = migrateEventsOfKind('damaged', withList)

export const severalWeapons: Migration = {
  what: 'Damage is dealt with any number of cards, and the hero that a player began with is marked.',
  game,
  told: damaged,
  announcement: damaged,
}
