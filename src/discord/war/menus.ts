/** Menus below the companion's messages: cards and creatures are chosen, where they needn't be typed. */
import { texts } from '../../texts/texts.ts'
import type { ListName } from '../../war/cards.ts'
import { destinyInPlay } from '../../war/destiny.ts'
import { areasFor, findCard } from '../../war/lookup.ts'
import type { Character, ItemUse, PlayerId, War } from '../../war/model.ts'
import { cardText } from '../../war/text.ts'
import { cardName } from '../../war/words.ts'
import { type Row, selectRow } from '../posts/post.ts'
import { type WarMenu, warIds } from './ids.ts'

const t = texts.war

interface Option {
  readonly value: string
  readonly label: string
  readonly description?: string
}

/** Nothing where there is nothing to choose; of more than Discord takes, the first. */
function menu(code: string, kind: WarMenu, options: readonly Option[], max = 1): Row[] {
  const placeholder = t.menu[kind]
  return options.length === 0 ? [] : [selectRow({ id: warIds.menu(code, kind), placeholder, options, max })]
}

const isOpen = ({ outcome, choice }: War): boolean => outcome === null && choice === null

/** Below one's own panel: its cards are their owner's to see. */
export function panelMenus(code: string, game: War, player: PlayerId): Row[] {
  const one = game.players[player]
  if (!one || !isOpen(game)) return []
  const held = [...one.bag, ...one.small]
  return [
    ...menu(code, 'equip', [...powersOf(game, one), ...equippedOf(game, one)]),
    ...menu(code, 'learn', cardsIn(game, unlearned(game, one))),
    ...menu(code, 'items', itemsOf(game, one)),
    ...menu(code, 'sell', cardsIn(game, held)),
    ...menu(code, 'buy', cardsIn(game, game.merchant)),
  ]
}

/** Below what everybody reads: creatures of the quests that lie face up, and of the Destiny card's hunt. */
export function fightMenu(code: string, game: War): Row[] {
  const prey = isOpen(game) ? preyIn(game) : []
  return menu(code, 'slay', prey, prey.length)
}

/** The same, and the quests that may still be replaced. */
export function questMenus(code: string, game: War): Row[] {
  const fresh = game.quests.filter((quest) => quest.fresh && !quest.redrawn).map(({ card }) => card)
  const redrawn = game.redraw && isOpen(game) ? cardsIn(game, fresh) : []
  return [...fightMenu(code, game), ...menu(code, 'redraw', redrawn)]
}

/** Of several alike, one. */
const cardsIn = (game: War, ids: readonly string[]): Option[] =>
  [...new Set(ids)].map((id) => ({ value: id, ...named(game, id) }))

const named = (game: War, id: string): Omit<Option, 'value'> => ({
  label: cardName(game.lists, id),
  description: textIn(game, id),
})

const LISTS = ['powers', 'talents', 'bonus', 'items', 'quests'] as const

function textIn(game: War, id: string): string {
  const [text = ''] = LISTS.flatMap((list) => textOf(game, list, id))
  return text
}

function textOf<L extends ListName>(game: War, list: L, id: string): string[] {
  const card = findCard(game, list, id)
  return card ? [cardText(list, card)] : []
}

/** Where no area is free, one choice for each power that it could take the place of. */
function powersOf(game: War, whose: Character): Option[] {
  return whose.spellbook.flatMap((id) =>
    placesFor(game, whose, id).map((area) => {
      const { label, description } = named(game, id)
      const there = whose.areas[area] ?? null
      return {
        value: `${id}.${area}`,
        label: there === null ? label : t.menu.instead(label, cardName(game.lists, there)),
        ...(description ? { description } : {}),
      }
    }),
  )
}

/** Without another in its place: in the Character Management step only. */
function equippedOf(game: War, { areas }: Character): Option[] {
  if (game.phase !== 'management') return []
  return areas.flatMap((id, area) =>
    id === null ? [] : [{ value: `${area}`, label: t.menu.unequip(cardName(game.lists, id)) }],
  )
}

function placesFor(game: War, whose: Character, id: string): number[] {
  const fitting = areasFor(game, whose, id)
  const free = fitting.find((at) => whose.areas[at] === null)
  return free === undefined ? fitting : [free]
}

function unlearned({ lists }: War, { cls, spellbook, areas, talents }: Character): string[] {
  const known = new Set([...spellbook, ...areas, ...talents])
  const own = [...lists.powers, ...lists.talents].filter((card) => card.cls === cls)
  return own.map(({ id }) => id).filter((id) => !known.has(id))
}

/** An item can be worn and put away; a Bonus Item can be used, if it does something. */
function itemsOf(game: War, { bag, small, worn }: Character): Option[] {
  const useful = small.filter((id) => findCard(game, 'bonus', id)?.use.length !== 0)
  const done = (how: ItemUse, ids: readonly string[]): Option[] =>
    cardsIn(game, ids).map(({ value, label, ...more }) => ({
      ...more,
      value: `${how}.${value}`,
      label: t.menu.item(t.uses[how] ?? how, label),
    }))
  return [...done('use', useful), ...done('wear', bag), ...done('stow', worn)]
}

/** A creature that two quests ask for can be chosen twice. */
const ALIKE_MOST = 3

function preyIn(game: War): Option[] {
  const times = new Map<string, { creature: string; count: number }>()
  for (const creature of asked(game)) {
    const key = creature.toLowerCase()
    times.set(key, { creature, count: (times.get(key)?.count ?? 0) + 1 })
  }
  return [...times.values()].flatMap(({ creature, count }) =>
    Array.from({ length: Math.min(count, ALIKE_MOST) }, (_, at) => ({
      value: `${at + 1}.${creature}`,
      label: at === 0 ? creature : t.menu.another(creature, at + 1),
    })),
  )
}

function asked(game: War): string[] {
  const hunt = destinyInPlay(game)?.hunt
  const left = hunt ? Math.max(0, hunt.count - game.destiny.hunted) : 0
  return [
    ...game.quests.flatMap(({ card: id }) => findCard(game, 'quests', id)?.creatures ?? []),
    ...Array.from({ length: left }, () => hunt?.creature ?? ''),
  ]
}
