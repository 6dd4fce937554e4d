/** The Boss player's turn (R501), threat levels and Minions (R504). */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import { blackTempleStory, countInPlay, faceDownResourceSetups } from './temple.testkit.ts'

const MINION = 'Bonechewer Shield Disciple'
const MINIONS = Array(8).fill(MINION)
const steps = (story: Story, from: number) =>
  story.eventsOfKind('stepStarted', story.log.slice(from)).map(({ step }) => step)

describe('The Boss player’s turn', () => {
  test('a ready step, a draw step of one card, the Minion phase and the action phase (R501.1, R501.1a, R501.3)', () => {
    const story = blackTempleStory({
      boss: 2,
      minions: MINIONS,
      hand: ['Growl'],
      below: 9,
      play: [{ card: 'BTR-49', row: 'events', deck: 'events', exhausted: true }],
    })
    story.turnOf('Anna')
    const [from, hand] = [story.log.length, story.cards('Boss', 'hand').length]
    story.turnOf('Boss')
    expect(story.cards('Boss', 'hand')).toHaveLength(hand + 1)
    const berts = steps(story, from)
    expect(berts.slice(berts.indexOf('wrapUp') + 1)).toEqual(['draw', 'minion', 'action'])
    expect(story.resources('Boss')).toEqual({ ready: 2, total: 2 })
    expect(story.exhausted('You Are Not Prepared!')).toBe(false)
    story.waitsFor('Boss')
  })

  test('the top Minion lies face down in the row, nobody sees it, it doesn’t use the chain, and then a window opens (R501.2)', () => {
    const story = blackTempleStory(
      { boss: 2, minions: MINIONS },
      { Anna: { hand: ['Growl'] } },
      { everyWindow: true },
    )
    story.turnOf('Anna').passUntil(() => story.game.turn.step === 'minion')
    expect([story.resources('Boss').total, story.chain]).toEqual([2, []])
    expect(story.faceDown('Boss')).toHaveLength(2)
    story.waitsFor('Boss')
  })

  test('while The Betrayer is in play the top Betrayer Event is added to the chain, and nobody can interrupt it (R501.1b, R503.3c)', () => {
    const story = blackTempleStory(
      { boss: 9, minions: MINIONS, betrayer: ['Draw Soul'] },
      { Anna: { hand: ['Hush', 'Growl'], play: ['Squire'] } },
    )
    expect([story.isInPlay('Draw Soul'), story.resources('Boss').total]).toEqual([true, 1])
    story.turnOf('Anna')
    const from = story.log.length
    story.turnOf('Boss')
    expect(steps(story, from)).not.toContain('betrayerEvent')
    story.waitsFor('Boss')
  })

  test('it isn’t added while another Boss is in play (R501.1b)', () => {
    const story = blackTempleStory({ boss: 2, minions: MINIONS, betrayer: ['Draw Soul'] })
    expect(story.isInPlay('Draw Soul')).toBe(false)
    story.waitsFor('Boss')
  })
})

describe('Threat', () => {
  test('in their wrap-up a raider with more resources than the Boss’s threat level destroys the excess, by choice (R504.2a)', () => {
    const story = blackTempleStory(
      { boss: 2, minions: MINIONS },
      { Anna: { resources: 5, quests: ['Errand', 'Chore'], hand: ['Squire'] } },
    )
    story.turnOf('Anna').passUntil(() => story.decision?.kind === 'choose')
    expect(story.decision).toMatchObject({ seat: 0, min: 2, max: 2 })
    expect(story.decision?.options).toHaveLength(7)
    story.raider('Anna').answers('Errand', 'Chore')
    story.turnOf('Boss')
    expect([story.resources('Anna').total, story.cards('Anna', 'graveyard')]).toEqual([
      5,
      ['Errand', 'Chore'],
    ])
    story.waitsFor('Boss')
  })

  test('nothing is destroyed for exactly that number, nor in another player’s wrap-up (R504.2a)', () => {
    const story = blackTempleStory(
      { boss: 2, minions: MINIONS },
      { Anna: { resources: 5 }, Bert: { resources: 7, hand: ['Growl'] } },
    )
    story.turnOf('Bert')
    expect([story.resources('Anna').total, story.resources('Bert').total]).toEqual([5, 7])
    story.waitsFor('Bert')
  })

  test('the Council and The Betrayer have none, so any number of resources may stay (R504.2b)', () => {
    for (const boss of [8, 9]) {
      const story = blackTempleStory({ boss, minions: MINIONS }, { Anna: { resources: 14 } })
      story.turnOf('Anna').turnOf('Boss')
      expect(story.resources('Anna').total).toBe(14)
      story.waitsFor('Boss')
    }
  })
})

describe('Minions', () => {
  const withOne = (hand: string[]) =>
    blackTempleStory(
      { boss: 2, minions: MINIONS, play: [{ card: MINION, deck: 'minions' }] },
      { Anna: { hand: [...hand, 'Growl'] } },
    ).turnOf('Anna')

  test('a destroyed one is put into the Minion graveyard, and one that would leave play otherwise is destroyed instead (R504.1a)', () => {
    for (const how of ['Stab', 'Recall', 'Banish']) {
      const story = withOne([how])
      story.raider('Anna').plays(how, { on: MINION })
      story.resolveAll()
      expect(countInPlay(story, MINION)).toBe(0)
      expect(story.game.players[1]?.decks?.minions?.graveyard).toHaveLength(1)
      expect([
        story.cards('Boss', 'hand').includes(MINION),
        story.cards('Boss', 'removed').includes(MINION),
      ]).toEqual([false, false])
      story.waitsFor('Anna')
    }
  })

  test('its printed cost counts for texts that look for it (R504.1b)', () => {
    const story = blackTempleStory(
      { boss: 2, minions: MINIONS, play: faceDownResourceSetups('minions', 'Sister of Pain', MINION) },
      { Anna: { hand: ['Cheap End', 'Growl'] } },
    ).turnOf('Anna')
    story.raider('Anna').plays('Cheap End')
    story.resolveAll()
    expect([countInPlay(story, 'Sister of Pain'), countInPlay(story, MINION)]).toEqual([0, 1])
    story.waitsFor('Anna')
  })

  test('one in a raider’s deck can be played for that cost (R504.1b)', () => {
    const story = blackTempleStory(
      { boss: 2, minions: MINIONS },
      { Anna: { hand: [MINION, 'Growl'], resources: 4 } },
    ).turnOf('Anna')
    story.raider('Anna').plays(MINION)
    story.resolveAll()
    expect([countInPlay(story, MINION, 'Anna'), story.resources('Anna').ready]).toEqual([1, 0])
    story.waitsFor('Anna')
  })
})

test('Shadow Demons: a Traitor ally from the Boss player’s graveyard or collection comes into play (BTR-69)', () => {
  const story = blackTempleStory({
    boss: 9,
    play: [{ card: 'BTR-69', row: 'events', deck: 'betrayer' }],
    resources: 3,
    graveyard: ['Renegade'],
    collection: ['Turncoat', 'Squire'],
  })
  story.raider('Boss').uses('Shadow Demons')
  story.resolve()
  expect(story.decision).toMatchObject({ kind: 'choose', min: 0, max: 1 })
  expect(story.offers).toEqual(['Renegade', 'Turncoat'])
  story.raider('Boss').answers('Turncoat')
  expect([countInPlay(story, 'Turncoat'), story.cards('Boss', 'collection')]).toEqual([1, ['Squire']])
  story.waitsFor('Boss')
})
