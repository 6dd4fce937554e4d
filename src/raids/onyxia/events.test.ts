/** The Boss player's turn in Onyxia's Lair, and its events (R201, R203.2). */
import { describe, expect, test } from 'vitest'
import { viewFor } from '../../engine/index.ts'
import type { Story } from '../../scenarios/scenario.ts'
import { handSizes, onyxiaStory } from './onyxia.testkit.ts'

const BOSS = 1
const ANNA = { hand: ['Ember', 'Silence'] }
/** The ids of the events Break in the Action, Charred Bones, Dragonslayers and Lead from the Front. */
const [BREAK, BONES, SLAYERS, FRONT] = ['OLR-E3', 'OLR-E6', 'OLR-E10', 'OLR-E19']

/** Returns the Boss player's resources as this viewer sees them. */
const seen = (story: Story, viewer: number | null) =>
  viewFor(story.game, viewer).seats[BOSS]?.resources.cards.map(({ name, faceDown }) => [name, faceDown])

describe('the Boss player’s turn', () => {
  test.each([1, 2, 3])(
    'he readies his cards and draws as many as the number of the stage, without the chain (R201.1) (%i)',
    (stage) => {
      const story = onyxiaStory({ stage, play: ['OLR-13'], resources: 2 })
      story.tire('Boss', 'Dragon Hide').spend('Boss', 2)
      story.turnOf('Boss')
      expect([story.exhausted('Boss'), story.exhausted('Dragon Hide')]).toEqual([false, false])
      expect(story.resources('Boss')).toEqual({ ready: 2, total: 2 })
      expect(handSizes(story, 'Boss')).toEqual([stage])
      expect(
        story
          .eventsOfKind('moved')
          .filter(({ why, from }) => why === 'drawn' && from === 'deck' && story.chain.length > 0),
      ).toEqual([])
      story.waitsFor('Boss')
    },
  )
  test('an event phase follows the start, and the action phase follows that (R201.2, R201.3)', () => {
    const story = onyxiaStory({ events: [BREAK] }, { Anna: {} }, { everyWindow: true })
    expect([story.game.turn.phase, story.chain]).toEqual(['event', ['Break in the Action']])
    story.turnOf('Boss')
    const steps = story.eventsOfKind('stepStarted').map(({ step }) => step)
    expect(steps.slice(0, 2)).toEqual(['event', 'action'])
    expect(story.game.turn.phase).toBe('action')
    story.waitsFor('Boss')
  })
})

describe('an event', () => {
  test('is the top card of the event deck, which is revealed and added to the chain at the start of the phase (R201.2, R203.2a)', () => {
    const story = onyxiaStory({ events: [BREAK, BONES] }, { Anna: ANNA })
    expect(story.chain).toEqual(['Break in the Action'])
    expect(viewFor(story.game, null).chain.map(({ name }) => name)).toEqual(['Break in the Action'])
    story.turnOf('Boss').waitsFor('Boss', 'target')
  })
  test('has its targets chosen by her player before anybody has priority, and her player has priority first (R201.2)', () => {
    const story = onyxiaStory({ events: ['OLR-E8'] }, { Anna: ANNA, Bert: {} }, { everyWindow: true })
    expect(story.decision).toMatchObject({ kind: 'target', seat: 2 })
    const heard = story.askedWhile(() => story.raider('Boss').answers('Anna').passes().story.resolveTopmost())
    expect(heard.slice(0, 3)).toEqual(['Boss', 'Anna', 'Bert'].map((name) => [name, 'priority']))
    expect(story.damage('Anna')).toBe(1)
    story.waitsFor('Boss')
  })
  test('can be responded to, but not interrupted (R201.2)', () => {
    const story = onyxiaStory({ events: [BREAK], hand: ['OLR-23'], resources: 1 }, { Anna: ANNA })
    story.raider('Anna').plays('Silence', { on: 'Break in the Action' })
    story.resolve()
    expect(story.chain).toEqual(['Break in the Action'])
    story.raider('Anna').plays('Ember', { on: 'Boss' })
    story.resolveAll()
    expect(story.eventsOfKind('resolved').map(({ card }) => card)).toEqual(['OWN-6', 'OWN-5', BREAK])
    expect([story.eventsOfKind('interrupted'), story.cards('Boss', 'hand').length]).toEqual([[], 2])
    story.waitsFor('Boss')
  })
  test('can’t be taken back, because it was revealed (R201.2)', () => {
    const story = onyxiaStory({ events: ['OLR-E8'] })
    expect(story.decision).toMatchObject({ kind: 'target', seat: BOSS })
    const { id = 0, back } = story.decision ?? {}
    expect(back).toBeFalsy()
    expect(story.refusal({ kind: 'answer', decision: id, seat: BOSS, picks: ['back'] })).not.toBeNull()
    story.waitsFor('Boss', 'target')
  })
  test('is put into his resource row face down and ready, as the last part of resolving (R201.2a)', () => {
    const story = onyxiaStory({ events: [BREAK], resources: 1, spent: 1 }, { Anna: ANNA })
    expect(story.resources('Boss').total).toBe(1)
    story.resolve()
    expect([story.faceDown('Boss').at(-1), story.resources('Boss').total]).toEqual(['Break in the Action', 2])
    const kinds = story.latest.map((event) =>
      event.kind === 'moved' ? `${event.from} to ${event.to}` : event.kind,
    )
    expect(kinds.filter((kind) => kind.includes(' to '))).toEqual([
      ...Array(2).fill('deck to hand'),
      'chain to play',
    ])
    story.waitsFor('Anna')
  })
  test('pays like any resource (R201.2a)', () => {
    const story = onyxiaStory({ events: [BREAK], hand: ['OLR-19'], resources: 1 })
    story.raider('Boss').plays('How Fortuitous!')
    expect(story.resources('Boss')).toEqual({ ready: 0, total: 2 })
    story.waitsFor('Boss')
  })
  test('may not be looked at there by any player, not even by him (R201.2a, R100.3)', () => {
    const story = onyxiaStory({ events: [BREAK] })
    for (const viewer of [null, 0, BOSS]) expect(seen(story, viewer)).toEqual([['', true]])
    story.waitsFor('Boss')
  })
  test('without a legal target is added to the chain, does nothing and becomes a resource (R201.2, R201.2a)', () => {
    const story = onyxiaStory({ events: ['OLR-E5'] })
    expect(story.eventsOfKind('played')).toMatchObject([{ card: 'OLR-E5', targets: [] }])
    expect([story.faceDown('Boss'), story.eventsOfKind('damaged')]).toEqual([['Burn to a Crisp'], []])
    story.waitsFor('Boss')
  })
  test('whose target is gone is interrupted by the game, so it goes to the graveyard of its deck (R201.2a, R101.3c)', () => {
    const events = ['OLR-E5', BREAK]
    const story = onyxiaStory({ events }, { Anna: { hand: ['Fireball'], play: ['Squire'] } })
    story.raider('Boss').answers('Squire')
    story.raider('Anna').plays('Fireball', { on: 'Squire' })
    story.resolveAll()
    const { graveyard = [] } = story.game.players[BOSS]?.decks?.events ?? {}
    expect([story.faceDown('Boss'), graveyard.map((id) => story.cardName(id))]).toEqual([
      [],
      ['Burn to a Crisp'],
    ])
    expect(story.cards('Boss', 'graveyard')).toEqual([])
    story.waitsFor('Boss')
  })
  test('that lasts this turn or until her next one lies face up as a reminder, but counts as a face-down resource (R201.2b)', () => {
    const story = onyxiaStory({ events: [SLAYERS, BREAK], resources: 1, hand: ['OLR-19'] })
    for (const viewer of [null, 0, BOSS]) expect(seen(story, viewer)?.at(-1)).toEqual(['Dragonslayers', true])
    expect(seen(story, 0)?.[0]).toEqual(['', true])
    story.raider('Boss').plays('How Fortuitous!')
    expect(story.resources('Boss')).toEqual({ ready: 0, total: 2 })
    story.turnOf('Anna')
    expect(seen(story, 0)?.at(-1)).toEqual(['Dragonslayers', true])
    story.turnOf('Boss')
    expect(seen(story, 0)).toEqual(Array(3).fill(['', true]))
    story.waitsFor('Boss')
  })
  test('of this turn is a reminder until the turn ends (R201.2b)', () => {
    const story = onyxiaStory({ events: [FRONT] })
    expect(seen(story, null)).toEqual([['Lead from the Front', true]])
    story.turnOf('Anna')
    expect(seen(story, null)).toEqual([['', true]])
    story.waitsFor('Anna')
  })
  test('comes each turn, until the event deck is empty (R201.2, R101.3c)', () => {
    const story = onyxiaStory({ events: [BREAK, FRONT] })
    story.turnOf('Boss')
    expect(story.faceDown('Boss')).toEqual(['Break in the Action', 'Lead from the Front'])
    story.turnOf('Anna').turnOf('Boss')
    expect(story.resources('Boss').total).toBe(2)
    expect(story.eventsOfKind('lost')).toEqual([])
    story.waitsFor('Boss')
  })
  test('goes to no other zone: not to a hand, even by its own player’s cards (booklet, p. 6)', () => {
    const story = onyxiaStory({ events: [BREAK, BONES], resources: 1, hand: ['Recall', 'Leave Behind'] })
    story.raider('Boss').plays('Recall')
    story.resolve()
    expect(story.faceDown('Boss')).toEqual(['Break in the Action'])
    expect(story.cards('Boss', 'hand').sort()).toEqual(['Leave Behind', 'Sneak Attack', 'Sneak Attack'])
    story.raider('Boss').plays('Leave Behind')
    story.resolve()
    const { graveyard = [] } = story.game.players[BOSS]?.decks?.events ?? {}
    expect([story.faceDown('Boss'), graveyard.length]).toEqual([[], 1])
    story.waitsFor('Boss')
  })
})
