/** A deck that is built step by step. The draft may contain anything, and is saved only when it is legal. */
import { countAllowedCopies } from '../../campaign/building.ts'
import { addCopies, type Copies, subtractCopies } from '../../campaign/copies.ts'
import { deckProfile } from '../../campaign/deck-profile.ts'
import { reasonsAgainstCard } from '../../cards/legality.ts'
import { cardFacts, manualCard } from '../../cards/pool/playable.ts'
import { type Card, type CardId, lookUp } from '../../engine/index.ts'
import type { Tx } from '../../store/database/open.ts'
import type { CharacterOwner } from '../model/person.ts'
import type { CardCopies, ChangedDeck, DraftChange, UnsavedDeck, WhichDeck } from './contract.ts'
import type { DeckContext } from './deck-context.ts'
import { deckFaults, saveChangedDeck, sortedCopies } from './decks.ts'
import { deckContextOf } from './edited-deck.ts'
import { lockNewcomer } from './stored-characters.ts'

export async function showBuilder(tx: Tx, whose: CharacterOwner, which: WhichDeck): Promise<UnsavedDeck> {
  const deckContext = await deckContextOf(tx, whose, which)
  return building(deckContext, draftOf(deckContext))
}

const draftOf = ({ draft, deck }: DeckContext): Copies => draft ?? deck

function building(deckContext: DeckContext, draft: Copies): UnsavedDeck {
  const { owner, deck, owned, constructed } = deckContext
  return {
    owner,
    cards: sortedCopies(draft),
    cardsIn: sortedCopies(subtractCopies(draft, deck)),
    cardsOut: sortedCopies(subtractCopies(deck, draft)),
    mayComeIn: candidates(deckContext, draft),
    spare: subtractCopies(owned, draft),
    before: deckProfile(deck),
    after: deckProfile(draft),
    findings: deckFaults(deckContext, draft),
    constructed,
  }
}

/** Returns the cards that fit and are owned; all automated cards that fit, where decks are built from every card. */
function candidates(deckContext: DeckContext, draft: Copies): CardCopies[] {
  const room = roomIn(deckContext, draft)
  return deckContext.pool
    .map((card) => ({ card: card.id, copies: room(card) }))
    .filter(({ copies }) => copies > 0)
}

/**
 * Returns how many more copies of a card the deck can have. The pool has thousands of cards, so the deck is read only
 * once.
 */
function roomIn({ owned, constructed, most }: DeckContext, draft: Copies): (card: Card) => number {
  const room = countAllowedCopies(draft, most)
  const spare = subtractCopies(owned, draft)
  return (card) => (constructed ? room(card) : Math.min(room(card), spare[card.id] ?? 0))
}

export async function changeDraftDeck(
  tx: Tx,
  whose: CharacterOwner,
  which: WhichDeck,
  step: DraftChange,
): Promise<UnsavedDeck> {
  await lockNewcomer(tx, whose)
  const deckContext = await deckContextOf(tx, whose, which)
  const draft = step === 'startOver' ? deckContext.deck : changed(deckContext, draftOf(deckContext), step)
  await deckContext.keepDraft(step === 'startOver' ? null : draft)
  return building(deckContext, draft)
}

function changed(
  deckContext: DeckContext,
  before: Copies,
  { cardsIn, cardsOut, all }: Exclude<DraftChange, string>,
): Copies {
  const without = cardsOut.reduce<Copies>(
    (deck, id) => subtractCopies(deck, { [id]: all ? (lookUp(deck, id) ?? 1) : 1 }),
    before,
  )
  return cardsIn.reduce<Copies>((deck, id) => withCard(deckContext, deck, id, all), without)
}

function withCard(deckContext: DeckContext, deck: Copies, id: CardId, all: boolean): Copies {
  const card = deckContext.pool.find((one) => one.id === id) ?? cardByHandFor(deckContext, id)
  const may = card ? roomIn(deckContext, deck)(card) : 0
  return may > 0 ? addCopies(deck, { [id]: all ? may : 1 }) : deck
}

/** Returns a card whose text the bot doesn't know, for a constructed deck with which it fits. */
function cardByHandFor({ owner }: DeckContext, id: CardId): Card | undefined {
  const [hero, card] = [cardFacts(owner.hero), owner.isConstructed ? manualCard(id) : undefined]
  return hero && card && reasonsAgainstCard(hero, card).length === 0 ? card : undefined
}

/** Saves the draft as the deck. @throws Rejection if it can't be played */
export async function saveBuiltDeck(tx: Tx, whose: CharacterOwner, which: WhichDeck): Promise<ChangedDeck> {
  await lockNewcomer(tx, whose)
  const deckContext = await deckContextOf(tx, whose, which)
  return saveChangedDeck(deckContext, draftOf(deckContext))
}
