/** Sets a table for a scenario: the players, their opponent, and a game that has just begun. */
import {
  applyInput,
  type Card,
  type CardId,
  type Game,
  isRefusal,
  lairInMode,
  playerInSeat,
  type RaidDescription,
  type RaidWithLair,
  raidModeOrFirst,
  registerRaid,
  type Seat,
  type Setup,
  type SetupSeat,
  startGame,
} from '../engine/index.ts'
import { derivedCacheOf, invalidateAll } from '../engine/internals.ts'
import { newBossRaid } from '../raids/boss-raid/boss.ts'
import { MARKED_HERO } from '../raids/dungeon/marked-hero.ts'
import { raidNamed, raids } from '../raids/index.ts'
import { playersAgainstPlayersRaid } from '../raids/players-against-players/players-against-players.ts'
import { userText } from '../texts/user-text.ts'
import { layOutCards, mainDeckCardNamesOf, type PartySetup, type SeatWithPartySetup } from './card-layout.ts'
import { registerScenarioCards } from './mutant.ts'
import { cardIdByName, setCardsOfStory } from './names.ts'
import { NOTHING_CARD_NAME, nothingCard } from './nothing.ts'

export type { CardInPlaySetup, PartySetup } from './card-layout.ts'
export { cardIdByName } from './names.ts'
export { NOTHING_CARD_NAME } from './nothing.ts'

interface BossParty {
  /** The Bosses in the order in which they come. With `lair`, the raid's own Bosses are used. */
  bosses?: [string, ...string[]]
  /** The decks besides the main deck. With `lair`, their cards lie in the listed order, the first on top. */
  decks?: Record<string, string[]>
  /** The raid whose lair, turn and rules are used. Its decks contain only the story's cards. */
  lair?: string
  /** The number of the lair's present Boss, from 1. By default 1. */
  stage?: number
}

/** The players and cards with which a story begins. */
export interface TableSetup {
  raiders?: Record<string, PartySetup>
  /** The players of a story without raiders and Dungeon: each alone or in these teams. */
  players?: Record<string, PartySetup>
  teams?: string[][]
  dungeon?: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests' | 'faceDown' | 'spent' | 'out'>
  /** A Boss player, in place of a Dungeon, with the story's Bosses or those of a raid. */
  boss?: Omit<PartySetup, 'hero'> & BossParty
  /** The dungeon; by default the Deadmines. */
  dungeonRaid?: string
  level?: 1 | 2 | 3 | 4
  mode?: string
  /** The player of the first turn; by default the first raider. */
  turn?: string
  /** The player whose hero is always the MARKED one while it is in play. */
  marked?: string
  leader?: string
  /** Whether every player is asked in every priority window, even one who can only pass. */
  everyWindow?: true
  seed?: number
  /** Cards that only this story defines. The story uses their ids. */
  cards?: Card[]
}

/** The name of the Dungeon, and of its hero, in stories. */
export const DUNGEON_NAME = 'Dungeon'
/** The name of the Boss player, and of the Boss, in stories. */
export const BOSS_NAME = 'Boss'
const HERO = 'Frizlix of Kezan'
/** The cards with which decks are filled up: an ally without powers, and an ability that does little. */
const RAIDER_FILLER = 'Oruk Starstorm'
const DUNGEON_FILLER = 'Sneak Attack'

let tables = 0

/** Starts a game, up to its first decision: whether to keep the opening hand. */
export function startTable(table: TableSetup): Game {
  const parties = partiesOf(table)
  const cards = cardsFor(table, parties)
  setCardsOfStory(cards)
  const { game } = startGame(setupOf(table, parties, cards), table.seed ?? 1)
  layOutCards(game, parties)
  const marked = playerNamesOf(table).indexOf(table.marked ?? '')
  if (marked >= 0) game.marks[MARKED_HERO] = playerInSeat(game, marked).hero
  quiet(game)
  for (const [seat, { party }] of parties.entries()) if (party.out) concede(game, seat)
  return game
}

/** Returns the story's own cards, and `NOTHING_CARD_NAME` if a player has it. */
function cardsFor({ cards = [] }: TableSetup, parties: readonly SeatWithPartySetup[]): readonly Card[] {
  const isUsed = parties.some((sitting) => mainDeckCardNamesOf(sitting, parties).includes(NOTHING_CARD_NAME))
  return isUsed ? [...cards, nothingCard] : cards
}

function setupOf(table: TableSetup, parties: SeatWithPartySetup[], cards: readonly Card[]): Setup {
  return {
    raid: raidOf(table, parties),
    mode: table.mode ?? 'novice',
    cards: registerScenarioCards(cards),
    seats: parties
      .filter(({ name }) => name !== DUNGEON_NAME && name !== BOSS_NAME)
      .map((sitting) => seatOf(sitting, parties, table)),
    leader: Math.max(0, playerNamesOf(table).indexOf(table.leader ?? '')),
    ...(table.boss ? { boss: userText(BOSS_NAME) } : {}),
    ...(table.boss?.collection ? { bossCollection: table.boss.collection.map(cardIdByName) } : {}),
    ...(table.everyWindow ? { everyWindow: true } : {}),
  }
}

function concede(game: Game, seat: Seat): void {
  const told = applyInput(game, { kind: 'concede', seat })
  if (isRefusal(told)) throw new Error(`refused: ${told.why}`)
}

/** Returns the names of the players at the table, without a Dungeon. */
export function playerNamesOf({ raiders, players, boss }: TableSetup): string[] {
  return [...Object.keys(raiders ?? players ?? {}), ...(boss ? [BOSS_NAME] : [])]
}

function partiesOf({ raiders, players, dungeon, boss }: TableSetup): SeatWithPartySetup[] {
  const seats = Object.entries(raiders ?? players ?? {}).map(([name, party]) => ({
    name,
    party: { filler: RAIDER_FILLER, ...party },
  }))
  if (players) return seats
  if (boss) return [...seats, { name: BOSS_NAME, party: { filler: DUNGEON_FILLER, ...boss } }]
  return [...seats, { name: DUNGEON_NAME, party: { filler: DUNGEON_FILLER, ...dungeon } }]
}

function seatOf(
  sitting: SeatWithPartySetup,
  all: readonly SeatWithPartySetup[],
  { teams }: TableSetup,
): SetupSeat {
  const { name, party } = sitting
  const team = teams?.findIndex((members) => members.includes(name)) ?? -1
  return {
    name: userText(name),
    hero: cardIdByName(party.hero ?? HERO),
    deck: mainDeckCardNamesOf(sitting, all).map(cardIdByName),
    ...(party.collection ? { collection: party.collection.map(cardIdByName) } : {}),
    ...(party.handSize === undefined ? {} : { handSize: party.handSize }),
    ...(party.stops ? { stops: party.stops } : {}),
    ...(party.bonusHealth === undefined ? {} : { bonusHealth: party.bonusHealth }),
    ...(team < 0 ? {} : { side: `team ${team + 1}` }),
  }
}

function raidOf(table: TableSetup, parties: SeatWithPartySetup[]): string {
  const first = parties.findIndex(({ name }) => name === table.turn)
  const raid = table.players
    ? startingWith(playersAgainstPlayersRaid, 0)
    : table.boss
      ? withBoss(table.boss, parties)
      : dungeonOf(table, parties)
  tables += 1
  registerRaid({ ...(first >= 0 ? startingWith(raid, first) : raid), name: `story ${tables}` })
  return `story ${tables}`
}

/** Returns the raid with the first turn for this seat. */
function startingWith(raid: RaidDescription, first: Seat): RaidDescription {
  const [one, ...others] = raid.modes
  return { ...raid, modes: [{ ...one, first }, ...others.map((mode) => ({ ...mode, first }))] }
}

function withBoss(boss: BossParty, parties: SeatWithPartySetup[]): RaidDescription {
  const sitting = parties.at(-1)
  if (!sitting) throw new Error('there is no Boss player')
  const deck = mainDeckCardNamesOf(sitting, parties).map(cardIdByName)
  return boss.lair === undefined ? againstBoss(boss, deck) : inLairOf(boss.lair, boss, deck)
}

/** Returns the heroes that a lair has one after the other. A Boss may begin with another card. */
function stagesOf({ hero, bosses }: RaidWithLair['lair']): readonly CardId[] {
  const cards = bosses?.cards ?? []
  return cards.includes(hero) ? cards : [hero, ...cards]
}

/** Returns a raid's own description, with the first turn for a raider, and with the story's own decks. */
function inLairOf(name: string, { stage = 1, decks = {} }: BossParty, deck: CardId[]): RaidDescription {
  const raid = raidNamed(name)
  const hero = stage === 1 ? raid?.lair.hero : raid && stagesOf(raid.lair)[stage - 1]
  if (!raid || hero === undefined) throw new Error(`${name} has no Boss ${stage}`)
  const named = Object.entries(raid.lair.decks ?? {}).map(
    ([one, { some: _, ...deck }]) =>
      [one, { ...deck, cards: (decks[one] ?? []).map(cardIdByName), stacked: true }] as const,
  )
  const beside = stage === 1 ? (raid.lair.beside ?? []) : []
  const lair = { ...raid.lair, hero, deck, decks: Object.fromEntries(named), beside }
  return { ...raid, modes: [{ name: raid.modes[0].name, first: 'raider' }], lair }
}

function againstBoss({ bosses, decks }: BossParty, deck: CardId[]): RaidDescription {
  if (!bosses) throw new Error('there is no Boss')
  const [first, ...later] = bosses
  const others = Object.entries(decks ?? {}).map(
    ([name, cards]) => [name, { cards: cards.map(cardIdByName) }] as const,
  )
  return newBossRaid({
    name: 'boss',
    first: 'raider',
    lair: { title: BOSS_NAME, deck, ...(decks ? { decks: Object.fromEntries(others) } : {}) },
    bosses: { cards: [cardIdByName(first), ...later.map(cardIdByName)] },
  })
}

/** Returns a dungeon with the story's own Dungeon deck. */
function dungeonOf(table: TableSetup, parties: SeatWithPartySetup[]): RaidDescription {
  const raid = raids.find(({ name }) => name === (table.dungeonRaid ?? 'deadmines'))
  const lair = parties.at(-1)
  if (!raid || !lair) throw new Error('there is no raid')
  const lairs = lairInMode(raid, table.mode ?? 'novice')
  const hero = table.level === undefined ? lairs.hero : idOfDungeonHeroAtLevel(lairs.hero, table.level)
  const { hero: _, decks: __, ...mode } = raidModeOrFirst(raid, table.mode ?? 'novice')
  return {
    ...raid,
    modes: [mode],
    lair: { ...lairs, hero, deck: mainDeckCardNamesOf(lair, parties).map(cardIdByName) },
  }
}

/** Returns the id of a Dungeon hero's card at another level: "DDD-2" for "DDD-1" and 2. */
export const idOfDungeonHeroAtLevel = (hero: CardId, level: number): CardId =>
  hero.replace(/(?<!\d)\d+$/, `${level}`)

/** Clears the history, so that nothing seems to have happened when the story begins. */
function quiet(game: Game): void {
  game.waiting = []
  game.earned = []
  game.registers = {
    combatDamage: [],
    damage: [],
    used: {},
    suffered: {},
    attacked: [],
    sincePriority: [],
    nth: {},
    tally: {},
  }
  invalidateAll(game)
  derivedCacheOf(game).checkAchievements = true
  derivedCacheOf(game).events = []
}
