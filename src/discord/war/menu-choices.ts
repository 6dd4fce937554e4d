/** Moves that were chosen in a menu. If a menu is outdated, the game refuses the move. */
import { userText } from '../../texts/user-text.ts'
import { CLASSES, type ClassName, FACTIONS, type Faction } from '../../war/cards.ts'
import { ITEM_USES, type KilledCreatures, type PlayerIndex, type WarGame, WINNERS } from '../../war/model.ts'
import { warRefusalTextWithoutDetails } from '../../war/words.ts'
import type { WarMenu } from './ids.ts'
import type { WarMoveOrReason } from './war.ts'

export function moveOfMenuChoice(
  game: WarGame,
  player: PlayerIndex,
  menu: WarMenu,
  values: readonly string[],
): WarMoveOrReason {
  const [card = ''] = values
  switch (menu) {
    case 'equip':
      return equipped(player, card)
    case 'learn':
      return { move: 'learn', player, card }
    case 'items':
      return itemUsed(player, card)
    case 'sell':
      return givenAway(player, card)
    case 'buy':
      return { move: 'buy', player, card }
    case 'redraw':
      return { move: 'redraw', quest: card }
    case 'enlist':
      return warRefusalTextWithoutDetails('notOpen')
    case 'end':
      return ended(card)
    case 'against':
      return { move: 'act', player, challenge: true, opponents: values.map(Number) }
    case 'with':
      return { move: 'join', player: Number(card) }
    case 'defeated':
      return { move: 'resolve', defeated: values.map(Number) }
    case 'slay':
      return fought(game, player, values)
  }
}

/**
 * Returns the move of a choice in the equipment menu: "mage-scald.2" equips the power in area 2, and "2" unequips
 * that area.
 */
function equipped(player: PlayerIndex, value: string): WarMoveOrReason {
  if (/^\d$/.test(value)) return { move: 'unequip', player, area: Number(value) }
  const [, power, area] = /^([a-z0-9-]+)\.(\d)$/.exec(value) ?? []
  return power === undefined
    ? warRefusalTextWithoutDetails('pick')
    : { move: 'equip', player, power, area: Number(area) }
}

function ended(value: string): WarMoveOrReason {
  const winner = WINNERS.find((one) => one === value)
  return winner ? { move: 'end', winner } : warRefusalTextWithoutDetails('pick')
}

/** Parses a choice such as "alliance.mage". */
export function parseFactionAndClass(value: string): { faction: Faction; cls: ClassName } | null {
  const [side, word] = value.split('.')
  const faction = FACTIONS.find((one) => one === side)
  const cls = CLASSES.find((one) => one === word)
  return faction && cls ? { faction, cls } : null
}

/**
 * Returns the move of a choice in the item menu: "b-honey-cake" is sold to the Merchant, and "2.b-honey-cake" is
 * given to player 2.
 */
function givenAway(player: PlayerIndex, value: string): WarMoveOrReason {
  const [, to, card] = /^(\d)\.([a-z0-9-]+)$/.exec(value) ?? []
  if (card === undefined) return { move: 'item', player, card: value, how: 'sell' }
  return { move: 'item', player, card, how: 'trade', to: Number(to) }
}

/** Parses a choice such as "use.b-honey-cake". */
function itemUsed(player: PlayerIndex, value: string): WarMoveOrReason {
  const [, word, card] = /^([a-z]+)\.([a-z0-9-]+)$/.exec(value) ?? []
  const how = ITEM_USES.find((one) => one === word)
  return card === undefined || how === undefined
    ? warRefusalTextWithoutDetails('pick')
    : { move: 'item', player, card, how }
}

/**
 * Adds kills to the current combat, or fights a whole combat alone. "1.Murloc" and "2.Murloc" are two
 * Murlocs.
 */
function fought(game: WarGame, player: PlayerIndex, values: readonly string[]): WarMoveOrReason {
  const creatures = values.flatMap((value) => /^\d\.(.+)$/.exec(value)?.[1] ?? [])
  if (creatures.length < values.length) return warRefusalTextWithoutDetails('pick')
  const kills = [...new Set(creatures)].map(
    (creature): KilledCreatures => ({
      creature: userText(creature),
      colour: 'blue',
      count: creatures.filter((one) => one === creature).length,
    }),
  )
  return game.combat ? { move: 'slay', kills } : { move: 'fight', group: [player], kills, defeated: [] }
}
