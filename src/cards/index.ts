/** Every card that the project knows, by id. */
import { type Card, tokensMadeByCard } from '../engine/index.ts'
import { blackTempleCards } from './btr/index.ts'
import { blackTempleTreasure } from './btt/index.ts'
import { cardsOfCd2Starters } from './cd2/index.ts'
import { cardsOfCd3Starters } from './cd3/index.ts'
import { deadminesCards } from './ddd/index.ts'
import { shadowfangKeepCards } from './dsk/index.ts'
import { scarletMonasteryCards } from './dsm/index.ts'
import { dungeonTreasure } from './dtp/index.ts'
import { contentHash } from './hash.ts'
import { houseAchievements } from './house-achievements/index.ts'
import { moltenCoreCards } from './mcr/index.ts'
import { moltenCoreTreasure } from './mct/index.ts'
import { magtheridonsLairCards } from './mlr/index.ts'
import { magtheridonTreasure } from './mlt/index.ts'
import { onyxiasLairCards } from './olr/index.ts'
import { onyxiaTreasure } from './olt/index.ts'
import { houseRuleCards } from './story-difficulty/index.ts'

export {
  blackTempleMainDeck,
  cardIdsOfBetrayerEventDeck,
  cardIdsOfBlackTempleBossCollection,
  cardIdsOfBlackTempleEventDeck,
  cardIdsOfBlackTempleMinionDeck,
  cardIdsOfDeck,
  cardIdsOfMoltenCoreMinionDeck,
  cardIdsOfMoltenCoreRunes,
  cardIdsOfOnyxiaEventDeck,
  cardIdsOfRagnarosDeck,
  deadminesDeck,
  lairDecksOfSixtyCards,
  magtheridonDeck,
  moltenCoreMainDeck,
  onyxiaDeck,
  type PreconstructedDeck,
  scarletMonasteryDeck,
  shadowfangKeepDeck,
} from './decks.ts'
export { achievementIdsSharedByBossRaids } from './house-achievements/index.ts'
export { type StarterDeck, starterDecks } from './starters.ts'

const all: readonly Card[] = [
  ...deadminesCards,
  ...shadowfangKeepCards,
  ...scarletMonasteryCards,
  ...cardsOfCd2Starters,
  ...cardsOfCd3Starters,
  ...dungeonTreasure,
  ...onyxiasLairCards,
  ...onyxiaTreasure,
  ...houseAchievements,
  ...houseRuleCards,
  ...moltenCoreCards,
  ...moltenCoreTreasure,
  ...magtheridonsLairCards,
  ...magtheridonTreasure,
  ...blackTempleCards,
  ...blackTempleTreasure,
]

export const allCards: ReadonlyMap<string, Card> = new Map(
  all.flatMap((card) => [card, ...tokensMadeByCard(card)]).map((card) => [card.id, card]),
)

/** Returns the card with this id. @throws Error for an unknown id */
export const cardWithId = (id: string): Card => {
  const found = allCards.get(id)
  if (!found) throw new Error(`There is no card ${id}`)
  return found
}

/** The hash of all cards. A raid stores the hash of the cards with which it began. */
export const hashOfAllCards: string = contentHash([...allCards.values()])
