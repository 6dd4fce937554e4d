/** The Dungeon's abilities, second half: 28 to 36. */
import { expect, test } from 'vitest'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup, TableSetup } from '../../../scenarios/table-setup.ts'

/**
 * Begins a story in which the Dungeon flips this card first. The cards that it flips next do nothing here. Bert is
 * MARKED.
 */
function flipping(
  card: string,
  raiders: Record<string, PartySetup>,
  dungeon: TableSetup['dungeon'] = {},
): Story {
  const deck = [card, ...(dungeon.deck ?? [])]
  return scenario({
    raiders,
    dungeon: { filler: 'The Brotherhood Assembles', below: 4, ...dungeon, deck },
    turn: 'Dungeon',
    marked: 'Bert',
  })
}

const damageBy = (story: Story, card: string) =>
  story.eventsOfKind('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

test('Hope Is Lost: each raider except the MARKED one chooses an ability, ally or equipment to lose', () => {
  const play = ['Brigg', 'Scarlet Kris', 'Battle Shout']
  const story = flipping('Hope Is Lost', {
    Anna: { play, resources: 1, quests: ['Entrenched'] },
    Bert: { play },
    Cleo: { play },
  })
  expect(story.offers).toEqual(play)
  story.raider('Anna').answers('Scarlet Kris')
  expect(story.cards('Anna', 'graveyard')).toEqual([])
  story.raider('Cleo').answers('Battle Shout')
  expect([story.cards('Anna', 'graveyard'), story.cards('Cleo', 'graveyard')]).toEqual([
    ['Scarlet Kris'],
    ['Battle Shout'],
  ])
  expect(story.party('Bert')).toHaveLength(4)
  story.waitsFor('Bert', 'strike')
})

test('"I Always Excelled at Poisons ...": each raider keeps one ally', () => {
  const story = flipping('"I Always Excelled at Poisons ..."', {
    Anna: { play: ['Brigg', 'Zulanji', 'Scarlet Kris'] },
    Bert: { play: ['Brigg'] },
    Cleo: {},
  })
  story.raider('Anna').answers('Zulanji')
  expect([story.party('Anna').slice(1), story.party('Bert').slice(1)]).toEqual([
    ['Zulanji', 'Scarlet Kris'],
    ['Brigg'],
  ])
  story.waitsFor('Anna')
})

test('"I\'m Taking You All With Me!": each raider discards their hand, draws as many cards and takes that much damage', () => {
  const story = flipping('"I\'m Taking You All With Me!"', {
    Anna: { hand: ['Brigg', 'Rend'] },
    Bert: {},
    Cleo: { hand: ['Rend'] },
  })
  expect([story.cards('Anna', 'graveyard'), story.cards('Cleo', 'graveyard')]).toEqual([
    ['Brigg', 'Rend'],
    ['Rend'],
  ])
  expect([damageBy(story, 'DDD-1'), story.damage('Anna'), story.damage('Cleo')]).toEqual([[2, 1, 3], 2, 1])
  expect([story.cards('Anna', 'hand').length, story.cards('Bert', 'hand').length]).toEqual([3, 0])
  story.waitsFor('Anna')
})

test('Life ... and Death: the Dungeon hero heals 10 from itself and from each Dungeon ally', () => {
  const story = flipping(
    'Life ... and Death',
    { Anna: { damage: 5 }, Bert: {} },
    {
      play: [
        { card: 'Lumbering Oaf', damage: 7 },
        { card: 'Vapor', damage: 1 },
      ],
      damage: 15,
    },
  )
  expect([story.damage('Dungeon'), story.damage('Lumbering Oaf'), story.damage('Vapor')]).toEqual([5, 0, 0])
  expect(story.damage('Anna')).toBe(5)
  story.waitsFor('Anna')
})

test('Marked for Death gives Dungeon allies 2 ATK and Long-Range this turn', () => {
  const story = flipping(
    'Marked for Death',
    { Anna: {}, Bert: { play: ['Tyrennius Scatheblade'] } },
    { play: ['Ogre Bodyguard'] },
  )
  story.pick('none')
  story.pick('Tyrennius Scatheblade')
  expect([damageBy(story, 'DDD-16'), story.damage('Ogre Bodyguard')]).toEqual([[4], 0])
  expect([story.atk('Ogre Bodyguard'), story.has('Ogre Bodyguard', 'longRange')]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('"MY FATE IS MY OWN!": a raider discards two cards whenever the ally with it deals that raider’s hero damage', () => {
  const fate = '"MY FATE IS MY OWN!"'
  const story = flipping(
    fate,
    { Anna: { hand: ['Rend'] }, Bert: { hand: ['Brigg', 'Rend', 'Zulanji'] } },
    {
      play: ['Ogre Bodyguard', 'Defias Squallshaper', 'Helix Gearbreaker'],
    },
  )
  expect(story.host(fate)).toBe('Helix Gearbreaker')
  expect([story.cards('Bert', 'hand').length, story.cards('Bert', 'graveyard').length]).toEqual([1, 2])
  expect(story.cards('Anna', 'graveyard')).toEqual([])
  story.waitsFor('Anna')
})

test('"MY FATE IS MY OWN!" does nothing when the damage is dealt to an ally', () => {
  const story = flipping(
    '"MY FATE IS MY OWN!"',
    { Anna: {}, Bert: { hand: ['Brigg', 'Rend'], play: ['Drizzie Steelslam'] } },
    {
      play: ['Ogre Bodyguard'],
    },
  )
  story.pick('none')
  story.pick('Drizzie Steelslam')
  expect([story.damage('Drizzie Steelslam'), story.cards('Bert', 'hand').length]).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('Nightmare Elixir attaches to a raiding hero of the raiders’ choice, and a character that attacks it has Assault 5', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: {}, Cleo: {} },
    dungeon: {
      deck: ['Nightmare Elixir'],
      play: ['Ogre Bodyguard'],
      filler: 'The Brotherhood Assembles',
      below: 4,
    },
    turn: 'Dungeon',
    marked: 'Bert',
    leader: 'Cleo',
  })
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 2, side: 'raiders' })
  expect(story.offers).toEqual(['Anna', 'Bert', 'Cleo'])
  story.pick('Bert')
  expect(story.host('Nightmare Elixir')).toBe('Bert')
  expect([damageBy(story, 'DDD-1'), damageBy(story, 'DDD-16')]).toEqual([[8], [7]])
  story.waitsFor('Anna')
})

test('Nightmare Elixir does nothing for a character that attacks another hero', () => {
  const story = flipping('Nightmare Elixir', { Anna: {}, Bert: {} }, { play: ['Ogre Bodyguard'] })
  story.pick('Anna')
  expect([damageBy(story, 'DDD-1'), damageBy(story, 'DDD-16')]).toEqual([[3], [2]])
  story.waitsFor('Anna')
})

test('Sneak Attack gives Dungeon allies 2 ATK and Stealth this turn', () => {
  const story = flipping(
    'Sneak Attack',
    { Anna: {}, Bert: { play: ['Tyrennius Scatheblade'] } },
    { play: ['Ogre Bodyguard'] },
  )
  expect(story.heroName(story.decision?.source ?? 0)).toBe('Dungeon')
  story.pick('none')
  expect(damageBy(story, 'DDD-16')).toEqual([4])
  expect([story.atk('Ogre Bodyguard'), story.has('Ogre Bodyguard', 'stealth')]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('"Your Tale Ends Here!": the Dungeon hero deals each raiding ally 1 for each Dungeon ally', () => {
  const story = flipping(
    '"Your Tale Ends Here!"',
    { Anna: { play: ['Karrok Scarrend'] }, Bert: { play: ['Karrok Scarrend'] } },
    {
      play: ['Ogre Bodyguard', 'Vapor'],
    },
  )
  expect([story.damage('Karrok Scarrend'), story.damage('Karrok Scarrend#2')]).toEqual([2, 2])
  expect(
    story
      .eventsOfKind('damaged')
      .slice(0, 2)
      .map((one) => one.byCard),
  ).toEqual(['DDD-1', 'DDD-1'])
  story.waitsFor('Anna')
})
