/** What a raider can press on a message, known by what its buttons and selects say to the bot. */
import { askingIds } from '../../src/discord/asking/ids.ts'
import { wordOf } from '../../src/discord/posts/custom-ids.ts'
import { raidIds } from '../../src/discord/raid/ids.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'

export type Press =
  | { readonly kind: 'button'; readonly customId: string }
  | { readonly kind: 'select'; readonly customId: string; readonly values: readonly string[] }

/** Gives 0 … n − 1. */
export type Chance = (n: number) => number

interface Control {
  customId: string
  options: string[] // of a select
  min: number
  max: number
}

const SELECTS: readonly string[] = [askingIds.choose.word, askingIds.next.word, askingIds.share.word]

/** What answers the question, or goes on with an answer of several picks; taking back and starting over are left out. */
export function answersOn(message: Pick<WireMessage, 'components'>, chance: Chance): Press[] {
  return controlsOf(message).flatMap((control): Press[] => {
    const { customId } = control
    const [, , picks] = askingIds.pick.read(customId) ?? []
    if (picks) return picks[0] === 'back' ? [] : [{ kind: 'button', customId }]
    if (askingIds.here.read(customId)) return [{ kind: 'button', customId }]
    const word = wordOf(customId)
    if (word === askingIds.end.word) return [{ kind: 'button', customId }]
    if (!SELECTS.includes(`${word}`)) return []
    return [{ kind: 'select', customId, values: someOf(control, chance) }]
  })
}

/** The button that opens the private panel. */
export function movesOn(message: Pick<WireMessage, 'components'>): Press | null {
  return buttonOf(message, askingIds.moves.word)
}

/** "End turn", which may ask whether one is sure. */
export const mayAsk = ({ customId }: Press): boolean => askingIds.end.read(customId) !== null

/** The button of a lobby or a prompt that says this to the bot. */
export function buttonOf(message: Pick<WireMessage, 'components'>, word: string): Press | null {
  const found = controlsOf(message).find(({ customId }) => wordOf(customId) === word)
  return found ? { kind: 'button', customId: found.customId } : null
}

/**
 * The lobby's menu of starters, with one of them chosen.
 * @param faction "horde-" or "alliance-"; any unless told
 */
export function seatOn(
  message: Pick<WireMessage, 'components'>,
  chance: Chance,
  faction = '',
): Extract<Press, { kind: 'select' }> | null {
  const menu = controlsOf(message).find(({ customId }) => raidIds.seat.read(customId))
  if (!menu) return null
  const options = menu.options.filter((one) => one.startsWith(faction))
  return { kind: 'select', customId: menu.customId, values: someOf({ ...menu, options }, chance) }
}

/** Whom a prompt asks, by their Discord id; null when the message is none. */
export function askedBy({ content }: Pick<WireMessage, 'content'>): string | null {
  return /^▶ <@(\d+)>/.exec(content)?.[1] ?? null
}

/** The same question in the same message, whether or not the picture of the board is there by now. */
export const isSameQuestion = (one: WireMessage, other: WireMessage): boolean =>
  one.id === other.id &&
  one.content === other.content &&
  JSON.stringify(one.components) === JSON.stringify(other.components)

/** The number of the question that it asks; null where nothing on it says so. */
export function decisionOf(message: Pick<WireMessage, 'components'>): number | null {
  const decisions = controlsOf(message).map(({ customId }) => questionIn(customId)[1])
  return decisions.find((one) => one !== undefined) ?? null
}

function someOf({ options, min, max }: Control, chance: Chance): string[] {
  const left = [...options]
  const count = Math.min(min + chance(max - min + 1), left.length)
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0] ?? '')
}

function controlsOf({ components }: Pick<WireMessage, 'components'>): Control[] {
  const found: Control[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (typeof node !== 'object' || node === null) return
    if ('custom_id' in node && !('disabled' in node && node.disabled)) found.push(controlOf(node))
    if ('components' in node) visit(node.components)
  }
  visit(components)
  return found
}

function controlOf(node: object): Control {
  const { custom_id, options, min_values, max_values }: Record<string, unknown> = { ...node }
  const values = Array.isArray(options) ? options.map((option) => String(option.value)) : []
  return {
    customId: String(custom_id),
    options: values,
    min: Number(min_values ?? 1),
    max: Number(max_values ?? 1),
  }
}

/** Whatever answers a question says which. */
const ANSWERING = [
  askingIds.pick,
  askingIds.here,
  askingIds.choose,
  askingIds.next,
  askingIds.share,
  askingIds.end,
]

/** @returns the raid's code and the question's number, where what was pressed has them */
export function questionIn(pressed: string): readonly [code?: string, decision?: number] {
  for (const { read } of ANSWERING) {
    const [code, decision] = read(pressed) ?? []
    if (code !== undefined && decision !== undefined) return [code, decision]
  }
  return []
}
