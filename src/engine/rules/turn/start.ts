/** Starting a game (101). */

import { type Atom, batch } from '../../atoms/atoms.ts'
import { shuffleDeck } from '../../atoms/chance.ts'
import { seeOpeningHands } from '../../atoms/triggering.ts'
import { ask, pop, push, takeAnswer } from '../../model/frames.ts'
import type { CardId, Game, GameObject, Option, Player, Seat, Setup, SetupSeat } from '../../model/game.ts'
import { lairOf, type Procedure, printed, raidOf } from '../../model/library.ts'
import { lairSeat, newId, nextSeat, objectOf, playerAt } from '../../model/objects.ts'
import { type Beginner, type Lair, modeOf, type RaidRules } from '../../model/raid.ts'
import { below, seeded, shuffle } from '../../model/rng.ts'
import { changed, emit, runtimeOf } from '../../model/runtime.ts'
import { lying, newGameObject } from '../../model/shapes.ts'
import type { Side } from '../../model/vocabulary/words.ts'
import { drawOpening } from './opening.ts'
import { startTurn } from './turn.ts'

export const ENGINE_VERSION = 1
/** Unless something says otherwise (415.4b). */
const HAND_SIZE = 7

/** A new game with everybody's hero in play and every deck shuffled, before the opening hands. */
export function newGame(setup: Setup, seed: number | string): Game {
  const game: Game = {
    engine: ENGINE_VERSION,
    raid: setup.raid,
    mode: setup.mode,
    cards: setup.cards,
    leader: 0,
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
  const raid = raidOf(game)
  const refused = refusal(raid, setup)
  if (refused) throw new Error(refused)
  seatAll(game, setup)
  game.leader = setup.leader ?? (lairSeat(game) === 0 ? 1 : 0)
  game.turn.player = beginner(game, modeOf(raid, setup.mode).first)
  push(game, { kind: 'opening', step: 'deal', at: 0, again: [] })
  changed(game)
  return game
}

/** Why a game can't be set up so: who plays the lair, and heroes of which factions (R100.1). */
function refusal({ seats, lair }: RaidRules, { boss, seats: seated, cards }: Setup): string | null {
  if (lair && !lair.automaton && boss === undefined) return 'Somebody must play the Boss.'
  if (boss !== undefined && (!lair || lair.automaton)) return 'Nobody plays this side.'
  if (!seats.oneFaction) return null
  const factions = new Set(seated.flatMap(({ hero }) => printed({ cards }, hero).faction ?? []))
  return factions.size > 1 ? 'Alliance and Horde heroes do not raid together.' : null
}

/** The players of the setup in their order, with the lair's among them where it sits. */
function seatAll(game: Game, { seats, boss }: Setup): void {
  const lair = lairOf(game)
  const at = lair?.sits ?? seats.length
  for (const [i, seat] of seats.entries()) {
    if (lair && i === at) seatLair(game, lair, boss)
    seatRaider(game, seat, seat.side ?? (lair ? 'raiders' : `team ${i + 1}`))
  }
  if (lair && at >= seats.length) seatLair(game, lair, boss)
}

function beginner(game: Game, first: Beginner): Seat {
  if (first === 'anybody') return below(game, game.players.length)
  if (first === 'lair') return lairSeat(game)
  return first === 'raider' ? nextSeat(game, lairSeat(game)) : first
}

/** A hero of level 85 has more health, and his player a larger hand (Raider Leveling Guide). */
function seatRaider(game: Game, seat: SetupSeat, side: Side): void {
  seatPlayer(game, seat, side, seat.handSize ?? HAND_SIZE)
  const player = game.players.at(-1)
  if (player && seat.bonusHealth) player.bonusHealth = seat.bonusHealth
}

/** The lair's player: somebody who plays it, or an automated one without a hand. */
function seatLair(game: Game, lair: Lair, boss: string | undefined): void {
  game.achievements = [...lair.achievements]
  const { opening, most } = lair.hand ?? { opening: HAND_SIZE, most: HAND_SIZE }
  const automated = lair.automaton !== undefined
  seatPlayer(game, { ...lair, name: boss ?? lair.title }, 'lair', automated ? 0 : most, automated)
  const player = playerAt(game, lairSeat(game))
  if (opening !== most) player.opening = opening
  if (lair.boss) player.boss = true
  wound(game, lair)
  if (!lair.decks) return
  player.decks = {}
  for (const [name, { cards }] of Object.entries(lair.decks)) layOutDeck(game, player, name, cards)
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
