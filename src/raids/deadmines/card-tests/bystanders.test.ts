/** The cards that the cards of The Deadmines don't affect. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'

const OAF = 'Lumbering Oaf'
const gouger = { hand: ['Gouge'], resources: 1 }

test.each([
  ['A Potent Plan', 5, null],
  ['Defias to the Core', 2, 'ferocity'],
  ['Marked for Death', 2, 'longRange'],
  ['Sneak Attack', 2, 'stealth'],
] as const)(
  '%s affects only allies of the Dungeon, not its hero, its equipment or raiders',
  (ability, atk, keyword) => {
    const story = scenario({
      raiders: { Anna: { ...gouger, play: ['Zulanji'] } },
      dungeon: {
        deck: [ability],
        play: ['Ogre Bodyguard', "Cookie's Stirring Stick"],
        filler: 'Life ... and Death',
      },
    })
    const names = ['Ogre Bodyguard', DUNGEON_NAME, "Cookie's Stirring Stick", 'Anna', 'Zulanji']
    story.passUntil(() => story.eventsOfKind('flipped').length === 2)
    expect(names.map((name) => story.atk(name))).toEqual([2 + atk, 3, 3, 0, 4])
    if (keyword) {
      expect(names.map((name) => story.has(name, keyword))).toEqual([
        1,
        keyword === 'longRange' ? 1 : 0,
        0,
        0,
        0,
      ])
    }
    story.waitsFor('Anna')
  },
)

test('Defias Squallshaper and Kobold Digger deal no damage to the Dungeon’s cards', () => {
  const story = scenario({
    raiders: { Anna: gouger },
    dungeon: { deck: ['Defias Squallshaper', 'Kobold Digger'], play: [OAF] },
  })
  story.passUntil(() => story.game.turn.step === 'attack')
  expect([story.damage(DUNGEON_NAME), story.damage(OAF), story.damage('Anna')]).toEqual([0, 0, 3])
  story.waitsFor('Anna')
})

test('"Enjoy Your Fiery Deaths!" triggers for Dungeon allies that enter play, not for raiders’ allies or equipment', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg', 'Rend'], resources: 1 } },
    dungeon: { play: [{ card: '"Enjoy Your Fiery Deaths!"', on: 'Anna' }], deck: ["Cookie's Cauldron"] },
  })
  story.raider('Anna').plays('Brigg')
  story.resolve()
  expect(story.damage('Anna')).toBe(0)
  story.nextTurn()
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('"I Always Excelled at Poisons ..." destroys no Dungeon ally', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Brigg'] } },
    dungeon: { deck: ['"I Always Excelled at Poisons ..."'], play: ['Ogre Bodyguard', 'Vapor'] },
  })
  story.nextTurn()
  expect(story.party(DUNGEON_NAME).slice(1)).toEqual(['Ogre Bodyguard', 'Vapor'])
  story.waitsFor('Anna')
})

test('Life ... and Death heals no ally of the raiders', () => {
  const story = scenario({
    raiders: { Anna: { play: [{ card: 'Drizzie Steelslam', damage: 3 }] } },
    dungeon: { deck: ['Life ... and Death'] },
    turn: DUNGEON_NAME,
  })
  expect(story.damage('Drizzie Steelslam')).toBe(3)
  story.waitsFor('Anna', 'protect')
})

test.each(['Building Her Forces', '"MY FATE IS MY OWN!"'])(
  '%s attaches to a Dungeon ally, whatever allies others have',
  (name) => {
    const story = scenario({
      raiders: { Anna: { play: [OAF], ...gouger } },
      dungeon: { deck: [name], play: ['Ogre Bodyguard'] },
    })
    story.passUntil(() => story.isInPlay(name))
    expect(story.host(name)).toBe('Ogre Bodyguard')
    story.waitsFor('Anna')
  },
)

test('Nightmare Elixir attaches only to heroes, and only to those of the raiders', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Brigg'] }, Bert: {} },
    dungeon: { deck: ['Nightmare Elixir'], play: ['Vapor'] },
    turn: DUNGEON_NAME,
  })
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.waitsFor('Anna', 'choose')
})

test('The Brotherhood Assembles affects only the cards that it revealed', () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: {
      deck: [
        'The Brotherhood Assembles',
        'Vapor',
        'Sneak Attack',
        'Sneak Attack',
        'Ogre Bodyguard',
        'Glubtok',
      ],
      below: 0,
    },
    turn: DUNGEON_NAME,
  })
  expect(story.party(DUNGEON_NAME).slice(1)).toEqual(['Vapor', 'Ogre Bodyguard'])
  expect(story.cards(DUNGEON_NAME, 'deck')).toEqual(['Glubtok'])
  story.waitsFor('Anna')
})

test.each([
  [2, ['Brigg', 'Zulanji']],
  [4, ["Cookie's Cauldron", 'Golem Skull Helm']],
  [5, ['Battle Shout', 'Battle Shout']],
  [6, ['Oruk Starstorm', 'Oruk Starstorm']],
])('The Casualties of War: with a %i a raider loses one of their own cards: %j', (roll, offered) => {
  const story = scenario({
    raiders: {
      Anna: {
        play: ['Brigg', 'Zulanji', "Cookie's Cauldron", 'Golem Skull Helm', 'Battle Shout', 'Battle Shout'],
        resources: 2,
      },
      Bert: { play: ['Wysko', 'Scarlet Kris', 'Battle Shout'], resources: 1, hand: ['Brigg'] },
    },
    dungeon: { deck: ['The Casualties of War'], play: ['Vapor'] },
  })
  story.turnOf('Bert')
  story.luckily(() => story.eventsOfKind('rolled').at(0)?.dice[0] === roll).nextTurn()
  expect(story.offers).toEqual(offered)
  story.waitsFor('Anna', 'choose')
})

test('The Die Is Cast interrupts no ability of a raider', () => {
  const story = scenario({
    raiders: {
      Anna: { play: ['The Die Is Cast'], hand: ['Gouge'], resources: 1 },
      Bert: { hand: ['Rend'], resources: 1 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Rend', { on: DUNGEON_NAME })
  story.passUntil(() => story.decision?.seat === 0)
  expect([story.chain, story.offers]).toEqual([['Rend'], ['pass', 'play Gouge']])
  story.waitsFor('Anna')
})

test.each([1, 2, 3, 4])(
  'Lumbering Oaf finds Helix Gearbreaker at any place in the deck (seed %i)',
  (seed) => {
    const story = scenario({
      raiders: { Anna: {} },
      dungeon: {
        deck: [OAF, 'Vapor', 'Glubtok', 'Kobold Digger', 'Mine Bunny', 'Helix Gearbreaker'],
        below: 30,
      },
      turn: DUNGEON_NAME,
      seed,
    })
    expect(story.eventsOfKind('flipped').map((one) => one.card)).toEqual(['DDD-9', 'DDD-8'])
    story.waitsFor('Anna')
  },
)

test('Defias on Defias is about the Dungeon’s hero and Bosses, not about raiders', () => {
  const story = scenario({
    raiders: {
      Anna: { play: ['Defias Gunpowder', 'Brigg'], hand: ['Brigg'] },
      Bert: { damage: 26, play: [] },
    },
    dungeon: { play: ['Vapor'] },
  })
  story.raider('Anna').uses('Defias Gunpowder', { on: 'Bert' })
  story.resolve()
  expect([story.eventsOfKind('lost').length, story.game.earned]).toEqual([1, []])
  story.waitsFor('Anna')
})

test('Defias on Defias is not earned with a Boss that a raider controls', () => {
  const story = scenario({
    raiders: {
      Anna: {
        play: ['Defias Gunpowder', { card: 'Glubtok', damage: 11 }, { card: 'Defias Watcher', damage: 1 }],
        hand: ['Brigg'],
      },
    },
    dungeon: { play: ['Vapor'] },
  })
  story.raider('Anna').uses('Defias Gunpowder')
  expect(story.offers).toEqual(['Anna', DUNGEON_NAME, 'Glubtok', 'Defias Watcher'])
  story.pick('Glubtok')
  story.resolve()
  expect([story.isInPlay('Glubtok'), story.game.earned]).toEqual([false, []])
  story.waitsFor('Anna')
})

test('"Your Tale Ends Here!" deals no damage to the Dungeon’s own allies', () => {
  const story = scenario({
    raiders: { Anna: gouger },
    dungeon: { deck: ['"Your Tale Ends Here!"'], play: ['Vapor', OAF] },
  })
  story.passUntil(() => story.game.turn.step === 'attack')
  expect([story.damage('Vapor'), story.damage(OAF)]).toEqual([0, 0])
  story.waitsFor('Anna')
})
