/**
 * A made-up raid with its own exceptions: its rows, tags and decks, and their combination, are those of no printed
 * raid. Only this file knows the raid, and the engine plays it by the rules that the raid lists.
 */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkBonus,
  bossStage,
  both,
  destroy,
  each,
  hero,
  isEqualTo,
  location,
  numberedCardsOfSet,
  opposing,
  put,
  putIntoPlayTogether,
  putIntoResourceRow,
  rememberedCards,
  self,
  target,
  topCards,
  you,
  yourHero,
} from '../cards/builders.ts'
import { registerRaid, type Setup, startGame, viewFor } from '../engine/index.ts'
import {
  actBringingNextBoss,
  actDrawingCards,
  actionStep,
  actPlacingTopCardFaceDown,
  buildTurnSteps,
  endStep,
  inPlayStateOf,
  readyStep,
  wrapUpStep,
} from '../engine/internals.ts'
import { registerScenarioCards } from '../scenarios/mutant.ts'
import { Story } from '../scenarios/scenario.ts'
import { userText } from '../texts/user-text.ts'
import { newBossRaid } from './boss-raid/boss.ts'

const cards = numberedCardsOfSet('OWN', {
  1: hero('Keeper', { melee: 2, health: 4 }, 'Human, Boss 1'),
  2: {
    ...hero('Drowned Keeper', { frost: 3, health: 4 }, 'Ghoul, Boss 2'),
    scenes: { arrival: putIntoPlayTogether(both(self, rememberedCards('lamp'))) },
  },
  3: {
    ...hero('The Deep', { frost: 5, health: 4 }, 'Naga, Boss 3'),
    scenes: { arrival: putIntoPlayTogether(self) },
  },
  4: location('Green Lamp', {}, 'Drowned Keeper', yourHero.has(atkBonus(2))),
  5: ally('Crab', { cost: 0, melee: 1, health: 1 }, 'Shellfish'),
  6: ability('High Tide', { cost: 0 }, 'Tide', yourHero.deals(1, 'frost').to(each(opposing.hero))),
  7: ability('Sand Castle', { cost: 0 }, 'Tide', putIntoResourceRow(topCards(1, you))),
  8: ability('Message in a Bottle', { cost: 0 }, 'Flotsam', you.draw(1)),
  9: ally('Siren', { cost: 0, frost: 1, health: 1 }, 'Naga'),
  10: hero('Sailor', { melee: 2, health: 30 }, 'Orc'),
  11: ability('Net', { cost: 0 }, '', put(target(any.ally), 'hand')),
  12: ability('Douse', { cost: 0 }, '', destroy(each({ kind: 'type', type: 'location' }))),
  13: ability('Harpoon', { cost: 0 }, '', yourHero.deals(4, 'ranged').to(target(opposing.hero))),
})
const [KEEPER = '', DROWNED = '', DEEP = '', LAMP = '', CRAB = '', TIDE = '', CASTLE = '', BOTTLE = ''] =
  cards.map(({ id }) => id)
const SIREN = 'OWN-9'

registerRaid({
  ...newBossRaid({
    name: 'lighthouse',
    first: 'lair',
    bosses: {
      cards: [KEEPER, DROWNED, DEEP],
      aside: true,
      namedBy: { deck: 'lanterns', cards: [LAMP], as: 'lamp' },
    },
    lair: {
      title: 'The Lighthouse',
      deck: [...Array(4).fill(CASTLE), ...Array(20).fill(BOTTLE)],
      decks: {
        lanterns: { cards: [LAMP], stacked: true },
        tides: { cards: [TIDE, TIDE, TIDE, TIDE] },
        crabs: { cards: [CRAB, CRAB], stacked: true, known: true },
        sea: { cards: Array(9).fill(SIREN) },
      },
      rows: { shelf: { of: 'location' } },
      rules: [
        { kind: 'gains', card: CRAB, into: 'play', while: isEqualTo(bossStage, 1) },
        { kind: 'fromDeck', cards: 'drawn', deck: 'sea', while: isEqualTo(bossStage, 2) },
        { kind: 'fromDeck', cards: 'placed', deck: 'crabs' },
        { kind: 'outOfReach', what: { row: 'shelf' } },
        { kind: 'cantMove', what: { tag: 'Naga', row: 'ally' }, from: 'play', except: ['destroyed'] },
        { kind: 'replace', would: 'resolve', what: { tag: 'Tide' }, do: 'remove' },
        {
          kind: 'replace',
          would: 'resolve',
          what: { types: ['ability'], tag: 'Flotsam' },
          do: 'placeAsResource',
        },
        { kind: 'replace', would: 'leavePlay', what: { tag: 'Shellfish' }, do: 'destroy' },
        {
          kind: 'whenBoss',
          it: 'falls',
          do: [
            { kind: 'turnDown', row: 'shelf' },
            { kind: 'remove', what: 'hand' },
          ],
        },
        { kind: 'whenBoss', it: 'isMissing', do: [{ kind: 'playNext', deck: 'tides' }] },
      ],
      turn: buildTurnSteps({
        dawn: [{ step: 'newBoss', does: { boss: actBringingNextBoss }, free: 'instants' }],
        start: [readyStep, { step: 'draw', does: { draw: actDrawingCards(1) }, free: 'instants' }],
        tide: [{ step: 'tide', does: { tide: actPlacingTopCardFaceDown('tides') }, free: 'instants' }],
        action: [actionStep],
        end: [endStep, wrapUpStep],
      }),
    },
  }),
  stacked: true,
})

const setup: Setup = {
  raid: 'lighthouse',
  mode: 'standard',
  cards: registerScenarioCards(cards),
  seats: [
    {
      name: userText('Anna'),
      hero: 'OWN-10',
      deck: ['OWN-11', 'OWN-12', 'OWN-11', ...Array(20).fill('OWN-13')],
    },
  ],
  boss: userText('Ben'),
  everyWindow: true,
}

/** Begins a story in Ben's first action phase. */
const begun = (): Story => {
  const story = new Story(startGame(setup, 1).game)
  while (story.decision?.kind === 'mulligan') story.pick('keep')
  return until(story, 'Ben', 'action')
}
/** Plays on without actions to a step of this player's turn. Gives the first possible answer to any other question. */
const until = (story: Story, name: string, step: string): Story => {
  const isThere = () =>
    story.game.turn.step === step &&
    story.game.turn.player === story.seat(name) &&
    story.decision?.seat === story.seat(name)
  for (story.idleUntil(isThere); !isThere(); story.idleUntil(isThere)) {
    const { options = [], min = 0 } = story.decision ?? {}
    story.pick(...options.slice(0, min).map(({ id }) => id))
  }
  return story
}
/** Continues the story: Anna kills the Boss in her turn after the current or next action phase of Ben. */
const harpooned = (story: Story, boss: string): Story => {
  until(until(story, 'Ben', 'action'), 'Anna', 'action')
    .raider('Anna')
    .plays('Harpoon', { on: boss })
  return story.resolveAll()
}
const rowOf = (story: Story, name: string) => inPlayStateOf(story.game, story.find(name)).row

describe('cards of the lair', () => {
  test('are gained in the ready step while the first Boss is there', () => {
    const story = begun()
    expect(story.party('Ben')).toEqual(['Keeper', 'Crab'])
    story.waitsFor('Ben')
  })

  test('go out of the game or among the resources as they resolve, by their tags', () => {
    const story = begun()
    story.raider('Ben').plays('Sand Castle')
    story.resolve()
    expect(story.cards('Ben', 'removed')).toContain('Sand Castle')
    const before = story.resources('Ben').total
    story.raider('Ben').plays('Message in a Bottle')
    story.resolve()
    expect(story.resources('Ben')).toMatchObject({ total: before + 1, ready: before + 1 })
    expect(story.cards('Ben', 'graveyard')).toEqual([])
    story.waitsFor('Ben')
  })

  test('become resources only from one deck, whose order only their player knows', () => {
    const story = begun()
    const crabs = (viewer: string) => viewFor(story.game, story.seat(viewer)).seats[1]?.decks?.crabs
    expect(crabs('Ben')?.next?.map(({ name }) => name)).toEqual(['Crab', 'Crab'])
    expect(crabs('Anna')?.next).toBeUndefined()
    story.raider('Ben').plays('Sand Castle')
    story.resolve()
    expect([crabs('Ben')?.deck, story.resources('Ben').total]).toEqual([1, 2])
    story.waitsFor('Ben')
  })

  test('are destroyed when they would leave play, if they have the tag', () => {
    const story = until(begun(), 'Anna', 'action')
    story.raider('Anna').plays('Net', { on: 'Crab' })
    story.resolve()
    expect(story.eventsOfKind('moved').filter(({ why }) => why === 'destroyed')).toMatchObject([
      { card: CRAB },
    ])
    expect(story.cards('Ben', 'hand')).not.toContain('Crab')
    story.waitsFor('Anna')
  })
})

describe('Bosses', () => {
  test('when one falls, the hand leaves the game and the tides are played, one after the other', () => {
    const story = harpooned(begun(), 'Keeper')
    expect(story.isInPlay('Keeper')).toBe(false)
    expect([story.damage('Sailor'), story.cards('Ben', 'hand')]).toEqual([1, []])
    expect(story.cards('Ben', 'removed')).toContain('High Tide')
    story.waitsFor('Anna')
  })

  test('the next one comes with the lamp that names him, which is out of reach on its shelf', () => {
    const story = until(harpooned(begun(), 'Keeper'), 'Ben', 'action')
    expect(story.party('Ben')).toContain('Drowned Keeper')
    expect([rowOf(story, 'Green Lamp'), story.atk('Drowned Keeper')]).toEqual(['shelf', 5])
    until(story, 'Anna', 'action').raider('Anna').plays('Douse')
    story.resolve()
    expect(story.isInPlay('Green Lamp')).toBe(true)
    story.waitsFor('Anna')
  })

  test('while he is there, the hand comes from another deck, and its allies stay in play until they are destroyed', () => {
    const story = until(harpooned(begun(), 'Keeper'), 'Ben', 'action')
    expect(story.cards('Ben', 'hand')).toEqual(['Siren'])
    story.raider('Ben').plays('Siren')
    story.resolve()
    until(story, 'Anna', 'action').raider('Anna').plays('Net', { on: 'Siren' })
    story.resolve()
    expect(story.isInPlay('Siren')).toBe(true)
    story.waitsFor('Anna')
  })

  test('his lamp is turned face down as he falls, and the last one, whom no lamp names, ends the raid', () => {
    const story = harpooned(harpooned(begun(), 'Keeper'), 'Drowned Keeper')
    expect(viewFor(story.game, 0).seats[1]?.rows?.shelf).toMatchObject([
      { name: 'Green Lamp', faceDown: true },
    ])
    until(story, 'Ben', 'action')
    expect(story.party('Ben')).toContain('The Deep')
    harpooned(story, 'The Deep').isOver('raiders')
  })
})
