/** Moves that were chosen in a menu. What a menu no longer offers, the game refuses. */
import { ITEM_USES, type Kill, type PlayerId, type War } from '../../war/model.ts'
import { why } from '../../war/words.ts'
import type { WarMenu } from './ids.ts'
import type { Wish } from './war.ts'

export function chosenMove(game: War, player: PlayerId, menu: WarMenu, values: readonly string[]): Wish {
  const [card = ''] = values
  switch (menu) {
    case 'equip':
      return equipped(player, card)
    case 'learn':
      return { move: 'learn', player, card }
    case 'items':
      return itemUsed(player, card)
    case 'sell':
      return { move: 'item', player, card, how: 'sell' }
    case 'buy':
      return { move: 'buy', player, card }
    case 'redraw':
      return { move: 'redraw', quest: card }
    case 'slay':
      return fought(game, player, values)
  }
}

/** "mage-scald.2" is equipped there; "2" is unequipped. */
function equipped(player: PlayerId, value: string): Wish {
  if (/^\d$/.test(value)) return { move: 'unequip', player, area: Number(value) }
  const [, power, area] = /^([a-z0-9-]+)\.(\d)$/.exec(value) ?? []
  return power === undefined ? why('pick') : { move: 'equip', player, power, area: Number(area) }
}

/** "use.b-honey-cake" */
function itemUsed(player: PlayerId, value: string): Wish {
  const [, word, card] = /^([a-z]+)\.([a-z0-9-]+)$/.exec(value) ?? []
  const how = ITEM_USES.find((one) => one === word)
  return card === undefined || how === undefined ? why('pick') : { move: 'item', player, card, how }
}

/** A part of the combat that goes on, or a whole one of one's own. "1.Murloc", "2.Murloc": two of them. */
function fought(game: War, player: PlayerId, values: readonly string[]): Wish {
  const creatures = values.flatMap((value) => /^\d\.(.+)$/.exec(value)?.[1] ?? [])
  if (creatures.length < values.length) return why('pick')
  const kills = [...new Set(creatures)].map(
    (creature): Kill => ({
      creature,
      colour: 'blue',
      count: creatures.filter((one) => one === creature).length,
    }),
  )
  return game.combat ? { move: 'slay', kills } : { move: 'fight', group: [player], kills, defeated: [] }
}
