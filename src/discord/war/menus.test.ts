import { ComponentType } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { userText } from '../../texts/user-text.ts'
import type { PowerCard } from '../../war/cards.ts'
import { ANNA, BERT, CARL, makeMove, newTestWar, refusalReason } from '../../war/fixture.ts'
import type { Move, WarGame } from '../../war/model.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import type { ComponentRow } from '../message-parts/post.ts'
import { type WarMenu, warComponentIds } from './ids.ts'
import { moveOfMenuChoice } from './menu-choices.ts'
import { chosenMenuPage, fightMenus, questMenus, warMenuPage, warPanelMenus } from './menus.ts'
import { rewardMoveOfMenuChoice, rewardPanelPost } from './reward.ts'

const CODE = '7KQ2TB'

/** Returns the values of each menu, by the menu's kind. */
function offered(rows: readonly ComponentRow[]): Partial<Record<WarMenu, string[]>> {
  const menus = rows.flatMap(({ components }) => components)
  return Object.fromEntries(
    menus.flatMap((one) =>
      one.type === ComponentType.StringSelect
        ? [[warComponentIds.menu.read(one.custom_id)?.[1] ?? '?', one.options.map(({ value }) => value)]]
        : [],
    ),
  )
}

const labels = (rows: readonly ComponentRow[]): string[] =>
  rows.flatMap(({ components }) =>
    components.flatMap((one) =>
      one.type === ComponentType.StringSelect ? one.options.map(({ label }) => label) : [],
    ),
  )

function chosen(game: WarGame, by: number, menu: WarMenu, ...values: string[]): Move {
  const wish = moveOfMenuChoice(game, by, menu, values)
  if (typeof wish === 'string') throw new Error(wish)
  return { ...wish, by }
}

const QUESTS = ['q-a-bounty-of-fins', 'q-a-quiet-harbour', 'q-a-debt-in-teeth']

describe('below a player’s own panel', () => {
  test('one menu offers all powers and talents of the player’s class in the house set', () => {
    const game = newTestWar()
    const { learn = [], equip } = offered(warPanelMenus(CODE, game, ANNA))
    expect(learn.every((id) => id.startsWith('mage-'))).toBe(true)
    expect([learn.length, equip]).toEqual([20, undefined])
    for (const id of learn) makeMove(game, chosen(game, ANNA, 'learn', id))
    const after = offered(warPanelMenus(CODE, game, ANNA))
    expect(after.learn).toBeUndefined()
    expect(after.equip).toHaveLength(10)
    expect(offered(warPanelMenus(CODE, game, BERT)).learn?.[0]).toMatch(/^warrior-/)
  })

  test('a power can go to a free area of its icon, else in the place of each power there', () => {
    const game = newTestWar()
    game.players[ANNA]?.spellbook.push('mage-spark-volley', 'mage-step-aside', 'mage-scald')
    makeMove(game, { by: ANNA, move: 'manage' })
    expect(offered(warPanelMenus(CODE, game, ANNA)).equip).toEqual([
      'mage-spark-volley.2',
      'mage-step-aside.2',
      'mage-scald.2',
    ])
    makeMove(game, chosen(game, ANNA, 'equip', 'mage-spark-volley.2'))
    makeMove(game, chosen(game, ANNA, 'equip', 'mage-step-aside.3'))
    const rows = warPanelMenus(CODE, game, ANNA)
    expect(offered(rows).equip).toEqual(['mage-scald.2', 'mage-scald.3', '2', '3'])
    expect(labels(rows).slice(0, 4)).toEqual([
      'Scald, in place of Spark Volley',
      'Scald, in place of Step Aside',
      'Unequip Spark Volley',
      'Unequip Step Aside',
    ])
    makeMove(game, chosen(game, ANNA, 'equip', 'mage-scald.3'))
    expect(game.players[ANNA]?.areas).toEqual([null, null, 'mage-spark-volley', 'mage-scald'])
    makeMove(game, chosen(game, ANNA, 'equip', '2'))
    expect(game.players[ANNA]?.areas).toEqual([null, null, null, 'mage-scald'])
  })

  test('items can be used, worn, sold to the Merchant and bought, and equal ones are listed once', () => {
    const game = newTestWar()
    const small = ['b-linen-bandage', 'b-linen-bandage', 'b-lucky-coin']
    Object.assign(game.players[ANNA] ?? {}, { small, bag: ['i-old-signet'], hits: 2 })
    game.merchant = ['b-whetstone']
    const menus = offered(warPanelMenus(CODE, game, ANNA))
    expect(menus.items).toEqual(['use.b-linen-bandage', 'wear.i-old-signet'])
    expect(menus.sell).toEqual([
      ...['i-old-signet', 'b-linen-bandage', 'b-lucky-coin'],
      ...['2.i-old-signet', '2.b-linen-bandage', '2.b-lucky-coin'],
    ])
    expect(menus.buy).toEqual(['b-whetstone'])
    makeMove(game, chosen(game, ANNA, 'items', 'use.b-linen-bandage'))
    makeMove(game, chosen(game, ANNA, 'items', 'wear.i-old-signet'))
    makeMove(game, chosen(game, ANNA, 'sell', 'b-lucky-coin'))
    makeMove(game, chosen(game, ANNA, 'buy', 'b-whetstone'))
    expect(game.players[ANNA]).toMatchObject({
      hits: 1,
      small: ['b-linen-bandage', 'b-whetstone'],
      worn: ['i-old-signet'],
      bag: [],
    })
    expect(game.merchant).toEqual(['b-lucky-coin'])
    const rows = warPanelMenus(CODE, game, ANNA)
    expect(labels(rows)).toContain('put into the Bag: Old Signet')
    expect(offered(rows).items).toEqual(['use.b-linen-bandage', 'stow.i-old-signet'])
    makeMove(game, chosen(game, ANNA, 'items', 'stow.i-old-signet'))
    expect(game.players[ANNA]).toMatchObject({ worn: [], bag: ['i-old-signet'] })
  })

  test('an item can be given to a player of the same faction', () => {
    const game = newTestWar()
    Object.assign(game.players[ANNA] ?? {}, { small: ['b-lucky-coin'] })
    expect(labels(warPanelMenus(CODE, game, ANNA))).toContain('Lucky Coin, to Carl')
    makeMove(game, chosen(game, ANNA, 'sell', '2.b-lucky-coin'))
    expect(game.players[CARL]?.small).toEqual(['b-lucky-coin'])
    expect(moveOfMenuChoice(game, ANNA, 'sell', ['1.b-lucky-coin'])).toMatchObject({ how: 'trade', to: BERT })
    expect(refusalReason(game, chosen(game, CARL, 'sell', '1.b-lucky-coin'))).toEqual({ kind: 'factions' })
  })

  test('a longer custom list has pages, and each entry is on one of them', () => {
    const own = Array.from(
      { length: 60 },
      (_, n): PowerCard => ({
        id: `own-${n}`,
        name: userText(`Own ${n}`),
        cls: 'mage',
        icon: 'passive',
        energy: 0,
        spellbook: false,
      }),
    )
    const game = newTestWar({ lists: { powers: own, talents: [] } })
    const first = offered(warPanelMenus(CODE, game, ANNA)).learn ?? []
    expect(first).toHaveLength(25)
    const seen = new Set<string>()
    let page = chosenMenuPage(first)
    for (let values = first; page !== null && seen.size < 60; page = chosenMenuPage(values)) {
      for (const value of values) if (!value.startsWith('more.')) seen.add(value)
      values = offered(warMenuPage(CODE, game, ANNA, 'learn', page)).learn ?? []
    }
    expect(seen.size).toBe(60)
    expect(chosenMenuPage(['own-1'])).toBeNull()
  })

  test('a choice of an outdated menu is refused with a sentence', () => {
    const game = newTestWar()
    expect(refusalReason(game, chosen(game, ANNA, 'sell', 'b-whetstone'))).toEqual({ kind: 'notThere' })
    expect(refusalReason(game, chosen(game, ANNA, 'learn', 'warrior-roar'))).toEqual({ kind: 'otherClass' })
    expect(moveOfMenuChoice(game, ANNA, 'equip', ['mage-scald'])).toBe('Choose one of the offered options.')
    expect(moveOfMenuChoice(game, ANNA, 'items', ['eat.b-whetstone'])).toBe(
      'Choose one of the offered options.',
    )
    expect(moveOfMenuChoice(game, ANNA, 'slay', ['Murloc'])).toBe('Choose one of the offered options.')
  })

  test('there is no menu while somebody is asked and after the end, and all menus fit into five rows', () => {
    const game = newTestWar()
    const anna = { small: ['b-linen-bandage'], spellbook: ['mage-scald'] }
    Object.assign(game.players[ANNA] ?? {}, anna)
    game.merchant.push('b-whetstone')
    expect(warPanelMenus(CODE, game, ANNA)).toHaveLength(DISCORD_LIMITS.rows)
    const asked: WarGame = { ...game, choice: { kind: 'overflow', who: [ANNA], player: ANNA } }
    expect([...warPanelMenus(CODE, asked, ANNA), ...questMenus(CODE, asked)]).toEqual([])
    makeMove(game, { by: ANNA, move: 'end', winner: 'nobody' })
    expect([...warPanelMenus(CODE, game, ANNA), ...questMenus(CODE, game)]).toEqual([])
  })
})

describe('the menu of kills', () => {
  test('has the creatures of the face-up quests, and a creature of two quests twice', () => {
    const game = newTestWar({ quests: QUESTS })
    const rows = fightMenus(CODE, game)
    expect(labels(rows.slice(0, 1))).toEqual(['Murloc', 'Murloc, no. 2', 'Kobold', 'Bandit', 'Wolf', 'Boar'])
    expect(rows[0]?.components[0]).toMatchObject({ min_values: 1, max_values: 6 })
    const move = chosen(game, ANNA, 'slay', '1.Murloc', '2.Murloc', '1.Wolf')
    expect(move).toMatchObject({ move: 'fight', group: [ANNA], defeated: [] })
    const done = makeMove(game, move).flatMap((event) =>
      event.kind === 'quest' && event.how === 'done' ? [event.card] : [],
    )
    expect(done.sort()).toEqual([...QUESTS].sort())
  })

  test('has the Destiny card’s prey, too', () => {
    const game = newTestWar({ quests: QUESTS, destiny: 'd-skeletons-at-the-gate' })
    const skeletons = () => labels(fightMenus(CODE, game)).filter((label) => label.startsWith('Skeleton'))
    expect(skeletons()).toEqual(['Skeleton', 'Skeleton, no. 2', 'Skeleton, no. 3'])
    makeMove(game, chosen(game, ANNA, 'slay', '1.Skeleton'))
    expect(skeletons()).toHaveLength(2)
  })

  test('has the Boss of the Destiny card, too, whose card then leaves', () => {
    const game = newTestWar({ quests: QUESTS, destiny: 'd-boss-mother-murkfin' })
    expect(labels(fightMenus(CODE, game))).toContain('Mother Murkfin')
    makeMove(game, chosen(game, ANNA, 'slay', '1.Mother Murkfin'))
    expect(game.destiny.card).not.toBe('d-boss-mother-murkfin')
  })

  test('adds kills to the current combat', () => {
    const game = newTestWar({ quests: QUESTS })
    makeMove(game, { by: ANNA, move: 'act', player: ANNA, challenge: true })
    makeMove(game, { by: CARL, move: 'join', player: CARL })
    makeMove(game, chosen(game, ANNA, 'slay', '1.Murloc'))
    expect(game.combat?.kills).toEqual([{ creature: 'Murloc', colour: 'blue', count: 1 }])
  })
})

describe('in a combat', () => {
  test('menus choose the companions and the defeated players', () => {
    const game = newTestWar({ quests: QUESTS })
    expect(offered(fightMenus(CODE, game)).with).toBeUndefined()
    makeMove(game, { by: ANNA, move: 'act', player: ANNA, challenge: true })
    expect(offered(fightMenus(CODE, game))).toMatchObject({ with: ['2'], defeated: ['0'] })
    expect(refusalReason(game, { by: BERT, move: 'join', player: CARL })).toEqual({ kind: 'notYours' })
    makeMove(game, chosen(game, ANNA, 'with', '2'))
    expect(game.combat?.group).toEqual([ANNA, CARL])
    makeMove(game, chosen(game, ANNA, 'slay', '1.Wolf'))
    makeMove(game, { by: ANNA, move: 'round' })
    expect(offered(fightMenus(CODE, game))).toMatchObject({ defeated: ['0', '2'] })
    expect(offered(fightMenus(CODE, game)).with).toBeUndefined()
    const events = makeMove(game, chosen(game, ANNA, 'defeated', '2'))
    expect(events).toContainEqual({ kind: 'resolved', defeated: [CARL] })
    expect(game.combat).toBeNull()
  })
})

test('a new quest can be replaced if the group plays with that rule', () => {
  const game = newTestWar()
  for (const quest of game.quests) quest.fresh = true
  const [first = ''] = offered(questMenus(CODE, game)).redraw ?? []
  expect(offered(questMenus(CODE, game)).redraw).toHaveLength(3)
  makeMove(game, chosen(game, ANNA, 'redraw', first))
  expect(game.quests.map(({ card }) => card)).not.toContain(first)
  expect(offered(questMenus(CODE, game)).redraw).toHaveLength(2)
  expect(offered(questMenus(CODE, newTestWar({ setup: { redraw: false } }))).redraw).toBeUndefined()
})

describe('below public messages, and among the rewards', () => {
  test('characters of the other faction can be challenged', () => {
    const game = newTestWar()
    expect(offered(fightMenus(CODE, game)).against).toEqual([`${BERT}`])
    makeMove(game, chosen(game, ANNA, 'against', `${BERT}`))
    expect(game.combat).toMatchObject({ group: [ANNA], opponents: [BERT] })
    expect(offered(fightMenus(CODE, game)).against).toBeUndefined()
    makeMove(game, { by: ANNA, move: 'round' })
    expect(offered(fightMenus(CODE, game)).defeated).toEqual([`${ANNA}`, `${BERT}`])
    const other = newTestWar()
    expect(refusalReason(other, chosen(other, BERT, 'against', `${ANNA}`))).toEqual({
      kind: 'notTheirTurn',
      name: 'Bert',
    })
  })

  test('a chosen group shares experience and Bonus Items', () => {
    const game = newTestWar()
    const rows = rewardPanelPost(CODE, game, ANNA, 4).components
    expect(rows).toHaveLength(5)
    expect(labels(rows).slice(0, 2)).toEqual(['You alone', 'Carl'])
    const wish = (what: 'xp' | 'bonus' | 'tokens' | 'draw', value: string, mask = 4): Move => {
      const move = rewardMoveOfMenuChoice(game, ANNA, { what, mask }, value)
      if (typeof move === 'string') throw new Error(move)
      return { ...move, by: ANNA }
    }
    makeMove(game, wish('xp', '6'))
    expect(game.players.map(({ xp }) => xp)).toEqual([3, 0, 3])
    makeMove(game, wish('tokens', 'e.-2'))
    makeMove(game, wish('tokens', 'h.3'))
    expect(game.players[ANNA]).toMatchObject({ energy: 2, hits: 3 })
    makeMove(game, wish('draw', 'circle'))
    expect(game.players[ANNA]?.bag).toHaveLength(1)
    // nobody of the other faction shares, whatever an id contains
    expect(rewardMoveOfMenuChoice(game, ANNA, { what: 'xp', mask: 2 }, '5')).toMatchObject({ group: [ANNA] })
    expect(rewardMoveOfMenuChoice(game, ANNA, { what: 'xp', mask: 4 }, '99')).toEqual(expect.any(String))
  })

  test('a player who is alone in their faction chooses no group', () => {
    expect(rewardPanelPost(CODE, newTestWar(), BERT, 0).components).toHaveLength(4)
  })
})
