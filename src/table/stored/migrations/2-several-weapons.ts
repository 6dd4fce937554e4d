import {
  isJsonObject,
  type JsonObject,
  jsonObjectSchema,
  type Migration,
  migrateEventsOfKind,
  replaceJsonObjects,
} from './migration.ts'

/** Turns the field `with`, the weapons of damage, from one object id (0 for none) into a list. */
const withList = (row: JsonObject): JsonObject =>
  typeof row.with === 'number' ? { ...row, with: row.with === 0 ? [] : [row.with] } : row

const isPacket = (row: JsonObject): boolean => 'amount' in row && 'unpreventable' in row

/** Adds the types of damage to stored damage. For older damage they are unknown. */
const noted = (row: JsonObject): JsonObject => ({ types: [], ...withList(row) })

/** Whether an option for a quest doesn't name the reward, because before this version it always was the first. */
const isFirstReward = (row: JsonObject): boolean =>
  row.kind === 'quest' && typeof row.id === 'string' && row.power === undefined

function inGame(row: JsonObject): JsonObject {
  if (isPacket(row)) return withList(row)
  return isFirstReward(row) ? { ...row, power: 0 } : row
}

function game(before: JsonObject): JsonObject {
  const after = jsonObjectSchema.parse(replaceJsonObjects(before, inGame))
  const registers = jsonObjectSchema.parse(after.registers)
  const sincePriority = Array.isArray(registers.sincePriority) ? registers.sincePriority : []
  registers.sincePriority = sincePriority.map((one: unknown) => (isJsonObject(one) ? noted(one) : one))
  return startingHeroes({ ...after, registers })
}

/**
 * Marks the heroes that players began with, to distinguish them from Master Heroes that have taken their place
 * (301.4).
 */
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

export const severalWeaponsMigration: Migration = {
  what: 'Damage is dealt with any number of cards, and the hero that a player began with is marked.',
  game,
  consequences: damaged,
  announcement: damaged,
}
