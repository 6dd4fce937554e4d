/** The Horde Paladin starter's abilities. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'
const BODYGUARD = 'Ogre Bodyguard'

test('Blessing of Faith gives a friendly ally +1/+1, and can be destroyed for (2) to destroy an ability', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Blessing of Faith'], play: ['Brigg', 'Mana Agate'], resources: 3 },
      Bert: { play: ['Zulanji', 'Battle Shout'] },
    },
  })
  const anna = story.raider('Anna').plays('Blessing of Faith')
  expect(story.offers).toEqual(['Brigg'])
  story.pick('Brigg')
  story.resolve()
  expect([story.host('Blessing of Faith'), story.atk('Brigg'), story.health('Brigg')]).toEqual([
    'Brigg',
    2,
    3,
  ])
  anna.uses('Blessing of Faith')
  expect(story.offers).toEqual(['Mana Agate', 'Battle Shout', 'Blessing of Faith'])
  story.pick('Battle Shout')
  expect([story.cards('Anna', 'graveyard'), story.resources('Anna').ready]).toEqual([
    ['Blessing of Faith'],
    0,
  ])
  story.resolve()
  expect(story.isInPlay('Battle Shout')).toBe(false)
  story.waitsFor('Anna')
})

test('Blessing of the Templar gives a hero Assault 3 and Mend 3', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Blessing of the Templar'], play: ['Brigg'], resources: 5 },
      Bert: { damage: 5 },
    },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Blessing of the Templar')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon'])
  story.pick('Bert')
  story.resolve()
  expect([story.host('Blessing of the Templar'), story.has('Bert', 'assault')]).toEqual(['Bert', 3])
  const before = story.damage('Bert')
  story.idleUntil(() => story.decision?.kind === 'target')
  story.raider('Bert').answers('Bert')
  story.resolve()
  story.raider('Bert').answers('yes')
  const dealt = story.eventsOfKind('damaged').filter(({ object }) => object === story.find('Bert'))
  const since = dealt.reduce((sum, { amount }) => sum + amount, 0)
  expect([story.damage('Bert') - before - since, story.atk('Bert')]).toEqual([-3, 3])
  story.waitsFor('Bert')
})

test('Consecration deals 2 unpreventable holy damage to each opposing character', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Consecration'], play: ['Brigg'], resources: 6 }, Bert: {} },
    dungeon: { play: [BODYGUARD, OAF] },
  })
  story.raider('Anna').plays('Consecration')
  story.resolve()
  const names = ['Anna', 'Brigg', 'Bert', 'Dungeon', BODYGUARD, OAF]
  expect(names.map((name) => story.damage(name))).toEqual([0, 0, 0, 2, 2, 2])
  story.waitsFor('Anna')
})

test('Inquisition: an ally deals itself unpreventable damage equal to its ATK', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Inquisition'], play: ['Brigg'], resources: 2 } },
    dungeon: { play: [BODYGUARD] },
  })
  story.raider('Anna').plays('Inquisition')
  expect(story.offers).toEqual(['Brigg', BODYGUARD])
  story.pick(BODYGUARD)
  story.resolve()
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ byCard: 'DDD-16', amount: 2, types: ['holy'] })
  story.waitsFor('Anna')
})

test('Repentance destroys an ability, ally or equipment that dealt damage this turn, or with which damage was dealt', () => {
  const story = scenario({
    players: {
      Bert: {
        play: ['Scarlet Kris', 'Karrok Scarrend', 'Brigg', 'Battle Shout', { card: 'Fireball', on: 'Anna' }],
      },
      Anna: {
        hand: ['Repentance', 'Repentance'],
        play: [{ card: 'Golem Skull Helm', exhausted: true }],
        resources: 4,
      },
    },
  })
  const bert = story.raider('Bert').proposes('Karrok Scarrend', 'Anna')
  story.fight()
  bert.proposes('Bert', 'Anna')
  story.resolve()
  story.pick('Scarlet Kris')
  story.fight()
  story.raider('Bert').passes()
  const anna = story.raider('Anna').plays('Repentance')
  expect(story.offers.toSorted()).toEqual(['Fireball', 'Karrok Scarrend', 'Scarlet Kris'])
  story.pick('Fireball')
  story.resolve()
  expect(story.isInPlay('Fireball')).toBe(false)
  story.turnOf('Anna')
  expect(anna.may('play Repentance')).toBe(false)
  story.waitsFor('Anna')
})
