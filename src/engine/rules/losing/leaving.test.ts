/**
 * Players who lose are removed from the game with all cards that they own (102.2, 401.3b). Also the leader, and the
 * turn of a player who has left.
 */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  asItEnters,
  cardsInGraveyard,
  each,
  everyone,
  nextTime,
  numberedCardsOfSet,
  optionally,
  playableFrom,
  put,
  rememberedCards,
  self,
  underOwnersControl,
  wouldBePut,
  you,
} from '../../../cards/builders.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { checkInvariants, countCardsPerOwner } from '../../../scenarios/watching.testkit.ts'
import { userText } from '../../../texts/user-text.ts'
import { mayKnowCard } from '../../view/card-view.ts'

const free = { cost: 0, melee: 1, health: 1 }
const gouger = { hand: ['Gouge'], resources: 1 }

test('a destroyed hero takes all cards of its owner out of the game, from every zone (102.2)', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Brigg'] },
      Bert: {
        damage: 26,
        hand: ['Rend'],
        play: ['Brigg', { card: 'Rend', on: DUNGEON_NAME }],
        graveyard: ['Zulanji'],
        below: 3,
      },
    },
    dungeon: { below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  const [, before] = countCardsPerOwner(story.game)
  expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 1, why: 'destroyed', side: 'raiders' }])
  expect(story.cards('Bert', 'removed')).toHaveLength(before ?? 0)
  expect([story.isInPlay('Rend'), story.party('Bert')]).toEqual([false, []])
  checkInvariants(story.game)
  story.waitsFor('Anna')
})

test('the leaver’s control of a Dungeon card ends: the Defias Cannon returns to the Dungeon (401.3b)', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: { damage: 24 } },
    dungeon: { deck: ['Defias Cannon'], below: 8 },
    turn: DUNGEON_NAME,
    marked: 'Bert',
  })
  const [gained, returned] = story.eventsOfKind('controlled')
  expect(gained).toMatchObject({ card: 'DDD-39', from: 2, to: 1 })
  expect(returned).toMatchObject({ card: 'DDD-39', from: 1, to: 2 })
  expect(story.controller('Defias Cannon')).toBe(DUNGEON_NAME)
  story.waitsFor('Anna')
})

test('a Defias Watcher that the leaver controlled fights for the Dungeon again', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg'] }, Bert: { play: ['Oruk Starstorm'] } },
    dungeon: { play: ['Defias Watcher'], below: 0 },
    turn: 'Bert',
  })
  story.raider('Bert').attacks('Oruk Starstorm', 'Defias Watcher')
  expect(story.controller('Defias Watcher')).toBe('Bert')
  story.raider('Bert').concedes()
  expect(story.controller('Defias Watcher')).toBe(DUNGEON_NAME)
  story.waitsFor('Anna')
})

test('the game interrupts the leaver’s links, and the other players’ links resolve (102.2)', () => {
  const story = scenario({
    raiders: { Anna: gouger, Bert: { hand: ['Rend', 'Gouge'], resources: 2 }, Cleo: gouger },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Rend', { on: DUNGEON_NAME })
  story.raider('Cleo').plays('Gouge', { on: DUNGEON_NAME })
  story.raider('Bert').concedes()
  expect(story.chain).toEqual(['Gouge'])
  expect(story.eventsOfKind('interrupted')).toMatchObject([{ card: 'CD2-W7', byGame: true }])
  story.resolveAll()
  expect(story.eventsOfKind('resolved')).toMatchObject([{ card: 'CD2-R9' }])
  expect(story.game.turn.player).toBe(2)
  story.waitsFor('Anna')
})

test('the leaver’s lasting modifiers no longer apply (102.2)', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Infiltrate', 'Brigg'], resources: 2, play: ['Battle Shout'] },
      Bert: { play: ['Zulanji'], ...gouger },
    },
  })
  story.raider('Anna').plays('Infiltrate', { on: 'Zulanji' })
  story.resolve()
  expect(story.has('Zulanji', 'stealth')).toBe(1)
  story.raider('Anna').concedes()
  expect(story.has('Zulanji', 'stealth')).toBe(0)
  story.waitsFor('Bert')
})

test('cards that the Dungeon attached to the leaver’s hero are destroyed with it (400.5)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg'] }, Bert: {} },
    dungeon: { play: [{ card: 'Nightmare Elixir', on: 'Bert' }] },
  })
  story.raider('Bert').concedes()
  expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual(['Nightmare Elixir'])
  story.waitsFor('Anna')
})

test('if the turn player leaves, the chain is settled and the turn ends', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend'], resources: 1 }, Bert: { ...gouger, resources: 2 } },
    dungeon: { play: ['Defias Envoker'] },
  })
  story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
  story.raider('Bert').plays('Gouge', { on: 'Defias Envoker' })
  story.raider('Anna').concedes()
  const kinds = story.latest.map((event) => event.kind)
  expect(kinds.indexOf('resolved')).toBeLessThan(kinds.indexOf('turnOver'))
  expect([story.exhausted('Defias Envoker'), story.game.turn.player]).toEqual([true, 1])
  story.waitsFor('Bert')
})

test('if the turn player leaves in combat, the combat ends without damage', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Oruk Starstorm'] }, Bert: gouger },
    dungeon: { play: ['Defias Envoker'] },
  })
  story.raider('Anna').proposes('Oruk Starstorm', 'Defias Envoker')
  story.passUntil(() => story.game.combat !== null)
  story.raider('Anna').concedes()
  expect([story.game.combat, story.eventsOfKind('damaged'), story.game.turn.player]).toEqual([null, [], 1])
  story.waitsFor('Bert')
})

test('after several players have left, everybody who is left is still asked before a link resolves (410.4)', () => {
  const story = scenario({
    raiders: {
      Anna: { ...gouger, hand: ['Gouge', 'Gouge'], resources: 2 },
      Bert: gouger,
      Cleo: gouger,
      Dora: gouger,
    },
    turn: 'Anna',
  })
  story.raider('Anna').plays('Gouge', { on: DUNGEON_NAME })
  story.raider('Anna').passes()
  story.raider('Bert').passes()
  story.raider('Anna').concedes()
  story.raider('Bert').concedes()
  story.raider('Cleo').passes()
  story.waitsFor('Dora')
})

test('the leader answers for the side even after the leader’s hero was destroyed', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: {}, Cleo: {} },
    dungeon: { deck: ['Nightmare Elixir'] },
    leader: 'Cleo',
  })
  story.raider('Cleo').concedes()
  story.nextTurn().nextTurn()
  expect(story.decision).toMatchObject({ kind: 'choose', seat: 2, side: 'raiders' })
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.raider('Cleo').answers('Bert')
  expect(story.host('Nightmare Elixir')).toBe('Bert')
  story.waitsFor('Anna')
})

test('the turn of a raider who has left is skipped', () => {
  const story = scenario({ raiders: { Anna: {}, Bert: {}, Cleo: {} } })
  story.raider('Bert').concedes()
  story.nextTurn()
  expect(story.game.turn.player).toBe(2)
  story.waitsFor('Cleo')
})

test('a player who has left can’t concede again; nobody concedes for the Dungeon, or after the end of the raid', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg'] }, Bert: {} } })
  story.raider('Bert').concedes()
  expect(story.refusal({ kind: 'concede', seat: 1 })).toBe('impossible')
  expect(story.refusal({ kind: 'concede', seat: 2 })).toBe('unknownSeat')
  story.raider('Anna').concedes()
  expect(story.refusal({ kind: 'concede', seat: 0 })).toBe('over')
  story.isOver('lair')
})

test('a correction corrects damage, and the following checks use the new value', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg'] } }, dungeon: { play: ['Vapor'] } })
  const object = story.find('Vapor')
  const adjust = (damage: number, what = object) =>
    ({
      kind: 'adjust',
      seat: 0,
      reason: userText('we forgot'),
      change: { kind: 'damage', object: what, damage },
    }) as const
  for (const wrong of [-1, 0.5, Number.NaN]) expect(story.refusal(adjust(wrong))).toBe('impossible')
  expect(story.refusal(adjust(1, 9999))).toBe('impossible')
  story.input(adjust(2))
  expect(story.eventsOfKind('adjusted')).toMatchObject([
    { reason: userText('we forgot'), object, change: { damage: 2 } },
  ])
  expect(story.isInPlay('Vapor')).toBe(false)
  story.waitsFor('Anna')
})

test('damage can be adjusted only on characters (405.1)', () => {
  const story = scenario({ raiders: { Anna: {} }, dungeon: { play: ["Cookie's Cauldron"] } })
  const object = story.find("Cookie's Cauldron")
  expect(
    story.refusal({
      kind: 'adjust',
      seat: 0,
      reason: userText(''),
      change: { kind: 'damage', object, damage: 1 },
    }),
  ).toBe('impossible')
  story.waitsFor('Anna')
})

test('an abandoned raid ends without a winner', () => {
  const story = scenario({ raiders: { Anna: {} } })
  story.input({ kind: 'adjust', seat: 0, reason: userText('late'), change: { kind: 'abandon' } })
  expect([story.game.outcome, story.decision]).toEqual([{ kind: 'abandoned' }, null])
  story.ended = true
})

test('a seat can be given to another person', () => {
  const story = scenario({ raiders: { Anna: {} } })
  story.input({ kind: 'replace', seat: 0, name: userText('Emil') })
  story.waitsFor('Emil')
})

test('the leaver’s cards can’t return from outside the game, whatever would bring them back (102.2)', () => {
  const banish = ability(
    'Banish',
    { cost: 0 },
    '',
    you.choose(1, each(any.ally), 'banished'),
    put(rememberedCards('banished'), 'removed'),
    nextTime(
      { event: 'turnEnds', of: everyone.are },
      underOwnersControl(put(rememberedCards('banished'), 'play')),
    ),
  )
  const story = scenario({
    cards: numberedCardsOfSet('EX', { banish }),
    raiders: { Anna: { hand: ['EX-banish'] }, Bert: { play: ['Brigg'] }, Cleo: { play: ['Wysko'] } },
  })
  story.raider('Anna').plays('Banish')
  story.resolve()
  story.pick('Brigg')
  story.raider('Bert').concedes()
  story.pick('pass')
  story.resolveAll()
  expect([story.cards('Bert', 'removed').includes('Brigg'), story.party('Bert')]).toEqual([true, []])
  story.waitsFor('Cleo')
})

const own = numberedCardsOfSet('OWN', {
  1: ally('Undertaker', free, '', each(any.ally).has(wouldBePut({ to: 'graveyard' }, put(self, 'removed')))),
  2: ally('Gloater', free, '', asItEnters(you.may(you.draw(1)))),
  3: ally('Grave Robber', free, '', each(any.card).has(playableFrom('graveyard', everyone))),
  4: ability('Revelation', { cost: 0 }, '', put(cardsInGraveyard(everyone), 'hand')),
  5: ally(
    'Guardian',
    free,
    '',
    optionally(each(any.card).has(wouldBePut({ to: 'hand', from: 'graveyard' }, you.draw(1)))),
  ),
})

describe('the leaver’s card leaves the game from any zone (102.2)', () => {
  test.each([{}, { play: ['Undertaker'] }])(
    'from the chain, even if its move would be replaced: %j (103.3)',
    (anna) => {
      const story = scenario({
        cards: own,
        raiders: { Anna: { ...gouger, ...anna }, Bert: { hand: ['Rend', 'Gouge'], resources: 2 } },
        turn: 'Bert',
      })
      story.raider('Bert').plays('Rend', { on: DUNGEON_NAME }).concedes()
      expect([story.cards('Bert', 'graveyard'), story.cards('Bert', 'removed').includes('Rend')]).toEqual([
        [],
        true,
      ])
      expect(story.eventsOfKind('interrupted')).toMatchObject([{ card: 'CD2-W7', byGame: true }])
      checkInvariants(story.game)
      story.waitsFor('Anna')
    },
  )

  test('from the chain, hidden, if it is a resource that is being placed (415.7a)', () => {
    const story = scenario({
      raiders: { Anna: gouger, Bert: { hand: ['Rend', 'Gouge'], resources: 1 } },
      turn: 'Bert',
    })
    story.raider('Bert').places('Rend').concedes()
    const { object = 0 } = story.eventsOfKind('moved').findLast((one) => one.card === 'CD2-W7') ?? {}
    expect([story.game.objects[object]?.zone, mayKnowCard(story.game, 0, object)]).toEqual(['removed', false])
    checkInvariants(story.game)
    story.waitsFor('Anna')
  })

  test('from the chain, if another player has played it', () => {
    const story = scenario({
      cards: own,
      raiders: { Anna: { ...gouger, resources: 2, play: ['Grave Robber'] }, Bert: { graveyard: ['Rend'] } },
    })
    story.pick('play Rend')
    story.pick(DUNGEON_NAME)
    story.raider('Bert').concedes()
    expect([story.chain, story.cards('Bert', 'removed').includes('Rend')]).toEqual([[], true])
    checkInvariants(story.game)
    story.waitsFor('Anna')
  })

  test('while it is entering play', () => {
    const story = scenario({
      cards: own,
      raiders: { Anna: gouger, Bert: { hand: ['Gloater'] } },
      turn: 'Bert',
    })
    story.raider('Bert').plays('Gloater')
    story.resolve()
    expect(story.decision?.kind).toBe('may')
    story.raider('Bert').concedes()
    expect([story.isInPlay('Gloater'), story.cards('Bert', 'removed').includes('Gloater')]).toEqual([
      false,
      true,
    ])
    checkInvariants(story.game)
    story.waitsFor('Anna')
  })

  test('except for another player’s card that the leaver was bringing into play (711.1)', () => {
    const story = scenario({
      cards: own,
      raiders: {
        Anna: { ...gouger, graveyard: ['Gloater'] },
        Bert: { play: ['Grave Robber'], hand: ['Brigg'] },
      },
      turn: 'Bert',
    })
    story.pick('play Gloater')
    story.resolve()
    expect(story.decision).toMatchObject({ kind: 'may', seat: 1 })
    story.raider('Bert').concedes()
    expect([story.party('Anna').slice(1), story.cards('Anna', 'graveyard')]).toEqual([[], ['Gloater']])
    checkInvariants(story.game)
    story.waitsFor('Anna')
  })

  test('from the graveyard, while a player is asked about a replacement', () => {
    const story = scenario({
      cards: own,
      raiders: {
        Anna: { hand: ['Revelation', 'Rend'], graveyard: ['Brigg'], play: ['Guardian'], resources: 1 },
        Bert: { graveyard: ['Gouge'] },
      },
    })
    story.raider('Anna').plays('Revelation')
    story.resolve()
    expect(story.decision?.kind).toBe('may')
    story.raider('Bert').concedes()
    while (story.decision?.kind === 'may') story.pick('no')
    expect([story.cards('Bert', 'hand'), story.cards('Bert', 'removed').includes('Gouge')]).toEqual([
      [],
      true,
    ])
    checkInvariants(story.game)
    story.waitsFor('Anna')
  })
})

test('nobody may play a card that left the game with its owner (102.2)', () => {
  const cards = numberedCardsOfSet('OWN', {
    1: ally('Collector', free, '', each(any.card).has(playableFrom('removed', everyone))),
    2: ally('Relic', free, ''),
    3: ability('Exile', { cost: 0 }, '', put(cardsInGraveyard(everyone), 'removed')),
  })
  const anna = { play: ['Collector'], hand: ['Exile', 'Brigg'] }
  const players = { Anna: anna, Bert: { graveyard: ['Relic'] }, Cleo: {} }
  const story = scenario({ cards, players, turn: 'Anna' })
  story.raider('Anna').plays('Exile')
  story.resolve()
  expect(story.offers).toContain('play Relic')
  story.raider('Bert').concedes()
  expect(story.offers).not.toContain('play Relic')
  story.waitsFor('Anna')
})
