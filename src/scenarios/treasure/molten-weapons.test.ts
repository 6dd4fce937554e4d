/** Molten Core's treasure: the weapons. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  armor,
  each,
  friendly,
  hero,
  numberedCardsOfSet,
  target,
  weapon,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const free = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('EX', {
  giant: ally('Giant', { melee: 2, health: 30 }, ''),
  bolt: ability('Bolt', free, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  balm: ability('Balm', free, '', yourHero.heals(3).from(target(any.heroOrAlly))),
  tide: ability('Tide', free, '', yourHero.heals(1).from(each(friendly.heroOrAlly))),
  think: ability('Think', free, '', you.draw(1)),
  mail: armor('Mail', { cost: 1, def: 1 }, 'Chest (1)'),
  club: weapon('Club', { cost: 0, melee: 3, strikeCost: 0 }, 'Melee (1), Mace'),
  anathema: weapon('Anathema', { cost: 5, melee: 1, strikeCost: 0 }, 'Two-Handed, Melee (1), Staff'),
  hunter: hero('Hunter of Nowhere', { health: 30, classes: ['Hunter'] }, 'Orc, Mining'),
  rogue: hero('Rogue of Nowhere', { health: 30, classes: ['Rogue'] }, 'Orc, Enchanting'),
})

const table = (parties: { Anna: PartySetup; Bert?: PartySetup; Cleo?: PartySetup }, turn = 'Anna'): Story =>
  scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: { Bert: {}, Cleo: {}, ...parties },
    turn,
  })

/** Continues the story: Anna attacks, strikes with the weapon, and chooses these targets for its trigger. */
const strikes = (story: Story, blade: string, whom: string, ...targets: string[]): Story => {
  story.raider('Anna').proposes('Anna', whom)
  story.passUntil(() => story.decision?.kind === 'strike')
  story.pick(blade)
  for (const one of targets) story.raider('Anna').answers(one)
  return story.fight()
}

const struck = (blade: string, whom = 'Bert', anna: PartySetup = {}, bert: PartySetup = {}): Story =>
  strikes(
    table({
      Anna: { hand: ['Wrath'], resources: 9, spent: 0, ...anna, play: [blade, ...(anna.play ?? [])] },
      Bert: { play: ['Giant'], ...bert },
    }),
    blade,
    whom,
  )

const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter(({ why, seat }) => why === 'drawn' && seat === story.seat('Anna')).length

const paid = (story: Story): number => {
  const { ready, total } = story.resources('Anna')
  return total - ready
}

test.each([
  ['Aurastone Hammer', 1, 2],
  ['Azuresong Mageblade', 1, 3],
  ['Benediction', 1, 4],
  ['Blastershot Launcher', 3, 2],
  ["Bonereaver's Edge", 5, 3],
  ['Brutality Blade', 3, 2],
  ["Eskhandar's Right Claw", 1, 3],
  ["Finkle's Lava Dredger", 1, 3],
  ['Obsidian Edged Blade', 4, 1],
  ['MCT-25', 2, 2],
  ["Rhok'delar, Longbow of the Ancient Keepers", 5, 2],
  ['Shadowstrike', 3, 3],
  ["Striker's Mark", 1, 2],
])('%s deals %i for %i', (blade, dealt, cost) => {
  const name = blade === 'MCT-25' ? "Perdition's Blade" : blade
  const story = table({
    Anna: { hand: ['Wrath'], resources: 9, spent: 0, play: [blade] },
  })
  strikes(story, name, 'Bert')
  expect([story.damage('Bert'), paid(story)]).toEqual([dealt, cost])
  story.waitsFor('Anna')
})

test('Aurastone Hammer returns an ally of your party, on your turn only', () => {
  const story = table({
    Anna: { hand: ['Wrath', 'Bolt'], play: ['Aurastone Hammer', 'Giant'], resources: 2 },
    Cleo: { play: ['Valanos'] },
    Bert: { hand: ['Bolt', 'Wrath'] },
  })
  const anna = story.raider('Anna').uses('Aurastone Hammer')
  expect(story.offers).toEqual(['Giant'])
  anna.answers('Giant')
  story.resolveAll()
  expect([story.cards('Anna', 'hand').at(-1), paid(story), story.exhausted('Aurastone Hammer')]).toEqual([
    'Giant',
    2,
    true,
  ])
  story.waitsFor('Anna')
})

test('Aurastone Hammer can’t be used on another player’s turn', () => {
  const story = table(
    {
      Anna: { hand: ['Bolt'], play: ['Aurastone Hammer', 'Giant'], resources: 2 },
      Bert: { hand: ['Bolt', 'Wrath'] },
    },
    'Bert',
  )
  story.raider('Bert').plays('Bolt', { on: 'Bert' })
  story.passUntil(() => story.decision?.seat === story.seat('Anna'))
  expect(story.offers).toEqual(['pass', 'play Bolt'])
  story.waitsFor('Anna')
})

test('Azuresong Mageblade: a verse for each card you draw, and removing three of its own draws a card, which adds a verse (R304)', () => {
  const blade = 'Azuresong Mageblade'
  const story = table({
    Anna: {
      hand: ['Think', 'Wrath'],
      play: [{ card: blade, counters: { verse: 2 } }],
      resources: 1,
      deck: ['Giant', 'Valanos'],
    },
    Bert: { hand: ['Think'] },
  })
  const anna = story.raider('Anna')
  expect(anna.may(`power ${blade}`)).toBe(false)
  anna.plays('Think')
  story.raider('Bert').plays('Think')
  story.resolveAll()
  expect(story.counters(blade)).toEqual({ verse: 3 })
  anna.uses(blade)
  story.resolveAll()
  expect([story.counters(blade), story.cards('Anna', 'hand'), paid(story)]).toEqual([
    { verse: 1 },
    ['Wrath', 'Giant', 'Valanos'],
    1,
  ])
  story.waitsFor('Anna')
})

test('Azuresong Mageblade: the counters of another one can’t be used to pay (R304)', () => {
  const blade = (verse: number) => ({ card: 'Azuresong Mageblade', counters: { verse } })
  const story = table({
    Anna: { hand: ['Wrath'], play: [blade(2)], resources: 1 },
    Bert: { hand: ['Wrath'], play: [blade(3)] },
  })
  expect(story.raider('Anna').may('power Azuresong Mageblade')).toBe(false)
  story.waitsFor('Anna')
})

test.each([
  ['Balm', 1],
  ['Tide', 3],
])(
  'Benediction: a card for each character that an ability heals, however much (R304): %s',
  (spell, cards) => {
    const story = table({
      Anna: {
        hand: [spell, 'Wrath'],
        play: ['Benediction', { card: 'Giant', damage: 5 }, 'Brigg'],
        damage: 9,
      },
      Cleo: { damage: 2, hand: [] },
      Bert: { damage: 9 },
    })
    story.raider('Anna').plays(spell, spell === 'Balm' ? { on: 'Anna' } : {})
    story.resolveAll()
    for (; story.decision?.kind === 'order'; story.resolveAll()) story.pick('t0')
    expect(drawn(story)).toBe(cards)
    story.waitsFor('Anna')
  },
)

test('Benediction reacts neither to other players’ healing nor to healing without an ability', () => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ['Benediction', 'Nemesis Skullcap'], damage: 9 },
    Cleo: { hand: ['Balm'] },
  })
  story.raider('Anna').uses('Nemesis Skullcap')
  story.raider('Cleo').plays('Balm', { on: 'Anna' })
  story.resolveAll()
  expect([story.damage('Anna'), drawn(story)]).toEqual([5, 0])
  story.waitsFor('Anna')
})

test('Benediction puts Anathema from your graveyard into play, and one of them must go (R304)', () => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ['Benediction'], graveyard: ['Brigg', 'Anathema'] },
    Bert: { graveyard: ['Anathema'] },
  })
  story.raider('Anna').uses('Benediction')
  story.resolveAll()
  expect([story.exhausted('Anna'), story.decision?.kind]).toEqual([true, 'unique'])
  story.raider('Anna').answers('Anathema')
  story.resolveAll()
  expect(story.cards('Bert', 'graveyard')).toEqual(['Anathema'])
  story.waitsFor('Anna')
})

test.each(['Blastershot Launcher', "Rhok'delar, Longbow of the Ancient Keepers", "Striker's Mark"])(
  '%s: a character that is struck with it can’t strike back in this combat',
  (bow) => {
    const story = struck(bow, 'Giant')
    expect([story.damage('Anna'), story.has('Anna', 'longRange')]).toEqual([0, 0])
    story.waitsFor('Anna')
  },
)

test.each([
  ['Hunter of Nowhere', true],
  ['Rogue of Nowhere', false],
])('Blastershot Launcher deals 3 when it enters play under a Hunter’s control: %s', (name, does) => {
  const story = table({
    Anna: { hero: name, hand: ['Blastershot Launcher', 'Wrath'], resources: 5 },
    Bert: { play: ['Giant'] },
  })
  story.raider('Anna').plays('Blastershot Launcher')
  story.resolveAll()
  if (does) story.raider('Anna').answers('Giant')
  story.resolveAll()
  expect([story.damage('Giant'), story.eventsOfKind('damaged')[0]?.types]).toEqual(
    does ? [3, ['ranged']] : [0, undefined],
  )
  story.waitsFor('Anna')
})

test.each([
  ['yes', false],
  ['no', true],
])('Bonereaver’s Edge may destroy an armor when it enters play: %s', (answer, left) => {
  const story = table({
    Anna: { hand: ["Bonereaver's Edge", 'Wrath'], resources: 6 },
    Bert: { play: ['Mail', 'Club'] },
  })
  story.raider('Anna').plays("Bonereaver's Edge")
  story.resolveAll()
  expect(story.offers).toEqual(['Mail'])
  story.raider('Anna').answers('Mail')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers(answer)
  story.resolveAll()
  expect([story.isInPlay('Mail'), story.isInPlay('Club')]).toEqual([left, true])
  story.waitsFor('Anna')
})

test('Brutality Blade, when destroyed, prevents healing of opposing characters this turn, but not of friends', () => {
  const story = table({
    Anna: { hand: ['Balm', 'Balm', 'Balm', 'Wrath'], play: ['Brutality Blade'] },
    Bert: { hand: ['Wrath', 'Balm'], damage: 5, play: [{ card: 'Giant', damage: 5 }] },
    Cleo: { damage: 5 },
  })
  const anna = story.raider('Anna').uses('Brutality Blade')
  story.resolveAll()
  for (const whom of ['Bert', 'Giant', 'Cleo']) {
    anna.plays('Balm', { on: whom })
    story.resolveAll()
  }
  expect(['Bert', 'Giant', 'Cleo'].map((name) => story.damage(name))).toEqual([5, 5, 2])
  expect(story.isInPlay('Brutality Blade')).toBe(false)
  story.turnOf('Bert')
  story.raider('Bert').plays('Balm', { on: 'Bert' })
  story.resolveAll()
  expect(story.damage('Bert')).toBe(2)
  story.waitsFor('Bert')
})

test('Core Hound Tooth gains 1 in each of your turns, and loses all counters when it deals combat damage', () => {
  const story = table(
    {
      Anna: {
        hand: ['Wrath', 'Wrath'],
        play: [{ card: 'Core Hound Tooth', boosts: [{ counter: { atk: 1 }, n: 1 }] }],
        resources: 2,
        spent: 0,
      },
      Bert: { hand: ['Wrath'] },
      Cleo: { hand: ['Wrath'] },
    },
    'Bert',
  )
  story.turnOf('Cleo')
  expect(story.atk('Core Hound Tooth')).toBe(1)
  story.turnOf('Anna')
  expect(story.atk('Core Hound Tooth')).toBe(2)
  strikes(story, 'Core Hound Tooth', 'Bert')
  expect([story.damage('Bert'), story.atk('Core Hound Tooth'), paid(story)]).toEqual([2, 0, 1])
  story.waitsFor('Anna')
})

test('Core Hound Tooth keeps its counters when another card deals the damage', () => {
  const story = table({
    Anna: {
      hand: ['Bolt', 'Wrath'],
      play: [{ card: 'Core Hound Tooth', boosts: [{ counter: { atk: 1 }, n: 2 }] }, 'Giant'],
    },
  })
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  story.resolveAll()
  story.raider('Anna').attacks('Giant', 'Bert')
  expect(story.atk('Core Hound Tooth')).toBe(3)
  story.waitsFor('Anna')
})

test('Eskhandar’s Right Claw is an instant, and another equipment in hand can pay for it', () => {
  const claw = "Eskhandar's Right Claw"
  const story = table(
    {
      Anna: { hand: [claw, 'Mail', 'Bolt'], resources: 0 },
      Bert: { hand: ['Bolt', 'Wrath'] },
    },
    'Bert',
  )
  story.raider('Bert').plays('Bolt', { on: 'Bert' })
  const anna = story.raider('Anna').plays(claw)
  if (story.decision?.kind !== 'priority') anna.answers('Mail')
  story.resolveAll()
  expect([story.isInPlay(claw), story.cards('Anna', 'removed'), story.cards('Anna', 'hand')]).toEqual([
    true,
    ['Mail'],
    ['Bolt'],
  ])
  story.waitsFor('Bert')
})

test.each([
  [[claws(), 'Bolt'], false],
  [[claws(), claws()], true],
] as const)(
  'Eskhandar’s Right Claw can be paid for neither with itself nor with a card that isn’t equipment',
  (hand, may) => {
    const story = table({ Anna: { hand: [...hand], resources: 0 } })
    expect(story.offers.includes(`play ${claws()}`)).toBe(may)
    story.waitsFor('Anna')
  },
)

function claws(): string {
  return "Eskhandar's Right Claw"
}

test.each([
  [3, 'yes', 3],
  [3, 'no', 2],
  [2, '', 2],
])(
  'Finkle’s Lava Dredger: if you have fewer resources than an opponent (%i to 2), you may add a card to yours',
  (theirs, answer, after) => {
    const story = table({
      Anna: { hand: ['Wrath'], play: ["Finkle's Lava Dredger"], resources: 2 },
      Bert: { hand: ['Wrath'], resources: theirs },
      Cleo: { resources: 5 },
    })
    story.passUntil(() => story.decision?.kind === 'may' || story.game.turn.player === story.seat('Bert'))
    if (answer) story.raider('Anna').answers(answer)
    story.idleUntil(() => story.game.turn.player === story.seat('Bert') && story.isCalm())
    expect(story.resources('Anna').total).toBe(after)
    story.waitsFor('Bert')
  },
)

test('Finkle’s Lava Dredger puts that card into play face down and exhausted', () => {
  const story = table({
    Anna: { hand: ['Wrath', 'Bolt'], play: ["Finkle's Lava Dredger"], resources: 2, spent: 0 },
    Bert: { hand: ['Wrath'], resources: 3 },
  })
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('yes')
  expect(story.resources('Anna')).toEqual({ ready: 2, total: 3 })
  story.waitsFor('Anna')
})

test('Gutgore Ripper: an opposing ally has 1 health less this turn', () => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ['Gutgore Ripper', 'Valanos'], resources: 3, spent: 0 },
    Bert: { play: ['Giant', 'Zulanji'], hand: ['Wrath'] },
  })
  story.raider('Anna').proposes('Anna', 'Bert')
  story.passUntil(() => story.decision?.kind === 'strike')
  story.pick('Gutgore Ripper')
  expect([...story.offers].sort()).toEqual(['Giant', 'Zulanji'])
  story.raider('Anna').answers('Giant')
  story.fight()
  expect([story.health('Giant'), story.damage('Bert'), paid(story)]).toEqual([29, 2, 2])
  story.turnOf('Bert')
  expect(story.health('Giant')).toBe(30)
  story.waitsFor('Bert')
})

test('Obsidian Edged Blade in hand can be discarded for 1 to sharpen a Two-Handed Sword, at any time', () => {
  const blade = 'Obsidian Edged Blade'
  const story = table(
    {
      Anna: { hand: [blade], play: ["Bonereaver's Edge"], resources: 1, spent: 0 },
      Bert: { hand: ['Bolt', 'Wrath'], play: ['Club', 'Giant'] },
    },
    'Bert',
  )
  story.raider('Bert').plays('Bolt', { on: 'Bert' })
  const anna = story.raider('Anna').uses(blade)
  if (story.decision?.kind === 'target') anna.answers("Bonereaver's Edge")
  expect(story.cards('Anna', 'graveyard')).toEqual([blade])
  story.resolveAll()
  expect([story.atk("Bonereaver's Edge"), paid(story)]).toEqual([6, 1])
  story.waitsFor('Bert')
})

test('Obsidian Edged Blade leaves the hand when it is discarded, and is no longer offered', () => {
  const story = table({
    Anna: { hand: ['Obsidian Edged Blade', 'Wrath'], play: ["Bonereaver's Edge"], resources: 3, spent: 0 },
  })
  const anna = story.raider('Anna').uses('Obsidian Edged Blade')
  if (story.decision?.kind === 'target') anna.answers("Bonereaver's Edge")
  story.resolveAll()
  expect(story.raider('Anna').may('power Obsidian Edged Blade')).toBe(false)
  story.turnOf('Anna')
  story.waitsFor('Anna')
})

const idle: [where: string, anna: PartySetup][] = [
  ['in play', { play: ['Obsidian Edged Blade'], hand: ['Wrath'], resources: 1 }],
  ['without 1', { hand: ['Obsidian Edged Blade', 'Wrath'], resources: 0 }],
  ['in the graveyard', { graveyard: ['Obsidian Edged Blade'], hand: ['Wrath'], resources: 1 }],
]
test.each(idle)('Obsidian Edged Blade can’t be discarded %s', (_, anna) => {
  const story = table({ Anna: anna, Cleo: { play: ["Bonereaver's Edge"] } })
  expect(story.raider('Anna').may('power Obsidian Edged Blade')).toBe(false)
  story.waitsFor('Anna')
})

test('Obsidian Edged Blade can sharpen only Two-Handed Swords, of any player', () => {
  const story = table({
    Anna: { hand: ['Obsidian Edged Blade', 'Wrath'], play: ['Shadowstrike'], resources: 1 },
    Cleo: { play: ["Bonereaver's Edge"] },
    Bert: { play: ['Obsidian Edged Blade'] },
  })
  story.raider('Anna').uses('Obsidian Edged Blade')
  expect([...story.offers].sort()).toEqual(["Bonereaver's Edge", 'Obsidian Edged Blade'])
  story.raider('Anna').answers("Bonereaver's Edge")
  story.resolveAll()
  expect([story.atk("Bonereaver's Edge"), story.atk('Obsidian Edged Blade')]).toEqual([6, 4])
  story.waitsFor('Anna')
})

test('Perdition’s Blade deals 1 fire damage when it enters play', () => {
  const story = table({ Anna: { hand: ['MCT-25', 'Wrath'], resources: 2 }, Bert: { play: ['Giant'] } })
  story.raider('Anna').plays("Perdition's Blade")
  story.resolveAll()
  story.raider('Anna').answers('Giant')
  story.resolveAll()
  expect([story.damage('Giant'), story.eventsOfKind('damaged')[0]?.types]).toEqual([1, ['fire']])
  story.waitsFor('Anna')
})

test.each([
  ['Rogue of Nowhere', 2],
  ['Hunter of Nowhere', 0],
])(
  'Shadowstrike can be destroyed for 1: two cards if Enchanting is on your hero’s type line (R304): %s',
  (name, cards) => {
    const story = table({ Anna: { hero: name, hand: ['Wrath'], play: ['Shadowstrike'], resources: 1 } })
    story.raider('Anna').uses('Shadowstrike')
    story.resolveAll()
    expect([drawn(story), story.isInPlay('Shadowstrike'), paid(story)]).toEqual([cards, false, 1])
    story.waitsFor('Anna')
  },
)

test.each([
  ['fatal', { card: 'Giant', damage: 27 }, 1],
  ['not fatal', { card: 'Giant', damage: 26 }, 0],
] as const)('Spinal Reaper draws a card for fatal combat damage: %s', (_, giant, cards) => {
  const story = struck('Spinal Reaper', 'Giant', {}, { play: [giant] })
  const [dealt] = story.eventsOfKind('damaged').filter(({ amount }) => amount === 3)
  expect([drawn(story), paid(story), dealt?.amount]).toEqual([cards, 1, 3])
  story.waitsFor('Anna')
})

test('Spinal Reaper draws nothing for damage that another card deals', () => {
  const story = table({
    Anna: { hand: ['Bolt', 'Wrath'], play: ['Spinal Reaper', 'Valanos'] },
    Bert: {
      play: [
        { card: 'Giant', damage: 28, exhausted: true },
        { card: 'Brigg', exhausted: true },
      ],
    },
  })
  story.raider('Anna').plays('Bolt', { on: 'Giant' })
  story.resolveAll()
  story.raider('Anna').attacks('Valanos', 'Brigg')
  expect([drawn(story), story.isInPlay('Giant')]).toEqual([0, false])
  story.waitsFor('Anna')
})

test('Striker’s Mark: your Melee weapons have 1 more ATK', () => {
  const story = table({
    Anna: { hand: ['Wrath'], play: ["Striker's Mark", 'Club'] },
    Cleo: { play: ['Brutality Blade'] },
  })
  expect([story.atk('Club'), story.atk('Brutality Blade'), story.atk("Striker's Mark")]).toEqual([4, 3, 1])
  story.waitsFor('Anna')
})

test('Sulfuras deals 7 to a character when you strike, and 1 to a character that deals your hero combat damage', () => {
  const sulfuras = 'Sulfuras, Hand of Ragnaros'
  const story = table({
    Anna: { hand: ['Wrath'], play: [sulfuras], resources: 5, spent: 0 },
    Bert: { play: ['Giant', 'Club'] },
  })
  strikes(story, sulfuras, 'Giant', 'Bert')
  expect([story.damage('Bert'), story.damage('Giant'), story.damage('Anna'), paid(story)]).toEqual([
    7, 8, 2, 5,
  ])
  expect(story.eventsOfKind('damaged').filter(({ types }) => types?.includes('fire'))).toHaveLength(2)
  story.waitsFor('Anna')
})

test('Sulfuras doesn’t react to damage outside of combat', () => {
  const story = table(
    {
      Anna: { play: ['Sulfuras, Hand of Ragnaros'] },
      Bert: { hand: ['Bolt', 'Wrath'] },
    },
    'Bert',
  )
  story.raider('Bert').plays('Bolt', { on: 'Anna' })
  story.resolveAll()
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([3, 0])
  story.waitsFor('Bert')
})
