/** Links (705), their targets (706.1a, 706.3), and their state while they are added (707.1a, 707.1c). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  additionalCost,
  ally,
  always,
  anotherTarget,
  any,
  becomesTargeted,
  cardsOnChain,
  changeTarget,
  copyLink,
  destroy,
  discarding,
  enters,
  exhaustSelf,
  losesPowers,
  numberedCardsOfSet,
  onlyIf,
  opponents,
  opposing,
  pay,
  quest,
  rememberedCards,
  self,
  target,
  targetingOnly,
  thatTarget,
  thisTurn,
  type UnnumberedCard,
  untargetable,
  when,
  you,
  your,
  yourHero,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup } from '../../../scenarios/table-setup.ts'
import { eventAsSeenBy } from '../../model/state/events.ts'
import { viewFor } from '../../view/view.ts'

const _OAF = 'Lumbering Oaf'
const own: Record<string, UnnumberedCard> = {
  Bolt: ability('Bolt', { cost: 0, instant: true }, '', yourHero.deals(1, 'fire').to(target(any.heroOrAlly))),
  Fork: ability(
    'Fork',
    { cost: 0, instant: true },
    '',
    yourHero.deals(1, 'fire').to(target(any.hero)),
    yourHero.deals(1, 'fire').to(anotherTarget(any.heroOrAlly)),
    onlyIf(thatTarget.isA(any.hero), you.draw(1)),
  ),
  Echoing: ability('Echoing', { cost: 0, instant: true }, '', copyLink(cardsOnChain(any.ability))),
  Turn: ability(
    'Turn',
    { cost: 0, instant: true },
    '',
    you.chooseUpTo(1, cardsOnChain(targetingOnly(any.hero, any.ability)), 'spell'),
    changeTarget(rememberedCards('spell'), target(any.ally)),
  ),
  Decoy: ally(
    'Decoy',
    { cost: 0, melee: 1, health: 9 },
    '',
    when(becomesTargeted(your.hero, opposing.ally), you.may(changeTarget('thatLink', self))),
  ),
  Archer: ally(
    'Archer',
    { cost: 0, ranged: 1, health: 2 },
    '',
    pay(exhaustSelf).to(self.deals(2, 'ranged').to(target(any.heroOrAlly))),
  ),
  Errand: quest('Errand', 0, {}, you.draw(1)),
  Hush: ability('Hush', { cost: 0, instant: true }, '', thisTurn(target(any.ally).has(losesPowers))),
  Veil: ability('Veil', { cost: 0, instant: true }, '', thisTurn(target(any.heroOrAlly).has(untargetable))),
  Charm: ability('Charm', { cost: 0, instant: true }, '', you.gainControlOf(target(opposing.ally))),
  Slay: ability('Slay', { cost: 0, instant: true }, '', destroy(target(any.ally))),
  Bearer: ally('Bearer', { cost: 0, melee: 1, health: 3 }, '', when(enters(self), you.draw(1))),
  Wary: ally(
    'Wary',
    { cost: 0, melee: 1, health: 9 },
    '',
    when(becomesTargeted(self, any.ally), you.draw(1)),
  ),
  Tithe: ability(
    'Tithe',
    { cost: 0 },
    '',
    always(self.has(additionalCost(discarding(any.card)))),
    you.draw(1),
  ),
  Dilemma: ability(
    'Dilemma',
    { cost: 0 },
    '',
    opponents.chooseOne(yourHero.deals(2, 'fire').to(target(opposing.hero)), you.draw(2)),
  ),
}

const cards = numberedCardsOfSet('OWN', own)
const duel = (Anna: PartySetup, Bert: PartySetup = {}, more: Record<string, PartySetup> = {}): Story =>
  scenario({ cards, players: { Anna, Bert, ...more } })
const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length

describe('actions that add a link', () => {
  test.each<[string, PartySetup, (story: Story) => void]>([
    [
      'playing a card',
      { hand: ['Bolt', 'Bolt'] },
      (story) => story.raider('Anna').plays('Bolt', { on: 'Bert' }),
    ],
    ['placing a resource', { hand: ['Slay', 'Bolt'] }, (story) => story.raider('Anna').places('Slay')],
    [
      'using a power',
      { play: ['Archer'], hand: ['Bolt'] },
      (story) => story.raider('Anna').uses('Archer', { on: 'Bert' }),
    ],
    [
      'completing a quest',
      { quests: ['Errand'], hand: ['Bolt'] },
      (story) => story.raider('Anna').completes('Errand'),
    ],
    [
      'proposing a combat',
      { play: ['Archer'], hand: ['Bolt'] },
      (story) => story.raider('Anna').proposes('Archer', 'Bert'),
    ],
  ])('%s (705.1)', (_, anna, act) => {
    const story = duel(anna)
    act(story)
    expect(story.chain).toHaveLength(1)
    story.waitsFor('Anna')
  })

  test('copying a card on the chain (705.1)', () => {
    const story = duel({ hand: ['Bolt', 'Echoing', 'Slay', 'Bolt'], play: ['Archer'] })
    story.raider('Anna').plays('Bolt', { on: 'Bert' }).plays('Echoing')
    story.passUntil(() => story.chain.length === 2 && !story.chain.includes('Echoing'))
    while (story.decision?.kind !== 'priority') story.pick(story.decision?.options[0]?.id ?? 'none')
    expect(story.chain).toEqual(['Bolt', 'Bolt'])
    story.waitsFor('Anna')
  })
})

test('everybody sees a card on the chain, but not a resource that is placed face down (705.2)', () => {
  const story = duel({ hand: ['Slay', 'Bolt', 'Bolt'] }, { hand: ['Bolt'] })
  story.raider('Anna').places('Slay')
  expect(viewFor(story.game, 1).chain.map(({ card }) => card)).toEqual([''])
  expect(viewFor(story.game, 0).chain.map(({ card }) => card)).toEqual(['OWN-Slay'])
  expect(story.eventsOfKind('placed').map((event) => eventAsSeenBy(event, 1))).not.toMatchObject([
    { card: 'OWN-Slay' },
  ])
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  expect(viewFor(story.game, 1).chain.map(({ card }) => card)).toEqual(['', 'OWN-Bolt'])
  story.waitsFor('Anna')
})

test('an effect has its text from its creation on, whatever happens to its source’s powers (705.3)', () => {
  const story = duel({ play: ['Archer'], hand: ['Bolt'] }, { hand: ['Hush'] })
  story.raider('Anna').uses('Archer', { on: 'Bert' })
  story.raider('Bert').plays('Hush', { on: 'Archer' })
  story.resolveAll()
  expect([story.damage('Bert'), story.characteristics('Archer').powers]).toEqual([2, []])
  story.waitsFor('Anna')
})

test('the player who controlled the source when it triggered controls the effect; a player who adds a link controls it (705.4)', () => {
  const story = duel({ hand: ['Bearer', 'Bolt'] }, { hand: ['Charm'] })
  story.raider('Anna').plays('Bearer')
  story.passUntil(() => story.isInPlay('Bearer'))
  story.raider('Bert').plays('Charm', { on: 'Bearer' })
  expect(story.game.chain.map(({ controller }) => controller)).toEqual([0, 1])
  story.resolveAll()
  expect([story.controller('Bearer'), story.cards('Anna', 'hand').length]).toEqual(['Bert', 2])
  story.waitsFor('Anna')
})

test('the source of an effect is the card that created it; the source of a played card is that card (705.5)', () => {
  const story = duel({ play: ['Archer'], hand: ['Bolt', 'Bolt'] }, { play: ['Wary'], hand: ['Bolt'] })
  story.raider('Anna').plays('Bolt', { on: 'Wary' })
  story.resolveAll()
  expect(drawn(story)).toBe(0)
  story.raider('Anna').uses('Archer', { on: 'Wary' })
  story.resolveAll()
  expect(drawn(story)).toBe(1)
  story.waitsFor('Anna')
})

describe('targets', () => {
  test('a link with two targets has no single target to change (706.1a)', () => {
    const story = duel({ play: ['Archer'], hand: ['Fork', 'Bolt'] }, { hand: ['Turn'] })
    story.raider('Anna').plays('Fork').answers('Bert').answers('Anna')
    expect(story.offers).not.toEqual([])
    story.raider('Bert').plays('Turn', { on: 'Archer' })
    story.resolveAll()
    expect([story.damage('Bert'), story.damage('Anna'), story.isInPlay('Archer')]).toEqual([1, 1, true])
    story.waitsFor('Anna')
    const single = duel({ play: ['Archer'], hand: ['Bolt', 'Bolt'] }, { hand: ['Turn'] })
    single.raider('Anna').plays('Bolt', { on: 'Bert' })
    single.raider('Bert').plays('Turn', { on: 'Archer' })
    single.resolve()
    single.pick('Bolt')
    single.resolveAll()
    expect([single.damage('Bert'), single.damage('Archer')]).toEqual([0, 1])
    single.waitsFor('Anna')
  })

  test.each([
    ['yes', 2, 0],
    ['no', 0, 2],
  ] as const)('the single target of an effect can be changed too: %s (706.2)', (may, decoy, hero) => {
    const story = duel({ play: ['Archer'], hand: ['Bolt'] }, { play: ['Decoy'] })
    story.raider('Anna').uses('Archer', { on: 'Bert' })
    story.resolve()
    story.pick(may)
    expect(story.eventsOfKind('retargeted').map(({ to }) => story.cardName(to))).toEqual(
      may === 'yes' ? ['Decoy'] : [],
    )
    story.resolveAll()
    expect([story.damage('Decoy'), story.damage('Bert')]).toEqual([decoy, hero])
    story.waitsFor('Anna')
  })

  test('a target that has become illegal counts as not targeted (706.3)', () => {
    const story = duel({ play: ['Bearer'], hand: ['Fork', 'Bolt'] }, { hand: ['Veil'] })
    story.raider('Anna').plays('Fork').answers('Bert').answers('Bearer')
    story.raider('Bert').plays('Veil', { on: 'Bert' })
    story.resolveAll()
    expect([story.damage('Bert'), story.damage('Bearer'), drawn(story)]).toEqual([0, 1, 0])
    story.waitsFor('Anna')
  })
})

describe('while a link is added', () => {
  test('its card is no longer in hand and can’t be discarded for its own cost (707.1a)', () => {
    const alone = duel({ hand: ['Tithe'] })
    expect(alone.raider('Anna').may('play Tithe')).toBe(false)
    alone.waitsFor('Anna')
    const story = duel({ hand: ['Tithe', 'Bolt', 'Bolt'] })
    story.raider('Anna').plays('Tithe')
    expect(story.offers).toEqual(['Bolt', 'Bolt'])
    story.waitsFor('Anna', 'discard')
  })

  test('when an opponent chooses a mode, you first choose which opponent (707.1c)', () => {
    const story = duel({ hand: ['Dilemma', 'Bolt'] }, { hand: ['Bolt'] }, { Cleo: {} })
    story.raider('Anna').plays('Dilemma')
    expect(story.offers).toEqual(['Bert', 'Cleo'])
    story.raider('Anna').answers('Cleo')
    story.raider('Cleo').answers('m0')
    expect(story.offers).toEqual(['Bert', 'Cleo'])
    story.raider('Anna').answers('Bert')
    story.resolve()
    expect([story.damage('Bert'), story.damage('Cleo')]).toEqual([2, 0])
    story.waitsFor('Anna')
  })

  test('the only opponent is asked immediately, and targets are chosen only for the chosen mode (707.1c–d)', () => {
    const story = duel({ hand: ['Dilemma', 'Bolt'] })
    story.raider('Anna').plays('Dilemma')
    expect([story.decision?.kind, story.decision?.seat]).toEqual(['mode', 1])
    story.raider('Bert').answers('m1')
    story.resolve()
    expect(story.cards('Anna', 'hand')).toHaveLength(3)
    story.waitsFor('Anna')
  })
})
