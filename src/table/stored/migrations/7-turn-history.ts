import { isJsonObject, type JsonObject, jsonObjectSchema, type Migration } from './migration.ts'

/**
 * Adds empty amounts and types to damage and healing of this turn. They aren't known, and no card of an older raid
 * asks for them.
 */
function game(before: JsonObject): JsonObject {
  const { healed, ...registers } = jsonObjectSchema.parse(before.registers)
  const objects = jsonObjectSchema.parse(before.objects)
  return {
    ...before,
    registers: {
      ...registers,
      damage: listOf(registers.damage).map((one) => (isJsonObject(one) ? withFacts(one) : one)),
      ...(Array.isArray(healed) ? { healing: healed.map((from) => healing(from, objects)) } : {}),
    },
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const withFacts = (one: JsonObject): JsonObject => ({
  ...one,
  amount: 0,
  types: [],
  combat: false,
  with: [],
  fatal: false,
})

function healing(from: unknown, objects: JsonObject): JsonObject {
  const object = objects[String(from)]
  const play = isJsonObject(object) ? (object.play ?? object.known) : undefined
  const fromSeat = isJsonObject(play) ? play.controller : isJsonObject(object) ? object.owner : 0
  return { from, fromSeat, amount: 0 }
}

export const turnHistoryMigration: Migration = {
  what: 'Damage of this turn has its amount, its types and its cards, and healing has its amount.',
  game,
}
