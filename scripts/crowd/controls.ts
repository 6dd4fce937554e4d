/** Finds the buttons and selects that a raider can use on a message, by their custom ids. */
import { firstWordOfCustomId } from '../../src/discord/message-parts/custom-ids.ts'
import { raidComponentIds } from '../../src/discord/raid/ids.ts'
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'

export type ControlPress =
  | { readonly kind: 'button'; readonly customId: string }
  | { readonly kind: 'select'; readonly customId: string; readonly values: readonly string[] }

/** Returns a number from 0 to n − 1. */
export type RandomInt = (n: number) => number

interface Control {
  customId: string
  options: string[] // the values of a select; empty for a button
  min: number
  max: number
}

const SELECTS: readonly string[] = [
  questionComponentIds.choose.word,
  questionComponentIds.course.word,
  questionComponentIds.next.word,
  questionComponentIds.share.word,
]

/**
 * Returns controls that answer the question or continue an answer of several picks, without "back" and "start over".
 */
export function answerPressesOn(message: Pick<MessageJson, 'components'>, chance: RandomInt): ControlPress[] {
  return controlsOf(message).flatMap((control): ControlPress[] => {
    const { customId } = control
    const [, , picks] = questionComponentIds.pick.read(customId) ?? []
    if (picks) return picks[0] === 'back' ? [] : [{ kind: 'button', customId }]
    if (questionComponentIds.here.read(customId)) return [{ kind: 'button', customId }]
    const word = firstWordOfCustomId(customId)
    if (word === questionComponentIds.end.word) return [{ kind: 'button', customId }]
    if (!SELECTS.includes(`${word}`)) return []
    return [{ kind: 'select', customId, values: someOf(control, chance) }]
  })
}

/** Returns the button that opens the private panel. */
export function panelButtonOn(message: Pick<MessageJson, 'components'>): ControlPress | null {
  return buttonWithIdWord(message, questionComponentIds.moves.word)
}

/** Whether a press is "End turn", which may ask for a confirmation. */
export const mayAskForConfirmation = ({ customId }: ControlPress): boolean =>
  questionComponentIds.end.read(customId) !== null

/** Returns the button of a lobby or a prompt whose id has this word. */
export function buttonWithIdWord(
  message: Pick<MessageJson, 'components'>,
  word: string,
): ControlPress | null {
  const found = controlsOf(message).find(({ customId }) => firstWordOfCustomId(customId) === word)
  return found ? { kind: 'button', customId: found.customId } : null
}

/**
 * Returns the lobby's menu of starters, with one of them chosen.
 * @param faction "horde-" or "alliance-"; by default any
 */
export function chooseStarterOn(
  message: Pick<MessageJson, 'components'>,
  chance: RandomInt,
  faction = '',
): Extract<ControlPress, { kind: 'select' }> | null {
  const menu = controlsOf(message).find(({ customId }) => raidComponentIds.seat.read(customId))
  if (!menu) return null
  const options = menu.options.filter((one) => one.startsWith(faction))
  return { kind: 'select', customId: menu.customId, values: someOf({ ...menu, options }, chance) }
}

/** Returns the Discord id of the person whom a prompt asks; null if the message is no prompt. */
export function personAskedBy({ content }: Pick<MessageJson, 'content'>): string | null {
  return /^▶ <@(\d+)>/.exec(content)?.[1] ?? null
}

/** Whether both messages are the same question in the same message, with or without the picture of the board. */
export const isSameQuestion = (one: MessageJson, other: MessageJson): boolean =>
  one.id === other.id &&
  one.content === other.content &&
  JSON.stringify(one.components) === JSON.stringify(other.components)

/** Returns the number of the question that a message asks; null if no control on it has one. */
export function decisionNumberOf(message: Pick<MessageJson, 'components'>): number | null {
  const decisions = controlsOf(message).map(({ customId }) => questionOfCustomId(customId)[1])
  return decisions.find((one) => one !== undefined) ?? null
}

function someOf({ options, min, max }: Control, chance: RandomInt): string[] {
  const left = [...options]
  const count = Math.min(min + chance(max - min + 1), left.length)
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0] ?? '')
}

function controlsOf({ components }: Pick<MessageJson, 'components'>): Control[] {
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

/** The controls whose ids contain the number of the question. */
const ANSWERING = [
  questionComponentIds.pick,
  questionComponentIds.here,
  questionComponentIds.choose,
  questionComponentIds.course,
  questionComponentIds.next,
  questionComponentIds.share,
  questionComponentIds.end,
]

/** Returns the raid's code and the question's number in the id of a control; [] if the id has none. */
export function questionOfCustomId(pressed: string): readonly [code?: string, decision?: number] {
  for (const { read } of ANSWERING) {
    const [code, decision] = read(pressed) ?? []
    if (code !== undefined && decision !== undefined) return [code, decision]
  }
  return []
}
