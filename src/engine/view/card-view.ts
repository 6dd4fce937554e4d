/** The view of one card: who may know it, and its current characteristics. */
import type { Card } from '../model/data/card.ts'
import { printedCard } from '../model/data/card-registry.ts'
import type { CardType, DamageType, Keyword } from '../model/data/vocabulary/basic-words.ts'
import type { Characteristics } from '../model/derived/derived.ts'
import type { Game } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, objectById } from '../model/state/objects.ts'
import { isBlankAndHidden, isRowAddedByRaid } from '../model/state/rows.ts'
import { FIRST_INDEX_OF_ADDED_POWERS } from '../queries/applying.ts'
import { isShownAsReminder, viewersOfFaceDownResources } from '../queries/boss.ts'
import { canSeeCardInDeck } from '../queries/open-decks.ts'
import { characteristicsOf } from '../queries/projection.ts'

/** A card as the viewer sees it. `card` is '' if the card is hidden, and then no other field reveals what it is. */
export interface CardView {
  object: ObjectId
  card: CardId
  name: string
  type: CardType | null
  owner: Seat
  controller: Seat
  cost: number | null
  atk: number | null
  damageTypes: DamageType[]
  health: number | null
  def: number | null
  damage: number
  exhausted: boolean
  faceDown: boolean
  number?: number // The number stays the same while the card is in play; heroes and face-down resources have none.
  keywords: Partial<Record<Keyword, number>>
  counters?: Record<string, number> // The number of counters by name (404.1).
  gained?: string[] // Tags that the card has but that aren't printed on it, such as The Bomb (202.3).
  added?: AddedPower[] // Powers that another card gives this card, and that its player can use (700.3).
  attachments: CardView[]
}

/**
 * The number of a power as options name it, and the place of its text: the card that gives it, and a path in its
 * data.
 */
interface AddedPower {
  power: number
  card: CardId
  path: string
}

/**
 * Whether the viewer may know which card this is. A viewer knows no card in a face-down deck (415.3a). They know
 * their own hand (415.4a), every graveyard (415.5a), cards that were removed face up (415.7b), and cards in play,
 * except other players' face-down resources (415.8c). A resource that serves as a reminder is known to everybody
 * (R201.2b).
 */
export function mayKnowCard(game: Game, viewer: Seat | null, id: ObjectId): boolean {
  const { zone, owner, play, unseen } = objectById(game, id)
  if (zone === 'deck') return canSeeCardInDeck(game, viewer, id)
  if (unseen) return viewer !== null && unseen.includes(viewer)
  if (zone === 'hand' || zone === 'collection') return viewer === owner
  if (zone === 'play' && play && isBlankAndHidden(play) && !isRowAddedByRaid(play.row))
    return (
      isShownAsReminder(game, id) ||
      (viewer !== null && viewersOfFaceDownResources(game, play.controller).includes(viewer))
    )
  return true
}

/** Returns the view of a card. If the viewer may not know the card, the view doesn't reveal it. */
export const cardView = (game: Game, viewer: Seat | null, id: ObjectId): CardView =>
  viewOf(game, viewer, id, mayKnowCard(game, viewer, id) ? facts(game, id) : hiddenFacts)

/** Returns the view of a card in whichever zone it is, without checking who may know the card. */
export const fullCardView = (game: Game, id: ObjectId): CardView => viewOf(game, null, id, facts(game, id))

/**
 * Returns the view of a card with the given facts. It is built field by field: with spreads, V8 would define each field
 * again, which took a thirtieth of a bot's time.
 */
function viewOf(game: Game, viewer: Seat | null, id: ObjectId, known: Facts): CardView {
  const { owner, play } = objectById(game, id)
  const view: CardView = {
    object: id,
    owner,
    controller: play?.controller ?? owner,
    damage: play?.damage ?? 0,
    exhausted: play?.exhausted ?? false,
    faceDown: play?.faceDown ?? false,
    attachments: play ? attachedTo(game, viewer, id) : [],
    card: known.card,
    name: known.name,
    type: known.type,
    cost: known.cost,
    atk: known.atk,
    damageTypes: known.damageTypes,
    health: known.health,
    def: known.def,
    keywords: known.keywords,
  }
  if (play?.number !== undefined) view.number = play.number
  if (play?.counters) view.counters = { ...play.counters }
  if (known.gained) view.gained = known.gained
  if (known.added) view.added = known.added
  return view
}

/** Returns the views of the cards that are attached to a card in play (400.6). */
function attachedTo(game: Game, viewer: Seat | null, host: ObjectId): CardView[] {
  const found: CardView[] = []
  for (const id of game.play)
    if (objectById(game, id).play?.host === host) found.push(cardView(game, viewer, id))
  return found
}

type Facts = Pick<
  CardView,
  | 'card'
  | 'name'
  | 'type'
  | 'cost'
  | 'atk'
  | 'damageTypes'
  | 'health'
  | 'def'
  | 'keywords'
  | 'gained'
  | 'added'
>

const hiddenFacts: Facts = {
  card: '',
  name: '',
  type: null,
  cost: null,
  atk: null,
  damageTypes: [],
  health: null,
  def: null,
  keywords: {},
}

/**
 * Returns the facts of a card for a viewer who may know it. A face-down resource is blank in the game, but its
 * controller may look at it (415.8c).
 */
function facts(game: Game, id: ObjectId): Facts {
  const object = objectById(game, id)
  const card = printedCard(game, object.card)
  const blank = cardOf(game, id).id === ''
  const now = characteristicsOf(game, id)
  const has = (value: number | undefined, current: number): number | null =>
    value === undefined && current === 0 ? null : current
  const known: Facts = {
    card: card.id,
    name: object.called ?? card.name,
    type: card.type,
    cost: card.cost ?? null,
    atk: blank ? null : card.type === 'hero' ? now.atk : has(card.atk, now.atk),
    damageTypes: [...now.damageTypes],
    health: blank ? null : has(card.health, now.health),
    def: blank ? null : has(card.def, now.def),
    keywords: { ...now.keywords },
  }
  const got = gained(card, now)
  if (got.length > 0) known.gained = got
  const added = addedPowers(now)
  if (added) known.added = added
  return known
}

/** Few cards have added powers, so the list is made only for those. */
function addedPowers({ powers }: Characteristics): AddedPower[] | undefined {
  let added: AddedPower[] | undefined
  for (const { index, use, card, text } of powers) {
    if (!use || index < FIRST_INDEX_OF_ADDED_POWERS) continue
    added ??= []
    added.push({ power: index, card, path: text })
  }
  return added
}

/** Returns the tags that a card has gained (202.3). */
function gained({ tags: printedOn }: Card, { tags }: Characteristics): string[] {
  if (tags === printedOn) return []
  const own = new Set(printedOn.map(({ tag }) => tag))
  return tags.flatMap(({ tag }) => (own.has(tag) ? [] : [tag]))
}
