/** Where somebody is asked for priority who has few stops (410.2): the rest is passed for him. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ability, cardsOf, ongoing, pay, readyStepOf, you } from '../../../cards/builders.ts'
import { setupFor } from '../../../players/simulate.ts'
import { type Story, scenario } from '../../../stories/scenario.ts'
import { DUNGEON, type Party, type Table } from '../../../stories/setting.ts'
import { userText } from '../../../texts/user-text.ts'
import { start } from '../../engine.ts'
import type { Game, Stops } from '../../model/game.ts'
import { otherHands, questions } from './every-window.kit.ts'

const few = (party: Party = {}): Party => ({ resources: 4, stops: 'few', ...party })
const withGouge = few({ hand: ['Gouge'] })
const duel = (anna: Party, bert: Party, table: Table = {}) =>
  scenario({ ...table, players: { Anna: few(anna), Bert: few(bert) } })

const windowsOf = ({ asked }: Story, who: string) =>
  asked.filter(([name, kind]) => name === who && kind === 'priority')

describe('with few stops', () => {
  test('one is asked on one’s own turn what to do, never about one’s own link or attack', () => {
    const story = scenario({ raiders: { Anna: few({ hand: ['Rend', 'Gouge'] }), Bert: withGouge } })
    story.raider('Anna').plays('Rend', { on: DUNGEON })
    expect(story.chain).toEqual([])
    story.raider('Anna').proposes('Anna', 'Dungeon')
    expect(story.game.combat).toBeNull()
    expect(windowsOf(story, 'Bert')).toEqual([])
    story.waitsFor('Anna')
  })

  test('a link of the other side is one if it can be interrupted', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Counterspell'] })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.waitsFor('Bert')
    const spared = duel({ hand: ['Rend'] }, { hand: ['Gouge'] })
    spared.raider('Anna').plays('Rend', { on: 'Bert' })
    spared.waitsFor('Anna')
  })

  test('or if somebody can be saved from it', () => {
    const healed = duel({ hand: ['Fire Blast'] }, { hand: ['Flash Heal'], damage: 5 })
    healed.raider('Anna').plays('Fire Blast', { on: 'Bert' })
    healed.waitsFor('Bert')
    const other = duel({ hand: ['Fire Blast'], play: ['Brigg'] }, { hand: ['Flash Heal'], damage: 5 })
    other.raider('Anna').plays('Fire Blast', { on: 'Brigg' })
    other.waitsFor('Anna')
  })

  test('an attack of the other side is one, once, when its defender is known', () => {
    const story = duel({ play: ['Brigg'] }, { hand: ['Gouge', 'Fire Blast'] })
    story.raider('Anna').proposes('Brigg', 'Bert')
    story.waitsFor('Bert')
    expect(story.game.combat?.defender).toBe(story.game.players[1]?.hero)
    story.raider('Bert').passes()
    story.waitsFor('Anna')
    expect(windowsOf(story, 'Bert')).toHaveLength(1)
  })

  test('what the rules force is asked all the same', () => {
    const story = duel({ play: ['Brigg'] }, { play: ['Tyrennius Scatheblade'] })
    story.raider('Anna').proposes('Brigg', 'Bert')
    story.waitsFor('Bert', 'protect')
  })

  test('the last window before the other side attacks is one for who can forbid it', () => {
    const story = duel({}, { hand: ['Cold Front', 'Gouge'] })
    story.raider('Anna').passes()
    story.waitsFor('Bert')
    story.idleUntil(() => story.game.turn.player === 1 && story.isCalm())
    expect(windowsOf(story, 'Bert')).toHaveLength(1)
    story.raider('Bert').passes()
    story.waitsFor('Bert')
    expect([story.game.turn.player, story.game.turn.step]).toEqual([0, 'draw'])
  })

  test('the ready step is one for who can use something only then', () => {
    const atDawn = { ...pay(0).to(you.draw(1)), when: readyStepOf(you) }
    const cards = cardsOf('OWN', {
      1: ability('Dawn', { cost: 0 }, '', ongoing(atDawn)),
    })
    const story = duel({ play: ['Dawn'] }, {}, { cards })
    story.idleUntil(() => story.game.turn.number === 3)
    story.waitsFor('Anna')
    expect(story.game.turn.step).toBe('ready')
  })
})

describe('stops', () => {
  const set = (stops: Stops) => ({ kind: 'stops', seat: 1, stops }) as const

  test('can be everywhere again, for good or for this turn', () => {
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

  test('that are few from now on pass in the window that is open', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Gouge'], stops: 'all' })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.waitsFor('Bert')
    story.input(set('few'))
    story.waitsFor('Anna')
    expect(story.chain).toEqual([])
  })

  test('are those of who takes over the seat, in the window that is open', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Gouge'], stops: 'all' })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.input({ kind: 'replace', seat: 1, name: userText('Emil') })
    story.waitsFor('Emil')
    story.input(set('few'))
    story.waitsFor('Anna')
    expect(story.chain).toEqual([])
  })

  test('leave open a window that is one of the few', () => {
    const story = duel({ hand: ['Rend'] }, { hand: ['Counterspell'], stops: 'all' })
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.input(set('few'))
    story.waitsFor('Bert')
  })
})

describe('where everybody is asked everywhere', () => {
  function begun(seed: number): Game {
    const setup = setupFor({ raid: 'deadmines', mode: 'novice', seats: 3, seed })
    const seats = setup.seats.map((seat) => ({ ...seat, stops: 'few' as const }))
    return start({ ...setup, seats, everyWindow: true }, seed).game
  }

  test('few stops tell nothing of a hand either', () => {
    const seeds = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = begun(seed)
        const other = otherHands(game, seed)
        expect(questions(other, 40)).toEqual(questions(game, 40))
      }),
      { numRuns: 15 },
    )
  })

  test('one is asked on what targets something of one’s own, though one can only pass', () => {
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
