import { describe, expect, test } from 'vitest'
import { startWar } from './engine.ts'
import {
  ANNA,
  BERT,
  CARL,
  killedBlueCreatures,
  makeMove,
  newTestWar,
  refusalReason,
  TEST_SETUP,
  testQuestCard,
  wholeCombatMove,
} from './fixture.ts'
import { houseCardLists } from './house-set/index.ts'
import { warViewFor } from './view.ts'

const SMALL = [
  'b-lucky-coin',
  'b-whetstone',
  'b-coil-of-rope',
  'b-polished-bone',
  'b-spare-buckle',
  'b-linen-bandage',
  'b-honey-cake',
]
const lists = {
  quests: ['one', 'two', 'three', 'four'].map((id) =>
    testQuestCard(id, ['Boar', `${id}-only`], { bonus: 1 }),
  ),
}
const quests = ['one', 'two', 'three']
const gain = (player: number, deck: 'bonus' | 'circle' = 'bonus') =>
  ({ by: player, move: 'gain', player, deck }) as const

function withFullBag() {
  const game = newTestWar({ top: { bonus: ['b-ring-of-keys'] } })
  game.players[ANNA]?.small.push(...SMALL)
  return game
}

describe('bonus items', () => {
  test('p. 2, Component Overview (2); p. 3, Setup (2): there is a fifth Item deck beside the four', () => {
    const { game } = startWar(TEST_SETUP, 1)
    expect(game.piles.bonus.deck).toHaveLength(103)
    for (const deck of ['circle', 'square', 'triangle', 'special'] as const) {
      const ids = new Set(houseCardLists.items.filter((card) => card.deck === deck).map(({ id }) => id))
      expect(game.piles[deck].deck.length).toBeGreaterThan(0)
      expect(game.piles[deck].deck.every((id) => ids.has(id))).toBe(true)
    }
  })

  test('p. 4, Bonus Item Cards and Bag Limits (1): a Bag has room for seven Bonus Items beside three ordinary ones', () => {
    const game = newTestWar()
    for (let n = 0; n < 3; n++) makeMove(game, gain(ANNA, 'circle'))
    expect(refusalReason(game, gain(ANNA, 'circle'))).toEqual({ kind: 'bagFull' })
    game.players[ANNA]?.small.push(...SMALL.slice(0, 6))
    game.piles.bonus.deck.unshift('b-ring-of-keys')
    makeMove(game, gain(ANNA))
    expect(game.choice).toBeNull()
    expect(game.players[ANNA]).toMatchObject({
      bag: expect.objectContaining({ length: 3 }),
      small: expect.objectContaining({ length: 7 }),
    })
  })

  test('p. 4, Bonus Item Cards and Bag Limits (2): the owner of an eighth puts one of the eight into the Merchant’s deck and gets nothing for it', () => {
    for (const at of [0, 7]) {
      const game = withFullBag()
      makeMove(game, gain(ANNA))
      expect(game.choice).toMatchObject({ kind: 'overflow', player: ANNA })
      expect(refusalReason(game, { by: ANNA, move: 'turn' })).toEqual({ kind: 'waits', names: ['Anna'] })
      expect(refusalReason(game, { by: BERT, move: 'choose', asked: game.asked, pick: [at] })).toEqual({
        kind: 'notAsked',
      })
      const { xp, energy, hits } = game.players[ANNA] ?? {}
      makeMove(game, { by: ANNA, move: 'choose', asked: game.asked, pick: [at] })
      expect(game.merchant).toEqual([[...SMALL, 'b-ring-of-keys'][at]])
      expect(game.players[ANNA]?.small).toHaveLength(7)
      expect(game.players[ANNA]).toMatchObject({ xp, energy, hits })
    }
  })

  test('p. 4, Bonus Item Cards and Bag Limits (2): an eighth that is given or bought is received, too', () => {
    const game = newTestWar()
    game.players[CARL]?.small.push(...SMALL)
    game.players[ANNA]?.small.push('b-ring-of-keys')
    game.merchant.push('b-whetstone')
    makeMove(game, { by: CARL, move: 'buy', player: CARL, card: 'b-whetstone' })
    expect(game.choice).toMatchObject({ kind: 'overflow', who: [CARL], player: CARL })
    makeMove(game, { by: CARL, move: 'choose', asked: game.asked, pick: [7] })
    expect(game.merchant).toEqual(['b-whetstone'])
    makeMove(game, { by: ANNA, move: 'item', player: ANNA, card: 'b-ring-of-keys', how: 'trade', to: CARL })
    expect(game.choice).toMatchObject({ kind: 'overflow', who: [CARL], player: CARL })
    makeMove(game, { by: CARL, move: 'choose', asked: game.asked, pick: [0] })
    expect(game.players[CARL]?.small).toEqual([...SMALL.slice(1), 'b-ring-of-keys'])
    // An item that the player puts back into the Bag isn't received.
    game.players[CARL]?.worn.push('b-polished-bone')
    const stow = { by: CARL, move: 'item', player: CARL, card: 'b-polished-bone', how: 'stow' } as const
    expect(refusalReason(game, stow)).toEqual({ kind: 'smallFull' })
  })

  test('a member of a group or the leader gives a reward to the group', () => {
    const give = (by: number) =>
      ({ by, move: 'reward', group: [ANNA, CARL], defeated: [], xp: 2, bonus: 0 }) as const
    const game = newTestWar({ setup: { leader: CARL } })
    expect(refusalReason(game, give(BERT))).toEqual({ kind: 'notYours' })
    makeMove(game, give(ANNA))
    makeMove(game, { ...give(CARL), group: [BERT] })
    expect(game.players.map(({ xp }) => xp)).toEqual([1, 2, 1])
  })

  test('an answer to an earlier question is refused', () => {
    const game = withFullBag()
    makeMove(game, gain(ANNA))
    expect(refusalReason(game, { by: ANNA, move: 'choose', asked: game.asked - 1, pick: [0] })).toEqual({
      kind: 'stale',
    })
  })

  test('p. 4, Experience Reward Cards (1): it gives experience and nothing else', () => {
    const game = newTestWar({ top: { bonus: ['b-a-deed-remembered'] } })
    makeMove(game, gain(BERT))
    expect(game.players[BERT]).toMatchObject({ xp: 3, small: [] })
  })

  test('p. 4, Experience Reward Cards (2): it is divided among the group, and the group chooses who gets the rest', () => {
    const game = newTestWar({ lists, quests, top: { bonus: ['b-a-deed-remembered'] } })
    makeMove(game, wholeCombatMove([ANNA, CARL], [killedBlueCreatures('one-only')]))
    expect(game.players.map(({ xp }) => xp)).toEqual([1, 0, 1])
    expect(game.choice).toMatchObject({ kind: 'extra', left: 1, among: [ANNA, CARL] })
    expect(refusalReason(game, { by: ANNA, move: 'choose', asked: game.asked, pick: [BERT] })).toEqual({
      kind: 'pick',
    })
    expect(refusalReason(game, { by: ANNA, move: 'choose', asked: game.asked, pick: [ANNA, CARL] })).toEqual({
      kind: 'pick',
    })
    makeMove(game, { by: ANNA, move: 'choose', asked: game.asked, pick: [CARL] })
    expect(game.players.map(({ xp }) => xp)).toEqual([1, 0, 2])
  })

  test('p. 4, Experience Reward Cards (3): defeated characters get experience, but never an item', () => {
    const game = newTestWar({ lists, quests, top: { bonus: ['b-a-tale-for-the-fire', 'b-whetstone'] } })
    makeMove(game, wholeCombatMove([ANNA, CARL], [killedBlueCreatures('one-only')], [ANNA]))
    expect(game.players.map(({ xp }) => xp)).toEqual([1, 0, 1])
    makeMove(game, wholeCombatMove([ANNA, CARL], [killedBlueCreatures('two-only')], [ANNA]))
    expect(game.choice).toBeNull()
    expect(game.players.map(({ small }) => small)).toEqual([[], [], ['b-whetstone']])
  })

  test('p. 4, Experience Reward Cards (3): nobody gets an item if all are defeated', () => {
    const game = newTestWar({ lists, quests, top: { bonus: ['b-whetstone'] } })
    const events = makeMove(game, wholeCombatMove([ANNA], [killedBlueCreatures('one-only')], [ANNA]))
    expect(events).toContainEqual({ kind: 'nobody', card: 'b-whetstone' })
    expect(game.piles.bonus.discard).toEqual(['b-whetstone'])
  })

  test('p. 5, Experience Reward Cards (4): it is awarded at once and then discarded', () => {
    const game = newTestWar({ top: { bonus: ['b-a-lesson-learnt'] } })
    makeMove(game, gain(ANNA))
    expect(game.choice).toBeNull()
    expect(game.piles.bonus.discard).toEqual(['b-a-lesson-learnt'])
  })

  test('p. 5, Experience Reward Cards (5): it can’t be worn, stored, traded or sold', () => {
    const game = newTestWar({ top: { bonus: ['b-a-lesson-learnt'] } })
    makeMove(game, gain(ANNA))
    for (const how of ['wear', 'stow', 'sell', 'use', 'trade'] as const)
      expect(
        refusalReason(game, {
          by: ANNA,
          move: 'item',
          player: ANNA,
          card: 'b-a-lesson-learnt',
          how,
          to: CARL,
        }),
      ).toEqual({ kind: 'notThere' })
    expect(game.merchant).toEqual([])
  })

  test('p. 5, Experience Reward Cards (6): a character with seven Bonus Items receives it as usual', () => {
    const game = withFullBag()
    game.piles.bonus.deck.unshift('b-a-lesson-learnt')
    makeMove(game, gain(ANNA))
    expect(game.choice).toBeNull()
    expect(game.players[ANNA]).toMatchObject({ xp: 1, small: SMALL })
  })

  test('items are worn, stowed, sold, used and traded as other items are', () => {
    const game = newTestWar()
    const anna = game.players[ANNA]
    anna?.small.push('b-linen-bandage', 'b-whetstone', 'b-lucky-coin')
    const item = (card: string, how: 'wear' | 'stow' | 'sell' | 'use' | 'trade', to?: number) =>
      ({ by: ANNA, move: 'item', player: ANNA, card, how, ...(to === undefined ? {} : { to }) }) as const
    makeMove(game, { by: ANNA, move: 'tokens', player: ANNA, energy: 0, hits: 3 })
    makeMove(game, item('b-linen-bandage', 'use'))
    expect(game.players.map(({ hits }) => hits)).toEqual([2, 0, 0])
    makeMove(game, item('b-whetstone', 'wear'))
    expect(game.players[ANNA]?.worn).toEqual(['b-whetstone'])
    makeMove(game, item('b-whetstone', 'stow'))
    expect(refusalReason(game, item('b-whetstone', 'trade', BERT))).toEqual({ kind: 'factions' })
    makeMove(game, item('b-whetstone', 'trade', CARL))
    expect(game.players[CARL]?.small).toEqual(['b-whetstone'])
    expect(refusalReason(game, item('b-lucky-coin', 'use'))).toEqual({ kind: 'useless' })
    makeMove(game, item('b-lucky-coin', 'sell'))
    expect(game.merchant).toEqual(['b-lucky-coin'])
    makeMove(game, { by: CARL, move: 'buy', player: CARL, card: 'b-lucky-coin' })
    expect(game.players[CARL]?.small).toEqual(['b-whetstone', 'b-lucky-coin'])
  })

  test('only its owner may look into a Bag; others know how many cards are in it', () => {
    const game = newTestWar()
    game.players[ANNA]?.small.push('b-whetstone')
    expect(warViewFor(game, ANNA).players[ANNA]?.small).toEqual(['b-whetstone'])
    for (const other of [BERT, CARL, null]) {
      expect(warViewFor(game, other).players[ANNA]).toMatchObject({
        small: null,
        bag: null,
        counts: { small: 1, bag: 0 },
      })
      expect(JSON.stringify({ ...warViewFor(game, other), lists: null })).not.toContain('whetstone')
    }
  })
})
