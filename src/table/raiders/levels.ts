/** Levels: what each lets in is chosen step by step, and takes effect whole or not at all. */

import { deckFindings } from '../../campaign/building.ts'
import { copiesOf, countOf, lacking, minus, plus } from '../../campaign/copies.ts'
import { profileOf } from '../../campaign/curve.ts'
import { openLevels } from '../../campaign/guide.ts'
import {
  allowancesOf,
  candidates,
  copiesToCome,
  type Draft,
  deckAfter,
  draftFindings,
  emptyDraft,
  leavers,
  roomToGo,
  unusedOf,
  usedOf,
  withIn,
  withOut,
} from '../../campaign/leveling.ts'
import { allCards } from '../../cards/index.ts'
import type { Card, CardId } from '../../engine/index.ts'
import type { LevelTaken } from '../../store/generated/client.ts'
import {
  hasRaidedSince,
  levelsTaken,
  saveDeck,
  saveDraft,
  takeLevel,
  untakeLevel,
} from '../../store/levels.ts'
import type { Tx } from '../../store/open.ts'
import { texts } from '../../texts/texts.ts'
import { Rejection } from '../rejection.ts'
import { copiesShape, draftShape } from '../shapes.ts'
import type { LevelCard, LevelChoice, LevelDone, Whose } from './contract.ts'
import { listed, type Owner, ownerOf, refusal, theCard } from './decks.ts'
import { characterCard, lockPlayer } from './who.ts'

/** A character with the levels it has used. */
interface Veteran extends Owner {
  readonly taken: readonly LevelTaken[]
}

async function veteranOf(tx: Tx, whose: Whose): Promise<Veteran> {
  const owner = await ownerOf(tx, whose, null)
  return { ...owner, taken: await levelsTaken(tx, owner.character.id) }
}

export async function look(tx: Tx, whose: Whose): Promise<LevelCard> {
  const veteran = await veteranOf(tx, whose)
  return levelCard(tx, veteran, draftOf(veteran))
}

/** What has been chosen for the lowest open level; null when none is open. */
function draftOf({ character, taken }: Veteran): Draft | null {
  const [level] = openLevels(
    character.xp,
    taken.map((one) => one.level),
  )
  if (level === undefined) return null
  const kept = draftShape.safeParse(character.levelDraft)
  const isKnown = (id: CardId) => allCards.has(id)
  const fits =
    kept.success && kept.data.level === level && [...kept.data.cardsIn, ...kept.data.cardsOut].every(isKnown)
  return fits ? kept.data : emptyDraft(level)
}

async function levelCard(tx: Tx, veteran: Veteran, draft: Draft | null): Promise<LevelCard> {
  const character = await characterCard(tx, veteran.character)
  const undoable = (await lastUndoable(tx, veteran))?.level ?? null
  const level = draft?.level ?? null
  const { cardsIn, cardsOut } = draft ?? emptyDraft(0)
  return {
    character,
    level,
    allowances: allowancesOf(level ?? 0).map((allowance) => ({
      allowance,
      chosen: draft ? listed(copiesOf(usedOf(allowance, draft))) : [],
    })),
    cardsIn: listed(copiesOf(cardsIn)),
    cardsOut: listed(copiesOf(cardsOut)),
    spare: minus(veteran.owned, draft ? deckAfter(veteran, draft) : veteran.deck),
    mayComeIn: draft ? idsInOrder(candidates(veteran, draft)) : [],
    mayGoOut: draft ? listed(leavers(veteran, draft)) : [],
    roomToGo: draft ? roomToGo(draft) : 0,
    deckSize: countOf(draft ? deckAfter(veteran, draft) : veteran.deck),
    findings: draft ? draftFindings(veteran, draft) : [],
    unused: draft ? unusedOf(veteran, draft) : [],
    before: profileOf(veteran.deck),
    after: profileOf(draft ? deckAfter(veteran, draft) : veteran.deck),
    undoable,
  }
}

/** By type, cost and name, as decks are. */
function idsInOrder(cards: readonly Card[]): CardId[] {
  return listed(copiesOf(cards.map(({ id }) => id))).map(({ card }) => card)
}

/** The draft of a level that is open now. @throws Rejection when another one is */
function openDraft(veteran: Veteran, level: number): Draft {
  const draft = draftOf(veteran)
  if (draft?.level !== level) throw new Rejection(texts.raider.levelGone(level))
  return draft
}

export async function choose(tx: Tx, whose: Whose, level: number, choice: LevelChoice): Promise<LevelCard> {
  await lockPlayer(tx, whose.personId)
  const veteran = await veteranOf(tx, whose)
  const before = openDraft(veteran, level)
  const draft = choice === 'startOver' ? emptyDraft(level) : chosen(veteran, before, choice)
  await saveDraft(tx, veteran.character.id, {
    ...draft,
    cardsIn: [...draft.cardsIn],
    cardsOut: [...draft.cardsOut],
  })
  return levelCard(tx, veteran, draft)
}

/** @throws Rejection when one of them can't be chosen now */
function chosen(veteran: Veteran, before: Draft, { cardsIn, cardsOut }: Exclude<LevelChoice, string>): Draft {
  let draft = before
  for (const text of cardsIn) {
    const card = theCard(veteran, text)
    if (copiesToCome(veteran, draft, card) === 0)
      throw new Rejection(texts.raider.notForLevel(card.name, draft.level))
    draft = withIn(veteran, draft, card)
  }
  for (const text of cardsOut) {
    const card = theCard(veteran, text)
    if (!leavers(veteran, draft)[card.id]) throw new Rejection(texts.raider.cantGoOut(card.name))
    draft = withOut(veteran, draft, card.id)
  }
  return draft
}

export async function confirm(tx: Tx, whose: Whose, level: number): Promise<LevelDone> {
  await lockPlayer(tx, whose.personId)
  const veteran = await veteranOf(tx, whose)
  const draft = openDraft(veteran, level)
  if (draft.cardsIn.length === 0) throw new Rejection(texts.raider.nothingChosen(level))
  const wrong = draftFindings(veteran, draft)
  if (wrong.length > 0) throw refusal(wrong)
  const { id } = veteran.character
  const cardsIn = copiesOf(draft.cardsIn)
  const cardsOut = copiesOf(draft.cardsOut)
  await takeLevel(tx, { characterId: id, level, cardsIn, cardsOut })
  const deck = deckAfter(veteran, draft)
  await saveDeck(tx, id, deck)
  await saveDraft(tx, id, null)
  const character = await characterCard(tx, { ...veteran.character, deck })
  return { character, level, cardsIn: listed(cardsIn), cardsOut: listed(cardsOut) }
}

/** The level that was used last, if the character has begun no raid since. */
async function lastUndoable(tx: Tx, { character, taken }: Veteran): Promise<LevelTaken | null> {
  const last = [...taken].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime() || b.level - a.level)[0]
  return last && !(await hasRaidedSince(tx, character.id, last.takenAt)) ? last : null
}

export async function undo(tx: Tx, whose: Whose): Promise<LevelDone> {
  await lockPlayer(tx, whose.personId)
  const veteran = await veteranOf(tx, whose)
  const last = await lastUndoable(tx, veteran)
  if (!last) throw new Rejection(texts.raider.nothingToUndo())
  const deck = deckBefore(veteran, last)
  const { id } = veteran.character
  await untakeLevel(tx, id, last.level)
  await saveDeck(tx, id, deck)
  await saveDraft(tx, id, null)
  const character = await characterCard(tx, { ...veteran.character, deck })
  const [cardsIn, cardsOut] = [copiesShape.parse(last.cardsOut), copiesShape.parse(last.cardsIn)]
  return { character, level: last.level, cardsIn: listed(cardsIn), cardsOut: listed(cardsOut) }
}

/** @throws Rejection when the deck has lost what the level brought */
function deckBefore({ hero, deck }: Owner, { cardsIn, cardsOut }: LevelTaken) {
  const brought = copiesShape.parse(cardsIn)
  const missing = Object.keys(lacking(brought, deck)).map((id) => allCards.get(id)?.name ?? id)
  if (missing.length > 0) throw new Rejection(texts.raider.cantUndo(missing))
  const before = plus(minus(deck, brought), copiesShape.parse(cardsOut))
  const wrong = deckFindings(hero, before)
  if (wrong.length > 0) throw refusal(wrong)
  return before
}
