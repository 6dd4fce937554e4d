/**
 * The characters that a character may attack, must attack or may sabotage, and the costs of attacks (600.2–601,
 * 302.3, 305.3).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  any,
  attacksOneOf,
  destroy,
  discarding,
  each,
  elusive,
  exhaustSelf,
  numberedCardsOfSet,
  opposing,
  otherCardOfEvent,
  pay,
  resourceCost,
  sabotage,
  sabotages,
  self,
  tagged,
  target,
  thisTurn,
  timeIsMoney,
  type UnnumberedCard,
  weapon,
  when,
  you,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutCombat, idOfCombatExampleCard } from '../../../scenarios/test-cards/combat.ts'
import { exampleCardsAboutDecks } from '../../../scenarios/test-cards/decks.ts'
import { exampleCardsAboutReplacement } from '../../../scenarios/test-cards/replacing.ts'
import type { Card } from '../../model/data/card.ts'
import { legalDefenders } from './legality.ts'
import { hasCharacterThatMustAttackNow } from './must-attack.ts'

const own = (...cards: UnnumberedCard[]): Card[] =>
  numberedCardsOfSet('OWN', Object.fromEntries(cards.map((card, i) => [i + 1, card])))
const OAF = 'Lumbering Oaf'
const mayAttack = (story: Story, attacker: string): string[] =>
  legalDefenders(story.game, story.find(attacker)).map((id) => story.heroName(id))

const guarded = (attacker: string): Story => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat],
    raiders: {
      Anna: {
        play: [idOfCombatExampleCard('Sarmoth')],
        hand: [idOfCombatExampleCard('Vigilant Guard'), 'Gouge'],
        resources: 2,
      },
    },
    dungeon: { play: [attacker], below: 0 },
    turn: DUNGEON_NAME,
  })
  const name = attacker.startsWith('EX') ? 'Bloodsoul' : attacker
  story.raider('Anna').plays('Vigilant Guard', { on: name })
  return story.resolve()
}

test('600.2b, example: “can attack only Sarmoth” takes precedence over “must attack your hero”, and then nothing must attack', () => {
  const story = guarded(OAF)
  expect(mayAttack(story, OAF)).toEqual(['Sarmoth'])
  story.passUntil(() => story.eventsOfKind('proposed').some((one) => story.cardName(one.attacker) === OAF))
  expect(story.heroName(story.eventsOfKind('proposed').at(-1)?.defender ?? 0)).toBe('Sarmoth')
  expect(hasCharacterThatMustAttackNow(story.game, story.seat(DUNGEON_NAME))).toBe(false)
  story.fight()
  story.passUntil(() => story.isCalm())
  story.waitsFor('Anna')
})

test('600.2b, example: Bloodsoul can’t attack Sarmoth, so it can attack only the hero, and must attack it', () => {
  const story = guarded(idOfCombatExampleCard('Bloodsoul'))
  expect(mayAttack(story, 'Bloodsoul')).toEqual(['Anna'])
  expect(hasCharacterThatMustAttackNow(story.game, story.seat(DUNGEON_NAME))).toBe(true)
  story.passUntil(() => story.isCalm())
  expect(story.damage('Anna')).toBe(2)
  story.waitsFor('Anna')
})

test('601.2d, example: after Mocking Blow, Graccus must attack Sarmoth or Warrax, and nobody else', () => {
  const story = scenario({
    cards: [...exampleCardsAboutCombat, ...exampleCardsAboutDecks, ...exampleCardsAboutReplacement],
    players: {
      Cleo: { hero: 'Graccus', hand: ['Rend'] },
      Anna: { play: [idOfCombatExampleCard('Sarmoth')] },
      Bert: { hero: 'Warrax', hand: [idOfCombatExampleCard('Mocking Blow')], resources: 1, play: ['Brigg'] },
    },
    teams: [['Anna', 'Bert'], ['Cleo']],
  })
  expect(legalDefenders(story.game, story.find('Cleo')).map((id) => story.heroName(id))).toEqual(['Sarmoth'])
  story.raider('Cleo').passes()
  story.raider('Bert').plays('Mocking Blow', { on: 'Cleo' })
  story.resolve()
  expect(story.damage('Cleo')).toBe(1)
  expect(legalDefenders(story.game, story.find('Cleo')).map((id) => story.heroName(id))).toEqual([
    'Bert',
    'Sarmoth',
  ])
  expect(story.offers).not.toContain('pass')
  story.raider('Cleo').proposes('Cleo', 'Bert')
  story.fight()
  expect(story.offers).toContain('pass')
  story.waitsFor('Cleo')
})

test('a player may not pass while one of their characters must attack and can (600.2)', () => {
  const story = scenario({
    cards: own(ally('Hothead', { melee: 1, health: 4 }, '', self.mustAttack())),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend'] } },
    dungeon: { below: 0 },
  })
  expect(story.offers).not.toContain('pass')
  expect(story.offers).toContain('attack Hothead')
  story.raider('Anna').attacks('Hothead', DUNGEON_NAME)
  expect(story.offers).toContain('pass')
  story.waitsFor('Anna')
})

test('a character that must attack certain characters attacks one if able, and need not attack anybody else (600.2a)', () => {
  const fiend = ally('Fiend', { melee: 1, health: 4 }, '', self.mustAttack(and(any.ally, tagged('Pirate'))))
  const one = scenario({
    cards: own(fiend),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend'] } },
    dungeon: { play: [OAF, 'Defias Pirate'], below: 0 },
  })
  one.pick('attack Fiend')
  expect(one.offers).toEqual(['Defias Pirate'])
  one.pick('back')
  expect(one.offers).not.toContain('pass')
  one.waitsFor('Anna')
  const none = scenario({
    cards: own(fiend),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend'] } },
    dungeon: { play: [OAF], below: 0 },
  })
  expect(none.offers).toContain('pass')
  none.pick('attack Fiend')
  expect(none.offers).toEqual([OAF])
  none.waitsFor('Anna', 'defender')
})

test('a character that “can’t attack” certain characters isn’t offered them (601.2b)', () => {
  const story = scenario({
    cards: own(ally('Timid', { melee: 1, health: 4 }, '', self.cant('attack', any.hero))),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend'] } },
    dungeon: { play: [OAF], below: 0 },
  })
  story.pick('attack Timid')
  expect(story.offers).toEqual([OAF])
  story.waitsFor('Anna', 'defender')
})

test('a character that attacks only at a cost pays it when proposed, and need not attack even if it must (600.3)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Mercenary',
        { melee: 1, health: 4 },
        '',
        self.cantAttackUnlessPaid(resourceCost(1)),
        self.mustAttack(),
      ),
    ),
    raiders: { Anna: { play: ['OWN-1', 'OWN-1'], hand: ['Rend'], resources: 1 } },
    dungeon: { below: 0 },
  })
  expect(story.offers).toContain('pass')
  story.raider('Anna').attacks('Mercenary', DUNGEON_NAME)
  expect([
    story.damage(DUNGEON_NAME),
    story.resources('Anna').ready,
    story.offers.includes('attack Mercenary'),
  ]).toEqual([1, 0, false])
  story.waitsFor('Anna')
})

test('a cost to attack may be a discard, which is taken back with the proposal (600.3, 707.2)', () => {
  const story = scenario({
    cards: own(
      ally('Hungry Hound', { melee: 1, health: 4 }, '', self.cantAttackUnlessPaid(discarding(any.card))),
    ),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Rend', 'Brigg'] } },
    dungeon: { below: 0 },
  })
  story.raider('Anna').proposes('Hungry Hound', DUNGEON_NAME)
  expect(story.decision?.kind).toBe('discard')
  story.pick('back')
  story.raider('Anna').proposes('Hungry Hound', DUNGEON_NAME)
  story.pick('Brigg')
  expect(story.cards('Anna', 'graveyard')).toEqual(['Brigg'])
  story.fight()
  story.waitsFor('Anna')
})

test('the Dungeon pays nothing, so its character that attacks only at a cost doesn’t attack (600.3)', () => {
  const story = scenario({
    cards: own(ally('Mercenary', { melee: 7, health: 4 }, '', self.cantAttackUnlessPaid(resourceCost(1)))),
    raiders: { Anna: {} },
    dungeon: { play: ['OWN-1'], below: 0 },
    turn: DUNGEON_NAME,
  })
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('a proposal whose attacker has changed sides is interrupted (601.3)', () => {
  const story = scenario({
    cards: own(ability('Tug', { cost: 0, instant: true }, '', you.gainControlOf(target(opposing.ally)))),
    raiders: { Anna: { hand: ['OWN-1', 'Rend'] } },
    dungeon: { play: ['Ogre Bodyguard'], below: 0 },
    turn: DUNGEON_NAME,
  })
  story.passUntil(() => story.eventsOfKind('proposed').length === 2)
  story.raider('Anna').plays('Tug', { on: 'Ogre Bodyguard' })
  story.resolveAll()
  expect(story.eventsOfKind('interrupted')).toHaveLength(1)
  story.passUntil(() => story.isCalm())
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('Mounts can’t attack and can’t be attacked (302.3)', () => {
  const story = scenario({
    cards: own(ally('Swift Steed', { melee: 2, health: 2 }, 'Mount')),
    raiders: { Anna: { play: ['OWN-1', 'Brigg'], hand: ['Rend'] } },
    dungeon: { play: ['OWN-1'], below: 0 },
  })
  expect(story.offers).not.toContain('attack Swift Steed')
  story.pick('attack Brigg')
  expect(story.offers).toEqual([DUNGEON_NAME])
  story.waitsFor('Anna', 'defender')
})

test('with Time is Money, an ally’s activated power can be used immediately, but the ally can’t attack earlier', () => {
  const story = scenario({
    cards: own(
      ally('Broker', { cost: 0, melee: 2, health: 2 }, '', timeIsMoney, pay(exhaustSelf).to(you.draw(1))),
      ally('Slow Broker', { cost: 0, melee: 2, health: 2 }, '', pay(exhaustSelf).to(you.draw(1))),
    ),
    raiders: { Anna: { hand: ['OWN-1', 'OWN-2'] } },
    dungeon: { below: 0 },
  })
  for (const card of ['Broker', 'Slow Broker']) {
    story.raider('Anna').plays(card)
    story.resolve()
  }
  expect([...story.offers].sort()).toEqual(['attack Frizlix of Kezan', 'pass', 'power Broker'])
  story.waitsFor('Anna')
})

const wrecker = ally(
  'Wrecker',
  { melee: 3, health: 4 },
  '',
  sabotage(any.equipment, any.ally),
  when(sabotages(self), destroy(otherCardOfEvent)),
)
const sabotaging = (more: object = {}): Story =>
  scenario({
    cards: own(wrecker, {
      ...weapon('Shy Blade', { melee: 1, strikeCost: 0 }, '1H, Melee (1)'),
      powers: [{ kind: 'keyword', keyword: 'elusive' }],
    }),
    raiders: { Anna: { play: ['OWN-1'], hand: ['Gouge'], resources: 1 } },
    dungeon: { play: ["Cookie's Cauldron", OAF, 'OWN-2'], below: 0, ...more },
  })

test('a sabotage can be proposed against an opponent’s card that isn’t Elusive, as an alternative to a normal combat (601.2b)', () => {
  const story = sabotaging()
  story.pick('attack Wrecker')
  expect(story.offers).toEqual([OAF, "sabotage Cookie's Cauldron", `sabotage ${OAF}`])
  story.waitsFor('Anna', 'defender')
})

test('a sabotage deals no combat damage, but triggers powers (603.1)', () => {
  const story = sabotaging()
  story.raider('Anna').proposes('Wrecker', `sabotage ${OAF}`)
  story.fight()
  expect([story.eventsOfKind('damaged'), story.damage('Wrecker'), story.isInPlay(OAF)]).toEqual([
    [],
    0,
    false,
  ])
  story.waitsFor('Anna')
})

test('a sabotaged card becomes the defender, and the combat ends (603.1)', () => {
  const story = sabotaging()
  story.raider('Anna').proposes('Wrecker', "sabotage Cookie's Cauldron")
  story.passUntil(() => story.game.combat?.defender != null)
  expect(story.game.combat?.sabotage).toBe(true)
  story.fight()
  expect([story.eventsOfKind('sabotaged').length, story.isInPlay("Cookie's Cauldron")]).toEqual([1, false])
  story.waitsFor('Anna')
})

test('a protector turns a sabotage into a normal combat (602.2c)', () => {
  const story = scenario({
    cards: own(wrecker),
    raiders: { Anna: { play: ['Tyrennius Scatheblade'], hand: ['Gouge'], resources: 1 } },
    dungeon: { play: ['OWN-1'], below: 0 },
    turn: DUNGEON_NAME,
  })
  story.passUntil(() => story.game.combat !== null)
  if (story.game.combat) story.game.combat.sabotage = true
  story.passUntil(() => false)
  story.pick('Tyrennius Scatheblade')
  expect([story.game.combat?.sabotage, story.game.combat?.protecting]).toEqual([undefined, true])
  story.fight()
  expect([story.eventsOfKind('damaged').length, story.eventsOfKind('sabotaged')]).toEqual([1, []])
  story.passUntil(() => story.isCalm())
  story.waitsFor('Anna', story.decision?.kind)
})

test('a sabotage whose card is gone is no combat (602.3, 603.1b)', () => {
  const story = scenario({
    cards: own(wrecker, ability('Snap', { cost: 0, instant: true }, '', destroy(target(any.equipment)))),
    raiders: { Anna: { play: ['OWN-1'], hand: ['OWN-2', 'Rend'] } },
    dungeon: { play: ["Cookie's Cauldron"], below: 0 },
  })
  story.raider('Anna').proposes('Wrecker', "sabotage Cookie's Cauldron")
  story.passUntil(() => story.game.combat !== null)
  story.raider('Anna').plays('Snap', { on: "Cookie's Cauldron" })
  story.fight()
  expect([
    story.eventsOfKind('sabotaged'),
    story.eventsOfKind('defending'),
    story.exhausted('Wrecker'),
  ]).toEqual([[], [], true])
  story.waitsFor('Anna')
})

test('a power sees whom its character attacks only when it enters combat (602.3)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Giant Slayer',
        { melee: 1, health: 9 },
        '',
        when(attacksOneOf(self, any.ally), destroy(otherCardOfEvent)),
      ),
    ),
    raiders: { Anna: { play: ['OWN-1', 'Brigg'], hand: ['Gouge'], resources: 1 } },
    dungeon: { play: [OAF], below: 0 },
  })
  story.raider('Anna').proposes('Giant Slayer', OAF)
  story.passUntil(() => story.chain.includes('Giant Slayer'))
  expect(story.game.combat?.defender).toBe(story.find(OAF))
  story.fight()
  expect([story.isInPlay(OAF), story.damage('Giant Slayer')]).toEqual([false, 0])
  story.waitsFor('Anna')
})

test('a card can make an ally attack this turn, and another can draw all attacks (600.2, 601.2c)', () => {
  const story = scenario({
    cards: own(
      ability('Goad', { cost: 0, instant: true }, '', thisTurn(target(any.ally).mustAttack())),
      ally('Wallflower', { melee: 1, health: 4 }, '', elusive),
      ally('Decoy', { melee: 1, health: 4 }, '', each(opposing.heroOrAlly).canAttackOnlyIfAble(self)),
    ),
    raiders: { Anna: { play: ['Brigg'], hand: ['OWN-1', 'Rend'] } },
    dungeon: { play: ['OWN-2', 'OWN-3'], below: 0 },
  })
  story.raider('Anna').plays('Goad', { on: 'Brigg' })
  story.resolve()
  expect(story.offers).not.toContain('pass')
  story.pick('attack Frizlix of Kezan')
  expect(story.offers).toEqual(['Decoy'])
  story.waitsFor('Anna', 'defender')
})
