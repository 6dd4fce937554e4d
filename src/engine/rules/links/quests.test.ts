/** Completing quests (702): restrictions, several rewards, other players' quests. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  always,
  any,
  asBasicPower,
  completableBy,
  costsLess,
  destroying,
  each,
  grantedPower,
  numberedCardsOfSet,
  opposing,
  quest,
  questReward,
  thereIs,
  thisTurn,
  type UnnumberedCard,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'

const errand = quest('Errand', 1, {}, you.draw(1))
const blood = { ...quest('Blood', 0, {}, you.draw(2)) }
const own: Record<string, UnnumberedCard> = {
  Errand: errand,
  Chores: { ...errand, name: 'Chores', powers: [asBasicPower(questReward(1, undefined, [you.draw(1)]))] },
  Blood: {
    ...blood,
    powers: [{ ...questReward(0, undefined, [you.draw(2)]), costs: [destroying(each(your.ally))] }],
  },
  Guide: ally(
    'Guide',
    { cost: 1, melee: 1, health: 1 },
    '',
    always(
      each(your.quest).has(
        grantedPower({
          ...questReward(2, { kind: 'turnOf', players: you.are }, [
            yourHero.deals(2, 'holy').to(each(opposing.hero)),
          ]),
        }),
      ),
    ),
  ),
  Hunt: quest('Hunt', 0, { provided: thereIs(each(your.ally)) }, you.draw(1)),
  Mount: ally(
    'Mount',
    { cost: 1, health: 1 },
    '',
    always(each(any.quest).has(costsLess(1, { doing: 'complete', by: you }))),
  ),
  Thief: ability('Thief', { cost: 0 }, '', thisTurn(each(opposing.quest).has(completableBy(you)))),
  Spark: ability('Spark', { cost: 0, instant: true }, '', yourHero.deals(1, 'fire').to(each(opposing.hero))),
}

const cards = numberedCardsOfSet('OWN', own)
const duel = (Anna: PartySetup, Bert: PartySetup = {}): Story => scenario({ cards, players: { Anna, Bert } })
const handOf = (story: Story, name: string): number => story.cards(name, 'hand').length
const offered = (story: Story): string[] =>
  (story.decision?.options ?? []).flatMap(({ id, kind }) => (kind === 'quest' ? [id.replace(/\d+/, '')] : []))

test('a basic reward can be used only in your action phase with an empty chain, another one whenever you have priority (702.1a)', () => {
  const story = duel({ quests: ['Chores', 'Errand'], hand: ['Spark'], resources: 2 })
  expect(['quest Chores', 'quest Errand'].map((what) => story.raider('Anna').may(what))).toEqual([true, true])
  story.raider('Anna').plays('Spark')
  expect(['quest Chores', 'quest Errand'].map((what) => story.raider('Anna').may(what))).toEqual([
    false,
    true,
  ])
  story.waitsFor('Anna')
})

test('a quest that has gained a reward offers both, each with its own cost and restriction (702.2a)', () => {
  const story = duel({ quests: ['Errand'], play: ['Guide'], resources: 1, hand: ['Spark'] })
  expect(offered(story)).toEqual(['quest', 'quest.100'])
  const gained = story.decision?.options.find(({ id }) => id.startsWith('quest') && id.endsWith('.100'))
  story.pick(gained?.id ?? '')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  expect([story.damage('Bert'), handOf(story, 'Anna')]).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('if only one of two rewards can be paid for, only that one is offered (702.2a)', () => {
  const story = duel({ quests: ['Errand'], play: ['Guide'], hand: ['Spark'] })
  expect(offered(story)).toEqual(['quest'])
  story.raider('Anna').completes('Errand')
  story.resolve()
  expect([story.damage('Bert'), handOf(story, 'Anna')]).toEqual([0, 2])
  expect(offered(story)).toEqual([])
  story.waitsFor('Anna')
})

test('another player’s quest is completed at your own cost, and that quest can’t pay for it (702.2b)', () => {
  const story = duel({ hand: ['Thief', 'Spark'] }, { quests: ['Errand'] })
  story.raider('Anna').plays('Thief')
  story.resolve()
  expect(offered(story)).toEqual([])
  story.waitsFor('Anna')
  const rich = duel({ hand: ['Thief', 'Spark'], resources: 1 }, { quests: ['Errand'], resources: 3 })
  expect(offered(rich)).toEqual([])
  rich.raider('Anna').plays('Thief')
  rich.resolve()
  rich.raider('Anna').completes('Errand')
  expect([rich.resources('Anna').ready, rich.resources('Bert').ready]).toEqual([0, 4])
  rich.resolve()
  expect([handOf(rich, 'Anna'), handOf(rich, 'Bert'), offered(rich)]).toEqual([2, 0, []])
  rich.waitsFor('Anna')
})

test('other parts of the cost are also paid by the completing player (702.2b)', () => {
  const story = duel({ hand: ['Thief', 'Spark'], play: ['Guide'] }, { quests: ['Blood'], play: ['Brigg'] })
  story.raider('Anna').plays('Thief')
  story.resolve()
  story.raider('Anna').completes('Blood')
  expect([story.isInPlay('Guide'), story.isInPlay('Brigg')]).toEqual([false, true])
  story.resolve()
  expect(handOf(story, 'Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('a quest can be completed only by its controller (702.2)', () => {
  const story = duel({ quests: ['Errand'], hand: ['Spark'] }, { hand: ['Spark'], quests: ['Errand'] })
  expect(offered(story)).toEqual(['quest'])
  expect(story.decision?.options.filter(({ kind }) => kind === 'quest')).toMatchObject([
    { object: story.find('Errand') },
  ])
  story.waitsFor('Anna')
})

test('a reward is added only while its restriction allows it (702.1)', () => {
  const story = duel({ quests: ['Hunt'], hand: ['Spark'] })
  expect(offered(story)).toEqual([])
  story.waitsFor('Anna')
  const free = duel({ quests: ['Hunt'], hand: ['Spark'], play: ['Brigg'] })
  expect(offered(free)).toEqual(['quest'])
  free.waitsFor('Anna')
})

test('quests cost less for the player whom the modifier names, whoever controls them (702.2b, 707.1e)', () => {
  const story = duel({ hand: ['Thief', 'Spark'], play: ['Mount'] }, { quests: ['Errand'] })
  story.raider('Anna').plays('Thief')
  story.resolve()
  expect(story.raider('Anna').may('quest Errand')).toBe(true)
  story.waitsFor('Anna')
})
