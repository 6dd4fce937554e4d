/** The order of the offers, and the autopilot instructions below a question. */
import { describe, expect, test } from 'vitest'
import { viewFor } from '../../engine/index.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { cardIdByName, DUNGEON_NAME } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutDecks } from '../../scenarios/test-cards/decks.ts'
import { targetQuestionsOfMoves } from '../../table/preview/possible-moves.ts'
import { userText } from '../../texts/user-text.ts'
import { assertDiscordAccepts, fakeRaidInfo, playerLookFor } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { offersOfDecision } from './options.ts'
import { answerPanel } from './panel.ts'
import { publicQuestionPost } from './prompt.ts'
import { answerStepsOfJoinedPicks, includesTargetPick, offersWithTargets } from './targets.ts'

const raid = fakeRaidInfo(1, 1)

/** Whether each target of this card belongs to the enemy, in the order of the offers. */
function enemiesIn(story: Story, play: string): boolean[] {
  const option = story.decision?.options.find(
    (one) => one.kind === 'play' && story.game.objects[one.object]?.card === play,
  )
  story.pick(option?.id ?? '')
  const view = viewFor(story.game, 0)
  const { decision } = view
  if (!decision) throw new Error('nothing is asked')
  return offersOfDecision(view, decision, seatNames(raid)).map(
    ({ id }) => story.game.objects[Number(id.slice(1))]?.play?.controller !== 0,
  )
}

describe('the likely side comes first:', () => {
  const setting = (hand: string) =>
    scenario({
      raiders: { Anna: { hand: [hand], resources: 3, play: ['Oruk Starstorm'] } },
      dungeon: { play: ['Glubtok'] },
    })

  test('enemies for a harmful card', () => {
    const story = setting('Gouge')
    expect(enemiesIn(story, cardIdByName('Gouge'))).toEqual([true, true, false, false])
    story.waitsFor('Anna', 'target')
  })

  test('the player’s own side for a healing card', () => {
    const story = setting('Flash Heal')
    expect(enemiesIn(story, cardIdByName('Flash Heal'))).toEqual([false, false, true, true])
    story.waitsFor('Anna', 'target')
  })
})

test('if a menu can’t show all moves with targets, the cards come first, and the offers of one card are adjacent', () => {
  const story = scenario({
    raiders: { Anna: { play: Array(9).fill('Oruk Starstorm') } },
    dungeon: { play: ['Glubtok', 'Lumbering Oaf', 'Admiral Ripsnarl'] },
  })
  const view = viewFor(story.game, 0)
  const { decision } = view
  if (!decision) throw new Error('nothing is asked')
  const targetDecisions = targetQuestionsOfMoves(story.game, 0)
  const offers = offersWithTargets(offersOfDecision(view, decision, seatNames(raid)), view, {
    names: seatNames(raid),
    targetDecisions,
  })
  const attacks = offers.filter(({ group }) => group === 'attack')
  expect([attacks.length, attacks.some(includesTargetPick)]).toEqual([10, false])
  story.waitsFor('Anna')
})

test('X is asked together with the target', () => {
  const story = scenario({
    cards: [...exampleCardsAboutDecks],
    raiders: { Anna: { hand: ['Aimed Shot'], resources: 4 } },
    dungeon: { play: ['Glubtok'] },
  })
  const play = story.decision?.options.find(({ kind }) => kind === 'play')
  story.pick(play?.id ?? '')
  expect(story.decision?.kind).toBe('number')
  const shown = answerPanel({
    ...playerLookFor(raid, story.game, 0),
    targetDecisions: targetQuestionsOfMoves(story.game, 0),
  })
  assertDiscordAccepts(shown)
  const values = shown.components
    .flatMap((row) => row.components)
    .flatMap((one) => (one.type === 3 ? one.options.map(({ value }) => value) : []))
  const chosen = values.find((value) => value.startsWith('x=2>')) ?? ''
  for (const { picks } of answerStepsOfJoinedPicks(story.decision?.id ?? 0, chosen))
    story.pick(picks[0] ?? '')
  expect(story.game.chain.length > 0 || story.eventsOfKind('damaged').length > 0).toBe(true)
  story.resolveAll().waitsFor('Anna')
})

test('the autopilot instructions that avoid further questions are shown below a window', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend'], resources: 1 }, Ben: { hand: ['Gouge'], resources: 1 } },
  })
  const two = fakeRaidInfo(1, 2)
  story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
  story.passUntil(() => story.decision?.seat === 1)
  const { person } = two.seats[1] ?? { person: { id: '', name: userText('') } }
  const own = playerLookFor(two, story.game, 1)
  const shown = publicQuestionPost({
    raid: two,
    seat: 1,
    person,
    view: viewFor(story.game, null),
    decision: own.view?.decision ?? null,
  })
  assertDiscordAccepts(shown)
  const labels = shown.components.map((row) => row.components.map((one) => ('label' in one ? one.label : '')))
  expect(labels).toEqual([['Pass', 'My moves', 'My hand', 'Board', 'Autopilot'], ['']])
  const [menu] = shown.components.at(-1)?.components ?? []
  expect(menu?.type === 3 && menu.options.map(({ label }) => label)).toEqual([
    'Always pass on Rend',
    'Not this turn',
    'Pass until my turn',
  ])
  story.resolveAll().waitsFor('Anna')
})
