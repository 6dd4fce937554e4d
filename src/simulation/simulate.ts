/** Plays whole raids with computer players, and with watchers that report every violation. */

import type { ComputerPlayer } from '../bots/player.ts'
import { allCards, cardIdsOfDeck, cardWithId, type PreconstructedDeck, starterDecks } from '../cards/index.ts'
import { reasonsAgainstCardInDeck } from '../cards/legality.ts'
import {
  applyInput,
  type CardId,
  createGameImaginer,
  type Game,
  type GameEvent,
  type Input,
  isRefusal,
  lairOfGame,
  type Refusal,
  raidDescriptionOfGame,
  type Setup,
  type StopSetting,
  startGame,
  tokensMadeByCard,
  viewFor,
} from '../engine/index.ts'
import { easiestMode, hashOfAllCards, raids } from '../raids/index.ts'
import { userText } from '../texts/user-text.ts'
import { CardEffectCounter } from './card-effect-counter.ts'
import { InvariantCheckedGame, NO_CHECKS } from './invariant-checks/checked-game.ts'
import { InvariantViolation } from './invariant-checks/violation.ts'

/** The raid that is simulated, its computer players, and functions that are called on the way. */
export interface SimulatedRaidPlan {
  raid: string
  mode: string
  seats: number
  seed: number
  policy: ComputerPlayer
  twin: boolean
  /** The windows in which the raiders are asked for priority: all by default. */
  stops?: StopSetting
  /**
   * The raiders against a Boss player who have the last rewards of a character: by default all raiders of some seeds
   * (`doRaidersHaveDungeonRewards`). `ifMeant`: only in a raid or mode that is meant for such characters.
   */
  seasoned?: 'ifMeant' | 'never'
  /** The seats and their decks. By default those of `setupForPlan`. */
  setup?: Setup
  /** Whether the watchers check every answer. Measurements of speed switch them off. */
  watch?: boolean
  /** Called before each answer, for measurements. */
  onDecision?: (game: Game) => void
  /** Called with each answer before it is applied. */
  onAnswer?: (game: Game, picks: readonly string[]) => void
  /**
   * Called with the picks and the events of each answer. The first call has the events of the start, and null as
   * picks.
   */
  onApplied?: (picks: string[] | null, events: readonly GameEvent[]) => void
}

/** The result of a simulated raid. */
export interface SimulatedRaidReport {
  outcome: Game['outcome']
  decisions: number
  choices: number // The number of decisions with at least two options.
  turns: number
  earned: string[]
  violations: string[]
  played: Record<string, number> // The number of times that each card was played, placed or flipped.
  // The number of times that each card of the lair's decks, and each of their tokens, had an effect
  // (card-effect-counter.ts)
  worked: Record<string, number>
  game: Game
}

const DECISION_LIMIT = 20_000

/**
 * Sets up a raid in which the raiders have starter decks of different classes. The decks are taken from every seventh
 * place of the list, and each seed begins one place later, so that all decks are used equally often. Against a Boss
 * player some raiders have the last rewards of a character: level 85, and treasure.
 */
export function setupForPlan({
  raid,
  mode,
  seats,
  seed,
  stops,
  seasoned: which,
}: Pick<SimulatedRaidPlan, 'raid' | 'mode' | 'seats' | 'seed' | 'stops' | 'seasoned'>): Setup {
  const decks = decksFor(raid, seed)
  const { boss } = lairOfGame({ raid, mode }) ?? {}
  const seasoned =
    boss &&
    which !== 'never' &&
    (which === 'ifMeant' ? isForSeasoned(raid, mode) : doRaidersHaveDungeonRewards(raid, mode, seed))
  const deckAt = (seat: number) => {
    const apart = 7 + 2 * Math.floor(seed / decks.length)
    const deck = decks[(seat * apart + seed) % decks.length]
    if (!deck) throw new Error('there are no starter decks')
    const own = seasoned ? LEVEL_85 : {}
    return {
      name: userText(`Raider ${seat + 1}`),
      hero: deck.hero,
      deck: seasoned ? withTreasure(deck, raid, seed + seat) : idsOf(deck),
      ...own,
      ...(stops ? { stops } : {}),
    }
  }
  return {
    raid,
    mode,
    cards: hashOfAllCards,
    seats: Array.from({ length: seats }, (_, seat) => deckAt(seat)),
    ...(boss ? { boss: userText('Boss') } : {}),
  }
}

/**
 * Whether the raiders against a Boss player have already won rewards in the dungeons. They have with two seeds of every
 * four. They always have in raids that are only for such characters, and in all modes except a raid's easiest (Molten
 * Core's booklet, p. 2).
 */
export const doRaidersHaveDungeonRewards = (raid: string, mode: string, seed: number): boolean =>
  isForSeasoned(raid, mode) || Math.floor(seed / 2) % 2 === 1

const isForSeasoned = (raid: string, mode: string): boolean =>
  mode !== easiestMode(raid) || isMadeForSeasoned(raid)

const isMadeForSeasoned = (raid: string): boolean => raids.some((one) => one.name === raid && one.forSeasoned)

/**
 * Returns a character's deck with about a third of its cards replaced by treasure. In a raid that is made for
 * characters only, the treasure consists of allies, because allies win a long raid, and most treasure is equipment.
 */
function withTreasure(deck: PreconstructedDeck, raid: string, seed: number): CardId[] {
  const next = newComputerPlayerRandomGenerator(seed)
  const fit = treasure.filter(
    (one) =>
      reasonsAgainstCardInDeck(cardWithId(deck.hero), one).length === 0 &&
      (one.type === 'ally' || !isMadeForSeasoned(raid)),
  )
  const own = [...idsOf(deck)]
  for (let i = 0; i < TREASURES; i++) {
    const found = fit[next(fit.length)]
    if (found) own[next(own.length)] = found.id
  }
  return own
}

const TREASURES = 20
const treasure = [...allCards.values()].filter(({ set }) =>
  raids.some(({ rewards }) => rewards?.treasure.set === set),
)

/** The last rewards of a character in the Leveling Guide (`src/campaign/guide.ts`). */
const LEVEL_85 = { handSize: 8, bonusHealth: 10 }

/**
 * Returns all starter decks or, if Alliance and Horde may not raid together, those of one faction, which depends on the
 * seed (R100.1).
 */
function decksFor(raid: string, seed: number): readonly PreconstructedDeck[] {
  if (!raidDescriptionOfGame({ raid }).seats.oneFaction) return starterDecks
  const faction = seed % 2 === 0 ? 'Alliance' : 'Horde'
  return starterDecks.filter(({ hero }) => cardWithId(hero).faction === faction)
}

const ids = new Map<PreconstructedDeck, string[]>()

/** Returns the card ids of a deck, the same array for each call. No caller may change it. */
function idsOf(deck: PreconstructedDeck): string[] {
  let found = ids.get(deck)
  if (!found) {
    found = cardIdsOfDeck(deck)
    ids.set(deck, found)
  }
  return found
}

/** Plays a raid to its end with computer players. */
export function simulateRaid(plan: SimulatedRaidPlan): SimulatedRaidReport {
  const random = newComputerPlayerRandomGenerator(plan.seed)
  const started = startGame(plan.setup ?? setupForPlan(plan), plan.seed)
  const { game } = started
  const report: SimulatedRaidReport = {
    outcome: null,
    decisions: 0,
    choices: 0,
    turns: 0,
    earned: [],
    violations: [],
    played: {},
    worked: {},
    game,
  }
  const played = new Map<CardId, number>()
  count(played, started.events)
  plan.onApplied?.(null, started.events)
  try {
    playOut(tempered(plan), game, random, report, played)
  } catch (error) {
    if (!(error instanceof InvariantViolation)) throw error
    report.violations.push(error.message)
  }
  if (!game.outcome && report.violations.length === 0)
    report.violations.push(`not over after ${report.decisions} decisions`)
  report.played = Object.fromEntries(played)
  return { ...report, outcome: game.outcome, turns: game.turn.number, earned: game.earned }
}

/** Returns the ids of the cards in the lair's decks, and of its Bosses. */
export function lairCardIds({ raid, mode }: Pick<SimulatedRaidPlan, 'raid' | 'mode'>): readonly string[] {
  const { deck = [], decks = {}, bosses } = lairOfGame({ raid, mode }) ?? {}
  return [...deck, ...Object.values(decks).flatMap(({ cards }) => cards), ...(bosses?.cards ?? [])]
}

/** Returns the ids of the cards in the lair's decks, of its Bosses, and of the tokens that they make. */
export const lairCardAndTokenIds = (plan: Pick<SimulatedRaidPlan, 'raid' | 'mode'>): readonly CardId[] =>
  lairCardIds(plan).flatMap((id) => [id, ...tokensMadeByCard(cardWithId(id)).map((token) => token.id)])

/** Returns the plan with the variant of the computer player that plays this game. */
function tempered(plan: SimulatedRaidPlan): SimulatedRaidPlan {
  return { ...plan, policy: plan.policy.forGame?.(plan.seed) ?? plan.policy }
}

function playOut(
  plan: SimulatedRaidPlan,
  game: Game,
  random: (n: number) => number,
  report: SimulatedRaidReport,
  played: Map<CardId, number>,
): void {
  const watch = { ...NO_CHECKS, twin: plan.twin ? 1 : 0 }
  const watcher = (plan.watch ?? true) ? new InvariantCheckedGame(game, watch, plan.seed) : null
  const worked = watcher && new CardEffectCounter(game, lairCardAndTokenIds(plan))
  if (worked) report.worked = worked.times
  while (game.decision && report.decisions < DECISION_LIMIT) {
    plan.onDecision?.(game)
    const input = answerBy(plan, game, random)
    plan.onAnswer?.(game, input.picks)
    if (game.decision.options.length > 1) report.choices += 1
    report.decisions += 1
    const events = watcher ? watcher.apply(input) : accepted(applyInput(game, input))
    count(played, events)
    plan.onApplied?.(input.picks, events)
    worked?.see(game, events)
  }
}

function accepted(events: GameEvent[] | Refusal): GameEvent[] {
  if (isRefusal(events)) throw new InvariantViolation(`offered but refused: ${events.why}`)
  return events
}

type Answer = Extract<Input, { kind: 'answer' }>

function answerBy({ policy }: SimulatedRaidPlan, game: Game, random: (n: number) => number): Answer {
  const { decision } = game
  if (!decision) throw new Error('nothing is asked')
  let imagine: ReturnType<typeof createGameImaginer> | null = null
  const picks = policy.decide(
    () => viewFor(game, decision.seat),
    decision,
    random,
    (sample) => {
      imagine ??= createGameImaginer(game, decision.seat)
      return imagine(sample)
    },
  )
  return { kind: 'answer', decision: decision.id, seat: decision.seat, picks }
}

function count(played: Map<CardId, number>, events: readonly GameEvent[]): void {
  for (const event of events) {
    if ((event.kind === 'played' || event.kind === 'flipped' || event.kind === 'used') && event.card)
      played.set(event.card, (played.get(event.card) ?? 0) + 1)
  }
}

/** Returns a small random generator for computer players. The game has its own. */
export function newComputerPlayerRandomGenerator(seed: number): (n: number) => number {
  let state = (seed * 2_654_435_761) >>> 0
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * n)
  }
}
