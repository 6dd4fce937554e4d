/**
 * Ghosts and non-ghosts don't choose, pay, allow or interrupt anything for each other (R503.1c), whichever is which.
 */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  attachTo,
  chosenCards,
  destroyingAndRemembering,
  discarding,
  doNothing,
  each,
  eachPays,
  everyone,
  forEach,
  friends,
  hero,
  hostCard,
  interrupt,
  isPlayed,
  item,
  numberedCardsOfSet,
  ongoing,
  pay,
  powerUsableBy,
  protector,
  put,
  target,
  thatCard,
  their,
  they,
  unless,
  when,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'
import { exampleCardsOfRaids } from '../test-cards/raids.ts'

const free = { cost: 0 } as const
const instant = { ...free, instant: true } as const
const cards = [
  ...exampleCardsOfRaids,
  ...numberedCardsOfSet('OWN', {
    1: hero('Gurtogg', { melee: 0, health: 99 }, 'Orc'),
    2: ally('Guard', { cost: 1, melee: 3, health: 6 }, 'Orc', protector),
    3: ability('Growl', instant, '', you.draw(1)),
    4: ability('Hush', instant, '', interrupt(target(any.ability, 'chain'))),
    5: ability('Quiet', free, '', ongoing(when(isPlayed(any.ability, everyone), interrupt(thatCard)))),
    6: ability('Tribute', free, '', you.choose(1, each(any.ally)), put(chosenCards, 'hand')),
    7: ability(
      'Ransom',
      free,
      '',
      forEach(everyone, they.choose(1, each(their.ally)), put(chosenCards, 'hand')),
    ),
    8: ability('Bargain', free, '', forEach(everyone, unless(they.may(they.pays(1)), they.discard('hand')))),
    9: ability('Tithe', free, '', ongoing(pay(eachPays(friends, discarding(any.card))).to(you.draw(2)))),
    10: item('Bell', free, 'Trinket (2)', powerUsableBy(friends, pay(0).to(you.draw(1)))),
    11: ability('Raise', free, '', put(target(any.ally, 'graveyard'), 'hand')),
    12: ability('Fog', free, '', ongoing(wouldDraw(everyone, doNothing))),
    13: ability(
      'Bloodlust',
      free,
      '',
      ongoing(pay(destroyingAndRemembering(each(your.ally))).to(you.draw(1))),
    ),
    14: ability('Clear', free, '', yourHero.deals(4, 'arcane').to(each(any.ally))),
    15: ability(
      'Ward of Oak',
      free,
      '',
      attachTo(target(any.heroOrAlly)),
      ongoing(hostCard.has(atkAndHealthBonus(2, 2))),
    ),
    16: ally('Watchman', { cost: 1, melee: 3, health: 9 }, 'Orc', protector),
  }),
]

interface At {
  boss?: Omit<PartySetup, 'hero'>
  ghost?: PartySetup
  other?: PartySetup
}

/**
 * Begins a story in Anna's turn. Anna has become a ghost, Bert hasn't, and every player has something to respond
 * with.
 */
const haunted = ({ boss = {}, ghost = {}, other = {} }: At) => {
  const more = (party: PartySetup): PartySetup => ({
    ...party,
    hand: [...(party.hand ?? []), 'Growl'],
    resources: 3,
  })
  const story = scenario({
    cards,
    raiders: { Anna: more(ghost), Bert: more(other) },
    boss: { bosses: ['BTR-4', 'OWN-1'], ...boss },
    turn: 'Boss',
  })
  story.passUntil(() => story.decision?.kind === 'choose')
  story.raider('Boss').answers('Anna')
  return story.passUntil(() => story.isCalm())
}
type Story = ReturnType<typeof haunted>
const BOTH = ['Anna', 'Bert'] as const
/** Continues the story to the turn of `who` in this round. In the next round Bert is a ghost, too. */
const inTurnOf = (who: string, story: Story): Story => (who === 'Anna' ? story : story.turnOf(who))
/** Begins a story in which Anna and Bert have this card in hand, and `who` has played it in their own turn. */
const playedBy = (who: string, card: string, at: PartySetup = {}) => {
  const party = { ...at, hand: [card] }
  const story = inTurnOf(who, haunted({ ghost: party, other: party, boss: { hand: ['Growl'] } }))
  story.raider(who).plays(card)
  return story
}

describe('Interrupting (R503.1c)', () => {
  test.each([
    ['Anna', 'Bert'],
    ['Bert', 'Anna'],
  ])('an interrupting card can’t target a link of the other kind: %s plays it, %s has Hush', (who, other) => {
    const story = inTurnOf(who, haunted({ ghost: { hand: ['Hush'] }, other: { hand: ['Hush'] } }))
    story.raider(who).plays('Growl')
    story.passUntil(() => story.decision?.seat !== story.seat(who))
    expect(story.offers.some((offer) => offer.includes('Hush'))).toBe(false)
    story.resolveAll()
    expect([story.eventsOfKind('interrupted'), story.cards(other, 'hand').includes('Hush')]).toEqual([
      [],
      true,
    ])
    story.waitsFor(who)
  })

  test('an effect that interrupts without a target leaves a ghost’s link alone, and interrupts a non-ghost’s', () => {
    const story = haunted({ ghost: { hand: ['Growl'] }, other: { play: ['Quiet'], hand: ['Growl'] } })
    story.raider('Anna').plays('Growl')
    story.resolveAll()
    expect(story.eventsOfKind('interrupted')).toEqual([])
    story.turnOf('Bert').raider('Bert').plays('Growl')
    story.resolveAll()
    expect(story.eventsOfKind('interrupted')).toHaveLength(1)
    story.waitsFor('Bert')
  })
})

describe('Choosing (R503.1c)', () => {
  test.each([
    ['Anna', ['Guard', ...Array(4).fill('Shadowy Construct')]],
    ['Bert', ['Watchman']],
  ])('%s chooses among her own kind only, even without a target', (who, names) => {
    const guards = {
      ghost: { hand: ['Tribute'], play: ['Guard'] },
      other: { hand: ['Tribute'], play: ['Watchman'] },
    }
    const story = inTurnOf(who, haunted(guards))
    story.raider(who).plays('Tribute')
    story.passUntil(() => story.decision?.kind === 'choose' || story.chain.length === 0)
    if (names.length > 1) expect([...story.offers].sort()).toEqual(names)
    else expect(story.cards(who, 'hand')).toEqual(expect.arrayContaining(names))
    story.waitsFor(who, names.length > 1 ? 'choose' : 'priority')
  })

  test.each(BOTH)('nobody of the other kind chooses for it: %s’s Ransom', (who) => {
    const story = playedBy(who, 'Ransom', { play: ['Guard'] })
    story.resolveAll()
    const has = (name: string) => story.cards(name, 'hand').includes('Guard')
    expect(BOTH.filter(has)).toEqual([who])
    story.waitsFor(who)
  })

  test.each(BOTH)('a graveyard of the other kind can’t be targeted: %s', (who) => {
    const dead = { graveyard: ['Guard'] }
    const story = playedBy(who, 'Raise', dead)
    expect(story.offers).toEqual(['Guard'])
    story.pick('Guard')
    story.resolveAll()
    expect(BOTH.filter((name) => story.cards(name, 'graveyard').includes('Guard'))).toEqual(
      BOTH.filter((name) => name !== who),
    )
    story.waitsFor(who)
  })
})

describe('Paying (R503.1c)', () => {
  test.each(BOTH)('nobody of the other kind is asked to pay, nor suffers for it: %s’s Bargain', (who) => {
    const story = playedBy(who, 'Bargain', {})
    story.passUntil(() => story.decision?.kind === 'may')
    story.waitsFor(who, 'may')
    story.pick('no')
    story.passUntil(() => story.decision?.kind === 'may' || story.isCalm())
    if (story.decision?.kind === 'may') story.raider('Boss').answers('no') // a non-ghost, as Bert is
    story.resolveAll()
    const robbed = who === 'Anna' ? ['Anna'] : ['Bert', 'Boss']
    expect(['Anna', 'Bert', 'Boss'].filter((name) => story.cards(name, 'hand').length === 0)).toEqual(robbed)
    story.waitsFor(who)
  })

  test('a cost that every player must pay can’t be paid across the two kinds, but can be paid within one', () => {
    const tithe = { play: ['Tithe'], hand: ['Growl'] }
    const story = haunted({ ghost: tithe, other: {} })
    expect(story.offers).not.toContain('use Tithe')
    story.waitsFor('Anna')
  })

  test.each(BOTH)('a power that friends may use isn’t available to the other kind: %s’s Bell', (who) => {
    const at = { [who === 'Anna' ? 'ghost' : 'other']: { play: ['Bell'] } }
    for (const user of BOTH) {
      const story = inTurnOf(user, haunted(at))
      expect(story.offers.some((offer) => offer.includes('Bell'))).toBe(user === who)
      story.waitsFor(user)
    }
  })

  test('the Boss player can’t pay with his Constructs for a non-ghost’s card', () => {
    const story = haunted({ boss: { play: ['Bloodlust'], hand: ['Growl'] } }).turnOf('Boss')
    expect(story.offers.some((offer) => offer.includes('Bloodlust'))).toBe(false)
    story.waitsFor('Boss')
  })
})

test.each(BOTH)('an effect on all players applies to its own kind: %s’s Fog (R503.1c)', (who) => {
  const at = { [who === 'Anna' ? 'ghost' : 'other']: { play: ['Fog'] } }
  for (const drawer of BOTH) {
    const story = inTurnOf(drawer, haunted(at))
    const before = story.cards(drawer, 'hand').length
    story.raider(drawer).plays('Growl')
    story.resolveAll()
    expect(story.cards(drawer, 'hand').length - before).toBe(drawer === who ? -1 : 0)
    story.waitsFor(drawer)
  }
})

test('an attachment stops working when its host becomes a ghost, and works again when there are no ghosts any more (R503.1c, R503.1d)', () => {
  const story = scenario({
    cards,
    raiders: {
      Anna: { play: ['Guard'], hand: ['Clear', 'Growl'] },
      Bert: { hand: ['Ward of Oak', 'Growl'] },
    },
    boss: { bosses: ['BTR-4', 'OWN-1'] },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Ward of Oak', { on: 'Guard' })
  story.resolveAll()
  expect(story.atk('Guard')).toBe(5)
  story.turnOf('Boss').passUntil(() => story.decision?.kind === 'choose')
  story.raider('Boss').answers('Anna')
  story.passUntil(() => story.isCalm())
  expect([story.atk('Guard'), story.host('Ward of Oak')]).toEqual([3, 'Guard'])
  story.raider('Anna').plays('Clear')
  story.resolveAll()
  expect([story.atk('Guard'), story.host('Ward of Oak')]).toEqual([5, 'Guard'])
  story.waitsFor('Anna')
})

test('a ghost’s protectors protect against Constructs only, and Constructs deal them no damage (R503.1c)', () => {
  const party: PartySetup = { play: ['Watchman'] }
  const story = haunted({ ghost: party, other: party }).turnOf('Boss')
  story.raider('Boss').proposes('Shadowy Construct', 'Bert')
  story.passUntil(() => story.decision?.kind === 'protect')
  story.waitsFor('Anna', 'protect')
  story.raider('Anna').answers('Watchman')
  story.fight()
  expect([story.damage('Watchman'), story.damage('Bert')]).toEqual([0, 0])
  expect(story.party('Boss').filter((name) => name === 'Shadowy Construct')).toHaveLength(3)
  story.waitsFor('Boss')
})
