/**
 * Several players who are asked at once answer in any order, and the answers are applied in the order of the
 * rules.
 */
import { expect, test } from 'vitest'
import { ability, forEach, numberedCardsOfSet, raiders, they, weapon } from '../../cards/builders.ts'
import { askingOrderOfDecision, type Game, seatsStillToBeAsked } from '../../engine/index.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { cardIdByName, DUNGEON_NAME, NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import { hasInstructionEnded, picksByInstructions } from '../../table/autopilot/evaluate-instructions.ts'
import type { InstructionOfKind } from '../../table/model/instructions.ts'
import { previewIncomingAttack } from '../../table/preview/attack-preview.ts'
import { copyGameUntilSeatIsAsked, movesOfSeatAskedLater } from '../../table/preview/possible-moves.ts'
import { assertDiscordAccepts, fakeRaidInfo, playerLookFor } from '../fixture.ts'
import { answerPanel } from '../raid-questions/panel.ts'
import { publicQuestionPost } from '../raid-questions/prompt.ts'
import { autopilotComponentIds, decodeInstructionRequest } from './ids.ts'

const raid = fakeRaidInfo(1, 3)
const cards = numberedCardsOfSet('OWN', {
  1: ability('Famine', { cost: 0 }, '', forEach(raiders, they.discard(1))),
})

/** Anna has played a card that makes everybody discard. Cleo has only one card, so she has no choice. */
function famine(): Story {
  const story = scenario({
    cards,
    raiders: {
      Anna: { hand: ['Famine', 'Brigg', 'Brigg'] },
      Ben: { hand: ['Rend', 'Execute', 'Brigg'] },
      Cleo: { hand: ['Brigg'] },
    },
  })
  story.raider('Anna').plays('Famine')
  story.resolve()
  return story
}

const answerInAdvance = (game: Game, move: string[]): InstructionOfKind<'ahead'> => ({
  id: 1,
  kind: 'ahead',
  moment: askingOrderOfDecision(game)?.moment ?? '',
  move,
})

test('if all discard, all who have a choice are asked at once (802.1), and see only their own hand', () => {
  const story = famine()
  expect(seatsStillToBeAsked(story.game)).toEqual([1])
  expect(movesOfSeatAskedLater(story.game, 2)).toBeNull()
  const later = movesOfSeatAskedLater(story.game, 1)
  const post = answerPanel({ ...playerLookFor(raid, story.game, 1), movesAskedLater: later })
  assertDiscordAccepts(post)
  const values = post.components
    .flatMap(({ components }) => components)
    .flatMap((one) =>
      one.type === 3 && autopilotComponentIds.answerInAdvance.read(one.custom_id) ? one.options : [],
    )
  expect(values.map(({ label }) => label)).toEqual([
    expect.stringContaining('Rend'),
    expect.stringContaining('Execute'),
    expect.stringContaining('Brigg'),
  ])
  expect(values.map(({ value }) => decodeInstructionRequest(value))).toEqual(
    later?.decision.options.map(({ id }) => ({
      kind: 'ahead',
      moment: askingOrderOfDecision(story.game)?.moment,
      move: [id],
    })),
  )
  story.waitsFor('Anna', 'discard')
})

test('a discard in advance is applied in its turn, and asked again if it has become impossible', () => {
  const story = famine()
  const rend = movesOfSeatAskedLater(story.game, 1)?.decision.options[0]?.id ?? ''
  const instruction = answerInAdvance(story.game, [rend])
  story.pick('Brigg')
  const { decision } = story
  if (!decision) throw new Error('Ben is not asked')
  expect(picksByInstructions(story.game, decision, [instruction])).toEqual({
    picks: [rend],
    instruction,
  })
  expect(picksByInstructions(story.game, decision, [{ ...instruction, move: ['o99999'] }])).toBeNull()
  expect(
    picksByInstructions(story.game, decision, [{ ...instruction, moment: 'discard.9.9.effect' }]),
  ).toBeNull()
  story.waitsFor('Ben', 'discard')
})

test('all who can protect are mentioned once, each with their own buttons (602.2)', () => {
  const story = scenario({
    raiders: { Anna: {}, Ben: { play: ['Tyrennius Scatheblade'] }, Cleo: { play: ['Drizzie Steelslam'] } },
    dungeon: { below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  expect(seatsStillToBeAsked(story.game)).toEqual([2])
  const { decision } = movesOfSeatAskedLater(story.game, 2) ?? {}
  const { view } = playerLookFor(raid, story.game, 0)
  const [, ben, cleo] = raid.seats
  if (!decision || !view || !ben || !cleo) throw new Error('Cleo is not asked')
  const asked = { raid, seat: 1, person: ben.person, view, decision: story.decision }
  const also = [{ seat: 2, person: cleo.person }]
  const post = publicQuestionPost({ ...asked, also, others: [{ seat: 2, decision }] })
  assertDiscordAccepts(post)
  const buttons = post.components.flatMap(({ components }) => components)
  const own = buttons.flatMap((one) =>
    'label' in one && one.label?.startsWith('Cleo · ') && 'custom_id' in one
      ? [autopilotComponentIds.order.read(one.custom_id)]
      : [],
  )
  const [pick = ''] = decision.options.map(({ id }) => id)
  expect(own).toMatchObject([[raid.code, 2, { kind: 'ahead', move: [pick] }]])
  const decided = publicQuestionPost({ ...asked, also, others: [{ seat: 2, decision }], decided: [2] })
  expect(JSON.stringify(decided.components)).not.toContain('Cleo')
  const instruction = answerInAdvance(story.game, [pick])
  story.pick('none')
  expect(story.decision && picksByInstructions(story.game, story.decision, [instruction])).toEqual({
    picks: [pick],
    instruction,
  })
  story.waitsFor('Cleo', 'protect')
})

/** Returns an ally of the Dungeon attacks Ben. Cleo can protect him, and Ben himself can only strike. */
function strikerCalled(): Story {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: weapon('Axe', { melee: 3, strikeCost: 1 }, 'Two-Handed, Melee (1)'),
    }),
    raiders: {
      Anna: {},
      Ben: { play: ['OWN-1'], resources: 3, stops: 'few' },
      Cleo: { play: ['Drizzie Steelslam'], stops: 'few' },
    },
    dungeon: { below: 9, filler: NOTHING_CARD_NAME, play: ['Oruk Starstorm'] },
    turn: DUNGEON_NAME,
    marked: 'Ben',
  })
  const isAllys = () =>
    story.game.objects[story.game.combat?.attacker ?? 0]?.card === cardIdByName('Oruk Starstorm')
  while (story.decision?.kind !== 'protect' || !isAllys())
    story.pick(story.decision?.kind === 'priority' ? 'pass' : 'none')
  return story
}

test('a player who can only strike is asked together with those who can protect (303.2, 602.2)', () => {
  const story = strikerCalled()
  story.waitsFor('Cleo', 'protect')
  expect(seatsStillToBeAsked(story.game)).toEqual([1])
  const { decision } = movesOfSeatAskedLater(story.game, 1) ?? {}
  const { view } = playerLookFor(raid, story.game, 0)
  const [, ben, cleo] = raid.seats
  if (decision?.kind !== 'strike' || !view || !ben || !cleo) throw new Error('Ben is not asked')
  const heard = copyGameUntilSeatIsAsked(story.game, 1)
  const fight = heard && previewIncomingAttack(heard, 1)
  const asked = { raid, seat: 2, person: cleo.person, view, decision: story.decision }
  const post = publicQuestionPost({
    ...asked,
    also: [{ seat: 1, person: ben.person }],
    others: [{ seat: 1, decision, fight }],
  })
  assertDiscordAccepts(post)
  expect(post.content).toMatchInlineSnapshot(`
    "▶ <@100000000000000002>: Oruk Starstorm attacks Akumo (Ben). Protect?
    -# Also asked, and can answer now: <@100000000000000001>
    • Oruk Starstorm: 4 ATK · 3/3 health · exhausted
    • Akumo (Ben): 0 ATK · 24/27 health
    • Drizzie Steelslam: 3 ATK · 5/5 health
    If nobody protects, Ben can strike with a weapon, and can choose that now:
    • Axe: 3 ATK
    • Strike: Axe → Frizlix has 20 left and Oruk Starstorm dies
    • Don’t strike → Frizlix has 20 left
    -# ⏳ turn order: The Dungeon → Anna → Ben → Cleo"
  `)
  expect(JSON.stringify(post.components)).toContain('Ben · Strike: Axe')
  story.waitsFor('Cleo', 'protect')
})

test('a strike in advance is applied if nobody protects, and dropped if somebody does', () => {
  const strike = (story: Story) =>
    answerInAdvance(story.game, [movesOfSeatAskedLater(story.game, 1)?.decision.options[0]?.id ?? ''])
  const letBe = strikerCalled()
  const instruction = strike(letBe)
  letBe.pick('none')
  expect(letBe.decision && picksByInstructions(letBe.game, letBe.decision, [instruction])).toEqual({
    picks: instruction.move,
    instruction,
  })
  expect(hasInstructionEnded(letBe.game, 1, instruction, letBe.latest)).toBe(false)
  letBe.waitsFor('Ben', 'strike')
  const protecting = strikerCalled()
  const idle = strike(protecting)
  protecting.pick('Drizzie Steelslam')
  expect(hasInstructionEnded(protecting.game, 1, idle, protecting.latest)).toBe(true)
  protecting.waitsFor('Anna', 'priority')
})
