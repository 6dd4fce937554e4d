/** "Choose one, or both if …": the number of modes is determined as the link is added (707.1c). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  each,
  exhaust,
  nthTarget,
  numberedCardsOfSet,
  target,
  thereIs,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability(
    'Curse',
    { cost: 0 },
    '',
    you.chooseOneOrMoreIf(
      thereIs(each(your.ally)),
      you.draw(1),
      yourHero.deals(2, 'fire').to(target(any.hero)),
      you.draw(2),
    ),
  ),
  2: ally('Imp', { cost: 0, melee: 1, health: 1 }, ''),
})
const cursing = (...play: string[]) => {
  const story = scenario({ cards, players: { Anna: { hand: ['Curse', 'Imp'], play }, Bert: {} } })
  story.raider('Anna').plays('Curse')
  return story
}
const drawn = (story: ReturnType<typeof cursing>) =>
  story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length

test('707.1c: only one mode can be chosen if the condition is false', () => {
  const story = cursing()
  expect(story.decision).toMatchObject({ kind: 'mode', min: 1, max: 1 })
  story.pick('m2')
  story.resolve()
  expect(drawn(story)).toBe(2)
  story.waitsFor('Anna')
})

test('707.1c: one or more modes can be chosen if the condition is true, and run in printed order', () => {
  const story = cursing('Imp')
  expect(story.decision).toMatchObject({ kind: 'mode', min: 1, max: 3 })
  story.pick('m2', 'm1')
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect([story.damage('Bert'), drawn(story)]).toEqual([2, 2])
  expect(story.log.findIndex(({ kind }) => kind === 'damaged')).toBeLessThan(
    story.log.findIndex((event) => event.kind === 'moved' && event.why === 'drawn'),
  )
  story.waitsFor('Anna')
})

const sharing = numberedCardsOfSet('OWN', {
  1: ability(
    'Crossroads',
    { cost: 0, instant: true },
    '',
    you.doOneOf(
      yourHero.deals(2, 'fire').to(target(any.heroOrAlly)),
      yourHero.heals(2).from(nthTarget(0)),
      exhaust(nthTarget(0)),
    ),
  ),
  2: ability(
    'Two Roads',
    { cost: 0 },
    '',
    you.doSomeOf(2, you.draw(1), yourHero.deals(1, 'fire').to(each(any.ally)), you.draw(2)),
  ),
  3: ally('Giant', { cost: 0, melee: 1, health: 9 }, ''),
})

test('709.2b: without “choose one:”, the player chooses as the text resolves, and only what can be done', () => {
  const story = scenario({
    cards: sharing,
    players: { Anna: { hand: ['Crossroads', 'Two Roads'] }, Bert: { play: ['Giant'], hand: ['Crossroads'] } },
  })
  story.raider('Anna').plays('Crossroads', { on: 'Giant' })
  expect(story.decision).toMatchObject({ kind: 'priority', seat: 1 })
  story.resolve()
  expect(story.decision?.options.map(({ id }) => id)).toEqual(['m0', 'm2'])
  story.pick('m2')
  expect([story.damage('Giant'), story.exhausted('Giant')]).toEqual([0, true])
  story.raider('Anna').plays('Two Roads')
  story.resolve()
  expect(story.decision).toMatchObject({ kind: 'mode', min: 2, max: 2 })
  story.pick('m2', 'm0')
  expect([story.damage('Giant'), drawn(story)]).toEqual([0, 3])
  story.waitsFor('Anna')
})
