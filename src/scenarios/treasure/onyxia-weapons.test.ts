/** Onyxia's treasure: the weapons. */
import { expect, test } from 'vitest'
import { ally, numberedCardsOfSet } from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { CardInPlaySetup } from '../table-setup.ts'

const cards = numberedCardsOfSet('EX', {
  giant: ally('Giant', { melee: 0, health: 30 }, ''),
})

/** Begins a story in which Anna, who has four resources, attacks and strikes with the weapon. */
function struck(weapon: string, whom: string, bert: CardInPlaySetup[] = []): Story {
  const story = scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert'], ['Dora']],
    players: {
      Anna: { hand: ['Wrath'], play: [weapon], resources: 4, spent: 0 },
      Bert: { play: bert },
      Cleo: { hand: ['Wrath'], resources: 3, spent: 3 },
      Dora: { play: ['Brigg'] },
    },
  })
  story.raider('Anna').proposes('Anna', whom)
  story.passUntil(() => story.decision?.kind === 'strike')
  story.pick(weapon)
  return story.idleUntil(() => !story.game.combat && story.chain.length === 0)
}

test.each([
  ['Giant', 2],
  ['Zulanji', 2],
])('Deathbringer deals the hero as much damage as it deals an ally of its party (%s)', (whom, dealt) => {
  const story = struck('Deathbringer', whom, [{ card: whom, exhausted: true }])
  if (story.decision?.kind === 'target') {
    expect(story.offers).toEqual(['Bert'])
    story.pick('Bert')
    story.fight()
  }
  expect([story.damage('Bert'), story.damage('Dora'), story.resources('Anna').ready]).toEqual([dealt, 0, 2])
  expect(story.eventsOfKind('damaged').at(-1)?.types).toEqual(['shadow'])
  story.waitsFor('Anna')
})

test('Deathbringer deals no further damage when it hits a hero', () => {
  const story = struck('Deathbringer', 'Bert')
  expect([story.damage('Bert'), story.eventsOfKind('used')]).toEqual([2, []])
  story.waitsFor('Anna')
})

test('Lord Alexander’s Battle Axe strikes for 3 at no cost', () => {
  const story = struck("Lord Alexander's Battle Axe", 'Bert')
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([3, 4])
  story.waitsFor('Anna')
})

test.each([
  ['Giant', 4],
  ['Bert', 2],
])('Mass of McGowan has 2 more ATK while your hero attacks an ally: %s', (whom, dealt) => {
  const story = struck('Mass of McGowan', whom, ['Giant'])
  expect([story.damage(whom), story.resources('Anna').ready]).toEqual([dealt, 3])
  story.waitsFor('Anna')
})

test.each([
  ['yes', 2],
  ['no', 0],
])('Sword of Zeal: a player may ready as many resources as the damage that it dealt: %s', (answer, ready) => {
  const story = struck('Sword of Zeal', 'Bert')
  expect([...story.offers].sort()).toEqual(['Anna', 'Bert', 'Cleo', 'Dora'])
  story.raider('Anna').answers('Cleo')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Cleo').answers(answer)
  if (answer === 'yes') {
    const { options = [], min, max } = story.decision ?? {}
    expect([options.length, min, max]).toEqual([3, 2, 2])
    story.pick(...options.slice(0, 2).map(({ id }) => id))
  }
  story.fight()
  expect([story.resources('Cleo').ready, story.resources('Anna').ready]).toEqual([ready, 2])
  story.waitsFor('Anna')
})

test.each([
  ['undamaged', 'Giant', [{ card: 'Giant' }], true],
  ['damaged', 'Giant', [{ card: 'Giant', damage: 1 }], false],
  ['a hero', 'Bert', [], false],
])(
  'Vis’kag the Bloodletter destroys an ally that had no damage when it was hit: %s',
  (_, whom, bert, gone) => {
    const story = struck("Vis'kag the Bloodletter", whom, bert)
    const destroyed = story.eventsOfKind('moved').filter(({ why }) => why === 'destroyed')
    expect([destroyed.length, story.resources('Anna').ready]).toEqual([gone ? 1 : 0, 3])
    if (!gone) expect(story.damage(whom)).toBe(whom === 'Bert' ? 1 : 2)
    story.waitsFor('Anna')
  },
)
