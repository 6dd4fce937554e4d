/**
 * Proposing combats (600.1, 601), leaving combat while links are on the chain (602.4a) and concluding combats (603).
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  atkBonus,
  attacksAtRandom,
  defending,
  each,
  elusive,
  ferocity,
  inCombat,
  isDestroyed,
  numberedCardsOfSet,
  removeFromCombat,
  sabotage,
  self,
  target,
  thisCombat,
  thisTurn,
  when,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'

const instant = { cost: 0, instant: true } as const
const cards = numberedCardsOfSet('OWN', {
  1: ally('Fighter', { melee: 2, health: 9 }, ''),
  2: ally('Shade', { melee: 1, health: 9 }, '', elusive),
  3: ally('Wrecker', { melee: 2, health: 9 }, '', sabotage(any.equipment, any.ally)),
  4: ability('Shout', instant, '', yourHero.deals(1, 'melee').to(target(any.hero))),
  5: ability('Vanish', instant, '', removeFromCombat(target(inCombat(any.heroOrAlly)))),
  6: ability('Rally', instant, '', thisCombat(each(your.heroOrAlly).has(atkBonus(3)))),
  7: ally('Mourner', { melee: 1, health: 9 }, '', when(isDestroyed(any.ally), you.draw(1))),
  8: ally('Captain', { melee: 1, health: 3 }, '', each(your.ally).has(atkAndHealthBonus(0, 2))),
  9: ally('Drummer', { melee: 1, health: 1 }, ''),
  10: ability('Prod', instant, '', thisTurn(target(defending(any.heroOrAlly)).has(atkBonus(1)))),
  40: ally('Berserk', { melee: 1, health: 9 }, '', self.has(attacksAtRandom)),
  12: ability('Tug', instant, '', you.gainControlOf(target(any.ally))),
  13: ally('Raptor', { melee: 1, health: 9 }, '', ferocity),
  11: ally('Mob', { melee: 9, health: 9 }, ''),
})
const duel = (anna: string[], bert: string[], hand: string[] = [], berts: string[] = []): Story =>
  scenario({
    cards,
    players: {
      Anna: { play: anna, hand: [...hand, 'Rend'] },
      Bert: { play: bert, hand: [...berts, 'Rend'] },
    },
  })

test('combats can be proposed only in the player’s own action phase, outside combat and with an empty chain (601.1)', () => {
  const story = duel(['Fighter', 'Wrecker'], ['Fighter'], ['Shout', 'Shout'], ['Shout'])
  const attacks = (): number => story.decision?.options.filter(({ kind }) => kind === 'attack').length ?? 0
  expect(attacks()).toBe(3)
  story.raider('Anna').plays('Shout', { on: 'Bert' })
  expect(attacks()).toBe(0)
  story.resolve()
  expect(attacks()).toBe(3)
  story.passUntil(() => story.decision?.seat === 1)
  expect(attacks()).toBe(0)
  story.raider('Bert').plays('Shout', { on: 'Anna' })
  story.resolve()
  story.raider('Anna').proposes('Fighter', 'Bert')
  story.resolve()
  expect([story.game.combat?.attacker, attacks()]).toEqual([story.find('Fighter'), 0])
  story.fight()
  story.waitsFor('Anna')
})

test('a player proposes any number of combats, one at a time, and each may be a sabotage (600.1)', () => {
  const story = duel(['Fighter', 'Wrecker'], ['Mob'])
  story.raider('Anna').attacks('Fighter', 'Bert').attacks('Wrecker', 'sabotage Mob').attacks('Anna', 'Mob')
  expect(story.eventsOfKind('proposed').map((one) => one.sabotage ?? false)).toEqual([false, true, false])
  expect(story.eventsOfKind('combatEnded')).toHaveLength(3)
  story.waitsFor('Anna')
})

test('the proposed attacker is a ready character of the player, and the defender another object (601.2, 601.2a)', () => {
  const story = duel(['Fighter', 'Wrecker'], ['Fighter'])
  story.raider('Anna').attacks('Fighter', 'Bert')
  expect(story.offers.filter((offer) => offer.startsWith('attack'))).toEqual([
    'attack Frizlix of Kezan',
    'attack Wrecker',
  ])
  story.pick('attack Wrecker')
  expect(story.offers).not.toContain('Wrecker')
  story.waitsFor('Anna', 'defender')
})

test('an illegal combat can’t be proposed (601.2e)', () => {
  const story = duel(['Fighter'], ['Shade', 'Fighter'])
  story.pick('attack Fighter')
  expect(story.offers).toEqual(['Bert', 'Fighter'])
  const { decision } = story
  const answer = (pick: string): string | null =>
    story.refusal({ kind: 'answer', decision: decision?.id ?? 0, seat: 0, picks: [pick] })
  expect([answer(`o${story.find('Shade')}`), answer(`o${story.find('Fighter')}`)]).toEqual([
    'notOffered',
    'notOffered',
  ])
  story.waitsFor('Anna', 'defender')
})

test('a proposed defender that changes controllers is no longer proposed, even if it could still be attacked (601.2f)', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { play: ['Fighter'], hand: ['Rend'] },
      Bert: { play: ['Mob'] },
      Cleo: { hand: ['Tug', 'Shout'] },
    },
  })
  story.raider('Anna').proposes('Fighter', 'Mob')
  story.raider('Cleo').plays('Tug', { on: 'Mob' })
  story.resolve()
  expect(story.controller('Mob')).toBe('Cleo')
  story.passUntil(() => story.chain.length === 0)
  expect([
    story.eventsOfKind('interrupted').length,
    story.eventsOfKind('attacking'),
    story.exhausted('Fighter'),
  ]).toEqual([1, [], false])
  story.raider('Anna').proposes('Fighter', 'Mob')
  story.fight()
  story.waitsFor('Anna')
})

test('a proposed attacker that changes controllers for a moment is no longer proposed (601.2f)', () => {
  const story = duel(['Raptor'], [], ['Tug', 'Shout'], ['Tug', 'Shout'])
  story.raider('Anna').proposes('Raptor', 'Bert')
  story.raider('Bert').plays('Tug', { on: 'Raptor' })
  story.resolve()
  story.raider('Anna').plays('Tug', { on: 'Raptor' })
  story.resolve()
  expect(story.controller('Raptor')).toBe('Anna')
  story.passUntil(() => story.chain.length === 0)
  expect([story.eventsOfKind('interrupted').length, story.eventsOfKind('attacking')]).toEqual([1, []])
  expect(story.offers).toContain('attack Raptor')
  story.waitsFor('Anna')
})

test('the step doesn’t end when a character leaves combat: the chain resolves first (602.4a)', () => {
  const story = duel(['Fighter'], ['Mob'], ['Prod', 'Vanish', 'Shout'])
  story.raider('Anna').proposes('Fighter', 'Mob')
  story.passUntil(() => story.game.combat?.defender != null)
  story.raider('Anna').plays('Prod', { on: 'Mob' }).plays('Vanish', { on: 'Fighter' })
  story.resolve()
  expect([story.chain, story.game.combat?.attacker, story.game.combat?.defender]).toEqual([
    ['Prod'],
    null,
    story.find('Mob'),
  ])
  story.resolve()
  expect(story.atk('Mob')).toBe(10)
  story.fight()
  expect([story.eventsOfKind('damaged'), story.eventsOfKind('combatEnded').length]).toEqual([[], 1])
  story.waitsFor('Anna')
})

/**
 * Begins a story in which Bert's Captain is about to die in combat. Without him, the damaged Drummer has too little
 * health.
 */
const captain = (): Story => {
  const story = scenario({
    cards,
    players: {
      Anna: { play: ['Mob', 'Mourner'], hand: ['Rally', 'Shout', 'Rend'] },
      Bert: { play: ['Captain', { card: 'Drummer', damage: 2 }] },
    },
  })
  story.raider('Anna').proposes('Mob', 'Captain')
  story.passUntil(() => story.game.combat?.defender != null)
  story.raider('Anna').plays('Rally')
  story.resolve()
  expect(story.atk('Mob')).toBe(12)
  return story
}

test('when a combat concludes, checks run in waves, and nothing is added to the chain before it is over (603.2)', () => {
  const story = captain()
  story.fight()
  expect(story.decision?.kind).toBe('order')
  story.pick('t0')
  const tale = story.log.flatMap((one) => {
    if (one.kind === 'moved' && one.why === 'destroyed') return [one.card]
    return one.kind === 'combatEnded' || one.kind === 'used' ? [one.kind] : []
  })
  expect(tale).toEqual(['OWN-8', 'OWN-9', 'combatEnded', 'used', 'used'])
  story.waitsFor('Anna')
})

test('after that, all leave combat, modifiers for this combat end, and the turn player gets priority (603.3)', () => {
  const story = captain()
  story.fight()
  story.pick('t0')
  expect([story.atk('Mob'), story.chain, story.game.turn.phase]).toEqual([
    9,
    ['Mourner', 'Mourner'],
    'action',
  ])
  story.resolveAll()
  story.waitsFor('Anna')
})

test.each(['Anna', 'Drummer'])(
  'a character that attacks at random may attack %s, the MARKED hero or another character',
  (whom) => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Rend'], play: ['Drummer'] } },
      dungeon: { play: ['Berserk'] },
    })
    const met = story.find(whom)
    story.luckily(() => story.eventsOfKind('proposed').some(({ defender }) => defender === met)).nextTurn()
    expect(story.eventsOfKind('proposed').map(({ defender }) => defender)).toContain(met)
    story.waitsFor('Anna')
  },
)
