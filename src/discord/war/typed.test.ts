import { describe, expect, test } from 'vitest'
import { rawText } from '../../texts/user-text.ts'
import { ANNA, BERT, CARL, newTestWar } from '../../war/fixture.ts'
import { parseTypedKills } from './kills.ts'
import { warSuggestions } from './suggest.ts'
import { endTurnStepMove, itemMove } from './typed-moves.ts'

const KNOWN = ['Murloc', 'Wolf', 'Ogre', 'Old Wolfsbane']

describe('kills', () => {
  test.each([
    ['Murloc 2, red Ogre', 'Murloc 2 blue', 'Ogre 1 other'],
    ['2 murlocs; wolves x3', 'Murloc 2 blue', 'Wolf 3 blue'],
    ['Murloc ×2,ogre', 'Murloc 2 blue', 'Ogre 1 blue'],
    ['green 3 Wolves', 'Wolf 3 other'],
    ['Redridge Gnoll, Phoenix 2', 'Redridge Gnoll 1 blue', 'Phoenix 2 blue'],
    ['old wolfsbane', 'Old Wolfsbane 1 blue'],
    ['2 red Ogres, 2 rote Wolf, blauer Ogre', 'Ogre 2 other', 'Wolf 2 other', 'Ogre 1 blue'],
    ['graue Wolf 2, grün Ogre', 'Wolf 2 other', 'Ogre 1 other'],
    [
      '3 x 2 Murlocs × 4, x3, 2 x, 2, Ogre x, Ogre 2x',
      'Murloc 4 blue',
      'x3 1 blue',
      'x 2 blue',
      '2 1 blue',
      'Ogre x 1 blue',
      'Ogre 2x 1 blue',
    ],
    [
      'Ogre× 3, 2X Wolf, blue, ROTER Wolf X2, blaues blau',
      'Ogre 3 blue',
      'Wolf 2 blue',
      'blue 1 blue',
      'Wolf 2 other',
      'blau 1 blue',
    ],
    ['hasOwnProperty, __proto__ 2', 'hasOwnProperty 1 blue', '__proto__ 2 blue'],
    [' , '],
  ])('are read as people write them: %s', (text, ...kills) => {
    const read = parseTypedKills(text, KNOWN).map(
      ({ creature, count, colour }) => `${rawText(creature)} ${count} ${colour}`,
    )
    expect(read).toEqual(kills)
  })
})

describe('kills of 6,000 letters', () => {
  // The first text once took four seconds. The bound is generous, for busy machines.
  test.each([
    `a${' '.repeat(5_998)}b`,
    '1 '.repeat(3_000),
    '9'.repeat(6_000),
    'x '.repeat(3_000),
    '×'.repeat(6_000),
    'red '.repeat(1_500),
    'a,'.repeat(3_000),
  ])('are read: %#', (text) => {
    const many = Array.from({ length: 1_000 }, (_, n) => `Creature ${n}`)
    const kills = parseTypedKills(text, many)
    expect(kills.length).toBeLessThanOrEqual(11)
  })
})

describe('an item', () => {
  const said = { how: 'sell', deck: 'bonus', card: 'Lucky Coin', who: 'Bert', to: null }

  test('of another player is never revealed by an answer, whether it exists or not', () => {
    const [with_, without] = [newTestWar(), newTestWar()]
    with_.players[BERT]?.small.push('b-lucky-coin')
    for (const how of ['sell', 'use', 'wear', 'trade', 'buy'])
      expect(itemMove(with_, CARL, { ...said, how })).toBe(itemMove(without, CARL, { ...said, how }))
    expect(itemMove(with_, CARL, said)).toMatch(/another player/)
    expect(itemMove(with_, ANNA, said)).toMatchObject({ player: BERT, card: 'b-lucky-coin' }) // she leads
    expect(itemMove(with_, BERT, { ...said, who: null })).toMatchObject({ move: 'item', how: 'sell' })
  })
})

describe('while somebody types', () => {
  const typing = (name: string, typed: string, me: number | null = ANNA, subcommand = 'fight') =>
    warSuggestions(
      newTestWar({
        quests: ['q-a-debt-in-teeth', 'q-nets-and-knives', 'q-warm-pelts'],
        destiny: 'd-boss-mother-murkfin',
      }),
      me,
      subcommand,
      { name, typed },
    ).map(({ value }) => value)

  test('players are suggested, and after a comma the remaining ones', () => {
    expect(typing('who', 'b')).toEqual(['Bert'])
    expect(typing('with', '')).toEqual(['Anna', 'Bert', 'Carl'])
    expect(typing('defeated', 'Carl, ')).toEqual(['Carl, Anna', 'Carl, Bert'])
    expect(typing('who', '', null)).toHaveLength(3)
  })

  test('the creatures of quests are suggested, and the Boss', () => {
    expect(typing('killed', 'mu')).toEqual(['Murloc', 'Mother Murkfin'])
    expect(typing('killed', 'Wolf, o')).toEqual([
      'Wolf, Boar',
      'Wolf, Murloc',
      'Wolf, Ogre',
      'Wolf, Mother Murkfin',
    ])
    expect(typing('boss', '')).toEqual(['Mother Murkfin'])
  })

  test('only the player’s own Bag is suggested from', () => {
    const game = newTestWar()
    game.players[BERT]?.small.push('b-lucky-coin')
    game.players[ANNA]?.small.push('b-whetstone')
    const all = (me: number | null) => warSuggestions(game, me, 'item', { name: 'card', typed: '' })
    expect(all(ANNA)).toEqual([{ name: 'Whetstone', value: 'b-whetstone' }])
    expect(all(null)).toEqual([])
  })
})

test('the leader doesn’t end the other faction’s turn by accident', () => {
  const game = newTestWar({ setup: { first: 'horde' } })
  expect(endTurnStepMove(game, ANNA, 'turn')).toContain('`/war turn`')
  expect(endTurnStepMove(game, BERT, 'turn')).toEqual({ move: 'turn' })
  expect(endTurnStepMove(game, CARL, 'manage')).toEqual({ move: 'manage' }) // which the game refuses
})
