/** The line about attackers that are like the attacking one, and the button that declines an optional text. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  destroy,
  numberedCardsOfSet,
  protector,
  target,
  you,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { assertDiscordAccepts, fakeRaidInfo, playerLookFor } from '../fixture.ts'
import type { Post } from '../message-parts/post.ts'
import { questionComponentIds } from './ids.ts'
import { answerPanel } from './panel.ts'
import { similarAttackLines } from './similar-attacks.ts'

const raid = { ...fakeRaidInfo(1, 3), raid: 'onyxia', mode: 'standard' }
const cards = numberedCardsOfSet('OWN', {
  1: ally('Whelp', { cost: 0, melee: 2, health: 1 }, 'Dragonkin'),
  3: ally('Guard', { cost: 0, melee: 1, health: 9 }, 'Human', protector),
  4: ability('Offer', { cost: 0 }, '', you.may(destroy(target(any.ally)))),
})

function attacked(anna: string[]) {
  const few = { stops: 'few' } as const
  const players = { Anna: { play: anna, ...few }, Ben: { play: ['Guard'], hand: ['Guard'], ...few } }
  const story = scenario({ cards, everyWindow: true, players })
  story.raider('Anna').proposes('Whelp', 'Ben')
  story.waitsFor('Ben', 'protect')
  return playerLookFor(raid, story.game, 1)
}

const linesOf = (anna: string[], stops: 'few' | 'all' = 'few') => {
  const { view } = attacked(anna)
  return view ? similarAttackLines(raid, view, stops) : []
}

test('a question about an attack says how many attackers like it are ready', () => {
  expect(linesOf(['Whelp', 'Whelp', 'Whelp'])).toEqual([expect.stringContaining('2 × Whelp')])
})

test('it says nothing without such attackers, or to a player with full control', () => {
  expect(linesOf(['Whelp', 'Guard'])).toEqual([])
  expect(linesOf(['Whelp', 'Whelp'], 'all')).toEqual([])
})

const idsIn = ({ components }: Post): string[] =>
  components.flatMap((row) => row.components).flatMap((one) => ('custom_id' in one ? [one.custom_id] : []))

test('the target of an optional text is asked with a button that declines it', () => {
  const story = scenario({
    cards,
    players: { Anna: { hand: ['Offer'], play: ['Whelp'] }, Ben: { play: ['Guard'] } },
  })
  story.raider('Anna').plays('Offer')
  const look = playerLookFor(raid, story.game, 0)
  const post = answerPanel({ ...look, optional: true })
  assertDiscordAccepts(post)
  expect(idsIn(post)).toContain(questionComponentIds.decline(raid.code, story.decision?.id ?? 0))
  expect(idsIn(answerPanel(look)).some((id) => questionComponentIds.decline.read(id))).toBe(false)
  story.waitsFor('Anna', 'target')
})
