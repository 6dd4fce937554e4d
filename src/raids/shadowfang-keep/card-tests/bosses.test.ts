/** The four Bosses of Shadowfang Keep (DSK-5 to DSK-8). */
import { expect, test } from 'vitest'
import type { PartySetup, TableSetup } from '../../../scenarios/table-setup.ts'
import { damageDealtBy, shadowfangKeepStory, textDamageDealtBy } from './flipping.testkit.ts'

/** Begins a story in the Dungeon's turn with a Boss in play. No card is flipped. */
const attacking = (
  boss: string,
  raiders: Record<string, PartySetup> = { Anna: {}, Bert: {} },
  dungeon: TableSetup['dungeon'] = {},
) => shadowfangKeepStory({ raiders, dungeon: { play: [boss], below: 0, ...dungeon } })

test.each(['Baron Ashbury', 'Baron Silverlaine', 'Commander Springvale', 'Lord Walden'])(
  'while %s is in play the Dungeon hero can’t be attacked (Boss)',
  (boss) => {
    const story = shadowfangKeepStory({
      raiders: { Anna: { play: ['Oruk Starstorm'] } },
      dungeon: { play: [boss] },
      turn: 'Anna',
    })
    story.pick('attack Oruk Starstorm')
    expect(story.offers).toEqual([boss])
    story.waitsFor('Anna', 'defender')
  },
)

test('Baron Ashbury heals 5 damage from Godfrey when he attacks', () => {
  const story = attacking('Baron Ashbury', undefined, { damage: 12 })
  expect([story.damage('Dungeon'), story.damage('Bert')]).toEqual([7, 5 + 2])
  story.waitsFor('Anna')
})

test('Baron Silverlaine puts Razorclaw into play, and not Odo, when he attacks, and Razorclaw attacks at once', () => {
  const story = attacking('Baron Silverlaine', undefined, {
    deck: ['Dark Influence', 'Odo the Blindwatcher', 'Razorclaw the Butcher'],
  })
  expect(story.party('Dungeon').slice(1)).toEqual(['Baron Silverlaine', 'Razorclaw the Butcher'])
  expect([damageDealtBy(story, 'DSK-15'), story.cards('Dungeon', 'deck')]).toEqual([
    [3],
    ['Odo the Blindwatcher'],
  ])
  story.waitsFor('Anna')
})

test('Baron Silverlaine puts Odo into play if Razorclaw is not in the Dungeon deck', () => {
  const story = attacking('Baron Silverlaine', undefined, {
    deck: ['Dark Influence', 'Odo the Blindwatcher', 'Odo the Blindwatcher'],
    graveyard: ['Razorclaw the Butcher'],
  })
  expect(story.party('Dungeon').slice(1)).toEqual(['Baron Silverlaine', 'Odo the Blindwatcher'])
  expect(story.eventsOfKind('shuffled').length).toBeGreaterThan(0)
  story.waitsFor('Anna')
})

test('Baron Silverlaine puts nobody into play if neither is in the deck', () => {
  const story = attacking('Baron Silverlaine', undefined, { deck: ['Dark Influence', 'Mindless Horror'] })
  expect(story.party('Dungeon').slice(1)).toEqual(['Baron Silverlaine'])
  story.waitsFor('Anna')
})

test.each([
  [0, 10],
  [1, 0],
])('Commander Springvale: with %i ready resources the MARKED raider’s hero is dealt %i', (ready, dealt) => {
  const story = attacking('Commander Springvale', {
    Anna: { resources: 0 },
    Bert: { resources: ready, hand: ['Brigg'] },
  })
  expect(story.damage('Bert')).toBe(5 + 2 + dealt)
  expect(damageDealtBy(story, 'DSK-7')).toEqual(dealt > 0 ? [10, 2] : [2])
  story.waitsFor('Anna')
})

test('Commander Springvale counts neither other players’ resources nor exhausted ones', () => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { resources: 2 }, Bert: { resources: 1, hand: ['Gouge'] } },
    dungeon: { play: ['Commander Springvale'], deck: ['Mindless Horror', 'Mindless Horror'], below: 0 },
  })
  story.raider('Bert').plays('Gouge', { on: 'Commander Springvale' })
  story.resolveAll()
  story.idleUntil(() => story.isCalm())
  expect(story.damage('Anna')).toBe(0)
  story.waitsFor('Anna')
})

test.each([
  [1, 'Karrok Scarrend', 'nature'],
  [3, 'Karrok Scarrend', 'nature'],
  [4, 'Bloodblade', 'frost'],
  [6, 'Bloodblade', 'frost'],
])('Lord Walden rolls a %i when he attacks: 3 to %s, %s', (roll, hurt, type) => {
  const story = shadowfangKeepStory({
    raiders: { Anna: { play: ['Karrok Scarrend', 'Bloodblade'] } },
    dungeon: { play: ['Lord Walden'], below: 0 },
    turn: 'Anna',
  })
  story.raider('Anna').attacks('Karrok Scarrend', 'Lord Walden')
  story.rolling(roll).nextTurnUnprotected()
  expect(textDamageDealtBy(story, 'DSK-8')).toEqual([[hurt, 3]])
  expect(
    story.eventsOfKind('damaged').find(({ byCard, combat }) => byCard === 'DSK-8' && !combat)?.types,
  ).toEqual([type])
  story.waitsFor('Anna')
})
