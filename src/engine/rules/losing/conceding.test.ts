/** Conceding is legal at any time, during any question (102.1b). The game continues for the others. */
import { describe, expect, test } from 'vitest'
import { runs, some } from '../../../../test/support/extent.ts'
import {
  ability,
  ally,
  any,
  dropOnto,
  everyone,
  numberedCardsOfSet,
  pay,
  ready,
  rememberedCards,
  riftKeyword,
  self,
  targetsBetween,
  valueOfX,
  yourHero,
} from '../../../cards/builders.ts'
import { cardWithId } from '../../../cards/index.ts'
import { type Story, scenario, scenarioAtMulligan } from '../../../scenarios/scenario.ts'
import { exampleCardsAboutCosts } from '../../../scenarios/test-cards/costs.ts'
import { exampleCardsAboutReplacement } from '../../../scenarios/test-cards/replacing.ts'
import { rebuildGameFromJson } from '../../../scenarios/twin.ts'
import {
  checkInvariants,
  countCardsPerOwner,
  newRandomNumberGenerator,
  playRandomlyWithChecks,
} from '../../../scenarios/watching.testkit.ts'
import type { Card } from '../../model/data/card.ts'
import type { DecisionKind } from '../../model/state/decision.ts'

const SPREAD = 'spread out'
const OAF = 'Lumbering Oaf'
const allies = ['Brigg', 'Zulanji', 'Wysko', 'Skronk Skullseeker']
const hand = ['Rend', 'Execute', 'Karrok Scarrend']

const flipping = (card: string, marked: string, more: object = {}) =>
  scenario({
    raiders: {
      Anna: { play: allies, hand },
      Bert: { play: allies, hand, ...more },
      Cleo: { play: allies, hand },
    },
    dungeon: { deck: [card], play: ['Ogre Bodyguard'] },
    turn: 'Dungeon',
    marked,
    leader: 'Bert',
  })

const cards = [
  ...exampleCardsAboutCosts,
  ...exampleCardsAboutReplacement,
  ...numberedCardsOfSet('OWN', {
    Storm: ability(
      'Storm',
      { cost: 0, costHasX: true, instant: true },
      '',
      yourHero.dealsDivided(valueOfX, 'fire').among(targetsBetween(0, valueOfX, any.heroOrAlly)),
    ),
    Rockfall: ability(
      'Rockfall',
      { cost: 0 },
      '',
      dropOnto(everyone, any.heroOrAlly),
      yourHero.deals(1, 'fire').to(rememberedCards('touched')),
    ),
    Rifted: ally('Rifted', { cost: 7, melee: 1, health: 1 }, 'Orc', riftKeyword),
  }),
]

const acting = (played: string, more: object = {}) =>
  scenario({
    cards,
    raiders: {
      Anna: { play: [{ card: 'Brigg', damage: 1 }], hand: ['Gouge', 'Gouge'], resources: 1 },
      Bert: {
        play: [{ card: 'Brigg', damage: 1 }],
        hand: [played, 'Gouge', 'Scarlet Kris'],
        resources: 7,
        ...more,
      },
      Cleo: { play: [{ card: 'Brigg', damage: 1 }], hand: ['Gouge'], resources: 1 },
    },
    dungeon: { play: [{ card: OAF, damage: 1 }, "Cookie's Cauldron"] },
    turn: 'Bert',
    marked: 'Cleo',
  })

/** Begins a story in which Bert drops a card and is the first to be asked. Then these answers are given. */
const dropping = (...answers: [who: string, what: string][]) => {
  const story = acting('Rockfall')
  story.raider('Bert').plays('Rockfall')
  story.resolve()
  for (const [who, what] of answers) story.raider(who).answers(what)
  return story
}

/** A function for each kind of question. It begins a story in which Bert is asked a question of that kind. */
const asking: Record<DecisionKind, () => Story> = {
  mulligan: () => scenarioAtMulligan({ raiders: { Bert: {}, Anna: {}, Cleo: {} } }),
  priority: () => acting('Rend'),
  target: () => {
    const story = acting('Execute')
    story.raider('Bert').plays('Execute')
    return story
  },
  mode: () => flipping('Do or Die', 'Bert'),
  loop: () => {
    const idle = numberedCardsOfSet('OWN', {
      Idler: ally('Idler', { cost: 1, health: 1 }, '', pay(0).to(ready(self))),
    })
    const story = scenario({ cards: idle, raiders: { Bert: { play: ['Idler'] }, Anna: {}, Cleo: {} } })
    for (let i = 0; i < 30 && story.decision?.kind === 'priority'; i++) {
      story.raider('Bert').uses('Idler')
      story.resolveAll()
    }
    return story
  },
  defender: () => {
    const story = acting('Rend')
    story.pick('attack Brigg')
    return story
  },
  choose: () => {
    const story = flipping('Hope Is Lost', 'Cleo')
    story.raider('Anna').answers('Wysko')
    return story
  },
  may: () => {
    const story = acting('Crushing Strike')
    story.raider('Bert').plays('Crushing Strike', { on: "Cookie's Cauldron" })
    return story.resolve()
  },
  order: () => {
    const story = acting('Rend', { quests: ['The Essence of Enmity'], deck: allies })
    story.raider('Bert').completes('The Essence of Enmity')
    story.resolve()
    story.pick('Brigg')
    return story
  },
  replace: () => {
    const story = acting('EX-replacing-3', { play: ['EX-replacing-1', 'EX-replacing-6'] })
    story.raider('Bert').plays('Fire Blast', { on: 'Dungeon' })
    return story.resolve()
  },
  strike: () => {
    const story = acting('Rend', { play: ['Scarlet Kris'] })
    story.raider('Bert').proposes('Bert', OAF)
    return story.resolve()
  },
  protect: () => flipping('Sneak Attack', 'Anna', { play: ['Tyrennius Scatheblade'] }),
  ready: () => {
    const late: Card = {
      ...cardWithId('CD2-W19'),
      id: 'OWN-1',
      name: 'Late Riser',
      powers: [{ kind: 'continuous', mods: [{ kind: 'mayStayExhausted', to: { kind: 'self' } }] }],
    }
    const play = [{ card: 'OWN-1', exhausted: true as const }]
    return scenario({
      cards: [late],
      raiders: { Anna: {}, Bert: { play }, Cleo: {} },
      dungeon: { deck: ['Life ... and Death'], filler: 'Life ... and Death' },
    }).turnOf('Bert')
  },
  prevent: () => flipping('Sneak Attack', 'Bert', { play: ['Golem Skull Helm'] }),
  unique: () => {
    const story = acting('Scarlet Kris', { play: ["Perdition's Blade"] })
    story.raider('Bert').plays('Scarlet Kris')
    return story.resolve()
  },
  handSize: () => {
    const story = acting('Rend', { hand: Array(9).fill('Rend'), resources: 0 })
    return story.passUntil(() => false)
  },
  discard: () => {
    const story = acting('Rend', { graveyard: ['Fan of Knives'] })
    story.raider('Bert').uses('Fan of Knives')
    return story
  },
  number: () => {
    const story = acting('Storm')
    story.raider('Bert').plays('Storm')
    return story
  },
  divide: () => {
    const story = acting('Storm')
    story.raider('Bert').plays('Storm').answers('x=4').answers(OAF, 'Anna')
    return story
  },
  cost: () => {
    const story = acting('Nalonae')
    story.raider('Bert').plays('Nalonae')
    return story
  },
  layOut: () => dropping(),
  place: () => dropping(['Bert', 'Brigg']),
  aim: () => dropping(['Bert', SPREAD], ['Cleo', SPREAD], ['Anna', SPREAD]),
  name: () => {
    const story = acting('Rifted')
    story.raider('Bert').plays('Rifted')
    return story
  },
}

describe.each(Object.keys(asking) as DecisionKind[])(
  'while Bert is asked (%s), a concession takes effect immediately (102.1b, 102.3)',
  (kind) => {
    test.each(['Bert', 'Anna', 'Cleo'])('%s concedes', (name) => {
      const story = asking[kind]()
      expect([story.decision?.kind, story.decision && story.name(story.decision.seat)]).toEqual([
        kind,
        'Bert',
      ])
      const before = countCardsPerOwner(story.game)
      const seat = story.seat(name)
      story.raider(name).concedes()
      expect(story.game.players[seat]).toMatchObject({ out: true, deck: [], hand: [], graveyard: [] })
      expect(story.game.play.some((id) => story.game.objects[id]?.owner === seat)).toBe(false)
      expect(countCardsPerOwner(story.game)).toEqual(before)
      for (const seed of some([1, 2], 1))
        playRandomlyWithChecks(rebuildGameFromJson(story.game), runs(24, 12), newRandomNumberGenerator(seed))
      checkInvariants(story.game)
      const waits = story.decision
      if (waits) story.waitsFor(story.name(waits.seat), waits.kind)
    })
  },
)

test('if all raiders concede, one after the other, the Dungeon has won', () => {
  const story = acting('Rend')
  for (const name of ['Cleo', 'Bert', 'Anna']) story.raider(name).concedes()
  story.isOver('lair')
})
