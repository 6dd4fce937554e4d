/** The cards whose identity one seat may not know, and the places among which they can be dealt again. */
import type { Frame } from '../model/state/frame.ts'
import type { Game, GameObject, Link, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { isRememberedBy } from '../model/state/memory.ts'
import { mayKnowCard } from './card-view.ts'

/**
 * Returns the hidden cards that the seat doesn't remember, in groups. A group has the cards of one owner that come from
 * the same deck. The seat doesn't know where each card of a group is, and knows only the lists of decks that it owns and of
 * printed ones (`assumed.ts`). Cards outside the game form a separate group.
 * @param shown the cards that the seat is being shown
 */
export function groupHiddenCards(game: Game, seat: Seat, shown: ReadonlySet<ObjectId>): ObjectId[][] {
  const groups = new Map<string, ObjectId[]>()
  const inQuestion = handsInQuestion(game, seat)
  for (const object of Object.values(game.objects)) {
    if (!isObjectACard(object) || shown.has(object.id) || !isHidden(game, seat, object)) continue
    if (isRememberedBy(object, seat) && !isInQuestion(object, inQuestion)) continue
    const key = groupOf(object)
    const group = groups.get(key)
    if (group) group.push(object.id)
    else groups.set(key, [object.id])
  }
  return [...groups.values()]
}

function groupOf({ owner, deck = '', zone }: GameObject): string {
  return `${owner} ${zone === 'collection' || zone === 'gone' ? zone : deck}`
}

/**
 * Whether an object stands for a card now. A card that became another object counts as the new object (`imagined.ts`).
 */
export const isObjectACard = ({ became, token, duplicate, thing }: GameObject): boolean =>
  became === undefined && !token && !duplicate && thing === undefined

/** Whether a card is in a hand in which its owner has chosen cards in secret. */
const isInQuestion = ({ zone, owner }: GameObject, seats: readonly Seat[]): boolean =>
  zone === 'hand' && seats.includes(owner)

/**
 * Returns the other players who have chosen cards of their hands in secret and haven't moved them yet. If the seat's
 * memory counted there, it would show which cards were chosen.
 */
function handsInQuestion({ objects, frames }: Game, seat: Seat): Seat[] {
  const ids = frames.flatMap((frame) =>
    isFrameSecretFromSeat(frame, seat) ? sourceOf(frame) : chosenIn(frame),
  )
  return ids.flatMap((id) => {
    const { zone, owner } = objects[id] ?? {}
    return zone === 'hand' && owner !== undefined && owner !== seat ? [owner] : []
  })
}

const sourceOf = (frame: Frame): ObjectId[] => {
  const source = contextIn(frame)?.source
  return source === undefined ? [] : [source]
}

function chosenIn(frame: Frame): readonly ObjectId[] {
  if (frame.kind === 'happen') return frame.moves.map(({ object }) => object)
  if (frame.kind === 'stash') return [frame.object]
  const bound = Object.values(contextIn(frame)?.bound ?? {}).flat()
  return frame.kind === 'effect' ? [...(frame.chosen ?? []), ...(frame.said ?? []), ...bound] : bound
}

function isHidden(game: Game, seat: Seat, { id, zone }: GameObject): boolean {
  return zone === 'chain' ? isSecretResource(game, seat, id) : !mayKnowCard(game, seat, id)
}

/** Whether another player is placing the card face down (415.6a). */
const isSecretResource = (game: Game, seat: Seat, id: ObjectId): boolean =>
  game.chain.some((link) => link.object === id && isLinkSecretFromSeat(link, seat))

/** Whether the link is a resource that another player is placing face down (415.6a). */
export function isLinkSecretFromSeat({ kind, path, controller }: Link, seat: Seat): boolean {
  return kind === 'resource' && path !== 'faceUp' && controller !== seat
}

/**
 * Returns the cards that the seat has been shown although their zone is hidden: the cards that it may choose now, the
 * cards that were just revealed, and the cards whose text is at work or is being announced. Announced cards stay in
 * their zones until their costs are paid (707.1), for instance on top of a deck.
 */
export function cardsShownToSeat(game: Game, seat: Seat): ReadonlySet<ObjectId> {
  const { chain, frames, waiting, shown = [] } = game
  const texts = [
    ...chain.filter((link) => !isLinkSecretFromSeat(link, seat)),
    ...frames.filter((frame) => !isFrameSecretFromSeat(frame, seat)),
    ...waiting,
  ]
  return new Set([
    ...offeredTo(game, seat),
    ...shown,
    ...texts.flatMap((one) => contextIn(one)?.source ?? []),
  ])
}

/** Whether the frame announces a resource that another player is placing face down. */
export function isFrameSecretFromSeat(frame: Frame, seat: Seat): boolean {
  return (
    frame.kind === 'announce' && frame.what === 'resource' && !frame.faceUp && frame.ctx.controller !== seat
  )
}

const contextIn = (holder: Frame | { ctx: TextContext }): TextContext | undefined =>
  'ctx' in holder ? holder.ctx : undefined

/**
 * Returns the cards that the seat may choose now and so looks at, except cards in play, such as face-down resources.
 */
function offeredTo({ decision, objects }: Game, seat: Seat): ObjectId[] {
  if (decision?.seat !== seat) return []
  return decision.options.flatMap((option) =>
    'object' in option && objects[option.object]?.zone !== 'play' ? [option.object] : [],
  )
}
