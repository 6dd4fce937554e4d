/** The turn track (p. 6 and 7): the marker, faction turns, and the icons of the spaces on which the marker stops. */
import { ITEM_DECKS } from './cards.ts'
import { type MoveOf, QUESTS_OPEN, type War } from './model.ts'
import { draw, mustBeOfTurn, next, type Run, refuse, say } from './run.ts'

const other = { alliance: 'horde', horde: 'alliance' } as const

/** A faction's turn ends. The marker advances by one, and the other faction's turn begins. */
export function endTurn(run: Run, { by }: MoveOf<'turn'>): void {
  const { game } = run
  mustBeOfTurn(game, by)
  if (game.combat) refuse({ kind: 'inCombat' })
  mustFit(game, 1)
  game.faction = other[game.faction]
  game.phase = 'actions'
  settled(game)
  say(run, { kind: 'faction', faction: game.faction })
  next(run, { do: 'space', left: 0 })
}

/** The last step of a faction's turn, in which powers are equipped as usual. */
export function manage(run: Run, { by }: MoveOf<'manage'>): void {
  mustBeOfTurn(run.game, by)
  if (run.game.combat) refuse({ kind: 'inCombat' })
  run.game.phase = 'management'
  run.game.moment = null
  say(run, { kind: 'phase' })
}

/** Advances the marker by several spaces for a card's effect. */
export function advance(run: Run, { spaces }: MoveOf<'advance'>): void {
  if (!Number.isInteger(spaces) || spaces < 1) refuse({ kind: 'spaces' })
  mustFit(run.game, spaces)
  next(run, { do: 'space', left: spaces - 1 })
}

function mustFit({ marker, lists }: War, spaces: number): void {
  const left = lists.board.spaces - marker
  if (spaces > left) refuse({ kind: 'trackEnds', spaces: left })
}

/** Stops at the end of the track, because a card's effect is never refused. */
export function advanceBy(run: Run, spaces: number): void {
  const steps = Math.min(spaces, run.game.lists.board.spaces - run.game.marker)
  if (steps > 0) next(run, { do: 'space', left: steps - 1 })
}

/**
 * p. 7, Destiny Cards (8, 9): advances by one space. A hit token there comes before the icons, which count only where
 * the marker stops.
 */
export function space(run: Run, left: number): void {
  const { game } = run
  game.marker += 1
  say(run, { kind: 'marker', to: game.marker, ignored: left > 0 && iconOf(game) !== null })
  const onwards = left > 0 ? [{ do: 'space' as const, left: left - 1 }] : stopping(game)
  const expires = game.destiny.due === game.marker ? [{ do: 'expire' as const }] : []
  next(run, ...expires, ...onwards)
}

function iconOf({ lists, marker }: War): 'event' | 'merchant' | null {
  return lists.board.icons.find(({ space }) => space === marker)?.icon ?? null
}

/** p. 2, Component Overview (4); p. 3, Setup (4): an event, or items for the Merchant. */
function stopping(game: War) {
  const icon = iconOf(game)
  if (icon === 'event') return [{ do: 'deed' as const, deed: { do: 'event' as const, count: 1 } }]
  return icon === 'merchant' ? [{ do: 'deed' as const, deed: { do: 'merchant' as const } }] : []
}

/** The top card of each common Item deck goes to the Merchant. */
export function stock(run: Run): void {
  for (const deck of ITEM_DECKS) {
    if (deck === 'special' || run.game.piles[deck].deck.length === 0) continue
    const card = draw(run, deck)
    if (card === null) continue
    run.game.merchant.push(card)
    say(run, { kind: 'merchant', card, from: null })
  }
}

/** A new move ends the moment for fast-equipping, and quests that were drawn before it are no longer fresh. */
export function settled(game: War): void {
  game.moment = null
  for (const quest of game.quests.slice(0, QUESTS_OPEN)) quest.fresh = false
}
