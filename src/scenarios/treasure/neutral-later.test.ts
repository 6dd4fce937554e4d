/** Treasure allies that leave something behind, attack at random, and pass on damage that is dealt to them. */
import { expect, test } from 'vitest'
import { ally, elusive, hero, numberedCardsOfSet } from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'

test.each(['yes', 'no'])(
  'Alexandros Mograine may leave Ashbringer behind when he is destroyed: %s',
  (answer) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Wrath'], play: [{ card: 'Alexandros Mograine', damage: 6 }] },
        Bert: { play: [{ card: 'Karrok Scarrend', exhausted: true }] },
      },
    })
    expect(story.has('Alexandros Mograine', 'protector')).toBe(1)
    const anna = story.raider('Anna').proposes('Alexandros Mograine', 'Karrok Scarrend')
    story.idleUntil(() => story.decision?.kind === 'may')
    anna.answers(answer)
    expect(story.isInPlay('Ashbringer')).toBe(answer === 'yes')
    if (answer === 'yes') {
      expect(story.has('Ashbringer', 'invincible')).toBe(1)
      const { types, tags } = story.characteristics('Ashbringer')
      expect(types).toEqual(['equipment'])
      expect(tags).toEqual([
        { tag: 'Two-Handed' },
        { tag: 'Sword' },
        { tag: 'Weapon' },
        { tag: 'Melee', limit: 1 },
      ])
      anna.attacks('Anna', 'Bert', 'Ashbringer')
      expect([story.damage('Bert'), story.eventsOfKind('damaged').at(-1)?.types]).toEqual([6, ['holy']])
    }
    story.waitsFor('Anna')
  },
)

test('Baron Ashbury reduces the remaining health of each opposing ally to 1', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['DTP-26', 'Wrath'], play: ['Valanos'], resources: 4 },
      Bert: { play: [{ card: 'Crazy Igvand', damage: 2 }, 'Brigg', 'Zulanji'] },
    },
  })
  story.raider('Anna').plays('Baron Ashbury')
  story.resolveAll()
  const hurt = story.eventsOfKind('damaged').map(({ object, amount }) => [story.heroName(object), amount])
  expect(hurt).toEqual([
    ['Crazy Igvand', 3],
    ['Brigg', 1],
  ])
  expect(story.eventsOfKind('damaged')[0]).toMatchObject({
    by: story.find('Baron Ashbury'),
    types: ['shadow'],
  })
  expect([story.damage('Valanos'), story.damage('Bert')]).toEqual([0, 0])
  story.waitsFor('Anna')
})

test('Edwin VanCleef brings two Defias Thugs, which protect only allies of his name', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['DTP-27', 'Wrath'], play: ['Valanos'], resources: 4 },
      Bert: { hand: ['Rend'], play: ['Zulanji', 'Brigg'] },
    },
  })
  story.raider('Anna').plays('Edwin VanCleef')
  story.resolveAll()
  expect(story.party('Anna').filter((name) => name === 'Defias Thug')).toHaveLength(2)
  expect([story.atk('Defias Thug'), story.health('Defias Thug')]).toEqual([1, 1])
  expect([story.has('Edwin VanCleef', 'stealth'), story.has('Edwin VanCleef', 'untargetable')]).toEqual([
    1, 1,
  ])
  story.turnOf('Bert')
  story.raider('Bert').proposes('Brigg', 'Valanos').story.resolve()
  story.passUntil(() => !story.game.combat)
  expect(story.eventsOfKind('protecting')).toEqual([])
  story.raider('Bert').proposes('Zulanji', 'Edwin VanCleef').story.resolve()
  story.passUntil(() => story.decision?.kind === 'protect')
  expect(story.offers).toEqual(['Defias Thug', 'Defias Thug', 'none'])
  story.raider('Anna').answers('Defias Thug')
  story.fight()
  expect([story.isInPlay('Edwin VanCleef'), story.eventsOfKind('protecting')]).toMatchObject([
    true,
    [{ card: 'DTP-27@powers.2.effect.token' }],
  ])
  story.waitsFor('Bert')
})

test('Defias Thugs protect allies named VanCleef, and no hero of that name', () => {
  const story = scenario({
    players: {
      Anna: { hero: 'EX-1', hand: ['DTP-27', 'Wrath'], resources: 4 },
      Bert: { hand: ['Rend'], play: ['Brigg'] },
    },
    cards: numberedCardsOfSet('EX', { 1: hero('Old VanCleef', { health: 20 }, 'Human') }),
  })
  story.raider('Anna').plays('Edwin VanCleef')
  story.resolveAll()
  story.turnOf('Bert')
  story.raider('Bert').proposes('Brigg', 'Anna')
  story.resolve()
  story.passUntil(() => !story.game.combat)
  expect(story.damage('Anna')).toBe(1)
  story.waitsFor('Bert')
})

test.each([true, false])(
  'when Edwin VanCleef is destroyed, Vanessa may enter play from your hand: %s',
  (comes) => {
    const story = scenario({
      players: {
        Anna: { hand: ['DTP-33', 'Brigg', 'Wrath'], play: [{ card: 'DTP-27', damage: 2 }] },
        Bert: { play: [{ card: 'Karrok Scarrend', exhausted: true }] },
      },
    })
    const anna = story.raider('Anna').proposes('Edwin VanCleef', 'Karrok Scarrend')
    story.resolve()
    story.idleUntil(() => story.decision?.kind === 'choose')
    expect([story.offers, story.decision?.min]).toEqual([['Vanessa VanCleef'], 0])
    anna.answers(...(comes ? ['Vanessa VanCleef'] : []))
    expect(story.isInPlay('Vanessa VanCleef')).toBe(comes)
    story.waitsFor('Anna')
  },
)

const withHerod = () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Herod, the Scarlet Champion', 'Valanos'] },
      Bert: { play: ['Brigg', 'Blinker', { card: 'Karrok Scarrend', exhausted: true }] },
    },
    turn: 'Bert',
    cards: numberedCardsOfSet('EX', { 1: ally('Blinker', { melee: 1, health: 1 }, 'Gnome', elusive) }),
  })
  return story.passUntil(() => story.decision?.kind === 'mode')
}

test.each(['Bert', 'Brigg', 'Karrok Scarrend'])(
  'Herod, the Scarlet Champion may rage for a turn: he has 3 more ATK and attacks a random character (%s)',
  (whom) => {
    const story = withHerod()
    story.raider('Anna').answers('m0')
    story.passUntil(() => story.isCalm())
    expect([story.atk('Herod, the Scarlet Champion'), story.atk('Valanos')]).toEqual([8, 2])
    const met = story.find(whom)
    story.luckily(() =>
      story.eventsOfKind('proposed').some(({ defender }) => story.heroName(defender) === whom),
    )
    story.pick('attack Herod, the Scarlet Champion')
    story.resolve().fight()
    expect(story.eventsOfKind('damaged').map(({ object }) => object)).toContain(met)
    story.waitsFor('Anna')
  },
)

test('Herod, the Scarlet Champion may attack as usual', () => {
  const story = withHerod()
  const anna = story.raider('Anna').answers('m1')
  story.passUntil(() => story.isCalm())
  expect(story.atk('Herod, the Scarlet Champion')).toBe(5)
  anna.attacks('Herod, the Scarlet Champion', 'Bert')
  expect(story.damage('Bert')).toBe(5)
  story.waitsFor('Anna')
})

test.each([
  [5, 0],
  [0, 5],
  [2, 3],
])('Scarlet Commander Renault Mograine defends: %i damage to him, %i to your hero', (his, hers) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['DTP-32'] },
      Bert: { hand: ['Rend', 'Scorch'], play: ['Karrok Scarrend'] },
    },
    turn: 'Bert',
  })
  const renault = 'Scarlet Commander Renault Mograine'
  expect(story.has(renault, 'protector')).toBe(1)
  const bert = story.raider('Bert').plays('Scorch', { on: renault })
  story.resolve()
  expect([story.damage(renault), story.eventsOfKind('damaged').length]).toEqual([1, 1])
  bert.proposes('Karrok Scarrend', renault)
  story.idleUntil(() => story.decision?.kind === 'divide')
  story.raider('Anna').answers(`${renault}=${his}`, `Anna=${hers}`)
  expect(story.damage('Anna')).toBe(hers)
  expect(story.isInPlay(renault)).toBe(his < 4)
  story.waitsFor('Bert')
})
