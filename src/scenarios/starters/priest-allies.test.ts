/** The Priest starters' allies and wand. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test('Parvink draws a card when he enters play', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Parvink'], resources: 3 } } })
  story.raider('Anna').plays('Parvink')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toEqual(['Oruk Starstorm'])
  story.waitsFor('Anna')
})

test.each(['Parvink', 'Kuatha Mornhoof', 'Zulbraka'])('%s protects (Protector)', (name) => {
  const story = scenario({ players: { Anna: { play: ['Brigg'] }, Bert: { play: [name] } } })
  story.raider('Anna').proposes('Brigg', 'Bert')
  story.resolve()
  story.raider('Bert').answers(name)
  story.fight()
  expect([story.damage('Bert'), story.damage(name)]).toEqual([0, 1])
  story.waitsFor('Anna')
})

test.each(['Priestess Katianna', 'Falixia Frizzleblast'])('%s can’t be attacked (Elusive)', (name) => {
  const story = scenario({ players: { Anna: { play: ['Brigg'] }, Bert: { play: [name, 'Brigg'] } } })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Brigg'])
  story.waitsFor('Anna', 'defender')
})

test('Talian Bladebender: opponents can’t strike with weapons, but you can', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Scarlet Kris'] },
      Anna: { play: ['Scarlet Kris', 'Talian Bladebender'] },
    },
  })
  story.raider('Bert').proposes('Bert', 'Anna')
  story.resolve()
  expect(story.offers).toEqual(['Scarlet Kris', 'none'])
  story.waitsFor('Anna', 'strike')
})

test('Wand of the Forgotten Star: a hero’s controller loses as many cards from their deck as the damage it dealt', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Wand of the Forgotten Star'], hand: ['Infiltrate', 'Gouge'], resources: 5 },
      Bert: { deck: ['Rend', 'Zulanji', 'Brigg', 'Gouge'] },
    },
  })
  const anna = story.raider('Anna').plays('Infiltrate', { on: 'Anna' })
  story.resolve()
  anna.proposes('Anna', 'Bert')
  story.resolve()
  story.pick('Wand of the Forgotten Star')
  story.fight()
  story.resolveAll()
  expect([story.damage('Bert'), story.cards('Bert', 'graveyard').toSorted()]).toEqual([
    3,
    ['Brigg', 'Rend', 'Zulanji'],
  ])
  story.waitsFor('Anna')
})

test('Wand of the Forgotten Star counts neither damage to an ally nor damage that another card deals to a hero', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Wand of the Forgotten Star', 'Brigg'], hand: ['Gouge'], resources: 2 },
      Bert: { play: ['Karrok Scarrend'] },
    },
  })
  story.raider('Anna').attacks('Anna', 'Karrok Scarrend', 'Wand of the Forgotten Star')
  story.raider('Anna').attacks('Brigg', 'Bert')
  expect([story.damage('Karrok Scarrend'), story.cards('Bert', 'graveyard')]).toEqual([1, []])
  story.waitsFor('Anna')
})

test("Ra'chee heals 2 damage from a hero or ally when he enters play", () => {
  const story = scenario({
    raiders: { Anna: { hand: ["Ra'chee"], play: ['Brigg'], resources: 1 }, Bert: { damage: 5 } },
  })
  story.raider('Anna').plays("Ra'chee")
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon', 'Brigg', "Ra'chee"])
  story.pick('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(3)
  story.waitsFor('Anna')
})

test.each([
  ['yes', false],
  ['no', true],
])("Raztu'jor may destroy a weapon when he attacks: %s", (answer, stays) => {
  const story = scenario({
    players: {
      Anna: { play: ["Raztu'jor"], hand: ['Gouge'] },
      Bert: { play: ['Scarlet Kris', 'Golem Skull Helm'] },
    },
  })
  story.raider('Anna').proposes("Raztu'jor", 'Bert')
  story.resolve()
  expect(story.offers).toEqual(['Scarlet Kris'])
  story.pick('Scarlet Kris')
  story.resolve()
  story.raider('Anna').answers(answer)
  expect(story.isInPlay('Scarlet Kris')).toBe(stays)
  story.waitsFor('Bert', stays ? 'strike' : 'prevent')
})

test("Vesh'ral can attack at once (Ferocity)", () => {
  const story = scenario({ raiders: { Anna: { hand: ["Vesh'ral", 'Zulanji'], resources: 5 } } })
  const anna = story.raider('Anna').plays("Vesh'ral")
  story.resolve()
  anna.plays('Zulanji')
  story.resolve()
  expect([anna.may("attack Vesh'ral"), anna.may('attack Zulanji')]).toEqual([true, false])
  story.waitsFor('Anna')
})
