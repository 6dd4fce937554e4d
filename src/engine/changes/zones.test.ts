/** Zones (415) and searching (413). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  cardsInHand,
  destroy,
  each,
  exhaust,
  foundCards,
  isDestroyed,
  item,
  leavesPlay,
  numberedCardsOfSet,
  ongoing,
  opponents,
  put,
  putIntoResourceRow,
  searchDeckForCard,
  self,
  tagged,
  target,
  targetInGraveyard,
  topCards,
  type UnnumberedCard,
  weapon,
  when,
  you,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutChoices } from '../../scenarios/test-cards/choices.ts'
import { exampleCardsAboutZones } from '../../scenarios/test-cards/zones.ts'
import { cardView } from '../view/card-view.ts'
import { viewFor } from '../view/view.ts'

const OWN = (n: number): string => `EX-place-${n}`
const Z = (n: number): string => `EX-zones-${n}`
const table = (
  anna: PartySetup,
  more: UnnumberedCard[] = [],
  dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {},
  others: Record<string, PartySetup> = {},
) =>
  scenario({
    cards: [
      ...exampleCardsAboutZones,
      ...numberedCardsOfSet('EX', Object.fromEntries(more.map((one, i) => [`place-${i}`, one]))),
    ],
    raiders: { Anna: anna, ...others },
    dungeon,
  })
const form = ability('Bear Form', { cost: 2 }, 'Feral, Form (1)')
const kill = ability('Kill', { cost: 1 }, '', destroy(target(any.ally)))
const remove = put(cardsInHand(you, any.ally), 'removed')
const seek = ability(
  'Seek',
  { cost: 1 },
  '',
  searchDeckForCard(you, you, tagged('Form')),
  put(foundCards, 'hand'),
)
const take = ability('Take', { cost: 1 }, '', searchDeckForCard(you, you, any.card), put(foundCards, 'hand'))

test('Swiftshift finds a Form in the graveyard, and the player may look through and shuffle the deck (413.2; 413.3, example)', () => {
  for (const [through, shuffles] of [
    ['no', 0],
    ['yes', 1],
  ] as const) {
    const story = table({ hand: [Z(5), 'Brigg'], graveyard: [OWN(0)], resources: 4 }, [form])
    story.raider('Anna').plays('Swiftshift')
    story.resolve()
    story.pick('Bear Form')
    story.pick(through)
    expect([story.eventsOfKind('shuffled').length, story.cards('Anna', 'hand')]).toEqual([
      shuffles,
      ['Brigg', 'Bear Form'],
    ])
    story.waitsFor('Anna')
  }
})

test('Swiftshift ignores the graveyard and searches the deck, where it may find nothing (413.2; 413.3, example)', () => {
  const story = table({ hand: [Z(5), 'Brigg'], graveyard: [OWN(0)], deck: [OWN(0)], resources: 4 }, [form])
  story.raider('Anna').plays('Swiftshift')
  story.resolve()
  story.pick()
  expect(story.offers).toEqual(['Bear Form'])
  story.pick()
  expect([story.eventsOfKind('shuffled').length, story.cards('Anna', 'hand')]).toEqual([1, ['Brigg']])
  story.waitsFor('Anna')
})

test('a search for “a card” must find one; the player decides while searching which (413.1, 413.3)', () => {
  const story = table({ hand: [OWN(0), OWN(1), 'Brigg'], deck: ['Brigg', OWN(2)], resources: 2 }, [
    seek,
    take,
    form,
  ])
  const anna = story.raider('Anna').plays('Take')
  story.resolve()
  expect([story.decision?.min, story.offers.includes('Brigg')]).toEqual([1, true])
  story.pick('Brigg')
  anna.plays('Seek')
  story.resolve()
  expect([story.decision?.min, story.offers]).toEqual([0, ['Bear Form']])
  story.pick('Bear Form')
  expect(story.eventsOfKind('shuffled')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('cards go to their owner’s zones, whoever moves them (415.2)', () => {
  const charm = ability('Charm', { cost: 1 }, '', you.gainControlOf(target(any.ally)))
  const story = table({ hand: [OWN(0), OWN(1), 'Brigg'], resources: 2 }, [charm, kill], {
    play: ['Defias Pirate'],
  })
  const anna = story.raider('Anna').plays('Charm', { on: 'Defias Pirate' })
  story.resolve()
  anna.plays('Kill', { on: 'Defias Pirate' })
  story.resolve()
  expect(story.cards(DUNGEON_NAME, 'graveyard')).toContain('Defias Pirate')
  expect(story.cards('Anna', 'graveyard')).toEqual(['Charm', 'Kill'])
  story.waitsFor('Anna')
})

test('nobody sees a deck’s cards, everybody sees its size, and cards are drawn from its top (415.1, 415.3a)', () => {
  const story = table(
    { hand: [OWN(0), 'Brigg'], deck: ['Kozik Skullcracker', 'Zakis Trickstab'], resources: 1 },
    [ability('Draw', { cost: 1 }, '', you.draw(1))],
  )
  const before = viewFor(story.game, 0).seats[0]?.deck ?? 0
  const top = story.game.players[0]?.deck.at(-1) ?? 0
  expect([0, null].map((viewer) => cardView(story.game, viewer, top).name)).toEqual(['', ''])
  expect(viewFor(story.game, null).seats[0]?.deck).toBe(before)
  story.raider('Anna').plays('Draw')
  story.resolve()
  expect(story.cards('Anna', 'hand')).toEqual(['Brigg', 'Kozik Skullcracker'])
  expect(viewFor(story.game, null).seats[0]?.deck).toBe(before - 1)
  story.waitsFor('Anna')
})

test('several cards put on a deck are in the order that its player chooses, which nobody else sees (415.3c)', () => {
  const back = ability('Back', { cost: 1 }, '', put(topCards(2, you), 'deckBottom'))
  const story = table(
    { hand: [OWN(0), 'Brigg'], deck: ['Kozik Skullcracker', 'Zakis Trickstab'], resources: 1 },
    [back],
  )
  story.raider('Anna').plays('Back')
  story.resolve()
  expect(story.decision?.kind).toBe('order')
  story.pick('Zakis Trickstab', 'Kozik Skullcracker')
  expect(story.cards('Anna', 'deck').slice(-2)).toEqual(['Zakis Trickstab', 'Kozik Skullcracker'])
  const moves = story.eventsOfKind('moved', story.latest).filter(({ to }) => to === 'deck')
  expect(moves.map(({ seenBy }) => seenBy)).toEqual([[], []])
  story.waitsFor('Anna')
})

test('nobody knows the order of a shuffled deck (415.3b)', () => {
  const mix = ability('Mix', { cost: 1 }, '', you.shuffleDeck())
  const story = table(
    { hand: [OWN(0), 'Brigg'], deck: ['Kozik Skullcracker', 'Zakis Trickstab'], resources: 1 },
    [mix],
  )
  const before = [...(story.game.players[0]?.deck ?? [])]
  story.raider('Anna').plays('Mix')
  story.resolve()
  const after = story.game.players[0]?.deck ?? []
  expect([story.eventsOfKind('shuffled').length, after.length]).toEqual([1, before.length])
  expect(after.join()).not.toBe(before.join())
  story.waitsFor('Anna')
})

test('only its player sees a hand, everybody sees its size, and the player keeps at most seven cards (415.4a, 415.4b)', () => {
  const story = table({ hand: Array(9).fill('Brigg') }, [], {}, { Bert: {} })
  const [card = 0] = story.game.players[0]?.hand ?? []
  expect([0, 1].map((viewer) => cardView(story.game, viewer, card).name)).toEqual(['Brigg', ''])
  const hands = [0, 1].map((viewer) => viewFor(story.game, viewer).seats[0]?.hand)
  expect(hands.map((hand) => [hand?.count, hand?.cards.length])).toEqual([
    [9, 9],
    [9, 0],
  ])
  story.raider('Anna').passes()
  expect([story.decision?.kind, story.decision?.min]).toEqual(['handSize', 2])
  story.waitsFor('Anna', 'handSize')
})

test('destroyed, discarded, interrupted and resolved cards are face up in a graveyard (415.5a)', () => {
  const scare = ability('Scare', { cost: 1 }, '', you.discard(1))
  const story = table(
    { hand: [OWN(0), OWN(1), 'Brigg'], play: ['Kozik Skullcracker'], resources: 2 },
    [kill, scare],
    {},
    {
      Bert: {},
    },
  )
  const anna = story.raider('Anna').plays('Kill', { on: 'Kozik Skullcracker' })
  story.resolve()
  anna.plays('Scare')
  story.resolve()
  const names = viewFor(story.game, 1).seats[0]?.graveyard.map(({ name }) => name)
  expect(names).toEqual(['Kozik Skullcracker', 'Kill', 'Brigg', 'Scare'])
  story.waitsFor('Anna')
})

test('everybody sees the links on the chain, but not a resource that is placed face down (415.6a)', () => {
  const bolt = ability('Bolt', { cost: 1, instant: true }, '', yourHero.deals(1, 'fire').to(target(any.hero)))
  const story = table({ hand: [OWN(0), OWN(0), 'Brigg'], resources: 2 }, [bolt], {}, { Bert: {} })
  const anna = story.raider('Anna').places('Brigg')
  expect(viewFor(story.game, 1).chain).toMatchObject([{ card: '', name: '' }])
  expect(viewFor(story.game, 0).chain).toMatchObject([{ name: 'Brigg' }])
  anna.plays('Bolt', { on: DUNGEON_NAME })
  expect(viewFor(story.game, 1).chain.map(({ name }) => name)).toEqual(['', 'Bolt'])
  story.resolveAll()
  story.waitsFor('Anna')
})

test('a card removed from the game is shown; a face-down resource is removed so that only its owner may see it (415.7a, 415.7b)', () => {
  const banish = ability('Banish', { cost: 1 }, '', {
    kind: 'put',
    what: { kind: 'target', filter: { kind: 'or', any: [any.ally, any.resource] } },
    to: 'removed',
  })
  const story = table(
    { hand: [OWN(0), OWN(0), 'Brigg'], play: ['Brigg'], resources: 3 },
    [banish],
    {},
    { Bert: {} },
  )
  const anna = story.raider('Anna').plays('Banish', { on: 'Brigg' })
  story.resolve()
  anna.plays('Banish')
  const resource = story.decision?.options.find(
    (one) => 'object' in one && story.game.objects[one.object]?.play?.row === 'resource',
  )
  story.pick(resource?.id ?? '')
  story.resolve()
  const removed = story.eventsOfKind('moved').filter(({ to }) => to === 'removed')
  expect(removed.map(({ seenBy }) => seenBy)).toEqual([undefined, [0]])
  story.waitsFor('Anna')
})

test('allies enter the ally row, equipment and ongoing abilities the hero row, attachments go to their host (415.8a, 302.1, 303.1, 304.1, 305.2c)', () => {
  const banner = ability('Banner', { cost: 1 }, '', { ongoing: [] })
  const cap = item('Cap', { cost: 1 }, '')
  const story = table({ hand: [OWN(0), OWN(1), 'Brigg', OWN(2), 'Brigg'], resources: 9 }, [
    banner,
    cap,
    weapon('Blade', { cost: 1, melee: 1, strikeCost: 1 }, '1H, Melee (1), Sword'),
  ])
  const anna = story.raider('Anna')
  for (const card of ['Banner', 'Cap', 'Brigg', 'Blade']) {
    anna.plays(card)
    story.resolveAll()
  }
  const rows = ['Banner', 'Cap', 'Brigg', 'Blade', 'Anna'].map((card) => story.object(card).play?.row)
  expect(rows).toEqual(['hero', 'hero', 'ally', 'hero', 'hero'])
  story.waitsFor('Anna')
})

test('only its controller may look at a face-down resource; everybody sees all other cards in play (415.8c)', () => {
  const story = table({ hand: ['Brigg'], resources: 1, quests: ['CD2-R28'] }, [], {}, { Bert: {} })
  const seen = (viewer: number) =>
    viewFor(story.game, viewer).seats[0]?.resources.cards.map(({ name }) => name !== '')
  expect([seen(0), seen(1)]).toEqual([
    [true, true],
    [true, false],
  ])
  story.waitsFor('Anna')
})

test('a non-ongoing ability doesn’t enter play and stays where it is (415.8d)', () => {
  const dig = ability('Dig', { cost: 1 }, '', put(targetInGraveyard(you, any.ability), 'play'))
  const lasting = ability('Hum', { cost: 1 }, '', ongoing(yourHero.has(atkAndHealthBonus(1, 0))))
  const story = table({ hand: [OWN(0), OWN(0), 'Brigg'], graveyard: [OWN(1), OWN(2)], resources: 2 }, [
    dig,
    kill,
    lasting,
  ])
  const anna = story.raider('Anna').plays('Dig', { on: 'Kill' })
  story.resolve()
  expect([story.isInPlay('Kill'), story.cards('Anna', 'graveyard')]).toEqual([false, ['Kill', 'Hum', 'Dig']])
  anna.plays('Dig', { on: 'Hum' })
  story.resolve()
  expect([story.isInPlay('Hum'), story.cards('Anna', 'graveyard')]).toEqual([true, ['Kill', 'Dig', 'Dig']])
  story.waitsFor('Anna')
})

test('a card that goes to its owner’s resource row is a different card: no damage, no modifiers, and no link targets it (415.9a)', () => {
  const sleep = ability(
    'Hibernate',
    { cost: 1, instant: true },
    '',
    putIntoResourceRow(target(any.ally), { exhausted: true }),
  )
  const bolt = ability('Bolt', { cost: 1 }, '', yourHero.deals(1, 'fire').to(target(any.ally)))
  const watcher = ally(
    'Watcher',
    { cost: 1, melee: 1, health: 2 },
    '',
    when(leavesPlay(any.ally), you.draw(1)),
  )
  const story = table(
    {
      hand: [OWN(0), OWN(1), 'Brigg'],
      play: [{ card: OWN(3), damage: 1 }, OWN(2)],
      resources: 2,
    },
    [sleep, bolt, watcher, ally('Bear', { cost: 2, melee: 2, health: 4 }, '')],
  )
  const before = story.find('Bear')
  const anna = story.raider('Anna').plays('Bolt', { on: 'Bear' })
  anna.plays('Hibernate', { on: 'Bear' })
  story.resolveAll()
  expect(story.eventsOfKind('interrupted')).toHaveLength(1)
  const now = story.game.objects[before]?.became ?? 0
  expect(story.game.objects[now]?.play).toMatchObject({
    row: 'resource',
    faceDown: true,
    exhausted: true,
    damage: 0,
  })
  expect(story.eventsOfKind('moved').filter(({ why }) => why === 'drawn')).toEqual([])
  expect(story.resources('Anna').total).toBe(3)
  story.waitsFor('Anna')
})

test('a card that goes from play to a graveyard is destroyed, from hand discarded; cards are drawn only from a deck, and only if a text says so (415.9d, 415.9e, 415.9f)', () => {
  const bury = ability('Bury', { cost: 1 }, '', put(target(any.ally), 'graveyard'))
  const fetch = ability(
    'Fetch',
    { cost: 1 },
    '',
    put(topCards(1, you), 'hand'),
    you.draw(2),
    you.discard('hand'),
  )
  const mourner = ally(
    'Mourner',
    { cost: 1, melee: 1, health: 2 },
    '',
    when(isDestroyed(any.ally), exhaust(self)),
  )
  const story = table({ hand: [OWN(0), OWN(1)], play: ['Brigg', OWN(2)], resources: 2 }, [
    bury,
    fetch,
    mourner,
  ])
  const anna = story.raider('Anna').plays('Bury', { on: 'Brigg' })
  story.resolveAll()
  expect(story.exhausted('Mourner')).toBe(true)
  anna.plays('Fetch')
  story.resolve()
  const whys = story.eventsOfKind('moved', story.log.slice(-20)).map(({ why }) => why)
  expect([
    whys.filter((why) => why === 'drawn').length,
    whys.filter((why) => why === 'discarded').length,
  ]).toEqual([2, 3])
  story.waitsFor('Anna')
})

test('only their owner knows cards removed from the game face down, and the card that removed them finds them (415.7a, Legwraps of the Master Conjurer)', () => {
  const story = scenario({
    cards: [
      ...exampleCardsAboutChoices,
      ...numberedCardsOfSet('OWN', { 1: ability('Banish', { cost: 0 }, '', remove) }),
    ],
    players: {
      Anna: {
        play: ['Legwraps of the Master Conjurer'],
        hand: ['Wysko', 'Banish'],
        deck: ['Kozik Skullcracker', 'Zakis Trickstab'],
        resources: 2,
      },
      Bert: {},
    },
  })
  story.raider('Anna').plays('Banish')
  story.resolve()
  story.turnOf('Anna')
  story.resolveAll()
  const secret = story.game.players[0]?.removed.at(-1) ?? 0
  expect([0, 1].map((viewer) => cardView(story.game, viewer, secret).name)).toEqual(['Zakis Trickstab', ''])
  expect(
    story
      .eventsOfKind('moved')
      .filter(({ to }) => to === 'removed')
      .map(({ seenBy }) => seenBy),
  ).toEqual([[0], undefined, [0]])
  story.raider('Anna').uses('Legwraps of the Master Conjurer')
  story.pick('Oruk Starstorm')
  story.resolve()
  expect([story.cards('Anna', 'hand'), story.cards('Anna', 'removed')]).toEqual([
    ['Kozik Skullcracker', 'Zakis Trickstab'],
    ['Wysko'],
  ])
  story.waitsFor('Anna')
})

test('a player who gets another player’s card into hand owns it for the rest of the game (415.2, Grave Gift)', () => {
  const story = scenario({
    cards: [...exampleCardsAboutChoices, ...numberedCardsOfSet('OWN', { 1: kill })],
    players: {
      Anna: { hand: ['Grave Gift', 'Kill'], resources: 9 },
      Bert: { graveyard: ['Brigg', 'Wysko'] },
    },
  })
  const anna = story.raider('Anna').plays('Grave Gift', { on: 'Brigg' })
  story.resolve()
  expect([story.cards('Anna', 'hand'), story.cards('Bert', 'graveyard')]).toEqual([
    ['Kill', 'Brigg'],
    ['Wysko'],
  ])
  expect(story.eventsOfKind('moved').at(-2)).toMatchObject({ seat: 1, owner: 0, to: 'hand' })
  anna.plays('Brigg')
  story.resolve()
  anna.plays('Kill', { on: 'Brigg' })
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toContain('Brigg')
  story.waitsFor('Anna')
})

test('the player of a deck chooses the order in which cards are put on it (415.3c)', () => {
  const bury = ability('Bury', { cost: 0 }, '', put(each(any.ally), 'deckTop'))
  const story = scenario({
    cards: numberedCardsOfSet('OWN', { 1: bury }),
    players: {
      Anna: { hand: ['Bury', 'Brigg'], play: ['Kozik Skullcracker', 'Zakis Trickstab'] },
      Bert: { play: ['Brigg', 'Wysko'] },
      Cleo: { play: ['Brigg'] },
    },
  })
  story.raider('Anna').plays('Bury')
  story.resolve()
  expect([story.decision?.seat, story.offers]).toEqual([0, ['Kozik Skullcracker', 'Zakis Trickstab']])
  story.pick('Zakis Trickstab', 'Kozik Skullcracker')
  expect([story.decision?.seat, story.offers]).toEqual([1, ['Brigg', 'Wysko']])
  story.pick('Wysko', 'Brigg')
  const tops = ['Anna', 'Bert', 'Cleo'].map((name) => story.cards(name, 'deck').slice(0, 2))
  expect(tops.slice(0, 2)).toEqual([
    ['Zakis Trickstab', 'Kozik Skullcracker'],
    ['Wysko', 'Brigg'],
  ])
  expect(tops[2]?.[0]).toBe('Brigg')
  story.waitsFor('Anna')
})

test('a player isn’t asked about cards of their deck that they don’t know (415.3a, 415.3c)', () => {
  const bury = ability('Sink', { cost: 0 }, '', put(topCards(2, opponents), 'deckBottom'))
  const story = scenario({
    cards: numberedCardsOfSet('OWN', { 1: bury }),
    players: { Anna: { hand: ['Sink', 'Brigg'] }, Bert: { deck: ['Brigg', 'Wysko'] } },
  })
  story.raider('Anna').plays('Sink')
  story.resolve()
  expect(story.cards('Bert', 'deck').slice(-2)).toEqual(['Brigg', 'Wysko'])
  story.waitsFor('Anna')
})
