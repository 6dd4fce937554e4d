/** The interface for characters, decks, levels, treasure, and the guild's campaign. */

import type { CampaignProgress, CampaignResultsInMode } from '../../campaign/campaign.ts'
import type { DeckProfile } from '../../campaign/deck-profile.ts'
import type { AllowedAddition } from '../../campaign/guide.ts'
import type { UsableGuideLevel } from '../../campaign/leveling.ts'
import type { CardId } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { XpCorrection } from '../model/announcement.ts'
import type { CharacterOwner, PartyMember, Person } from '../model/person.ts'
import type { Rejected } from '../model/rejection.ts'
import type { DeckRule } from './deck-rule.ts'

export type { BestTreasureCardNews, XpCorrection } from '../model/announcement.ts'
export type { CharacterOwner } from '../model/person.ts'

/** A character with the figures that lists of characters show. */
export interface CharacterInfo {
  id: string
  name: UserText
  hero: CardId
  class: string
  faction: 'Alliance' | 'Horde' | null
  xp: number
  level: number
  /** The reached levels that have not been used, or not completely. */
  openLevels: readonly UsableGuideLevel[]
  deckSize: number
  /** The hero and the number of cards of the character's constructed deck; null if it has none that can be read. */
  constructed: { hero: CardId; cards: number } | null
  /** Whether the stored deck can't be read. The character can't be used until it is repaired. */
  isUnreadable: boolean
  active: boolean
  retired: boolean
}

/** The number of people for each faction. A person with characters of both factions counts for both. */
export interface PeopleCountByFaction {
  readonly Alliance: number
  readonly Horde: number
}

/** A card with its number of copies. */
export interface CardCopies {
  card: CardId
  copies: number
}

/**
 * Selects one of a person's decks: the own deck of a character, by the character's id or name or null for the
 * active one, the person's deck for a raid's Boss, or a character's constructed deck.
 */
export type DeckSelector = string | null | { readonly boss: string } | { readonly constructed: string | null }

/** The deck with which a character takes a seat: the character's own, or its constructed one. */
export type RaiderDeckKind = 'own' | 'constructed'

/** The owner of a deck: a character, or a Boss whom a person plays. */
export interface CharacterOrBossOfDeck {
  name: UserText
  hero: CardId
  /** The class of the hero; empty for a Boss. */
  class: string
  faction: 'Alliance' | 'Horde' | null
  /** The raid whose Boss owns the deck; null for a character. */
  boss: string | null
  /** Whether the deck is the character's constructed deck, which may have another hero. */
  isConstructed: boolean
}

/** A deck and the other available cards, each list by type, cost and name. */
export interface DeckInfo {
  owner: CharacterOrBossOfDeck
  cards: CardCopies[]
  /** The names of cards in a constructed deck whose text the bot doesn't know. */
  byHand: string[]
  /** The side deck of a constructed deck. */
  side: CardCopies[]
  /** The cards that are in the character's collection but not in the deck. */
  spare: CardCopies[]
  /** The cards that the owner has named as the collection, where any card may be played. */
  named: CardCopies[]
  /** The faults of the deck, in sentences. A legal deck has none. */
  findings: string[]
  /** Whether any automated card may be played here. Otherwise only the cards that the character owns. */
  constructed: boolean
  /** All cards that may be in the deck, if `constructed`. */
  pool: readonly CardId[]
}

export interface DeckChangeResult extends DeckInfo {
  /** The reasons why a list that became the constructed deck isn't the character's own deck, as sentences. */
  whyNotOwn: string[]
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /** Whether the list has changed the named collection. */
  isCollectionChanged: boolean
}

/** The cards to add and to remove, each by its id or name. */
export interface DeckChange {
  cardIn: string | null
  cardOut: string | null
  copies: number
}

/** A deck under construction, before it is saved. */
export interface UnsavedDeck {
  owner: CharacterOrBossOfDeck
  cards: CardCopies[]
  /** The cards that were added and removed since the deck was saved. */
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /** The cards that may still be added, with the numbers of copies that may be added. */
  mayComeIn: CardCopies[]
  /** Copies that are in the collection but not in the draft, by card id. */
  spare: Readonly<Record<CardId, number>>
  before: DeckProfile
  after: DeckProfile
  /** The reasons why the draft can't be saved as the deck, in sentences. */
  findings: string[]
  constructed: boolean
}

/**
 * A change of a draft: cards to add and remove, by id, or a return to the saved deck. With `all`, it adds or
 * removes as many copies as possible instead of one.
 */
export type DeckDraftChange = { cardsIn: string[]; cardsOut: string[]; all: boolean } | 'startOver'

/**
 * A character's first unused level, if there is one, with the cards that the level lets the character's owner add and
 * remove.
 */
export interface LevelPanelInfo {
  character: CharacterInfo
  /** The first unused level; null when all reached levels have been used. */
  level: number | null
  /** The allowances of the level, each with the cards that were added by it before and those that are chosen now. */
  allowances: { allowance: AllowedAddition; before: CardCopies[]; chosen: CardCopies[] }[]
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /**
   * The cards that may still be added. `mayGoOut` has the cards that may be removed, and `roomToGo` is the number of
   * cards that may still be removed.
   */
  mayComeIn: CardId[]
  /** Copies that are in the collection but not in the deck, such as treasure, by card id. */
  spare: Readonly<Record<CardId, number>>
  mayGoOut: CardCopies[]
  roomToGo: number
  /** The size of the resulting deck. */
  deckSize: number
  /** The reasons why the level can't be confirmed yet, in sentences. */
  findings: string[]
  /** The allowances of which nothing, or not everything, has been chosen although there is something to choose. */
  unused: AllowedAddition[]
  before: DeckProfile
  after: DeckProfile
  /** The level that can be taken back; null when there is none. */
  undoable: number | null
}

/** A choice for a level: cards to add and remove, by id or typed name. `startOver` removes all choices. */
export type LevelCardChoice = { cardsIn: string[]; cardsOut: string[] } | 'startOver'

export interface LevelChangeResult {
  character: CharacterInfo
  level: number
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /** The allowances of the level that haven't been used, and can be used at any later time. */
  left: readonly AllowedAddition[]
}

export interface CampaignStageWithWinners extends CampaignResultsInMode {
  /** The characters that won the stage in the fewest turns; empty before the first win. */
  by: readonly PartyMember[]
}

export interface GuildCampaign extends Omit<CampaignProgress, 'stages'> {
  stages: CampaignStageWithWinners[]
  /** The raids with a Boss player, which are in no chain. */
  bosses: CampaignStageWithWinners[]
  decks: DeckRule
}

/** A raid leader's correction of a character's XP. */
export interface XpCorrectionRequest {
  guildId: string
  channelId: string
  /** The raid's code; null for the last raid of this channel or thread. */
  code: string | null
  by: Person
  who: Person
  amount: number
  reason: UserText
}

/** The treasure of a won raid that a character hasn't opened. */
export interface UnopenedTreasurePack {
  raidId: string
  code: string
  raid: string
  characterId: string
  character: UserText
}

/**
 * A request to open a pack. `code` is the raid's, and null means any raid or character. When several packs match,
 * none is opened.
 */
export interface TreasurePackRequest {
  guildId: string
  by: Person
  code: string | null
  characterId: string | null
}

export interface SeveralMatchingPacks {
  kind: 'several'
  packs: UnopenedTreasurePack[]
}

export interface TreasureCard {
  card: CardId
  /** Whether the collection didn't contain the card before. */
  isNew: boolean
  /** The reason why the character's hero can't have the card in a deck; null if they can. */
  unfit: string | null
}

export interface OpenedTreasurePack {
  kind: 'opened'
  pack: UnopenedTreasurePack
  /** The title of the raid. */
  raid: string
  /** The cards, the rarest first. */
  cards: TreasureCard[]
  left: UnopenedTreasurePack[]
}

/** The service for characters, decks and levels. `wanted` is a character's id or name; null means the active one. */
export interface CharacterService {
  /** Returns a person's characters, the active one first and retired ones last. A newcomer has none. */
  characters(whose: CharacterOwner): Promise<CharacterInfo[]>
  /**
   * Creates a character of a starter deck's hero, and makes it the active one.
   * @param name null for the default name
   */
  create(
    guildId: string,
    who: Person,
    starter: string,
    name: UserText | null,
  ): Promise<CharacterInfo | Rejected>
  /** Makes this character the active one, even if it is retired. */
  use(whose: CharacterOwner, wanted: string): Promise<CharacterInfo | Rejected>
  rename(whose: CharacterOwner, wanted: string | null, name: UserText): Promise<CharacterInfo | Rejected>
  retire(whose: CharacterOwner, wanted: string | null): Promise<CharacterInfo | Rejected>
  /** Returns the number of other people of the guild with characters of each faction. */
  countOthersByFaction(whose: CharacterOwner): Promise<PeopleCountByFaction>
  /** Whether a raider may take a seat of this raid with a constructed deck. */
  allowsConstructed(raid: { guildId: string; raid: string }): Promise<boolean>
  deck(whose: CharacterOwner, which: DeckSelector): Promise<DeckInfo | Rejected>
  /**
   * Adds copies of one card, and removes the same number of copies of another. If the resulting deck isn't legal,
   * nothing changes.
   */
  editDeck(
    whose: CharacterOwner,
    which: DeckSelector,
    change: DeckChange,
  ): Promise<DeckChangeResult | Rejected>
  /** Replaces the deck by a decklist in any of the usual text formats. */
  importDeck(whose: CharacterOwner, which: DeckSelector, list: string): Promise<DeckChangeResult | Rejected>
  /** Returns the deck that `importDeck` would produce, without any change. */
  checkList(whose: CharacterOwner, which: DeckSelector, list: string): Promise<DeckChangeResult | Rejected>
  /** Returns the draft of a deck. Before any change it equals the saved deck. */
  building(whose: CharacterOwner, which: DeckSelector): Promise<UnsavedDeck | Rejected>
  /**
   * Changes the draft, except for cards that can't be added or removed. The draft stays stored until it is saved as
   * the deck, or the deck is changed in another way.
   */
  build(whose: CharacterOwner, which: DeckSelector, step: DeckDraftChange): Promise<UnsavedDeck | Rejected>
  /** Saves the draft as the deck, if it is legal. */
  saveBuilt(whose: CharacterOwner, which: DeckSelector): Promise<DeckChangeResult | Rejected>
  /**
   * Returns the level for which cards are being chosen, otherwise the lowest unused level, otherwise the rest of a
   * partly used level.
   */
  level(whose: CharacterOwner): Promise<LevelPanelInfo | Rejected>
  /** Chooses cards for any open level, one after the other. Choices for another level are discarded. */
  chooseForLevel(
    whose: CharacterOwner,
    level: number,
    choice: LevelCardChoice,
  ): Promise<LevelPanelInfo | Rejected>
  /**
   * Adds and removes the cards that were chosen for a level. Allowances of the level that remain can be used later.
   */
  confirmLevel(whose: CharacterOwner, level: number): Promise<LevelChangeResult | Rejected>
  /** Takes back the last level, or part of one, that was used since the last raid began. */
  undoLevel(whose: CharacterOwner): Promise<LevelChangeResult | Rejected>
  /** Returns the packs that a person's characters can open, the earliest earned first. */
  treasure(whose: CharacterOwner): Promise<UnopenedTreasurePack[]>
  /** Opens a pack and adds its cards to the collection, once for each won raid and character. */
  openTreasure(asked: TreasurePackRequest): Promise<OpenedTreasurePack | SeveralMatchingPacks | Rejected>
  /** Returns the cards of a pack that was opened before. */
  openedTreasure(
    whose: CharacterOwner,
    code: string,
    characterId: string,
  ): Promise<OpenedTreasurePack | Rejected>
  /**
   * Announces a pack's best card in the raid's thread, once. It is called when the pack's owner has turned the card
   * over.
   */
  announceTreasure(
    by: Person,
    guildId: string,
    code: string,
    characterId: string,
  ): Promise<undefined | Rejected>
  campaign(guildId: string): Promise<GuildCampaign>
  /**
   * Sets from which cards decks are built in this guild from now on. The caller checks that the person may do this.
   */
  setDeckRule(guildId: string, decks: DeckRule): Promise<GuildCampaign | Rejected>
  /**
   * Corrects a character's XP after the raid's end, and announces the correction in the raid's thread. Only the
   * raid's leader can do it.
   */
  correct(asked: XpCorrectionRequest): Promise<XpCorrection | Rejected>
}
