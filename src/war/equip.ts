/**
 * Equips powers on a character sheet (p. 3 and 4), in the Character Management step or outside of it by
 * fast-equipping.
 */
import type { PowerCard, TalentCard } from './cards.ts'
import { lastingEffectsOfDestiny } from './destiny.ts'
import { areaIconsOfCharacter, findCardInList, requireCardInList } from './lookup.ts'
import type { FastEquipMoment, MoveOfKind, PlayerIndex, WarCharacter, WarGame } from './model.ts'
import {
  addWarEvent,
  type MoveContext,
  refuseMove,
  removeCardFromList,
  requireCharacterOfPlayer,
  requirePlayerTurn,
} from './move-context.ts'

/**
 * Puts a power into an area with its icon. The power that was there goes back to the Spellbook. An active power costs
 * its energy. Booklet: p. 3, Equipping Powers Outside the Character Management Step (2, 6).
 */
export function equipPower(run: MoveContext, { player, power: id, area }: MoveOfKind<'equip'>): void {
  const { game } = run
  const whose = requireCharacterOfPlayer(game, player)
  if (!whose.spellbook.includes(id)) refuseMove({ kind: 'notInSpellbook' })
  const power = requireCardInList(game, 'powers', id)
  mustMatch(game, whose, power, area)
  const by = requirePermissionToEquip(game, player, power)
  const paid = energyCostToEquip(game, power)
  if (paid > whose.energy) refuseMove({ kind: 'energy', cost: paid, has: whose.energy })
  if (by !== 'management' && by !== 'icon') game.moment?.used.push(`${player}:${by.id}`)
  whose.energy -= paid
  const instead = swap(whose, id, area)
  addWarEvent(run, { kind: 'equipped', player, card: id, area, paid, fast: by !== 'management', instead })
}

/**
 * Refuses a power whose icon differs from the area's. Booklet: p. 3, Equipping Powers Outside the Character Management
 * Step (4).
 */
function mustMatch(game: WarGame, whose: WarCharacter, { icon }: PowerCard, area: number): void {
  const icons = areaIconsOfCharacter(game, whose)
  const printed = icons[area]
  if (printed === undefined) return refuseMove({ kind: 'noArea', areas: icons.length })
  if (printed !== icon) refuseMove({ kind: 'icon', needs: icon, has: printed })
}

/**
 * Returns the energy cost. Only active powers have one. Booklet: p. 3, Equipping Powers Outside the Character
 * Management Step (3).
 */
export function energyCostToEquip(game: WarGame, { icon, energy }: PowerCard): number {
  if (icon !== 'active') return 0
  const more = lastingEffectsOfDestiny(game).reduce(
    (sum, one) => sum + (one.holds === 'energyCost' ? one.by : 0),
    0,
  )
  return Math.max(0, energy + more)
}

/**
 * Replaces the power in an area, and returns the former one. Booklet: p. 3, Equipping Powers Outside the Character
 * Management Step (5).
 */
function swap(whose: WarCharacter, id: string, area: number): string | null {
  const instead = whose.areas[area] ?? null
  removeCardFromList(whose.spellbook, id)
  if (instead !== null) whose.spellbook.push(instead)
  whose.areas[area] = id
  return instead
}

type Permission = 'management' | 'icon' | TalentCard

/**
 * Returns the reason why a power may be equipped now; refuses the move if there is none. All other rules apply as
 * usual. Booklet: p. 3, New Powers and Talents (1); p. 3, Equipping Powers Outside the Character Management Step (1);
 * p. 4, The Spellbook Icon (1, 2).
 */
export function requirePermissionToEquip(game: WarGame, player: PlayerIndex, power: PowerCard): Permission {
  const { moment, phase } = game
  if (moment?.players.includes(player)) {
    if (moment.kind === 'action' && power.spellbook) return 'icon'
    const talents = talentsFor(game, player, moment, power)
    const free = talents.find(({ id }) => !moment.used.includes(`${player}:${id}`))
    if (free) return free
    if (talents.length > 0) return refuseMove({ kind: 'once' })
  }
  if (phase !== 'management') return refuseMove({ kind: 'notNow' })
  requirePlayerTurn(game, player)
  return 'management'
}

/**
 * Returns the talents that allow a power now. Talents for one icon come first, so that talents for any icon stay
 * unused longer.
 */
function talentsFor(
  game: WarGame,
  player: PlayerIndex,
  { kind }: FastEquipMoment,
  { icon }: PowerCard,
): TalentCard[] {
  const known = requireCharacterOfPlayer(game, player).talents.map((id) =>
    requireCardInList(game, 'talents', id),
  )
  const now = known.filter(({ equips }) => equips?.at === kind)
  return [icon, undefined].flatMap((kind) => now.filter(({ equips }) => equips?.icon === kind))
}

/** Removes a power without putting another one in its place. This is allowed only in the Character Management step. */
export function unequipPower(run: MoveContext, { player, area }: MoveOfKind<'unequip'>): void {
  const { game } = run
  const whose = requireCharacterOfPlayer(game, player)
  const card = whose.areas[area] ?? null
  if (card === null) return refuseMove({ kind: 'emptyArea' })
  if (game.phase !== 'management') refuseMove({ kind: 'management' })
  requirePlayerTurn(game, player)
  whose.areas[area] = null
  whose.spellbook.push(card)
  addWarEvent(run, { kind: 'unequipped', player, card })
}

/**
 * Adds a new power or talent of the character's class, each only once. Booklet: p. 2, Component Overview (1); p. 3,
 * Setup (1).
 */
export function learnCard(run: MoveContext, { player, card }: MoveOfKind<'learn'>): void {
  const whose = requireCharacterOfPlayer(run.game, player)
  const talent = findCardInList(run.game, 'talents', card)
  const found = talent ?? findCardInList(run.game, 'powers', card) ?? refuseMove({ kind: 'noCard' })
  if (found.cls !== whose.cls) refuseMove({ kind: 'otherClass' })
  if ([...whose.talents, ...whose.spellbook, ...whose.areas].includes(card)) refuseMove({ kind: 'known' })
  const place = talent ? whose.talents : whose.spellbook
  place.push(card)
  addWarEvent(run, { kind: 'learned', player, card, talent: talent !== undefined })
}
