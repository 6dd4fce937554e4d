/** The text that a person reads in a message: its text, its embeds, and its buttons and menus. */
import { z } from 'zod'
import type { MessageJson } from '../../src/playground/world/message-json.ts'

const button = z.object({ type: z.literal(2), label: z.string(), style: z.number() })
const menu = z.object({
  type: z.literal(3),
  placeholder: z.string().default(''),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
})
const rows = z.array(z.object({ components: z.array(z.union([button, menu])) }))

const field = z.object({ name: z.string(), value: z.string() })
const embeds = z.array(
  z.object({
    title: z.string().default(''),
    description: z.string().default(''),
    fields: z.array(field).default([]),
    footer: z.object({ text: z.string() }).optional(),
  }),
)

type Read = Pick<MessageJson, 'content' | 'embeds' | 'components'>

const controlsIn = ({ components }: Read) =>
  rows.parse(components).flatMap(({ components: controls }) => controls)

const PRIMARY = 1

/** The labels of the highlighted buttons. */
export const highlightedIn = (message: Read): string[] =>
  controlsIn(message).flatMap((one) => (one.type === 2 && one.style === PRIMARY ? [one.label] : []))

export const menusIn = (message: Read) => controlsIn(message).flatMap((one) => (one.type === 3 ? [one] : []))

/** The words of a message, with the labels of its buttons and menus, without those that a menu shows when it is open. */
export function wordsIn(message: Read): string[] {
  const labels = controlsIn(message).map((one) => (one.type === 2 ? one.label : one.placeholder))
  const told = embeds
    .parse(message.embeds)
    .flatMap(({ title, description, fields, footer }) => [
      title,
      description,
      ...fields.flatMap(({ name, value }) => [name, value]),
      footer?.text ?? '',
    ])
  return [message.content, ...told, ...labels].join(' ').match(/[\p{L}\p{N}’]+/gu) ?? []
}
