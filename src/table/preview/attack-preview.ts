/** The results of an attack for each answer of the player to it, tried on temporary copies of the game. */
import {
  apply,
  type Combat,
  canTakeTurnActions,
  cardView,
  controllerOf,
  copyGame,
  type Decision,
  type Game,
  type GameEvent,
  hasRevealed,
  isRefusal,
  type ObjectId,
  type Seat,
} from '../../engine/index.ts'
import { answerInput, nextQuestion, questionsAfterMoves } from './ahead.ts'
import type { AttackChoice, AttackForecast, AttackPreview, RemainingHealth } from './contract.ts'

/**
 * At a protect or strike point of the seat, in an attack on its side: the courses that it could decide at once, and
 * its possible moves in the window before damage. Null elsewhere.
 */
export function previewAttack(game: Game, seat: Seat): AttackPreview | null {
  const { decision, combat } = game
  if (!combat?.attacker || decision?.seat !== seat) return null
  const isOnUs =
    decision.kind === 'protect' || (decision.kind === 'strike' && decision.source !== combat.attacker)
  if (!isOnUs) return null
  return { courses: decision.options.flatMap(({ id }) => coursesOf(game, id)), window: windowAfter(game) }
}

/** The course with only this answer, and one with each weapon that could strike after it. */
function coursesOf(game: Game, first: string): AttackChoice[] {
  const alone: AttackChoice = { first, forecast: forecastOf(begun(game, first)) }
  if (game.decision?.kind !== 'protect') return [alone]
  const weapons = goOn(begun(game, first), 'strike')?.options ?? []
  const strikes = weapons.flatMap((one): AttackChoice[] =>
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

function windowAfter(game: Game): AttackPreview['window'] {
  const trial = begun(game, 'none')
  const decision = goOn(trial, 'priority')
  if (!trial || !decision || trial.game.chain.length > 0) return null
  return { decision, targetDecisions: questionsAfterMoves(trial.game, trial.seat) }
}

/** The result if nobody does anything else. */
function forecastOf(trial: Trial | null): AttackForecast | null {
  goOn(trial, null)
  return trial?.forecast ?? null
}

/** The most attacks that are tried, so that a panel doesn't wait too long. */
const ATTACKS = 12

/**
 * For each attack that the seat could propose now, as "attack12>o34", the result if nobody does more. Attacks are
 * left out if another decision could still change them, about a weapon of the seat's own or by an opponent.
 * @param targetDecisions the possible targets of the seat's moves
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
  const isProposed = nextQuestion(trial.game, [move.id]) !== null && step(trial, defender)
  const forecast = isProposed ? forecastOf(trial) : null
  return forecast && isLasting(trial.game, forecast) ? forecast : null
}

/** Whether nothing that the combat has triggered is still to come, or has changed the remaining health of both. */
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
  /** Whether the combat has begun. Until then it is proposed. */
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
 * Continues with everybody doing as little as possible, until the seat is asked a question of this kind. Null if it
 * won't be asked that, or is asked something else first.
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
 * For the seat's own attack: whether this decision could still change it, because the attack didn't come about, or a
 * weapon of the seat or an opponent may still interfere.
 */
function isUpTo({ game, seat, attacker }: Trial, decision: Decision): boolean {
  const isOwn = game.objects[attacker]?.zone === 'play' && controllerOf(game, attacker) === seat
  if (!isOwn) return false
  const isOpposed = game.players[seat]?.side !== game.players[decision.seat]?.side
  const isStrike = decision.seat === seat && decision.kind === 'strike'
  return isOpposed || isStrike || canTakeTurnActions(game, decision.seat)
}

/** @returns false if the result depends on chance, or on something that nobody may know yet */
function step(trial: Trial, pick: string): boolean {
  let { combat } = trial.game
  const see = (game: Game): void => {
    trial.begun ||= game.combat?.attacker === trial.attacker
    const isOver = trial.begun && (game.combat?.attacker !== trial.attacker || game.outcome !== null)
    if (isOver && !trial.isOver && combat) trial.forecast = forecastIn(game, trial, combat)
    trial.isOver ||= isOver
    if (game.combat) combat = { ...game.combat, defender: game.combat.defender ?? combat?.defender ?? null } // also a defender that died
  }
  const events = apply(trial.game, answerInput(trial.game, [pick]), see)
  if (isRefusal(events)) return false
  const { game, seat, rng } = trial
  const isSure = !hasRevealed(seat, trial.isOver ? game : { rng }, fought(events), {
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

/** @param fight the combat before it ended. A sabotage deals no damage */
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
