/** Rulings about single cards (docs/rulings.md) that those cards' own stories don't cover. */
import { expect, test } from 'vitest'
import { scenario, scenarioAtMulligan } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'

const OAF = 'Lumbering Oaf'
const gouger = { hand: ['Gouge'], resources: 1 }

test('the raiders respond to the new MARKED hero before the first card is flipped', () => {
  const story = scenarioAtMulligan({ raiders: { Anna: gouger }, turn: DUNGEON_NAME })
  story.pick('keep')
  expect([
    story.eventsOfKind('marked').length,
    story.eventsOfKind('flipped').length,
    story.game.turn.step,
  ]).toEqual([1, 0, 'ready'])
  story.waitsFor('Anna')
})

test('Defias Cannon goes to the player who is MARKED when its effect resolves', () => {
  const story = scenario({
    raiders: { Anna: gouger, Bert: {} },
    dungeon: { deck: ['Defias Cannon'] },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  story.passUntil(() => story.isInPlay('Defias Cannon'))
  expect([story.chain, story.controller('Defias Cannon')]).toEqual([['Defias Cannon'], DUNGEON_NAME])
  story.raider('Bert').concedes()
  story.resolve()
  expect(story.controller('Defias Cannon')).toBe('Anna')
  story.waitsFor('Anna')
})

test('Biding Her Time: a Cannon that a raider chooses goes on top of the Dungeon deck', () => {
  const story = scenario({
    raiders: { Anna: gouger },
    dungeon: { deck: ['Defias Cannon', 'Biding Her Time', 'Vapor'] },
    turn: DUNGEON_NAME,
  })
  story.idleUntil(() => false)
  story.raider('Anna').answers('Defias Cannon')
  expect(story.cards(DUNGEON_NAME, 'deck')[0]).toBe('Defias Cannon')
  story.waitsFor('Anna')
})

test('The Casualties of War: a player who has no card of the rolled kind loses nothing', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Brigg'] } },
    dungeon: { deck: ['The Casualties of War'] },
  })
  story.rolling(4).nextTurn()
  expect(story.cards('Anna', 'graveyard')).toEqual([])
  story.waitsFor('Anna')
})

test('Do or Die may be answered with an option that can be done only in part (712.3)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg'], play: ['Zulanji'] } },
    dungeon: { deck: ['Do or Die'] },
    turn: DUNGEON_NAME,
  })
  story.pick('m1')
  expect([story.cards('Anna', 'graveyard'), story.cards('Anna', 'hand').length]).toEqual([['Zulanji'], 2])
  story.waitsFor('Anna')
})

test('Hope Is Lost can take an attachment from another player’s card, because its controller counts', () => {
  const story = scenario({
    raiders: { Anna: { play: [{ card: 'Rend', on: DUNGEON_NAME }] }, Bert: {} },
    dungeon: { deck: ['Hope Is Lost'] },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  expect(story.cards('Anna', 'graveyard')).toEqual(['Rend'])
  story.waitsFor('Anna')
})

test('"Enjoy Your Fiery Deaths!": an ally that has left by then still deals its damage (707.3)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Prey on the Weak'], resources: 2 } },
    dungeon: { deck: ['"Enjoy Your Fiery Deaths!"', OAF] },
    turn: DUNGEON_NAME,
  })
  story.passUntil(() => story.chain.includes('"Enjoy Your Fiery Deaths!"') && story.isInPlay(OAF))
  story.raider('Anna').plays('Prey on the Weak', { on: OAF })
  story.resolveAll()
  const gone = story.log.findIndex((event) => event.kind === 'moved' && event.why === 'destroyed')
  const dealt = story.log.findIndex((event) => event.kind === 'damaged' && event.byCard === 'DDD-9')
  expect([gone > 0, dealt > gone]).toEqual([true, true])
  story.waitsFor('Anna')
})

test('Glubtok rolls when his triggered effect resolves, so the raiders respond to his attack before', () => {
  const story = scenario({
    raiders: { Anna: gouger },
    dungeon: { play: ['Glubtok'], below: 0 },
    turn: DUNGEON_NAME,
  })
  story.passUntil(() => story.chain.includes('Glubtok'))
  expect([story.eventsOfKind('rolled').length, story.has('Glubtok', 'assault')]).toEqual([0, 0])
  story.resolve()
  expect(story.has('Glubtok', 'assault')).toBeGreaterThanOrEqual(2)
  story.waitsFor('Anna')
})

test('an Achievement stays earned when the raid is lost', () => {
  const graveyard = Array<string>(19).fill('Vapor')
  const story = scenario({ raiders: { Anna: { damage: 26 } }, dungeon: { graveyard } })
  story.nextTurn()
  expect(story.game.earned).toEqual(['DDD-45'])
  story.isOver('lair')
})
