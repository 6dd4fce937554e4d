/**
 * Plays random games with checks: a twin is rebuilt from JSON at each move, no card is lost or doubled, and
 * invariants hold.
 */
import { isDeepStrictEqual } from 'node:util'
import { lookUpOwnProperty, pickRandom, randomStateFromSeed } from '../engine/index.ts'
import { userText } from '../texts/user-text.ts'
import { type CardListsWithBoard, CLASSES, FACTIONS, ITEM_DECKS, OVERLORDS } from './cards.ts'
import { legalPicks } from './choices.ts'
import { destinyInPlay } from './destiny.ts'
import { applyMove, isRefusal, startWar } from './engine.ts'
import { areaIndexesForPower, findCardInList } from './lookup.ts'
import {
  type KilledCreatures,
  MAX_BAG_ITEMS,
  MAX_BONUS_ITEMS,
  type Move,
  OPEN_QUEST_COUNT,
  PILE_NAMES,
  type PlayerIndex,
  type WarEvent,
  type WarGame,
  type WarSetup,
} from './model.ts'
import { warViewFor } from './view.ts'

/** The random generator of the players. The game has its own. */
export interface SimulatedPlayerRng {
  rng: WarGame['rng']
}

export interface WarSimulationResult {
  seed: number
  finished: boolean
  moves: number
  refused: number
  violations: string[]
  /** The number of times that each card had an effect. */
  worked: Record<string, number>
  game: WarGame
}

/** Returns two to six characters of both factions, of any classes. */
export function randomWarSetup(dice: SimulatedPlayerRng, lists: CardListsWithBoard): WarSetup {
  const count = pickRandom(dice, [2, 3, 4, 5, 6])
  const players = Array.from({ length: count }, (_, at) => ({
    name: userText(`Player ${at + 1}`),
    faction: FACTIONS[at % 2] ?? 'horde',
    cls: pickRandom(dice, CLASSES),
  }))
  return {
    players,
    overlord: pickRandom(dice, OVERLORDS),
    leader: 0,
    first: pickRandom(dice, FACTIONS),
    redraw: true,
    lists,
  }
}

/**
 * Plays a game to the end of its track, or for 1500 moves.
 * @param twin whether a second game is played beside it that is rebuilt from JSON at each move
 */
export function simulateWar(
  seed: number,
  { lists, twin = true }: { lists: CardListsWithBoard; twin?: boolean },
): WarSimulationResult {
  const dice: SimulatedPlayerRng = { rng: randomStateFromSeed(seed ^ 0x5eed) }
  const setup = randomWarSetup(dice, lists)
  const { game, events } = startWar(setup, seed)
  const played: WarSimulationResult = {
    seed,
    finished: false,
    moves: 0,
    refused: 0,
    violations: [],
    worked: {},
    game,
  }
  const cards = census(game)
  note(played, game, events)
  while (game.outcome === null && played.moves < 1500 && played.violations.length === 0) {
    const move = randomMoveToTry(dice, game)
    const other = twin ? rebuilt(game) : null
    const done = applyMove(game, move)
    if (other && !isDeepStrictEqual([applyMove(other, move), other], [done, game]))
      blame(played, move, 'the twin differs')
    played.moves += 1
    if (isRefusal(done)) played.refused += 1
    else note(played, game, done)
    for (const what of wrongIn(game, cards)) blame(played, move, what)
  }
  played.finished = game.outcome !== null
  if (!played.finished && played.violations.length === 0) played.violations.push('the game never ended')
  return played
}

const blame = (played: WarSimulationResult, move: Move, what: string): void =>
  void played.violations.push(`${what}, after ${JSON.stringify(move)}`)

/** Returns a copy that is rebuilt from its JSON. The lists never change and are shared. */
function rebuilt({ lists, ...rest }: WarGame): WarGame {
  return { ...structuredClone(JSON.parse(JSON.stringify(rest))), lists }
}

/** Returns all cards of a game, in all places. */
function census(game: WarGame): string {
  const { piles, merchant, quests, destiny, away, players, choice } = game
  const all = [
    ...PILE_NAMES.flatMap((name) => [...piles[name].deck, ...piles[name].discard]),
    ...merchant,
    ...away,
    ...quests.map(({ card }) => card),
    ...(destiny.card === null ? [] : [destiny.card]),
    ...(choice?.kind === 'recipient' ? [choice.card] : []),
    ...players.flatMap(({ bag, small, worn }) => [...bag, ...small, ...worn]),
  ]
  return all.sort().join()
}

/** Returns the broken invariants of a game. */
function wrongIn(game: WarGame, cards: string): string[] {
  const { quests, destiny, marker, players, choice, lists, todo } = game
  const card = destinyInPlay(game)
  const tokens = card && destiny.due !== null && destiny.due <= marker
  const wrong: [boolean, string][] = [
    [census(game) !== cards, 'cards came or went'],
    [!choice && todo.length > 0, 'something was left to be done'],
    [!choice && game.outcome === null && card === null, 'no Destiny card is in play'],
    [!choice && card?.number === 0, 'a zero is in play'],
    [!choice && Boolean(tokens), 'a hit token lies behind the marker'],
    [card?.overlord !== undefined && card.overlord !== game.overlord, 'another overlord’s Destiny card'],
    [!choice && quests.length !== OPEN_QUEST_COUNT, `${quests.length} blue quests are open`],
    [marker > lists.board.spaces, 'the marker is off the track'],
    [JSON.stringify(warViewFor(game, null)).includes('"rng"'), 'the view tells of chance'],
    ...players.flatMap((one, player): [boolean, string][] => [
      [one.small.length > MAX_BONUS_ITEMS && choice?.kind !== 'overflow', 'too many Bonus Items'],
      [one.bag.length > MAX_BAG_ITEMS, 'too many items'],
      [one.energy < 0 || one.hits < 0, 'less than no tokens'],
      [
        one.areas.some((power, at) => power !== null && !areaIndexesForPower(game, one, power).includes(at)),
        'an icon that doesn’t match',
      ],
      [seesOthers(game, player), 'a view shows another’s Bag or Spellbook'],
      [holdsExperience(game, player), 'an Experience Reward is kept'],
    ]),
  ]
  return wrong.flatMap(([is, what]) => (is ? [what] : []))
}

const seesOthers = (game: WarGame, player: PlayerIndex): boolean =>
  warViewFor(game, player).players.some(
    (one, at) => at !== player && (one.small ?? one.bag ?? one.spellbook) !== null,
  )

function holdsExperience({ lists, players, merchant }: WarGame, player: PlayerIndex): boolean {
  const xp = new Set(lists.bonus.filter((card) => card.xp !== undefined).map(({ id }) => id))
  const one = players[player]
  return [...(one?.small ?? []), ...(one?.worn ?? []), ...merchant].some((card) => xp.has(card))
}

/** Counts every card that an event names as having had an effect. */
function note({ worked }: WarSimulationResult, game: WarGame, events: readonly WarEvent[]): void {
  for (const event of events) {
    const card = 'card' in event ? event.card : null
    const isDrawn =
      (event.kind === 'quest' && event.how !== 'done') ||
      (event.kind === 'destiny' && event.how === 'revealed')
    if (card !== null && !isDrawn) worked[card] = (lookUpOwnProperty(worked, card) ?? 0) + 1
    if (event.kind === 'destiny' && event.how === 'revealed' && hasHeld(game, event.card))
      worked[event.card] = (lookUpOwnProperty(worked, event.card) ?? 0) + 1
  }
}

const hasHeld = (game: WarGame, card: string): boolean =>
  (findCardInList(game, 'destiny', card)?.holds.length ?? 0) > 0

/** Returns a count of 0 for each card of these lists whose effects are counted. */
export function newEffectCountsByCard(lists: CardListsWithBoard): Record<string, number> {
  const { destiny, quests, bonus, events, powers, talents } = lists
  const all = [...destiny, ...quests, ...bonus, ...events, ...powers, ...talents]
  return Object.fromEntries(all.map(({ id }) => [id, 0]))
}

type Maker = (dice: SimulatedPlayerRng, game: WarGame) => Move | null

/** Returns a random move for a simulated game. The rules may refuse it. */
export function randomMoveToTry(dice: SimulatedPlayerRng, game: WarGame): Move {
  const { choice, leader, marker, lists } = game
  if (choice) {
    const by = pickRandom(dice, choice.who)
    return { by, move: 'choose', asked: game.asked, pick: pickRandom(dice, legalPicks(game, choice)) }
  }
  if (marker >= lists.board.spaces && !game.combat)
    return { by: leader, move: 'end', winner: pickRandom(dice, [...FACTIONS, 'overlord', 'nobody']) }
  for (;;) {
    const move = pickRandom(dice, game.combat ? IN_COMBAT : MOVES)(dice, game)
    if (move) return move
  }
}

const anybody = (dice: SimulatedPlayerRng, game: WarGame): PlayerIndex =>
  pickRandom(
    dice,
    game.players.map((_, at) => at),
  )

function ofTurn(dice: SimulatedPlayerRng, game: WarGame): PlayerIndex | null {
  const theirs = game.players.flatMap(({ faction }, at) => (faction === game.faction ? [at] : []))
  return theirs.length > 0 ? pickRandom(dice, theirs) : null
}

/** Returns slain creatures, usually those that a quest needs. */
function someKills(dice: SimulatedPlayerRng, game: WarGame): KilledCreatures[] {
  const wanted = game.quests.flatMap(({ card }) => findCardInList(game, 'quests', card)?.creatures ?? [])
  const prey = destinyInPlay(game)?.hunt?.creature
  const creature = () =>
    prey !== undefined && pickRandom(dice, [true, false]) ? prey : pickRandom(dice, wanted)
  return Array.from({ length: pickRandom(dice, [1, 1, 2]) }, () => ({
    creature: creature(),
    colour: pickRandom(dice, ['blue', 'blue', 'blue', 'other'] as const),
    count: pickRandom(dice, [1, 1, 2]),
  }))
}

const sometimes = (dice: SimulatedPlayerRng, players: readonly PlayerIndex[]): PlayerIndex[] =>
  players.filter(() => pickRandom(dice, [true, false, false, false]))

const fightNow: Maker = (dice, game) => {
  const first = ofTurn(dice, game)
  if (first === null) return null
  const { faction } = game.players[first] ?? {}
  const friends = game.players.flatMap((one, at) => (one.faction === faction && at !== first ? [at] : []))
  const group = [first, ...sometimes(dice, friends)]
  return { by: first, move: 'fight', group, kills: someKills(dice, game), defeated: sometimes(dice, group) }
}

const equipNow: Maker = (dice, game) => {
  const player = anybody(dice, game)
  const one = game.players[player]
  if (!one || one.spellbook.length === 0) return null
  const power = pickRandom(dice, one.spellbook)
  const fitting = areaIndexesForPower(game, one, power)
  return {
    by: player,
    move: 'equip',
    player,
    power,
    area: pickRandom(dice, fitting.length > 0 ? fitting : [0]),
  }
}

const learnNow: Maker = (dice, game) => {
  const player = anybody(dice, game)
  const { powers, talents } = game.lists
  const own = [...powers, ...talents].filter(({ cls }) => cls === game.players[player]?.cls)
  return own.length === 0 ? null : { by: player, move: 'learn', player, card: pickRandom(dice, own).id }
}

const itemNow: Maker = (dice, game) => {
  const player = anybody(dice, game)
  const one = game.players[player]
  const held = [...(one?.small ?? []), ...(one?.bag ?? []), ...(one?.worn ?? [])]
  if (held.length === 0) return null
  const how = pickRandom(dice, ['wear', 'stow', 'sell', 'use', 'use', 'trade'] as const)
  return { by: player, move: 'item', player, card: pickRandom(dice, held), how, to: anybody(dice, game) }
}

const buyNow: Maker = (dice, game) => {
  const player = anybody(dice, game)
  return game.merchant.length === 0
    ? null
    : { by: player, move: 'buy', player, card: pickRandom(dice, game.merchant) }
}

const bossNow: Maker = (dice, game) => {
  const boss = destinyInPlay(game)?.boss
  return boss === undefined ? null : { by: anybody(dice, game), move: 'boss', boss }
}

const actNow: Maker = (dice, game) => {
  const player = ofTurn(dice, game)
  if (player === null) return null
  const others = game.players.flatMap((one, at) => (one.faction === game.faction ? [] : [at]))
  return {
    by: player,
    move: 'act',
    player,
    challenge: pickRandom(dice, [true, false]),
    opponents: sometimes(dice, others),
  }
}

const turnNow: Maker = (dice, game) => ({ by: ofTurn(dice, game) ?? game.leader, move: 'turn' })

const MOVES: readonly Maker[] = [
  turnNow,
  turnNow,
  (dice, game) => ({ by: ofTurn(dice, game) ?? game.leader, move: 'manage' }),
  fightNow,
  fightNow,
  actNow,
  equipNow,
  equipNow,
  learnNow,
  learnNow,
  itemNow,
  buyNow,
  bossNow,
  (dice, game) => ({
    by: anybody(dice, game),
    move: 'gain',
    player: anybody(dice, game),
    deck: pickRandom(dice, [...ITEM_DECKS, 'bonus', 'bonus']),
  }),
  (dice, game) => ({
    by: anybody(dice, game),
    move: 'tokens',
    player: anybody(dice, game),
    energy: pickRandom(dice, [-1, 1, 2]),
    hits: pickRandom(dice, [-1, 0, 1]),
  }),
  (dice, game) => ({ by: 0, move: 'redraw', quest: pickRandom(dice, game.quests).card }),
  (dice, game) =>
    pickRandom(dice, [0, 0, 0, 1]) === 0 ? null : { by: anybody(dice, game), move: 'discard' },
  (dice) =>
    pickRandom(dice, [0, 0, 0, 1]) === 0
      ? null
      : { by: 0, move: 'advance', spaces: pickRandom(dice, [1, 2]) },
]

const IN_COMBAT: readonly Maker[] = [
  (_, game) => ({ by: game.combat?.group[0] ?? 0, move: 'round' }),
  (dice, game) => ({ by: 0, move: 'slay', kills: someKills(dice, game) }),
  (dice, game) => ({ by: 0, move: 'resolve', defeated: sometimes(dice, game.combat?.group ?? []) }),
  (dice, game) => {
    const player = ofTurn(dice, game)
    return player === null ? null : { by: player, move: 'join', player }
  },
  equipNow,
  equipNow,
]
