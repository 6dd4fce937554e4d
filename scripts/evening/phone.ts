/**
 * Estimates the height of a message on a phone of 390 × 844 CSS pixels, of which Discord leaves 660 for the
 * conversation. The model, in CSS pixels:
 * - a header 24; a line of text 22 for 36 characters, small print 19, a heading 28;
 * - an embed 24 plus lines of 22 for 36 characters, and 12 more for a field;
 * - a row of buttons 44, in as many rows as their labels need; a select 44;
 * - a picture 360 wide and at most 350 high, in its own proportions (200 if they are unknown).
 * It is fitted to the playground's page at that size. Without pictures, whose height the page doesn't limit, a turn's
 * news differ by at most a tenth from the page.
 */
import { z } from 'zod'
import { phoneLineCount } from '../../src/discord/message-parts/phone.ts'
import { type MessageParts, messagePictures, objectsIn } from './message-text.ts'

export const PHONE_SCREEN_HEIGHT = 660
const WIDTH = 360
const PICTURE_HEIGHT = 350
const UNKNOWN_PICTURE = 200
const HEADER = 24
const ROW = 44
const GAP = 8
const LINE = { text: 22, small: 19, heading: 28, embed: 22 }
const EMBED = 24
const FIELD = 12
const BUTTON = { around: 32, letter: 8 }

export function phoneHeightOf(message: MessageParts): number {
  const { content, embeds, components } = message
  const parts = [
    textHeight(content),
    ...embeds.map(embedHeight),
    ...messagePictures(message).map(({ width, height }) => pictureHeight(width, height) + GAP),
    ...objectsIn(components).map(componentHeight),
  ]
  return HEADER + parts.reduce((sum, part) => sum + part, 0)
}

function textHeight(text: string): number {
  if (text === '') return 0
  return text.split('\n').reduce((sum, line) => sum + lineHeight(line) * phoneLineCount(line), 0)
}

const lineHeight = (line: string): number =>
  line.startsWith('-# ') ? LINE.small : /^#{1,3} /.test(line) ? LINE.heading : LINE.text

const embedSchema = z.object({
  title: z.string().default(''),
  description: z.string().default(''),
  fields: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  footer: z.object({ text: z.string() }).optional(),
})

function embedHeight(embed: object): number {
  const { title, description, fields, footer } = embedSchema.parse(embed)
  const texts = [
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
    footer?.text ?? '',
  ]
  const lines = texts.filter((text) => text !== '').flatMap((text) => text.split('\n'))
  if (lines.length === 0) return 0
  return lines.reduce((sum, line) => sum + LINE.embed * phoneLineCount(line), EMBED + FIELD * fields.length)
}

function pictureHeight(width: number | null, height: number | null): number {
  if (!width || !height) return UNKNOWN_PICTURE
  return Math.round(height * Math.min(WIDTH / width, PICTURE_HEIGHT / height, 1))
}

const ACTION_ROW = 1
const ONE_BUTTON = 2
const SELECTS = [3, 5, 6, 7, 8]
const TEXT_DISPLAY = 10
const SEPARATOR = 14
const CONTAINER = 17

function componentHeight(node: Readonly<Record<string, unknown>>): number {
  if (node.type === ACTION_ROW) return buttonsHeight(node.components)
  if (SELECTS.some((type) => type === node.type)) return ROW + GAP
  if (node.type === TEXT_DISPLAY && typeof node.content === 'string') return textHeight(node.content)
  if (node.type === SEPARATOR) return 2 * GAP
  return node.type === CONTAINER ? 24 : 0
}

/** Returns the number of rows that a message's buttons take on a phone. */
export const countButtonRows = ({ components }: Pick<MessageParts, 'components'>): number =>
  objectsIn(components).reduce(
    (sum, { type, components: row }) => sum + (type === ACTION_ROW ? linesOf(row) : 0),
    0,
  )

const buttonsHeight = (buttons: unknown): number => linesOf(buttons) * ROW

/** Returns the number of rows into which a phone breaks a row of buttons. */
function linesOf(buttons: unknown): number {
  const widths = objectsIn(buttons).flatMap(({ type, label }) =>
    type === ONE_BUTTON && typeof label === 'string' ? [BUTTON.around + BUTTON.letter * label.length] : [],
  )
  let rows = 0
  let left = 0
  for (const width of widths) {
    if (width > left) [rows, left] = [rows + 1, WIDTH]
    left -= width + GAP
  }
  return rows
}
