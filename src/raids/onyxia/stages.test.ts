/** Onyxia's stages, her Whelps, and the things that opponents can't do to her player's cards (R101, R202, R203). */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import { countWhelps, onyxiaStory } from './onyxia.testkit.ts'

/** Continues the story: this raider deals Onyxia more than fatal damage. */
function burns(story: Story, name = 'Anna'): Story {
  story.raider(name).plays('Fireball', { on: 'Boss' })
  return story.resolve()
}
const FIRE = { Anna: { hand: ['Fireball', 'Squire'] } }
const bossCard = (story: Story) => story.object('Boss').card

describe('with fatal damage on stage 1 or 2', () => {
  test.each([
    [1, 'OLR-2', 30],
    [2, 'OLR-3', 50],
  ])(
    'of stage %i the next stage takes her place, without damage whatever the excess (R202.1, R101.4)',
    (stage, next, health) => {
      const story = onyxiaStory({ stage, damage: 5 }, FIRE)
      burns(story)
      expect([bossCard(story), story.damage('Boss'), story.health('Boss')]).toEqual([next, 0, health])
      expect(story.eventsOfKind('swapped')).toMatchObject([{ from: `OLR-${stage}`, card: next }])
      expect(story.eventsOfKind('lost')).toEqual([])
      story.waitsFor('Boss')
    },
  )
  test('a whole game goes through the stages in order, one at a time (R203.1, R203.1a)', () => {
    const story = onyxiaStory({}, { Anna: { hand: ['Fireball', 'Fireball', 'Fireball'] } })
    expect(bossCard(story)).toBe('OLR-1')
    for (const card of ['OLR-2', 'OLR-3']) expect(bossCard(burns(story))).toBe(card)
    burns(story)
    story.isOver('raiders')
  })
  test.each([true, false])(
    'the new stage is exhausted if the old one was (R202.1) (exhausted: %s)',
    (exhausted) => {
      const story = onyxiaStory(
        { hand: ['OLR-8'], resources: 1 },
        { Anna: { hand: ['Fireball'], play: ['Squire'] } },
      )
      if (exhausted) story.raider('Boss').attacks('Boss', 'Anna')
      burns(story)
      expect([bossCard(story), story.exhausted('Boss')]).toEqual(['OLR-2', exhausted])
      story.waitsFor('Boss')
    },
  )
  test('she comes face up, and can flip again (R101.1b, R101.4)', () => {
    const story = onyxiaStory(
      { stage: 2, resources: 4, hand: ['OLR-8'] },
      { Anna: { hand: ['Fireball'], play: ['Squire'] } },
    )
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect(story.isFaceDown('Boss')).toBe(true)
    burns(story)
    expect([bossCard(story), story.isFaceDown('Boss')]).toEqual(['OLR-3', false])
    story.waitsFor('Boss')
  })
  test('attachments, counters and modifiers stay (R101.4, R202.1)', () => {
    const story = onyxiaStory({}, { Anna: { hand: ['Fireball', 'Shackles', 'Brand', 'Weaken', 'Squire'] } })
    story.turnOf('Anna').raider('Anna').plays('Shackles', { on: 'Boss' })
    story.resolve()
    story.raider('Anna').plays('Brand', { on: 'Boss' })
    story.resolve()
    story.raider('Anna').plays('Weaken', { on: 'Boss' })
    story.resolve()
    burns(story)
    expect([bossCard(story), story.host('Shackles'), story.counters('Boss')]).toEqual([
      'OLR-2',
      'Boss',
      { brand: 1 },
    ])
    expect(story.atk('Boss')).toBe(1 + 2)
    story.turnOf('Boss')
    expect(story.atk('Boss')).toBe(1)
    story.waitsFor('Boss')
  })
  test('the cards that her player controls stay, and don’t swap with her (R101.2)', () => {
    const story = onyxiaStory({ play: ['OLR-28', 'OLR-13'], resources: 3 }, FIRE)
    burns(story)
    expect(story.party('Boss')).toEqual(['Onyxia', 'Tooth and Claw', 'Dragon Hide'])
    expect(story.resources('Boss').total).toBe(3)
    story.waitsFor('Boss')
  })
  test('in the middle of an attack she fights on as her next stage (R202.1)', () => {
    const story = onyxiaStory({ damage: 19 }, { Anna: { play: ['Ogre'] } })
    story.raider('Boss').attacks('Boss', 'Ogre')
    expect([bossCard(story), story.damage('Boss'), story.damage('Ogre')]).toEqual(['OLR-2', 0, 1])
    story.waitsFor('Anna')
  })
})

test('with fatal damage on stage 3 her player loses (R202.2, R100.2)', () => {
  const story = onyxiaStory({ stage: 3 }, FIRE)
  burns(story)
  expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 1, why: 'destroyed' }])
  story.isOver('raiders')
})

test.each([1, 2, 3])('only fatal damage destroys her (R101.3a) (stage %i)', (stage) => {
  const story = onyxiaStory({ stage }, { Anna: { hand: ['Doom', 'Squire'] } })
  story.raider('Anna').plays('Doom', { on: 'Boss' })
  story.resolve()
  expect([bossCard(story), story.eventsOfKind('lost'), story.eventsOfKind('swapped')]).toEqual([
    `OLR-${stage}`,
    [],
    [],
  ])
  story.waitsFor('Boss')
})

test('opponents can neither turn her over nor take her powers (R101.3a)', () => {
  const story = onyxiaStory({ stage: 2 }, { Anna: { hand: ['Turn', 'Numb'] } })
  for (const card of ['Turn', 'Numb']) {
    story.raider('Anna').plays(card, { on: 'Boss' })
    story.resolve()
  }
  expect([story.isFaceDown('Boss'), story.has('Boss', 'longRange')]).toEqual([false, 1])
  story.waitsFor('Boss')
})

describe('the cards of her player', () => {
  test('opponents can neither add to her row nor take from it (R101.3b)', () => {
    const story = onyxiaStory({ resources: 2 }, { Anna: { hand: ['Landslide'] } })
    story.turnOf('Anna').raider('Anna').plays('Landslide')
    story.resolve()
    expect(story.resources('Boss').total).toBe(2)
    story.waitsFor('Anna')
  })
  test('opponents can’t affect his decks and graveyards, even those of events (R101.3c)', () => {
    const story = onyxiaStory(
      { events: ['OLR-E5', 'OLR-E1'], graveyard: ['OLR-8'] },
      { Anna: { hand: ['Fireball', 'Grave Robbing', 'Squire'], play: ['Squire'] } },
    )
    story.raider('Boss').answers('Squire')
    story.raider('Anna').plays('Fireball', { on: 'Squire' })
    story.turnOf('Anna').raider('Anna').plays('Grave Robbing')
    story.resolve()
    const { decks } = story.game.players[1] ?? {}
    expect([story.cards('Boss', 'graveyard'), decks?.events?.graveyard.length]).toEqual([['Crush'], 1])
    story.waitsFor('Anna')
  })
  test('he goes on drawing from a deck that has run out, and doesn’t lose (R101.3c)', () => {
    const story = onyxiaStory({ stage: 3, below: 1, graveyard: ['OLR-8', 'OLR-7'] })
    story.turnOf('Boss')
    expect(story.cards('Boss', 'hand').sort()).toEqual(['Burninate', 'Crush', 'Sneak Attack'])
    story.turnOf('Anna').turnOf('Boss')
    expect(story.eventsOfKind('lost')).toEqual([])
    story.waitsFor('Boss')
  })
  test('at the end of his turn he keeps ten cards, and the raiders seven (R100.4)', () => {
    const story = onyxiaStory({ hand: Array(12).fill('OLR-8') }, { Anna: { hand: Array(9).fill('Lantern') } })
    story.idleUntil(() => false)
    expect(story.decision).toMatchObject({ kind: 'handSize', seat: 1, min: 2 })
    story.raider('Boss').answers('Crush', 'Crush#2')
    story.idleUntil(() => false)
    expect(story.decision).toMatchObject({ kind: 'handSize', seat: 0, min: 3 })
    story.waitsFor('Anna', 'handSize')
  })
  test('he places no resource (R100.3)', () => {
    const story = onyxiaStory({ hand: ['OLR-8'], resources: 1 }, { Anna: { play: ['Squire'] } })
    expect(story.offers).toEqual(['pass', 'play Crush', 'attack Onyxia'])
    story.waitsFor('Boss')
  })
})

test('a Whelp is a Dragonkin ally token with 1 fire ATK and 1 health (R203.3a)', () => {
  const story = onyxiaStory({ stage: 2, hand: ['OLR-6'], resources: 4 })
  story.raider('Boss').plays('Brood of Onyxia')
  story.resolve()
  const { types, tags, damageTypes, atk, health } = story.characteristics('Onyxian Whelp')
  expect([types, tags.map(({ tag }) => tag), damageTypes, atk, health]).toEqual([
    ['ally'],
    ['Dragonkin'],
    ['fire'],
    1,
    1,
  ])
  expect([story.object('Onyxian Whelp').token, countWhelps(story)]).toEqual([true, 10])
  story.waitsFor('Boss')
})

test('a card of one stage can be played on that stage only, which is the stage of the Onyxia in play (R203.1b)', () => {
  const story = onyxiaStory({ hand: ['OLR-6'], resources: 4 }, { Anna: { hand: ['Fireball'] } })
  expect(story.offers).not.toContain('play Brood of Onyxia')
  story.turnOf('Anna')
  burns(story).turnOf('Boss')
  expect(story.offers).toContain('play Brood of Onyxia')
  story.waitsFor('Boss')
})

test('on stage 2 a character that she attacks deals her no combat damage, but an attacker does when she defends (R202.1)', () => {
  const story = onyxiaStory({ stage: 2 }, { Anna: { play: ['Ogre'] } })
  story.raider('Boss').attacks('Boss', 'Ogre')
  expect([story.damage('Ogre'), story.damage('Boss')]).toEqual([2, 0])
  story.turnOf('Anna').raider('Anna').attacks('Ogre', 'Boss')
  expect(story.damage('Boss')).toBe(1)
  story.waitsFor('Anna')
})
