/** The Alliance Rogue starter's own cards. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const BOSS = 'Lumbering Oaf'

test('Elycia of Gilneas gives 2 ATK and Stealth, on your turn', () => {
  const hero = 'Elycia of Gilneas'
  const story = scenario({
    raiders: {
      Anna: { hero, resources: 4, play: ['Cerwyn'] },
      Bert: { hero, resources: 4, hand: ['Rend'] },
    },
  })
  story.raider('Anna').uses(hero)
  expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Cerwyn', 'Dungeon'])
  story.raider('Anna').answers('Cerwyn')
  expect(story.resources('Anna').ready).toBe(0)
  expect(story.isFaceDown('Anna')).toBe(true)
  story.resolve()
  expect([story.atk('Cerwyn'), story.has('Cerwyn', 'stealth')]).toEqual([3, 1])
  story.raider('Anna').proposes('Cerwyn', 'Dungeon')
  expect(story.offers).toEqual(['pass', 'play Rend'])
  story.turnOf('Bert')
  expect([story.atk('Cerwyn'), story.has('Cerwyn', 'stealth')]).toEqual([1, 0])
  story.waitsFor('Bert')
})

test('Aggressive Infiltration deals 3 to each exhausted opposing character', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Aggressive Infiltration'],
        resources: 4,
        play: ['Orono the Great'],
      },
    },
    dungeon: {
      exhausted: true,
      play: [{ card: 'Ogre Bodyguard', exhausted: true }, 'Defias Envoker'],
    },
  })
  story.raider('Anna').attacks('Orono the Great', 'Dungeon').plays('Aggressive Infiltration')
  story.resolve()
  const names = ['Dungeon', 'Ogre Bodyguard', 'Defias Envoker', 'Orono the Great']
  expect(names.map((name) => story.damage(name))).toEqual([7, 3, 0, 0])
  const [, ...struck] = story.eventsOfKind('damaged')
  expect(struck).toMatchObject(Array(2).fill({ byCard: 'CD2-R1', types: ['melee'] }))
  story.waitsFor('Anna')
})

test('Annihilate destroys an exhausted ally or equipment', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Annihilate', 'Annihilate'], resources: 6, play: ['Hira'] },
    },
    dungeon: {
      exhausted: true,
      play: [
        { card: BOSS, exhausted: true },
        'Defias Envoker',
        { card: "Cookie's Cauldron", exhausted: true },
        "Cookie's Stirring Stick",
      ],
    },
  })
  const anna = story.raider('Anna').plays('Annihilate')
  expect(story.offers).toEqual([BOSS, "Cookie's Cauldron"])
  anna.answers(BOSS)
  story.resolve()
  anna.plays('Annihilate', { on: "Cookie's Cauldron" })
  story.resolve()
  expect(story.party('Dungeon')).toEqual(['"Captain" Cookie', 'Defias Envoker', "Cookie's Stirring Stick"])
  story.waitsFor('Anna')
})

test('Favor of Mischief gives a friendly ally Assault 2, and makes an opponent discard when that ally is destroyed', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Favor of Mischief', 'Execute', 'Rend'],
        resources: 3,
        play: [{ card: 'Cerwyn', damage: 1 }],
      },
    },
    dungeon: { play: [BOSS] },
  })
  const anna = story.raider('Anna').plays('Favor of Mischief', { on: 'Cerwyn' })
  story.resolve()
  expect(story.atk('Cerwyn')).toBe(3)
  const deck = story.cards('Dungeon', 'deck')
  anna.plays('Execute', { on: 'Cerwyn' })
  story.resolve()
  expect(story.offers).toEqual(['Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  expect(story.cards('Dungeon', 'deck')).toEqual(deck.slice(1))
  story.waitsFor('Anna')
})

test('Favor of Mischief can be attached to friendly allies only', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Favor of Mischief'], resources: 1 }, Bert: { play: ['Cerwyn', 'Hira'] } },
    dungeon: { play: [BOSS] },
  })
  const anna = story.raider('Anna').plays('Favor of Mischief')
  expect(story.offers).toEqual(['Cerwyn', 'Hira'])
  anna.answers('Cerwyn')
  story.resolve()
  expect(story.host('Favor of Mischief')).toBe('Cerwyn')
  story.waitsFor('Anna')
})

test('Favor of Mischief lets its player choose one of several opponents', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['Favor of Mischief', 'Execute'],
        resources: 2,
        play: [{ card: 'Cerwyn', damage: 1 }],
      },
      Bert: { hand: ['Rend'] },
      Cleo: { hand: ['Hira'] },
    },
  })
  const anna = story.raider('Anna').plays('Favor of Mischief', { on: 'Cerwyn' })
  story.resolve()
  anna.plays('Execute', { on: 'Cerwyn' })
  story.resolve()
  expect(story.offers).toEqual(['Bert', 'Cleo'])
  anna.answers('Cleo')
  story.resolve()
  expect([story.cards('Bert', 'hand'), story.cards('Cleo', 'hand')]).toEqual([['Rend'], []])
  story.waitsFor('Anna')
})

test.each([
  ['Flesh Eating Poison', 5],
  ['Pernicious Poison', 3],
])('%s deals %i nature damage each turn to a character that your hero has hit', (name, amount) => {
  const story = scenario({
    raiders: { Anna: { hand: [name, 'Rend'], resources: 7, play: ['Angry Dread'] } },
    dungeon: { below: 0 },
  })
  const anna = story.raider('Anna')
  expect(anna.may(`play ${name}`)).toBe(false)
  anna.attacks('Anna', 'Dungeon', 'Angry Dread').plays(name)
  expect(story.offers).toEqual(['Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  expect([story.host(name), story.damage('Dungeon')]).toEqual(['Dungeon', 2])
  story.turnOf('Anna')
  const [poisoned] = story
    .eventsOfKind('damaged')
    .filter(({ by, types }) => types[0] === 'nature' && by === story.find('Anna'))
  expect(poisoned).toMatchObject({ byCard: 'CD2-R1', card: 'DDD-1', amount })
  story.waitsFor('Anna')
})

test('Shadow Dance gives your hero Assault 2 and Stealth, and again for each Rogue ability', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Shadow Dance', 'Slay the Feeble', 'Rend', 'Barman Shanker'], resources: 7 },
      Bert: { hand: ['Gouge', 'Dismantle'], resources: 3 },
    },
    dungeon: { exhausted: true },
  })
  const dancing = () => [story.has('Anna', 'assault'), story.has('Anna', 'stealth')]
  const anna = story.raider('Anna').plays('Shadow Dance')
  story.resolveAll()
  expect(dancing()).toEqual([2, 1])
  anna.plays('Barman Shanker')
  story.resolveAll()
  anna.plays('Rend', { on: 'Dungeon' })
  story.resolveAll()
  story.raider('Bert').plays('Gouge', { on: 'Dungeon' })
  story.resolveAll()
  expect(dancing()).toEqual([2, 1])
  anna.plays('Slay the Feeble', { on: 'Dungeon' })
  story.resolveAll()
  expect(dancing()).toEqual([4, 2])
  story.turnOf('Bert')
  expect(dancing()).toEqual([0, 0])
  story.waitsFor('Bert')
})

test('Slay the Feeble deals 3 to an exhausted hero or ally', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Slay the Feeble', 'Rend'], resources: 2 } },
    dungeon: { play: [{ card: BOSS, exhausted: true }, 'Defias Envoker'] },
  })
  const anna = story.raider('Anna').plays('Slay the Feeble')
  expect(story.offers).toEqual([BOSS])
  anna.answers(BOSS)
  story.resolve()
  expect(story.damage(BOSS)).toBe(3)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-R1', types: ['melee'] }])
  story.waitsFor('Anna')
})

test("Trickster's Gambit redirects the next damage to your hero to another character, once", () => {
  const story = scenario({
    raiders: { Anna: { hand: ["Trickster's Gambit"], resources: 3 } },
    dungeon: { play: [BOSS, 'Defias Envoker'], below: 0 },
    turn: 'Dungeon',
  })
  story.idleUntil(() => story.game.combat !== null)
  const anna = story.raider('Anna').plays("Trickster's Gambit")
  expect(story.offers).toEqual(['Dungeon', BOSS, 'Defias Envoker'])
  anna.answers(BOSS)
  story.turnOf('Anna')
  const struck = story.eventsOfKind('damaged').map(({ card }) => card)
  expect(struck.slice(0, 3)).toEqual(['DDD-9', 'CD2-R1', 'CD2-R1'])
  story.waitsFor('Anna')
})

test('Randipan draws a card for combat damage to a defending hero', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Randipan', 'Randipan', 'Hira'] } },
    dungeon: { play: [{ card: 'Defias Envoker', exhausted: true }] },
  })
  const anna = story.raider('Anna').attacks('Randipan', 'Defias Envoker').attacks('Hira', 'Dungeon')
  expect(story.cards('Anna', 'hand')).toEqual([])
  anna.attacks('Randipan', 'Dungeon')
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Randipan draws no card for damage to a hero that attacks her', () => {
  const story = scenario({
    players: {
      Anna: { play: ["Perdition's Blade", 'Hira'], resources: 2 },
      Bert: { play: ['Randipan'] },
    },
  })
  story.raider('Anna').attacks('Anna', 'Randipan', "Perdition's Blade")
  expect([story.damage('Anna'), story.cards('Bert', 'hand')]).toEqual([2, []])
  story.waitsFor('Anna')
})

test('Wyndarr Shadefist has Stealth while an opponent has an ally with cost 4 or less', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Wyndarr Shadefist', 'Hira'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  expect(story.has('Wyndarr Shadefist', 'stealth')).toBe(1)
  story.waitsFor('Anna')
})

test('Wyndarr Shadefist ignores friends’ allies and costly allies', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Wyndarr Shadefist', 'Hira'] },
      Bert: { play: ['Roger Ulric'] },
    },
  })
  expect(story.has('Wyndarr Shadefist', 'stealth')).toBe(0)
  story.waitsFor('Anna')
})

test('Silent Crusader exhausts all characters of a hero’s controller for damage to that hero', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Silent Crusader', 'Hira', 'Cerwyn'], resources: 3 },
      Bert: { play: ['Roger Ulric', 'Angry Dread'], resources: 2 },
    },
  })
  const anna = story.raider('Anna').attacks('Cerwyn', 'Bert')
  expect(story.resources('Bert').ready).toBe(2)
  anna.attacks('Anna', 'Bert', 'Silent Crusader')
  expect(['Bert', 'Roger Ulric', 'Angry Dread'].map((name) => story.exhausted(name))).toEqual([
    true,
    true,
    true,
  ])
  expect(story.resources('Bert').ready).toBe(0)
  expect([story.exhausted('Hira'), story.resources('Anna').ready]).toEqual([false, 2])
  story.waitsFor('Anna')
})

test('Silent Crusader exhausts nobody for damage to an ally', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Silent Crusader'], resources: 3 },
      Bert: { play: ['Roger Ulric'], resources: 2 },
    },
  })
  story.raider('Anna').attacks('Anna', 'Roger Ulric', 'Silent Crusader')
  expect(story.resources('Bert').ready).toBe(2)
  story.waitsFor('Anna')
})
