/** Damage and healing (405, 407, 408), packets that are replaced and prevented (716.1, 717), their order (802.2). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  armor,
  asCombatDamage,
  cant,
  cardsOf,
  each,
  ofTypes,
  opposing,
  preventedFromDealing,
  preventsDamage,
  preventsFirstEachTurn,
  preventsNext,
  putDamage,
  self,
  shielded,
  switchDamage,
  target,
  thisTurn,
  when,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import type { Card } from '../../../engine/effects/card.ts'
import { replacingExamples as cards } from '../examples/replacing.ts'
import { type Story, scenario } from '../scenario.ts'
import type { Party } from '../setting.ts'

const OAF = 'Lumbering Oaf'

const told = (story: Story) =>
  story.told('damaged').map(({ object, amount }) => [story.heroName(object), amount])
/** Whoever is asked next, and whatever. */
const ends = (story: Story): void => {
  const { decision } = story
  if (decision) story.waitsFor(story.name(decision.seat), decision.kind)
  else story.isOver('lair')
}
const table = (anna: Party, dungeon: Party = {}, more: Party[] = []): Story =>
  scenario({
    cards,
    raiders: {
      Anna: { resources: 8, ...anna },
      ...Object.fromEntries(more.map((party, i) => [['Bert', 'Cleo'][i], party])),
    },
    dungeon,
  })

test('each of several packets of fire damage is doubled (716.1c, World in Flames and Flamestrike)', () => {
  const story = table({ play: ['World in Flames'], hand: ['Flamestrike'] }, { play: [OAF, 'Defias Watcher'] })
  story.raider('Anna').plays('Flamestrike')
  story.resolve()
  expect(told(story)).toEqual([
    ['Dungeon', 6],
    [OAF, 6],
    ['Defias Watcher', 6],
  ])
  story.waitsFor('Anna')
})

test('two copies each double once: neither its own work again (716.1e)', () => {
  const story = table({ play: ['World in Flames', 'World in Flames'], hand: ['Fire Blast'] })
  story.raider('Anna').plays('Fire Blast', { on: 'Dungeon' })
  story.resolve()
  expect(told(story)).toEqual([['Dungeon', 8]])
  story.waitsFor('Anna')
})

test('only the amount changes: the card it is dealt with counts each damage dealt this way (717.1, Mind Spike)', () => {
  const story = table({ play: ['Chromatic Cloak'], hand: ['Mind Spike'] }, {}, [
    { hand: ['Rend', 'Rend', 'Rend'], play: ['Brigg'] },
  ])
  story.raider('Anna').plays('Mind Spike', { on: 'Brigg' })
  story.resolve()
  expect(told(story)).toEqual([['Brigg', 2]])
  story.pick('Rend', 'Rend#2')
  expect(story.cards('Bert', 'hand')).toEqual(['Rend'])
  story.waitsFor('Anna')
})

test('the packet’s controller orders what raises it, then its destination’s the rest (717.4a, 717.4b)', () => {
  const blastedAt = (seed: number): Story => {
    const one = scenario({
      cards,
      raiders: {
        Anna: { play: ['Berserker Stance', 'Golem Skull Helm'] },
        Bert: { hand: ['Intervene', 'Rend'], resources: 1 },
      },
      dungeon: { play: ['World in Flames'], deck: ['Fire Blast'] },
      turn: 'Dungeon',
      seed,
    })
    return one.passUntil(() => one.chain.includes('Fire Blast'))
  }
  let story = blastedAt(1)
  for (let seed = 2; seed < 40 && story.game.chain[0]?.ctx.targets[0]?.[0] !== story.find('Anna'); seed++) {
    story.ended = true
    story = blastedAt(seed)
  }
  story.raider('Bert').plays('Intervene')
  story.luckily(() => story.decision?.amount === 6).pick('Anna')
  expect([story.decision?.kind, story.offers.sort()]).toEqual(['prevent', ['Golem Skull Helm', 'Intervene']])
  story.raider('Anna').answers('Golem Skull Helm')
  expect(told(story)[0]).toEqual(['Bert', 3])
  ends(story)
})

test('all packets of one link are the next time; later ones are not (717.5, Stormstrike)', () => {
  const story = table(
    { play: ["Ramstein's Lightning Bolts", "Ramstein's Lightning Bolts"], hand: ['Stormstrike'] },
    { play: [OAF] },
  )
  story.raider('Anna').plays('Stormstrike')
  story.resolve()
  story.raider('Anna').uses("Ramstein's Lightning Bolts")
  story.resolve()
  expect(told(story).map(([, amount]) => amount)).toEqual([3, 3, 3])
  story.raider('Anna').uses("Ramstein's Lightning Bolts")
  story.resolve()
  expect(told(story).map(([, amount]) => amount)).toEqual([3, 3, 3, 1, 1, 1])
  story.waitsFor('Anna')
})

test('what is prevented completely was not dealt and triggers nothing of that kind (717.2b, Green Whelp Armor)', () => {
  const imp = only(ally('Imp', { cost: 1, melee: 1, health: 9 }, ''))
  for (const prevents of [true, false]) {
    const story = scenario({
      cards: [...cards, imp],
      raiders: { Anna: { play: ['Green Whelp Armor'], hand: ['Rend'] } },
      dungeon: { play: ['Imp'], filler: 'Golem Skull Helm' },
      turn: 'Dungeon',
    })
    story.idleUntil(() => story.decision?.kind === 'prevent')
    while (story.decision?.kind === 'prevent') {
      const fromImp = story.decision.source !== story.find('Dungeon')
      story.pick(fromImp && prevents ? 'Green Whelp Armor' : 'none')
      story.idleUntil(() => story.decision?.kind === 'prevent')
    }
    expect(story.decision?.kind === 'may').toBe(!prevents)
    if (!prevents) story.pick('yes')
    expect(story.isInPlay('Imp')).toBe(prevents)
    ends(story)
  }
})

test('it may be done even if the damage can’t be prevented, and then does nothing (717.3, Blessed Life)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { play: ['Blessed Life', 'Blessed Life'], hand: ['Fel Flame', 'Fire Blast'], resources: 3 },
    },
  })
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  story.pick('Anna')
  story.resolve()
  expect(story.decision?.kind).toBe('replace')
  story.pick('Blessed Life')
  story.pick('yes')
  story.pick('no')
  expect(told(story)).toEqual([['Anna', 2]])
  story.raider('Anna').plays('Fire Blast', { on: 'Anna' })
  story.resolve()
  story.pick('yes')
  expect(told(story)).toEqual([['Anna', 2]])
  expect(story.cards('Anna', 'hand')).toEqual(['Blessed Life', 'Blessed Life'])
  story.waitsFor('Anna')
})

test('each modifier makes one packet for each character, of its source and controller (405.4, 408.2c, Frost Nova)', () => {
  const story = table({ hand: ['Frost Nova'] }, { play: [OAF, 'Vapor'] })
  story.raider('Anna').plays('Frost Nova')
  story.resolve()
  expect(story.told('damaged')).toMatchObject(
    ['Dungeon', OAF, 'Vapor'].map(() => ({
      by: story.find('Anna'),
      amount: 1,
      types: ['frost'],
      combat: false,
    })),
  )
  expect(story.nextTurnUnprotected()).toEqual([])
  story.waitsFor('Anna')
})

test('damage for each thing is one packet (405.4, Vexra Darkfall)', () => {
  const story = table(
    { play: [{ card: 'Vexra Darkfall', damage: 1 }], hand: ['Fire Blast', 'Rend', 'Rend'] },
    {},
  )
  story.raider('Anna').plays('Fire Blast', { on: 'Vexra Darkfall' })
  story.resolve()
  story.pick('Anna')
  story.resolve()
  expect(told(story)).toEqual([
    ['Vexra Darkfall', 2],
    ['Anna', 2],
  ])
  story.waitsFor('Anna')
})

test('excess healing is wasted (407.1, Flash Heal and Lightning Bolt)', () => {
  const story = table({ hand: ['Lightning Bolt'], play: [{ card: "Lu'ka the Wall", damage: 1 }] }, {}, [
    { hand: ['Flash Heal', 'Rend'], resources: 1 },
  ])
  story.raider('Anna').plays('Lightning Bolt', { on: "Lu'ka the Wall" })
  story.raider('Bert').plays('Flash Heal', { on: "Lu'ka the Wall" })
  story.resolveAll()
  expect(story.told('healed')).toMatchObject([{ amount: 1 }])
  expect(story.damage("Lu'ka the Wall")).toBe(4)
  story.waitsFor('Anna', 'target')
})

test('nothing is healed from the undamaged (407.3)', () => {
  const story = table({ hand: ['Lightning Bolt'], play: ['Firewarden Wyland Kaslinth'] }, {}, [
    { hand: ['Flash Heal', 'Rend'], resources: 1 },
  ])
  story.raider('Anna').plays('Lightning Bolt', { on: 'Firewarden Wyland Kaslinth' })
  story.raider('Bert').plays('Flash Heal', { on: 'Firewarden Wyland Kaslinth' })
  story.resolveAll()
  expect(story.told('healed')).toEqual([])
  expect(story.isInPlay('Firewarden Wyland Kaslinth')).toBe(false)
  story.waitsFor('Anna')
})

test('each packet of healing is replaced; a character without damage gets none (407.2, Hide of the Wild)', () => {
  const story = table({ play: ['Hide of the Wild'], hand: ['Shelter the Flock'], damage: 20 }, {}, [
    { damage: 20 },
    {},
  ])
  story.raider('Anna').plays('Shelter the Flock')
  story.resolve()
  expect(story.told('healed').map((one) => one.amount)).toEqual([12, 12])
  story.waitsFor('Anna')
})

test('shadow and fire damage is both (408.3a, Fel Flame)', () => {
  const story = table({ play: ['World in Flames'], hand: ['Fel Flame'] })
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  story.pick('Dungeon')
  story.resolve()
  expect(story.told('damaged')).toMatchObject([{ amount: 4, types: ['shadow', 'fire'] }])
  story.waitsFor('Anna')
})

test('if some of a packet can’t be prevented, none of it can (408.3c, Annihilator)', () => {
  const ogre = only(ally('Hardened', { cost: 1, melee: 0, health: 9 }, ''))
  const ring = only(armor('Ring', { cost: 1 }, 'Ring (2)', each(your.hero).has({ kind: 'stats', atk: 1 })), 2)
  const ward = only(ability('Ward', { cost: 1 }, '', thisTurn(target(any.ally).has(preventsNext(3)))), 3)
  const story = scenario({
    cards: [...cards, ogre, ring, ward],
    raiders: {
      Anna: { play: ['Annihilator', 'Ring'], hand: ['Ward', 'Fire Blast', 'Rend'], resources: 4 },
    },
    dungeon: { play: ['Hardened'] },
  })
  const anna = story.raider('Anna').plays('Ward', { on: 'Hardened' })
  story.resolve()
  anna.attacks('Anna', 'Hardened', 'Annihilator')
  expect(told(story)).toContainEqual(['Hardened', 4])
  anna.plays('Fire Blast', { on: 'Hardened' })
  story.resolve()
  expect(story.damage('Hardened')).toBe(4)
  story.waitsFor('Anna')
})

test('a weapon’s packet is its weapon’s whatever its size (408.3d, Thrash Blade and Graccus)', () => {
  const shield = only(ability('Shield', { cost: 1 }, '', thisTurn(target(any.ally).has(preventsNext(3)))))
  const might = only(
    ability('Might', { cost: 1 }, '', thisTurn(target(any.hero).has({ kind: 'stats', atk: 2 }))),
    2,
  )
  const story = scenario({
    cards: [...cards, shield, might],
    raiders: { Anna: { play: ['Thrash Blade'], hand: ['Shield', 'Might'], resources: 4 } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Shield', { on: OAF })
  story.resolve()
  story.raider('Anna').plays('Might', { on: 'Anna' })
  story.resolve()
  story.raider('Anna').attacks('Anna', OAF, 'Thrash Blade')
  story.resolveAll()
  expect(told(story)).toContainEqual([OAF, 1])
  expect(story.exhausted('Anna')).toBe(false)
  story.waitsFor('Anna')
})

test('damage that is put isn’t dealt and never more than fatal (405.3, Barnathrum)', () => {
  const story = table({
    play: [
      { card: 'Barnathrum, Lord of Pain', damage: 3 },
      { card: "Lu'ka the Wall", damage: 2 },
    ],
  })
  story.raider('Anna').uses('Barnathrum, Lord of Pain')
  story.resolve()
  expect(story.told('damaged')).toEqual([])
  expect(story.told('damagePut').map((one) => one.amount)).toEqual([1, 2])
  expect([story.isInPlay('Barnathrum, Lord of Pain'), story.damage("Lu'ka the Wall")]).toEqual([false, 4])
  story.waitsFor('Anna')
})

// ---------------------------------------------------------------- rules without an example

function only(card: Parameters<typeof cardsOf>[1][string], no = 1): Card {
  const [made] = cardsOf('OWN', { [no]: card })
  if (!made) throw new Error('no card')
  return made
}
const own = (...made: Parameters<typeof cardsOf>[1][string][]): Card[] => [
  ...cards,
  ...made.map((card, i) => only(card, i + 1)),
]

test('switched damage is neither dealt nor healed (405.7)', () => {
  const story = scenario({
    cards: own(ability('Swap', { cost: 1 }, '', switchDamage(target(opposing.ally), target(your.ally)))),
    raiders: {
      Anna: { hand: ['Swap', 'Rend'], resources: 1, play: [{ card: "Lu'ka the Wall", damage: 1 }] },
    },
    dungeon: { play: [{ card: OAF, damage: 3 }] },
  })
  story.raider('Anna').plays('Swap')
  for (const pick of [OAF, "Lu'ka the Wall"]) if (story.decision?.kind === 'target') story.pick(pick)
  story.resolve()
  expect([story.damage(OAF), story.told('damaged'), story.told('healed')]).toEqual([1, [], []])
  expect(story.told('damagePut').map((one) => one.amount)).toEqual([-2, 2])
  story.waitsFor('Anna')
})

test('put damage: only as much as is fatal (405.3)', () => {
  const story = scenario({
    cards: own(
      ability('Curse', { cost: 1 }, '', putDamage(5, target(any.ally))),
      ally('Imp', { cost: 1, health: 3 }, ''),
    ),
    raiders: { Anna: { hand: ['Curse'], resources: 1, play: ['Imp'] } },
  })
  story.raider('Anna').plays('Curse', { on: 'Imp' })
  story.resolve()
  expect(story.told('damagePut')).toMatchObject([{ amount: 3 }])
  story.waitsFor('Anna')
})

test('smashed damage: what is more than fatal goes to the hero of the ally’s controller (405.8)', () => {
  const story = scenario({
    cards: own(ability('Stomp', { cost: 1 }, '', yourHero.smashes(7, 'melee').to(target(any.ally)))),
    raiders: { Anna: { hand: ['Stomp'], resources: 1 } },
    dungeon: { play: [{ card: OAF, damage: 4 }] },
  })
  const left = story.health(OAF) - 4
  story.raider('Anna').plays('Stomp', { on: OAF })
  story.resolve()
  expect(told(story)).toEqual([[OAF, Math.min(7, left)], ...(left < 7 ? [['Dungeon', 7 - left]] : [])])
  story.waitsFor('Anna')
})

test('the next N damage: what prevents it is used up (717.2a)', () => {
  const story = scenario({
    cards: own(ability('Shield', { cost: 1 }, '', thisTurn(target(any.ally).has(preventsNext(3))))),
    raiders: { Anna: { hand: ['Shield', 'Fire Blast', 'Fire Blast'], resources: 3 } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Shield', { on: OAF })
  story.resolve()
  for (const after of [0, 1]) {
    story.raider('Anna').plays('Fire Blast', { on: OAF })
    story.resolve()
    expect(story.damage(OAF)).toBe(after)
  }
  expect(story.told('prevented').map((one) => one.amount)).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('the first N damage each turn counts what was dealt and what was prevented (717.6)', () => {
  const story = scenario({
    cards: own(ally('Warded', { cost: 1, health: 9 }, '', self.has(preventsFirstEachTurn(3)))),
    raiders: {
      Anna: { play: ['Warded'], hand: ['Fire Blast', 'Fire Blast', 'Fel Flame', 'Rend'], resources: 4 },
    },
  })
  for (const after of [0, 1]) {
    story.raider('Anna').plays('Fire Blast', { on: 'Warded' })
    story.resolve()
    expect(story.damage('Warded')).toBe(after)
  }
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  story.pick('Warded')
  story.resolve()
  expect(story.damage('Warded')).toBe(3)
  story.waitsFor('Anna')
})

test('types, combat flag and what is dealt by a character can be replaced and prevented (408.1, 408.3, 408.3b, 717.1)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Prism',
        { cost: 1, health: 1 },
        '',
        each(your.hero).has(wouldDeal(ofTypes('frost')), wouldDeal(asCombatDamage)),
      ),
      ally(
        'Calm',
        { cost: 1, health: 1 },
        '',
        each(opposing.ally).has(preventedFromDealing(1, { types: ['melee'] })),
      ),
    ),
    raiders: { Anna: { play: ['Prism', 'Calm'], hand: ['Fire Blast', 'Rend'], resources: 1 } },
    dungeon: { play: ['Vapor'] },
  })
  story.raider('Anna').plays('Fire Blast', { on: 'Dungeon' })
  story.resolve()
  story.pick('Prism')
  expect(story.told('damaged')).toMatchObject([{ types: ['frost'], combat: true, amount: 2 }])
  story.waitsFor('Anna')
})

test('an ally is a shielder while a card says so (717.2c)', () => {
  const story = scenario({
    cards: own(armor('Bulwark', { cost: 1, def: 2 }, 'Shield, Off-Hand (1)', each(your.ally).has(shielded))),
    raiders: { Anna: { play: ['Bulwark', "Lu'ka the Wall"], hand: ['Lightning Bolt'], resources: 3 } },
  })
  story.raider('Anna').plays('Lightning Bolt', { on: "Lu'ka the Wall" })
  story.resolve()
  expect(story.offers).toEqual(['Bulwark', 'none'])
  story.pick('Bulwark')
  expect(story.damage("Lu'ka the Wall")).toBe(2)
  story.waitsFor('Anna', 'target')
})

test('a player orders his packets where what prevents them is used up (802.2)', () => {
  const story = scenario({
    cards: own(
      armor('Bulwark', { cost: 1, def: 2 }, 'Shield, Off-Hand (1)', each(your.ally).has(shielded)),
      ability('Quake', { cost: 1 }, '', yourHero.deals(2, 'nature').to(each(your.heroOrAlly))),
    ),
    raiders: {
      Anna: { play: ['Bulwark', 'Brigg', "Lu'ka the Wall"], hand: ['Quake', 'Rend'], resources: 1 },
    },
  })
  story.raider('Anna').plays('Quake')
  story.resolve()
  expect([story.decision?.kind, story.offers]).toEqual(['replace', ['Anna', 'Brigg', "Lu'ka the Wall"]])
  story.pick("Lu'ka the Wall")
  story.pick('Bulwark')
  expect([story.damage("Lu'ka the Wall"), story.damage('Anna')]).toEqual([0, 2])
  story.resolveAll()
  story.waitsFor('Anna')
})

test('what is prevented, in part or completely, triggers so (717.2d)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Warded',
        { cost: 1, health: 9 },
        '',
        self.has(preventsDamage(1)),
        when({ event: 'prevented', to: { kind: 'is', what: self.is } }, you.draw(1)),
      ),
    ),
    raiders: { Anna: { play: ['Warded'], hand: ['Fire Blast'], resources: 1 } },
  })
  story.raider('Anna').plays('Fire Blast', { on: 'Warded' })
  story.resolveAll()
  expect([story.damage('Warded'), story.told('moved').filter((one) => one.why === 'drawn')]).toMatchObject([
    1,
    [{}],
  ])
  story.waitsFor('Anna')
})

test('no packet is made for who can’t be dealt that damage or healed (405.5, 407.3, 408.2b)', () => {
  const story = scenario({
    cards: own(
      ally(
        'Salamander',
        { cost: 1, health: 9 },
        '',
        self.has(cant('beDealt', { types: ['fire'] }), cant('beHealed')),
      ),
    ),
    raiders: {
      Anna: {
        play: [{ card: 'Salamander', damage: 1 }],
        hand: ['Fire Blast', 'Flash Heal', 'Lightning Bolt', 'Rend'],
        resources: 5,
      },
    },
  })
  for (const card of ['Fire Blast', 'Flash Heal', 'Lightning Bolt']) {
    story.raider('Anna').plays(card, { on: 'Salamander' })
    story.resolve()
  }
  expect([story.damage('Salamander'), story.told('healed')]).toEqual([5, []])
  story.waitsFor('Anna')
})
