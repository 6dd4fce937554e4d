/** Damage and healing (405, 407, 408), replaced and prevented packets (716.1, 717), and their order (802.2). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  each,
  enters,
  heals,
  numberedCardsOfSet,
  preventsNextDamage,
  rememberedNumber,
  removeSomeDamage,
  self,
  sum,
  target,
  thisTurn,
  when,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { exampleCardsAboutDecks } from '../../../scenarios/test-cards/decks.ts'
import { exampleCardsAboutReplacement as cards } from '../../../scenarios/test-cards/replacing.ts'
import type { Card } from '../../model/data/card.ts'

const OAF = 'Lumbering Oaf'

const told = (story: Story) =>
  story.eventsOfKind('damaged').map(({ object, amount }) => [story.heroName(object), amount])
/** Ends the story, whichever player the game waits for. */
const ends = (story: Story): void => {
  const { decision } = story
  if (decision) story.waitsFor(story.name(decision.seat), decision.kind)
  else story.isOver('lair')
}

const table = (anna: PartySetup, dungeon: PartySetup = {}, more: PartySetup[] = []): Story =>
  scenario({
    cards,
    raiders: {
      Anna: { resources: 8, ...anna },
      ...Object.fromEntries(more.map((party, i) => [['Bert', 'Cleo'][i], party])),
    },
    dungeon,
  })

function only(card: Parameters<typeof numberedCardsOfSet>[1][string], no = 1): Card {
  const [made] = numberedCardsOfSet('OWN', { [no]: card })
  if (!made) throw new Error('no card')
  return made
}
test('each of several packets of fire damage is doubled (716.1c, example, World in Flames and Flamestrike)', () => {
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

test('two copies each double once, and neither doubles its own result again (716.1e, example)', () => {
  const story = table({ play: ['World in Flames', 'World in Flames'], hand: ['Fire Blast'] })
  story.raider('Anna').plays('Fire Blast', { on: 'Dungeon' })
  story.resolve()
  expect(told(story)).toEqual([['Dungeon', 8]])
  story.waitsFor('Anna')
})

test('only the amount changes, so the card counts all damage dealt with it (717.1, example, Mind Spike)', () => {
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

test('the packet’s controller orders the modifiers that raise it, then the controller of its target orders the rest (717.4a, 717.4b, example)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { play: ['Berserker Stance', 'Golem Skull Helm'] },
      Bert: { hand: ['Intervene', 'Rend'], resources: 1 },
    },
    dungeon: { play: ['World in Flames'], deck: ['Fire Blast'] },
    turn: 'Dungeon',
    marked: 'Anna',
  })
  story.passUntil(() => story.chain.includes('Fire Blast'))
  story.raider('Bert').plays('Intervene')
  story.luckily(() => story.decision?.amount === 6).pick('Anna')
  expect([story.decision?.kind, story.offers.sort()]).toEqual(['prevent', ['Golem Skull Helm', 'Intervene']])
  story.raider('Anna').answers('Golem Skull Helm')
  expect(told(story)[0]).toEqual(['Bert', 3])
  ends(story)
})

test('“the next time” applies to all packets of one link, and not to later ones (717.5, example, Stormstrike)', () => {
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

test('damage that was prevented completely was not dealt, and triggers nothing that watches for dealt damage (717.2b, example, Green Whelp Armor)', () => {
  const imp = only(ally('Imp', { cost: 1, melee: 1, health: 9 }, ''))
  for (const prevents of [true, false]) {
    const story = scenario({
      cards: [...cards, imp],
      raiders: { Anna: { play: ['Green Whelp Armor'], hand: ['Rend'], resources: 2 } },
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

test('the replacement may be used even if the damage can’t be prevented, and then prevents nothing (717.3, example 1, Blessed Life)', () => {
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

test('each modifier makes one packet for each character, from its source, dealt with its card (405.4, example 1; 408.2c, example; 408.3d, example 3: Frost Nova)', () => {
  const story = table({ hand: ['Frost Nova'] }, { play: [OAF, 'Vapor'] })
  story.raider('Anna').plays('Frost Nova')
  const nova = story.game.chain[0]?.object
  story.resolve()
  expect(story.eventsOfKind('damaged')).toMatchObject(
    ['Dungeon', OAF, 'Vapor'].map(() => ({
      by: story.find('Anna'),
      amount: 1,
      types: ['frost'],
      combat: false,
      with: [nova],
    })),
  )
  expect(story.nextTurnUnprotected()).toEqual([])
  story.waitsFor('Anna')
})

test.each([
  ['Golem', 1],
  ['Elemental', 0],
])('damage from the power of a %s is dealt with %i equipment (304.4a, 408.3d)', (tag, n) => {
  const shooter = ally(
    'Shooter',
    { cost: 1, melee: 1, health: 1 },
    tag,
    when(enters(self), self.deals(1, 'fire').to(target(any.hero))),
  )
  const story = scenario({
    cards: [only(shooter)],
    raiders: { Anna: { hand: ['Shooter', 'Rend'], resources: 2 } },
  })
  story.raider('Anna').plays('Shooter')
  story.resolve()
  story.pick('Dungeon')
  story.resolve()
  expect(story.eventsOfKind('damaged').map((one) => one.with)).toEqual([[story.find('Shooter')].slice(0, n)])
  story.waitsFor('Anna')
})

test('damage “for each” of several things is one packet (405.4, example 2, Vexra Darkfall)', () => {
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

test('excess healing is wasted (407.1, example, Flash Heal and Lightning Bolt)', () => {
  const sturdy = only(ally('Sturdy', { cost: 1, health: 5 }, ''))
  const story = scenario({
    cards: [...cards, sturdy],
    players: {
      Anna: { hand: ['Lightning Bolt', 'Rend'], resources: 3 },
      Bert: { hand: ['Flash Heal'], resources: 1, play: [{ card: 'Sturdy', damage: 1 }] },
    },
  })
  story.raider('Anna').plays('Lightning Bolt', { on: 'Sturdy' })
  story.raider('Bert').plays('Flash Heal', { on: 'Sturdy' })
  story.resolveAll()
  expect(story.eventsOfKind('healed')).toMatchObject([{ amount: 1 }])
  expect([story.isInPlay('Sturdy'), story.damage('Sturdy')]).toEqual([true, 4])
  story.waitsFor('Anna')
})

test('an undamaged character can’t be healed (407.3, example)', () => {
  const story = table({ hand: ['Lightning Bolt'], play: ['Firewarden Wyland Kaslinth'] }, {}, [
    { hand: ['Flash Heal', 'Rend'], resources: 1 },
  ])
  story.raider('Anna').plays('Lightning Bolt', { on: 'Firewarden Wyland Kaslinth' })
  story.raider('Bert').plays('Flash Heal', { on: 'Firewarden Wyland Kaslinth' })
  story.resolveAll()
  expect(story.eventsOfKind('healed')).toEqual([])
  expect(story.isInPlay('Firewarden Wyland Kaslinth')).toBe(false)
  story.waitsFor('Anna')
})

test('each packet of healing is replaced; a character without damage gets no packet (407.2, example, Hide of the Wild)', () => {
  const story = table({ play: ['Hide of the Wild'], hand: ['Shelter the Flock'], damage: 20 }, {}, [
    { damage: 20 },
    {},
  ])
  story.raider('Anna').plays('Shelter the Flock')
  story.resolve()
  expect(story.eventsOfKind('healed').map((one) => one.amount)).toEqual([12, 12])
  story.waitsFor('Anna')
})

test('shadow and fire damage has both types (408.3a, example, Fel Flame)', () => {
  const story = table({ play: ['World in Flames'], hand: ['Fel Flame'] })
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  story.pick('Dungeon')
  story.resolve()
  expect(story.eventsOfKind('damaged')).toMatchObject([{ amount: 4, types: ['shadow', 'fire'] }])
  story.waitsFor('Anna')
})

test('if a part of a packet can’t be prevented, the whole packet can’t (408.3c, example, Annihilator)', () => {
  const ogre = only(ally('Hardened', { cost: 1, melee: 0, health: 9 }, ''))
  const ward = only(
    ability('Ward', { cost: 1 }, '', thisTurn(target(any.ally).has(preventsNextDamage(3)))),
    3,
  )
  const story = scenario({
    cards: [...cards, ...exampleCardsAboutDecks, ogre, ward],
    raiders: {
      Anna: {
        play: ['Annihilator', "Mason's Fraternity Ring"],
        hand: ['Ward', 'Fire Blast', 'Rend'],
        resources: 4,
      },
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

test('a packet counts as dealt with the weapon, whatever else raises it (408.3d, example 1, Thrash Blade and Graccus)', () => {
  const might = only(
    ability('Might', { cost: 0 }, '', thisTurn(target(any.hero).has({ kind: 'stats', atk: 2 }))),
  )
  const ogre = only(ally('Ogre', { cost: 1, health: 9 }, ''), 2)
  const story = scenario({
    cards: [...cards, might, ogre],
    players: {
      Anna: { play: ['Thrash Blade'], hand: ['Might', 'Rend'], resources: 4 },
      Bert: { hero: 'Graccus', play: ['Ogre', 'Ogre'], resources: 3 },
    },
  })
  const anna = story.raider('Anna').plays('Might', { on: 'Anna' })
  story.resolve()
  anna.proposes('Anna', 'Ogre')
  story.resolve()
  story.pick('Thrash Blade')
  story.raider('Bert').uses('Graccus', { on: 'Ogre' })
  story.fight()
  story.resolveAll()
  expect(told(story)).toEqual([['Ogre', 1]])
  expect([story.exhausted('Anna'), story.exhausted('Thrash Blade')]).toEqual([false, false])
  anna.attacks('Anna', 'Ogre#2', 'Thrash Blade')
  story.resolveAll()
  expect([story.damage('Ogre#2'), story.exhausted('Anna')]).toEqual([4, true])
  story.waitsFor('Anna')
})

test('Thrash Blade readies nothing when its hero defends on another player’s turn', () => {
  const story = scenario({
    cards,
    players: {
      Anna: { play: ['Thrash Blade'], resources: 4 },
      Bert: { play: ['Brigg'], hand: ['Rend'] },
    },
  })
  story.turnOf('Bert')
  story.raider('Bert').proposes('Brigg', 'Anna')
  story.resolve()
  story.pick('Thrash Blade')
  story.fight()
  expect([story.exhausted('Thrash Blade'), story.isInPlay('Brigg')]).toEqual([true, false])
  story.waitsFor('Bert')
})

test('put damage isn’t dealt and is limited to fatal damage (405.3, example, Barnathrum)', () => {
  const story = table({
    play: [
      { card: 'Barnathrum, Lord of Pain', damage: 3 },
      { card: "Lu'ka the Wall", damage: 2 },
    ],
  })
  story.raider('Anna').uses('Barnathrum, Lord of Pain')
  story.resolve()
  expect(story.eventsOfKind('damaged')).toEqual([])
  expect(story.eventsOfKind('damagePut').map((one) => one.amount)).toEqual([1, 2])
  expect([story.isInPlay('Barnathrum, Lord of Pain'), story.damage("Lu'ka the Wall")]).toEqual([false, 4])
  story.waitsFor('Anna')
})

test('a text removes all but some damage, or at most some, and later parts know how much (407.1)', () => {
  const own = [
    only(
      ability(
        'Mend',
        { cost: 0, instant: true },
        '',
        removeSomeDamage(sum(yourHero.stat('damage'), -3), yourHero, 'first'),
        removeSomeDamage(5, target(any.ally), 'second'),
        you.draw(sum(rememberedNumber('first'), rememberedNumber('second'))),
      ),
    ),
  ]
  const story = scenario({
    cards: own,
    raiders: {
      Anna: {
        damage: 4,
        play: [{ card: 'Oruk Starstorm', damage: 2 }],
        hand: ['Mend', 'Mend', 'Brigg'],
        resources: 1,
      },
    },
  })
  const drawn = () => story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length
  for (const [hand, mended] of [
    [3, 3],
    [3, 3],
  ]) {
    story.raider('Anna').plays('Mend', { on: 'Oruk Starstorm' })
    story.resolve()
    expect([story.damage('Anna'), drawn()]).toEqual([hand, mended])
  }
  expect(story.damage('Oruk Starstorm')).toBe(0)
  story.waitsFor('Anna')
})

test('several characters that heal damage each heal their own (407)', () => {
  const story = scenario({
    cards: numberedCardsOfSet('OWN', {
      1: ally('Brute', { cost: 1, health: 3 }, ''),
      2: ally('Medic', { cost: 1, health: 3 }, '', when(heals(self), you.draw(1))),
      3: ability(
        'Salve',
        { cost: 0 },
        '',
        yourHero.deals(1, 'fire').to(each(your.ally)),
        each(your.ally).heals(1).from(each(your.ally)),
      ),
    }),
    raiders: { Anna: { play: ['Brute', 'Medic'], hand: ['Salve'] } },
  })
  story.raider('Anna').plays('Salve')
  story.resolveAll()
  expect(story.eventsOfKind('moved').filter(({ why }) => why === 'drawn')).toHaveLength(1)
  ends(story)
})
