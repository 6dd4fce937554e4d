/**
 * Heroes (301): their two sides, Master Heroes that replace a hero, and heroes that are temporarily out of the game.
 */
import { expect, test } from 'vitest'
import {
  ability,
  addCounters,
  ally,
  any,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  becomesHero,
  exhaust,
  flipHero,
  hero,
  hostCard,
  nextTime,
  numberedCardsOfSet,
  ongoing,
  pay,
  put,
  restOfGame,
  self,
  target,
  turnEnds,
  type UnnumberedCard,
  when,
  you,
  yourHero,
  yourStartingHero,
} from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup } from '../../scenarios/table-setup.ts'

const OWN = (n: number): string => `EX-heroes-${n}`
const table = (
  anna: PartySetup,
  more: UnnumberedCard[] = [],
  dungeon: Omit<PartySetup, 'hero' | 'hand' | 'resources' | 'quests'> = {},
) =>
  scenario({
    cards: numberedCardsOfSet('EX', Object.fromEntries(more.map((one, i) => [`heroes-${i}`, one]))),
    raiders: { Anna: anna },
    dungeon,
  })

const king = hero(
  'Winter King',
  { cost: 2, frost: 4, health: 40, master: true },
  'Scourge',
  when(becomesHero(self), you.draw(1)),
)
const demon = hero(
  'Metamorphosis',
  { cost: 2, fire: 1, health: 35, master: true, classes: ['Warlock'] },
  'Demon, Warlock, Demonology',
  atStartOfYourTurn(put(yourStartingHero, 'play')),
)
const turner = hero('Turner', { health: 28 }, 'Goblin, Hunter', pay(1, flipHero).to(you.draw(1)))
const rope = ability('Rope', { cost: 1 }, '', attachTo(target(any.hero)), ongoing(hostCard.has(atkBonus(1))))
const bless = ability('Bless', { cost: 1 }, '', restOfGame(target(any.hero).has(atkBonus(2))))
const away = ability(
  'Away',
  { cost: 1 },
  '',
  put(yourHero, 'removed'),
  nextTime(turnEnds(you), put(yourHero, 'play')),
)

test('a Master Hero is played from hand and enters face up; attachments, counters, damage and orientation are kept (301.4, 301.4a)', () => {
  const story = table(
    {
      hero: OWN(0),
      hand: [OWN(1), OWN(2), OWN(3), 'Brigg'],
      resources: 5,
      damage: 7,
    },
    [
      turner,
      king,
      rope,
      ability('Brand', { cost: 1 }, '', addCounters('Doom', 2, yourHero), exhaust(yourHero)),
    ],
  )
  const anna = story.raider('Anna')
  anna.plays('Rope', { on: 'Anna' })
  story.resolve()
  anna.plays('Brand')
  story.resolve()
  anna.uses('Anna')
  story.resolveAll()
  anna.plays('Winter King')
  story.resolveAll()
  const { play } = story.object('Anna')
  expect([story.cardName(story.find('Anna')), story.host('Rope')]).toEqual(['Winter King', 'Anna'])
  expect(play).toMatchObject({ damage: 7, exhausted: true, faceDown: false, counters: { Doom: 2 } })
  expect([story.atk('Anna'), story.health('Anna')]).toEqual([5, 40])
  expect(story.cards('Anna', 'removed')).toEqual(['Turner'])
  story.waitsFor('Anna')
})

test('links, modifiers and a combat of the replaced hero continue with the Master Hero (301.4b)', () => {
  const bolt = ability('Bolt', { cost: 1, instant: true }, '', yourHero.deals(3, 'fire').to(target(any.hero)))
  const fast = { ...king, name: 'Fast King', instant: true as const }
  const story = table({ hand: [OWN(0), OWN(1), OWN(2), 'Brigg'], resources: 4 }, [fast, bolt, bless])
  const anna = story.raider('Anna').plays('Bless', { on: 'Anna' })
  story.resolve()
  anna.proposes('Anna', DUNGEON_NAME)
  story.resolve()
  anna.plays('Bolt', { on: 'Anna' })
  anna.plays('Fast King')
  story.resolve()
  expect(story.atk('Anna')).toBe(6)
  story.fight()
  expect([story.damage('Anna'), story.damage(DUNGEON_NAME)]).toEqual([3 + story.atk(DUNGEON_NAME), 6])
  story.waitsFor('Anna')
})

test('damage that the replaced hero dealt counts as dealt by the Master Hero (301.4b)', () => {
  const bolt = ability('Bolt', { cost: 1 }, '', yourHero.deals(1, 'fire').to(target(any.hero)))
  const story = table({ hand: [OWN(0), OWN(1), 'Brigg'], resources: 3 }, [king, bolt])
  const anna = story.raider('Anna').plays('Bolt', { on: DUNGEON_NAME })
  story.resolve()
  const dealer = story.game.registers.damage[0]?.by
  anna.plays('Winter King')
  story.resolveAll()
  expect(dealer).toBe(story.find('Anna'))
  story.waitsFor('Anna')
})

test('a Master Hero can’t be flipped or turned face down (301.4a)', () => {
  const fickle = { ...king, powers: [pay(flipHero).to(you.draw(1))] }
  const turn = ability('Turn', { cost: 1 }, '', { kind: 'flip', what: yourHero.is })
  const story = table({ hand: [OWN(0), OWN(1), 'Brigg'], resources: 3 }, [fickle, turn])
  const anna = story.raider('Anna').plays('Winter King')
  story.resolveAll()
  expect(anna.may('power Winter King')).toBe(false)
  anna.plays('Turn')
  story.resolve()
  expect(story.isFaceDown('Anna')).toBe(false)
  story.waitsFor('Anna')
})

test('the replaced hero stays out of the game permanently (301.4a)', () => {
  const call = ability('Call', { cost: 1 }, '', {
    kind: 'put',
    what: { kind: 'all', filter: any.hero, zone: 'removed' },
    to: 'play',
  })
  const fetch = ability('Fetch', { cost: 1 }, '', {
    kind: 'put',
    what: { kind: 'all', filter: any.hero, zone: 'removed' },
    to: 'hand',
  })
  const story = table({ hand: [OWN(0), OWN(1), OWN(2), 'Brigg'], resources: 4 }, [king, call, fetch])
  const anna = story.raider('Anna').plays('Winter King')
  story.resolveAll()
  anna.plays('Call')
  story.resolve()
  anna.plays('Fetch')
  story.resolve()
  expect(story.cards('Anna', 'removed')).toEqual(['Frizlix of Kezan'])
  expect(story.cardName(story.find('Anna'))).toBe('Winter King')
  story.waitsFor('Anna')
})

test('“when your hero becomes it” doesn’t trigger if the hero had that name already (301.4c)', () => {
  const story = table({ hand: [OWN(0), OWN(0), 'Brigg'], resources: 4 }, [king])
  const anna = story.raider('Anna').plays('Winter King')
  story.resolveAll()
  const drawn = (): number => story.eventsOfKind('moved').filter((one) => one.why === 'drawn').length
  expect(drawn()).toBe(1)
  anna.plays('Winter King')
  story.resolveAll()
  expect([drawn(), story.cards('Anna', 'removed')]).toEqual([1, ['Frizlix of Kezan', 'Winter King']])
  story.waitsFor('Anna')
})

test('the starting hero returns with the side that was up when it was removed, and with everything on the Master Hero (301.4d)', () => {
  const story = table({ hero: OWN(0), hand: [OWN(1), 'Brigg'], resources: 3, damage: 2 }, [turner, demon])
  const anna = story.raider('Anna').uses('Anna')
  story.resolve()
  anna.plays('Metamorphosis')
  story.resolve()
  expect([story.cardName(story.find('Anna')), story.health('Anna')]).toEqual(['Metamorphosis', 35])
  story.turnOf('Anna')
  story.resolveAll()
  expect(story.cardName(story.find('Anna'))).toBe('Turner')
  expect(story.object('Anna').play).toMatchObject({ damage: 5, faceDown: true })
  expect(story.cards('Anna', 'removed')).toEqual(['Metamorphosis'])
  story.waitsFor('Anna')
})

test('a player with several Master Heroes chooses the order in which they replace each other (301.4e)', () => {
  const both = ability('Both', { cost: 1 }, '', {
    kind: 'put',
    what: { kind: 'all', filter: any.hero, zone: 'graveyard' },
    to: 'play',
  })
  const story = table({ hand: [OWN(2), 'Brigg'], graveyard: [OWN(0), OWN(1)], resources: 1 }, [
    king,
    demon,
    both,
  ])
  story.raider('Anna').plays('Both')
  story.resolve()
  expect(story.decision?.kind).toBe('order')
  story.pick('Metamorphosis', 'Winter King')
  story.resolveAll()
  expect(story.cardName(story.find('Anna'))).toBe('Winter King')
  expect(story.cards('Anna', 'removed')).toEqual(['Frizlix of Kezan', 'Metamorphosis'])
  story.waitsFor('Anna')
})

test('a player whose hero is out of the game plays no cards; texts read the hero’s last known information (301.5)', () => {
  const echo = ability('Echo', { cost: 1, instant: true }, '', you.draw(1))
  const pond = ally(
    'Pond',
    { cost: 1, melee: 1, health: 1 },
    '',
    pay(1).to(you.draw(yourHero.stat('damage'))),
  )
  const story = table({ hand: [OWN(0), OWN(1), 'Brigg'], play: [OWN(2)], resources: 3, damage: 2 }, [
    away,
    echo,
    pond,
  ])
  const anna = story.raider('Anna').plays('Away')
  story.resolve()
  expect(story.cards('Anna', 'removed')).toEqual(['Frizlix of Kezan'])
  expect([anna.may('play Brigg'), anna.may('play Echo')]).toEqual([false, false])
  anna.uses('Pond')
  story.resolve()
  expect(story.eventsOfKind('moved').filter((one) => one.why === 'drawn')).toHaveLength(2)
  story.nextTurn()
  expect(story.cards('Anna', 'removed')).toEqual([])
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('a hero returns as another card, and doesn’t return to a party that has a hero (301.5)', () => {
  const restore = ability('Restore', { cost: 1 }, '', {
    kind: 'put',
    what: { kind: 'all', filter: any.hero, zone: 'removed' },
    to: 'play',
  })
  const summon = ally(
    'Summoner',
    { cost: 1, melee: 1, health: 1 },
    '',
    pay(1).to({ kind: 'put', what: { kind: 'all', filter: any.hero, zone: 'hand' }, to: 'play' }),
  )
  const story = table({ hand: [OWN(0), OWN(1), OWN(3), 'Brigg'], play: [OWN(2)], resources: 4 }, [
    away,
    restore,
    summon,
    king,
  ])
  const before = story.find('Anna')
  const anna = story.raider('Anna').plays('Away')
  story.resolve()
  anna.uses('Summoner')
  story.resolveAll()
  expect(story.cardName(story.find('Anna'))).toBe('Winter King')
  anna.plays('Restore')
  story.resolve()
  expect(story.cards('Anna', 'removed')).toEqual(['Frizlix of Kezan'])
  expect(story.find('Anna')).not.toBe(before)
  story.waitsFor('Anna')
})
