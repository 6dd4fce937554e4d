/** Discord's limits, and functions that make texts fit them. */
import type { APIEmbed } from 'discord.js'
import { truncate } from '../../texts/cut.ts'

export const DISCORD_LIMITS = {
  content: 2000,
  embedTotal: 6000,
  title: 256,
  description: 4096,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  button: 80,
  rowButtons: 5,
  rows: 5,
  selectOptions: 25,
  optionLabel: 100,
  optionDescription: 100,
  placeholder: 150,
  choices: 25,
  choiceName: 100,
  altText: 1024,
  formFields: 5,
  formTitle: 45,
} as const

/** The maximum length of a button's label that is readable on a phone. */
export const MAX_READABLE_LABEL_LENGTH = 34

export const truncateWithEllipsis = (text: string, length: number): string =>
  text.length <= length ? text : `${truncate(text, length - 1).trimEnd()}…`

/** Returns the beginning of a text in whole words, with "…" if words are left out. */
export function truncateToWholeWords(text: string, length: number): string {
  if (text.length <= length) return text
  const begun = truncate(text, length - 1)
  const end = text[begun.length] === ' ' ? begun.length : begun.lastIndexOf(' ')
  return `${(end > 0 ? begun.slice(0, end) : begun).replace(/(?<![\s,;:·])[\s,;:·]+$/, '')}…`
}

/** Returns as many whole lines as fit, followed by the number of the remaining ones. */
export function joinLinesThatFit(
  lines: readonly string[],
  length: number,
  more: (left: number) => string,
): string {
  const whole = lines.join('\n')
  if (whole.length <= length) return whole
  const kept: string[] = []
  let used = more(lines.length).length
  for (const line of lines) {
    if (used + line.length + 1 > length) break
    kept.push(line)
    used += line.length + 1
  }
  return [...kept, more(lines.length - kept.length)].join('\n')
}

/** Returns parts of at most `length` characters, broken between lines. A longer line is shortened. */
export function splitIntoPages(lines: readonly string[], length: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const line of lines.map((one) => truncateWithEllipsis(one, length))) {
    if (part !== '' && part.length + 1 + line.length > length) {
      parts.push(part)
      part = line
    } else part = part === '' ? line : `${part}\n${line}`
  }
  return part === '' ? parts : [...parts, part]
}

/** Returns the number of letters of an embed that count towards Discord's limit. */
export function embedSize(embed: APIEmbed): number {
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name]
  const fields = (embed.fields ?? []).flatMap((field) => [field.name, field.value])
  return [...texts, ...fields].reduce((sum, text) => sum + (text?.length ?? 0), 0)
}

/** Drops fields from the end until the embed fits into `size`. If that isn't enough, shortens the description. */
export function shrinkEmbed(embed: APIEmbed, size: number): APIEmbed {
  const fields = [...(embed.fields ?? [])]
  while (fields.length > 0 && embedSize({ ...embed, fields }) > size) fields.pop()
  const smaller = { ...embed, fields }
  const over = embedSize(smaller) - size
  if (over <= 0 || !embed.description) return smaller
  return {
    ...smaller,
    description: truncateWithEllipsis(embed.description, Math.max(1, embed.description.length - over)),
  }
}
