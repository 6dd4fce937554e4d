/**
 * Menus below the companion's messages, in which players choose cards and creatures instead of typing them.
 */
import { texts } from '../../texts/texts.ts'
import { foldCaseAndTrim, rawText, toPlain, type UserText } from '../../texts/user-text.ts'
import { type CardListName, CLASSES, FACTIONS } from '../../war/cards.ts'
import { destinyInPlay } from '../../war/destiny.ts'
import { areaIndexesForPower, findCardInList } from '../../war/lookup.ts'
import { type ItemUse, type PlayerIndex, type WarCharacter, type WarGame, WINNERS } from '../../war/model.ts'
import { warCardText } from '../../war/text.ts'
import { factionName, warCardName } from '../../war/words.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { pageOfItems } from '../message-parts/paging.ts'
import { type ComponentRow, selectRow } from '../message-parts/post.ts'
import { type WarMenu, warComponentIds } from './ids.ts'

const t = texts.war

export interface WarMenuOption {
  readonly value: string
  readonly label: string
  readonly description?: string
}

/** The options of a menu, and how many can be chosen at once. */
interface Menu {
  readonly options: readonly WarMenuOption[]
  readonly max?: number
}

const none: Menu = { options: [] }
const isOpen = ({ outcome, choice }: WarGame): boolean => outcome === null && choice === null

/**
 * Returns the options that a menu has now. The menus of a player's own panel are private. For public menus `player`
 * is ignored.
 */
function menuOf(game: WarGame, player: PlayerIndex, kind: WarMenu): Menu {
  const one = game.players[player]
  if (!isOpen(game)) return none
  return one ? ownMenu(game, one, player, kind) : publicMenu(game, kind)
}

function ownMenu(game: WarGame, one: WarCharacter, player: PlayerIndex, kind: WarMenu): Menu {
  switch (kind) {
    case 'equip':
      return { options: [...powersOf(game, one), ...equippedOf(game, one)] }
    case 'learn':
      return { options: cardsIn(game, unlearned(game, one)) }
    case 'items':
      return { options: itemsOf(game, one) }
    case 'sell':
      return { options: givenAway(game, one, player) }
    case 'buy':
      return { options: cardsIn(game, game.merchant) }
    default:
      return publicMenu(game, kind)
  }
}

/** Returns the options of menus below public messages. */
function publicMenu(game: WarGame, kind: WarMenu): Menu {
  switch (kind) {
    case 'slay': {
      const options = preyIn(game)
      return { options, max: options.length }
    }
    case 'against': {
      const options = playersOf(game, opponents(game))
      return { options, max: options.length }
    }
    case 'with':
      return { options: playersOf(game, companions(game)) }
    case 'defeated': {
      const { group = [], opponents = [] } = game.combat ?? {}
      const options = playersOf(game, [...group, ...opponents])
      return { options, max: options.length }
    }
    case 'redraw':
      return { options: game.redraw ? cardsIn(game, redrawable(game)) : [] }
    default:
      return none
  }
}

const NOBODY: PlayerIndex = -1

/**
 * Returns the menu's row; no row if there is nothing to choose. Longer lists have pages, and the last option opens
 * the next page.
 */
function rowOf(code: string, kind: WarMenu, { options, max = 1 }: Menu, wish = 0): ComponentRow[] {
  if (options.length === 0) return []
  const size = DISCORD_LIMITS.selectOptions - (options.length > DISCORD_LIMITS.selectOptions ? 1 : 0)
  const { shown, page, pages } = pageOfItems(options, wish, size)
  const next = (page + 1) % pages
  const more = pages > 1 ? [{ value: moreValue(next), label: t.menu.more(next + 1, pages) }] : []
  const id = warComponentIds.menu(code, kind)
  return [
    selectRow({
      id,
      placeholder: t.menu[kind],
      options: [...shown, ...more],
      max: Math.min(max, shown.length),
    }),
  ]
}

const moreValue = (page: number): string => `more.${page}`

/** Returns the page that was chosen; null if an entry was chosen. */
export function chosenMenuPage(values: readonly string[]): number | null {
  const [, page] = /^more\.(\d+)$/.exec(values.find((value) => value.startsWith('more.')) ?? '') ?? []
  return page === undefined ? null : Number(page)
}

const menus = (code: string, game: WarGame, player: PlayerIndex, kinds: readonly WarMenu[]): ComponentRow[] =>
  kinds.flatMap((kind) => rowOf(code, kind, menuOf(game, player, kind)))

/** Returns the select of one menu, at the given page; empty if there is nothing to choose. */
export const warMenuPage = (
  code: string,
  game: WarGame,
  player: PlayerIndex,
  kind: WarMenu,
  page: number,
): ComponentRow[] => rowOf(code, kind, menuOf(game, player, kind), page)

/** The menus of a player's own panel. */
export const WAR_PANEL_MENUS = [
  'equip',
  'learn',
  'items',
  'sell',
  'buy',
] as const satisfies readonly WarMenu[]

/** Returns the menus of a player's own panel, whose cards only the owner may see. */
export const warPanelMenus = (code: string, game: WarGame, player: PlayerIndex): ComponentRow[] =>
  menus(code, game, player, WAR_PANEL_MENUS)

/**
 * Returns the menus below public messages: creatures of the face-up quests, the Destiny card's prey and Boss, and
 * characters to challenge. In a combat also its companions and the defeated players.
 */
export const fightMenus = (code: string, game: WarGame): ComponentRow[] =>
  menus(code, game, NOBODY, game.combat ? ['slay', 'with', 'defeated'] : ['slay', 'against'])

/** Returns the menu below the Destiny card: its prey or its Boss. */
export const creatureMenu = (code: string, game: WarGame): ComponentRow[] =>
  menus(code, game, NOBODY, ['slay'])

/** Returns the menus of the creatures of the quests, and of the quests that can still be replaced. */
export const questMenus = (code: string, game: WarGame): ComponentRow[] =>
  menus(code, game, NOBODY, ['slay', 'redraw'])

/** Returns the menu of factions and classes in the lobby. */
export const factionAndClassMenu = (code: string): ComponentRow[] =>
  rowOf(code, 'enlist', {
    options: FACTIONS.flatMap((faction) =>
      CLASSES.map((cls) => ({
        value: `${faction}.${cls}`,
        label: t.panel.who(factionName(faction), t.classes[cls] ?? cls),
      })),
    ),
  })

/** Returns the leader's menu, which ends the game and names the winner. */
export const endWarMenu = (code: string, { outcome }: WarGame): ComponentRow[] =>
  rowOf(code, 'end', {
    options: outcome === null ? WINNERS.map((winner) => ({ value: winner, label: factionName(winner) })) : [],
  })

const redrawable = ({ quests }: WarGame): string[] =>
  quests.filter((quest) => quest.fresh && !quest.redrawn).map(({ card }) => card)

const nameOf = (one: WarCharacter | undefined): string => (one ? toPlain(one.name) : '')

const playersOf = ({ players }: WarGame, which: readonly PlayerIndex[]): WarMenuOption[] =>
  which.map((player) => ({ value: `${player}`, label: nameOf(players[player]) }))

/** Returns the players who can still join the combat: all others of that faction, before its first round. */
function companions({ combat, players, faction }: WarGame): PlayerIndex[] {
  if (!combat || combat.round > 0) return []
  return players.flatMap((one, at) => (one.faction === faction && !combat.group.includes(at) ? [at] : []))
}

/** Returns the players whom the active faction can challenge. */
const opponents = ({ players, faction }: WarGame): PlayerIndex[] =>
  players.flatMap((one, at) => (one.faction === faction ? [] : [at]))

/** Returns the options to sell an item to the Merchant, or give it to a player of the same faction. */
function givenAway(
  game: WarGame,
  { bag, small, faction }: WarCharacter,
  player: PlayerIndex,
): WarMenuOption[] {
  const held = cardsIn(game, [...bag, ...small])
  const friends = game.players.flatMap((one, at) => (one.faction === faction && at !== player ? [at] : []))
  return [
    ...held,
    ...friends.flatMap((to) =>
      held.map(({ value, label, ...more }) => ({
        ...more,
        value: `${to}.${value}`,
        label: t.menu.give(label, nameOf(game.players[to])),
      })),
    ),
  ]
}

/** Lists equal cards once. */
const cardsIn = (game: WarGame, ids: readonly string[]): WarMenuOption[] =>
  [...new Set(ids)].map((id) => ({ value: id, ...named(game, id) }))

const named = (game: WarGame, id: string): Omit<WarMenuOption, 'value'> => ({
  label: toPlain(warCardName(game.lists, id)),
  description: textIn(game, id),
})

const LISTS = ['powers', 'talents', 'bonus', 'items', 'quests'] as const

function textIn(game: WarGame, id: string): string {
  const [text = ''] = LISTS.flatMap((list) => textOf(game, list, id))
  return text
}

function textOf<L extends CardListName>(game: WarGame, list: L, id: string): string[] {
  const card = findCardInList(game, list, id)
  return card ? [warCardText(list, card, toPlain)] : []
}

/**
 * Returns the options to equip a power. If no area is free, there is one option for each power that it could replace.
 */
function powersOf(game: WarGame, whose: WarCharacter): WarMenuOption[] {
  return whose.spellbook.flatMap((id) =>
    placesFor(game, whose, id).map((area) => {
      const { label, description } = named(game, id)
      const there = whose.areas[area] ?? null
      return {
        value: `${id}.${area}`,
        label: there === null ? label : t.menu.instead(label, toPlain(warCardName(game.lists, there))),
        ...(description ? { description } : {}),
      }
    }),
  )
}

/** Returns the options to unequip a power without a replacement, in the Character Management step only. */
function equippedOf(game: WarGame, { areas }: WarCharacter): WarMenuOption[] {
  if (game.phase !== 'management') return []
  return areas.flatMap((id, area) =>
    id === null ? [] : [{ value: `${area}`, label: t.menu.unequip(toPlain(warCardName(game.lists, id))) }],
  )
}

function placesFor(game: WarGame, whose: WarCharacter, id: string): number[] {
  const fitting = areaIndexesForPower(game, whose, id)
  const free = fitting.find((at) => whose.areas[at] === null)
  return free === undefined ? fitting : [free]
}

function unlearned({ lists }: WarGame, { cls, spellbook, areas, talents }: WarCharacter): string[] {
  const known = new Set([...spellbook, ...areas, ...talents])
  const own = [...lists.powers, ...lists.talents].filter((card) => card.cls === cls)
  return own.map(({ id }) => id).filter((id) => !known.has(id))
}

/** Returns the options for items: an item can be worn and put away, and a Bonus Item with an effect can be used. */
function itemsOf(game: WarGame, { bag, small, worn }: WarCharacter): WarMenuOption[] {
  const useful = small.filter((id) => findCardInList(game, 'bonus', id)?.use.length !== 0)
  const done = (how: ItemUse, ids: readonly string[]): WarMenuOption[] =>
    cardsIn(game, ids).map(({ value, label, ...more }) => ({
      ...more,
      value: `${how}.${value}`,
      label: t.menu.item(t.uses[how] ?? how, label),
    }))
  return [...done('use', useful), ...done('wear', bag), ...done('stow', worn)]
}

/** The maximum number of times that a creature is listed. A creature that two quests ask for can be chosen twice. */
const ALIKE_MOST = 3

function preyIn(game: WarGame): WarMenuOption[] {
  const times = new Map<string, { creature: UserText; count: number }>()
  for (const creature of creaturesToSlay(game)) {
    const key = foldCaseAndTrim(creature)
    times.set(key, { creature, count: (times.get(key)?.count ?? 0) + 1 })
  }
  return [...times.values()].flatMap(({ creature, count }) =>
    Array.from({ length: Math.min(count, ALIKE_MOST) }, (_, at) => ({
      value: `${at + 1}.${rawText(creature)}`,
      label: at === 0 ? toPlain(creature) : t.menu.another(toPlain(creature), at + 1),
    })),
  )
}

/** Returns the creatures of the face-up quests, then the Destiny card's prey or Boss. */
export function creaturesToSlay(game: WarGame): UserText[] {
  const { hunt, boss } = destinyInPlay(game) ?? {}
  const left = hunt ? Math.max(0, hunt.count - game.destiny.hunted) : 0
  return [
    ...game.quests.flatMap(({ card: id }) => findCardInList(game, 'quests', id)?.creatures ?? []),
    ...(hunt ? Array.from({ length: left }, () => hunt.creature) : []),
    ...(boss === undefined ? [] : [boss]),
  ]
}
