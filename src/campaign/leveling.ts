/**
 * Computes what a new level allows (Raider Leveling Guide): the cards that may enter the deck, the cards that must
 * leave it, and changes of its Talents.
 */
import { allCards } from '../cards/index.ts'
import { reasonsAgainstCardInDeck } from '../cards/legality.ts'
import { allRaiderCards } from '../cards/raider-cards.ts'
import { type Card, type CardId, printedTypes } from '../engine/index.ts'
import { texts } from '../texts/texts.ts'
import { faultsOfDeckInWords, remainingAllowedCopies } from './building.ts'
import {
  addCopies,
  type CopiesByCardId,
  cardIdOfEachCopy,
  countCopiesById,
  missingCopies,
  subtractCopies,
} from './copies.ts'
import { type AllowedAddition, LEVELING_GUIDE, reachedGuideLevels } from './guide.ts'

/** The player's choices for a level so far. The lists have one id per copy. */
export interface LevelDraft {
  readonly level: number
  readonly cardsIn: readonly CardId[]
  readonly cardsOut: readonly CardId[]
}

/** The cards that were added with a level, or with a part of it. */
export interface UsedGuideLevel {
  readonly level: number
  readonly cardsIn: CopiesByCardId
}

/** The character's hero, its deck before the level, and the cards that levels have brought in before. */
export interface CharacterToLevel {
  readonly hero: Card
  readonly deck: CopiesByCardId
  readonly taken: readonly UsedGuideLevel[]
}

/** A level with which a card can still be added. `begun` is true if a part of the level is used. */
export interface UsableGuideLevel {
  readonly level: number
  readonly begun: boolean
}

export const emptyLevelDraft = (level: number): LevelDraft => ({ level, cardsIn: [], cardsOut: [] })

export const additionsAllowedByLevel = (level: number): readonly AllowedAddition[] =>
  LEVELING_GUIDE.get(level) ?? []

/** Whether an allowance allows cards of this type and rarity. Talents need an allowance that includes Talents. */
export function isCardAllowedByAllowance({ type, rarities, talents }: AllowedAddition, card: Card): boolean {
  const { rarity } = card
  return (
    (type === undefined || printedTypes(card).includes(type)) &&
    rarity !== undefined &&
    rarities.includes(rarity) &&
    (card.talent === undefined || talents)
  )
}

/** A copy that enters the deck with a level: by the draft, or by a part of the level that was confirmed before. */
interface Incoming {
  readonly id: CardId
  readonly before: boolean
}

/** Returns the copies of the draft that use up an allowance. */
export const draftedCopiesForAllowance = (
  levelling: CharacterToLevel,
  allowance: AllowedAddition,
  draft: LevelDraft,
): CardId[] => sharedOut(levelling, draft, allowance).flatMap(({ id, before }) => (before ? [] : id))

/** Returns the copies from earlier parts of the level that use up an allowance. */
export const confirmedCopiesForAllowance = (
  levelling: CharacterToLevel,
  allowance: AllowedAddition,
  draft: LevelDraft,
): CardId[] => sharedOut(levelling, draft, allowance).flatMap(({ id, before }) => (before ? id : []))

function sharedOut(
  levelling: CharacterToLevel,
  draft: LevelDraft,
  allowance: AllowedAddition,
): readonly Incoming[] {
  const allowances = additionsAllowedByLevel(draft.level)
  const incoming = incomingOf(levelling, draft)
  const parts = sharesFor(allowances, incoming) ?? firstShares(allowances, incoming)
  return parts[allowances.indexOf(allowance)] ?? []
}

function incomingOf({ taken }: CharacterToLevel, { level, cardsIn }: LevelDraft): Incoming[] {
  const before = taken.filter((one) => one.level === level).flatMap((one) => cardIdOfEachCopy(one.cardsIn))
  return [
    ...before.filter((id) => allCards.has(id)).map((id) => ({ id, before: true })),
    ...cardsIn.map((id) => ({ id, before: false })),
  ]
}

/**
 * Divides the copies among the allowances; returns null if no division fits all copies. A card of several kinds, such
 * as a Totem (305.3a), uses up one of them.
 */
function sharesFor(
  allowances: readonly AllowedAddition[],
  [first, ...others]: readonly Incoming[],
  parts: readonly (readonly Incoming[])[] = allowances.map(() => []),
): readonly (readonly Incoming[])[] | null {
  if (!first) return parts
  for (const [i, allowance] of allowances.entries()) {
    const part = [...(parts[i] ?? []), first]
    if (!isCardAllowedByAllowance(allowance, cardOf(first.id)) || !isWithin(allowance, part)) continue
    const rest = sharesFor(allowances, others, parts.with(i, part))
    if (rest) return rest
  }
  return null
}

function isWithin({ cards, sameCard }: AllowedAddition, part: readonly Incoming[]): boolean {
  return part.length <= cards && (!sameCard || new Set(part.map(({ id }) => id)).size === 1)
}

/** Assigns each copy to the first allowance of its kind. This is used if no division fits all copies. */
function firstShares(allowances: readonly AllowedAddition[], incoming: readonly Incoming[]): Incoming[][] {
  const firstOf = (id: CardId) => allowances.findIndex((one) => isCardAllowedByAllowance(one, cardOf(id)))
  return allowances.map((_, i) => incoming.filter(({ id }) => firstOf(id) === i))
}

/** Returns the levels that are reached and not fully used, lowest first. */
export function usableGuideLevels(levelling: CharacterToLevel, xp: number): UsableGuideLevel[] {
  const isBegun = (level: number) => levelling.taken.some((one) => one.level === level)
  return reachedGuideLevels(xp)
    .map((level) => ({ level, begun: isBegun(level) }))
    .filter(({ level, begun }) => !begun || unusedAllowances(levelling, emptyLevelDraft(level)).length > 0)
}

/** Returns the level to offer first. An unused level comes before a partly used one. */
export const levelToOfferFirst = (open: readonly UsableGuideLevel[]): UsableGuideLevel | undefined =>
  open.find(({ begun }) => !begun) ?? open[0]

function cardOf(id: CardId): Card {
  const card = allCards.get(id)
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}

export const deckAfterDraft = (
  { deck }: CharacterToLevel,
  { cardsIn, cardsOut }: LevelDraft,
): CopiesByCardId => addCopies(subtractCopies(deck, countCopiesById(cardsOut)), countCopiesById(cardsIn))

/** Returns every card that may be added now. */
export function addableCards(levelling: CharacterToLevel, draft: LevelDraft): Card[] {
  return allRaiderCards.filter((card) => copiesAddedByOneChoice(levelling, draft, card) > 0)
}

/** Returns the level's allowances with which more cards can be added. */
export function unusedAllowances(levelling: CharacterToLevel, draft: LevelDraft): AllowedAddition[] {
  const left = addableCards(levelling, draft)
  return additionsAllowedByLevel(draft.level).filter(
    (one) =>
      sharedOut(levelling, draft, one).length < one.cards &&
      left.some((card) => isCardAllowedByAllowance(one, card)),
  )
}

/**
 * Returns how many copies one choice adds: two for "two copies of any", otherwise one, and 0 if the card may not be
 * added.
 */
export function copiesAddedByOneChoice(levelling: CharacterToLevel, draft: LevelDraft, card: Card): number {
  const allowances = additionsAllowedByLevel(draft.level)
  const own = allowances.filter((one) => isCardAllowedByAllowance(one, card))
  if (own.length === 0 || reasonsAgainstCardInDeck(levelling.hero, card).length > 0) return 0
  const most = Math.max(...own.map(({ cards, sameCard }) => (sameCard ? cards : 1)))
  const incoming = incomingOf(levelling, draft)
  const more = Array.from(
    { length: Math.min(most, remainingAllowedCopies(deckAfterDraft(levelling, draft), card)) },
    () => ({
      id: card.id,
      before: false,
    }),
  )
  while (more.length > 0 && !sharesFor(allowances, [...incoming, ...more])) more.pop()
  return more.length
}

/** Adds a card to the draft. A Talent of another spec removes all Talents of the old spec. */
export function addCardToDraft(levelling: CharacterToLevel, draft: LevelDraft, card: Card): LevelDraft {
  const copies = copiesAddedByOneChoice(levelling, draft, card)
  const cardsIn = [...draft.cardsIn, ...Array.from({ length: copies }, () => card.id)]
  return { ...draft, cardsIn, cardsOut: [...draft.cardsOut, ...oldTalents(levelling, draft, card)] }
}

function oldTalents(levelling: CharacterToLevel, draft: LevelDraft, { talent }: Card): CardId[] {
  if (talent === undefined) return []
  const kept = subtractCopies(levelling.deck, countCopiesById(draft.cardsOut))
  return Object.entries(kept).flatMap(([id, copies]) => {
    const old = allCards.get(id)?.talent
    return old !== undefined && old !== talent ? Array.from({ length: copies }, () => id) : []
  })
}

const isTalent = (id: CardId): boolean => cardOf(id).talent !== undefined

/** Returns how many more cards may be removed. As many cards may leave the deck as enter it. */
export const remainingRemovalCount = ({ cardsIn, cardsOut }: LevelDraft): number =>
  Math.max(0, cardsIn.length - cardsOut.length)

/**
 * Whether too many cards are removed. More cards may leave than enter only if the Talents of the old spec must leave.
 */
function tooManyGo({ cardsIn, cardsOut }: LevelDraft): boolean {
  const talents = cardsIn.some(isTalent) ? cardsOut.filter(isTalent).length : 0
  return cardsOut.length - talents > Math.max(0, cardsIn.length - talents)
}

/** Returns the cards that may be removed now. All of them were in the deck before the level. */
export function removableCards(levelling: CharacterToLevel, draft: LevelDraft): CopiesByCardId {
  return remainingRemovalCount(draft) > 0
    ? subtractCopies(levelling.deck, countCopiesById(draft.cardsOut))
    : {}
}

export function removeCardFromDraft(levelling: CharacterToLevel, draft: LevelDraft, id: CardId): LevelDraft {
  return removableCards(levelling, draft)[id] ? { ...draft, cardsOut: [...draft.cardsOut, id] } : draft
}

/** Returns sentences that say why a draft can't be confirmed. The whole draft is checked, however it was made. */
export function faultsOfLevelDraft(levelling: CharacterToLevel, draft: LevelDraft): string[] {
  return [...wrongIn(levelling, draft), ...wrongOut(levelling, draft), ...wrongDeck(levelling, draft)]
}

function wrongDeck(levelling: CharacterToLevel, draft: LevelDraft): string[] {
  return draft.cardsIn.length > 0 ? faultsOfDeckInWords(levelling.hero, deckAfterDraft(levelling, draft)) : []
}

function wrongIn(levelling: CharacterToLevel, draft: LevelDraft): string[] {
  const { hero } = levelling
  const { level, cardsIn } = draft
  const allowances = additionsAllowedByLevel(level)
  const strange = cardsIn.filter((id) => !allowances.some((one) => isCardAllowedByAllowance(one, cardOf(id))))
  const known = incomingOf(levelling, draft).filter(({ id }) => !strange.includes(id))
  const tooMany = sharesFor(allowances, known) === null
  return [
    ...strange.map((id) => texts.legality.notForLevel(level, cardOf(id).name)),
    ...cardsIn.flatMap((id) => reasonsAgainstCardInDeck(hero, cardOf(id))),
    ...(tooMany ? [texts.legality.tooManyForLevel(level)] : []),
  ]
}

function wrongOut({ deck }: CharacterToLevel, draft: LevelDraft): string[] {
  const gone = Object.keys(missingCopies(countCopiesById(draft.cardsOut), deck))
  return [
    ...gone.map((id) => texts.legality.tooFewCopies(cardOf(id).name)),
    ...(tooManyGo(draft) ? [texts.legality.tooManyGo] : []),
  ]
}
