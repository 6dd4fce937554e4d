/** The Paladin starters' allies and equipment. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test.each(['Andiss Butcherson', "Edgemaster's Handguards"])(
  '%s: you pay (1) less to strike with your weapons',
  (name) => {
    const story = scenario({
      players: {
        Anna: { play: [name, 'Barman Shanker'], hand: ['Gouge'], resources: 1 },
        Bert: { play: ['Barman Shanker'], resources: 1 },
      },
    })
    story.raider('Anna').attacks('Anna', 'Bert', 'Barman Shanker')
    expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([2, 0])
    story.turnOf('Bert')
    story.raider('Bert').proposes('Bert', 'Anna')
    story.resolve()
    story.waitsFor('Bert') // and not which weapon he strikes with
  },
)

test('a strike that costs nothing still costs nothing with a reduction (403.2)', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Andiss Butcherson', "Edgemaster's Handguards", 'Scarlet Kris'], resources: 1 },
      Bert: {},
    },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Scarlet Kris')
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([1, 1])
  story.waitsFor('Anna')
})

test("Edgemaster's Handguards prevent 1 damage", () => {
  const story = scenario({
    players: { Bert: { play: ['Karrok Scarrend'] }, Anna: { play: ["Edgemaster's Handguards"] } },
  })
  story.raider('Bert').proposes('Karrok Scarrend', 'Anna')
  story.fight()
  story.raider('Anna').answers("Edgemaster's Handguards")
  expect(story.damage('Anna')).toBe(4)
  story.waitsFor('Bert')
})

test('Apprentice Teep can’t be attacked (Elusive)', () => {
  const story = scenario({
    players: { Anna: { play: ['Brigg'] }, Bert: { play: ['Apprentice Teep', 'Brigg'] } },
  })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Brigg'])
  story.waitsFor('Anna', 'defender')
})

test.each(['Tyrus Lionheart', 'Huruk Lightvow'])('%s protects (Protector)', (name) => {
  const story = scenario({ players: { Anna: { play: ['Brigg'] }, Bert: { play: [name] } } })
  story.raider('Anna').proposes('Brigg', 'Bert')
  story.resolve()
  story.raider('Bert').answers(name)
  story.fight()
  expect([story.damage('Bert'), story.isInPlay('Brigg')]).toEqual([0, false])
  story.waitsFor('Anna')
})

test('Tyrus Lionheart has 4 ATK more while he defends, but not while he attacks', () => {
  const story = scenario({
    players: { Anna: { play: ['Vaerik Proudhoof'] }, Bert: { play: ['Tyrus Lionheart', 'Tyrus Lionheart'] } },
  })
  story.raider('Anna').attacks('Vaerik Proudhoof', 'Tyrus Lionheart')
  expect([story.isInPlay('Vaerik Proudhoof'), story.atk('Tyrus Lionheart')]).toEqual([false, 1])
  story.turnOf('Bert')
  story.raider('Bert').attacks('Tyrus Lionheart', 'Anna')
  expect(story.damage('Anna')).toBe(1)
  story.waitsFor('Bert')
})

test('Dhoros Ravestrike has Assault 3 this turn for (3)', () => {
  const story = scenario({ raiders: { Anna: { play: ['Dhoros Ravestrike'], resources: 3 }, Bert: {} } })
  story.raider('Anna').uses('Dhoros Ravestrike')
  story.resolve()
  expect([story.atk('Dhoros Ravestrike'), story.resources('Anna').ready]).toEqual([6, 0])
  story.turnOf('Bert')
  expect(story.has('Dhoros Ravestrike', 'assault')).toBe(0)
  story.waitsFor('Bert')
})

test('Gorz Blazefist can attack at once (Ferocity)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Gorz Blazefist', 'Zulanji'], resources: 5 } } })
  const anna = story.raider('Anna').plays('Gorz Blazefist')
  story.resolve()
  anna.plays('Zulanji')
  story.resolve()
  expect([anna.may('attack Gorz Blazefist'), anna.may('attack Zulanji')]).toEqual([true, false])
  story.waitsFor('Anna')
})

test('Ruon Wildhoof may heal 2 at the start of your turn (Mend 2)', () => {
  const story = scenario({
    raiders: { Anna: { damage: 3 }, Bert: { play: ['Ruon Wildhoof'] } },
    dungeon: { below: 0 },
  })
  story.idleUntil(() => story.decision?.kind === 'target')
  story.raider('Bert').answers('Anna')
  story.resolve()
  story.waitsFor('Bert', 'may')
})

test('the weapons without powers strike at their printed cost', () => {
  const story = scenario({
    players: { Anna: { play: ['Obsidium Executioner'], hand: ['Gouge'], resources: 5 }, Bert: {} },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Obsidium Executioner')
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([3, 1])
  story.waitsFor('Anna')
})
