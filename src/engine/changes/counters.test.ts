/** Counters and tokens (404), copies (402), exchanges (415.8e) and new hosts (400.7). */
import { expect, test } from 'vitest'
import {
  ability,
  addCounters,
  ally,
  alsoTagged,
  any,
  becomesCopy,
  copyLink,
  destroy,
  exchangeControl,
  exhaustSelf,
  isEqualTo,
  location,
  numberedCardsOfSet,
  numberOfCounters,
  onlyIf,
  opposing,
  pay,
  put,
  putIntoPlayAs,
  putToken,
  putTokenCopyAndRememberAs,
  ready,
  rememberedCards,
  removeCounters,
  restOfGame,
  self,
  target,
  targetOpponent,
  token,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'
import { exampleCardsAboutObjects } from '../../scenarios/test-cards/objects.ts'
import { printedCard } from '../model/data/card-registry.ts'

const instant = { cost: 0, instant: true } as const
const EX = (n: number): string => `EX-objects-${n}`
const table = (
  anna: PartySetup,
  dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {},
  more: typeof exampleCardsAboutObjects = [],
) => scenario({ cards: [...exampleCardsAboutObjects, ...more], raiders: { Anna: anna }, dungeon })

test('named counters are on the card itself and all alike, and a location has at most its capacity (404.1, 404.1a, 306.3)', () => {
  const mine = numberedCardsOfSet('EX', {
    'objects-90': location(
      'Mine',
      { capacity: { counter: 'Ore', most: 3 } },
      '',
      pay(exhaustSelf).to(addCounters('Ore', 2)),
      pay(1).to(
        removeCounters('Ore', 'all', self, 'taken'),
        yourHero.deals({ kind: 'bound', name: 'taken' }, 'fire').to(target(any.hero)),
      ),
    ),
  })
  const story = table({ quests: [EX(90)], resources: 1, hand: ['Brigg'] }, {}, mine)
  const anna = story.raider('Anna').uses('Mine')
  story.resolve()
  expect(story.counters('Mine')).toEqual({ Ore: 2 })
  story.turnOf('Anna')
  anna.uses('Mine')
  story.resolve()
  expect(story.counters('Mine')).toEqual({ Ore: 3 })
  expect(story.eventsOfKind('counters').map((one) => one.n)).toEqual([2, 1])
  story.turnOf('Anna')
  story.pick(`power${story.find('Mine')}.1`)
  story.pick(DUNGEON_NAME)
  story.resolve()
  expect([story.damage(DUNGEON_NAME), story.counters('Mine')]).toEqual([3, {}])
  story.waitsFor('Anna')
})

test('unnamed counters change ATK and health until their card becomes another card (404.1b, 404.1c, 415.9a)', () => {
  const train = numberedCardsOfSet('EX', {
    'objects-90': ability('Train', { cost: 1 }, '', addCounters({ atk: 1, health: 1 }, 2, target(any.ally))),
    'objects-91': ability('Recall', { cost: 1 }, '', put(target(any.ally), 'hand')),
  })
  const story = table({ play: [EX(13)], hand: [EX(90), EX(91), 'Brigg'], resources: 5 }, {}, train)
  const anna = story.raider('Anna').plays('Train', { on: 'Kor Cindervein' })
  story.resolve()
  expect([story.atk('Kor Cindervein'), story.health('Kor Cindervein')]).toEqual([5, 5])
  anna.plays('Recall', { on: 'Kor Cindervein' })
  story.resolve()
  anna.plays('Kor Cindervein')
  story.resolve()
  expect(story.atk('Kor Cindervein')).toBe(3)
  story.waitsFor('Anna')
})

test('a token copy of Kor has no counters and no cost (402.4, example)', () => {
  const train = numberedCardsOfSet('EX', {
    'objects-90': ability('Train', { cost: 1 }, '', addCounters({ atk: 1, health: 1 }, 2, target(any.ally))),
  })
  const story = table({ play: [EX(13), EX(14)], hand: [EX(90), 'Brigg'], resources: 1 }, {}, train)
  const anna = story.raider('Anna').plays('Train', { on: 'Kor Cindervein' })
  story.resolve()
  anna.uses('Highborne Soul Mirror', { on: 'Kor Cindervein' })
  story.resolve()
  expect([story.atk('Kor Cindervein'), story.atk('Kor Cindervein#2')]).toEqual([5, 3])
  expect(story.object('Kor Cindervein#2')).toMatchObject({ token: true, owner: 0 })
  story.waitsFor('Anna')
})

test('Tyrande makes a Wisp, which is named after its tag; a token that leaves play ceases to exist (404.2, example; 404.2c)', () => {
  const story = table({ play: [EX(15)], hand: [EX(7), EX(7), 'Brigg'], resources: 8 })
  const anna = story.raider('Anna').plays('Vanquish', { on: 'High Priestess Tyrande Whisperwind' })
  story.resolveAll()
  expect(story.object('Wisp').play).toMatchObject({ row: 'ally', controller: 0 })
  expect([story.atk('Wisp'), story.health('Wisp')]).toEqual([0, 1])
  anna.plays('Vanquish', { on: 'Wisp' })
  story.resolveAll()
  expect(story.cards('Anna', 'graveyard')).toEqual([
    'High Priestess Tyrande Whisperwind',
    'Vanquish',
    'Vanquish',
  ])
  story.waitsFor('Anna')
})

test('Erunak’s Water Totem token is an ability ally with Water Totem (1) and melee ATK (404.2b, example)', () => {
  const story = table({ hand: [EX(16), 'Brigg'], resources: 5 })
  story.raider('Anna').plays('Erunak Stonespeaker')
  story.resolve()
  story.pick('m3')
  story.resolveAll()
  const totem = story.object('Water Totem')
  expect([totem.play?.row, printedCard(story.game, totem.card).ongoing]).toEqual(['ally', true])
  const now = story.characteristics('Water Totem')
  expect([now.types, now.tags, now.damageTypes, now.health]).toEqual([
    ['ability', 'ally'],
    [{ tag: 'Water Totem', limit: 1 }],
    ['melee'],
    2,
  ])
  story.waitsFor('Anna')
})

test('tokens enter the ally row and have the powers that they were given (404.2a)', () => {
  const call = numberedCardsOfSet('EX', {
    'objects-90': ability(
      'Force of Nature',
      { cost: 4 },
      'Balance',
      putToken(token('Treant', { melee: 1, health: 1 }, { kind: 'keyword', keyword: 'ferocity' }), 3),
    ),
  })
  const story = table({ hand: [EX(90), 'Brigg'], resources: 4 }, {}, call)
  const anna = story.raider('Anna').plays('Force of Nature')
  story.resolve()
  expect(story.party('Anna').filter((name) => name === 'Treant')).toHaveLength(3)
  expect([anna.may('attack Treant'), story.object('Treant').play?.row]).toEqual([true, 'ally'])
  story.waitsFor('Anna')
})

test('a token can enter under the control of a target player (404.2)', () => {
  const gift = numberedCardsOfSet('OWN', {
    1: ability('Gift', { cost: 0 }, '', putToken(token('Boar', { melee: 1, health: 1 }), 2, targetOpponent)),
  })
  const story = scenario({ cards: gift, players: { Anna: { hand: ['Gift'] }, Bert: {} } })
  story.raider('Anna').plays('Gift', { on: 'Bert' })
  story.resolve()
  expect(story.party('Bert').filter((name) => name === 'Boar')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('a copy on the chain has the same targets unless new ones are chosen, and then ceases to exist (402.1, 402.1a, 402.1b, 402.1c)', () => {
  const twice = numberedCardsOfSet('EX', {
    'objects-90': ability('Fork', { cost: 1, instant: true }, '', copyLink(target(any.ability, 'chain'))),
  })
  const story = table(
    { hand: [EX(7), EX(90), 'Brigg'], resources: 5 },
    { play: ['Lumbering Oaf', 'Defias Pirate'] },
    twice,
  )
  const anna = story.raider('Anna').plays('Vanquish', { on: 'Defias Pirate' })
  anna.plays('Fork', { on: 'Vanquish' })
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['target', ['Lumbering Oaf']])
  anna.answers('Lumbering Oaf')
  expect(story.eventsOfKind('duplicated')).toMatchObject([{ seat: 0 }])
  story.resolveAll()
  expect([story.isInPlay('Defias Pirate'), story.isInPlay('Lumbering Oaf')]).toEqual([false, false])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Fork', 'Vanquish'])
  story.waitsFor('Anna')
})

test('a card that becomes a copy gets the other’s printed facts, keeps damage and modifiers, and is itself again in another zone (402.3, 402.3b)', () => {
  const mimic = numberedCardsOfSet('EX', {
    'objects-90': ability('Mimicry', { cost: 1 }, '', becomesCopy(target(your.ally), target(opposing.ally))),
  })
  const story = table(
    { play: [{ card: 'Brigg', damage: 1 }], hand: [EX(90), EX(7), 'Brigg'], resources: 5 },
    { play: [EX(13)] },
    mimic,
  )
  const anna = story.raider('Anna')
  const brigg = story.find('Brigg')
  anna.plays('Mimicry', { on: 'Brigg' }).answers('Kor Cindervein')
  story.resolve()
  expect([story.cardName(brigg), story.atk('Kor Cindervein'), story.damage('Kor Cindervein')]).toEqual([
    'Kor Cindervein',
    3,
    1,
  ])
  anna.plays('Vanquish', { on: 'Kor Cindervein' })
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toContain('Brigg')
  story.waitsFor('Anna')
})

test('an exchange happens only between different players (415.8e)', () => {
  const swap = numberedCardsOfSet('EX', {
    'objects-90': ability('Swap', { cost: 1 }, '', exchangeControl(target(any.ally), target(any.ally))),
  })
  const story = table(
    { play: ['Brigg', EX(13)], hand: [EX(90), EX(90), 'Brigg'], resources: 2 },
    { play: ['Defias Pirate'] },
    swap,
  )
  const anna = story.raider('Anna').plays('Swap', { on: 'Brigg' }).answers('Kor Cindervein')
  story.resolve()
  expect(story.eventsOfKind('controlled')).toEqual([])
  anna.plays('Swap', { on: 'Brigg' }).answers('Defias Pirate')
  story.resolve()
  expect([story.controller('Brigg'), story.controller('Defias Pirate')]).toEqual([DUNGEON_NAME, 'Anna'])
  story.waitsFor('Anna')
})

/** Begins a story in which Anna has gained control of Bert's Kor, and Bert has the Sword. */
const controlled = (bert: PartySetup): Story => {
  const story = scenario({
    cards: [
      ...exampleCardsAboutObjects,
      ...numberedCardsOfSet('EX', {
        'objects-90': ability('Conjure', instant, '', putToken(token('Imp', { health: 1 }))),
      }),
    ],
    players: {
      Anna: { hand: [EX(11), 'Gouge'], resources: 6 },
      Bert: { play: [EX(10), EX(13)], resources: 2, ...bert },
    },
  })
  story.raider('Anna').plays('Mind Control', { on: 'Kor Cindervein' })
  story.resolve()
  expect(story.controller('Kor Cindervein')).toBe('Anna')
  return story
}

test('Mind Control stays where it is if there is no ally with cost 0 (400.7c, example 1)', () => {
  const story = controlled({ hand: ['Rend'] })
  story.passUntil(() => story.decision?.seat === 1)
  story.raider('Bert').uses("Inventor's Focal Sword", { on: 'Mind Control' })
  story.resolve()
  expect([story.host('Mind Control'), story.controller('Kor Cindervein')]).toEqual(['Kor Cindervein', 'Anna'])
  story.waitsFor('Anna')
})

test('with X = 0 in play, it moves to a token, whose control changes until the player plays a card (400.7, 400.7c, example 1)', () => {
  const story = controlled({ hand: [EX(90)] })
  story.passUntil(() => story.decision?.seat === 1)
  story.raider('Bert').plays('Conjure')
  story.resolve()
  story.raider('Bert').uses("Inventor's Focal Sword", { on: 'Mind Control' })
  story.resolve()
  expect([story.host('Mind Control'), story.controller('Mind Control')]).toEqual(['Imp', 'Anna'])
  expect([story.controller('Imp'), story.controller('Kor Cindervein')]).toEqual(['Anna', 'Bert'])
  story.raider('Anna').plays('Gouge', { on: 'Bert' })
  story.resolveAll()
  expect([story.isInPlay('Mind Control'), story.controller('Imp')]).toEqual([false, 'Bert'])
  story.waitsFor('Anna')
})

const shy = numberedCardsOfSet('EX', {
  'objects-90': ally('Shy', { cost: 1, melee: 1, health: 1 }, '', {
    kind: 'keyword',
    keyword: 'untargetable',
  }),
})

test('Entangling Roots move to another ally, even an untargetable one, don’t exhaust it, and get a new timestamp (400.7c, example 2; 718.2b)', () => {
  const story = table(
    { play: [EX(10), 'Brigg', { card: EX(12), on: 'DDD-17' }], hand: ['Brigg'], resources: 2 },
    { play: ['Vapor', EX(90)] },
    shy,
  )
  story.raider('Anna').uses("Inventor's Focal Sword", { on: 'Entangling Roots' })
  story.resolve()
  expect(story.offers).toEqual(['Brigg', 'Shy'])
  story.pick('Shy')
  expect([story.host('Entangling Roots'), story.exhausted('Shy')]).toEqual(['Shy', false])
  expect(story.object('Entangling Roots').play?.at).toBeGreaterThan(story.object('Shy').play?.at ?? 0)
  story.waitsFor('Anna')
})

test('Entangling Roots stay where they are if there is no other ally (400.7c, example 2)', () => {
  const story = table(
    { play: [EX(10), { card: EX(12), on: 'DDD-17' }], hand: ['Brigg'], resources: 2 },
    { play: ['Vapor'] },
  )
  story.raider('Anna').uses("Inventor's Focal Sword", { on: 'Entangling Roots' })
  story.resolve()
  expect(story.host('Entangling Roots')).toBe('Vapor')
  story.waitsFor('Anna')
})

test('the ally doesn’t ready in its controller’s ready step, but can ready at other times (501.1a, Entangling Roots)', () => {
  const rouse = numberedCardsOfSet('EX', {
    'objects-90': ability('Rouse', { cost: 0 }, '', ready(target(any.ally))),
  })
  const story = table({ play: ['Brigg'], hand: [EX(12), EX(90), 'Brigg'], resources: 2 }, {}, rouse)
  const anna = story.raider('Anna').plays('Entangling Roots', { on: 'Brigg' })
  story.resolve()
  story.turnOf('Anna')
  expect(story.exhausted('Brigg')).toBe(true)
  anna.plays('Rouse', { on: 'Brigg' })
  story.resolve()
  expect(story.exhausted('Brigg')).toBe(false)
  story.waitsFor('Anna')
})

test('when one ally leaves, the Mirror takes all allies of the same name along (200.2, Highborne Soul Mirror)', () => {
  const story = table({ play: [EX(14), 'Brigg', 'Brigg', 'Wysko'], hand: [EX(7), 'Brigg'], resources: 4 })
  story.raider('Anna').plays('Vanquish', { on: 'Brigg' })
  story.resolveAll()
  expect(story.party('Anna').slice(1)).toEqual(['Highborne Soul Mirror', 'Wysko'])
  story.waitsFor('Anna')
})

test('Tyrande sacrifices a Wisp, which deals 1 to each opposing character (404.2)', () => {
  const story = table({ play: [EX(15)], hand: [EX(7), 'Brigg'], resources: 5 }, { play: ['Vapor'] })
  const anna = story.raider('Anna').plays('Vanquish', { on: 'High Priestess Tyrande Whisperwind' })
  story.resolveAll()
  expect(anna.may('power Wisp')).toBe(false)
  story.waitsFor('Anna')
  const other = table(
    { play: [EX(15), 'Brigg'], hand: [EX(90), 'Brigg'], resources: 1 },
    { play: ['Vapor'] },
    [
      ...numberedCardsOfSet('EX', {
        'objects-90': ability('Conjure', instant, '', putToken(token('Wisp', { health: 1 }))),
      }),
    ],
  )
  other.raider('Anna').plays('Conjure')
  other.resolve()
  other.raider('Anna').uses('High Priestess Tyrande Whisperwind')
  other.resolve()
  expect(other.eventsOfKind('damaged').map(({ object, amount }) => [other.heroName(object), amount])).toEqual(
    [
      [DUNGEON_NAME, 1],
      ['Vapor', 1],
    ],
  )
  expect(other.isInPlay('Wisp')).toBe(false)
  other.waitsFor('Anna')
})

test('an ally put into play as an ability is an ability until it leaves (300.1d)', () => {
  const turn = numberedCardsOfSet('EX', {
    'objects-90': ability('Bind', { cost: 1 }, '', putIntoPlayAs(target(any.ally, 'graveyard'), 'ability')),
  })
  const story = table({ hand: [EX(90), 'Brigg'], resources: 1, graveyard: [EX(13)] }, {}, turn)
  story.raider('Anna').plays('Bind', { on: 'Kor Cindervein' })
  story.resolve()
  expect([story.characteristics('Kor Cindervein').types, story.object('Kor Cindervein').play?.row]).toEqual([
    ['ability'],
    'hero',
  ])
  story.waitsFor('Anna')
})

test('a token copy may enter exhausted, and later parts of the text refer to it (402.4)', () => {
  const twin = numberedCardsOfSet('EX', {
    'objects-91': ability(
      'Twin',
      { cost: 1 },
      '',
      putTokenCopyAndRememberAs('twin', target(your.ally), { exhausted: true }),
      restOfGame(rememberedCards('twin').has(alsoTagged('Demon'))),
    ),
  })
  const story = table({ play: [EX(13)], hand: [EX(91), 'Brigg'], resources: 1 }, {}, twin)
  story.raider('Anna').plays('Twin', { on: 'Kor Cindervein' })
  story.resolve()
  expect(['', '#2'].map((which) => story.exhausted(`Kor Cindervein${which}`))).toEqual([false, true])
  expect(story.characteristics('Kor Cindervein#2').tags).toContainEqual({ tag: 'Demon' })
  story.waitsFor('Anna')
})

test('a text asks how many unnamed counters of a kind are left (404.1c)', () => {
  const fading = numberedCardsOfSet('EX', {
    'objects-92': ally(
      'Fading Guard',
      { cost: 1, melee: 1, health: 1 },
      '',
      pay(0).to(
        removeCounters({ atk: 1 }),
        onlyIf(isEqualTo(numberOfCounters({ atk: 1 }), 0), destroy(self)),
      ),
    ),
  })
  const boosts = [{ counter: { atk: 1 }, n: 2 }]
  const story = table({ play: [{ card: EX(92), boosts }], hand: ['Brigg'], resources: 1 }, {}, fading)
  const anna = story.raider('Anna').uses('Fading Guard')
  story.resolve()
  expect(story.atk('Fading Guard')).toBe(2)
  anna.uses('Fading Guard')
  story.resolve()
  expect(story.isInPlay('Fading Guard')).toBe(false)
  story.waitsFor('Anna')
})
