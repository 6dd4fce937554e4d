/** Tests, in stories on the engine, plans for later questions and previews of their results. */
import { describe, expect, test } from 'vitest'
import { ally, numberedCardsOfSet, protector, weapon } from '../../cards/builders.ts'
import { cardWithId } from '../../cards/index.ts'
import { type Story, scenario, scenarioAtMulligan } from '../../scenarios/scenario.ts'
import { cardIdByName, DUNGEON_NAME, NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import type { AnswerPlan } from '../model/instructions.ts'
import { previewIncomingAttack } from '../preview/attack-preview.ts'
import { picksByInstructions } from './evaluate-instructions.ts'
import { newPlanInstruction, planInstructionAfterEvents, planInstructionAfterPick } from './plans.ts'

/** Answers as long as the plan has an answer. @returns the plan's answers, and the reason if it was stopped */
function follow(story: Story, seat: number, plan: AnswerPlan): { picks: string[]; stopped?: string } {
  let instruction = newPlanInstruction(story.game, 1, plan)
  const picks: string[] = []
  while (instruction && story.decision?.seat === seat) {
    instruction = planInstructionAfterEvents(story.game, seat, instruction, story.latest)
    const heeded = instruction && picksByInstructions(story.game, story.decision, [instruction])
    if (!instruction || !heeded) break
    const [pick = ''] = heeded.picks
    instruction = planInstructionAfterPick(instruction, story.decision, pick)
    picks.push(pick)
    story.pick(pick)
  }
  const stopped = instruction?.kind === 'assault' ? instruction.stopped : undefined
  return { picks, ...(stopped ? { stopped } : {}) }
}

const TYRENNIUS = 'Tyrennius Scatheblade'
const ORUK = cardWithId(cardIdByName('Oruk Starstorm'))

/**
 * Returns a story in which an ally of the Dungeon’s attacks Bert, who may protect with an ally, then strike, then
 * respond.
 */
function attacked(): Story {
  const axe = weapon('Axe', { melee: 3, strikeCost: 1 }, 'Two-Handed, Melee (1)')
  const guard = ally('Guard', { cost: 1, melee: 1, health: 2 }, 'Orc', protector)
  const story = scenario({
    cards: numberedCardsOfSet('OWN', { 1: axe, 2: guard }),
    raiders: {
      Anna: {},
      Bert: { play: ['OWN-2', 'OWN-1'], hand: ['Gouge'], resources: 3, stops: 'few' },
    },
    dungeon: { below: 9, filler: NOTHING_CARD_NAME, play: ['Oruk Starstorm'] },
    marked: 'Bert',
    turn: DUNGEON_NAME,
  })
  const isAlly = () => story.game.objects[story.game.combat?.attacker ?? 0]?.card === ORUK.id
  while (story.decision?.kind !== 'protect' || !isAlly())
    story.pick(story.decision?.kind === 'priority' ? 'pass' : 'none')
  return story
}

describe('an attack on the player’s side', () => {
  test('shows every course with its certain result', () => {
    const story = attacked()
    const fight = previewIncomingAttack(story.game, story.seat('Bert'))
    const courses = fight?.courses.map(({ first, strike, forecast }) => [
      first.replace(/\d+/, ''),
      strike !== undefined,
      forecast?.defender.left,
      forecast?.attacker.left,
    ])
    expect([ORUK.atk, ORUK.health]).toEqual([4, 3])
    expect(courses).toEqual([
      ['o', false, 0, 2], // the ally that protects dies, and the attacker has 2 health left
      ['none', false, 20, 3],
      ['none', true, 20, 0], // a strike kills the attacker
    ])
    expect(fight?.window?.decision.options.map(({ kind }) => kind)).toEqual(['pass', 'play'])
    story.waitsFor('Bert', 'protect')
  })

  test('is let through by one decision: no strike, no response', () => {
    const story = attacked()
    story.pick('none')
    const { picks } = follow(story, story.seat('Bert'), { kind: 'fight', strikes: [], move: [], quiet: true })
    expect(picks).toEqual(['none', 'pass'])
    story.waitsFor('Anna')
  })

  test('is struck back at by one decision, and undecided questions are asked', () => {
    const story = attacked()
    const weapon =
      previewIncomingAttack(story.game, 1)?.courses.find(({ strike }) => strike)?.strike?.pick ?? ''
    story.pick('none')
    const { picks } = follow(story, 1, { kind: 'fight', strikes: [weapon], move: [], quiet: false })
    expect([picks, story.eventsOfKind('struck')]).toEqual([
      [weapon],
      [expect.objectContaining({ kind: 'struck' })],
    ])
    story.waitsFor('Bert')
  })

  test('is responded to by one decision, with its target', () => {
    const story = attacked()
    const { decision, targetDecisions } = previewIncomingAttack(story.game, 1)?.window ?? {}
    const play = decision?.options.find(({ kind }) => kind === 'play')?.id ?? ''
    const target = targetDecisions?.[play]?.options[0]?.id ?? ''
    story.pick('none')
    const { picks } = follow(story, 1, { kind: 'fight', strikes: [], move: [play, target], quiet: false })
    expect(picks).toEqual(['none', play, target])
    story.resolveAll()
    story.waitsFor('Anna')
  })
})

describe('attacks that follow each other', () => {
  const weak = ally('Weakling', { cost: 1, melee: 0, health: 1 }, 'Kobold')
  const setting = (dungeon: string[]) =>
    scenario({
      cards: numberedCardsOfSet('OWN', { 1: weak }),
      raiders: { Anna: { play: ['Oruk Starstorm', TYRENNIUS], stops: 'few' } },
      dungeon: { below: 0, play: dungeon },
    })

  /** Attacks this defender with the first ally by single answers, and follows a plan for the second. */
  function attackWithBoth(story: Story, defender: string) {
    const [first, second] = (story.decision?.options ?? []).filter(({ kind }) => kind === 'attack').slice(-2)
    story.pick(first?.id ?? '')
    const at =
      (story.decision?.options ?? []).find(
        (one) => 'object' in one && story.game.objects[one.object]?.card === defender,
      )?.id ?? ''
    story.pick(at)
    return follow(story, 0, { kind: 'assault', attacks: [{ attacker: second?.id ?? '', defender: at }] })
  }

  test('are made as each combat ends', () => {
    const story = setting([])
    const { picks, stopped } = attackWithBoth(
      story,
      story.game.objects[story.game.players[1]?.hero ?? 0]?.card ?? '',
    )
    expect([picks, stopped, story.eventsOfKind('attacking').length]).toEqual([
      [expect.stringMatching(/^attack/), expect.stringMatching(/^o/)],
      undefined,
      2,
    ])
    story.waitsFor('Anna')
  })

  test('stop with a reason when their defender is gone', () => {
    const story = setting(['OWN-1'])
    const { picks, stopped } = attackWithBoth(story, 'OWN-1')
    expect([picks, stopped]).toEqual([[expect.stringMatching(/^attack/), 'back'], 'gone'])
    story.waitsFor('Anna')
  })
})

test('with the plan “any order” the waiting effects go on the chain in the offered order', () => {
  const attached = ['Rend', 'Deadly Poison', 'Rend'].map((card) => ({ card, on: DUNGEON_NAME }))
  const story = scenarioAtMulligan({ raiders: { Anna: { play: attached } } })
  story.pick('keep')
  expect(story.decision).toMatchObject({ kind: 'order', seat: 0 })
  story.pick('t0')
  expect(story.decision).toMatchObject({ kind: 'order', seat: 0 })
  expect(follow(story, 0, { kind: 'anyOrder' }).picks).toEqual(['t0'])
  expect(story.decision?.kind).not.toBe('order')
  story.resolveAll().waitsFor('Anna')
})
