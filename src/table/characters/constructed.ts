/**
 * Constructed decks. A character may have one besides its own deck, from all cards and with any hero. Levels and
 * treasure change only the own deck.
 */

import { faultsOfDeckInWords } from '../../campaign/building.ts'
import { classOfHero } from '../../campaign/character.ts'
import { type CopiesByCardId, cardIdOfEachCopy } from '../../campaign/copies.ts'
import { automatedCard, cardFactsOf } from '../../cards/pool/automated.ts'
import { legalCardsForHero } from '../../cards/pool/legal.ts'
import { type Card, hasNode, type SetupSeat } from '../../engine/index.ts'
import { summariesOfRaidsWithBossPlayer, titleOfRaid } from '../../raids/index.ts'
import { saveConstructedDeckOfCharacter } from '../../store/characters/levels.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import { setConstructedDeckInLobbySeats } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { constructedDeckKey } from '../raid-loading/raid-info.ts'
import { type DeckRule, loadDeckRule } from './deck-rule.ts'
import type { EditableDeck } from './editable-deck.ts'
import {
  type CharacterWithConstructedDeck,
  type ConstructedDeck,
  constructedDeckOf,
} from './stored-characters.ts'

/** Returns the character's constructed deck. @throws Rejection if the character has none */
export function requireConstructedDeck(character: CharacterWithConstructedDeck): ConstructedDeck {
  const deck = constructedDeckOf(character)
  if (deck) return deck
  throw new Rejection(texts.constructed.none(toMarkup(userText(character.name))))
}

/** Returns the context in which a constructed deck is shown and edited. */
export function editableConstructedDeck(
  tx: Transaction,
  character: Pick<Character, 'id' | 'name'>,
  hero: Card,
  { cards, side, draft }: Omit<ConstructedDeck, 'hero'>,
): EditableDeck {
  const save = (changed: Omit<ConstructedDeck, 'hero'>) =>
    saveConstructedDeck(tx, character.id, { hero: hero.id, ...changed })
  return {
    owner: {
      name: userText(character.name),
      hero: hero.id,
      class: classOfHero(hero),
      faction: hero.faction ?? null,
      boss: null,
      isConstructed: true,
    },
    deck: cards,
    draft,
    side,
    owned: {},
    constructed: true,
    named: {},
    pool: legalCardsForHero(hero, 'unknownToo'),
    findings: (asked) => faultsOfDeckInWords(hero, asked, { side, allowed: 'byHandToo' }),
    saveDeck: (kept) => save({ cards: kept, side, draft: null }),
    saveNamedCollection: async () => {}, // the side deck is saved with the deck
    saveDraft: (built) => save({ cards, side, draft: built }),
  }
}

/** Saves a constructed deck. Seats in lobbies with the character's former constructed deck get the new one. */
async function saveConstructedDeck(tx: Transaction, id: string, deck: ConstructedDeck): Promise<void> {
  await saveConstructedDeckOfCharacter(tx, id, { ...deck })
  await setConstructedDeckInLobbySeats(tx, id, constructedDeckKey(deck.hero))
}

/** Checks that constructed decks are allowed in this raid. @throws Rejection otherwise */
export async function requireConstructedDecksAllowed(
  tx: Transaction,
  { guildId, raid }: Pick<RaidInfo, 'guildId' | 'raid'>,
): Promise<void> {
  const rule = await loadDeckRule(tx, guildId)
  if (isAllowedBy(rule, raid)) return
  const titles = rule === 'ownOnly' ? [] : summariesOfRaidsWithBossPlayer.map(({ title }) => title)
  throw new Rejection(texts.constructed.notAllowed(titleOfRaid(raid), titles))
}

/** Whether raiders may play constructed decks in a raid. By default they may in raids with a Boss. */
export async function allowsConstructedDecks(
  tx: Transaction,
  { guildId, raid }: Pick<RaidInfo, 'guildId' | 'raid'>,
): Promise<boolean> {
  return isAllowedBy(await loadDeckRule(tx, guildId), raid)
}

const isAllowedBy = (rule: DeckRule, raid: string): boolean =>
  rule === 'collection'
    ? summariesOfRaidsWithBossPlayer.some(({ name }) => name === raid)
    : rule === 'constructed'

/**
 * Returns the setup of a raider's seat with their constructed deck, without the benefits of a level.
 * @throws Rejection if the character has no constructed deck, or it isn't legal any more
 */
export function constructedSeatSetup(character: CharacterWithConstructedDeck): SetupSeat {
  const { hero, cards, side } = requireConstructedDeck(character)
  const leader = cardFactsOf(hero)
  const wrong = leader
    ? faultsOfDeckInWords(leader, cards, { side, allowed: 'byHandToo' })
    : [texts.legality.noCard(hero)]
  if (wrong.length > 0) throw new Rejection(texts.constructed.unplayable(character.name, wrong))
  const collection = side && hasCardThatNeedsCollection(cards) ? { collection: cardIdOfEachCopy(side) } : {}
  return { name: userText(character.name), hero, deck: cardIdOfEachCopy(cards), ...collection }
}

/** Whether a card in the deck asks for cards outside the game. */
export const hasCardThatNeedsCollection = (deck: CopiesByCardId): boolean =>
  Object.keys(deck).some((id) => hasNode(automatedCard(id), ({ zone }) => zone === 'collection'))
