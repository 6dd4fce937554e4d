/**
 * The windows in which a player with few stops is asked for priority (410.2). In all others the game passes for the
 * player.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ability,
  isReadyStepOfPlayer,
  numberedCardsOfSet,
  ongoing,
  pay,
  you,
} from '../../../cards/builders.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME, type PartySetup, type TableSetup } from '../../../scenarios/table-setup.ts'
import { setupForPlan } from '../../../simulation/simulate.ts'
import { userText } from '../../../texts/user-text.ts'
import { startGame } from '../../engine.ts'
import type { Game, StopSetting } from '../../model/state/game.ts'
import { gameWithRearrangedHandsAndDecks, publicQuestionsOfPassivePlay } from './every-window.testkit.ts'

const few = (party: PartySetup = {}): PartySetup => ({ resources: 4, stops: 'few', ...party })
const withGouge = few({ hand: ['Gouge'] })
const duel = (anna: PartySetup, bert: PartySetup, table: TableSetup = {}) =>
  scenario({ ...table, players: { Anna: few(anna), Bert: few(bert) } })

const windowsOf = ({ asked }: Story, who: string) =>
  asked.filter(([name, kind]) => name === who && kind === 'priority')

describe('a player with few stops', () => {
  test('is asked for actions on their own turn, but never about their own link or attack', () => {
    const story = scenario({ raiders: { Anna: few({ hand: ['Rend', 'Gouge'] }), Bert: withGouge } })
    story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
    expect(story.chain).toEqual([])
    story.raider('Anna').proposes('Anna', 'Dungeon')
    expect(story.game.combat).toBeNull()
    expect(windowsOf(story, 'Bert')).toEqual([])
    story.waitsFor('Anna')
  })

  test('is asked about a link of the other side that they can interrupt', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Counterspell'] })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.waitsFor('Bert')
    const spared = duel({ hand: ['Rend'] }, { hand: ['Gouge'] })
    spared.raider('Anna').plays('Rend', { on: 'Bert' })
    spared.waitsFor('Anna')
  })

  test('is asked about a link of the other side from which they can save a character', () => {
    const healed = duel({ hand: ['Fire Blast'] }, { hand: ['Flash Heal'], damage: 5 })
    healed.raider('Anna').plays('Fire Blast', { on: 'Bert' })
    healed.waitsFor('Bert')
    const other = duel({ hand: ['Fire Blast'], play: ['Brigg'] }, { hand: ['Flash Heal'], damage: 5 })
    other.raider('Anna').plays('Fire Blast', { on: 'Brigg' })
    other.waitsFor('Anna')
  })

  test('is asked about an attack of the other side once, when its defender is known', () => {
    const story = duel({ play: ['Brigg'] }, { hand: ['Gouge', 'Fire Blast'] })
    story.raider('Anna').proposes('Brigg', 'Bert')
    story.waitsFor('Bert')
    expect(story.game.combat?.defender).toBe(story.game.players[1]?.hero)
    story.raider('Bert').passes()
    story.waitsFor('Anna')
    expect(windowsOf(story, 'Bert')).toHaveLength(1)
  })

  test('is always asked when the rules require a choice', () => {
    const story = duel({ play: ['Brigg'] }, { play: ['Tyrennius Scatheblade'] })
    story.raider('Anna').proposes('Brigg', 'Bert')
    story.waitsFor('Bert', 'protect')
  })

  test('is asked in the last window before the other side attacks, if they can prohibit attacks', () => {
    const story = duel({}, { hand: ['Cold Front', 'Gouge'] })
    story.raider('Anna').passes()
    story.waitsFor('Bert')
    story.idleUntil(() => story.game.turn.player === 1 && story.isCalm())
    expect(windowsOf(story, 'Bert')).toHaveLength(1)
    story.raider('Bert').passes()
    story.waitsFor('Bert')
    expect([story.game.turn.player, story.game.turn.step]).toEqual([0, 'draw'])
  })

  test('is asked in the ready step, if they can use something only then', () => {
    const atDawn = { ...pay(0).to(you.draw(1)), when: isReadyStepOfPlayer(you) }
    const cards = numberedCardsOfSet('OWN', {
      1: ability('Dawn', { cost: 0 }, '', ongoing(atDawn)),
    })
    const story = duel({ play: ['Dawn'] }, {}, { cards })
    story.idleUntil(() => story.game.turn.number === 3)
    story.waitsFor('Anna')
    expect(story.game.turn.step).toBe('ready')
  })
})

describe('stops', () => {
  const set = (stops: StopSetting) => ({ kind: 'stops', seat: 1, stops }) as const

  test('can be set to everywhere, permanently or for this turn', () => {
    const story = duel({ hand: ['Rend', 'Rend'] }, { hand: ['Gouge', 'Gouge'] })
    story.input(set('allThisTurn'))
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.waitsFor('Bert')
    story.raider('Bert').passes()
    story.idleUntil(() => story.game.turn.number === 2)
    expect(story.game.players[1]?.stops).toBe('few')
    story.input(set('all'))
    story.idleUntil(() => story.game.turn.number === 3)
    expect(story.game.players[1]?.stops).toBe('all')
    story.waitsFor('Bert')
  })

  test('that are changed to few pass in the open window', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Gouge'], stops: 'all' })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.waitsFor('Bert')
    story.input(set('few'))
    story.waitsFor('Anna')
    expect(story.chain).toEqual([])
  })

  test('apply in the open window to the person who takes over the seat', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Gouge'], stops: 'all' })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.input({ kind: 'replace', seat: 1, name: userText('Emil') })
    story.waitsFor('Emil')
    story.input(set('few'))
    story.waitsFor('Anna')
    expect(story.chain).toEqual([])
  })

  test('leave a window open that is still a stop', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Counterspell'], stops: 'all' })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.input(set('few'))
    story.waitsFor('Bert')
  })
})

describe('if everybody is asked in every window', () => {
  function begun(seed: number): Game {
    const setup = setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed })
    const seats = setup.seats.map((seat) => ({ ...seat, stops: 'few' as const }))
    return startGame({ ...setup, seats, everyWindow: true }, seed).game
  }

  test('few stops reveal nothing about a hand', () => {
    const seeds = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = begun(seed)
        const other = gameWithRearrangedHandsAndDecks(game, seed)
        expect(publicQuestionsOfPassivePlay(other, 40)).toEqual(publicQuestionsOfPassivePlay(game, 40))
      }),
      { numRuns: 15 },
    )
  })

  test('a player is asked about a link that targets one of their cards, even if they can only pass', () => {
    const story = scenario({
      everyWindow: true,
      players: { Anna: few({ hand: ['Rend', 'Rend'] }), Bert: few() },
      cards: [],
    })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.waitsFor('Bert')
    story.raider('Bert').passes()
    story.raider('Anna').plays('Rend', { on: 'Anna' })
    story.waitsFor('Anna')
  })
})
