/**
 * Powers on a character sheet (p. 3 and 4): they are equipped in the Character Management step, or fast-equipped
 * outside of it.
 */
import type { PowerCard, TalentCard } from './cards.ts'
import { lastingEffects } from './destiny.ts'
import { areasOf, cardOf, findCard } from './lookup.ts'
import type { Character, Moment, MoveOf, PlayerId, War } from './model.ts'
import { character, mustBeTheirTurn, type Run, refuse, say, takeOut } from './run.ts'

/**
 * p. 3, Equipping Powers Outside the Character Management Step (2, 6): a power goes into an area with its icon. The
 * power that is there goes back to the Spellbook. An active power costs its energy.
 */
export function equip(run: Run, { player, power: id, area }: MoveOf<'equip'>): void {
  const { game } = run
  const whose = character(game, player)
  if (!whose.spellbook.includes(id)) refuse({ kind: 'notInSpellbook' })
  const power = cardOf(game, 'powers', id)
  mustMatch(game, whose, power, area)
  const by = permission(game, player, power)
  const paid = costOf(game, power)
  if (paid > whose.energy) refuse({ kind: 'energy', cost: paid, has: whose.energy })
  if (by !== 'management' && by !== 'icon') game.moment?.used.push(`${player}:${by.id}`)
  whose.energy -= paid
  const instead = swap(whose, id, area)
  say(run, { kind: 'equipped', player, card: id, area, paid, fast: by !== 'management', instead })
}

/** p. 3, Equipping Powers Outside the Character Management Step (4): the power's icon matches the area's. */
function mustMatch(game: War, whose: Character, { icon }: PowerCard, area: number): void {
  const icons = areasOf(game, whose)
  const printed = icons[area]
  if (printed === undefined) return refuse({ kind: 'noArea', areas: icons.length })
  if (printed !== icon) refuse({ kind: 'icon', needs: icon, has: printed })
}

/** p. 3, Equipping Powers Outside the Character Management Step (3): only active powers cost energy. */
export function costOf(game: War, { icon, energy }: PowerCard): number {
  if (icon !== 'active') return 0
  const more = lastingEffects(game).reduce((sum, one) => sum + (one.holds === 'energyCost' ? one.by : 0), 0)
  return Math.max(0, energy + more)
}

/**
 * p. 3, Equipping Powers Outside the Character Management Step (5): one power leaves, and the new one takes its
 * place.
 */
function swap(whose: Character, id: string, area: number): string | null {
  const instead = whose.areas[area] ?? null
  takeOut(whose.spellbook, id)
  if (instead !== null) whose.spellbook.push(instead)
  whose.areas[area] = id
  return instead
}

type Permission = 'management' | 'icon' | TalentCard

/**
 * p. 3, New Powers and Talents (1); p. 3, Equipping Powers Outside the Character Management Step (1); p. 4, The
 * Spellbook Icon (1, 2): the reason why a power may be equipped just now. All other rules apply as usual.
 */
export function permission(game: War, player: PlayerId, power: PowerCard): Permission {
  const { moment, phase } = game
  if (moment?.players.includes(player)) {
    if (moment.kind === 'action' && power.spellbook) return 'icon'
    const talents = talentsFor(game, player, moment, power)
    const free = talents.find(({ id }) => !moment.used.includes(`${player}:${id}`))
    if (free) return free
    if (talents.length > 0) return refuse({ kind: 'once' })
  }
  if (phase !== 'management') return refuse({ kind: 'notNow' })
  mustBeTheirTurn(game, player)
  return 'management'
}

/** Talents for one kind of power come first, so that talents for any power are left for later. */
function talentsFor(game: War, player: PlayerId, { kind }: Moment, { icon }: PowerCard): TalentCard[] {
  const known = character(game, player).talents.map((id) => cardOf(game, 'talents', id))
  const now = known.filter(({ equips }) => equips?.at === kind)
  return [icon, undefined].flatMap((kind) => now.filter(({ equips }) => equips?.icon === kind))
}

/** Without another power in its place, a power is unequipped only in the Character Management step. */
export function unequip(run: Run, { player, area }: MoveOf<'unequip'>): void {
  const { game } = run
  const whose = character(game, player)
  const card = whose.areas[area] ?? null
  if (card === null) return refuse({ kind: 'emptyArea' })
  if (game.phase !== 'management') refuse({ kind: 'management' })
  mustBeTheirTurn(game, player)
  whose.areas[area] = null
  whose.spellbook.push(card)
  say(run, { kind: 'unequipped', player, card })
}

/**
 * p. 2, Component Overview (1); p. 3, Setup (1): the new powers and talents are those of the character's class, each
 * once.
 */
export function learn(run: Run, { player, card }: MoveOf<'learn'>): void {
  const whose = character(run.game, player)
  const talent = findCard(run.game, 'talents', card)
  const found = talent ?? findCard(run.game, 'powers', card) ?? refuse({ kind: 'noCard' })
  if (found.cls !== whose.cls) refuse({ kind: 'otherClass' })
  if ([...whose.talents, ...whose.spellbook, ...whose.areas].includes(card)) refuse({ kind: 'known' })
  const place = talent ? whose.talents : whose.spellbook
  place.push(card)
  say(run, { kind: 'learned', player, card, talent: talent !== undefined })
}
