/** Costs and legal targets of the starters' cards, and the cards that they don't affect. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'

const OAF = 'Lumbering Oaf'
const CAULDRON = "Cookie's Cauldron"
const GURZAK = 'Gurzak of Orgrimmar'

/** Begins a story at a table that has a target of every kind. */
const crowd = (card: string) =>
  scenario({
    raiders: {
      Bert: {
        play: ['Golem Skull Helm', { card: 'Zulanji', damage: 0, exhausted: true }],
        damage: 3,
        exhausted: true,
      },
      Anna: {
        hand: [card, 'Karrok Scarrend'],
        resources: 6,
        play: [{ card: 'Wysko', damage: 1 }, 'Scarlet Kris'],
        damage: 3,
      },
    },
    dungeon: {
      play: [
        { card: OAF, damage: 1, exhausted: true },
        { card: CAULDRON, exhausted: true },
      ],
      damage: 3,
    },
    turn: 'Anna',
  })
const everybody = ['Bert', 'Anna', DUNGEON_NAME, 'Zulanji', 'Wysko', OAF]

test.each([
  ['Gouge', everybody],
  ['Rend', everybody],
  ['Sinister Strike', everybody],
  ['Infiltrate', everybody],
  ['Aggressive Exploitation', ['Bert', 'Zulanji', OAF]],
  ['Execute', ['Wysko', OAF]],
  ['Prey on the Weak', ['Zulanji', 'Wysko', OAF]],
  ['Dismantle', ['Golem Skull Helm', 'Scarlet Kris', CAULDRON]],
  ['Crushing Strike', [CAULDRON]],
  ['Armed to the Teeth', ['Zulanji', 'Wysko', OAF]],
  ['Distract', ['Anna', DUNGEON_NAME, 'Bert']],
])('%s may target %j', (card, targets) => {
  const story = crowd(card)
  story.raider('Anna').plays(card)
  expect(story.offers).toEqual(targets)
  story.waitsFor('Anna', 'target')
})

test('Golems are also equipment (304.4a), so Dismantle can destroy a Watcher, even a raider’s', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Dismantle', 'Brigg'], resources: 6, play: ['Defias Watcher'] } },
    dungeon: { play: ['Foe Reaper 5000', OAF] },
  })
  story.raider('Anna').plays('Dismantle')
  expect(story.offers).toEqual(['Defias Watcher', 'Foe Reaper 5000'])
  story.pick('Foe Reaper 5000')
  story.resolveAll()
  expect(story.isInPlay('Foe Reaper 5000')).toBe(false)
  story.waitsFor('Anna')
})

test.each([
  ["Taz'dingo", [...everybody, "Taz'dingo"]],
  ["Perdition's Blade", everybody],
  ['Drizzie Steelslam', ['Golem Skull Helm', 'Scarlet Kris', CAULDRON]],
  ['Zygore Bladebreaker', ['Golem Skull Helm', 'Scarlet Kris']],
])('%s may target %j when it enters play', (card, targets) => {
  const story = crowd(card)
  story.raider('Anna').plays(card)
  story.resolve()
  if (story.decision?.kind === 'unique') story.pick(card)
  expect(story.offers).toEqual(targets)
  story.waitsFor('Anna', 'target')
})

test.each([
  ['A Bird in Hand', 2],
  ['Blueleaf Tubers', 2],
  ['Entrenched', 3],
  ['The Essence of Enmity', 3],
  ['The Grimtotem Weapon', 3],
  ['The Key to Freedom', 4],
])('%s costs %i', (quest, cost) => {
  const story = scenario({
    raiders: { Anna: { quests: [quest], resources: 5, hand: ['Gouge'], play: ['Brigg'], deck: ['Rend'] } },
  })
  story.raider('Anna').completes(quest)
  expect(story.resources('Anna')).toEqual({ ready: 6 - cost, total: 6 })
  story.waitsFor('Anna')
})

test.each([
  ['Frizlix of Kezan', DUNGEON_NAME],
  [GURZAK, 'Scarlet Kris'],
])('%s pays two resources and turns face down', (hero, target) => {
  const story = scenario({
    raiders: {
      Anna: { hero, resources: 5, play: ['Scarlet Kris'], hand: ['Gouge'] },
      Bert: { hero, resources: 5, play: ['Scarlet Kris'] },
    },
  })
  const anna = story.raider('Anna').uses(hero, { on: target })
  expect([story.resources('Anna').ready, story.isFaceDown('Anna')]).toEqual([3, true])
  anna.passes()
  expect([story.chain, anna.may(`power ${hero}`)]).toEqual([[], false])
  story.waitsFor('Anna')
})

test('Battle Shout affects allies, not weapons or heroes', () => {
  const story = scenario({ raiders: { Anna: { play: ['Battle Shout', 'Scarlet Kris', 'Brigg'] } } })
  expect(['Anna', 'Scarlet Kris', 'Brigg'].map((name) => story.atk(name))).toEqual([0, 1, 2])
  story.waitsFor('Anna')
})

test('Juggernaut exhausts characters, not equipment', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Juggernaut', 'Brigg'], resources: 1 } },
    dungeon: { play: [CAULDRON] },
  })
  story.raider('Anna').plays('Juggernaut')
  story.resolve()
  expect([story.exhausted(DUNGEON_NAME), story.exhausted(CAULDRON)]).toEqual([true, false])
  story.waitsFor('Anna')
})

test('Armed to the Teeth counts only your own equipment', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Armed to the Teeth', 'Brigg'], resources: 3 },
      Bert: { play: ['Golem Skull Helm'] },
    },
    dungeon: { play: [OAF, CAULDRON] },
  })
  story.raider('Anna').plays('Armed to the Teeth', { on: OAF })
  story.resolve()
  expect(story.damage(OAF)).toBe(3)
  story.waitsFor('Anna')
})

test('Adrenaline Rush readies only resources, and only yours', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Adrenaline Rush', 'Brigg'], resources: 7, play: ['Oruk Starstorm'] },
      Bert: { hand: ['Gouge'], resources: 1 },
    },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').attacks('Oruk Starstorm', OAF)
  story.raider('Anna').plays('Adrenaline Rush')
  story.raider('Bert').plays('Gouge', { on: DUNGEON_NAME })
  story.resolveAll()
  expect([story.resources('Anna').ready, story.resources('Bert').ready]).toEqual([7, 0])
  expect(story.exhausted(DUNGEON_NAME)).toBe(true)
  story.waitsFor('Anna')
})

test.each([
  ['Sinister Strike', 2],
  ['Whirlwind', 1],
])('%s counts only your Melee weapon, not other weapons and no other player’s', (card, damage) => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: [card, 'Brigg'],
        resources: 5,
        play: ['Scarlet Kris', "Cookie's Stirring Stick", 'Brigg'],
      },
      Bert: { play: ['Arcanite Reaper'] },
    },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays(card, card === 'Whirlwind' ? {} : { on: OAF })
  story.resolve()
  expect([story.damage(OAF), story.damage(DUNGEON_NAME), story.isInPlay('Brigg')]).toEqual([damage, 0, true])
  story.waitsFor('Anna')
})

test.each(['Captain Swash', 'Skronk Skullseeker'])(
  '%s gets nothing while a friend attacks an exhausted character',
  (name) => {
    const story = scenario({
      raiders: { Anna: { play: [name, 'Brigg'], hand: ['Gouge'], resources: 1 } },
      dungeon: { play: [{ card: OAF, exhausted: true }] },
    })
    story.raider('Anna').proposes('Brigg', OAF)
    story.passUntil(() => story.game.combat?.defender != null)
    expect(story.atk(name)).toBe(1)
    story.waitsFor('Anna')
  },
)

test('Barman Shanker gets nothing against a ready character, nor while an ally attacks', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Barman Shanker', 'Brigg'], resources: 2, hand: ['Karrok Scarrend'] } },
    dungeon: { play: [OAF, { card: 'Glubtok', exhausted: true }] },
  })
  story.raider('Anna').attacks('Anna', OAF, 'Barman Shanker')
  expect(story.damage(OAF)).toBe(2)
  story.waitsFor('Anna')
})

test('Brigg destroys neither heroes, nor a character that a friend damages, nor with damage outside of combat', () => {
  const story = scenario({
    raiders: {
      Anna: {
        play: ['Brigg', 'Nikka Blastbor', 'Defias Cannon'],
        hand: ['Brigg', 'Karrok Scarrend'],
        resources: 1,
      },
    },
    dungeon: {
      play: [
        { card: 'Ogre Bodyguard', damage: 1, exhausted: true },
        { card: 'Defias Watcher', damage: 1 },
      ],
      damage: 1,
    },
  })
  const anna = story.raider('Anna').attacks('Brigg', DUNGEON_NAME)
  anna.attacks('Nikka Blastbor', 'Defias Watcher')
  expect(story.damage('Defias Watcher')).toBe(3)
  anna.plays('Brigg')
  story.resolve()
  story.pick('Ogre Bodyguard')
  story.resolve()
  story.pick('yes')
  expect([story.damage('Ogre Bodyguard'), story.damage(DUNGEON_NAME)]).toEqual([3, 2])
  expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual([])
  story.waitsFor('Anna')
})

test('Entrenched needs an ally of your own', () => {
  const story = scenario({
    raiders: { Anna: { quests: ['Entrenched'], resources: 3 }, Bert: { play: ['Brigg'] } },
  })
  expect(story.raider('Anna').may('quest Entrenched')).toBe(false)
  story.waitsFor('Anna')
})

test.each([
  ['The Essence of Enmity', 'Brigg', 'Zulanji'],
  ['The Grimtotem Weapon', 'Scarlet Kris', 'Golem Skull Helm'],
])('%s offers no card from below the top five', (quest, fifth, sixth) => {
  const deck = ['Rend', 'Rend', 'Rend', 'Rend', fifth, sixth]
  const story = scenario({ raiders: { Anna: { quests: [quest], resources: 2, deck, below: 0 } } })
  story.raider('Anna').completes(quest)
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual([fifth])
  story.pick(...(story.decision?.options ?? []).map((option) => option.id))
  expect(story.cards('Anna', 'deck')).toEqual([sixth, 'Rend', 'Rend', 'Rend', 'Rend'])
  story.waitsFor('Anna')
})

test('Frizlix can exhaust any character', () => {
  const story = crowd('Rend')
  story.raider('Anna').uses('Anna')
  expect(story.offers).toEqual(everybody)
  story.waitsFor('Anna', 'target')
})

test('Deadly Poison can also attach to an ally that your hero fought this turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Deadly Poison', 'Brigg'], play: ['Scarlet Kris', 'Wysko'], resources: 1 } },
    dungeon: { play: [OAF, 'Glubtok'] },
  })
  const anna = story.raider('Anna').attacks('Wysko', 'Glubtok').attacks('Anna', OAF, 'Scarlet Kris')
  anna.plays('Deadly Poison')
  expect(story.offers).toEqual([OAF])
  story.waitsFor('Anna', 'target')
})
