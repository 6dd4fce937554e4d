/** The Warlock starters' allies. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'

test('Dread Infernal deals 1 to each opposing character when he enters play, and again when he leaves', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Dread Infernal', 'Fear'], play: ['Karrok Scarrend'], resources: 5 },
      Bert: { play: ['Vaerik Proudhoof'], hand: ['Fear'], resources: 1 },
    },
  })
  story.raider('Anna').plays('Dread Infernal')
  story.resolveAll()
  const hurt = () => ['Anna', 'Karrok Scarrend', 'Bert', 'Vaerik Proudhoof'].map((name) => story.damage(name))
  expect(hurt()).toEqual([0, 0, 1, 1])
  story.turnOf('Bert')
  story.raider('Bert').plays('Fear', { on: 'Dread Infernal' })
  story.resolveAll()
  expect(hurt()).toEqual([0, 0, 2, 2])
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ byCard: 'CD2-L3', types: ['fire'] })
  story.waitsFor('Bert')
})

test('Maazhum deals a hero 3 shadow damage and heals 3 damage from your hero', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Maazhum'], resources: 3, damage: 5 }, Bert: {} },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Maazhum')
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon'])
  story.pick('Dungeon')
  story.resolve()
  expect([story.damage('Dungeon'), story.damage('Anna')]).toEqual([3, 2])
  story.waitsFor('Anna')
})

test('Sarmoth: an opposing character that can attack him can’t attack another character', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Brigg', 'Bloodblade', 'Scarlet Kris'] },
      Bert: { play: ['Sarmoth', 'Zulanji'] },
    },
  })
  story.pick('attack Frizlix of Kezan')
  expect(story.offers).toEqual(['Sarmoth'])
  story.pick('back')
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Sarmoth'])
  story.pick('back')
  story.pick('attack Bloodblade')
  expect(story.offers).toEqual(['Bert'])
  story.waitsFor('Anna', 'defender')
})

test('Sarmoth doesn’t restrict the attackers of his own party', () => {
  const story = scenario({
    players: { Anna: { play: ['Brigg', 'Sarmoth'] }, Bert: { play: ['Zulanji'] } },
  })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Zulanji'])
  story.waitsFor('Anna', 'defender')
})

test('Garell Strout deals an opposing hero 2 when he attacks', () => {
  const story = scenario({
    players: { Anna: { play: ['Garell Strout'] }, Bert: { play: ['Zulanji'] }, Cleo: {} },
  })
  story.raider('Anna').proposes('Garell Strout', 'Zulanji')
  story.resolve()
  expect(story.offers).toEqual(['Bert', 'Cleo'])
  story.pick('Cleo')
  story.fight()
  expect([story.damage('Bert'), story.damage('Cleo')]).toEqual([0, 2])
  story.waitsFor('Anna')
})

test('Malistra the Demonmistress gives friendly Pets 2 ATK', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Malistra the Demonmistress', 'Brigg'] }, Bert: { play: ['Maazhum'] } },
  })
  expect(['Maazhum', 'Brigg'].map((name) => story.atk(name))).toEqual([5, 1])
  story.waitsFor('Anna')
  const apart = scenario({
    players: { Anna: { play: ['Malistra the Demonmistress'] }, Bert: { play: ['Maazhum'] } },
  })
  expect(apart.atk('Maazhum')).toBe(3)
  apart.waitsFor('Anna')
})

test('Tarn Darkwalker: Demons can attack at once, but others can’t', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Selora', 'Zulanji', 'Gouge'], play: ['Tarn Darkwalker'], resources: 5 } },
    dungeon: { play: [OAF] },
  })
  const anna = story.raider('Anna').plays('Selora')
  story.resolve()
  story.pick(OAF)
  story.resolveAll()
  anna.plays('Zulanji')
  story.resolve()
  expect([anna.may('attack Selora'), anna.may('attack Zulanji')]).toEqual([true, false])
  story.waitsFor('Anna')
})

test('Haaroon protects (Protector)', () => {
  const story = scenario({
    players: { Anna: { play: ['Brigg'] }, Bert: { play: ['Haaroon'] } },
  })
  story.raider('Anna').proposes('Brigg', 'Bert')
  story.resolve()
  story.raider('Bert').answers('Haaroon')
  story.fight()
  expect([story.damage('Bert'), story.damage('Haaroon')]).toEqual([0, 1])
  story.waitsFor('Anna')
})

test.each(['Haaroon', 'Selora', 'Maazhum', 'Dread Infernal'])(
  '%s is a Pet, so it or Sarmoth must go (414.3b)',
  (name) => {
    const story = scenario({
      raiders: { Anna: { hand: ['Sarmoth'], play: [name], resources: 3 } },
    })
    story.raider('Anna').plays('Sarmoth')
    story.resolve()
    expect(story.offers).toEqual([name, 'Sarmoth'])
    story.waitsFor('Anna', 'unique')
  },
)

test('Selora can’t be attacked, and gives an ally +1 ATK and -1 health this turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Selora'], play: ['Brigg'], resources: 2 },
      Bert: { play: ['Zulanji', 'Vaerik Proudhoof'] },
    },
  })
  story.raider('Anna').plays('Selora')
  story.resolve()
  expect(story.offers).toEqual(['Brigg', 'Zulanji', 'Vaerik Proudhoof', 'Selora'])
  story.pick('Vaerik Proudhoof')
  story.resolve()
  expect([story.atk('Vaerik Proudhoof'), story.health('Vaerik Proudhoof')]).toEqual([6, 2])
  story.turnOf('Bert')
  expect([story.atk('Vaerik Proudhoof'), story.health('Vaerik Proudhoof')]).toEqual([5, 3])
  story.pick('attack Vaerik Proudhoof')
  expect(story.offers).toEqual(['Anna', 'Brigg'])
  story.waitsFor('Bert', 'defender')
})

test('Brel Blazebeard has Assault 2 this turn when your hero or another ally of yours deals fire damage', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Scorch', 'Ice Lance', 'Gouge'],
        play: ['Brel Blazebeard', "Waz'luk", 'Captain Swash'],
        resources: 3,
      },
      Bert: { hand: ['Scorch'] },
    },
    dungeon: { play: ['Glubtok'] },
  })
  const assault = () => story.has('Brel Blazebeard', 'assault')
  const anna = story.raider('Anna').plays('Ice Lance', { on: 'Glubtok' })
  story.resolveAll()
  anna.attacks('Brel Blazebeard', 'Glubtok').attacks('Captain Swash', 'Glubtok')
  expect(assault()).toBe(0)
  anna.plays('Scorch', { on: 'Dungeon' })
  story.resolveAll()
  expect(assault()).toBe(2)
  anna.attacks("Waz'luk", 'Glubtok')
  expect(assault()).toBe(4)
  story.turnOf('Bert')
  story.raider('Bert').plays('Scorch', { on: 'Dungeon' })
  story.resolveAll()
  expect(assault()).toBe(0)
  story.waitsFor('Bert')
})

test.each(['Brel Blazebeard', 'Nami Dabpox'])('%s can’t be attacked (Elusive)', (name) => {
  const story = scenario({ players: { Anna: { play: ['Brigg'] }, Bert: { play: [name, 'Brigg'] } } })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Brigg'])
  story.waitsFor('Anna', 'defender')
})
