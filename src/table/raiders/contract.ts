/** What the table offers to raiders between the raids: their characters, decks, levels, and the guild's campaign. */

import type { Campaign, Stage } from '../../campaign/chain.ts'
import type { Profile } from '../../campaign/curve.ts'
import type { Allowance } from '../../campaign/guide.ts'
import type { OpenLevel } from '../../campaign/leveling.ts'
import type { CardId } from '../../engine/index.ts'
import type { UserText } from '../../texts/user-text.ts'
import type { Fellow } from '../annals/contract.ts'
import type { Person, Rejected } from '../contract.ts'
import type { DeckRule } from './rules.ts'

/** A character as lists show it. */
export interface CharacterCard {
  id: string
  name: UserText
  hero: CardId
  class: string
  faction: 'Alliance' | 'Horde' | null
  xp: number
  level: number
  /** Levels that have not been used, or not all of them. */
  openLevels: readonly OpenLevel[]
  deckSize: number
  /** Its stored deck can't be read: it waits, and everything else goes on. */
  isUnreadable: boolean
  active: boolean
  retired: boolean
}

/** So many copies of a card. */
export interface CardCopies {
  card: CardId
  copies: number
}

/** A character's deck, by its id or name, null for the active one's; or the one with which they play a raid's Boss. */
export type WhichDeck = string | null | { readonly boss: string }

/** Whose deck it is: a character, or a Boss whom somebody plays. */
export interface DeckOwner {
  name: UserText
  hero: CardId
  /** Empty for a Boss. */
  class: string
  faction: 'Alliance' | 'Horde' | null
  /** The raid whose Boss it is; null for a character. */
  boss: string | null
}

/** A deck and what else there is for it, each by type, cost and name. */
export interface DeckCard {
  owner: DeckOwner
  cards: CardCopies[]
  /** In the collection and not in the deck. */
  spare: CardCopies[]
  /** What its owner has named as the collection, where any card may be played. */
  named: CardCopies[]
  /** What is wrong with the deck, in sentences; a legal one has no findings. */
  findings: string[]
  /** Whether any automated card may be played here, or what the character owns. */
  constructed: boolean
  /** Where any may be: all that may be in it. */
  pool: readonly CardId[]
}

export interface ChangedDeck extends DeckCard {
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /** Whether the list has named the collection anew. */
  namedAnew: boolean
}

/** By the card's id or name. */
export interface DeckChange {
  cardIn: string | null
  cardOut: string | null
  copies: number
}

/** A deck as it is being built, before it is saved. */
export interface Building {
  owner: DeckOwner
  cards: CardCopies[]
  /** What has changed since it was saved. */
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /** What may come in, and how many copies. */
  mayComeIn: CardCopies[]
  /** In the collection and not in this deck. */
  spare: Readonly<Record<CardId, number>>
  before: Profile
  after: Profile
  /** Why it can't be saved, in sentences. */
  findings: string[]
  constructed: boolean
}

/** Cards by id; one copy of each, or as many as there can be. */
export type BuildStep = { cardsIn: string[]; cardsOut: string[]; all: boolean } | 'startOver'

/** A level that can be used. */
export interface LevelCard {
  character: CharacterCard
  /** null when all that were reached have been used. */
  level: number | null
  /** What the guide allows, what came in of it before, and what is chosen of it now. */
  allowances: { allowance: Allowance; before: CardCopies[]; chosen: CardCopies[] }[]
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /** What may still come in, and how many more cards may go out of which. */
  mayComeIn: CardId[]
  /** Copies of these in the collection and not in the deck, such as treasure. */
  spare: Readonly<Record<CardId, number>>
  mayGoOut: CardCopies[]
  roomToGo: number
  /** The deck as it would be. */
  deckSize: number
  /** Why it can't be confirmed yet, in sentences. */
  findings: string[]
  /** What it allows of which nothing, or not all, has been chosen though there is something to choose. */
  unused: Allowance[]
  before: Profile
  after: Profile
  /** The level that can be taken back; null when there is none. */
  undoable: number | null
}

/** Cards by id, or by name as somebody types them; or all choices taken back. */
export type LevelChoice = { cardsIn: string[]; cardsOut: string[] } | 'startOver'

export interface LevelDone {
  character: CharacterCard
  level: number
  cardsIn: CardCopies[]
  cardsOut: CardCopies[]
  /** What the level still lets in, at any time. */
  left: readonly Allowance[]
}

export interface ClearedStage extends Stage {
  /** Who won it in the fewest turns; nobody before the first win. */
  by: readonly Fellow[]
}

export interface CampaignCard extends Omit<Campaign, 'stages'> {
  stages: ClearedStage[]
  /** The raids with a Boss player, which are in no chain. */
  bosses: ClearedStage[]
  decks: DeckRule
}

/** A raid leader changes what somebody's character has earned. */
export interface Correcting {
  guildId: string
  channelId: string
  /** Of the raid; null for the last one of this channel or thread. */
  code: string | null
  by: Person
  who: Person
  amount: number
  reason: UserText
}

export interface Correction {
  by: Person
  person: Person
  character: UserText
  amount: number
  reason: UserText
  before: number
  after: number
  levelBefore: number
  levelAfter: number
}

/** A won run's treasure that a character has not opened. */
export interface UnopenedPack {
  raidId: string
  code: string
  raid: string
  characterId: string
  character: UserText
}

/** Of which raid and character; null for any. When several packs fit, none is opened. */
export interface TreasureAsked {
  guildId: string
  by: Person
  code: string | null
  characterId: string | null
}

export interface SeveralPacks {
  kind: 'several'
  packs: UnopenedPack[]
}

export interface TreasureCard {
  card: CardId
  /** The collection had none of it. */
  isNew: boolean
  /** Why the character's hero can't have it in a deck; null where he can. */
  unfit: string | null
}

export interface OpenedTreasure {
  kind: 'opened'
  pack: UnopenedPack
  /** The raid's title. */
  raid: string
  /** The rarest first. */
  cards: TreasureCard[]
  left: UnopenedPack[]
}

/** What a raid's thread is told of a pack. */
export interface TreasureFound {
  by: Person
  character: UserText
  best: CardId
  others: number
}

/** Whose characters, and where. */
export interface Whose {
  guildId: string
  personId: string
  /** What they are called now, where it may be that nobody knows them yet. */
  name?: UserText
}

/** `wanted` is a character's id or name, and the active one when it is null. */
export interface Raiders {
  /** The active one first, retired ones last; empty for a newcomer. */
  characters(whose: Whose): Promise<CharacterCard[]>
  /** Makes a character of a starter deck's hero, which becomes the active one. @param name the usual one when null */
  create(
    guildId: string,
    who: Person,
    starter: string,
    name: UserText | null,
  ): Promise<CharacterCard | Rejected>
  /** Raids with this one from now on, be it retired. */
  use(whose: Whose, wanted: string): Promise<CharacterCard | Rejected>
  rename(whose: Whose, wanted: string | null, name: UserText): Promise<CharacterCard | Rejected>
  retire(whose: Whose, wanted: string | null): Promise<CharacterCard | Rejected>
  deck(whose: Whose, which: WhichDeck): Promise<DeckCard | Rejected>
  /** Cards in, cards out, as many copies of each; the deck that comes of it is legal, or nothing changes. */
  editDeck(whose: Whose, which: WhichDeck, change: DeckChange): Promise<ChangedDeck | Rejected>
  /** A whole decklist as people write them, in place of the deck. */
  importDeck(whose: Whose, which: WhichDeck, list: string): Promise<ChangedDeck | Rejected>
  /** The same, and nothing is changed: what the deck would be. */
  checkList(whose: Whose, which: WhichDeck, list: string): Promise<ChangedDeck | Rejected>
  /** The deck that is being built; the saved one before anything was changed. */
  building(whose: Whose, which: WhichDeck): Promise<Building | Rejected>
  /** What can't come in or go out is left out. It is kept until it is saved, or the deck is changed otherwise. */
  build(whose: Whose, which: WhichDeck, step: BuildStep): Promise<Building | Rejected>
  /** It is the deck from now on. */
  saveBuilt(whose: Whose, which: WhichDeck): Promise<ChangedDeck | Rejected>
  /** The one that is being chosen for; else the lowest that has not been used, and the rest of one at last. */
  level(whose: Whose): Promise<LevelCard | Rejected>
  /** Chooses for any open level, one card after the other; what was chosen for another is forgotten. */
  chooseForLevel(whose: Whose, level: number, choice: LevelChoice): Promise<LevelCard | Rejected>
  /** All of it in one transaction: the deck is changed, and so much of the level used; the rest stays open. */
  confirmLevel(whose: Whose, level: number): Promise<LevelDone | Rejected>
  /** Takes the last level back, or part of one, that was used since the last raid began. */
  undoLevel(whose: Whose): Promise<LevelDone | Rejected>
  /** Packs that can be opened, the first that was earned first. */
  treasure(whose: Whose): Promise<UnopenedPack[]>
  /** Opens a pack into the collection, once for each won run and character. */
  openTreasure(asked: TreasureAsked): Promise<OpenedTreasure | SeveralPacks | Rejected>
  /** What was in a pack that has been opened. */
  openedTreasure(whose: Whose, code: string, characterId: string): Promise<OpenedTreasure | Rejected>
  /** Its owner has turned over the best card: announced in the raid's thread, once. */
  tellTreasure(by: Person, guildId: string, code: string, characterId: string): Promise<undefined | Rejected>
  campaign(guildId: string): Promise<CampaignCard>
  /** From what decks are built in this guild, from now on. Who may say so is the caller's to know. */
  agree(guildId: string, decks: DeckRule): Promise<CampaignCard | Rejected>
  /** Only the raid's leader can, after its end; it is announced in the raid's thread. */
  correct(asked: Correcting): Promise<Correction | Rejected>
}
