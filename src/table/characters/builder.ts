/** Builds a deck step by step. The draft may be illegal, but it is saved as the deck only when it is legal. */
import { createRemainingCopiesCounter } from '../../campaign/building.ts'
import { addCopies, type CopiesByCardId, subtractCopies } from '../../campaign/copies.ts'
import { deckProfile } from '../../campaign/deck-profile.ts'
import { reasonsAgainstCardInDeck } from '../../cards/legality.ts'
import { cardFactsOf, manuallyPlayedCard } from '../../cards/pool/automated.ts'
import { type Card, type CardId, lookUpOwnProperty } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { CharacterOwner } from '../model/person.ts'
import type { CardCopies, DeckChangeResult, DeckDraftChange, DeckSelector, UnsavedDeck } from './contract.ts'
import { deckAndOwnershipFaults, saveChangedDeck, sortedCardCopies } from './decks.ts'
import type { EditableDeck } from './editable-deck.ts'
import { loadEditableDeck } from './load-editable-deck.ts'
import { ensureAndLockPlayer } from './stored-characters.ts'

export async function loadUnsavedDeck(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
): Promise<UnsavedDeck> {
  const deckContext = await loadEditableDeck(tx, whose, which)
  return building(deckContext, draftOf(deckContext))
}

const draftOf = ({ draft, deck }: EditableDeck): CopiesByCardId => draft ?? deck

function building(deckContext: EditableDeck, draft: CopiesByCardId): UnsavedDeck {
  const { owner, deck, owned, constructed } = deckContext
  return {
    owner,
    cards: sortedCardCopies(draft),
    cardsIn: sortedCardCopies(subtractCopies(draft, deck)),
    cardsOut: sortedCardCopies(subtractCopies(deck, draft)),
    mayComeIn: candidates(deckContext, draft),
    spare: subtractCopies(owned, draft),
    before: deckProfile(deck),
    after: deckProfile(draft),
    findings: deckAndOwnershipFaults(deckContext, draft),
    constructed,
  }
}

/** Returns the cards that can still be added to the draft, with their numbers of copies. */
function candidates(deckContext: EditableDeck, draft: CopiesByCardId): CardCopies[] {
  const room = roomIn(deckContext, draft)
  return deckContext.pool
    .map((card) => ({ card: card.id, copies: room(card) }))
    .filter(({ copies }) => copies > 0)
}

/**
 * Returns a function that counts how many more copies of a card the draft can have. It is called for thousands of
 * cards, so the draft is read only once.
 */
function roomIn({ owned, constructed, most }: EditableDeck, draft: CopiesByCardId): (card: Card) => number {
  const room = createRemainingCopiesCounter(draft, most)
  const spare = subtractCopies(owned, draft)
  return (card) => (constructed ? room(card) : Math.min(room(card), spare[card.id] ?? 0))
}

export async function changeDeckDraft(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
  step: DeckDraftChange,
): Promise<UnsavedDeck> {
  await ensureAndLockPlayer(tx, whose)
  const deckContext = await loadEditableDeck(tx, whose, which)
  const draft = step === 'startOver' ? deckContext.deck : changed(deckContext, draftOf(deckContext), step)
  await deckContext.saveDraft(step === 'startOver' ? null : draft)
  return building(deckContext, draft)
}

function changed(
  deckContext: EditableDeck,
  before: CopiesByCardId,
  { cardsIn, cardsOut, all }: Exclude<DeckDraftChange, string>,
): CopiesByCardId {
  const without = cardsOut.reduce<CopiesByCardId>(
    (deck, id) => subtractCopies(deck, { [id]: all ? (lookUpOwnProperty(deck, id) ?? 1) : 1 }),
    before,
  )
  return cardsIn.reduce<CopiesByCardId>((deck, id) => withCard(deckContext, deck, id, all), without)
}

function withCard(deckContext: EditableDeck, deck: CopiesByCardId, id: CardId, all: boolean): CopiesByCardId {
  const card = deckContext.pool.find((one) => one.id === id) ?? cardByHandFor(deckContext, id)
  const may = card ? roomIn(deckContext, deck)(card) : 0
  return may > 0 ? addCopies(deck, { [id]: all ? may : 1 }) : deck
}

/** Returns a card whose text the bot doesn't know, if it may be in this constructed deck. */
function cardByHandFor({ owner }: EditableDeck, id: CardId): Card | undefined {
  const [hero, card] = [cardFactsOf(owner.hero), owner.isConstructed ? manuallyPlayedCard(id) : undefined]
  return hero && card && reasonsAgainstCardInDeck(hero, card).length === 0 ? card : undefined
}

/** Saves the draft as the deck. @throws Rejection if it can't be played */
export async function saveDraftAsDeck(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
): Promise<DeckChangeResult> {
  await ensureAndLockPlayer(tx, whose)
  const deckContext = await loadEditableDeck(tx, whose, which)
  return saveChangedDeck(deckContext, draftOf(deckContext))
}
