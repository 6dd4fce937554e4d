/** Predicts the results of attacks by trying answers on temporary copies of the game. */
import {
  applyInput,
  type Combat,
  canTakeTurnActions,
  cardView,
  controllerOf,
  copyGame,
  type Decision,
  type Game,
  type GameEvent,
  hasAnybodyLearnedSomething,
  isRefusal,
  type ObjectId,
  type Seat,
} from '../../engine/index.ts'
import type {
  AttackForecast,
  IncomingAttackCourse,
  IncomingAttackPreview,
  RemainingHealth,
} from './contract.ts'
import {
  answerInputForOpenDecision,
  applyPicksAndGetQuestion,
  targetQuestionsOfMoves,
} from './possible-moves.ts'

/**
 * Returns the courses that a seat can choose at a protect or strike point in an attack on its side, and its
 * possible moves in the window before damage. Returns null at any other point.
 */
export function previewIncomingAttack(game: Game, seat: Seat): IncomingAttackPreview | null {
  const { decision, combat } = game
  if (!combat?.attacker || decision?.seat !== seat) return null
  const isOnUs =
    decision.kind === 'protect' || (decision.kind === 'strike' && decision.source !== combat.attacker)
  if (!isOnUs) return null
  return { courses: decision.options.flatMap(({ id }) => coursesOf(game, id)), window: windowAfter(game) }
}

/** Returns the course with only this answer, and one for each weapon that could strike after the answer. */
function coursesOf(game: Game, first: string): IncomingAttackCourse[] {
  const alone: IncomingAttackCourse = { first, forecast: forecastOf(begun(game, first)) }
  if (game.decision?.kind !== 'protect') return [alone]
  const weapons = goOn(begun(game, first), 'strike')?.options ?? []
  const strikes = weapons.flatMap((one): IncomingAttackCourse[] =>
    one.kind === 'object'
      ? [
          {
            first,
            strike: { pick: one.id, weapon: one.object },
            forecast: forecastOf(struck(game, first, one.id)),
          },
        ]
      : [],
  )
  return [alone, ...strikes]
}

function struck(game: Game, first: string, weapon: string): Trial | null {
  const trial = begun(game, first)
  return trial && goOn(trial, 'strike') && step(trial, weapon) ? trial : null
}

function windowAfter(game: Game): IncomingAttackPreview['window'] {
  const trial = begun(game, 'none')
  const decision = goOn(trial, 'priority')
  if (!trial || !decision || trial.game.chain.length > 0) return null
  return { decision, targetDecisions: targetQuestionsOfMoves(trial.game, trial.seat) }
}

/** Returns the result of an attack if nobody does anything else; null if it isn't certain. */
function forecastOf(trial: Trial | null): AttackForecast | null {
  goOn(trial, null)
  return trial?.forecast ?? null
}

/** The most attacks for which results are computed, so that a panel doesn't wait too long. */
const ATTACKS = 12

/**
 * Returns the results of the attacks that a seat could propose now, by picks such as "attack12>o34". Attacks are
 * left out if a weapon of the seat or an opponent could still change the result.
 * @param targetDecisions the questions for the targets of the seat's moves
 */
export function forecastAttacks(
  game: Game,
  seat: Seat,
  targetDecisions: Record<string, Decision>,
): Record<string, AttackForecast> {
  const moves = game.decision?.options.filter(({ kind }) => kind === 'attack') ?? []
  const all = moves.flatMap((move) =>
    (targetDecisions[move.id]?.options ?? []).flatMap((at) =>
      'object' in move ? [{ move, at: at.id }] : [],
    ),
  )
  if (all.length > ATTACKS) return {}
  const forecasts = all.map(
    ({ move, at }) => [`${move.id}>${at}`, forecastAttack(game, seat, move, at)] as const,
  )
  return Object.fromEntries(forecasts.flatMap(([pick, forecast]) => (forecast ? [[pick, forecast]] : [])))
}

function forecastAttack(
  game: Game,
  seat: Seat,
  move: { id: string; object: ObjectId },
  defender: string,
): AttackForecast | null {
  const trial: Trial = { ...trialOf(game, seat, move.object), begun: false }
  const isProposed = applyPicksAndGetQuestion(trial.game, [move.id]) !== null && step(trial, defender)
  const forecast = isProposed ? forecastOf(trial) : null
  return forecast && isLasting(trial.game, forecast) ? forecast : null
}

/**
 * Whether the forecast is final: everything that the combat triggered has resolved, and hasn't changed the
 * remaining health of both characters.
 */
function isLasting(game: Game, { attacker, defender }: AttackForecast): boolean {
  const { decision, outcome } = game
  const isDone = outcome !== null || (decision !== null && canTakeTurnActions(game, decision.seat))
  return isDone && [attacker, defender].every(({ object, left }) => leftOf(game, object).left === left)
}

interface Trial {
  game: Game
  seat: Seat
  attacker: ObjectId
  rng: Game['rng']
  /** Whether the combat has begun. Before that, it is only proposed. */
  begun: boolean
  isOver: boolean
  forecast: AttackForecast | null
}

function begun(game: Game, pick: string): Trial | null {
  const { combat, decision } = game
  const trial = trialOf(game, decision?.seat ?? 0, combat?.attacker ?? 0)
  return step(trial, pick) ? trial : null
}

const trialOf = (game: Game, seat: Seat, attacker: ObjectId): Trial => ({
  game: copyGame(game),
  seat,
  attacker,
  rng: [...game.rng],
  begun: true,
  isOver: false,
  forecast: null,
})

/**
 * Passes for everybody until the seat is asked a question of this kind, and returns that question; null if it won't
 * be asked that, or is asked something else first.
 */
function goOn(trial: Trial | null, until: Decision['kind'] | null): Decision | null {
  while (trial && !trial.isOver) {
    const { decision } = trial.game
    if (decision?.seat === trial.seat && decision.kind === until) return decision
    if (until === null && decision && isUpTo(trial, decision)) return null
    const nothing = decision?.kind === 'priority' ? 'pass' : 'none'
    if (!decision?.options.some(({ id }) => id === nothing) || !step(trial, nothing)) return null
  }
  return null
}

/**
 * Whether a decision could still change the seat's own attack: it is an opponent's or about a weapon of the seat,
 * or the attack didn't come about.
 */
function isUpTo({ game, seat, attacker }: Trial, decision: Decision): boolean {
  const isOwn = game.objects[attacker]?.zone === 'play' && controllerOf(game, attacker) === seat
  if (!isOwn) return false
  const isOpposed = game.players[seat]?.side !== game.players[decision.seat]?.side
  const isStrike = decision.seat === seat && decision.kind === 'strike'
  return isOpposed || isStrike || canTakeTurnActions(game, decision.seat)
}

/**
 * Answers a decision of the trial.
 * @returns false if the answer is refused, or the result depends on chance or on something that nobody may know yet
 */
function step(trial: Trial, pick: string): boolean {
  let { combat } = trial.game
  const see = (game: Game): void => {
    trial.begun ||= game.combat?.attacker === trial.attacker
    const isOver = trial.begun && (game.combat?.attacker !== trial.attacker || game.outcome !== null)
    if (isOver && !trial.isOver && combat) trial.forecast = forecastIn(game, trial, combat)
    trial.isOver ||= isOver
    // The defender of the combat stays known here after it has died.
    if (game.combat) combat = { ...game.combat, defender: game.combat.defender ?? combat?.defender ?? null }
  }
  const events = applyInput(trial.game, answerInputForOpenDecision(trial.game, [pick]), see)
  if (isRefusal(events)) return false
  const { game, seat, rng } = trial
  const isSure = !hasAnybodyLearnedSomething(seat, trial.isOver ? game : { rng }, fought(events), {
    ...game,
    decision: null,
  })
  if (!isSure) trial.forecast = null
  return isSure
}

const fought = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const end = events.findIndex(({ kind }) => kind === 'combatEnded')
  return end < 0 ? events : events.slice(0, end)
}

/**
 * Returns the remaining health of both characters after a combat; null after a random result or a sabotage, which
 * deals no damage.
 * @param fight the combat before it ended
 */
function forecastIn(game: Game, { attacker, rng }: Trial, fight: Combat): AttackForecast | null {
  const isSame = game.rng.every((word, at) => word === rng[at])
  const defender = fight.defender ?? fight.proposed
  return isSame && defender !== null && !fight.sabotage
    ? { attacker: leftOf(game, attacker), defender: leftOf(game, defender) }
    : null
}

function leftOf(game: Game, object: ObjectId): RemainingHealth {
  if (game.objects[object]?.zone !== 'play') return { object, left: 0 }
  const { health, damage } = cardView(game, null, object)
  return { object, left: health === null ? null : Math.max(0, health - damage) }
}
