/**
 * The difficult cards of Magtheridon's Lair and one of Onyxia's: dice for several heroes, and damage that raiders
 * divide.
 */
import { describe, expect, test } from 'vitest'
import { hero, item, numberedCardsOfSet } from '../../cards/builders.ts'
import { isRefusal, randomPicks } from '../../engine/index.ts'
import { scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'
import { exampleCardsOfRaids } from '../test-cards/raids.ts'
import { applyToGameAndTwin, rebuildGameFromJson } from '../twin.ts'
import { newRandomNumberGenerator } from '../watching.testkit.ts'

const cards = [
  ...exampleCardsOfRaids,
  ...numberedCardsOfSet('OWN', {
    1: hero('Magtheridon', { melee: 0, health: 100 }, 'Pit Lord'),
    2: item("Magtheridon's Blood", { cost: 0 }, 'Blood'),
  }),
]
const against = (raiders: Record<string, PartySetup>, boss: Omit<PartySetup, 'hero'>) =>
  scenario({
    cards,
    raiders,
    boss: { bosses: ['OWN-1'], resources: 2, ...boss },
    turn: 'Boss',
    leader: 'Anna',
  })

describe('Toss About', () => {
  const tossed = (fits: (dice: number[]) => boolean) => {
    const story = against({ Anna: {}, Bert: {} }, { hand: ['Toss About'], play: ["Magtheridon's Blood"] })
    story.luckily(() => fits(story.eventsOfKind('rolled').flatMap(({ dice }) => dice)))
    story.raider('Boss').plays('Toss About')
    return story.resolve()
  }
  test('can be played only if there is a Blood in play', () => {
    const story = against({ Anna: {} }, { hand: ['Toss About', 'Fiery Pits'] })
    expect(story.offers.filter((offer) => offer.startsWith('play'))).toEqual(['play Fiery Pits'])
    story.waitsFor('Boss')
  })
  test('if all roll even, nobody is damaged and nobody rolls again', () => {
    const story = tossed((dice) => dice.join() === '2,4')
    expect(story.eventsOfKind('rolled')).toMatchObject([
      { seat: 0, dice: [2] },
      { seat: 1, dice: [4] },
    ])
    expect(story.eventsOfKind('damaged')).toEqual([])
    story.waitsFor('Boss')
  })
  test('the heroes of players who roll odd are dealt 1 melee damage, and all roll again until all roll even at once', () => {
    const story = tossed((dice) => dice.length === 6)
    const rounds = story.eventsOfKind('rolled').map(({ seat, dice: [die = 0] }) => ({ seat, odd: die % 2 }))
    const odds = (seat: number) => rounds.filter((one) => one.seat === seat && one.odd).length
    expect([story.damage('Anna'), story.damage('Bert')]).toEqual([odds(0), odds(1)])
    expect(rounds.slice(-2).every(({ odd }) => odd === 0)).toBe(true)
    expect(story.eventsOfKind('damaged')[0]).toMatchObject({
      by: story.find('Boss'),
      types: ['melee'],
      amount: 1,
    })
    story.waitsFor('Boss')
  })
})

describe('Fiery Pits', () => {
  const pits = (damage: number) => {
    const story = against(
      { Anna: { damage, play: ['Oruk Starstorm'] }, Bert: { damage } },
      { hand: ['Fiery Pits'] },
    )
    story.raider('Boss').plays('Fiery Pits')
    story.resolve()
    return story
  }
  test('the raiders together divide 15 damage among their heroes and allies, and no more than is fatal to each', () => {
    const story = pits(20)
    expect(story.decision).toMatchObject({ kind: 'divide', seat: 0, side: 'raiders', amounts: { sum: 15 } })
    expect(story.offers).toEqual(['Anna', 'Bert', 'Oruk Starstorm'])
    expect(story.decision?.amounts?.most).toEqual(
      Object.fromEntries([7, 7, 3].map((n, i) => [story.decision?.options[i]?.id, n])),
    )
    story.raider('Anna').answers('Anna=6', 'Oruk Starstorm=3', 'Bert=6')
    expect([story.damage('Anna'), story.isInPlay('Oruk Starstorm'), story.damage('Bert')]).toEqual([
      26,
      false,
      26,
    ])
    expect(story.eventsOfKind('damaged')).toEqual([])
    story.waitsFor('Boss')
  })
  test('an answer with 15 for each, more than fatal damage or less than the whole is refused', () => {
    const story = pits(20)
    const { id = 0, options = [] } = story.decision ?? {}
    const [anna, bert, oruk] = options.map((option) => option.id)
    const answer = (...picks: string[]) => story.refusal({ kind: 'answer', decision: id, seat: 0, picks })
    expect(answer(`${anna}=8`, `${bert}=7`)).toBe('count')
    expect(answer(`${anna}=7`, `${bert}=7`)).toBe('count')
    expect(answer(`${anna}=7`, `${oruk}=3`, `${bert}=7`)).toBe('count')
    expect(answer(`${anna}=7`, `${oruk}=1`, `${bert}=7`)).toBeNull()
    story.waitsFor('Anna', 'divide')
  })
  test('if there is room for less, all characters are dealt fatal damage and nobody is asked', () => {
    const story = pits(22)
    expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0, 1])
    story.isOver('lair')
  })
  test('any random division of those offered applies', () => {
    const story = pits(20)
    const { decision } = story
    if (!decision) throw new Error('nobody is asked')
    for (let seed = 1; seed < 40; seed++) {
      const picks = randomPicks(decision, newRandomNumberGenerator(seed))
      const told = applyToGameAndTwin(rebuildGameFromJson(story.game), {
        kind: 'answer',
        decision: decision.id,
        seat: 0,
        picks,
      })
      expect(isRefusal(told), picks.join()).toBe(false)
    }
    story.waitsFor('Anna', 'divide')
  })
})

describe('Play With Your Food', () => {
  const fed = (raiders: Record<string, PartySetup>, ...dice: number[]) => {
    const story = against(raiders, { hand: ['OLR-E21'] })
    story
      .rolling(...dice)
      .raider('Boss')
      .plays('Play With Your Food')
    story.resolve()
    return story
  }
  test('you roll as many dice as there are opposing heroes, and choose which die is whose', () => {
    const story = fed({ Anna: {}, Bert: {}, Cleo: { damage: 24 } }, 3, 5, 1)
    expect(story.eventsOfKind('rolled')).toMatchObject([{ seat: 3, dice: [3, 5, 1] }])
    expect([story.decision?.about, story.offers]).toEqual([story.find('Anna'), ['d1', 'd3', 'd5']])
    story.raider('Boss').answers('d1')
    expect([story.decision?.about, story.offers]).toEqual([story.find('Bert'), ['d3', 'd5']])
    story.raider('Boss').answers('d5')
    expect([story.damage('Anna'), story.damage('Bert')]).toEqual([1, 5])
    expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 2 }])
    expect(story.eventsOfKind('damaged').map(({ amount, types }) => [amount, types])).toEqual([
      [1, ['melee']],
      [5, ['melee']],
      [3, ['melee']],
    ])
    story.waitsFor('Boss')
  })
  test('equal dice leave no choice', () => {
    const story = fed({ Anna: {}, Bert: {} }, 4, 4)
    expect([story.damage('Anna'), story.damage('Bert')]).toEqual([4, 4])
    story.waitsFor('Boss')
  })
})
