/** The Alliance Death Knight starter's own cards. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const BOSS = 'Lumbering Oaf'
const fever = { card: 'Frost Fever', on: 'Dungeon' }

test('Davron of Stormwind prevents a hero or ally from protecting this turn', () => {
  const story = scenario({
    players: {
      Anna: { hero: 'Davron of Stormwind', resources: 1, play: ['Cerwyn', 'Hira'] },
      Bert: { play: ['Knight Karia', 'Petreus Roffe'] },
    },
  })
  const anna = story.raider('Anna').uses('Davron of Stormwind')
  expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Cerwyn', 'Hira', 'Knight Karia', 'Petreus Roffe'])
  anna.answers('Knight Karia')
  expect([story.resources('Anna').ready, story.isFaceDown('Anna')]).toEqual([0, true])
  story.resolve()
  anna.proposes('Cerwyn', 'Bert')
  story.passUntil(() => false)
  expect(story.offers).toEqual(['Petreus Roffe', 'none'])
  story.waitsFor('Bert', 'protect')
})

test('Davron of Stormwind can flip only on his own turn', () => {
  const bert = { hero: 'Davron of Stormwind', resources: 2, hand: ['Rend'] }
  const story = scenario({ raiders: { Anna: { play: ['Hira'] }, Bert: bert } })
  story.raider('Anna').proposes('Hira', 'Dungeon')
  expect(story.offers).toEqual(['pass', 'play Rend'])
  story.waitsFor('Bert')
})

test.each([
  ['nobody', ['Stance Mastery'], [], 0],
  ['another raider', [], [fever], 0],
  ['its player', [fever], [], 5],
])('Black Blood deals 5 damage to an ally, and to a hero if %s has a Disease', (_, own, others, more) => {
  const story = scenario({
    raiders: { Anna: { hand: ['Black Blood'], resources: 5, play: own }, Bert: { play: others } },
    dungeon: { play: [BOSS] },
  })
  const before = story.damage('Dungeon')
  const anna = story.raider('Anna').plays('Black Blood')
  expect(story.offers).toEqual([BOSS])
  anna.answers(BOSS)
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  expect([story.damage(BOSS), story.damage('Dungeon') - before]).toEqual([5, more])
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ byCard: 'CD2-R1', types: ['shadow'] })
  story.waitsFor('Anna')
})

test('Chains of Ice prevents an opposing ally from attacking, and finds a Disease', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Chains of Ice'], resources: 2, deck: ['Frost Fever', 'Path of Frost'], play: ['Hira'] },
      Bert: { play: ['Cerwyn', 'Roger Ulric'] },
    },
  })
  const anna = story.raider('Anna').plays('Chains of Ice')
  expect(story.offers).toEqual(['Cerwyn', 'Roger Ulric'])
  anna.answers('Cerwyn')
  story.resolve()
  expect(story.offers).toEqual(['Frost Fever'])
  anna.answers('Frost Fever')
  expect(story.cards('Anna', 'hand')).toEqual(['Frost Fever'])
  expect(story.eventsOfKind('revealed')).toMatchObject([{ cards: ['CD2-K5'] }])
  expect(story.host('Chains of Ice')).toBe('Cerwyn')
  story.turnOf('Bert')
  const bert = story.raider('Bert')
  expect([bert.may('attack Cerwyn'), bert.may('attack Roger Ulric')]).toEqual([false, true])
  story.waitsFor('Bert')
})

test('Glacial Strike deals 5 frost to an ally', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Glacial Strike'], resources: 3, play: ['Hira'] } },
    dungeon: { play: [BOSS] },
  })
  const anna = story.raider('Anna').plays('Glacial Strike')
  expect(story.offers).toEqual(['Hira', BOSS])
  anna.answers(BOSS)
  story.resolve()
  expect(story.damage(BOSS)).toBe(5)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-R1', types: ['frost'] }])
  story.waitsFor('Anna')
})

test('Hungering Cold deals 1 frost to each opposing hero or ally that exhausts', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Hungering Cold', 'Cerwyn'], hand: ['Gouge', 'Gouge', 'Rend'], resources: 3 },
      Bert: { play: ['Roger Ulric', { card: 'Petreus Roffe', exhausted: true }] },
    },
  })
  const anna = story.raider('Anna').attacks('Cerwyn', 'Petreus Roffe')
  anna.plays('Gouge', { on: 'Bert' })
  story.resolveAll()
  anna.plays('Gouge', { on: 'Roger Ulric' })
  story.resolveAll()
  const frost = story.eventsOfKind('damaged').filter(({ types }) => types[0] === 'frost')
  expect(frost).toMatchObject([
    { object: story.find('Bert'), by: story.find('Anna'), amount: 1 },
    { object: story.find('Roger Ulric'), by: story.find('Anna'), amount: 1 },
  ])
  story.waitsFor('Anna')
})

test('Outbreak reduces the ATK and health of opposing allies by the cost of a Disease', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Outbreak', 'Rend'],
        resources: 5,
        play: [{ card: 'Blood Chill', on: 'Dungeon' }, fever, 'Olaf Steelbreaker'],
      },
      Bert: {},
    },
    dungeon: { play: [BOSS, 'Defias Envoker'] },
  })
  story.pick('trigger Blood Chill')
  story.passUntil(() => story.isCalm())
  const [atk, health] = [story.atk(BOSS), story.health(BOSS)]
  const anna = story.raider('Anna').plays('Outbreak')
  story.resolve()
  expect(story.offers).toEqual(['Blood Chill', 'Frost Fever'])
  anna.answers('Blood Chill')
  expect([story.atk(BOSS), story.health(BOSS)]).toEqual([atk - 3, health - 3])
  expect([story.atk('Olaf Steelbreaker'), story.health('Olaf Steelbreaker')]).toEqual([4, 6])
  expect(story.isInPlay('Defias Envoker')).toBe(false)
  story.turnOf('Bert')
  expect([story.atk(BOSS), story.health(BOSS)]).toEqual([atk, health])
  story.waitsFor('Bert')
})

test('Outbreak does nothing without a Disease', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Outbreak', 'Rend'], resources: 5, play: ['Stance Mastery'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  const atk = story.atk('Defias Envoker')
  story.raider('Anna').plays('Outbreak')
  story.resolve()
  expect([story.atk('Defias Envoker'), story.health('Defias Envoker')]).toEqual([atk, 3])
  story.waitsFor('Anna')
})

test('Path of Frost puts an ally from your graveyard on top of your deck', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Path of Frost'], graveyard: ['Hira', 'Rend'] },
      Bert: { graveyard: ['Cerwyn'] },
    },
  })
  const anna = story.raider('Anna').plays('Path of Frost')
  expect(story.offers).toEqual(['Hira'])
  anna.answers('Hira')
  story.resolve()
  expect(story.cards('Anna', 'deck')[0]).toBe('Hira')
  story.waitsFor('Anna')
})

test('Surge of Blood deals 2 melee and gives your weapons Assault 2 this turn', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Surge of Blood'], resources: 4, play: ['Angry Dread'] },
      Bert: { play: ['Silent Crusader'] },
    },
    dungeon: { play: [BOSS] },
  })
  const anna = story.raider('Anna').plays('Surge of Blood')
  expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Dungeon', BOSS])
  anna.answers(BOSS)
  story.resolve()
  expect(story.damage(BOSS)).toBe(2)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-R1', types: ['melee'] }])
  expect([story.atk('Angry Dread'), story.has('Silent Crusader', 'assault')]).toEqual([4, 0])
  anna.attacks('Anna', BOSS, 'Angry Dread')
  expect(story.damage(BOSS)).toBe(6)
  story.turnOf('Bert')
  expect(story.atk('Angry Dread')).toBe(2)
  story.waitsFor('Bert')
})

test('Koeus may destroy any player’s ability if you have one', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Koeus'], resources: 3, play: ['Stance Mastery'] } },
    dungeon: { play: [{ card: 'Building Her Forces', on: 'Anna' }] },
  })
  const anna = story.raider('Anna').plays('Koeus')
  story.resolve()
  expect(story.offers.sort()).toEqual(['Building Her Forces', 'Stance Mastery'])
  anna.answers('Building Her Forces')
  story.resolve()
  anna.answers('yes')
  expect(story.isInPlay('Building Her Forces')).toBe(false)
  story.waitsFor('Anna')
})

test('Koeus destroys nothing if you have no ability', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Koeus'], resources: 3 } },
    dungeon: { play: [{ card: 'Building Her Forces', on: 'Anna' }] },
  })
  story.raider('Anna').plays('Koeus')
  story.resolveAll()
  expect(story.isInPlay('Koeus')).toBe(true)
  story.waitsFor('Anna')
})

test('Olaf Steelbreaker protects (Protector)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Olaf Steelbreaker'] } },
    dungeon: { below: 0 },
    turn: 'Dungeon',
  })
  expect(story.offers).toEqual(['Olaf Steelbreaker', 'none'])
  story.waitsFor('Anna', 'protect')
})

test('Stargazer Ronal may make a player shuffle their graveyard into their deck', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Execute', 'Rend'], resources: 2, play: [{ card: 'Stargazer Ronal', damage: 1 }] },
      Bert: { graveyard: ['Hira', 'Cerwyn'], below: 2 },
    },
  })
  const anna = story.raider('Anna').plays('Execute', { on: 'Stargazer Ronal' })
  story.resolve()
  expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Dungeon'])
  anna.answers('Bert')
  story.resolve()
  anna.answers('yes')
  expect(story.cards('Bert', 'graveyard')).toEqual([])
  expect(story.cards('Bert', 'deck')).toEqual(expect.arrayContaining(['Hira', 'Cerwyn']))
  story.waitsFor('Anna')
})

test('Colossal Skull-Clad Cleaver has Assault 1 for each opposing ally that was destroyed', () => {
  const cleaver = 'Colossal Skull-Clad Cleaver'
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Execute', 'Execute', 'Execute', 'Rend'],
        resources: 4,
        play: [cleaver, { card: 'Cerwyn', damage: 1 }],
      },
      Bert: {},
    },
    dungeon: {
      play: [
        { card: BOSS, damage: 1 },
        { card: 'Defias Envoker', damage: 1 },
      ],
    },
  })
  const anna = story.raider('Anna').plays('Execute', { on: 'Cerwyn' })
  story.resolveAll()
  expect(story.atk(cleaver)).toBe(4)
  anna.plays('Execute', { on: BOSS })
  story.resolveAll()
  anna.plays('Execute', { on: 'Defias Envoker' })
  story.resolveAll()
  expect(story.atk(cleaver)).toBe(6)
  story.turnOf('Bert')
  expect([story.atk(cleaver), story.has(cleaver, 'assault')]).toEqual([4, 2])
  story.waitsFor('Bert')
})
