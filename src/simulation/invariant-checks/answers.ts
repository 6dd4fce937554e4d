/** Builds answers: random legal answers, an answer for each option, and illegal answers that must be refused. */

import {
  type AmountLimits,
  type Decision,
  type Game,
  type Input,
  optionId,
  randomPicks,
  splitPick,
} from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import type { RandomNumberGenerator } from './random-numbers.ts'

type Answer = Extract<Input, { kind: 'answer' }>

/** Returns the input that answers a decision with these picks. */
export function newAnswerInput({ id, seat }: Decision, picks: string[]): Answer {
  return { kind: 'answer', decision: id, seat, picks }
}

/** Returns a random legal answer. */
export function randomAnswer(decision: Decision, next: RandomNumberGenerator): Answer {
  return newAnswerInput(decision, randomPicks(decision, next))
}

/**
 * Returns for each option, including "back", an answer that contains it and as few other options as possible. A
 * decision with amounts has only one random answer.
 */
export function singlePickAnswers(decision: Decision, next: RandomNumberGenerator): Answer[] {
  const { options, min, max, back, amounts, must } = decision
  const ids = options.map((option) => option.id)
  const least = Math.max(min, 1)
  const answers = ids.map((one) => {
    const others = ids.filter((other) => other !== one)
    const wanted = must ? [...others.filter((id) => must.among.includes(id)), ...others] : others
    const picks = must
      ? [...new Set([one, ...wanted])].slice(0, Math.min(max, least + must.least))
      : [one, ...others].slice(0, least)
    return newAnswerInput(decision, picks)
  })
  const single = amounts || max === 0 ? [randomAnswer(decision, next)] : answers
  return back ? [...single, newAnswerInput(decision, ['back'])] : single
}

/** Returns illegal inputs: for other seats or decisions, or with picks that aren't allowed. */
export function randomIllegalInputs(game: Game, decision: Decision, next: RandomNumberGenerator): Input[] {
  const legal = randomAnswer(decision, next)
  const seats = game.players.length
  const wrong: Answer[] = [
    { ...legal, decision: decision.id - 1 },
    { ...legal, decision: decision.id + 1 },
    { ...legal, seat: (decision.seat + 1 + next(Math.max(1, seats - 1))) % seats },
    { ...legal, seat: seats + next(3) },
    { ...legal, seat: -1 },
    ...wrongPicks(decision, legal).map((picks) => ({ ...legal, picks })),
    ...wrongPicks(decision, legal)
      .slice(0, 1)
      .map((picks) => ({ ...legal, picks: [...picks, optionId.object(game.nextId + 1)] })),
  ]
  return [
    ...wrong,
    { kind: 'concede', seat: seats },
    {
      kind: 'adjust',
      seat: decision.seat,
      reason: userText(''),
      change: { kind: 'damage', object: 0, damage: 1 },
    },
  ]
}

/** Returns illegal picks: picks that aren't offered, too many or too few, the same pick twice, wrong numbers. */
function wrongPicks({ options, min, max, back, amounts }: Decision, { picks }: Answer): string[][] {
  const ids = options.map((option) => option.id)
  const [first, ...others] = picks
  return [
    ['nonsense'],
    [...others, 'nonsense'],
    ...(back ? [] : [['back']]),
    ...(first === undefined ? [] : [[...picks, first]]),
    ...(max < ids.length && !amounts ? [ids.slice(0, max + 1)] : []),
    ...(min > 0 ? [picks.slice(0, min - 1)] : []),
    ...(amounts && first !== undefined ? wrongNumbers(amounts, first).map((pick) => [pick, ...others]) : []),
  ]
}

function wrongNumbers({ max, sum }: AmountLimits, pick: string): string[] {
  const { id, amount: n = '0' } = splitPick(pick)
  const wrong = [`${id}=${max + 1}`, `${id}=-1`, `${id}=`, id, `${id}=1.5`]
  return sum === undefined ? wrong : [...wrong, `${id}=${Number(n) + 1}`]
}
