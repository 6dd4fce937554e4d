import { describe, expect, test } from 'vitest'
import { userText } from '../texts/user-text.ts'
import { startWar } from './engine.ts'
import {
  ANNA,
  BERT,
  CARL,
  killedBlueCreatures,
  makeMove,
  newTestWar,
  openQuestIds,
  refusalReason,
  TEST_SETUP,
  testQuestCard,
  wholeCombatMove,
} from './fixture.ts'
import { houseCardLists } from './house-set/index.ts'

const MURLOC = testQuestCard('murloc', ['Murloc', 'Ogre'], { xp: 1 })
const FINS = testQuestCard('fins', ['Wolf', 'Murloc'], { xp: 2 })
const BOAR = testQuestCard('boar', ['Boar', 'Kobold'], { xp: 4 })
const MORE = ['a', 'b', 'c', 'd'].map((id) => testQuestCard(id, ['Murloc', 'Imp'], { xp: 10 }))
const lists = { quests: [MURLOC, FINS, BOAR, ...MORE] }
const three = ['murloc', 'fins', 'boar']
const xpOf = (game: { players: { xp: number }[] }) => game.players.map(({ xp }) => xp)

describe('blue quests', () => {
  test('p. 2, Component Overview (3); p. 3, Setup (3): they have a separate deck, and three of them lie face up', () => {
    const { game } = startWar(TEST_SETUP, 4)
    expect(game.quests).toHaveLength(3)
    expect(game.piles.quests.deck).toHaveLength(houseCardLists.quests.length - 3)
    const other = startWar(TEST_SETUP, 5).game
    expect(openQuestIds(other)).not.toEqual(openQuestIds(game))
  })

  test('p. 5, Blue Quests (1): none puts a creature on the board', () => {
    const { events } = startWar(
      {
        ...TEST_SETUP,
        lists: { ...houseCardLists, destiny: houseCardLists.destiny.filter(({ now }) => now.length === 0) },
      },
      4,
    )
    expect(events.filter(({ kind }) => kind === 'board')).toEqual([])
    expect(events.filter(({ kind }) => kind === 'quest')).toHaveLength(3)
  })

  test('p. 5, Blue Quests (2, 3): either faction completes any of them, wherever it is', () => {
    for (const [who, turns] of [
      [ANNA, 0],
      [BERT, 1],
    ] as const) {
      const game = newTestWar({ lists, quests: three })
      if (turns > 0) makeMove(game, { by: ANNA, move: 'turn' })
      makeMove(game, wholeCombatMove([who], [killedBlueCreatures('Boar')]))
      expect(game.players[who]?.xp).toBe(4)
    }
  })

  test('p. 5, Blue Quests (4): only independent creatures complete them', () => {
    const game = newTestWar({ lists, quests: three })
    makeMove(game, wholeCombatMove([ANNA], [{ creature: userText('Boar'), colour: 'other', count: 3 }]))
    expect(openQuestIds(game)).toEqual(three)
    expect(xpOf(game)).toEqual([0, 0, 0])
  })

  test('p. 5, Blue Quests (5): a creature of either of its two types completes it', () => {
    for (const creature of ['Boar', 'kobold']) {
      const game = newTestWar({ lists, quests: three })
      makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures(creature)]))
      expect(openQuestIds(game)).not.toContain('boar')
    }
    const game = newTestWar({ lists, quests: three })
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Imp')]))
    expect(openQuestIds(game)).toEqual(three)
  })

  test('p. 5, Timing of Rewards (1): there is no reward before the combat is fully resolved', () => {
    const game = newTestWar({ lists, quests: three })
    makeMove(game, { by: ANNA, move: 'act', player: ANNA, challenge: true })
    makeMove(game, { by: ANNA, move: 'round' })
    makeMove(game, { by: ANNA, move: 'slay', kills: [killedBlueCreatures('Boar')] })
    expect(xpOf(game)).toEqual([0, 0, 0])
    expect(openQuestIds(game)).toEqual(three)
    makeMove(game, { by: ANNA, move: 'resolve', defeated: [] })
    expect(xpOf(game)).toEqual([4, 0, 0])
  })

  test('p. 5, Timing of Rewards (2): the reward comes before another quest is drawn', () => {
    const game = newTestWar({ lists, quests: three, top: { quests: ['a'] } })
    const events = makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Boar')]))
    const reward = events.findIndex(({ kind }) => kind === 'xp')
    const drawn = events.findIndex((one) => one.kind === 'quest' && one.how === 'revealed')
    expect(reward).toBeGreaterThan(0)
    expect(drawn).toBeGreaterThan(reward)
    expect(openQuestIds(game)).toEqual(['murloc', 'fins', 'a'])
    expect(game.piles.quests.discard).toEqual(['boar'])
  })

  test('p. 5, Timing of Rewards (3): one combat completes several, and all rewards come before all replacements', () => {
    const rich = { quests: [testQuestCard('murloc', ['Murloc', 'Ogre'], { bonus: 1 }), FINS, BOAR, ...MORE] }
    const game = newTestWar({
      lists: rich,
      quests: three,
      top: { bonus: ['b-whetstone'], quests: ['a', 'b', 'c'] },
    })
    makeMove(
      game,
      wholeCombatMove([ANNA, CARL], [killedBlueCreatures('Murloc', 2), killedBlueCreatures('Boar')]),
    )
    expect(game.choice).toMatchObject({ kind: 'recipient', card: 'b-whetstone', among: [ANNA, CARL] })
    expect(openQuestIds(game)).toEqual(three)
    makeMove(game, { by: CARL, move: 'choose', asked: game.asked, pick: [1] })
    expect(game.players[CARL]?.small).toEqual(['b-whetstone'])
    expect(openQuestIds(game)).toEqual(['a', 'b', 'c'])
    expect(xpOf(game)).toEqual([3, 0, 3])
  })

  test('p. 5, Timing of Rewards, Example 1 (4): two Murlocs complete two Murloc quests', () => {
    const game = newTestWar({ lists, quests: three, top: { quests: ['a', 'b'] } })
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Murloc', 2)]))
    expect(xpOf(game)).toEqual([3, 0, 0])
    expect(openQuestIds(game)).toEqual(['boar', 'a', 'b'])
    expect(game.piles.quests.discard).toEqual(['murloc', 'fins'])
  })

  test('p. 5, Timing of Rewards, Example 2 (5): one Murloc could complete two quests, and the group picks which', () => {
    const game = newTestWar({ lists, quests: three, top: { quests: ['a'] } })
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Murloc')]))
    const sets = game.choice?.kind === 'quests' ? game.choice.sets : []
    expect(sets.toSorted()).toEqual([['fins'], ['murloc']])
    expect(refusalReason(game, { by: BERT, move: 'choose', asked: game.asked, pick: [0] })).toEqual({
      kind: 'notAsked',
    })
    expect(refusalReason(game, { by: ANNA, move: 'choose', asked: game.asked, pick: [2] })).toEqual({
      kind: 'pick',
    })
    makeMove(game, {
      by: ANNA,
      move: 'choose',
      asked: game.asked,
      pick: [sets.findIndex(([id]) => id === 'fins')],
    })
    expect(xpOf(game)).toEqual([2, 0, 0])
    expect(openQuestIds(game)).toEqual(['murloc', 'boar', 'a'])
  })

  test('p. 5, Timing of Rewards, Example 3 (6): two Murlocs complete one quest once, and the second doesn’t count for a new one', () => {
    const game = newTestWar({ lists, quests: ['murloc', 'boar', 'fins'], top: { quests: ['a', 'b'] } })
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Wolf')]))
    expect(openQuestIds(game)).toEqual(['murloc', 'boar', 'a'])
    game.quests = game.quests
      .filter(({ card }) => card !== 'a')
      .concat({ card: 'boar-2', redrawn: false, fresh: false })
    game.lists = { ...game.lists, quests: [...game.lists.quests, { ...BOAR, id: 'boar-2' }] }
    const before = game.players[ANNA]?.xp ?? 0
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Murloc', 2)]))
    expect(game.players[ANNA]?.xp).toBe(before + 1)
    expect(openQuestIds(game)).toEqual(['boar', 'boar-2', 'b'])
  })

  test('creatures are matched to quests so that most quests are completed', () => {
    const game = newTestWar({ lists, quests: ['murloc', 'fins', 'boar'] })
    makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Murloc'), killedBlueCreatures('Wolf')]))
    expect(game.choice).toBeNull()
    expect(xpOf(game)).toEqual([3, 0, 0])
  })

  test('p. 6, Experience Penalties and Bonuses (1): the experience is as printed, whatever the character’s level', () => {
    for (const level of [1, 5]) {
      const game = newTestWar({ lists, quests: three })
      if (level === 5)
        makeMove(game, { by: ANNA, move: 'reward', group: [ANNA], defeated: [], xp: 30, bonus: 0 })
      const before = game.players[ANNA]?.xp ?? 0
      expect(game.players[ANNA]?.level).toBe(level)
      makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Boar')]))
      expect(game.players[ANNA]?.xp).toBe(before + 4)
    }
  })

  test('p. 6, Experience Penalties and Bonuses (2): when no quest is left, the discards are shuffled', () => {
    const few = { quests: [MURLOC, FINS, BOAR] }
    const game = newTestWar({ lists: few })
    const events = makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Boar')]))
    expect(events).toContainEqual({ kind: 'shuffled', pile: 'quests' })
    expect(openQuestIds(game).toSorted()).toEqual(['boar', 'fins', 'murloc'])
  })

  describe('p. 7, Optional Rule (1)', () => {
    const redraw = (id: string) => ({ by: ANNA, move: 'redraw', quest: id }) as const
    const drawn = () => {
      const game = newTestWar({ lists, quests: three, top: { quests: ['a', 'b', 'c'] } })
      makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('Boar')]))
      return game
    }

    test('a quest that was just drawn may be replaced: p. 7, Optional Rule (1)', () => {
      const game = drawn()
      makeMove(game, redraw('a'))
      expect(openQuestIds(game)).toEqual(['murloc', 'fins', 'b'])
      expect(game.piles.quests.discard).toContain('a')
    })

    test('only once per quest: its replacement stays: p. 7, Optional Rule (1)', () => {
      const game = drawn()
      makeMove(game, redraw('a'))
      expect(refusalReason(game, redraw('b'))).toEqual({ kind: 'redrawn' })
    })

    test('not if there is no other quest, because all that are left lie face up', () => {
      const game = newTestWar({ lists: { quests: [MURLOC, FINS, BOAR] } })
      expect(refusalReason(game, redraw('boar'))).toEqual({ kind: 'noOther' })
      expect(openQuestIds(game)).toHaveLength(3)
    })

    test('not after another move, nor if the table plays without the rule', () => {
      const game = drawn()
      expect(refusalReason(game, redraw('fins'))).toEqual({ kind: 'notFresh' })
      expect(refusalReason(game, redraw('nothing'))).toEqual({ kind: 'noCard' })
      makeMove(game, { by: ANNA, move: 'turn' })
      expect(refusalReason(game, redraw('a'))).toEqual({ kind: 'notFresh' })
      const strict = newTestWar({ setup: { redraw: false } })
      expect(refusalReason(strict, redraw(openQuestIds(strict)[0] ?? ''))).toEqual({ kind: 'noRedraw' })
    })
  })

  test('a group belongs to one faction, and fights in that faction’s turn', () => {
    const game = newTestWar({ lists, quests: three })
    expect(refusalReason(game, wholeCombatMove([ANNA, BERT], [killedBlueCreatures('Boar')]))).toEqual({
      kind: 'factions',
    })
    expect(refusalReason(game, wholeCombatMove([BERT], [killedBlueCreatures('Boar')]))).toEqual({
      kind: 'notTheirTurn',
      name: 'Bert',
    })
    expect(refusalReason(game, wholeCombatMove([ANNA], []))).toEqual({ kind: 'kills' })
  })
})
