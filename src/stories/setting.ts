/**
 * Setting a table for a scenario: a game that has just begun, its cards laid where the story wants them, by the
 * engine's own moves.
 */
import { allCards } from '../cards/index.ts'
import {
  type Card,
  type CardId,
  type Game,
  lairIn,
  modeOf,
  type ObjectId,
  objectOf,
  playerAt,
  printed,
  type RaidRules,
  registerRaid,
  type Seat,
  type SetupSeat,
  start,
} from '../engine/index.ts'
import { batch, changed, inPlay, isTokenId, type Move, pileOf, runtimeOf } from '../engine/inside.ts'
import { bossRaid } from '../raids/boss/boss.ts'
import { duel } from '../raids/duel/duel.ts'
import { MARKED } from '../raids/dungeon/marked.ts'
import { raids } from '../raids/index.ts'
import { cardsInUse } from './mutant.ts'

/** A card in play: its name, or its name with how it lies there. */
export type Lying = string | { card: string; damage?: number; exhausted?: true; on?: string; deck?: string }

export interface Party {
  hero?: string
  hand?: string[]
  play?: Lying[]
  /** Face-down resources. */
  resources?: number
  /** Face-up resources. */
  quests?: string[]
  graveyard?: string[]
  /** The first is on top; harmless cards lie below. */
  deck?: string[]
  /** How many of those harmless cards. */
  below?: number
  damage?: number
  exhausted?: true
  handSize?: number
  bonusHealth?: number
}

interface BossParty {
  bosses: [string, ...string[]]
  decks?: Record<string, string[]>
  filler?: string
}

export interface Table {
  raiders?: Record<string, Party>
  /** Instead of raiders and a Dungeon: players against each other, each for himself or in these teams. */
  players?: Record<string, Party>
  teams?: string[][]
  dungeon?: Omit<Party, 'hero' | 'hand' | 'resources' | 'quests'> & { filler?: string }
  /** Instead of a Dungeon: a Boss player, with his Bosses in the order in which they come. */
  boss?: Omit<Party, 'hero'> & BossParty
  /** Which dungeon: the Deadmines, unless told otherwise. */
  dungeonRaid?: string
  level?: 1 | 2 | 3 | 4
  mode?: string
  /** Whose turn is the first: the first raider's, unless told otherwise. */
  turn?: string
  marked?: string
  leader?: string
  seed?: number
  /** Cards that only this story knows, named by their ids. */
  cards?: Card[]
}

export const DUNGEON = 'Dungeon'
export const BOSS = 'Boss'
const HERO = 'Frizlix of Kezan'
/** An ally without powers, and an ability that does little: what decks are filled up with. */
const RAIDER_FILLER = 'Oruk Starstorm'
const DUNGEON_FILLER = 'Sneak Attack'
const FILLED_UP = 12

let tables = 0
/** The ids of the cards that only this story knows, by their names. */
let own = new Map<string, CardId>()

/** The game at its first question, whether to keep the opening hand. */
export function setTable(table: Table): Game {
  own = new Map(table.cards?.map(({ name, id }) => [name, id]))
  const parties = partiesOf(table)
  const raid = raidOf(table, parties)
  const seats = parties
    .filter(({ name }) => name !== DUNGEON && name !== BOSS)
    .map((sitting) => seatOf(sitting, table))
  const leader = Math.max(0, namesOf(table).indexOf(table.leader ?? ''))
  const cards = cardsInUse(table.cards)
  const boss = table.boss ? { boss: BOSS } : {}
  const setup = { raid, mode: table.mode ?? 'novice', cards, seats, leader, ...boss }
  const { game } = start(setup, table.seed ?? 1)
  for (const [seat, { party }] of parties.entries()) layOut(game, seat, party)
  for (const [seat, { party }] of parties.entries()) attach(game, seat, party, parties)
  const marked = namesOf(table).indexOf(table.marked ?? '')
  if (marked >= 0) game.marks[MARKED] = playerAt(game, marked).hero
  return quiet(game)
}

interface Sitting {
  name: string
  party: Party & { filler: string }
}

/** Those who sit at the table without a Dungeon. */
export function namesOf({ raiders, players, boss }: Table): string[] {
  return [...Object.keys(raiders ?? players ?? {}), ...(boss ? [BOSS] : [])]
}

function partiesOf({ raiders, players, dungeon, boss }: Table): Sitting[] {
  const seats = Object.entries(raiders ?? players ?? {}).map(([name, party]) => ({
    name,
    party: { ...party, filler: RAIDER_FILLER },
  }))
  if (players) return seats
  if (boss) return [...seats, { name: BOSS, party: { filler: DUNGEON_FILLER, ...boss } }]
  return [...seats, { name: DUNGEON, party: { filler: DUNGEON_FILLER, ...dungeon } }]
}

function seatOf({ name, party }: Sitting, { teams }: Table): SetupSeat {
  const team = teams?.findIndex((members) => members.includes(name)) ?? -1
  return {
    name,
    hero: idOf(party.hero ?? HERO),
    deck: cardsOf(party).map(idOf),
    ...(party.handSize === undefined ? {} : { handSize: party.handSize }),
    ...(party.bonusHealth === undefined ? {} : { bonusHealth: party.bonusHealth }),
    ...(team < 0 ? {} : { side: `team ${team + 1}` }),
  }
}

function raidOf(table: Table, parties: Sitting[]): string {
  const first = parties.findIndex(({ name }) => name === table.turn)
  const raid = table.players
    ? startingWith(duel, 0)
    : table.boss
      ? againstBoss(table.boss, parties)
      : dungeonOf(table, parties)
  tables += 1
  registerRaid({ ...(first >= 0 ? startingWith(raid, first) : raid), name: `story ${tables}` })
  return `story ${tables}`
}

/** The raid with somebody's turn as the first. */
function startingWith(raid: RaidRules, first: Seat): RaidRules {
  const [one, ...others] = raid.modes
  return { ...raid, modes: [{ ...one, first }, ...others.map((mode) => ({ ...mode, first }))] }
}

function againstBoss({ bosses: [first, ...later], decks }: BossParty, parties: Sitting[]): RaidRules {
  const party = parties.at(-1)?.party
  if (!party) throw new Error('there is no Boss player')
  const others = Object.entries(decks ?? {}).map(
    ([name, cards]) => [name, { cards: cards.map(idOf) }] as const,
  )
  return bossRaid({
    name: 'boss',
    title: BOSS,
    bosses: [idOf(first), ...later.map(idOf)],
    deck: cardsOf(party).map(idOf),
    first: 'raider',
    ...(decks ? { decks: Object.fromEntries(others) } : {}),
  })
}

/** A dungeon with the story's own Dungeon deck. */
function dungeonOf(table: Table, parties: Sitting[]): RaidRules {
  const raid = raids.find(({ name }) => name === (table.dungeonRaid ?? 'deadmines'))
  const lair = parties.at(-1)
  if (!raid || !lair) throw new Error('there is no raid')
  const lairs = lairIn(raid, table.mode ?? '')
  const hero = table.level === undefined ? lairs.hero : lairs.hero.replace(/\d+$/, `${table.level}`)
  const { name, first } = modeOf(raid, table.mode ?? '')
  return { ...raid, modes: [{ name, first }], lair: { ...lairs, hero, deck: cardsOf(lair.party).map(idOf) } }
}

/** Every card of the party's main deck. */
function cardsOf(party: Sitting['party']): string[] {
  const { hand = [], play = [], resources = 0, quests = [], graveyard = [], deck = [], filler } = party
  const filling = resources + (party.below ?? FILLED_UP)
  return [
    ...hand,
    ...play.filter((lying) => deckOf(lying) === undefined).map(nameOf),
    ...quests,
    ...graveyard,
    ...deck,
    ...Array(filling).fill(filler),
  ]
}

function deckOf(lying: Lying): string | undefined {
  return typeof lying === 'string' ? undefined : lying.deck
}

function nameOf(lying: Lying): string {
  return typeof lying === 'string' ? lying : lying.card
}

/** The first card with this name that isn't a token, or the card with this id. */
export function idOf(name: string): CardId {
  if (allCards.has(name) || [...own.values()].includes(name)) return name
  const story = own.get(name)
  if (story) return story
  const found = [...allCards.values()].find((card) => card.name === name && !isTokenId(card.id))
  if (!found) throw new Error(`there is no card named ${name}`)
  return found.id
}

function layOut(game: Game, seat: Seat, party: Sitting['party']): void {
  const { hand = [], play = [], resources = 0, quests = [], graveyard = [], deck = [], filler } = party
  for (const id of [...playerAt(game, seat).hand])
    batch(game, [{ atom: 'move', object: id, to: 'deck', why: 'put' }])
  for (const lying of play) if (!hostOf(lying)) lay(game, seat, lying, row(game, nameOf(lying)))
  for (const quest of quests) lay(game, seat, quest, 'resource')
  for (let i = 0; i < resources; i++) lay(game, seat, filler, 'resource', true)
  stack(game, seat, deck)
  for (const name of hand) move(game, fromDeck(game, seat, name), 'hand')
  for (const name of graveyard) move(game, fromDeck(game, seat, name), 'graveyard')
  const hero = inPlay(game, playerAt(game, seat).hero)
  hero.damage = party.damage ?? 0
  hero.exhausted = party.exhausted ?? false
}

function attach(game: Game, seat: Seat, party: Party, parties: Sitting[]): void {
  for (const lying of party.play ?? []) {
    const on = hostOf(lying)
    if (on === undefined) continue
    const owner = parties.findIndex(({ name }) => name === on)
    const host =
      owner >= 0 ? playerAt(game, owner).hero : game.play.find((id) => objectOf(game, id).card === idOf(on))
    if (host === undefined) throw new Error(`there is no ${on} to attach to`)
    lay(game, seat, lying, 'attached', false, host)
  }
}

function hostOf(lying: Lying): string | undefined {
  return typeof lying === 'string' ? undefined : lying.on
}

type Row = NonNullable<Move['enter']>['row']

function row(game: Game, name: string): Row {
  return printed(game, idOf(name)).type === 'ally' ? 'ally' : 'hero'
}

function lay(game: Game, seat: Seat, lying: Lying, to: Row, faceDown = false, host?: ObjectId): void {
  const object = fromDeck(game, seat, nameOf(lying), deckOf(lying))
  const enter = { under: seat, row: to, faceDown, ...(host === undefined ? {} : { host }) }
  const [event] = batch(game, [{ atom: 'move', object, to: 'play', why: 'entered', enter }])
  if (event?.kind !== 'moved' || typeof lying === 'string') return
  inPlay(game, event.object).damage = lying.damage ?? 0
  inPlay(game, event.object).exhausted = lying.exhausted ?? false
}

function move(game: Game, object: ObjectId, to: 'hand' | 'graveyard'): void {
  batch(game, [{ atom: 'move', object, to, why: 'put' }])
}

/** Cards are taken from the bottom, so that what is stacked on top stays there. */
function fromDeck(game: Game, seat: Seat, name: string, deck?: string): ObjectId {
  const pile = pileOf(game, { owner: seat, ...(deck === undefined ? {} : { deck }) }, 'deck')
  const found = pile.find((id) => objectOf(game, id).card === idOf(name))
  if (found === undefined) throw new Error(`no ${name} is left in the deck of seat ${seat}`)
  return found
}

/** The named cards on top, the first topmost. */
function stack(game: Game, seat: Seat, names: readonly string[]): void {
  const { deck } = playerAt(game, seat)
  for (const name of [...names].reverse()) {
    const id = deck.find((one) => objectOf(game, one).card === idOf(name))
    if (id === undefined) throw new Error(`no ${name} is left to be stacked`)
    deck.splice(deck.indexOf(id), 1)
    deck.push(id)
  }
}

/** Nothing of the laying out has happened in the story. */
function quiet(game: Game): Game {
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
  changed(game)
  runtimeOf(game).events = []
  return game
}
