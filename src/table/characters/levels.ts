/** Levels of characters. The cards of a level are chosen step by step, and added all at once or not at all. */

import { faultsOfDeckInWords } from '../../campaign/building.ts'
import {
  addCopies,
  countCopiesById,
  missingCopies,
  subtractCopies,
  totalCopies,
} from '../../campaign/copies.ts'
import { deckProfile } from '../../campaign/deck-profile.ts'
import {
  addableCards,
  addCardToDraft,
  additionsAllowedByLevel,
  confirmedCopiesForAllowance,
  copiesAddedByOneChoice,
  deckAfterDraft,
  draftedCopiesForAllowance,
  emptyLevelDraft,
  faultsOfLevelDraft,
  type LevelDraft,
  levelToOfferFirst,
  remainingRemovalCount,
  removableCards,
  removeCardFromDraft,
  type UsedGuideLevel,
  unusedAllowances,
  usableGuideLevels,
} from '../../campaign/leveling.ts'
import { allCards } from '../../cards/index.ts'
import type { Card, CardId } from '../../engine/index.ts'
import {
  deleteUsedLevelWithCards,
  hasCharacterBegunRaidSince,
  saveDeckAndDeleteDraft,
  saveLevelDraft,
  saveUsedLevelWithCards,
  usedLevelsOfCharacter,
} from '../../store/characters/levels.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { LevelTaken } from '../../store/generated/client.ts'
import { texts } from '../../texts/texts.ts'
import type { CharacterOwner } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { levelDraftSchema } from '../stored/schemas.ts'
import { type CharacterWithDeck, loadCharacterWithDeck } from './character-with-deck.ts'
import type { LevelCardChoice, LevelChangeResult, LevelPanelInfo } from './contract.ts'
import { deckRejection, requireCardForDeck, sortedCardCopies } from './decks.ts'
import {
  loadCharacterInfo,
  lockPlayer,
  parseCardsOfUsedLevel,
  parseCharacterField,
  parseUsedLevels,
} from './stored-characters.ts'

/** A character with its used levels. */
interface Veteran extends CharacterWithDeck {
  readonly taken: readonly UsedGuideLevel[]
  readonly rows: readonly LevelTaken[]
}

async function veteranOf(tx: Transaction, whose: CharacterOwner): Promise<Veteran> {
  const owner = await loadCharacterWithDeck(tx, whose, null)
  const rows = await usedLevelsOfCharacter(tx, owner.character.id)
  return { ...owner, rows, taken: parseUsedLevels(owner.character, rows) }
}

export async function loadLevelPanelInfo(tx: Transaction, whose: CharacterOwner): Promise<LevelPanelInfo> {
  const veteran = await veteranOf(tx, whose)
  return levelCard(tx, veteran, draftOf(veteran))
}

/** Returns the choices for the level that is offered now; null when no level is unused. */
function draftOf(veteran: Veteran): LevelDraft | null {
  const open = usableGuideLevels(veteran, veteran.character.xp)
  const stored = storedDraft(veteran)
  if (stored && open.some(({ level }) => level === stored.level)) return stored
  const next = levelToOfferFirst(open)
  return next ? emptyLevelDraft(next.level) : null
}

function storedDraft({ character }: Veteran): LevelDraft | null {
  const stored = parseCharacterField('draft', character, levelDraftSchema, character.levelDraft)
  const isKnown = (id: CardId) => allCards.has(id)
  return stored && [...stored.cardsIn, ...stored.cardsOut].every(isKnown) ? stored : null
}

async function levelCard(
  tx: Transaction,
  veteran: Veteran,
  draft: LevelDraft | null,
): Promise<LevelPanelInfo> {
  const character = await loadCharacterInfo(tx, veteran.character)
  const undoable = (await lastUndoable(tx, veteran))?.level ?? null
  const level = draft?.level ?? null
  const { cardsIn, cardsOut } = draft ?? emptyLevelDraft(0)
  return {
    character,
    level,
    allowances: additionsAllowedByLevel(level ?? 0).map((allowance) => ({
      allowance,
      before: sortedCardCopies(
        countCopiesById(confirmedCopiesForAllowance(veteran, allowance, draft ?? emptyLevelDraft(0))),
      ),
      chosen: draft
        ? sortedCardCopies(countCopiesById(draftedCopiesForAllowance(veteran, allowance, draft)))
        : [],
    })),
    cardsIn: sortedCardCopies(countCopiesById(cardsIn)),
    cardsOut: sortedCardCopies(countCopiesById(cardsOut)),
    spare: subtractCopies(veteran.owned, draft ? deckAfterDraft(veteran, draft) : veteran.deck),
    mayComeIn: draft ? idsInOrder(addableCards(veteran, draft)) : [],
    mayGoOut: draft ? sortedCardCopies(removableCards(veteran, draft)) : [],
    roomToGo: draft ? remainingRemovalCount(draft) : 0,
    deckSize: totalCopies(draft ? deckAfterDraft(veteran, draft) : veteran.deck),
    findings: draft ? faultsOfLevelDraft(veteran, draft) : [],
    unused: draft ? unusedAllowances(veteran, draft) : [],
    before: deckProfile(veteran.deck),
    after: deckProfile(draft ? deckAfterDraft(veteran, draft) : veteran.deck),
    undoable,
  }
}

/** Sorts cards by type, cost and name, as in decks. */
function idsInOrder(cards: readonly Card[]): CardId[] {
  return sortedCardCopies(countCopiesById(cards.map(({ id }) => id))).map(({ card }) => card)
}

/**
 * Returns the choices for a level. They are empty if the stored choices belong to another level.
 * @throws Rejection when the level is used or not reached
 */
function openDraft(veteran: Veteran, level: number): LevelDraft {
  const isOpen = usableGuideLevels(veteran, veteran.character.xp).some((one) => one.level === level)
  if (!isOpen) throw new Rejection(texts.characterAnswers.levelGone(level))
  const stored = storedDraft(veteran)
  return stored?.level === level ? stored : emptyLevelDraft(level)
}

export async function chooseLevelCards(
  tx: Transaction,
  whose: CharacterOwner,
  level: number,
  choice: LevelCardChoice,
): Promise<LevelPanelInfo> {
  await lockPlayer(tx, whose.personId)
  const veteran = await veteranOf(tx, whose)
  const before = openDraft(veteran, level)
  const draft = choice === 'startOver' ? emptyLevelDraft(level) : chosen(veteran, before, choice)
  await saveLevelDraft(tx, veteran.character.id, {
    ...draft,
    cardsIn: [...draft.cardsIn],
    cardsOut: [...draft.cardsOut],
  })
  return levelCard(tx, veteran, draft)
}

/** Adds chosen cards to the choices for a level. @throws Rejection when one of the cards can't be chosen now */
function chosen(
  veteran: Veteran,
  before: LevelDraft,
  { cardsIn, cardsOut }: Exclude<LevelCardChoice, string>,
): LevelDraft {
  let draft = before
  for (const text of cardsIn) {
    const card = requireCardForDeck(veteran, text)
    if (copiesAddedByOneChoice(veteran, draft, card) === 0)
      throw new Rejection(texts.characterAnswers.notForLevel(card.name, draft.level))
    draft = addCardToDraft(veteran, draft, card)
  }
  for (const text of cardsOut) {
    const card = requireCardForDeck(veteran, text)
    if (!removableCards(veteran, draft)[card.id])
      throw new Rejection(texts.characterAnswers.cantGoOut(card.name))
    draft = removeCardFromDraft(veteran, draft, card.id)
  }
  return draft
}

/**
 * Uses a level: saves the cards that were chosen for it, and changes the deck accordingly.
 * @throws Rejection if the level is used or not reached, nothing is chosen, or the choice is faulty
 */
export async function confirmLevel(
  tx: Transaction,
  whose: CharacterOwner,
  level: number,
): Promise<LevelChangeResult> {
  await lockPlayer(tx, whose.personId)
  const veteran = await veteranOf(tx, whose)
  const draft = openDraft(veteran, level)
  if (draft.cardsIn.length === 0) throw new Rejection(texts.characterAnswers.nothingChosen(level))
  const wrong = faultsOfLevelDraft(veteran, draft)
  if (wrong.length > 0) throw deckRejection(wrong)
  const { id } = veteran.character
  const cardsIn = countCopiesById(draft.cardsIn)
  const cardsOut = countCopiesById(draft.cardsOut)
  await saveUsedLevelWithCards(tx, { characterId: id, level, cardsIn, cardsOut })
  const deck = deckAfterDraft(veteran, draft)
  await saveDeckAndDeleteDraft(tx, id, deck)
  await saveLevelDraft(tx, id, null)
  const character = await loadCharacterInfo(tx, { ...veteran.character, deck })
  const left = unusedAllowances(veteran, draft)
  return { character, level, cardsIn: sortedCardCopies(cardsIn), cardsOut: sortedCardCopies(cardsOut), left }
}

/** Returns the level that was used last, if the character has begun no raid since. */
async function lastUndoable(tx: Transaction, { character, rows }: Veteran): Promise<LevelTaken | null> {
  const last = [...rows].sort(
    (a, b) => b.takenAt.getTime() - a.takenAt.getTime() || b.level - a.level || b.part - a.part,
  )[0]
  return last && !(await hasCharacterBegunRaidSince(tx, character.id, last.takenAt)) ? last : null
}

export async function undoLevel(tx: Transaction, whose: CharacterOwner): Promise<LevelChangeResult> {
  await lockPlayer(tx, whose.personId)
  const veteran = await veteranOf(tx, whose)
  const last = await lastUndoable(tx, veteran)
  if (!last) throw new Rejection(texts.characterAnswers.nothingToUndo())
  const deck = deckBefore(veteran, last)
  const { id } = veteran.character
  await deleteUsedLevelWithCards(tx, last)
  await saveDeckAndDeleteDraft(tx, id, deck)
  await saveLevelDraft(tx, id, null)
  const character = await loadCharacterInfo(tx, { ...veteran.character, deck })
  const { cardsIn: cardsOut, cardsOut: cardsIn } = parseCardsOfUsedLevel(veteran.character, last)
  return {
    character,
    level: last.level,
    cardsIn: sortedCardCopies(cardsIn),
    cardsOut: sortedCardCopies(cardsOut),
    left: [],
  }
}

/**
 * Returns the deck without the changes of a level.
 * @throws Rejection when the deck has lost cards that the level added, or wouldn't be legal
 */
function deckBefore({ character, hero, deck }: CharacterWithDeck, level: LevelTaken) {
  const { cardsIn: brought, cardsOut } = parseCardsOfUsedLevel(character, level)
  const missing = Object.keys(missingCopies(brought, deck)).map((id) => allCards.get(id)?.name ?? id)
  if (missing.length > 0) throw new Rejection(texts.characterAnswers.cantUndo(missing))
  const before = addCopies(subtractCopies(deck, brought), cardsOut)
  const wrong = faultsOfDeckInWords(hero, before)
  if (wrong.length > 0) throw deckRejection(wrong)
  return before
}
