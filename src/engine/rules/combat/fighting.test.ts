/** Characters in combat (602–603): entering, other ways to protect, leaving, becoming a defender. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  any,
  atkBonus,
  conspicuous,
  defends,
  destroy,
  each,
  exhaust,
  exhausts,
  exhaustsForTheFirstTime,
  ferocity,
  grantingKeywords,
  inCombat,
  inCombatWith,
  item,
  longRange,
  not,
  numberedCardsOfSet,
  opposing,
  otherCardOfEvent,
  protects,
  readies,
  ready,
  removeFromCombat,
  self,
  target,
  thisCombat,
  type UnnumberedCard,
  when,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutCombat, idOfCombatExampleCard } from '../../../scenarios/test-cards/combat.ts'
import type { Card } from '../../model/data/card.ts'

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const DUMMY = ally('Dummy', { melee: 2, health: 9 }, '')
const OGRE = 'Ogre Bodyguard'
const TYRENNIUS = 'Tyrennius Scatheblade'
const free = { cost: 0, instant: true } as const
/** A hand with which Anna can respond, so that the game asks her. */
const awake = { hand: ['Gouge'], resources: 1 }

test('602.3, example: Saurfang attacks Baranka, both trigger, hers resolves first, and both are destroyed', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat],
    raiders: { Anna: { ...awake, play: [idOfCombatExampleCard('High Overlord Saurfang')] } },
    dungeon: { play: [idOfCombatExampleCard('Grunt Baranka')], below: 0 },
  })
  story.raider('Anna').proposes('High Overlord Saurfang', 'Grunt Baranka')
  story.passUntil(() => story.chain.length === 2)
  expect(story.chain).toEqual(['High Overlord Saurfang', 'Grunt Baranka'])
  story.resolve()
  expect([story.isInPlay('Grunt Baranka'), story.isInPlay('High Overlord Saurfang')]).toEqual([false, false])
  story.fight()
  expect(story.eventsOfKind('damaged')).toEqual([])
  story.waitsFor('Anna')
})

const attacked = (play: string[], cards: Card[], more: object = {}): Story => {
  const story = scenario({
    cards,
    raiders: { Anna: { ...awake, play, ...more } },
    dungeon: { play: [], below: 0 },
    turn: DUNGEON_NAME,
  })
  return story.passUntil(() => story.game.combat !== null)
}

test('a card can let a character protect only the hero, or only against some attackers (602.2)', () => {
  const cards = own(
    ally('Squire', { melee: 1, health: 5 }, '', self.canProtect(yourHero)),
    ally('Oathbound', { melee: 1, health: 5 }, '', self.canProtect(any.ally)),
    ally('Ally Catcher', { melee: 1, health: 5 }, '', self.canProtect(undefined, any.ally)),
  )
  const story = attacked(['OWN-1', 'OWN-2', 'OWN-3'], cards)
  story.passUntil(() => false)
  expect(story.offers).toEqual(['Squire', 'none'])
  story.pick('Squire')
  story.fight()
  expect([story.damage('Anna'), story.damage('Squire')]).toEqual([0, 3])
  story.passUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test('any opposing character may protect against a Conspicuous attacker', () => {
  const story = scenario({
    cards: own(ally('Loudmouth', { melee: 1, health: 5 }, '', conspicuous)),
    raiders: { Anna: { play: ['Brigg'] } },
    dungeon: { play: ['OWN-1'], below: 0 },
    turn: DUNGEON_NAME,
  })
  story.passUntil(() => false)
  expect([story.cardName(story.decision?.source ?? 0), story.offers]).toEqual([
    'Loudmouth',
    ['Anna', 'Brigg', 'none'].slice(1),
  ])
  story.waitsFor('Anna', 'protect')
})

test('a character that can’t protect against the attacker, or can’t exhaust, doesn’t protect (103.2)', () => {
  const cards = own(
    ally('Coward', { melee: 1, health: 5 }, '', self.canProtect(), self.cant('protect', any.hero)),
    ally('Statue', { melee: 1, health: 5 }, '', self.canProtect(), self.cant('exhaust')),
  )
  const story = attacked(['OWN-1', 'OWN-2'], cards)
  story.passUntil(() => story.isCalm())
  expect(story.eventsOfKind('protecting')).toEqual([])
  story.waitsFor('Anna')
})

test('a power sees that its character protects, and the character is protecting until the combat ends (602.2)', () => {
  const cards = own(
    ally(
      'Bulwark',
      { melee: 1, health: 5 },
      '',
      self.canProtect(),
      when(protects(self), thisCombat(self.has(atkBonus(2)))),
    ),
    ability('Cheer', free, '', ready(target({ kind: 'state', state: 'protecting' }))),
  )
  const story = attacked(['OWN-1', 'Brigg'], cards, { hand: ['OWN-2'], resources: 0 })
  story.passUntil(() => false)
  story.pick('Bulwark')
  story.pick('play Cheer')
  expect(story.offers).toEqual(['Bulwark'])
  story.pick('back')
  story.pick('pass')
  expect(story.atk('Bulwark')).toBe(3)
  story.fight()
  expect(story.atk('Bulwark')).toBe(1)
  story.passUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

const leaving = own(ability('Vanish', free, '', removeFromCombat(target(inCombat(any.heroOrAlly)))))

test('a character that a card removes from combat no longer fights; the other one stays exhausted (602.4, 603.1b)', () => {
  const story = scenario({
    cards: leaving,
    raiders: { Anna: { play: ['Oruk Starstorm'], hand: ['OWN-1', 'Rend'] } },
    dungeon: { play: [OGRE], below: 0 },
  })
  story.raider('Anna').proposes('Oruk Starstorm', OGRE)
  story.passUntil(() => story.game.combat?.defender != null)
  story.raider('Anna').plays('Vanish')
  expect(story.offers).toEqual(['Oruk Starstorm', OGRE])
  story.pick(OGRE)
  story.resolve()
  expect([
    story.eventsOfKind('leftCombat').length,
    story.eventsOfKind('damaged'),
    story.exhausted('Oruk Starstorm'),
  ]).toEqual([1, [], true])
  story.fight()
  story.waitsFor('Anna')
})

test('nobody is in combat before the protect point (602.1, 602.3b)', () => {
  const story = scenario({
    cards: leaving,
    raiders: { Anna: { play: ['Oruk Starstorm'], hand: ['OWN-1', 'Gouge'], resources: 1 } },
    dungeon: { play: [OGRE], below: 0 },
  })
  story.raider('Anna').proposes('Oruk Starstorm', OGRE)
  story.passUntil(() => story.game.combat !== null)
  expect(story.offers).toEqual(['pass', 'play Gouge'])
  story.fight()
  story.waitsFor('Anna')
})

test('a character that becomes the defender replaces the previous defender (602.3a)', () => {
  const story = scenario({
    cards: own(
      ability(
        'Taunt',
        free,
        '',
        target(and(opposing.ally, not({ kind: 'state', state: 'defending' }))).becomesTheDefender(),
      ),
      ally('Watcher', { melee: 0, health: 9 }, '', when(defends(self), exhaust(otherCardOfEvent))),
      DUMMY,
    ),
    raiders: { Anna: { play: ['Oruk Starstorm'], hand: ['OWN-1', 'Gouge'], resources: 1 } },
    dungeon: { play: ['OWN-3', 'OWN-2'], below: 0 },
  })
  story.raider('Anna').proposes('Oruk Starstorm', 'Dummy')
  story.passUntil(() => story.game.combat?.defender != null)
  story.raider('Anna').plays('Taunt', { on: 'Watcher' })
  story.resolve()
  expect(story.eventsOfKind('defending')).toHaveLength(2)
  story.fight()
  expect([story.eventsOfKind('used').length, story.damage('Dummy'), story.damage('Watcher')]).toEqual([
    1, 0, 4,
  ])
  story.waitsFor('Anna')
})

test('an attacker that changes controllers is removed from combat (602.4)', () => {
  const story = scenario({
    cards: own(ability('Tug', free, '', you.gainControlOf(target(opposing.ally)))),
    raiders: { Anna: { play: [TYRENNIUS], hand: ['OWN-1', 'Gouge'], resources: 1 } },
    dungeon: { play: [OGRE], below: 0 },
    turn: DUNGEON_NAME,
  })
  story.idleUntil(() => story.game.combat?.attacker === story.find(OGRE))
  story.raider('Anna').plays('Tug', { on: OGRE })
  story.resolve()
  expect(story.game.combat?.attacker ?? null).toBe(null)
  story.fight()
  story.passUntil(() => story.isCalm())
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('Long-Range prevents only the defender’s combat damage (603.1a)', () => {
  const story = scenario({
    cards: own(ally('Archer', { ranged: 2, health: 3 }, '', longRange), DUMMY),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend'] } },
    dungeon: { play: ['OWN-2'], below: 0 },
  })
  story.raider('Anna').attacks('Archer', 'Dummy')
  expect([story.damage('Dummy'), story.damage('Archer')]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('only a real change of orientation exhausts or readies, and “for the first time each turn” is recognised (411.1)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Tireless',
        { melee: 1, health: 9 },
        '',
        when(exhaustsForTheFirstTime(self), ready(self)),
        when(readies(self), you.draw(1)),
      ),
      ally('Clerk', { melee: 1, health: 9 }, '', when(exhausts(any.ally), you.draw(1))),
      ability('Nap', free, '', exhaust(target(any.ally))),
    ),
    raiders: { Anna: { play: ['OWN-1', 'OWN-2'], hand: ['OWN-3', 'OWN-3', 'OWN-3', 'Rend'] } },
    dungeon: { below: 0 },
  })
  const used = (): number => story.eventsOfKind('used').length
  const nap = (): number => {
    story.raider('Anna').plays('Nap', { on: 'Tireless' })
    story.resolveAll()
    while (story.decision?.kind === 'order') story.pick(story.decision.options[0]?.id ?? '')
    story.resolveAll()
    return used()
  }
  expect([nap(), story.exhausted('Tireless')]).toEqual([3, false])
  expect([nap(), story.exhausted('Tireless')]).toEqual([4, true])
  expect(nap()).toBe(4)
  story.waitsFor('Anna')
})

test('finds the source of a modifier that gives a keyword, and no other card', () => {
  const story = scenario({
    cards: own(
      ability('Haste Totem', { cost: 0 }, '', {
        ongoing: [{ kind: 'continuous', mods: each(your.ally).has(ferocity) }],
      }),
      ability('Calm', free, '', destroy(target(grantingKeywords(each(your.ally), 'ferocity')))),
      ability('Bystander', { cost: 0 }, '', {
        ongoing: [{ kind: 'continuous', mods: each(your.ally).has(atkBonus(1)) }],
      }),
    ),
    raiders: { Anna: { play: ['Brigg', 'OWN-1', 'OWN-3'], hand: ['OWN-2', 'Rend'] } },
    dungeon: { below: 0 },
  })
  story.raider('Anna').plays('Calm')
  expect(story.offers).toEqual(['Haste Totem'])
  story.pick('back')
  story.waitsFor('Anna')
})

test('the attacker and the defender are in combat with each other, and nobody else is (602.3b)', () => {
  const rivals = numberedCardsOfSet('OWN', {
    1: item('Grudge', free, '', each(inCombatWith(opposing.hero, your.ally)).has(atkBonus(2))),
    2: ally('Fighter', { melee: 1, health: 9 }, ''),
    3: ability('Pause', { cost: 0, instant: true }, ''),
  })
  const story = scenario({
    cards: rivals,
    players: {
      Anna: { hand: ['Pause', 'Wrath'], play: ['Grudge', 'Fighter', 'Oruk Starstorm'] },
      Bert: { play: ['Fighter'] },
    },
  })
  const before = story.atk('Oruk Starstorm')
  story.raider('Anna').proposes('Fighter', 'Bert')
  story.passUntil(() => story.game.combat?.defender != null)
  expect([story.atk('Fighter'), story.atk('Oruk Starstorm')]).toEqual([3, before])
  story.fight()
  expect([story.atk('Fighter'), story.damage('Bert')]).toEqual([1, 3])
  story.waitsFor('Anna')
})
