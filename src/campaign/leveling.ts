/** Using a level (Raider Leveling Guide): what comes into a deck, what goes out, and what that does to its Talents. */
import { allCards } from '../cards/index.ts'
import { whyUnfit } from '../cards/legality.ts'
import { raiderCards } from '../cards/raider-cards.ts'
import { type Card, type CardId, printedTypes } from '../engine/index.ts'
import { texts } from '../texts/texts.ts'
import { deckFindings, roomFor } from './building.ts'
import { type Copies, copiesOf, idsOf, lacking, minus, plus } from './copies.ts'
import { type Allowance, GUIDE, reachedLevels } from './guide.ts'

/** What has been chosen for a level so far: every copy as one id. */
export interface Draft {
  readonly level: number
  readonly cardsIn: readonly CardId[]
  readonly cardsOut: readonly CardId[]
}

/** What has come in with a level, or with a part of it. */
export interface Taken {
  readonly level: number
  readonly cardsIn: Copies
}

/** Whose deck it is, before the level, and what levels have brought already. */
export interface Levelling {
  readonly hero: Card
  readonly deck: Copies
  readonly taken: readonly Taken[]
}

/** A level that something may still come in with; a part of it may have been used. */
export interface OpenLevel {
  readonly level: number
  readonly begun: boolean
}

export const emptyDraft = (level: number): Draft => ({ level, cardsIn: [], cardsOut: [] })

export const allowancesOf = (level: number): readonly Allowance[] => GUIDE.get(level) ?? []

/** Whether a card is of the kind that an allowance names; a Talent only where Talents are named. */
export function isOfKind({ type, rarities, talents }: Allowance, card: Card): boolean {
  const { rarity } = card
  return (
    (type === undefined || printedTypes(card).includes(type)) &&
    rarity !== undefined &&
    rarities.includes(rarity) &&
    (card.talent === undefined || talents)
  )
}

/** The copies that a draft takes from an allowance. */
export const usedOf = (allowance: Allowance, { cardsIn }: Pick<Draft, 'cardsIn'>): CardId[] =>
  cardsIn.filter((id) => isOfKind(allowance, cardOf(id)))

/** The copies that parts of the level have taken from an allowance before. */
export function usedBefore({ taken }: Levelling, allowance: Allowance, level: number): CardId[] {
  const parts = taken.filter((one) => one.level === level)
  const cardsIn = parts.flatMap((one) => idsOf(one.cardsIn)).filter((id) => allCards.has(id))
  return usedOf(allowance, { cardsIn })
}

const usedInAll = (levelling: Levelling, allowance: Allowance, draft: Draft): CardId[] => [
  ...usedBefore(levelling, allowance, draft.level),
  ...usedOf(allowance, draft),
]

/** What has been reached and not been used, or not all of it; the lowest first. */
export function openLevels(levelling: Levelling, xp: number): OpenLevel[] {
  const isBegun = (level: number) => levelling.taken.some((one) => one.level === level)
  return reachedLevels(xp)
    .map((level) => ({ level, begun: isBegun(level) }))
    .filter(({ level, begun }) => !begun || unusedOf(levelling, emptyDraft(level)).length > 0)
}

/** What is offered first: a whole level before the rest of one. */
export const nextOpen = (open: readonly OpenLevel[]): OpenLevel | undefined =>
  open.find(({ begun }) => !begun) ?? open[0]

function cardOf(id: CardId): Card {
  const card = allCards.get(id)
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}

export const deckAfter = ({ deck }: Levelling, { cardsIn, cardsOut }: Draft): Copies =>
  plus(minus(deck, copiesOf(cardsOut)), copiesOf(cardsIn))

/** Every card that may come in now. */
export function candidates(levelling: Levelling, draft: Draft): Card[] {
  return raiderCards.filter((card) => copiesToCome(levelling, draft, card) > 0)
}

/** Of what the level allows, that of which more could still come in. */
export function unusedOf(levelling: Levelling, draft: Draft): Allowance[] {
  const left = candidates(levelling, draft)
  return allowancesOf(draft.level).filter(
    (one) => usedInAll(levelling, one, draft).length < one.cards && left.some((card) => isOfKind(one, card)),
  )
}

/** How many copies come in with one choice: of "two copies of any" both, else one; 0 where it may not come in. */
export function copiesToCome(levelling: Levelling, draft: Draft, card: Card): number {
  const allowance = allowancesOf(draft.level).find((one) => isOfKind(one, card))
  if (!allowance || whyUnfit(levelling.hero, card).length > 0) return 0
  const used = usedInAll(levelling, allowance, draft)
  if (allowance.sameCard && used.some((id) => id !== card.id)) return 0
  const left = Math.min(allowance.cards - used.length, roomFor(deckAfter(levelling, draft), card))
  return allowance.sameCard ? left : Math.min(left, 1)
}

/** A Talent of another spec makes all old Talents leave. */
export function withIn(levelling: Levelling, draft: Draft, card: Card): Draft {
  const copies = copiesToCome(levelling, draft, card)
  const cardsIn = [...draft.cardsIn, ...Array.from({ length: copies }, () => card.id)]
  return { ...draft, cardsIn, cardsOut: [...draft.cardsOut, ...oldTalents(levelling, draft, card)] }
}

function oldTalents(levelling: Levelling, draft: Draft, { talent }: Card): CardId[] {
  if (talent === undefined) return []
  const kept = minus(levelling.deck, copiesOf(draft.cardsOut))
  return Object.entries(kept).flatMap(([id, copies]) => {
    const old = allCards.get(id)?.talent
    return old !== undefined && old !== talent ? Array.from({ length: copies }, () => id) : []
  })
}

const isTalent = (id: CardId): boolean => cardOf(id).talent !== undefined

/** How many more cards may go out: as many as come in. */
export const roomToGo = ({ cardsIn, cardsOut }: Draft): number =>
  Math.max(0, cardsIn.length - cardsOut.length)

/** More may go than come in only where the Talents of the old spec must. */
function tooManyGo({ cardsIn, cardsOut }: Draft): boolean {
  const talents = cardsIn.some(isTalent) ? cardsOut.filter(isTalent).length : 0
  return cardsOut.length - talents > Math.max(0, cardsIn.length - talents)
}

/** The cards that may go out now: those of the old deck. */
export function leavers(levelling: Levelling, draft: Draft): Copies {
  return roomToGo(draft) > 0 ? minus(levelling.deck, copiesOf(draft.cardsOut)) : {}
}

export function withOut(levelling: Levelling, draft: Draft, id: CardId): Draft {
  return leavers(levelling, draft)[id] ? { ...draft, cardsOut: [...draft.cardsOut, id] } : draft
}

/** Why a draft can't be confirmed, in sentences. It is checked whole, however it came about. */
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
  const tooMany = allowances.some((one) => {
    const used = usedInAll(levelling, one, draft)
    return used.length > one.cards || (one.sameCard && new Set(used).size > 1)
  })
  return [
    ...strange.map((id) => texts.legality.notForLevel(level, cardOf(id).name)),
    ...cardsIn.flatMap((id) => whyUnfit(hero, cardOf(id))),
    ...(tooMany ? [texts.legality.tooManyForLevel(level)] : []),
  ]
}

function wrongOut({ deck }: Levelling, draft: Draft): string[] {
  const gone = Object.keys(lacking(copiesOf(draft.cardsOut), deck))
  return [
    ...gone.map((id) => texts.legality.tooFewCopies(cardOf(id).name)),
    ...(tooManyGo(draft) ? [texts.legality.tooManyGo] : []),
  ]
}
