/**
 * The facts that the text of a question must contain. A fact is present if one line contains it: a line of the
 * message, a button, one choice of a select with its second line, or a sentence of a picture's words.
 *
 * - A character that is targeted or attacked, that protects or that gets a share: the name with the health that is
 * left,
 *   and the owner if the choices have several owners.
 * - Other cards to choose from or give away: the name with cost, ATK, health and what the card does.
 * - A choice that a text asks for (a target, a card, a number, a division): what that text does. A window: what the
 *   topmost link does. The use of a power: what the power does.
 * - protect: also the attacker's ATK and the remaining health of the attacked; prevent: the amount, and the health
 * left.
 * - strike: the weapon with its strike cost and ATK; may: the card that asks, with the text that asks; mode: that card,
 *   and what each mode does; mulligan: the names of the cards in hand.
 */
import {
  cardTextWithoutRequirements,
  textOfEffectAt,
  textOfModalChoice,
  textOfPowerAt,
} from '../../src/cards/effect-text.ts'
import { allCards } from '../../src/cards/index.ts'
import { findCardInView, type SeatNames } from '../../src/discord/message-parts/names.ts'
import type {
  Card,
  CardId,
  CardView,
  Decision,
  DecisionKind,
  LinkView,
  ObjectId,
  Option,
  View,
} from '../../src/engine/index.ts'
import { texts } from '../../src/texts/texts.ts'

export interface AskedQuestion {
  view: View // the view of the asked person
  decision: Decision
  names: SeatNames
  /** Cards that only this question shows to the asked person. */
  shown: Readonly<Record<ObjectId, CardId>>
  lines: readonly string[]
}

type Rule = (asked: AskedQuestion) => string[]

const RULES: Partial<Record<DecisionKind, Rule>> = {
  priority: (asked) => [...topmost(asked), ...powers(asked)],
  target: ofText,
  number: asking,
  name: asking,
  defender: options,
  choose: ofText,
  aim: options,
  divide: ofText,
  unique: options,
  discard: ofText,
  handSize: options,
  protect: (asked) => [...options(asked), ...attacker(asked), ...about(asked)],
  prevent: (asked) => [...about(asked), ...amount(asked)],
  strike: weapons,
  may: (asked) => [...source(asked), ...asking(asked)],
  mode: (asked) => [...source(asked), ...modes(asked)],
  mulligan: hand,
}

/** Returns the missing facts, in a few words each. */
export const missingFacts = (asked: AskedQuestion): string[] => RULES[asked.decision.kind]?.(asked) ?? []

function options(asked: AskedQuestion): string[] {
  const { view, decision, shown } = asked
  const objects = decision.options.flatMap((option) => ('object' in option ? [option.object] : []))
  const cards = objects.flatMap((id) => cardNamed(asked, id) ?? [])
  const hidden = objects.filter((id) => !cardNamed(asked, id)).flatMap((id) => shown[id] ?? [])
  const isMixed = new Set(cards.filter(isInPlay(view)).map(({ controller }) => controller)).size > 1
  return unique([
    ...cards.flatMap((card) => ofCard(asked, card, isMixed)),
    ...hidden.flatMap((id) => ofHidden(asked, id)),
  ])
}

const isInPlay =
  ({ seats }: View) =>
  ({ object }: CardView): boolean =>
    seats.some((seat) =>
      [...seat.allies, ...seat.equipment, ...seat.abilities, ...(seat.hero ? [seat.hero] : [])].some(
        (one) => one.object === object || one.attachments.some((other) => other.object === object),
      ),
    )

function ofCard(asked: AskedQuestion, card: CardView, isMixed: boolean): string[] {
  if (card.faceDown && card.type !== 'hero') return lacking(asked, [card.name], [FACE_DOWN])
  const inPlay = isInPlay(asked.view)(card)
  const facts = inPlay
    ? [...leftFact(card), ...(isMixed ? ownerFacts(asked, card) : [])]
    : [costFact(card.cost), ...atkFact(card.atk), ...leftFact(card), ...textFact(allCards.get(card.card))]
  return lacking(asked, [card.name, shortOf(card)], facts)
}

function ofHidden(asked: AskedQuestion, id: CardId): string[] {
  const card = allCards.get(id)
  if (!card) return []
  const facts = [costFact(card.cost ?? null), ...atkFact(card.atk ?? null), ...textFact(card)]
  return lacking(asked, [card.name], facts)
}

interface Fact {
  what: string
  isIn: (line: string) => boolean
}

/** Returns the facts that no line with the name contains. Of several such lines, the one with the most facts counts. */
function lacking({ lines }: AskedQuestion, called: readonly string[], facts: readonly Fact[]): string[] {
  const [name = ''] = called
  const own = lines.filter((line) => called.some((one) => line.includes(one)))
  if (own.length === 0) return [`${name}: its name`]
  const lacks = own.map((line) => facts.filter((fact) => !fact.isIn(without(line, called))))
  const least = lacks.reduce((best, one) => (one.length < best.length ? one : best))
  return least.map(({ what }) => `${name}: ${what}`)
}

const without = (line: string, called: readonly string[]): string =>
  called.reduce((rest, name) => rest.replaceAll(name, '…'), line)

/** A resource that is face down is blank (412.1b). */
const FACE_DOWN: Fact = {
  what: 'that it lies face down',
  isIn: (line) => line.includes(texts.choice.liesFaceDown),
}

const leftFact = ({ health, damage }: CardView): Fact[] => {
  if (health === null) return []
  const left = health - damage
  const pattern = new RegExp(
    `(^|\\D)${left} ?(/|of) ?${health}(\\D|$)|(^|\\D)${left} (health|left)|(health|❤|has|left:?) ${left}(\\D|$)|❤${left}(\\D|$)`,
  )
  return [{ what: `${left} health left`, isIn: (line) => pattern.test(line) }]
}

const atkFact = (atk: number | null): Fact[] => {
  if (atk === null) return []
  const pattern = new RegExp(
    `(^|\\D)${atk} ?(ATK|⚔)|(ATK|⚔) ?${atk}(\\D|$)|(deals|hits for|for) ${atk}(\\D|$)|\\+${atk}(\\D|$)|(^|\\D)${atk}/\\d`,
  )
  return [{ what: `${atk} ATK`, isIn: (line) => pattern.test(line) }]
}

const costFact = (cost: number | null): Fact => {
  const pattern = new RegExp(
    `\\(${cost ?? 0}\\)|(costs?|strike) ${cost ?? 0}(\\D|$)|(^|\\D)${cost ?? 0} (resource|mana)${cost ? '' : '|free'}`,
  )
  return { what: `cost ${cost ?? 0}`, isIn: (line) => cost === null || pattern.test(line) }
}

/**
 * Returns the fact whose card it is: the owner's name or hero, for the viewer also "your", for the lair also its usual
 * names. A hero needs no owner.
 */
function ownerFacts({ view, names }: AskedQuestion, { controller, type }: CardView): Fact[] {
  if (type === 'hero') return []
  const hero = view.seats.find(({ seat }) => seat === controller)?.hero
  const called = [names.seat(controller), ...(hero ? [hero.name, shortOf(hero)] : [])]
  const word =
    controller === view.viewer ? /\byours?\b/i : names.isLair(controller) ? /\b(enemy|Dungeon)\b/ : null
  const isIn = (line: string) => called.some((name) => line.includes(name)) || word?.test(line) === true
  return [{ what: 'whose it is', isIn }]
}

/** Returns the short name of a hero: "Frizlix" for "Frizlix of Kezan"; for other cards the whole name. */
const shortOf = ({ name, type }: CardView): string =>
  type === 'hero' ? (name.split(/ of |, /)[0] ?? name) : name

function attacker(asked: AskedQuestion): string[] {
  const card = cardNamed(asked, asked.decision.source)
  return card ? lacking(asked, [card.name, shortOf(card)], atkFact(card.atk)) : []
}

function about(asked: AskedQuestion): string[] {
  const card = cardNamed(asked, asked.decision.about)
  return card ? lacking(asked, [card.name, shortOf(card)], leftFact(card)) : []
}

function amount({ decision, lines }: AskedQuestion): string[] {
  const pattern = new RegExp(`(^|\\D)${decision.amount ?? 0}(\\D|$)`)
  return lines.some((line) => pattern.test(line)) ? [] : [`the ${decision.amount} damage`]
}

function weapons(asked: AskedQuestion): string[] {
  return unique(
    asked.decision.options.flatMap((option) => {
      const card = cardNamed(asked, 'object' in option ? option.object : undefined)
      if (!card) return []
      const cost = allCards.get(card.card)?.strikeCost
      return lacking(asked, [card.name], [costFact(cost ?? null), ...atkFact(card.atk)])
    }),
  )
}

/** Returns the name of the card that asks, if no line has it. */
function source(asked: AskedQuestion): string[] {
  const card = cardAsking(asked)
  const isNamed = !card || plain(asked.lines.join('\n')).includes(card.name)
  return isNamed ? [] : [`${card.name}: its name`]
}

function cardAsking(asked: AskedQuestion): Card | undefined {
  const { decision, view, shown } = asked
  const link = view.chain.find(({ object }) => object === decision.source)
  return allCards.get(
    cardNamed(asked, decision.source)?.card ?? link?.card ?? shown[decision.source ?? 0] ?? '',
  )
}

function ofText(asked: AskedQuestion): string[] {
  return [...options(asked), ...asking(asked)]
}

/** Returns the effect of the text that asks as missing, if no line has it. Nothing is missing if no text asks. */
function asking(asked: AskedQuestion): string[] {
  const { view, decision, lines } = asked
  const place = view.waitingFor?.decision === decision.id ? view.asking : undefined
  const card = place ? allCards.get(place.card) : cardAsking(asked)
  if (!card) return []
  const text = (decision.kind === 'may' ? textOfPowerAt : textOfEffectAt)(card, place ?? { path: null })
  const possible = [text, ...(place ? [] : givenTexts(cardNamed(asked, decision.source)))]
  return lines.some((line) => possible.some((one) => says(line, one))) ? [] : [`${card.name}: what it does`]
}

/** Returns the texts of the powers that other cards give a card. One of them may ask for the target of the move. */
function givenTexts(card: CardView | null): string[] {
  return (card?.added ?? []).flatMap((given) => {
    const giver = allCards.get(given.card)
    return giver ? [textOfPowerAt(giver, given)] : []
  })
}

/** Returns the effect of the topmost link, to which a player may respond, as missing if no line has it. */
function topmost({ view, lines }: AskedQuestion): string[] {
  const link = view.chain.at(-1)
  const card =
    link && link.kind !== 'proposal' && link.kind !== 'resource' ? allCards.get(link.card) : undefined
  if (!link || !card) return []
  return lines.some((line) => says(line, linkText(card, link))) ? [] : [`${card.name}: what it does`]
}

const linkText = (card: Card, link: LinkView): string =>
  link.kind === 'effect' ? textOfEffectAt(card, link) : cardTextWithoutRequirements(card)

/** Returns the cards and powers that the message offers without their effect. */
const powers = (asked: AskedQuestion): string[] =>
  unique(asked.decision.options.flatMap((one) => power(asked, one)))

function power(asked: AskedQuestion, option: Option): string[] {
  const card = option.kind === 'power' || option.kind === 'play' ? cardNamed(asked, option.object) : null
  const printed = card ? allCards.get(card.card) : undefined
  if (!card || !printed) return []
  const [label, text] =
    option.kind === 'power'
      ? [texts.choice.usePower(card.name), usedText(card, printed, option.power)]
      : [texts.choice.cost(card.name, card.cost ?? 0), cardTextWithoutRequirements(printed)]
  const offered = asked.lines.filter((line) => line.includes(label))
  const isShown = offered.length === 0 || offered.some((line) => says(line, text))
  return isShown ? [] : [`${card.name}: what it does`]
}

/** Returns the text of a printed power, or of a power that another card gives. */
function usedText({ added = [] }: CardView, printed: Card, power: number): string {
  const given = added.find((one) => one.power === power)
  const giver = given && allCards.get(given.card)
  return giver ? textOfPowerAt(giver, given) : textOfPowerAt(printed, { path: `powers.${power}.effect` })
}

function textFact(card: Card | undefined): Fact[] {
  const text = card ? cardTextWithoutRequirements(card) : ''
  return text === '' ? [] : [{ what: 'what it does', isIn: (line) => says(line, text) }]
}

/** Whether a line has the text, or as much of it as fits from the beginning of one of its clauses. */
function says(line: string, text: string): boolean {
  const [whole, shown] = [plain(text), plain(line)]
  const starts = [
    0,
    ...[...whole.matchAll(/(?:[,.:] |→ )/g)].map(({ index, 0: { length } }) => index + length),
  ]
  const parts = starts.map((at) => whole.slice(at, at + SAID))
  return parts.some((part, n) => (n === 0 || part.length >= CLAUSE) && shown.includes(part))
}

/** The number of letters of a text that a line must have. */
const SAID = 24
/** The number of letters that a last clause must have, so that it can't be about something else. */
const CLAUSE = 16
const plain = (text: string): string => text.replace(/[*_`]/g, '')

/** Returns the modes whose effect no line has. */
function modes(asked: AskedQuestion): string[] {
  const card = cardAsking(asked)
  return asked.decision.options.flatMap((one) => {
    const text = card && one.kind === 'mode' ? textOfModalChoice(card, one.mode) : ''
    return asked.lines.some((line) => says(line, text)) ? [] : [`mode ${one.id}: what it does`]
  })
}

function hand({ view, decision, lines }: AskedQuestion): string[] {
  const cards = view.seats.find(({ seat }) => seat === decision.seat)?.hand.cards ?? []
  const isShown = (name: string) => lines.some((line) => line.includes(name))
  return unique(cards.flatMap(({ name }) => (isShown(name) ? [] : [`${name}: its name`])))
}

function cardNamed({ view }: AskedQuestion, id: ObjectId | undefined): CardView | null {
  if (id === undefined) return null
  const card = findCardInView(view, id)
  return card && card.card !== '' ? card : null
}

const unique = (all: readonly string[]): string[] => [...new Set(all)]
