/** Divisions in Discord messages: each share is asked in turn, and the last option gets the rest (707.1d). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  any,
  each,
  numberedCardsOfSet as numberedCards,
  putDividedDamage,
  raidersAsChooser,
  targetsBetween,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { assertDiscordAccepts, fakeRaidInfo, playerLookFor } from '../fixture.ts'
import { newPost, type Post } from '../message-parts/post.ts'
import { answerControls, completeForcedPicks, withoutEmptyShares } from './choices.ts'
import { questionComponentIds } from './ids.ts'
import { answerPanel } from './panel.ts'
import { publicQuestionPost } from './prompt.ts'
import { addOnlyPossibleShare, answerStepsOfDivision } from './targets-and-shares.ts'

const volley = ability(
  'Volley',
  { cost: 0 },
  '',
  yourHero.dealsDivided(5, 'fire').among(targetsBetween(1, 3, any.ally)),
)
const cards = numberedCards('OWN', { 1: volley })
const twins = ability(
  'Twins',
  { cost: 0 },
  '',
  yourHero.dealsDivided(2, 'fire').among(targetsBetween(1, 2, any.ally)),
)
const allies = ['Lumbering Oaf', 'Glubtok', 'Admiral Ripsnarl']

/** Anna is asked for the targets of Volley. */
function aiming(): Story {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Volley', 'Brigg'] } },
    dungeon: { play: allies },
  })
  story.raider('Anna').plays('Volley')
  story.waitsFor('Anna', 'target')
  return story
}

/** Answers with these picks, in the order in which the table would send them. */
function sharing(story: Story, ...picked: string[]): void {
  const { decision } = story
  if (!decision) throw new Error('nobody is asked')
  for (const { picks } of answerStepsOfDivision(decision, picked)) story.pick(...picks)
  story.resolve()
}

describe('targets and their shares are one question:', () => {
  test('both are chosen together, and nothing is left over', () => {
    const story = aiming()
    const first = panelOf(story)
    assertDiscordAccepts(first)
    expect(first.content).toContain('hoose 1 to 3 targets for Volley, and divide 5 among them')
    expect(labels(first)).toHaveLength(15)
    const three = values(first).find((_, at) => labels(first)[at] === '3: Glubtok #2') ?? ''
    const second = panelOf(story, [three])
    assertDiscordAccepts(second)
    expect(labels(second).sort()).toEqual(
      [1, 2].flatMap((n) => [`${n}: Admiral Ripsnarl #3`, `${n}: Lumbering Oaf #1`]).sort(),
    )
    const one = values(second).find((_, at) => labels(second)[at] === '1: Lumbering Oaf #1') ?? ''
    const third = panelOf(story, [three, one])
    expect(labels(third)).toEqual(['1: Admiral Ripsnarl #3'])
    // the last share is added automatically
    const all = story.decision ? addOnlyPossibleShare(story.decision, [three, one]) : []
    expect(all).toEqual([three, one, values(third)[0]])
    sharing(story, ...all)
    expect(allies.map((name) => story.damage(name))).toEqual([1, 3, 1])
    story.waitsFor('Anna')
  })

  test('one click gives everything to one target', () => {
    const story = aiming()
    const panelled = panelOf(story)
    const all = values(panelled).find((_, at) => labels(panelled)[at] === '5: Lumbering Oaf #1') ?? ''
    sharing(story, all)
    expect(story.damage('Lumbering Oaf')).toBe(5)
    story.waitsFor('Anna')
  })

  test('if there are as many targets as points, each gets one', () => {
    const story = scenario({
      cards: numberedCards('OWN', { 1: twins }),
      raiders: { Anna: { hand: ['Twins', 'Brigg'] } },
      dungeon: { play: allies },
    })
    story.raider('Anna').plays('Twins')
    const first = panelOf(story)
    const one = values(first).find((_, at) => labels(first)[at] === '1: Glubtok #2') ?? ''
    const [two = ''] = values(panelOf(story, [one]))
    sharing(story, one, two)
    expect(story.damage('Glubtok')).toBe(1)
    story.waitsFor('Anna')
  })
})

const sharesIn = (message: Post) =>
  message.components
    .flatMap((row) => row.components)
    .flatMap((one) => (one.type === 3 ? [questionComponentIds.share.read(one.custom_id)] : []))[0]

/** Anna has played Volley on these targets and is asked to divide its damage. */
function dividing(...among: string[]): Story {
  const story = scenario({
    cards,
    raiders: { Anna: { hand: ['Volley', 'Brigg'] } },
    dungeon: { play: allies },
  })
  story.raider('Anna').plays('Volley', { on: among })
  return story
}

const raid = fakeRaidInfo(1, 1)
const panelOf = (story: Story, picked: readonly string[] = []): Post =>
  answerPanel(playerLookFor(raid, story.game, 0), null, picked)
const labels = (message: Post): string[] =>
  message.components
    .flatMap((row) => row.components)
    .flatMap((one) => (one.type === 3 ? one.options.map(({ label }) => label) : []))
const values = (message: Post): string[] =>
  message.components
    .flatMap((row) => row.components)
    .flatMap((one) => (one.type === 3 ? one.options.map(({ value }) => value) : []))

test('each share leaves enough for the others', () => {
  const story = dividing(...allies)
  const first = panelOf(story)
  assertDiscordAccepts(first)
  expect(labels(first)).toEqual(['1: Lumbering Oaf #1', '2: Lumbering Oaf #1', '3: Lumbering Oaf #1'])
  const [, two = ''] = values(first)
  const second = panelOf(story, [two])
  assertDiscordAccepts(second)
  expect(labels(second)).toEqual(['1: Glubtok #2', '2: Glubtok #2'])
  expect(second.content).toContain('2: Lumbering Oaf')
  story.waitsFor('Anna', 'divide')
})

test('the last one gets the rest, and the answer is accepted', () => {
  const story = dividing(...allies)
  const { decision } = story
  if (!decision) throw new Error('nobody is asked')
  const [one = ''] = values(panelOf(story))
  const two = values(panelOf(story, [one])).at(-1) ?? ''
  const picks = completeForcedPicks(decision, [one, two])
  expect(completeForcedPicks(decision, [one])).toEqual([one])
  story.pick(...picks)
  story.resolve()
  expect(allies.map((name) => story.damage(name))).toEqual([1, 3, 1])
  story.waitsFor('Anna')
})

const shaken = ability('Shaken', { cost: 0 }, '', putDividedDamage(raidersAsChooser, 9, each(any.ally)))

test('a share of 0 leaves an option out if not every option must get something', () => {
  const story = scenario({
    cards: numberedCards('OWN', { 1: shaken }),
    raiders: { Anna: { hand: ['Shaken', 'Brigg'] } },
    dungeon: { play: allies },
  })
  story.raider('Anna').plays('Shaken')
  story.resolve()
  const { decision } = story
  if (decision?.kind !== 'divide') throw new Error('nothing is divided')
  const first = panelOf(story)
  assertDiscordAccepts(first)
  for (const ally of allies) expect(first.content).toContain(ally)
  const none = values(first).find((value) => value.endsWith('=0')) ?? ''
  const second = values(panelOf(story, [none])).at(-1) ?? ''
  const all = completeForcedPicks(decision, [none, second])
  expect(all).toHaveLength(3)
  story.pick(...withoutEmptyShares(decision, all))
  expect(story.damage('Lumbering Oaf')).toBe(0)
  story.waitsFor('Anna')
})

test('the shares so far are stored in the ids of the selects', () => {
  const story = dividing('Lumbering Oaf', 'Glubtok')
  const { decision } = story
  const picked = values(panelOf(story)).slice(0, 1)
  expect(sharesIn(panelOf(story, picked))).toEqual(['TEST22', decision?.id, 0, [1]])
  story.waitsFor('Anna', 'divide')
})

test('a division among thirty works too, and ends once nothing is left', () => {
  const many = Array<string>(30).fill('Lumbering Oaf')
  const story = scenario({
    cards: numberedCards('OWN', { 1: shaken }),
    raiders: { Anna: { hand: ['Shaken', 'Brigg'] } },
    dungeon: { play: many },
  })
  story.raider('Anna').plays('Shaken')
  story.resolve()
  const { decision } = story
  if (decision?.kind !== 'divide') throw new Error('nothing is divided')
  const none = decision.options.slice(0, 28).map(({ id }) => `${id}=0`)
  const last = panelOf(story, none)
  assertDiscordAccepts(last)
  expect(sharesIn(last)).toEqual(['TEST22', decision.id, 0, Array(28).fill(0)])
  const [first] = decision.options
  const all = completeForcedPicks(decision, [`${first?.id}=9`])
  expect(withoutEmptyShares(decision, all)).toEqual([`${first?.id}=9`])
  expect(all).toHaveLength(30)
  story.waitsFor('Anna', 'divide')
})

test('the public prompt asks for the division, and leaves the shares to the private panel', () => {
  const story = dividing(...allies)
  const { view } = playerLookFor(raid, story.game, 0)
  const person = raid.seats[0]?.person
  if (!view || !person) throw new Error('nobody sits there')
  const prompt = publicQuestionPost({ raid, seat: 0, person, view, decision: story.decision })
  assertDiscordAccepts(prompt)
  expect(values(prompt)).toEqual([])
  expect(prompt.content).toMatch(/divide/)
  story.waitsFor('Anna', 'divide')
})

test('a number for X is a button whose id can be read', () => {
  const decision = {
    id: 7,
    kind: 'number',
    seat: 0,
    options: [{ id: 'x', kind: 'number' }],
    min: 1,
    max: 1,
  } as const
  const offers = [0, 1, 2].map((n) => ({ id: `x=${n}`, group: 'other' as const, label: `${n}`, detail: '' }))
  const rows = answerControls({
    code: 'TEST22',
    decision: { ...decision, options: [...decision.options] },
    offers,
  })
  const read = rows
    .flatMap((row) => row.components)
    .flatMap((one) => ('custom_id' in one ? [questionComponentIds.pick.read(one.custom_id)] : []))
  expect(read).toEqual([0, 1, 2].map((n) => ['TEST22', 7, [`x=${n}`]]))
  assertDiscordAccepts(newPost({ content: 'X', components: rows }))
})
