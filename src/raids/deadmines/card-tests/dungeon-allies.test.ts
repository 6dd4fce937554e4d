/** The allies of The Deadmines that aren't Bosses. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

const ogre = 'Ogre Bodyguard'

test('Defias Envoker is dealt no combat damage by the character that he attacks (Long-Range)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Tyrennius Scatheblade'] } },
    dungeon: { play: ['Defias Envoker'], below: 0 },
    turn: 'Dungeon',
  })
  story.pick('none')
  story.pick('Tyrennius Scatheblade')
  expect([story.damage('Defias Envoker'), story.cards('Anna', 'graveyard')]).toEqual([
    0,
    ['Tyrennius Scatheblade'],
  ])
  story.waitsFor('Anna')
})

test('Defias Pirate attacks in the turn in which he is flipped (Ferocity), and an Envoker doesn’t', () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { deck: ['Defias Pirate', 'Defias Envoker'], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.eventsOfKind('attacking').map((one) => one.card)).toEqual(['DDD-1', 'DDD-11'])
  story.waitsFor('Anna')
})

test('Defias Squallshaper deals each raiding hero 3 when he enters play', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Brigg'] }, Bert: {} },
    dungeon: { deck: ['Defias Squallshaper'], below: 0 },
    turn: 'Dungeon',
    marked: 'Bert',
  })
  expect([story.damage('Anna'), story.damage('Bert'), story.damage('Brigg')]).toEqual([3, 6, 0])
  story.waitsFor('Anna')
})

test('Defias Watcher changes to the controller of a source that damaged it, if it has exactly 4 damage', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Oruk Starstorm'] }, Bert: {} },
    dungeon: { play: ['Defias Watcher'] },
  })
  story.raider('Anna').attacks('Oruk Starstorm', 'Defias Watcher')
  expect([story.controller('Defias Watcher'), story.damage('Defias Watcher')]).toEqual(['Anna', 4])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Oruk Starstorm'])
  story.turnOf('Anna')
  expect(story.raider('Anna').may('attack Defias Watcher')).toBe(true)
  story.waitsFor('Anna')
})

test.each([
  ['Nikka Blastbor', 2],
  ['Tyrennius Scatheblade', 3],
])('Defias Watcher stays with other damage: %s deals %i', (ally, damage) => {
  const story = scenario({ raiders: { Anna: { play: [ally] } }, dungeon: { play: ['Defias Watcher'] } })
  story.raider('Anna').attacks(ally, 'Defias Watcher')
  expect([story.controller('Defias Watcher'), story.damage('Defias Watcher')]).toEqual(['Dungeon', damage])
  story.waitsFor('Anna')
})

test('Defias Watcher stays if it no longer has exactly 4 damage when its effect resolves (703.2)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Thunder Clap'], resources: 4, play: ['Oruk Starstorm'] } },
    dungeon: { play: ['Defias Watcher', { card: 'Building Her Forces', on: 'Defias Watcher' }] },
  })
  story.raider('Anna').proposes('Oruk Starstorm', 'Defias Watcher')
  story.passUntil(() => story.chain.includes('Defias Watcher'))
  story.raider('Anna').plays('Thunder Clap')
  story.resolveAll()
  expect([story.controller('Defias Watcher'), story.damage('Defias Watcher')]).toEqual(['Dungeon', 5])
  story.waitsFor('Anna')
})

test('Kobold Digger deals 2 to each ally of the MARKED hero’s party, and to no other', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Skronk Skullseeker'] }, Bert: { play: ['Skronk Skullseeker'] } },
    dungeon: { deck: ['Kobold Digger'], below: 0 },
    turn: 'Dungeon',
    marked: 'Bert',
  })
  expect([story.damage('Skronk Skullseeker'), story.damage('Skronk Skullseeker#2')]).toEqual([0, 2])
  expect(story.damage('Bert')).toBe(3)
  story.waitsFor('Anna')
})

test('Mine Bunny makes each raider discard a card at random', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg', 'Execute'] }, Bert: { hand: ['Rend'] }, Cleo: {} },
    dungeon: { deck: ['Mine Bunny'], below: 0 },
    turn: 'Dungeon',
  })
  expect(
    story
      .eventsOfKind('moved')
      .filter((one) => one.why === 'discarded')
      .map((one) => one.seat),
  ).toEqual([0, 1])
  expect(story.cards('Bert', 'hand')).toEqual([])
  story.waitsFor('Anna')
})

test('Ogre Bodyguard: all damage to it is prevented while it is ready', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Karrok Scarrend', 'Karrok Scarrend'] } },
    dungeon: { play: [ogre, { card: ogre, exhausted: true }] },
  })
  story.raider('Anna').attacks('Karrok Scarrend', ogre).attacks('Karrok Scarrend#2', `${ogre}#2`)
  expect(story.damage(ogre)).toBe(0)
  expect(story.cards('Dungeon', 'graveyard')).toEqual([ogre])
  story.waitsFor('Anna')
})

test('Vapor can’t be targeted or protected against (Stealth, Untargetable)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Execute'], resources: 1, play: ['Tyrennius Scatheblade'] } },
    dungeon: { play: [{ card: 'Vapor', damage: 1 }, 'Defias Squallshaper'], below: 0 },
  })
  expect(story.raider('Anna').may('play Execute')).toBe(false)
  expect(story.nextTurnUnprotected()).toEqual(['Dungeon', 'Defias Squallshaper'])
  expect(story.damage('Anna')).toBe(3 + 4 + 3)
  story.waitsFor('Anna')
})
