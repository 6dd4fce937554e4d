/** Raids against a Boss player of the group that the test knows in advance: one that is won, and one that is lost. */
import { cardWithId } from '../../src/cards/index.ts'
import type { Decision, Game, GameEvent, Setup } from '../../src/engine/index.ts'
import { hashOfAllCards } from '../../src/raids/index.ts'
import { userText } from '../../src/texts/user-text.ts'
import { decide, type Plot, type Seen, type Story, searchStory, seatsOf, type Wanted } from './story.ts'

export interface Lair {
  raid: string
  title: string
  decks: readonly string[] // the raiders' decks; the Boss has the last seat
  /** The seed of the shortest such raid that was found when this was written. */
  known: number
  most: number // the maximum number of moves
}

export type Player = Plot['decide']

const setupOf = ({ raid, decks }: Lair): Setup => ({
  raid,
  mode: 'standard',
  cards: hashOfAllCards,
  seats: seatsOf(decks),
  leader: 0,
  boss: userText('Boss'),
  everyWindow: true, // the default of raids with a Boss player
})

/**
 * A raid that the raiders win, and in which they answer the Boss.
 * @param boss creates the player of the Boss, for each seed
 * @param raiders adds to the behaviour of the raiders, for each seed
 * @param fits a further condition for the whole raid
 */
export const findWon = (
  lair: Lair,
  wanted: Wanted,
  boss: () => Player = grudging,
  raiders: (otherwise: Player) => Player = (otherwise) => otherwise,
  fits?: (story: Story) => boolean,
): Story => {
  const plot = () => ({
    most: lair.most,
    winner: 'raiders' as const,
    decide: among(lair, raiders(eager(lair)), boss()),
    wanted: { ...wanted, response: isResponse(lair) },
  })
  return searchStory(setupOf(lair), lair.known, plot, fits)
}

/** The Boss wins against raiders who never attack. */
export const findLost = (lair: Lair): Story =>
  searchStory(setupOf(lair), lair.known, () => ({
    most: lair.most,
    winner: 'lair',
    decide: among(lair, peaceful, decide),
    wanted: { fallen: hasFallen },
  }))

const bossSeat = ({ decks }: Lair) => decks.length

const among = (lair: Lair, raiders: Player, boss: Player): Player => {
  return (game, decision) => (decision.seat === bossSeat(lair) ? boss : raiders)(game, decision)
}

const passIn = ({ options }: Decision): string => options.find(({ kind }) => kind === 'pass')?.id ?? 'pass'

/** Answers the Boss's actions if possible. Each raider saves one instant for that. */
const eager = (lair: Lair): Player => {
  return (game, decision) => {
    if (decision.kind !== 'priority') return decide(game, decision)
    if (game.chain.at(-1)?.controller !== bossSeat(lair)) return decide(game, saving(game, decision))
    const play = decision.options.find(({ kind }) => kind === 'play')
    return play ? [play.id] : decide(game, decision)
  }
}

/** The same question, without the only instant in the hand. */
function saving(game: Game, decision: Decision): Decision {
  const { hand } = game.players[decision.seat] ?? { hand: [] }
  const instants = hand.filter((id) => cardWithId(game.objects[id]?.card ?? '').instant)
  if (instants.length !== 1) return decision
  const options = decision.options.filter((one) => !('object' in one && one.object === instants[0]))
  return { ...decision, options }
}

/** Protects nobody and attacks nobody. */
const peaceful: Player = (game, decision) => {
  if (decision.kind === 'protect') return ['none']
  const picks = decide(game, decision)
  return `${picks}`.startsWith('attack') ? [passIn(decision)] : picks
}

/** Does one thing in a turn besides attacking, and targets the first raider wherever possible. */
function grudging(): Player {
  let [turn, done] = [0, 0]
  return (game, decision) => {
    if (decision.kind === 'defender' || decision.kind === 'target')
      return atFirst(game, decision) ?? decide(game, decision)
    const picks = decide(game, decision)
    if (decision.kind !== 'priority' || !/^(play|power)/.test(`${picks}`)) return picks
    done = turn === game.turn.number ? done + 1 : 1
    turn = game.turn.number
    if (done === 1) return picks
    const attack = game.chain.length === 0 && decision.options.find(({ kind }) => kind === 'attack')
    return [attack ? attack.id : passIn(decision)]
  }
}

const atFirst = (game: Game, { options }: Decision): string[] | null => {
  const first = options.find((option) => 'object' in option && option.object === game.players[0]?.hero)
  return first ? [first.id] : null
}

/** Uses a power or plays a card once a turn, at most `cards` cards in all, and otherwise lets the raiders act freely. */
export const merciful = (cards: number) => (): Player => {
  let [turn, played] = [0, 0]
  return (game, decision) => {
    const { kind, options } = decision
    if (kind === 'protect' || kind === 'may' || kind === 'aim') return [options.at(-1)?.id ?? 'none']
    if (kind !== 'priority') return decide(game, decision)
    const act = turn === game.turn.number ? undefined : firstAct(options, played < cards)
    if (!act || game.turn.player !== decision.seat) return [passIn(decision)]
    turn = game.turn.number
    if (act.kind === 'play') played += 1
    return [act.id]
  }
}

const firstAct = (options: Decision['options'], mayPlay: boolean) =>
  options.find(({ kind }) => kind === 'power') ??
  (mayPlay ? options.find(({ kind }) => kind === 'play') : undefined)

/** A raider's answer to a link of the Boss's. */
const isResponse =
  (lair: Lair) =>
  (events: readonly GameEvent[], { chain, move }: Seen): boolean =>
    chain.at(-1)?.controller === bossSeat(lair) &&
    move.decision.seat !== bossSeat(lair) &&
    events.some(({ kind }) => kind === 'played')

/** A raider falls while others fight on. */
export const hasFallen = (events: readonly GameEvent[], { game }: Seen): boolean =>
  events.some((event) => event.kind === 'lost' && event.side === 'raiders') && game.outcome === null

export const isEvent = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.kind === 'played' && cardWithId(event.card).type === 'event')

export const isSwap = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.kind === 'swapped')

/** An event of the raid's own rules: the next Boss, a fall, the awakening (R301.5, R302, R303.1). */
export const isScene =
  (scene: 'arrival' | 'fall' | 'awakening') =>
  (events: readonly GameEvent[]): boolean =>
    events.some((event) => event.kind === 'scene' && event.scene === scene)

export const isDrop = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'landed')
