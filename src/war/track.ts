/** The turn track (p. 6 and 7): the marker, faction turns, and the icons of the spaces on which the marker stops. */
import { ITEM_DECKS } from './cards.ts'
import { type MoveOfKind, OPEN_QUEST_COUNT, type WarGame } from './model.ts'
import {
  addWarEvent,
  drawTopCardOfPile,
  type MoveContext,
  prependRemainingSteps,
  refuseMove,
  requireFactionTurn,
} from './move-context.ts'

const other = { alliance: 'horde', horde: 'alliance' } as const

/** Ends a faction's turn. The marker advances by one space, and the other faction's turn begins. */
export function endTurn(run: MoveContext, { by }: MoveOfKind<'turn'>): void {
  const { game } = run
  requireFactionTurn(game, by)
  if (game.combat) refuseMove({ kind: 'inCombat' })
  mustFit(game, 1)
  game.faction = other[game.faction]
  game.phase = 'actions'
  endFastEquipAndQuestRedraw(game)
  addWarEvent(run, { kind: 'faction', faction: game.faction })
  prependRemainingSteps(run, { do: 'space', left: 0 })
}

/** Begins the Character Management step, the last one of a faction's turn. */
export function beginCharacterManagement(run: MoveContext, { by }: MoveOfKind<'manage'>): void {
  requireFactionTurn(run.game, by)
  if (run.game.combat) refuseMove({ kind: 'inCombat' })
  run.game.phase = 'management'
  run.game.moment = null
  addWarEvent(run, { kind: 'phase' })
}

/** Advances the marker by several spaces, as a player reports for a card. Refuses to go beyond the end of the track. */
export function advanceMarkerByMove(run: MoveContext, { spaces }: MoveOfKind<'advance'>): void {
  if (!Number.isInteger(spaces) || spaces < 1) refuseMove({ kind: 'spaces' })
  mustFit(run.game, spaces)
  prependRemainingSteps(run, { do: 'space', left: spaces - 1 })
}

function mustFit({ marker, lists }: WarGame, spaces: number): void {
  const left = lists.board.spaces - marker
  if (spaces > left) refuseMove({ kind: 'trackEnds', spaces: left })
}

/**
 * Advances the marker for a card's effect. It stops at the end of the track, because a card's effect is never
 * refused.
 */
export function advanceMarkerByEffect(run: MoveContext, spaces: number): void {
  const steps = Math.min(spaces, run.game.lists.board.spaces - run.game.marker)
  if (steps > 0) prependRemainingSteps(run, { do: 'space', left: steps - 1 })
}

/**
 * Advances the marker by one space. A hit token there is handled before the icons, which count only where the marker
 * stops. Booklet: p. 7, Destiny Cards (8, 9).
 */
export function advanceMarkerOneSpace(run: MoveContext, left: number): void {
  const { game } = run
  game.marker += 1
  addWarEvent(run, { kind: 'marker', to: game.marker, ignored: left > 0 && iconOf(game) !== null })
  const onwards = left > 0 ? [{ do: 'space' as const, left: left - 1 }] : stopping(game)
  const expires = game.destiny.due === game.marker ? [{ do: 'expire' as const }] : []
  prependRemainingSteps(run, ...expires, ...onwards)
}

function iconOf({ lists, marker }: WarGame): 'event' | 'merchant' | null {
  return lists.board.icons.find(({ space }) => space === marker)?.icon ?? null
}

/**
 * Returns the steps for the icon of a space: an event, or items for the Merchant. Booklet: p. 2, Component Overview
 * (4); p. 3, Setup (4).
 */
function stopping(game: WarGame) {
  const icon = iconOf(game)
  if (icon === 'event') return [{ do: 'deed' as const, deed: { do: 'event' as const, count: 1 } }]
  return icon === 'merchant' ? [{ do: 'deed' as const, deed: { do: 'merchant' as const } }] : []
}

/** Gives the top card of each Item deck except the special one to the Merchant. */
export function giveItemsToMerchant(run: MoveContext): void {
  for (const deck of ITEM_DECKS) {
    if (deck === 'special' || run.game.piles[deck].deck.length === 0) continue
    const card = drawTopCardOfPile(run, deck)
    if (card === null) continue
    run.game.merchant.push(card)
    addWarEvent(run, { kind: 'merchant', card, from: null })
  }
}

/**
 * Ends the moment for fast-equipping, because an action begins, or because a combat or a turn ends. Open quests are no
 * longer fresh.
 */
export function endFastEquipAndQuestRedraw(game: WarGame): void {
  game.moment = null
  for (const quest of game.quests.slice(0, OPEN_QUEST_COUNT)) quest.fresh = false
}
