/** Starting a game (101). */

import { type Atom, batch } from '../../atoms/atoms.ts'
import { shuffleDeck } from '../../atoms/chance.ts'
import { seeOpeningHands } from '../../atoms/triggering.ts'
import { ask, pop, push, takeAnswer } from '../../model/frames.ts'
import type { CardId, Game, GameObject, Option, Player, Seat, Setup, SetupSeat } from '../../model/game.ts'
import { type Lair, type Procedure, raidOf } from '../../model/library.ts'
import { lairSeat, newId, objectOf, playerAt } from '../../model/objects.ts'
import { seeded, shuffle } from '../../model/rng.ts'
import { changed, emit, runtimeOf } from '../../model/runtime.ts'
import { lying, newGameObject } from '../../model/shapes.ts'
import type { Side } from '../../model/vocabulary/words.ts'
import { drawOpening } from './opening.ts'
import { startTurn } from './turn.ts'

export const ENGINE_VERSION = 1
/** Unless something says otherwise (415.4b). */
const HAND_SIZE = 7
/** A Boss player's maximum (R100.4). */
const BOSS_HAND_SIZE = 10

/** A new game with everybody's hero in play and every deck shuffled, before the opening hands. */
export function newGame(setup: Setup, seed: number | string): Game {
  const game: Game = {
    engine: ENGINE_VERSION,
    raid: setup.raid,
    mode: setup.mode,
    cards: setup.cards,
    leader: setup.leader ?? 0,
    everyWindow: setup.everyWindow,
    players: [],
    objects: {},
    play: [],
    chain: [],
    modifiers: [],
    waiting: [],
    turn: { number: 0, player: 0, phase: 'before', step: 'mulligan', placed: false, over: false },
    combat: null,
    marks: {},
    registers: {
      combatDamage: [],
      damage: [],
      used: {},
      suffered: {},
      attacked: [],
      sincePriority: [],
      nth: {},
      tally: {},
      dealing: undefined,
      exhausted: undefined,
      healed: undefined,
      destroyed: undefined,
      nthThisTurn: undefined,
      flipped: undefined,
    },
    achievements: [],
    earned: [],
    frames: [],
    decision: null,
    clock: 0,
    nextId: 0,
    nextDecision: 0,
    rng: seeded(seed),
    outcome: null,
    clinging: undefined,
    loop: undefined,
    extraTurns: undefined,
    order: undefined,
    shown: undefined,
  }
  runtimeOf(game) // from here on its objects are made in shape
  const refused = raidOf(game).refuses?.(setup)
  if (refused) throw new Error(refused)
  const lair = raidOf(game).lair?.(setup.mode)
  for (const [i, seat] of setup.seats.entries())
    seatRaider(game, seat, seat.side ?? (lair ? 'raiders' : `team ${i + 1}`))
  if (lair) seatLair(game, lair, setup.boss)
  game.turn.player = raidOf(game).first(game)
  push(game, { kind: 'opening', step: 'deal', at: 0, again: [] })
  changed(game)
  return game
}

/** A hero of level 85 has more health, and his player a larger hand (Raider Leveling Guide). */
function seatRaider(game: Game, seat: SetupSeat, side: Side): void {
  seatPlayer(game, seat, side, seat.handSize ?? HAND_SIZE)
  const player = game.players.at(-1)
  if (player && seat.bonusHealth) player.bonusHealth = seat.bonusHealth
}

/** The lair's player sits last: a Boss player, or an automated one without a hand. */
function seatLair(game: Game, lair: Lair, boss: string | undefined): void {
  game.achievements = [...lair.achievements]
  if (boss === undefined) {
    seatPlayer(game, lair, 'lair', 0, true)
    return wound(game, lair)
  }
  seatPlayer(game, { ...lair, name: boss }, 'lair', HAND_SIZE)
  const player = playerAt(game, lairSeat(game))
  if (lair.boss) Object.assign(player, { boss: true, handSize: BOSS_HAND_SIZE, opening: HAND_SIZE })
  if (!lair.decks) return
  player.decks = {}
  for (const [name, cards] of Object.entries(lair.decks)) layOutDeck(game, player, name, cards)
}

function wound(game: Game, { damage = 0 }: Lair): void {
  const { play } = objectOf(game, playerAt(game, lairSeat(game)).hero)
  if (play) play.damage = damage
}

/** A deck besides the main one, shuffled, with an empty graveyard (R101.3c). */
function layOutDeck(game: Game, { seat, decks = {} }: Player, name: string, cards: readonly CardId[]): void {
  const deck = cards.map((card) => {
    const object = create(game, card, seat, 'deck')
    object.deck = name
    return object.id
  })
  decks[name] = { deck, graveyard: [] }
  shuffle(game, deck)
}

/** Each player starts with a ready hero in play, face up (301.1, 301.2). */
function seatPlayer(
  game: Game,
  { name, hero, deck }: { name: string; hero: CardId; deck: readonly CardId[] },
  side: Side,
  handSize: number,
  automaton = false,
): void {
  const seat = game.players.length
  const player: Player = {
    seat,
    name,
    side,
    automaton,
    out: false,
    hero: 0,
    deck: [],
    hand: [],
    graveyard: [],
    removed: [],
    handSize,
    turnBegan: 0,
    turns: 0,
    decked: false,
  }
  game.players.push(player)
  const first = create(game, hero, seat, 'play')
  if (!automaton) first.starting = true
  player.hero = first.id
  player.deck = deck.map((card) => create(game, card, seat, 'deck').id)
  if (raidOf(game).stacked) player.deck.reverse()
  else shuffle(game, player.deck)
}

/** Heroes start in play, ready and face up (301.1). */
function create(game: Game, card: CardId, owner: Seat, zone: 'play' | 'deck'): GameObject {
  const object = newGameObject(newId(game), card, owner, zone)
  if (zone === 'play') {
    object.play = lying({
      controller: owner,
      under: owner,
      at: 0,
      since: 0,
      row: 'hero',
      exhausted: false,
      faceDown: false,
      damage: 0,
    })
    game.play.push(object.id)
  }
  game.objects[object.id] = object
  return object
}

/** Opening hands, then each player in turn order decides whether to mulligan; then the first turn (101.2). */
export const opening: Procedure<'opening'> = (game, frame) => {
  const { again } = frame
  const answer = takeAnswer(frame)
  if (frame.step === 'deal') {
    emit(game, { kind: 'gameStarted', raid: game.raid, mode: game.mode, first: game.turn.player })
    for (const player of game.players) drawOpening(game, player.seat)
  }
  if (answer) hear(game, frame.at, answer, again)
  frame.step = 'decide'
  frame.at += 1
  const player = decider(game, frame.at)
  if (!player) return begin(game, again)
  const options: Option[] = [
    { id: 'keep', kind: 'keep' },
    { id: 'mulligan', kind: 'mulligan' },
  ]
  if (!player.automaton && !player.out) ask(game, { kind: 'mulligan', seat: player.seat, options })
}

function decider(game: Game, step: number): Player | undefined {
  const n = game.players.length
  return step > n ? undefined : playerAt(game, (game.turn.player + step - 1) % n)
}

function hear(game: Game, step: number, answer: string[], again: Seat[]): void {
  const player = decider(game, step)
  if (!player || player.out) return
  const kept = answer[0] !== 'mulligan'
  if (!kept) again.push(player.seat)
  emit(game, { kind: 'mulligan', seat: player.seat, kept })
}

function begin(game: Game, again: Seat[]): void {
  pop(game)
  for (const seat of again) mulligan(game, seat)
  changed(game)
  seeOpeningHands(game)
  const first = game.turn.player
  startTurn(
    game,
    playerAt(game, first).out ? (game.players.find((player) => !player.out)?.seat ?? first) : first,
  )
}

/** Shuffles the hand back and takes as many new cards (101.2). */
function mulligan(game: Game, seat: Seat): void {
  const player = playerAt(game, seat)
  if (player.out) return
  const back = player.hand.map((object): Atom => ({ atom: 'move', object, to: 'deck', why: 'put' }))
  batch(game, back)
  shuffleDeck(game, seat)
  drawOpening(game, seat, back.length)
}
