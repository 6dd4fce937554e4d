/** The Alliance Warrior starter's own cards. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const BOSS = 'Lumbering Oaf'

test('Stromdak of Ironforge searches the deck for an equipment, on your turn', () => {
  const deck = ['Rend', 'Angry Dread', "Bloodbane's Fall"]
  const story = scenario({
    raiders: { Anna: { hero: 'Stromdak of Ironforge', resources: 5, deck, below: 3 } },
  })
  const anna = story.raider('Anna').uses('Stromdak of Ironforge')
  expect(story.resources('Anna').ready).toBe(0)
  expect(story.isFaceDown('Anna')).toBe(true)
  story.resolve()
  expect(story.offers).toEqual(expect.arrayContaining(['Angry Dread', "Bloodbane's Fall"]))
  expect(story.offers).not.toContain('Rend')
  anna.answers('Angry Dread')
  expect(story.cards('Anna', 'hand')).toEqual(['Angry Dread'])
  expect(story.eventsOfKind('revealed')).toMatchObject([{ cards: ['CD2-P22'] }])
  story.waitsFor('Anna')
})

test('Stromdak of Ironforge doesn’t search on another player’s turn', () => {
  const bert = { hero: 'Stromdak of Ironforge', resources: 5, hand: ['Rend'] }
  const story = scenario({ raiders: { Anna: { play: ['Hira'] }, Bert: bert } })
  story.raider('Anna').proposes('Hira', 'Dungeon')
  expect(story.offers).toEqual(['pass', 'play Rend'])
  story.turnOf('Bert')
  expect(story.raider('Bert').may('power Stromdak of Ironforge')).toBe(true)
  story.waitsFor('Bert')
})

test('Enraged Regeneration heals 3 when your hero attacks with a weapon', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Rend'],
        play: ['Enraged Regeneration', 'Angry Dread'],
        resources: 3,
        damage: 8,
      },
    },
  })
  story.raider('Anna').attacks('Anna', 'Dungeon', 'Angry Dread')
  expect(story.damage('Anna')).toBe(5)
  expect(story.eventsOfKind('healed')).toMatchObject([{ card: 'CD2-R1', amount: 3 }])
  story.waitsFor('Anna')
})

test('Enraged Regeneration heals nothing without a weapon, nor for an ally or another player’s hero', () => {
  const play = ['Enraged Regeneration', 'Cerwyn']
  const story = scenario({
    raiders: {
      Anna: { play, damage: 8, hand: ['Juggernaut'], resources: 1 },
      Bert: { play: ['Angry Dread'], hand: ['Rend'], resources: 3 },
    },
  })
  const anna = story.raider('Anna').plays('Juggernaut')
  story.resolve()
  anna.attacks('Anna', 'Dungeon').attacks('Cerwyn', 'Dungeon')
  expect(story.damage('Dungeon')).toBe(4)
  story.turnOf('Bert')
  story.raider('Bert').attacks('Bert', 'Dungeon', 'Angry Dread')
  expect(story.damage('Dungeon')).toBe(6)
  expect(story.eventsOfKind('healed')).toEqual([])
  story.waitsFor('Bert')
})

test('Enraged Regeneration heals nothing when your hero defends', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Cerwyn', 'Hira'] },
      Anna: { play: ['Enraged Regeneration', 'Angry Dread'], resources: 2, damage: 8 },
    },
  })
  story.raider('Bert').attacks('Cerwyn', 'Anna', 'Angry Dread')
  expect([story.isInPlay('Cerwyn'), story.damage('Anna')]).toEqual([false, 9])
  story.waitsFor('Bert')
})

test('Heroic Leap exhausts two characters and deals 1 to those that it exhausts', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Heroic Leap'], resources: 2 } },
    dungeon: { play: [{ card: BOSS, exhausted: true }, 'Defias Envoker'] },
  })
  story.raider('Anna').plays('Heroic Leap', { on: [BOSS, 'Defias Envoker'] })
  story.resolve()
  expect(story.exhausted('Defias Envoker')).toBe(true)
  expect([story.damage(BOSS), story.damage('Defias Envoker')]).toEqual([0, 1])
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-R1', types: ['melee'] }])
  story.waitsFor('Anna')
})

test('Heroic Leap may be played without a target', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Heroic Leap'], resources: 2 } } })
  story.raider('Anna').plays('Heroic Leap', { on: [] })
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toEqual(['Heroic Leap'])
  story.waitsFor('Anna')
})

test('Stance Mastery exhausts to give your hero 1 ATK this combat', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend'], resources: 1, play: ['Stance Mastery', "Bloodbane's Fall"] } },
    dungeon: { play: [BOSS] },
  })
  story.raider('Anna').proposes('Anna', BOSS)
  story.resolve()
  const anna = story.raider('Anna').uses('Stance Mastery')
  expect(story.exhausted('Stance Mastery')).toBe(true)
  story.resolve()
  expect(story.atk('Anna')).toBe(2)
  story.fight()
  anna.answers('none')
  story.fight()
  expect([story.damage(BOSS), story.atk('Anna')]).toEqual([2, 1])
  expect(anna.may('power Stance Mastery')).toBe(false)
  story.waitsFor('Anna')
})

test('Liba Wobblebonk draws a card when she enters play', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Liba Wobblebonk'], resources: 5 } } })
  story.raider('Anna').plays('Liba Wobblebonk')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Mooncaller Jynalla Nightpath is 8/8 and protects while you control a Shout', () => {
  const name = 'Mooncaller Jynalla Nightpath'
  const story = scenario({
    raiders: {
      Anna: { play: [name, 'Enraged Regeneration'] },
      Bert: { hand: ['Battle Shout'], resources: 3, play: [name] },
    },
  })
  story.raider('Bert').plays('Battle Shout')
  story.resolve()
  const second = `${name}#2`
  expect([story.atk(name), story.health(name), story.has(name, 'protector')]).toEqual([5, 5, 0])
  // The Shout itself gives 1 additional ATK.
  expect([story.atk(second), story.health(second), story.has(second, 'protector')]).toEqual([9, 8, 1])
  story.waitsFor('Anna')
})

test('Nakistis, Exodar Armorer is 3/2 while you control an armor', () => {
  const name = 'Nakistis, Exodar Armorer'
  const story = scenario({
    raiders: { Anna: { play: [name, "Bloodbane's Fall"] }, Bert: { play: [name, 'Angry Dread'] } },
  })
  expect([story.atk(name), story.health(name)]).toEqual([3, 2])
  expect([story.atk(`${name}#2`), story.health(`${name}#2`)]).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('Warmace of Menethil draws a card for its damage', () => {
  const story = scenario({ raiders: { Anna: { play: ['Warmace of Menethil', 'Cerwyn'], resources: 2 } } })
  const anna = story.raider('Anna').attacks('Cerwyn', 'Dungeon')
  expect(story.cards('Anna', 'hand')).toEqual([])
  anna.attacks('Anna', 'Dungeon', 'Warmace of Menethil')
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Forged of Shadow and Flame draws a card if you have an equipment', () => {
  const quests = ['Forged of Shadow and Flame']
  const story = scenario({
    raiders: { Anna: { quests, resources: 2, play: ['Angry Dread'] }, Bert: { quests, resources: 2 } },
  })
  story.raider('Anna').completes('Forged of Shadow and Flame')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.turnOf('Bert')
  expect(story.raider('Bert').may('quest Forged of Shadow and Flame')).toBe(false)
  story.waitsFor('Bert')
})
