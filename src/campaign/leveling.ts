/**
 * Uses a level (Raider Leveling Guide): the cards that come into a deck, the cards that go out, and the effect on the
 * deck's Talents.
 */
import { allCards } from '../cards/index.ts'
import { whyUnfit } from '../cards/legality.ts'
import { raiderCards } from '../cards/raider-cards.ts'
import { type Card, type CardId, printedTypes } from '../engine/index.ts'
import { texts } from '../texts/texts.ts'
import { deckFindings, roomFor } from './building.ts'
import { addCopies, type Copies, copiesOf, idPerCopy, missingCopies, subtractCopies } from './copies.ts'
import { type Allowance, GUIDE, reachedLevels } from './guide.ts'

/** The choices for a level so far. Each copy is one id. */
export interface Draft {
  readonly level: number
  readonly cardsIn: readonly CardId[]
  readonly cardsOut: readonly CardId[]
}

/** The cards that came in with a level, or with a part of it. */
export interface Taken {
  readonly level: number
  readonly cardsIn: Copies
}

/** The character's hero, its deck before the level, and the cards that levels have brought in before. */
export interface Levelling {
  readonly hero: Card
  readonly deck: Copies
  readonly taken: readonly Taken[]
}

/** A level with which a card can still come in. `begun`: a part of it is used. */
export interface OpenLevel {
  readonly level: number
  readonly begun: boolean
}

export const emptyDraft = (level: number): Draft => ({ level, cardsIn: [], cardsOut: [] })

export const allowancesOf = (level: number): readonly Allowance[] => GUIDE.get(level) ?? []

/**
 * Whether a card is of the kind that an allowance names. A Talent is of the kind only if the allowance includes
 * Talents.
 */
export function isOfKind({ type, rarities, talents }: Allowance, card: Card): boolean {
  const { rarity } = card
  return (
    (type === undefined || printedTypes(card).includes(type)) &&
    rarity !== undefined &&
    rarities.includes(rarity) &&
    (card.talent === undefined || talents)
  )
}

/** A copy that comes in with a level: with the draft, or with a part of the level that was confirmed before. */
interface Incoming {
  readonly id: CardId
  readonly before: boolean
}

/** Returns the copies of the draft that count against an allowance. */
export const usedOf = (levelling: Levelling, allowance: Allowance, draft: Draft): CardId[] =>
  sharedOut(levelling, draft, allowance).flatMap(({ id, before }) => (before ? [] : id))

/** Returns the copies from earlier parts of the level that count against an allowance. */
export const usedBefore = (levelling: Levelling, allowance: Allowance, draft: Draft): CardId[] =>
  sharedOut(levelling, draft, allowance).flatMap(({ id, before }) => (before ? id : []))

function sharedOut(levelling: Levelling, draft: Draft, allowance: Allowance): readonly Incoming[] {
  const allowances = allowancesOf(draft.level)
  const incoming = incomingOf(levelling, draft)
  const parts = sharesFor(allowances, incoming) ?? firstShares(allowances, incoming)
  return parts[allowances.indexOf(allowance)] ?? []
}

function incomingOf({ taken }: Levelling, { level, cardsIn }: Draft): Incoming[] {
  const before = taken.filter((one) => one.level === level).flatMap((one) => idPerCopy(one.cardsIn))
  return [
    ...before.filter((id) => allCards.has(id)).map((id) => ({ id, before: true })),
    ...cardsIn.map((id) => ({ id, before: false })),
  ]
}

/**
 * Divides the copies among the allowances, or returns null if no division fits all copies. A card of several kinds,
 * such as a Totem (305.3a), counts against one of them.
 */
function sharesFor(
  allowances: readonly Allowance[],
  [first, ...others]: readonly Incoming[],
  parts: readonly (readonly Incoming[])[] = allowances.map(() => []),
): readonly (readonly Incoming[])[] | null {
  if (!first) return parts
  for (const [i, allowance] of allowances.entries()) {
    const part = [...(parts[i] ?? []), first]
    if (!isOfKind(allowance, cardOf(first.id)) || !isWithin(allowance, part)) continue
    const rest = sharesFor(allowances, others, parts.with(i, part))
    if (rest) return rest
  }
  return null
}

function isWithin({ cards, sameCard }: Allowance, part: readonly Incoming[]): boolean {
  return part.length <= cards && (!sameCard || new Set(part.map(({ id }) => id)).size === 1)
}

/** Counts each copy against the first allowance of its kind. Used if no division fits. */
function firstShares(allowances: readonly Allowance[], incoming: readonly Incoming[]): Incoming[][] {
  const firstOf = (id: CardId) => allowances.findIndex((one) => isOfKind(one, cardOf(id)))
  return allowances.map((_, i) => incoming.filter(({ id }) => firstOf(id) === i))
}

/** Returns the levels that are reached and not completely used, lowest first. */
export function openLevels(levelling: Levelling, xp: number): OpenLevel[] {
  const isBegun = (level: number) => levelling.taken.some((one) => one.level === level)
  return reachedLevels(xp)
    .map((level) => ({ level, begun: isBegun(level) }))
    .filter(({ level, begun }) => !begun || unusedOf(levelling, emptyDraft(level)).length > 0)
}

/** Returns the level to offer first. An unused level comes before a partly used one. */
export const nextOpen = (open: readonly OpenLevel[]): OpenLevel | undefined =>
  open.find(({ begun }) => !begun) ?? open[0]

function cardOf(id: CardId): Card {
  const card = allCards.get(id)
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}

export const deckAfter = ({ deck }: Levelling, { cardsIn, cardsOut }: Draft): Copies =>
  addCopies(subtractCopies(deck, copiesOf(cardsOut)), copiesOf(cardsIn))

/** Returns every card that may come in now. */
export function candidates(levelling: Levelling, draft: Draft): Card[] {
  return raiderCards.filter((card) => copiesToCome(levelling, draft, card) > 0)
}

/** Returns the level's allowances with which more cards can still come in. */
export function unusedOf(levelling: Levelling, draft: Draft): Allowance[] {
  const left = candidates(levelling, draft)
  return allowancesOf(draft.level).filter(
    (one) => sharedOut(levelling, draft, one).length < one.cards && left.some((card) => isOfKind(one, card)),
  )
}

/**
 * How many copies come in with one choice: two for "two copies of any", otherwise one, and 0 if the card may not come
 * in.
 */
export function copiesToCome(levelling: Levelling, draft: Draft, card: Card): number {
  const allowances = allowancesOf(draft.level)
  const own = allowances.filter((one) => isOfKind(one, card))
  if (own.length === 0 || whyUnfit(levelling.hero, card).length > 0) return 0
  const most = Math.max(...own.map(({ cards, sameCard }) => (sameCard ? cards : 1)))
  const incoming = incomingOf(levelling, draft)
  const more = Array.from({ length: Math.min(most, roomFor(deckAfter(levelling, draft), card)) }, () => ({
    id: card.id,
    before: false,
  }))
  while (more.length > 0 && !sharesFor(allowances, [...incoming, ...more])) more.pop()
  return more.length
}

/** Adds a card to the draft. A Talent of another spec takes out all Talents of the old one. */
export function withIn(levelling: Levelling, draft: Draft, card: Card): Draft {
  const copies = copiesToCome(levelling, draft, card)
  const cardsIn = [...draft.cardsIn, ...Array.from({ length: copies }, () => card.id)]
  return { ...draft, cardsIn, cardsOut: [...draft.cardsOut, ...oldTalents(levelling, draft, card)] }
}

function oldTalents(levelling: Levelling, draft: Draft, { talent }: Card): CardId[] {
  if (talent === undefined) return []
  const kept = subtractCopies(levelling.deck, copiesOf(draft.cardsOut))
  return Object.entries(kept).flatMap(([id, copies]) => {
    const old = allCards.get(id)?.talent
    return old !== undefined && old !== talent ? Array.from({ length: copies }, () => id) : []
  })
}

const isTalent = (id: CardId): boolean => cardOf(id).talent !== undefined

/** How many more cards may go out: as many as come in. */
export const remainingRemovals = ({ cardsIn, cardsOut }: Draft): number =>
  Math.max(0, cardsIn.length - cardsOut.length)

/** Whether too many cards go out. More cards may go out than come in only if the Talents of the old spec have to. */
function tooManyGo({ cardsIn, cardsOut }: Draft): boolean {
  const talents = cardsIn.some(isTalent) ? cardsOut.filter(isTalent).length : 0
  return cardsOut.length - talents > Math.max(0, cardsIn.length - talents)
}

/** Returns the cards that may go out now. They are all from the old deck. */
export function removableCards(levelling: Levelling, draft: Draft): Copies {
  return remainingRemovals(draft) > 0 ? subtractCopies(levelling.deck, copiesOf(draft.cardsOut)) : {}
}

export function withOut(levelling: Levelling, draft: Draft, id: CardId): Draft {
  return removableCards(levelling, draft)[id] ? { ...draft, cardsOut: [...draft.cardsOut, id] } : draft
}

/** Returns in sentences why a draft can't be confirmed. The check covers the whole draft, no matter how it was made. */
export function draftFindings(levelling: Levelling, draft: Draft): string[] {
  return [...wrongIn(levelling, draft), ...wrongOut(levelling, draft), ...wrongDeck(levelling, draft)]
}

function wrongDeck(levelling: Levelling, draft: Draft): string[] {
  return draft.cardsIn.length > 0 ? deckFindings(levelling.hero, deckAfter(levelling, draft)) : []
}

function wrongIn(levelling: Levelling, draft: Draft): string[] {
  const { hero } = levelling
  const { level, cardsIn } = draft
  const allowances = allowancesOf(level)
  const strange = cardsIn.filter((id) => !allowances.some((one) => isOfKind(one, cardOf(id))))
  const known = incomingOf(levelling, draft).filter(({ id }) => !strange.includes(id))
  const tooMany = sharesFor(allowances, known) === null
  return [
    ...strange.map((id) => texts.legality.notForLevel(level, cardOf(id).name)),
    ...cardsIn.flatMap((id) => whyUnfit(hero, cardOf(id))),
    ...(tooMany ? [texts.legality.tooManyForLevel(level)] : []),
  ]
}

function wrongOut({ deck }: Levelling, draft: Draft): string[] {
  const gone = Object.keys(missingCopies(copiesOf(draft.cardsOut), deck))
  return [
    ...gone.map((id) => texts.legality.tooFewCopies(cardOf(id).name)),
    ...(tooManyGo(draft) ? [texts.legality.tooManyGo] : []),
  ]
}
