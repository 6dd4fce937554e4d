/** The text of a message, whatever its parts are: lines that are read at one glance, and pictures with their words. */
import type { MessageJson } from '../../src/playground/world/message-json.ts'

export type MessageParts = Pick<MessageJson, 'content' | 'embeds' | 'attachments' | 'components'>
type Node = Readonly<Record<string, unknown>>

export interface MessagePicture {
  name: string
  words: string
  width: number | null
  height: number | null
}

/** Returns lines of text: one for each button, choice of a select, and sentence of a picture's words. */
export function messageLines(message: MessageParts): string[] {
  const parts = [...objectsIn(message.embeds), ...objectsIn(message.components)].flatMap(linesOfNode)
  const pictures = messagePictures(message).flatMap(({ words }) => words.split(/(?<=[.;])\s+/))
  return [message.content, ...parts, ...pictures]
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
}

const TEXTS = ['title', 'description', 'name', 'value', 'content', 'text'] as const

/** A choice of a select is one line: its label and its description. */
function linesOfNode(node: Node): string[] {
  if (typeof node.label === 'string')
    return [typeof node.description === 'string' ? `${node.label} · ${node.description}` : node.label]
  if ('url' in node) return []
  return TEXTS.flatMap((key) => (typeof node[key] === 'string' ? [node[key]] : []))
}

const FILE = /\/attachments\/[^/]+\/([^/?]+)/

/** Returns each picture once, whether it is attached, in an embed or in a gallery. */
export function messagePictures(message: MessageParts): MessagePicture[] {
  const found = new Map<string, MessagePicture>()
  for (const node of objectsIn([message.attachments, message.embeds, message.components])) {
    const url = typeof node.url === 'string' ? node.url : ''
    const [, name] = FILE.exec(url) ?? []
    if (name !== undefined && !found.has(url)) found.set(url, pictureOf(node, decodeURIComponent(name)))
  }
  return [...found.values()]
}

function pictureOf({ description, width, height }: Node, name: string): MessagePicture {
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
  const words = typeof description === 'string' ? description : ''
  return { name, words, width: number(width), height: number(height) }
}

const BUTTON = 2

/** The number of buttons in all rows. */
export const countButtons = ({ components }: Pick<MessageParts, 'components'>): number =>
  objectsIn(components).filter(({ type }) => type === BUTTON).length

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns every object in a value, outer ones first. */
export function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
