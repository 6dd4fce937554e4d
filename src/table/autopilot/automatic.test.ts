/** Tests the answers that the table gives because there is only one, or because a pass reveals nothing. */
import { describe, expect, test } from 'vitest'
import { ability, ally, any, numberedCardsOfSet, target, yourHero } from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { onlyPossiblePicks } from './automatic.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ability('Zap', { cost: 0, instant: true }, '', yourHero.deals(1, 'fire').to(target(any.hero))),
  2: ability('Sting', { cost: 0, instant: true }, '', yourHero.deals(1, 'fire').to(target(any.ally))),
  3: ally('Squire', { cost: 0, melee: 1, health: 3 }, 'Human'),
  4: ability('Bolt', { cost: 1, instant: true }, '', yourHero.deals(1, 'fire').to(target(any.hero))),
})

const duel = (anna: PartySetup, bert: PartySetup) =>
  scenario({
    cards,
    everyWindow: true,
    players: { Anna: { resources: 4, ...anna }, Bert: { resources: 4, ...bert } },
  })

const answerOf = ({ game, decision }: ReturnType<typeof duel>) =>
  decision && onlyPossiblePicks(game, decision)

describe('a player whose hand is empty', () => {
  const zapped = (bert: PartySetup) => {
    const story = duel({ hand: ['Zap'] }, bert)
    story.raider('Anna').plays('Zap', { on: 'Bert' }).passes()
    story.waitsFor('Bert')
    return story
  }

  test('is passed for, because everybody can see that nothing is possible', () => {
    expect(answerOf(zapped({}))).toEqual(['pass'])
    expect(answerOf(zapped({ resources: 0 }))).toEqual(['pass'])
  })

  test('is asked with any card in hand, even if it can’t be played', () => {
    expect(answerOf(zapped({ hand: ['Squire'] }))).toBeNull()
    expect(answerOf(zapped({ hand: ['Zap'] }))).toBeNull()
  })

  test('is passed for with few stops if no resource is ready, and no card of theirs could be played without one', () => {
    const broke = (bert: PartySetup) => answerOf(zapped({ resources: 0, stops: 'few', ...bert }))
    expect([broke({ hand: ['Bolt'] }), broke({ hand: ['Squire'] }), broke({})]).toEqual([
      ['pass'],
      ['pass'],
      ['pass'],
    ])
    expect(answerOf(zapped({ hand: ['Bolt'], resources: 0 }))).toBeNull() // Bert has full control here
  })

  test('is asked without a ready resource if a card of theirs can be played, or could be if it were in the hand', () => {
    const broke = (bert: PartySetup) => answerOf(zapped({ resources: 0, stops: 'few', ...bert }))
    expect(broke({ hand: ['Zap'] })).toBeNull()
    expect(broke({ hand: ['Squire'], deck: ['Zap'] })).toBeNull()
    expect(broke({ hand: ['Squire'], graveyard: ['Zap'] })).toBeNull()
  })

  test('is asked in their own action phase, where passing ends the turn', () => {
    const story = duel({}, {})
    story.waitsFor('Anna')
    expect(answerOf(story)).toBeNull()
  })
})

describe('a target', () => {
  test('is chosen automatically if it is the only one', () => {
    const story = duel({ hand: ['Sting'], play: ['Squire'] }, {})
    story.raider('Anna').plays('Sting')
    expect(answerOf(story)).toEqual([story.decision?.options[0]?.id])
    story.waitsFor('Anna', 'target')
  })

  test('is chosen by the player if there are several', () => {
    const story = duel({ hand: ['Zap'] }, {})
    story.raider('Anna').plays('Zap')
    expect(answerOf(story)).toBeNull()
    story.waitsFor('Anna', 'target')
  })
})
