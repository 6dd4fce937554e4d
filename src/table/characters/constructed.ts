/**
 * Constructed decks: a character's deck from all cards and with any hero. It stands beside the character's own deck,
 * which levels and treasure change.
 */

import { deckFindings } from '../../campaign/building.ts'
import { classOf } from '../../campaign/character.ts'
import { type Copies, idPerCopy } from '../../campaign/copies.ts'
import { legalCardsFor } from '../../cards/pool/legal.ts'
import { cardFacts, playableCard } from '../../cards/pool/playable.ts'
import { type Card, hasNode, type SetupSeat } from '../../engine/index.ts'
import { raidsWithBoss, titleOfRaid } from '../../raids/index.ts'
import { saveConstructed } from '../../store/characters/levels.ts'
import type { Tx } from '../../store/database/open.ts'
import type { Character } from '../../store/generated/client.ts'
import { updateConstructedSeats } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { constructedDeck } from '../raid-loading/raid-info.ts'
import type { DeckContext } from './deck-context.ts'
import { type DeckRule, deckRule } from './deck-rule.ts'
import {
  type CharacterWithConstructed,
  type ConstructedDeck,
  constructedDeckOf,
} from './stored-characters.ts'

/** Returns the character's constructed deck. @throws Rejection if the character has none */
export function requireConstructedDeck(character: CharacterWithConstructed): ConstructedDeck {
  const deck = constructedDeckOf(character)
  if (deck) return deck
  throw new Rejection(texts.constructed.none(toMarkup(userText(character.name))))
}

/** Returns the context in which a constructed deck is shown and edited. */
export function constructedDeckContext(
  tx: Tx,
  character: Pick<Character, 'id' | 'name'>,
  hero: Card,
  { cards, side, draft }: Omit<ConstructedDeck, 'hero'>,
): DeckContext {
  const save = (changed: Omit<ConstructedDeck, 'hero'>) =>
    saveConstructedDeck(tx, character.id, { hero: hero.id, ...changed })
  return {
    owner: {
      name: userText(character.name),
      hero: hero.id,
      class: classOf(hero),
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
    pool: legalCardsFor(hero, 'unknownToo'),
    findings: (asked) => deckFindings(hero, asked, { side, allowed: 'byHandToo' }),
    keep: (kept) => save({ cards: kept, side, draft: null }),
    keepNamed: async () => {}, // the side deck is saved with the deck
    keepDraft: (built) => save({ cards, side, draft: built }),
  }
}

/** Saves the deck. A seat in a lobby that has the former one gets the new one. */
async function saveConstructedDeck(tx: Tx, id: string, deck: ConstructedDeck): Promise<void> {
  await saveConstructed(tx, id, { ...deck })
  await updateConstructedSeats(tx, id, constructedDeck(deck.hero))
}

/** @throws Rejection if constructed decks aren't allowed in this raid */
export async function requireConstructedAllowed(
  tx: Tx,
  { guildId, raid }: Pick<RaidInfo, 'guildId' | 'raid'>,
): Promise<void> {
  const rule = await deckRule(tx, guildId)
  if (isAllowedBy(rule, raid)) return
  const titles = rule === 'ownOnly' ? [] : raidsWithBoss.map(({ title }) => title)
  throw new Rejection(texts.constructed.notAllowed(titleOfRaid(raid), titles))
}

/** Whether a raider may play a constructed deck. By default this is so in raids with a Boss. */
export async function allowsConstructed(
  tx: Tx,
  { guildId, raid }: Pick<RaidInfo, 'guildId' | 'raid'>,
): Promise<boolean> {
  return isAllowedBy(await deckRule(tx, guildId), raid)
}

const isAllowedBy = (rule: DeckRule, raid: string): boolean =>
  rule === 'collection' ? raidsWithBoss.some(({ name }) => name === raid) : rule === 'constructed'

/**
 * The seat of a raider with their constructed deck. The benefits of a level belong to the character's own deck.
 * @throws Rejection if there is none, or it isn't legal any more
 */
export function constructedSetup(character: CharacterWithConstructed): SetupSeat {
  const { hero, cards, side } = requireConstructedDeck(character)
  const leader = cardFacts(hero)
  const wrong = leader
    ? deckFindings(leader, cards, { side, allowed: 'byHandToo' })
    : [texts.legality.noCard(hero)]
  if (wrong.length > 0) throw new Rejection(texts.constructed.unplayable(character.name, wrong))
  const collection = side && needsCollection(cards) ? { collection: idPerCopy(side) } : {}
  return { name: userText(character.name), hero, deck: idPerCopy(cards), ...collection }
}

/** Whether a card in the deck asks for cards outside the game. */
export const needsCollection = (deck: Copies): boolean =>
  Object.keys(deck).some((id) => hasNode(playableCard(id), ({ zone }) => zone === 'collection'))
