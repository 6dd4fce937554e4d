/** Tests, in stories on the engine, when instructions end and which answers they give. */
import { describe, expect, test } from 'vitest'
import { type Story, scenario, scenarioAtMulligan } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../scenarios/table-setup.ts'
import type { Instruction, PassEndCondition } from '../model/instructions.ts'
import { movesOfSeatAskedLater } from '../preview/possible-moves.ts'
import {
  hasInstructionEnded,
  openWindowId,
  picksByInstructions,
  topLinkForPassInstruction,
  waitingTriggeredEffectsOfSeat,
} from './evaluate-instructions.ts'

const TYRENNIUS = 'Tyrennius Scatheblade'
const gouger = { hand: ['Gouge'], resources: 1 }

const until = (what: PassEndCondition, endsTurn = false): Instruction => ({
  id: 1,
  kind: 'until',
  until: what,
  endsTurn,
})
const HOLD: Instruction = { id: 2, kind: 'hold' }

/** Returns the answer that these instructions of the asked seat give now. */
const answered = ({ game, decision }: Story, ...orders: Instruction[]) =>
  decision ? (picksByInstructions(game, decision, orders)?.picks[0] ?? null) : null

/** Returns whether the latest answer has ended this raider's instruction. */
const ended = (story: Story, name: string, instruction: Instruction) =>
  hasInstructionEnded(story.game, story.seat(name), instruction, story.latest)

test("in a brief turn a player isn't asked about their own links, nor at the beginning and end of the turn", () => {
  const story = scenarioAtMulligan({
    raiders: { Anna: { hand: ['Rend', 'Gouge'], resources: 3 }, Bert: gouger },
  })
  const brief: Instruction = { id: 1, kind: 'brief' }
  story.pick('keep')
  story.pick('keep')
  expect([story.game.turn.step, answered(story, brief)]).toEqual(['ready', 'pass'])
  story.passUntil(() => story.isCalm())
  expect(answered(story, brief)).toBeNull()
  story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
  expect([story.name(story.decision?.seat ?? -1), answered(story, brief)]).toEqual(['Anna', 'pass'])
  story.pick('pass')
  expect([story.name(story.decision?.seat ?? -1), answered(story, brief)]).toEqual(['Bert', null])
  story.raider('Bert').plays('Gouge', { on: DUNGEON_NAME })
  story.passUntil(() => story.decision?.seat === 0)
  expect(answered(story, brief)).toBeNull()
  story.resolveAll().waitsFor('Anna')
})

describe('passing until something happens', () => {
  test('passes for others’ cards, and ends as the player’s turn begins', () => {
    const story = scenario({ raiders: { Anna: { hand: ['Rend'], resources: 1 }, Bert: gouger } })
    story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
    expect(ended(story, 'Bert', until('turn'))).toBe(false)
    expect([story.name(story.decision?.seat ?? -1), answered(story, until('turn'))]).toEqual(['Bert', 'pass'])
    story.idleUntil(() => story.eventsOfKind('turnStarted', story.latest).length > 0)
    expect(ended(story, 'Bert', until('turn'))).toBe(true)
    expect(ended(story, 'Anna', until('turn'))).toBe(false)
    story.waitsFor('Bert')
  })

  test('doesn’t pass in the player’s own turn, unless it was given there', () => {
    const story = scenario({ raiders: { Anna: gouger } })
    expect(answered(story, until('targeted'))).toBeNull()
    expect(answered(story, until('targeted', true))).toBe('pass')
    story.waitsFor('Anna')
  })

  test('ends when another’s link targets the hero, a card or the player, and not before', () => {
    const story = scenario({
      raiders: {
        Anna: { hand: ['Gouge'], resources: 1, play: [TYRENNIUS] },
        Bert: { play: ['Oruk Starstorm'] },
      },
    })
    story.raider('Anna').plays('Gouge', { on: 'Oruk Starstorm' })
    expect(ended(story, 'Bert', until('targeted'))).toBe(true)
    expect(ended(story, 'Anna', until('targeted'))).toBe(false)
    expect(ended(story, 'Bert', until('attacked'))).toBe(false)
    story.resolveAll().waitsFor('Anna')
  })

  test('ends when the hero or an ally is attacked, but not when another player is', () => {
    const story = scenario({
      raiders: { Anna: gouger, Bert: gouger },
      dungeon: { below: 0 },
      marked: 'Bert',
      turn: DUNGEON_NAME,
    })
    story.passUntil(() => story.eventsOfKind('attacking', story.latest).length > 0)
    expect(ended(story, 'Bert', until('attacked'))).toBe(true)
    expect(ended(story, 'Anna', until('attacked'))).toBe(false)
    expect(ended(story, 'Bert', until('targeted'))).toBe(false)
    story.waitsFor(story.name(story.decision?.seat ?? -1))
  })

  test('ends when the chain is empty', () => {
    const story = scenario({ raiders: { Anna: { hand: ['Rend'], resources: 1 }, Bert: gouger } })
    story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
    expect([answered(story, until('chain')), ended(story, 'Bert', until('chain'))]).toEqual(['pass', false])
    story.resolveAll()
    expect(ended(story, 'Bert', until('chain'))).toBe(true)
    story.waitsFor('Anna')
  })

  test('also declines to protect, unless the seat wants to be asked at every protect point', () => {
    const story = scenario({ raiders: { Anna: {}, Bert: { play: [TYRENNIUS] } }, dungeon: { below: 0 } })
    story.passUntil(() => false)
    expect(answered(story, until('turn'))).toBe('none')
    expect(answered(story, until('turn'), HOLD)).toBeNull()
    expect(answered(story, until('chain'))).toBeNull()
    expect(answered(story, HOLD)).toBeNull()
    story.waitsFor('Bert', 'protect')
  })

  test('never answers forced choices', () => {
    const story = scenario({ raiders: { Anna: { hand: ['Rend'], resources: 1 }, Bert: gouger } })
    const rend = story.decision?.options.find(({ kind }) => kind === 'play')
    story.pick(rend?.id ?? '')
    expect([story.decision?.kind, answered(story, until('turn', true))]).toEqual(['target', null])
    story.pick('back')
    story.waitsFor('Anna')
  })
})

test('passing in advance applies only to this window, which ends when a link is added', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend', 'Gouge'], resources: 2 }, Bert: gouger, Cleo: gouger },
  })
  const anna = story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
  const ahead: Instruction = { id: 1, kind: 'ahead', moment: openWindowId(story.game) ?? '' }
  anna.passes()
  expect([answered(story, ahead), ended(story, 'Bert', ahead)]).toEqual(['pass', false])
  story.raider('Bert').plays('Gouge', { on: DUNGEON_NAME })
  expect([answered(story, ahead), ended(story, 'Cleo', ahead)]).toEqual([null, true])
  story.resolveAll().waitsFor('Anna')
})

describe('a move that is chosen in advance', () => {
  const chosen = () => {
    const story = scenario({
      raiders: {
        Anna: { hand: ['Rend'], resources: 1 },
        Bert: { hand: ['Gouge', 'Gouge'], resources: 2 },
        Cleo: gouger,
      },
    })
    story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
    const open = movesOfSeatAskedLater(story.game, story.seat('Cleo'))
    const play = open?.decision.options.find(({ kind }) => kind === 'play')?.id ?? ''
    const target = open?.targetDecisions[play]?.options[0]?.id ?? ''
    const instruction: Instruction = {
      id: 1,
      kind: 'ahead',
      moment: openWindowId(story.game) ?? '',
      move: [play, target],
    }
    return { story, order: instruction, play, target }
  }

  test('is made with its target when its seat is heard', () => {
    const { story, order: instruction, play, target } = chosen()
    expect([story.name(story.decision?.seat ?? -1), play, target]).toEqual([
      'Bert',
      expect.stringMatching(/^play/),
      expect.stringMatching(/^o/),
    ])
    story.raider('Bert').passes()
    expect(answered(story, instruction)).toBe(play)
    story.pick(play)
    expect(answered(story, instruction)).toBeNull()
    expect(answered(story, { ...instruction, move: [target], begun: true })).toBe(target)
    expect(ended(story, 'Cleo', instruction)).toBe(false)
    story.pick(target)
    expect(ended(story, 'Cleo', instruction)).toBe(true)
    story.resolveAll().waitsFor('Bert')
  })

  test('is not made once something else was added', () => {
    const { story, order: instruction } = chosen()
    story.raider('Bert').plays('Gouge', { on: DUNGEON_NAME }).passes()
    expect([answered(story, instruction), ended(story, 'Cleo', instruction)]).toEqual([null, true])
    story.resolveAll().waitsFor('Anna')
  })

  test('can’t be chosen by a player who is asked already or was already heard', () => {
    const { story } = chosen()
    expect(movesOfSeatAskedLater(story.game, story.seat('Bert'))).toBeNull()
    expect(movesOfSeatAskedLater(story.game, story.seat('Anna'))).toBeNull()
    story.resolveAll().waitsFor('Anna')
  })
})

test('always passing on a link applies wherever its card is topmost again, but not to other links', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Rend', 'Gouge'], resources: 2 }, Bert: gouger } })
  story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
  const rend = topLinkForPassInstruction(story.game)
  const instruction: Instruction = { id: 1, kind: 'pass', card: rend?.card ?? '', path: rend?.path ?? null }
  expect([rend, answered(story, instruction)]).toEqual([{ card: 'CD2-W7', path: null }, 'pass'])
  story.raider('Anna').plays('Gouge', { on: DUNGEON_NAME })
  expect(answered(story, instruction)).toBeNull()
  story.resolveAll().waitsFor('Anna')
})

test('the same triggers go on the chain in the remembered order, and other triggers are asked about', () => {
  const attached = ['Rend', 'Deadly Poison'].map((card) => ({ card, on: DUNGEON_NAME }))
  const story = scenarioAtMulligan({ raiders: { Anna: { play: attached } } })
  story.pick('keep')
  expect(story.decision).toMatchObject({ kind: 'order', seat: 0 })
  const among = waitingTriggeredEffectsOfSeat(story.game, 0)
  const first = (key = '') => ({ id: 1, kind: 'first', among: [...among].sort(), first: key }) as const
  expect(answered(story, first(among[1]))).toBe('t1')
  expect(answered(story, first(among[0]))).toBe('t0')
  expect(answered(story, { ...first(among[0]), among: among.slice(1) })).toBeNull()
  story.pick('t0')
  story.resolveAll().waitsFor('Anna')
})

test('a card’s optional effect is always answered the same, but another card’s isn’t', () => {
  const story = scenario({
    raiders: { Anna: { damage: 3 }, Bert: { play: ['Ruon Wildhoof'] } },
    dungeon: { below: 0 },
  })
  story.idleUntil(() => story.decision?.kind === 'target')
  story.raider('Bert').answers('Anna')
  story.resolve()
  const card = story.game.objects[story.decision?.source ?? 0]?.card ?? ''
  expect(answered(story, { id: 1, kind: 'say', card, answer: 'no' })).toBe('no')
  expect(answered(story, { id: 1, kind: 'say', card, answer: 'yes' })).toBe('yes')
  expect(answered(story, { id: 1, kind: 'say', card: 'CD2-R9', answer: 'no' })).toBeNull()
  story.waitsFor('Bert', 'may')
})
