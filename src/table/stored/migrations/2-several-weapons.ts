import { changingEvents, everyRow, isRow, type Migration, type Row, rowSchema } from './migration.ts'

/** Damage is dealt with several weapons at once. `with` is a list, instead of one object or 0 for none. */
const withList = (row: Row): Row =>
  typeof row.with === 'number' ? { ...row, with: row.with === 0 ? [] : [row.with] } : row

const isPacket = (row: Row): boolean => 'amount' in row && 'unpreventable' in row

/** Stored damage also has types. For older damage they are unknown. */
const noted = (row: Row): Row => ({ types: [], ...withList(row) })

/** A quest's option names its reward. Before, there was only the first one. */
const isFirstReward = (row: Row): boolean =>
  row.kind === 'quest' && typeof row.id === 'string' && row.power === undefined

function inGame(row: Row): Row {
  if (isPacket(row)) return withList(row)
  return isFirstReward(row) ? { ...row, power: 0 } : row
}

function game(before: Row): Row {
  const after = rowSchema.parse(everyRow(before, inGame))
  const registers = rowSchema.parse(after.registers)
  const sincePriority = Array.isArray(registers.sincePriority) ? registers.sincePriority : []
  registers.sincePriority = sincePriority.map((one: unknown) => (isRow(one) ? noted(one) : one))
  return startingHeroes({ ...after, registers })
}

/** The hero that a player began with is distinguished from a Master Hero that has taken its place (301.4). */
function startingHeroes(after: Row): Row {
  const objects = rowSchema.parse(after.objects)
  const players = Array.isArray(after.players) ? after.players : []
  for (const player of players) {
    const hero = isRow(player) ? objects[String(player.hero)] : undefined
    if (isRow(hero)) hero.starting = true
  }
  return after
}

const damaged = changingEvents('damaged', withList)

export const severalWeapons: Migration = {
  what: 'Damage is dealt with any number of cards, and the hero that a player began with is marked.',
  game,
  told: damaged,
  announcement: damaged,
}
