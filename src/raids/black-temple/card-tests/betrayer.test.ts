/** The Betrayer's events (BTR-66 to 70): each when it resolves in his turn, and its effects while it lies there. */
import { describe, expect, test } from 'vitest'
import { countInPlay } from '../temple.testkit.ts'
import {
  damageDealtWithSources,
  namesStillInPlay,
  storyInBetrayerTurn,
  storyWithUsableEvent,
} from './minions-and-events.testkit.ts'

const fire = (name: string, amount: number) => [name, amount, 'fire', 'The Betrayer']

describe('BTR-66, Demonic Fireball', () => {
  const chosen = (answer: string) => {
    const story = storyInBetrayerTurn('BTR-66', { Anna: { play: ['Ogre'] }, Bert: {} })
    expect([story.decision?.seat, story.decision?.kind, story.offers]).toEqual([
      2,
      'choose',
      ['Anna', 'Bert'],
    ])
    story.raider('Boss').answers('Bert')
    expect([story.decision?.seat, story.decision?.kind]).toEqual([1, 'may'])
    story.raider('Bert').answers(answer)
    return story
  }
  test('the chosen player takes 5 fire damage', () => {
    const story = chosen('no')
    expect(damageDealtWithSources(story)).toEqual([fire('Bert', 5)])
    story.waitsFor('Boss')
  })
  test.each(['Anna', 'Bert'])('or has 15 dealt to a raiding hero of that player’s choice (%s)', (name) => {
    const story = chosen('yes')
    expect([story.decision?.seat, story.offers]).toEqual([1, ['Anna', 'Bert']])
    story.raider('Bert').answers(name)
    expect(damageDealtWithSources(story)).toEqual([fire(name, 15)])
    story.waitsFor('Boss')
  })
  test('deals 1 fire damage to an opposing hero for 2, any number of times', () => {
    const story = storyWithUsableEvent(
      'BTR-66',
      { boss: 9, resources: 5 },
      { Anna: { play: ['Ogre'] }, Bert: {} },
    )
    for (const name of ['Bert', 'Anna']) {
      story.raider('Boss').uses('Demonic Fireball')
      expect(story.offers).toEqual(['Anna', 'Bert'])
      story.raider('Boss').answers(name)
      story.resolve()
    }
    expect(damageDealtWithSources(story)).toEqual([fire('Bert', 1), fire('Anna', 1)])
    expect([story.resources('Boss').ready, story.offers.includes('power Demonic Fireball')]).toEqual([
      1,
      false,
    ])
    story.waitsFor('Boss')
  })
})

describe('BTR-67, Draw Soul', () => {
  test('each opponent destroys an ally in their party', () => {
    const story = storyInBetrayerTurn(
      'BTR-67',
      { Anna: { play: ['Ogre', 'Kodo', 'Rock', 'Axe'] }, Bert: { play: ['Squire', 'Tracker'] } },
      { play: ['Renegade'] },
    )
    expect([story.decision?.seat, story.offers]).toEqual([0, ['Ogre', 'Kodo']])
    story.raider('Anna').answers('Kodo')
    expect([story.decision?.seat, story.offers]).toEqual([1, ['Squire', 'Tracker']])
    story.raider('Bert').answers('Squire')
    expect(namesStillInPlay(story, 'Ogre', 'Kodo', 'Squire', 'Tracker', 'Renegade')).toEqual([
      'Ogre',
      'Tracker',
      'Renegade',
    ])
    story.waitsFor('Boss')
  })
  test('opposing heroes have 5 health less as long as it lies there', () => {
    const lying = storyWithUsableEvent('BTR-67', { boss: 9 }, { Anna: { play: ['Ogre'] } })
    const without = storyWithUsableEvent('BTR-70', { boss: 9 }, { Anna: { play: ['Ogre'] } })
    const less = ['Anna', 'Ogre', 'Boss'].map((name) => without.health(name) - lying.health(name))
    expect(less).toEqual([5, 0, 0])
    lying.waitsFor('Boss')
    without.waitsFor('Boss')
  })
})

describe('BTR-68, Flame Crash', () => {
  test('destroys all opposing cards in play that cost more than 0 and that he chooses', () => {
    const story = storyInBetrayerTurn(
      'BTR-68',
      {
        Anna: { play: ['Squire', 'Kodo', 'Drum'], faceDown: ['Kodo'] },
        Bert: { play: ['Drum', 'Tracker', 'Rock'] },
      },
      { play: ['Drum'] },
    )
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 2 })
    expect(story.offers).toEqual(['Kodo', 'Drum', 'Drum', 'Tracker', 'Rock'])
    story.raider('Boss').answers('Kodo')
    expect(story.party('Anna').slice(1)).toEqual(['Squire'])
    expect(story.party('Bert').slice(1)).toEqual(['Tracker', 'Rock'])
    expect([countInPlay(story, 'Drum'), story.resources('Anna').total]).toEqual([1, 1])
    story.waitsFor('Boss')
  })
  const all = ['BTR-66', 'BTR-67', 'BTR-69', 'BTR-70'].map((card) => ({
    card,
    row: 'events',
    deck: 'betrayer',
  }))
  const raiders = { Anna: { play: ['Ogre'], bonusHealth: 30 }, Bert: { bonusHealth: 30 } }
  test('deals 20 fire damage to each opposing hero at the start of his turn if he has five of his events', () => {
    const story = storyWithUsableEvent('BTR-68', { boss: 9, play: all }, raiders)
    expect(damageDealtWithSources(story)).toEqual([fire('Anna', 20), fire('Bert', 20)])
    story.waitsFor('Boss')
  })
  test.each([
    ['a card of another kind is the fifth', [...all.slice(1), 'Lantern', 'Renegade']],
    ['he has four', all.slice(1)],
  ])('deals none if %s', (_, play) => {
    const story = storyWithUsableEvent('BTR-68', { boss: 9, play }, raiders)
    expect(damageDealtWithSources(story)).toEqual([])
    story.waitsFor('Boss')
  })
})

describe('BTR-69, Shadow Demons', () => {
  test('exhausts up to four characters, which don’t ready in their controllers’ next ready step', () => {
    const story = storyInBetrayerTurn('BTR-69', {
      Anna: { play: ['Ogre', 'Kodo', 'Axe'], hand: ['Growl'] },
      Bert: { hand: ['Growl'] },
    })
    expect(story.decision).toMatchObject({ kind: 'target', min: 0, max: 4 })
    expect(story.offers).toEqual(['Anna', 'Bert', 'Boss', 'Ogre', 'Kodo'])
    const four = ['Anna', 'Bert', 'Ogre']
    story.raider('Boss').answers(...four)
    story.passUntil(() => story.isCalm())
    expect(four.map((name) => story.exhausted(name))).toEqual([true, true, true])
    story.turnOf('Anna')
    expect(['Anna', 'Ogre', 'Kodo'].map((name) => story.exhausted(name))).toEqual([true, true, false])
    story.turnOf('Bert')
    expect(story.exhausted('Bert')).toBe(true)
    story.turnOf('Anna')
    expect(['Anna', 'Ogre', 'Bert'].map((name) => story.exhausted(name))).toEqual([false, false, true])
    story.turnOf('Bert')
    expect(story.exhausted('Bert')).toBe(false)
    story.waitsFor('Bert')
  })
  const calling = () => {
    const story = storyWithUsableEvent('BTR-69', {
      boss: 9,
      resources: 4,
      graveyard: ['Renegade', 'Squire', 'Fel Geyser'],
      collection: ['Turncoat', 'Squire', 'Fel Geyser'],
    })
    story.raider('Boss').uses('Shadow Demons')
    story.resolve()
    expect([story.resources('Boss').ready, story.exhausted('Shadow Demons')]).toEqual([1, true])
    expect(story.decision).toMatchObject({ kind: 'choose', min: 0, max: 1 })
    expect(story.offers).toEqual(['Renegade', 'Turncoat'])
    return story
  }
  test.each([
    ['Renegade', 'graveyard'],
    ['Turncoat', 'collection'],
  ] as const)('can be activated for 3 to put %s into play from the %s', (name, zone) => {
    const story = calling()
    story.raider('Boss').answers(name)
    expect([countInPlay(story, name), story.cards('Boss', zone).includes(name)]).toEqual([1, false])
    story.waitsFor('Boss')
  })
})

describe('BTR-70, Flames of Azzinoth', () => {
  test('deals 5 fire damage to each of two opposing characters', () => {
    const story = storyInBetrayerTurn(
      'BTR-70',
      { Anna: { play: ['Ogre', 'Axe'] }, Bert: {} },
      { play: ['Renegade'] },
    )
    expect(story.decision).toMatchObject({ kind: 'target', min: 2, max: 2 })
    expect(story.offers).toEqual(['Anna', 'Bert', 'Ogre'])
    story.raider('Boss').answers('Bert', 'Ogre')
    story.passUntil(() => story.isCalm())
    expect(damageDealtWithSources(story).sort()).toEqual([fire('Bert', 5), fire('Ogre', 5)])
    story.waitsFor('Boss')
  })
  test('draws a card when activated', () => {
    const story = storyWithUsableEvent('BTR-70', { boss: 9 })
    const { length } = story.cards('Boss', 'hand')
    story.raider('Boss').uses('Flames of Azzinoth')
    story.resolve()
    expect([story.cards('Boss', 'hand').length, story.exhausted('Flames of Azzinoth')]).toEqual([
      length + 1,
      true,
    ])
    story.waitsFor('Boss')
  })
})
