/**
 * The state of a game of the companion. It is plain JSON at every moment: the cards, the remaining steps and the open
 * choice.
 */
import type { UserText } from '../texts/user-text.ts'
import type { CardEffect, CardListsWithBoard, ClassName, Faction, ItemDeck, Overlord } from './cards.ts'

export const WAR_SCHEMA_VERSION = 2
/** The maximum number of Bonus Items in a Bag, beside three ordinary items (Bonus Item Cards and Bag Limits). */
export const MAX_BONUS_ITEMS = 7
export const MAX_BAG_ITEMS = 3
export const OPEN_QUEST_COUNT = 3
export const MAX_PLAYERS = 6
/** The maximum number of kinds of creatures that one combat can slay. */
export const MAX_KINDS_OF_KILLED_CREATURES = 10
export const MAX_CREATURE_NAME_LENGTH = 60

/** The index of a player in the game. */
export type PlayerIndex = number

export interface WarSetupPlayer {
  readonly name: UserText
  readonly faction: Faction
  readonly cls: ClassName
}

export interface WarSetup {
  readonly players: readonly WarSetupPlayer[]
  readonly overlord: Overlord
  /** The player who may make moves for everybody. */
  readonly leader: PlayerIndex
  readonly first: Faction
  /** The Optional Rule: a quest that nobody can complete may be replaced. */
  readonly redraw: boolean
  readonly lists: CardListsWithBoard
}

export interface WarCharacter {
  name: UserText
  faction: Faction
  cls: ClassName
  xp: number
  level: number
  energy: number
  hits: number
  /** The equipped powers, in the order of the areas of the sheet. */
  areas: (string | null)[]
  /** Learned powers that aren't equipped. */
  spellbook: string[]
  talents: string[]
  /** Ordinary items in the Bag, and Bonus Items in the Bag. */
  bag: string[]
  small: string[]
  /** The items that the character wears. */
  worn: string[]
}

export interface PileWithDiscards {
  deck: string[]
  discard: string[]
}
export type PileName = 'destiny' | 'quests' | 'events' | 'bonus' | ItemDeck
export const PILE_NAMES: readonly PileName[] = [
  'destiny',
  'quests',
  'events',
  'bonus',
  'circle',
  'square',
  'triangle',
  'special',
]

export interface OpenQuest {
  card: string
  /** Whether this quest replaced another one by the Optional Rule. */
  redrawn: boolean
  /** Whether no action was begun, no combat resolved and no turn ended since this quest was drawn. */
  fresh: boolean
}

/** Slain creatures of one kind and colour. */
export interface KilledCreatures {
  readonly creature: UserText
  readonly colour: 'blue' | 'other'
  readonly count: number
}

export interface Combat {
  /** The characters who began or joined the Challenge, and the characters whom they fight, if any. */
  group: PlayerIndex[]
  opponents: PlayerIndex[]
  round: number
  kills: KilledCreatures[]
}

/** A moment at which powers may be equipped outside of the Character Management step. */
export interface FastEquipMoment {
  kind: 'action' | 'round'
  players: PlayerIndex[]
  /** The talents that have equipped a power at this moment, such as "0:talent". */
  used: string[]
}

/** A remaining step. The next step is the first of the list. */
export type RemainingStep =
  | { do: 'reward'; quest: string; group: PlayerIndex[]; defeated: PlayerIndex[] }
  | { do: 'drawBonus'; group: PlayerIndex[]; defeated: PlayerIndex[] }
  | { do: 'drawItem'; deck: ItemDeck; player: PlayerIndex }
  | { do: 'completed'; quests: string[]; group: PlayerIndex[]; defeated: PlayerIndex[] }
  | { do: 'replace'; quests: string[] }
  | { do: 'deed'; deed: CardEffect; only?: PlayerIndex }
  /**
   * Advances the marker of the turn track by one space; `left` more spaces follow. Only the icons of the last space
   * count.
   */
  | { do: 'space'; left: number }
  | { do: 'expire' }
  | { do: 'reveal' }
  | { do: 'leave'; card: string }

/** A choice that a player must make before the game continues. */
export type OpenChoice =
  /** The choice of the set of quests that is completed, if the slain creatures suffice for several sets. */
  | { kind: 'quests'; who: PlayerIndex[]; sets: string[][]; defeated: PlayerIndex[] }
  /** The choice of the member of the group who gets a Bonus Item. */
  | { kind: 'recipient'; who: PlayerIndex[]; card: string; among: PlayerIndex[] }
  /** The choice of the Bonus Item, of eight, that its owner discards. */
  | { kind: 'overflow'; who: PlayerIndex[]; player: PlayerIndex }
  /** The choice of the players who get one more experience, if the experience can't be divided evenly. */
  | { kind: 'extra'; who: PlayerIndex[]; among: PlayerIndex[]; left: number }

export const WINNERS = ['alliance', 'horde', 'overlord', 'nobody'] as const
export type WarWinner = (typeof WINNERS)[number]

export interface WarGame {
  shape: typeof WAR_SCHEMA_VERSION
  rng: [number, number, number, number]
  lists: CardListsWithBoard
  overlord: Overlord
  leader: PlayerIndex
  redraw: boolean
  players: WarCharacter[]
  faction: Faction
  phase: 'actions' | 'management'
  marker: number
  /** The card in play, and the space of its hit token. `due` is null if that is beyond the end of the track. */
  destiny: { card: string | null; due: number | null; hunted: number }
  /** Cards that have left the game. */
  away: string[]
  piles: Record<PileName, PileWithDiscards>
  merchant: string[]
  quests: OpenQuest[]
  moment: FastEquipMoment | null
  combat: Combat | null
  strength: number // The overlord's strength.
  todo: RemainingStep[]
  choice: OpenChoice | null
  /** The number of choices so far, so that an answer to an earlier choice is recognised. */
  asked: number
  outcome: WarWinner | null
}

/** A move. `by` is the player who makes the move, and `player` the player for whom it is made. */
export type Move = { readonly by: PlayerIndex } & (
  | { readonly move: 'turn' }
  | { readonly move: 'manage' }
  | { readonly move: 'advance'; readonly spaces: number }
  | {
      readonly move: 'act'
      readonly player: PlayerIndex
      readonly challenge: boolean
      readonly opponents?: readonly PlayerIndex[]
    }
  | { readonly move: 'join'; readonly player: PlayerIndex }
  | { readonly move: 'round' }
  | { readonly move: 'slay'; readonly kills: readonly KilledCreatures[] }
  /** Ends a combat. `defeated` has the players who were defeated, on either side. */
  | { readonly move: 'resolve'; readonly defeated: readonly PlayerIndex[] }
  /** A whole combat in one move. */
  | {
      readonly move: 'fight'
      readonly group: readonly PlayerIndex[]
      readonly kills: readonly KilledCreatures[]
      readonly defeated: readonly PlayerIndex[]
    }
  | { readonly move: 'equip'; readonly player: PlayerIndex; readonly power: string; readonly area: number }
  | { readonly move: 'unequip'; readonly player: PlayerIndex; readonly area: number }
  | { readonly move: 'learn'; readonly player: PlayerIndex; readonly card: string }
  | { readonly move: 'gain'; readonly player: PlayerIndex; readonly deck: ItemDeck | 'bonus' }
  | {
      readonly move: 'reward'
      readonly group: readonly PlayerIndex[]
      readonly defeated: readonly PlayerIndex[]
      readonly xp: number
      readonly bonus: number
    }
  | {
      readonly move: 'item'
      readonly player: PlayerIndex
      readonly card: string
      readonly how: ItemUse
      readonly to?: PlayerIndex
    }
  | { readonly move: 'buy'; readonly player: PlayerIndex; readonly card: string }
  | { readonly move: 'tokens'; readonly player: PlayerIndex; readonly energy: number; readonly hits: number }
  | { readonly move: 'boss'; readonly boss: UserText }
  | { readonly move: 'discard' }
  | { readonly move: 'redraw'; readonly quest: string }
  | { readonly move: 'choose'; readonly asked: number; readonly pick: readonly number[] }
  | { readonly move: 'end'; readonly winner: WarWinner }
)

export type MoveOfKind<M extends Move['move']> = Extract<Move, { move: M }>

export const ITEM_USES = ['wear', 'stow', 'sell', 'use', 'trade'] as const
export type ItemUse = (typeof ITEM_USES)[number]

/** An event of the game. Cards that only some players may know are removed for the others (`warEventAsSeenBy`). */
export type WarEvent =
  | { kind: 'begun' }
  | {
      kind: 'destiny'
      how: 'revealed' | 'resolved' | 'expired' | 'boss' | 'hunt' | 'discarded'
      card: string
    }
  | { kind: 'token'; space: number; how: 'placed' | 'removed' }
  | { kind: 'quest'; how: 'revealed' | 'done' | 'redrawn' | 'replaced'; card: string; group: PlayerIndex[] }
  | { kind: 'marker'; to: number; ignored: boolean }
  | { kind: 'faction'; faction: Faction }
  | { kind: 'phase' }
  | { kind: 'event'; card: string }
  | { kind: 'xp'; player: PlayerIndex; amount: number; level: number }
  | { kind: 'experience'; card: string; group: PlayerIndex[] }
  | { kind: 'gained'; player: PlayerIndex; card: string | null }
  | { kind: 'nobody'; card: string }
  | { kind: 'merchant'; card: string; from: PlayerIndex | null }
  | {
      kind: 'equipped'
      player: PlayerIndex
      card: string
      area: number
      paid: number
      fast: boolean
      instead: string | null
    }
  | { kind: 'unequipped'; player: PlayerIndex; card: string }
  | { kind: 'learned'; player: PlayerIndex; card: string | null; talent: boolean }
  | { kind: 'item'; player: PlayerIndex; card: string | null; how: ItemUse | 'buy'; to: PlayerIndex | null }
  | { kind: 'tokens'; player: PlayerIndex; energy: number; hits: number }
  | { kind: 'acts'; player: PlayerIndex; challenge: boolean; opponents: PlayerIndex[] }
  | { kind: 'joins'; player: PlayerIndex }
  | { kind: 'round'; round: number }
  | { kind: 'slain'; kills: KilledCreatures[] }
  | { kind: 'resolved'; defeated: PlayerIndex[] }
  | { kind: 'board'; creature: UserText; count: number }
  | { kind: 'overlord'; amount: number; strength: number }
  | { kind: 'shuffled'; pile: PileName }
  | { kind: 'empty'; pile: PileName }
  | { kind: 'chosen'; what: OpenChoice['kind']; player: PlayerIndex }
  | { kind: 'ended'; winner: WarWinner }
  /** Another person plays a character from now on. */
  | { kind: 'replaced'; player: PlayerIndex; from: UserText; to: UserText }
  /** A friend has answered for a player; `friend` is null if the table has answered. */
  | { kind: 'answeredFor'; player: PlayerIndex; friend: PlayerIndex | null }
  | { kind: 'trusts'; player: PlayerIndex; friend: PlayerIndex | null }

/** The reason for a refusal. `texts.war.refused` has the sentences. */
export type RefusalReason =
  | { kind: 'over' }
  | { kind: 'waits'; names: UserText[] }
  | { kind: 'stale' }
  | { kind: 'notAsked' }
  | { kind: 'notYours' }
  | { kind: 'noPlayer' }
  | { kind: 'notTheirTurn'; name: UserText }
  | { kind: 'otherTurn'; faction: Faction }
  | { kind: 'trackEnds'; spaces: number }
  | { kind: 'spaces' }
  | { kind: 'noCombat' }
  | { kind: 'inCombat' }
  | { kind: 'notFighting' }
  | { kind: 'tooLate' }
  | { kind: 'factions' }
  | { kind: 'alreadyIn'; name: UserText }
  | { kind: 'kills' }
  | { kind: 'notInSpellbook' }
  | { kind: 'noArea'; areas: number }
  | { kind: 'icon'; needs: string; has: string }
  | { kind: 'energy'; cost: number; has: number }
  | { kind: 'notNow' }
  | { kind: 'once' }
  | { kind: 'management' }
  | { kind: 'emptyArea' }
  | { kind: 'otherClass' }
  | { kind: 'known' }
  | { kind: 'noCard' }
  | { kind: 'notThere' }
  | { kind: 'bagFull' }
  | { kind: 'smallFull' }
  | { kind: 'useless' }
  | { kind: 'closed' }
  | { kind: 'below' }
  | { kind: 'noBoss' }
  | { kind: 'noDestiny' }
  | { kind: 'noRedraw' }
  | { kind: 'redrawn' }
  | { kind: 'notFresh' }
  | { kind: 'noOther' }
  | { kind: 'pick' }

export interface Refusal {
  refused: RefusalReason
}
