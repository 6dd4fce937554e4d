/** Priority (410), adding links (707), the order of the chain (705), resolving links (709), triggered effects (708). */
import { expect, test } from 'vitest'
import { scenario, scenarioAtMulligan } from '../../../scenarios/scenario.ts'
import { rebuildGameFromJson } from '../../../scenarios/twin.ts'

const OAF = 'Lumbering Oaf'
const gouger = { hand: ['Gouge'], resources: 1 }

test('a player who adds a link gets priority again, then it moves clockwise; if all pass, the topmost link resolves (410.1, 410.4, 709.1)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend', 'Rend'], resources: 2 }, Bert: gouger, Cleo: gouger },
  })
  story.raider('Anna').plays('Rend', { on: 'Dungeon' })
  const asked: string[] = []
  while (story.game.chain.length > 0) {
    asked.push(story.name(story.decision?.seat ?? -1))
    story.pick('pass')
  }
  expect(asked).toEqual(['Anna', 'Bert', 'Cleo'])
  story.waitsFor('Anna')
})

test('the last link added resolves first, then the turn player gets priority (410.4a, 709.2h)', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Aggressive Exploitation', 'Brigg'], resources: 3 },
      Bert: gouger,
      Cleo: gouger,
    },
    dungeon: { play: [{ card: OAF, exhausted: true }] },
  })
  story.raider('Anna').plays('Aggressive Exploitation', { on: OAF })
  story.raider('Bert').plays('Gouge', { on: OAF })
  expect(story.chain).toEqual(['Aggressive Exploitation', 'Gouge'])
  story.resolve()
  expect([story.chain, story.decision && story.name(story.decision.seat)]).toEqual([
    ['Aggressive Exploitation'],
    'Cleo',
  ])
  story.resolve()
  expect(story.eventsOfKind('resolved').map((one) => one.card)).toEqual(['CD2-R9', 'CD2-R3'])
  story.waitsFor('Anna')
})

test('a player who can only pass isn’t asked', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend', 'Brigg'], resources: 1 }, Bert: { hand: ['Brigg'], resources: 5 } },
  })
  story.raider('Anna').plays('Rend', { on: 'Dungeon' })
  expect([story.chain, story.host('Rend')]).toEqual([[], 'Dungeon'])
  story.waitsFor('Anna')
})

test('a card that is not instant can’t be played in response or on another player’s turn (409.1)', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Rend', 'Juggernaut'], resources: 2 },
      Bert: { hand: ['Juggernaut', 'Gouge'], resources: 2 },
    },
  })
  story.raider('Anna').plays('Rend', { on: 'Dungeon' })
  story.passUntil(() => story.decision?.seat === 1)
  expect(story.offers).toEqual(['pass', 'play Gouge'])
  story.waitsFor('Bert')
})

test('the game interrupts a link when all its targets have become illegal, and the payment is lost (709.2a, 711.1, 711.2)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Execute', 'Prey on the Weak', 'Rend'], resources: 3 } },
    dungeon: { play: [{ card: OAF, damage: 1 }] },
  })
  const anna = story.raider('Anna').plays('Execute', { on: OAF })
  anna.plays('Prey on the Weak', { on: OAF })
  story.resolveAll()
  expect(story.eventsOfKind('interrupted')).toMatchObject([{ card: 'CD2-W5', byGame: true }])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Prey on the Weak', 'Execute'])
  expect(story.resources('Anna').ready).toBe(0)
  story.waitsFor('Anna')
})

test('a target that no longer matches its description is illegal too (709.2a)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Armed to the Teeth', 'Execute', 'Rend'], resources: 4 } },
    dungeon: {
      play: [
        { card: 'Defias Pirate', damage: 0 },
        { card: OAF, damage: 7 },
      ],
    },
  })
  const anna = story.raider('Anna').plays('Execute', { on: OAF })
  anna.plays('Armed to the Teeth', { on: OAF })
  story.resolveAll()
  expect(story.eventsOfKind('interrupted')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('a link with some legal targets left affects those (709.2c)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Infiltrate', 'Prey on the Weak'], resources: 4, play: ['Brigg', 'Zulanji'] } },
  })
  const anna = story.raider('Anna').plays('Infiltrate', { on: ['Brigg', 'Zulanji'] })
  anna.plays('Prey on the Weak', { on: 'Brigg' })
  story.resolveAll()
  expect([story.has('Zulanji', 'stealth'), story.eventsOfKind('interrupted')]).toEqual([1, []])
  story.waitsFor('Anna')
})

test('up to two targets may be none', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Infiltrate', 'Brigg'], resources: 2 } } })
  const anna = story.raider('Anna').plays('Infiltrate')
  expect(story.decision).toMatchObject({ min: 0, max: 2 })
  anna.answers()
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toEqual(['Infiltrate'])
  story.waitsFor('Anna')
})

test('taking back an announcement changes nothing except the question (707.2)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Gouge'], resources: 1 }, Bert: gouger },
    dungeon: { play: [OAF] },
  })
  const before = rebuildGameFromJson(story.game)
  const anna = story.raider('Anna').plays('Gouge')
  expect(story.decision?.back).toBe(true)
  anna.answers('back')
  const { decision, nextDecision, ...state } = rebuildGameFromJson(story.game)
  const { decision: asked, nextDecision: _, ...old } = before
  expect({ ...state, clock: 0 }).toEqual({ ...old, clock: 0 })
  expect(decision?.options).toEqual(asked?.options)
  expect([story.latest, nextDecision]).toEqual([[], before.nextDecision + 2])
  story.waitsFor('Anna')
})

test('after a response is taken back, players who have passed aren’t asked again (707.2)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Rend', 'Rend'], resources: 2 }, Bert: gouger } })
  story.raider('Anna').plays('Rend', { on: 'Dungeon' }).passes()
  story.raider('Bert').plays('Gouge').answers('back').passes()
  expect(story.chain).toEqual([])
  story.waitsFor('Anna')
})

test('a card is not offered without a legal target (707.1d)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Execute'], resources: 1 } }, dungeon: { play: [OAF] } })
  expect(story.raider('Anna').may('play Execute')).toBe(false)
  story.waitsFor('Anna')
})

test('a triggered effect without a legal target ceases to exist (708.2)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Zygore Bladebreaker', 'Brigg'], resources: 6 } } })
  story.raider('Anna').plays('Zygore Bladebreaker')
  story.resolve()
  expect(story.eventsOfKind('faded')).toMatchObject([{ card: 'CD2-W22' }])
  story.waitsFor('Anna')
})

test('each player orders their triggered effects, and the one added last resolves first (708.1a)', () => {
  const story = scenarioAtMulligan({
    raiders: {
      Anna: {
        play: [
          { card: 'Rend', on: 'Dungeon' },
          { card: 'Deadly Poison', on: 'Dungeon' },
        ],
      },
    },
  })
  story.pick('keep')
  expect(story.decision).toMatchObject({ kind: 'order', seat: 0 })
  story.pick('t1')
  expect(story.eventsOfKind('damaged').map((one) => one.amount)).toEqual([1, 2])
  story.waitsFor('Anna')
})

test('the turn player’s triggered effects are added to the chain first, so they resolve last (708.1a)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Execute'], resources: 1, play: ['Brigg'] } },
    dungeon: { play: [{ card: 'Defias Watcher', damage: 3 }] },
  })
  story.raider('Anna').proposes('Brigg', 'Defias Watcher')
  story.passUntil(() => story.chain.length === 2)
  expect(story.chain).toEqual(['Brigg', 'Defias Watcher'])
  story.resolve()
  expect([story.chain, story.controller('Defias Watcher')]).toEqual([['Brigg'], 'Anna'])
  story.resolve()
  expect(story.cards('Dungeon', 'graveyard')).toEqual(['Defias Watcher'])
  story.waitsFor('Anna')
})

test('"may" is decided as the effect resolves, and is offered only if the whole effect is possible (708.3, 709.2, 712.7)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Drizzie Steelslam', 'Dismantle', 'Brigg'], resources: 7 } },
    dungeon: { play: ["Cookie's Cauldron"] },
  })
  story.raider('Anna').plays('Drizzie Steelslam')
  story.resolve()
  story.raider('Anna').answers("Cookie's Cauldron")
  story.resolve()
  expect(story.offers).toEqual(['yes', 'no'])
  story.raider('Anna').answers('no')
  expect(story.isInPlay("Cookie's Cauldron")).toBe(true)
  story.waitsFor('Anna')
})
