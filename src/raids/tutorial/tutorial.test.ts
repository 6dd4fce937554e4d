import { describe, expect, test } from 'vitest'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import { randomPlayer } from '../../bots/player.ts'
import { applyInput, type Game, type GameEvent, isRefusal, startGame, viewFor } from '../../engine/index.ts'
import { newComputerPlayerRandomGenerator } from '../../simulation/simulate.ts'
import { userText } from '../../texts/user-text.ts'
import { hashOfAllCards } from '../index.ts'
import { type AdviceKey, nextCoachAdvice } from './coach.ts'
import { lessonsLearned } from './lessons.ts'
import { lessonsOfTutorial, setupSeatOfLearner, TUTORIAL_RAID_NAMES } from './tutorial.ts'

const setup = (raid: string) => ({
  raid,
  mode: 'novice',
  cards: hashOfAllCards,
  seats: [setupSeatOfLearner(userText('Anna'), raid)],
})

interface Course {
  game: Game
  events: GameEvent[]
  hints: AdviceKey[]
}

/** Plays on with the coach's advice, except when `own` returns other picks. */
function play(seed: number, own: (game: Game, step: number) => string[] | null, raid: string): Course {
  const { game, events } = startGame(setup(raid), seed)
  const hints: AdviceKey[] = []
  for (let step = 0; game.decision && step < 400; step++) {
    const advice = nextCoachAdvice(viewFor(game, 0), lessonsLearned(events, 0), lessonsOfTutorial(raid))
    if (!advice) throw new Error(`no advice for ${game.decision.kind}`)
    hints.push(advice.hint)
    const picks = own(game, step) ?? [...advice.picks]
    const { id: decision, seat } = game.decision
    const happened = applyInput(game, { kind: 'answer', decision, seat, picks })
    if (isRefusal(happened)) throw new Error(`${advice.hint}: ${happened.why}`)
    events.push(...happened)
  }
  return { game, events, hints }
}

const won = { kind: 'won', side: 'raiders' }

test.each([
  [1, ['keep', 'place', 'playReady', 'attack', 'whom', 'endTurn']],
  [2, ['keep', 'placeQuest', 'play', 'protect', 'quest', 'boss']],
  [3, ['keep', 'placeQuest', 'play', 'save', 'respond', 'target']],
])('a learner who follows the coach in lesson %i gets advice on its topic', (lesson, hints) => {
  const given = new Set(play(1, () => null, TUTORIAL_RAID_NAMES[lesson - 1] ?? '').hints)
  expect(hints.filter((hint) => !given.has(hint as AdviceKey))).toEqual([])
})

/** Makes every second answer at random for N steps, perhaps after a mulligan. */
function strayFor(steps: number, seed: number, raid: string): Course {
  const random = newComputerPlayerRandomGenerator(seed)
  const stray = seed % 2 === 0 ? randomPlayer : heuristicPlayer
  const astray = (game: Game, step: number) => {
    if (step === 0) return seed % 3 === 0 ? ['mulligan'] : null
    const isAstray = step < steps && random(2) === 0
    return isAstray && game.decision ? stray.decide(() => viewFor(game, 0), game.decision, random) : null
  }
  return play(seed, astray, raid)
}

describe.each(TUTORIAL_RAID_NAMES)('%s', (raid) => {
  test('teaches its single topic in a few turns, whatever the dice', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { game, events } = play(seed, () => null, raid)
      expect([seed, game.outcome]).toEqual([seed, won])
      const learned = lessonsLearned(events, 0)
      expect(lessonsOfTutorial(raid).filter((goal) => !learned.includes(goal))).toEqual([])
      expect(game.turn.number).toBeLessThan(16)
    }
  })

  test('allows detours: most learners still learn its topic and win, although half of their first answers are random', () => {
    const strayed = Array.from({ length: 60 }, (_, seed) => strayFor(12, seed, raid))
    const winners = strayed.filter(
      ({ game: { outcome } }) => outcome?.kind === 'won' && outcome.side === 'raiders',
    )
    const learned = winners.filter(({ events }) => {
      const known = lessonsLearned(events, 0)
      return lessonsOfTutorial(raid).every((goal) => known.includes(goal))
    })
    expect(winners.length).toBeGreaterThan(50)
    expect(learned.length).toBeGreaterThan(45)
  })

  test('has windows only in the third lesson', () => {
    const { game } = startGame(setup(raid), 1)
    let windows = 0
    const random = newComputerPlayerRandomGenerator(3)
    for (let step = 0; game.decision && step < 300; step++) {
      const { kind, id: decision, seat } = game.decision
      if (kind === 'priority' && (game.turn.player !== 0 || game.turn.phase !== 'action')) windows++
      const picks =
        step === 0 ? ['keep'] : [...heuristicPlayer.decide(() => viewFor(game, 0), game.decision, random)]
      if (isRefusal(applyInput(game, { kind: 'answer', decision, seat, picks }))) throw new Error('refused')
    }
    expect(windows > 0).toBe(raid === TUTORIAL_RAID_NAMES[2])
  })
})
