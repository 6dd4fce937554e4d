/** Words the options of a decision: a label to click, and a line that explains it. */
import {
  cardTextWithoutRequirements,
  modalChoicesOfCard,
  textOfCardPart,
  textOfModalChoice,
  textOfPowerAt as textOfPower,
} from '../../cards/effect-text.ts'
import {
  type Card,
  type CardId,
  type CardView,
  type Decision,
  type ObjectId,
  type Option,
  optionId,
  PLACED_ONE_BY_ONE_TEXT,
  pickWithAmount,
  type View,
} from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import {
  cardNameForViewer,
  findCardInView,
  findLinkInView,
  isObjectInPlay,
  isObjectVisible,
  objectName,
  type SeatNames,
} from '../message-parts/names.ts'
import { boardCardNumbers } from '../message-parts/numbers.ts'
import { likelyTargetsFirst } from './likely-targets.ts'
import { isPassEndingTurn } from './own-turn.ts'
import { factsWithShortenedText } from './shorten-text.ts'

/** An option of a decision in words. */
export interface AnswerOffer {
  id: string
  group: MoveGroup
  label: string
  detail: string
  /** The facts about the option, which are the detail without the text of the card. */
  facts?: string
}

/** The groups of moves of a player with priority. All other options are in one group. */
export const MOVE_GROUPS = ['play', 'place', 'attack', 'use', 'other'] as const
export type MoveGroup = (typeof MOVE_GROUPS)[number]

/** Returns the options of a decision in words. Options with equal labels get numbers. */
export function offersOfDecision(
  view: View,
  decision: Decision,
  names: SeatNames,
  shown: CardsShownToSeat = {},
): AnswerOffer[] {
  const scene = { view, decision, names, shown }
  const numbers = boardCardNumbers(view, names)
  const offers = decision.options.flatMap((option, index) =>
    option.kind === 'number'
      ? numbersOf(decision)
      : shares(decision, onBoard(offer(scene, option, index), option, numbers)),
  )
  const named = numbered(decision.max === 1 ? withoutTwins(view, decision, offers) : offers)
  return likelyTargetsFirst(view, decision, askingCard(scene), named)
}

/** Adds the number that the card has in the picture of the board. */
function onBoard(one: AnswerOffer, option: Option, numbers: ReadonlyMap<ObjectId, number>): AnswerOffer {
  const number = 'object' in option ? numbers.get(option.object) : undefined
  return number === undefined ? one : { ...one, label: texts.choice.onBoard(one.label, number) }
}

/** Returns the numbers that can be chosen, at most the first 100. */
function numbersOf({ amounts }: Decision): AnswerOffer[] {
  const { min = 0, max = 0 } = amounts ?? {}
  return Array.from({ length: Math.min(100, max - min + 1) }, (_, i) => ({
    id: pickWithAmount(optionId.number, min + i),
    group: 'other',
    label: String(min + i),
    detail: '',
  }))
}

/** Offers this option once for each amount that it may get in a division: "3: Zulanji". */
function shares(decision: Decision, one: AnswerOffer): AnswerOffer[] {
  const { kind, amounts, options } = decision
  if (kind !== 'divide' || !amounts) return [one]
  const { max, sum = max } = amounts
  const least = minShare(decision)
  const most = Math.min(amounts.most?.[one.id] ?? max, sum - least * (options.length - 1))
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => offerWithShare(one, least + i))
}

/** Adds the share to the label: "3: Zulanji". */
export const offerWithShare = (one: AnswerOffer, share: number): AnswerOffer => ({
  ...one,
  id: pickWithAmount(one.id, share),
  label: texts.choice.share(share, one.label),
})

/**
 * Returns the smallest share. It is 0 if not every option must get something; options with 0 are left out of the
 * answer.
 */
export const minShare = ({ amounts, min, options }: Decision): number =>
  min < options.length ? 0 : (amounts?.min ?? 0)

/** Cards that only the asked seat sees. */
export type CardsShownToSeat = Readonly<Record<ObjectId, CardId>>

/** A question, with all that is needed to word its options. */
export interface AskedQuestion {
  view: View
  decision: Decision
  names: SeatNames
  shown: CardsShownToSeat
}

/** Returns a note that the card would cost its player another card (414). */
const violating = (view: View, id: ObjectId): string[] =>
  view.violating?.includes(id) ? [texts.choice.violates] : []

function offer(scene: AskedQuestion, option: Option, index: number): AnswerOffer {
  const { view } = scene
  const card = 'object' in option ? findCardInView(view, option.object) : null
  const name = card && card.card !== '' ? card.name : nameless(scene, option, index)
  const text = textLine(scene.names.printed(cardIdOf(scene, option)))
  const base = { id: option.id, detail: factsWithShortenedText([], text, DISCORD_LIMITS.optionDescription) }
  switch (option.kind) {
    case 'play':
      return {
        ...base,
        group: 'play',
        label: texts.choice.cost(name, card?.cost ?? 0),
        detail: described(violating(view, option.object), text),
      }
    case 'place':
      return {
        ...base,
        group: 'place',
        label: option.faceUp ? texts.choice.faceUp(name) : texts.choice.faceDown(name),
      }
    case 'attack':
      return {
        ...base,
        group: 'attack',
        label: nameIn(scene, card, name),
        detail: described(card ? [cardStateLine(card)] : [], text),
      }
    case 'quest':
      return {
        ...base,
        group: 'use',
        label: texts.choice.complete(name),
        detail: card ? powerText(scene, card, option.power) : '',
      }
    case 'power':
      return {
        ...base,
        group: 'use',
        label: texts.choice.usePower(nameIn(scene, card, name)),
        detail: card ? powerText(scene, card, option.power) : '',
      }
    case 'object':
      return {
        ...base,
        group: 'other',
        label: objectLabel(scene, card, name),
        ...withFacts(
          factsOf(scene, option, card),
          isOnlyHit(scene, card) ? '' : text,
          isElsewhere(scene, card),
        ),
      }
    case 'sabotage':
      return { ...base, group: 'other', label: texts.choice.sabotage(nameIn(scene, card, name)) }
    case 'thing':
      return {
        ...base,
        group: 'other',
        label: texts.choice.sabotage(texts.news.thing(scene.names.seat(option.seat), option.what)),
      }
    case 'trigger':
      return { ...base, group: 'other', label: texts.choice.effectOf(name) }
    case 'player':
      return { ...base, group: 'other', label: scene.names.seat(option.seat) }
    case 'word':
      return { ...base, group: 'other', label: wordLabel(option.word) }
    case 'cost':
      return {
        ...base,
        group: 'other',
        label: option.cost === 0 ? texts.choice.ownCost(name) : texts.choice.otherCost(name),
      }
    case 'mode':
      return { ...base, group: 'other', ...modeOffer(scene, option.mode) }
    default:
      return { ...base, group: 'other', label: plainLabel(option.kind, scene) }
  }
}

/**
 * Whether the card is a character among targets. Its own text is left out, because it could be read as the effect on
 * it.
 */
const isOnlyHit = ({ view, decision }: AskedQuestion, card: CardView | null): boolean =>
  decision.kind === 'target' && card?.health != null && isObjectInPlay(view, card.object)

const described = (facts: readonly string[], text: string): string =>
  factsWithShortenedText(facts, text, DISCORD_LIMITS.optionDescription)

/** Whether the card is not in play, so that people don't see its text on the board. */
const isElsewhere = ({ view }: AskedQuestion, card: CardView | null): boolean =>
  card !== null && !isObjectInPlay(view, card.object)

/** The maximum length of the text of a target that is not in play, beside the text of a move. */
const BESIDE = DISCORD_LIMITS.optionDescription / 2

const withFacts = (
  facts: readonly string[],
  text: string,
  needsText: boolean,
): Pick<AnswerOffer, 'detail' | 'facts'> => ({
  detail: described(facts, text),
  facts: needsText ? factsWithShortenedText(facts, text, BESIDE) : described(facts, ''),
})

function nameless(scene: AskedQuestion, option: Option, index: number): string {
  const id = cardIdOf(scene, option)
  const link = 'object' in option ? findLinkInView(scene.view, option.object) : null
  return id ? scene.names.card(id) : (link?.name ?? texts.choice.hidden(index + 1))
}

function cardIdOf({ view, shown }: AskedQuestion, option: Option): CardId {
  if (!('object' in option)) return ''
  return findCardInView(view, option.object)?.card || (shown[option.object] ?? '')
}

const nameIn = ({ view, names }: AskedQuestion, card: CardView | null, name: string): string =>
  card ? cardNameForViewer(card, names, view.viewer) : name

function plainLabel(kind: Option['kind'], { view, decision }: AskedQuestion): string {
  if (kind === 'pass') return isPassEndingTurn(view) ? texts.choice.endTurn : texts.choice.pass
  if (kind === 'yes') return texts.choice.yes
  if (kind === 'no') return texts.choice.no
  if (kind === 'keep') return texts.choice.keep
  if (kind === 'mulligan') return texts.choice.mulligan
  return texts.choice.none[decision.kind] ?? texts.choice.noneElse
}

function objectLabel(scene: AskedQuestion, card: CardView | null, name: string): string {
  const called = nameIn(scene, card, name)
  if (scene.decision.kind === 'strike') return texts.choice.strikeWith(called)
  if (scene.decision.kind === 'protect') return texts.choice.protectWith(called)
  if (scene.decision.kind === 'prevent') return texts.choice.preventWith(called)
  if (scene.decision.kind === 'layOut') return texts.choice.placeOne(called)
  return card?.cost != null && isPrivate(scene.decision) ? texts.choice.cost(called, card.cost) : called
}

const wordLabel = (word: string): string =>
  word === PLACED_ONE_BY_ONE_TEXT ? texts.choice.asPlaced : texts.choice.layout(word)

const isPrivate = ({ kind }: Decision): boolean => kind === 'discard' || kind === 'handSize'

/**
 * Returns the cost and the state of a card, and its owner if the choices belong to several players. For a card that
 * isn't in the view, returns the printed values.
 */
function factsOf(scene: AskedQuestion, option: Option, card: CardView | null): string[] {
  if (card && card.card !== '')
    return [...costOf(scene, card), cardStateLine(card), ...cardOwnerLines(scene, card)]
  return printedValuesOfCard(scene.names.printed(cardIdOf(scene, option)))
}

/**
 * Returns the cost of a card. For cards in play only the strike cost is shown. In a private choice the name of a
 * hand card already contains its cost.
 */
function costOf({ view, decision, names }: AskedQuestion, { card, cost, object }: CardView): string[] {
  const { strikeCost } = names.printed(card) ?? {}
  if (decision.kind === 'strike' && strikeCost !== undefined) return [texts.choice.strikeCosts(strikeCost)]
  return cost === null || isPrivate(decision) || isObjectInPlay(view, object)
    ? []
    : [texts.choice.costs(cost)]
}

/** Returns a card's printed cost, ATK and health, as words. */
export function printedValuesOfCard({ cost, atk, health }: Partial<Card> = {}): string[] {
  const t = texts.choice
  return [
    ...(cost === undefined ? [] : [t.costs(cost)]),
    ...(atk === undefined ? [] : [t.atk(atk)]),
    ...(health === undefined ? [] : [t.health(health, health)]),
  ]
}

/**
 * Returns the owner of a card, if the choices belong to several players. The name of a hero already contains its
 * player.
 */
export function cardOwnerLines(
  { view, decision, names }: Pick<AskedQuestion, 'view' | 'decision' | 'names'>,
  { controller, type }: CardView,
): string[] {
  const cards = cardsAmongChoices(view, decision)
  if (type === 'hero' || cards.every((one) => one.controller === controller)) return []
  return [controller === view.viewer ? texts.prompt.yours : names.seat(controller)]
}

/** Returns the cards among the choices that the viewer can see. */
export const cardsAmongChoices = (view: View, { options }: Decision): CardView[] =>
  options.flatMap((one) => ('object' in one ? (findCardInView(view, one.object) ?? []) : []))

/**
 * Whether the card is a face-down resource or rune, which has no values (412.1b). A hero that was turned over
 * keeps its values.
 */
const isBlank = ({ faceDown, type }: CardView): boolean => faceDown && type !== 'hero'

/** Returns the state of a card in one line, such as "3 ATK · 2/4 health · exhausted". */
export function cardStateLine(card: CardView): string {
  const exhausted = card.exhausted ? [texts.choice.exhausted] : []
  if (isBlank(card)) return [texts.choice.liesFaceDown, ...exhausted].join(' · ')
  const health = card.health === null ? [] : [texts.choice.health(card.health - card.damage, card.health)]
  const atk = card.atk === null ? [] : [texts.choice.atk(card.atk)]
  const def = card.def === null ? [] : [texts.choice.def(card.def)]
  return [...atk, ...health, ...def, ...exhausted].join(' · ')
}

const textLine = (card: Card | undefined): string => (card ? cardTextWithoutRequirements(card) : '')

/** Returns the text of one power of a card. If another card gives it, the text is in that card's data. */
function powerText({ names }: AskedQuestion, { card, added = [] }: CardView, power: number): string {
  const own = names.printed(card)
  const one = own?.powers[power]
  if (own && one) return textOfCardPart(own, { powers: [one] })
  const given = added.find((other) => other.power === power)
  const giver = given && names.printed(given.card)
  return giver ? factsWithShortenedText([], textOfPower(giver, given), DISCORD_LIMITS.optionDescription) : ''
}

/**
 * Returns the card whose effect asks the decision. It may be in play, on the chain or only shown to the asked seat.
 */
export function askingCard({
  view,
  decision: { source = 0 },
  names,
  shown,
}: AskedQuestion): Card | undefined {
  return names.printed(
    findCardInView(view, source)?.card || findLinkInView(view, source)?.card || (shown[source] ?? ''),
  )
}

function modeOffer(scene: AskedQuestion, mode: number): Pick<AnswerOffer, 'label' | 'detail'> {
  return { label: modeTextOfAskingCard(scene, mode) || texts.choice.mode(mode + 1), detail: '' }
}

/** Describes a mode of the asking card. */
export function modeTextOfAskingCard(scene: AskedQuestion, mode: number): string {
  const card = askingCard(scene)
  return card ? textOfModalChoice(card, mode, modalChoicesOfCard(card)) : ''
}

/** Merges copies of a card in hand into one offer, because it doesn't matter which copy is chosen. */
function withoutTwins(view: View, decision: Decision, offers: AnswerOffer[]): AnswerOffer[] {
  const hands = new Set(view.seats.flatMap((seat) => seat.hand.cards.map((card) => card.object)))
  const seen = new Set<string>()
  return offers.filter((one, index) => {
    const option = decision.options[index]
    if (!option || !('object' in option) || !hands.has(option.object)) return true
    const twin = `${option.kind}${one.label}`
    return !seen.has(twin) && seen.add(twin)
  })
}

function numbered(offers: AnswerOffer[]): AnswerOffer[] {
  const keys = offers.map(({ group, label }) => `${group}${label}`)
  const [copies, told] = [new Map<string, number>(), new Map<string, number>()]
  for (const key of keys) copies.set(key, (copies.get(key) ?? 0) + 1)
  return offers.map((one, at) => {
    const key = keys[at] ?? ''
    if (copies.get(key) === 1) return one
    const number = (told.get(key) ?? 0) + 1
    told.set(key, number)
    return { ...one, label: `${one.label} #${number}` }
  })
}

/**
 * Whether everybody may know these options: the table's view shows the asking card and every card among the
 * options.
 */
export function areOptionsPublic(table: View, decision: Decision): boolean {
  if (decision.kind === 'priority') return false
  if (decision.source !== undefined && !isObjectVisible(table, decision.source)) return false
  return decision.options.every((option) => !('object' in option) || isObjectVisible(table, option.object))
}

/** Returns the objects that can be chosen, if everybody may know them. */
export const publicChoices = (table: View, decision: Decision): ObjectId[] =>
  areOptionsPublic(table, decision)
    ? decision.options.flatMap((option) => ('object' in option ? [option.object] : []))
    : []

/** Whether the decision refers to cards that its own view does not name. */
export function hasHiddenCards(view: View, decision: Decision): boolean {
  const ids = decision.options.flatMap((option) => ('object' in option ? [option.object] : []))
  return [...ids, ...(decision.source === undefined ? [] : [decision.source])].some(
    (id) => !isObjectVisible(view, id),
  )
}

/** Returns the name of the asking card, if it may be named. */
export function askingCardName(
  view: View,
  decision: Decision,
  names: SeatNames,
  shown: CardsShownToSeat = {},
): string | null {
  const { source } = decision
  if (source === undefined) return null
  if (isObjectVisible(view, source)) return objectName(view, names, source)
  const id = shown[source]
  return id ? names.card(id) : null
}

/** Whether the answer can be given in a form: a number, a free name, or a division that fits into a form. */
export const canBeAnsweredInForm = (decision: Decision): boolean =>
  asksForNumber(decision) || decision.says !== undefined || isDivided(decision)

export const asksForNumber = ({ options }: Decision): boolean => options.some(({ kind }) => kind === 'number')

const isDivided = ({ kind, options }: Decision): boolean =>
  kind === 'divide' && options.length <= DISCORD_LIMITS.formFields
