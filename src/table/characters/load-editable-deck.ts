/** Finds the deck that a person edits: a character's own or constructed deck, or the person's deck for a Boss. */
import { faultsOfBossDeckInWords, faultsOfDeckInWords } from '../../campaign/building.ts'
import { type CopiesByCardId, countCopiesById } from '../../campaign/copies.ts'
import { allCards } from '../../cards/index.ts'
import { cardFactsOf } from '../../cards/pool/automated.ts'
import { compareByTypeAndCost, legalCardsForHero } from '../../cards/pool/legal.ts'
import type { BuiltBossDeckRules, Card, CardId } from '../../engine/index.ts'
import { raidNamed, titleOfRaid } from '../../raids/index.ts'
import {
  saveCollectionNamedByOwner,
  saveDeckAndDeleteDraft,
  saveDeckDraft,
} from '../../store/characters/levels.ts'
import type { Transaction } from '../../store/database/open.ts'
import { findBossDeck, saveBossDeck, saveBossDeckDraft } from '../../store/raids/boss-decks.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import type { CharacterOwner } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { readStoredItem } from '../stored/damaged-items.ts'
import { parseStoredValue } from '../stored/migrate.ts'
import { cardCopiesSchema } from '../stored/schemas.ts'
import {
  type CharacterWithDeck,
  collectionNamedByOwner,
  loadCharacterWithDeck,
} from './character-with-deck.ts'
import { editableConstructedDeck, requireConstructedDeck } from './constructed.ts'
import type { DeckSelector } from './contract.ts'
import type { EditableDeck } from './editable-deck.ts'
import { parseCharacterField, requireCharacter } from './stored-characters.ts'

/**
 * Returns a deck to edit.
 * @throws Rejection if there is no such character, or the Boss can't have a player's own deck
 */
export async function loadEditableDeck(
  tx: Transaction,
  whose: CharacterOwner,
  which: DeckSelector,
): Promise<EditableDeck> {
  if (typeof which !== 'object' || which === null)
    return editableCharacterDeck(tx, await loadCharacterWithDeck(tx, whose, which))
  if ('boss' in which) return editableBossDeck(tx, whose, which.boss)
  const character = await requireCharacter(tx, whose, which.constructed)
  const deck = requireConstructedDeck(character)
  return editableConstructedDeck(tx, character, requireHeroCard(deck.hero), deck)
}

/** Returns the hero with an id. @throws Rejection if there is no such card any more */
export function requireHeroCard(id: CardId): Card {
  const hero = cardFactsOf(id)
  if (!hero) throw new Rejection(texts.legality.noCard(id))
  return hero
}

function editableCharacterDeck(
  tx: Transaction,
  { character, hero, deck, owned, constructed }: CharacterWithDeck,
): EditableDeck {
  const { id, name, className } = character
  return {
    owner: {
      name: userText(name),
      hero: hero.id,
      class: className,
      faction: hero.faction ?? null,
      boss: null,
      isConstructed: false,
    },
    deck,
    side: null,
    draft: parseCharacterField('draft', character, cardCopiesSchema, character.deckDraft),
    owned,
    constructed,
    named: constructed ? collectionNamedByOwner(character) : {},
    pool: legalCardsForHero(hero, constructed ? 'compiledToo' : 'byHand'),
    findings: (asked) => faultsOfDeckInWords(hero, asked),
    saveDeck: (kept) => saveDeckAndDeleteDraft(tx, id, kept),
    saveNamedCollection: (named) =>
      saveCollectionNamedByOwner(tx, id, Object.keys(named).length > 0 ? named : null),
    saveDraft: (draft) => saveDeckDraft(tx, id, draft && { ...draft }),
  }
}

interface StoredBossDeck {
  deck: CopiesByCardId | null
  draft: CopiesByCardId | null
}

/** Reads the saved deck and draft of a Boss player. @throws UnreadableState */
async function loadBossDeck(
  tx: Transaction,
  personId: string,
  raid: string,
  hero: Card,
): Promise<StoredBossDeck> {
  const kept = await findBossDeck(tx, personId, raid)
  const read = (stored: unknown) => (stored === null ? null : parseStoredValue(cardCopiesSchema, stored))
  return readStoredItem({ kind: 'bossDeck', id: `${personId} ${raid}`, name: hero.name }, () => ({
    deck: read(kept?.deck ?? null),
    draft: read(kept?.draft ?? null),
  }))
}

// ---------------------------------------------------------------- a Boss's deck

async function editableBossDeck(
  tx: Transaction,
  { personId }: CharacterOwner,
  raid: string,
): Promise<EditableDeck> {
  const { hero, rules, printed } = bossOf(raid)
  const { deck, draft } = await loadBossDeck(tx, personId, raid, hero)
  return {
    owner: {
      name: userText(hero.name),
      hero: hero.id,
      class: '',
      faction: null,
      boss: raid,
      isConstructed: false,
    },
    deck: deck ?? printed,
    draft,
    side: null,
    owned: {},
    constructed: true,
    named: {},
    pool: rules.of.flatMap((id) => allCards.get(id) ?? []).sort(compareByTypeAndCost),
    most: rules.copies,
    findings: (asked) => faultsOfBossDeckInWords(hero, asked, rules),
    saveDeck: (saved) => saveBossDeck(tx, personId, raid, saved),
    saveNamedCollection: async () => {}, // the raid determines a Boss player's collection
    saveDraft: (built) => saveBossDeckDraft(tx, personId, raid, built && { ...built }),
  }
}

/**
 * Returns a raid's Boss with the printed deck and the rules for own decks.
 * @throws Rejection if the lair's deck is fixed, or nobody plays the lair
 */
function bossOf(name: string): { hero: Card; rules: BuiltBossDeckRules; printed: CopiesByCardId } {
  const { hero, ownDeck, deck } = raidNamed(name)?.lair ?? {}
  const card = allCards.get(hero ?? '')
  if (!card || !deck || !ownDeck) throw new Rejection(texts.bossDeck.fixed(titleOfRaid(name)))
  return { hero: card, rules: ownDeck, printed: countCopiesById(deck) }
}

/**
 * Returns the deck that a person has saved for the Boss of a raid.
 * @throws Rejection when there is none, or it isn't legal any more
 */
export async function loadSavedBossDeck(
  tx: Transaction,
  personId: string,
  raid: string,
): Promise<CopiesByCardId> {
  const { hero, rules } = bossOf(raid)
  const { deck } = await loadBossDeck(tx, personId, raid, hero)
  if (!deck) throw new Rejection(texts.bossDeck.none(hero.name))
  const wrong = faultsOfBossDeckInWords(hero, deck, rules)
  if (wrong.length > 0) throw new Rejection(texts.bossDeck.unfit(wrong))
  return deck
}
