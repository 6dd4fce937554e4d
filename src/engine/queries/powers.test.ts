/** The zones in which powers function (700.2), and the effects of continuous powers (704). */
import { expect, test } from 'vitest'
import {
  ability,
  additionalCost,
  ally,
  always,
  any,
  artifactKeyword,
  asItEnters,
  atkBonus,
  destroy,
  destroying,
  each,
  grantedPower,
  isPlayed,
  numberedCardsOfSet,
  onYourTurn,
  pay,
  self,
  target,
  thisTurn,
  type UnnumberedCard,
  usableFromGraveyard,
  when,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'

const own: Record<string, UnnumberedCard> = {
  Captain: ally(
    'Captain',
    { cost: 0, melee: 1, health: 3 },
    '',
    always(each(your.hero).has(atkBonus(2))),
    when(isPlayed(any.ability), you.draw(1)),
    pay(0).to(yourHero.heals(1).from(yourHero)),
  ),
  Revenant: ally(
    'Revenant',
    { cost: 0, melee: 1, health: 3 },
    '',
    usableFromGraveyard(pay(0).to(yourHero.heals(1).from(yourHero))),
  ),
  Sentry: ally(
    'Sentry',
    { cost: 0, melee: 1, health: 3 },
    '',
    onYourTurn(pay(0).to(yourHero.heals(1).from(yourHero))),
  ),
  Bolt: ability('Bolt', { cost: 0, instant: true }, '', yourHero.deals(1, 'fire').to(target(any.heroOrAlly))),
  Slay: ability('Slay', { cost: 0 }, '', destroy(target(any.ally))),
  Relic: ability(
    'Relic',
    { cost: 0 },
    '',
    artifactKeyword,
    always(self.has(additionalCost(destroying(each(your.ally))))),
    you.draw(1),
  ),
  Omen: ally(
    'Omen',
    { cost: 0, melee: 1, health: 3 },
    '',
    asItEnters(yourHero.heals(2).from(yourHero), thisTurn(each(your.hero).has(atkBonus(3)))),
  ),
  Teach: ability(
    'Teach',
    { cost: 0 },
    '',
    thisTurn(target(your.ally).has(grantedPower(always(each(your.hero).has(atkBonus(5)))))),
  ),
}

const cards = numberedCardsOfSet('OWN', own)
const duel = (Anna: PartySetup, Bert: PartySetup = {}): Story => scenario({ cards, players: { Anna, Bert } })
const drawn = (story: Story): number =>
  story.eventsOfKind('moved').filter(({ why }) => why === 'drawn').length

test('powers function only in play, unless they name another zone (700.2)', () => {
  const story = duel({ hand: ['Captain', 'Bolt', 'Revenant'], graveyard: ['Captain', 'Revenant'] })
  expect([story.atk('Anna'), story.raider('Anna').may('power Captain')]).toEqual([0, false])
  expect(story.decision?.options.filter(({ kind }) => kind === 'power')).toHaveLength(1)
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  expect(drawn(story)).toBe(0)
  story.resolve()
  story.raider('Anna').plays('Captain')
  story.resolve()
  expect([story.atk('Anna'), story.raider('Anna').may('power Captain')]).toEqual([2, true])
  story.waitsFor('Anna')
})

test('a continuous power modifies without the chain, as long as its card is in play and has it (704.1, 704.1a)', () => {
  const story = duel({ hand: ['Slay', 'Bolt', 'Teach'], play: ['Captain', 'Revenant'] })
  expect([story.chain, story.atk('Anna')]).toEqual([[], 2])
  story.raider('Anna').plays('Teach', { on: 'Revenant' })
  story.resolveAll()
  expect(story.atk('Anna')).toBe(7)
  story.raider('Anna').plays('Slay', { on: 'Captain' })
  story.resolveAll()
  expect(story.atk('Anna')).toBe(5)
  story.waitsFor('Anna')
})

test('an additional cost has to be paid whatever zone the card is played from (704.1a)', () => {
  const story = duel({ graveyard: ['Relic'], hand: ['Bolt'] })
  expect(story.raider('Anna').may('play Relic')).toBe(false)
  story.waitsFor('Anna')
  const paid = duel({ graveyard: ['Relic'], hand: ['Bolt'], play: ['Revenant'] })
  paid.raider('Anna').plays('Relic')
  expect(paid.isInPlay('Revenant')).toBe(false)
  paid.waitsFor('Anna')
})

test('a definite power of a card that enters play uses no chain, whether it acts once or for a duration (704.1b)', () => {
  const story = duel({ hand: ['Omen', 'Bolt'], damage: 5 })
  story.raider('Anna').plays('Omen')
  story.passUntil(() => story.isInPlay('Omen'))
  expect([story.chain, story.damage('Anna'), story.atk('Anna')]).toEqual([[], 3, 3])
  story.waitsFor('Anna')
})

test('a payment power with a restriction can be used only when the restriction allows it (701.1)', () => {
  const story = duel({ play: ['Sentry'], hand: ['Bolt'] }, { hand: ['Bolt', 'Bolt'] })
  expect(story.raider('Anna').may('power Sentry')).toBe(true)
  story.turnOf('Bert')
  story.raider('Bert').plays('Bolt', { on: 'Anna' })
  story.passUntil(() => story.decision?.seat === 0)
  expect([story.raider('Anna').may('play Bolt'), story.raider('Anna').may('power Sentry')]).toEqual([
    true,
    false,
  ])
  story.waitsFor('Anna')
})
