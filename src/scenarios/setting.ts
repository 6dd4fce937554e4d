/** Sets a table for a scenario: the players, their opponent, and a game that has just begun. */
import {
  apply,
  type Card,
  type CardId,
  type Game,
  isRefusal,
  type LairRules,
  lairIn,
  modeOf,
  playerAt,
  type RaidRules,
  registerRaid,
  type Seat,
  type Setup,
  type SetupSeat,
  start,
} from '../engine/index.ts'
import { derivedCacheOf, invalidateAll } from '../engine/inside.ts'
import { bossRaid } from '../raids/boss-raid/boss.ts'
import { MARKED } from '../raids/dungeon/marked.ts'
import { raidNamed, raids } from '../raids/index.ts'
import { duel } from '../raids/players-against-players/duel.ts'
import { userText } from '../texts/user-text.ts'
import { cardsOf, layOut, type Party, type Sitting } from './laying.ts'
import { cardsInUse } from './mutant.ts'
import { addNamedCards, idOf } from './names.ts'
import { NOTHING, nothing } from './nothing.ts'

export type { Lying, Party } from './laying.ts'
export { idOf } from './names.ts'
export { NOTHING } from './nothing.ts'

interface BossParty {
  /** The Bosses in the order in which they come. With `lair`, the raid's own ones are used. */
  bosses?: [string, ...string[]]
  /** Decks besides the main one. With `lair`, their cards lie in the listed order, the first on top. */
  decks?: Record<string, string[]>
  /** The raid whose lair is used, with its turn and its rules. Its decks are empty except for the story's cards. */
  lair?: string
  /** The number of the lair's present Boss, from 1. By default 1. */
  stage?: number
}

export interface Table {
  raiders?: Record<string, Party>
  /** Instead of raiders and a Dungeon: players against each other, each alone or in these teams. */
  players?: Record<string, Party>
  teams?: string[][]
  dungeon?: Omit<Party, 'hero' | 'hand' | 'resources' | 'quests' | 'faceDown' | 'spent' | 'out'>
  /** Instead of a Dungeon: a Boss player, with the story's Bosses or those of a raid. */
  boss?: Omit<Party, 'hero'> & BossParty
  /** The dungeon. By default the Deadmines. */
  dungeonRaid?: string
  level?: 1 | 2 | 3 | 4
  mode?: string
  /** The player of the first turn. By default the first raider. */
  turn?: string
  /** The player whose hero is MARKED, now and each time that a hero is, while it is in play. */
  marked?: string
  leader?: string
  /** In every priority window every player is asked, even one who can only pass. */
  everyWindow?: true
  seed?: number
  /** Cards that only this story knows, referred to by their ids. */
  cards?: Card[]
}

export const DUNGEON = 'Dungeon'
export const BOSS = 'Boss'
const HERO = 'Frizlix of Kezan'
/** Decks are filled up with these: an ally without powers, and an ability that does little. */
const RAIDER_FILLER = 'Oruk Starstorm'
const DUNGEON_FILLER = 'Sneak Attack'

let tables = 0

/** The game at its first decision, whether to keep the opening hand. */
export function setTable(table: Table): Game {
  const parties = partiesOf(table)
  const cards = cardsFor(table, parties)
  addNamedCards(cards)
  const { game } = start(setupOf(table, parties, cards), table.seed ?? 1)
  layOut(game, parties)
  const marked = namesOf(table).indexOf(table.marked ?? '')
  if (marked >= 0) game.marks[MARKED] = playerAt(game, marked).hero
  quiet(game)
  for (const [seat, { party }] of parties.entries()) if (party.out) concede(game, seat)
  return game
}

/** The story's own cards, and `NOTHING` if a player has it. */
function cardsFor({ cards = [] }: Table, parties: readonly Sitting[]): readonly Card[] {
  const isUsed = parties.some((sitting) => cardsOf(sitting, parties).includes(NOTHING))
  return isUsed ? [...cards, nothing] : cards
}

function setupOf(table: Table, parties: Sitting[], cards: readonly Card[]): Setup {
  return {
    raid: raidOf(table, parties),
    mode: table.mode ?? 'novice',
    cards: cardsInUse(cards),
    seats: parties
      .filter(({ name }) => name !== DUNGEON && name !== BOSS)
      .map((sitting) => seatOf(sitting, parties, table)),
    leader: Math.max(0, namesOf(table).indexOf(table.leader ?? '')),
    ...(table.boss ? { boss: userText(BOSS) } : {}),
    ...(table.boss?.collection ? { bossCollection: table.boss.collection.map(idOf) } : {}),
    ...(table.everyWindow ? { everyWindow: true } : {}),
  }
}

function concede(game: Game, seat: Seat): void {
  const told = apply(game, { kind: 'concede', seat })
  if (isRefusal(told)) throw new Error(`refused: ${told.why}`)
}

/** The names of the players at the table, without a Dungeon. */
export function namesOf({ raiders, players, boss }: Table): string[] {
  return [...Object.keys(raiders ?? players ?? {}), ...(boss ? [BOSS] : [])]
}

function partiesOf({ raiders, players, dungeon, boss }: Table): Sitting[] {
  const seats = Object.entries(raiders ?? players ?? {}).map(([name, party]) => ({
    name,
    party: { filler: RAIDER_FILLER, ...party },
  }))
  if (players) return seats
  if (boss) return [...seats, { name: BOSS, party: { filler: DUNGEON_FILLER, ...boss } }]
  return [...seats, { name: DUNGEON, party: { filler: DUNGEON_FILLER, ...dungeon } }]
}

function seatOf(sitting: Sitting, all: readonly Sitting[], { teams }: Table): SetupSeat {
  const { name, party } = sitting
  const team = teams?.findIndex((members) => members.includes(name)) ?? -1
  return {
    name: userText(name),
    hero: idOf(party.hero ?? HERO),
    deck: cardsOf(sitting, all).map(idOf),
    ...(party.collection ? { collection: party.collection.map(idOf) } : {}),
    ...(party.handSize === undefined ? {} : { handSize: party.handSize }),
    ...(party.stops ? { stops: party.stops } : {}),
    ...(party.bonusHealth === undefined ? {} : { bonusHealth: party.bonusHealth }),
    ...(team < 0 ? {} : { side: `team ${team + 1}` }),
  }
}

function raidOf(table: Table, parties: Sitting[]): string {
  const first = parties.findIndex(({ name }) => name === table.turn)
  const raid = table.players
    ? startingWith(duel, 0)
    : table.boss
      ? withBoss(table.boss, parties)
      : dungeonOf(table, parties)
  tables += 1
  registerRaid({ ...(first >= 0 ? startingWith(raid, first) : raid), name: `story ${tables}` })
  return `story ${tables}`
}

/** The raid, with this seat's turn as the first. */
function startingWith(raid: RaidRules, first: Seat): RaidRules {
  const [one, ...others] = raid.modes
  return { ...raid, modes: [{ ...one, first }, ...others.map((mode) => ({ ...mode, first }))] }
}

function withBoss(boss: BossParty, parties: Sitting[]): RaidRules {
  const sitting = parties.at(-1)
  if (!sitting) throw new Error('there is no Boss player')
  const deck = cardsOf(sitting, parties).map(idOf)
  return boss.lair === undefined ? againstBoss(boss, deck) : inLairOf(boss.lair, boss, deck)
}

/** The heroes that a lair has one after the other. A Boss may begin with another card. */
function stagesOf({ hero, bosses }: LairRules['lair']): readonly CardId[] {
  const cards = bosses?.cards ?? []
  return cards.includes(hero) ? cards : [hero, ...cards]
}

/** The raid's own description, with a raider's turn first and the story's own decks. */
function inLairOf(name: string, { stage = 1, decks = {} }: BossParty, deck: CardId[]): RaidRules {
  const raid = raidNamed(name)
  const hero = stage === 1 ? raid?.lair.hero : raid && stagesOf(raid.lair)[stage - 1]
  if (!raid || hero === undefined) throw new Error(`${name} has no Boss ${stage}`)
  const named = Object.entries(raid.lair.decks ?? {}).map(
    ([one, { some: _, ...deck }]) =>
      [one, { ...deck, cards: (decks[one] ?? []).map(idOf), stacked: true }] as const,
  )
  const beside = stage === 1 ? (raid.lair.beside ?? []) : []
  const lair = { ...raid.lair, hero, deck, decks: Object.fromEntries(named), beside }
  return { ...raid, modes: [{ name: raid.modes[0].name, first: 'raider' }], lair }
}

function againstBoss({ bosses, decks }: BossParty, deck: CardId[]): RaidRules {
  if (!bosses) throw new Error('there is no Boss')
  const [first, ...later] = bosses
  const others = Object.entries(decks ?? {}).map(
    ([name, cards]) => [name, { cards: cards.map(idOf) }] as const,
  )
  return bossRaid({
    name: 'boss',
    first: 'raider',
    lair: { title: BOSS, deck, ...(decks ? { decks: Object.fromEntries(others) } : {}) },
    bosses: { cards: [idOf(first), ...later.map(idOf)] },
  })
}

/** A dungeon with the story's own Dungeon deck. */
function dungeonOf(table: Table, parties: Sitting[]): RaidRules {
  const raid = raids.find(({ name }) => name === (table.dungeonRaid ?? 'deadmines'))
  const lair = parties.at(-1)
  if (!raid || !lair) throw new Error('there is no raid')
  const lairs = lairIn(raid, table.mode ?? 'novice')
  const hero = table.level === undefined ? lairs.hero : atLevel(lairs.hero, table.level)
  const { hero: _, decks: __, ...mode } = modeOf(raid, table.mode ?? 'novice')
  return {
    ...raid,
    modes: [mode],
    lair: { ...lairs, hero, deck: cardsOf(lair, parties).map(idOf) },
  }
}

/** The card of a dungeon's Boss at another level: "DDD-2" for "DDD-1" and 2. */
export const atLevel = (hero: CardId, level: number): CardId => hero.replace(/(?<!\d)\d+$/, `${level}`)

/** Clears the history, so that laying out the table counts as nothing that happened in the story. */
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
