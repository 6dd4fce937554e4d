/** Finds faults of the bot's messages that Discord's schemas don't describe. */
import { z } from 'zod'
import type { SchemaMismatch } from './explain.ts'

/** Matches parts of a text that come from a value that isn't text, such as `[object Object]` or `<@undefined>`. */
const UNMEANT = /\[object \w+\]|<(?:@[!&]?|#|t:)(?:undefined|null|NaN)\b|\bNaN\b/

const message = z.object({
  attachments: z.array(z.object({ id: z.coerce.string(), filename: z.string().optional() })),
  embeds: z.array(z.unknown()).nullish(),
})
/** The answer to an interaction contains the message as its data. */
const answer = z.object({ data: z.unknown() })

/**
 * Returns faults of a message that the schemas don't find. @param fileCount the number of files that are sent with it
 */
export const messageFaults = (body: unknown, fileCount: number): SchemaMismatch[] => {
  const data = answer.safeParse(body).data?.data
  const texts = UNMEANT.test(JSON.stringify(body) ?? '') ? unmeantTexts(body, '') : []
  return [...texts, ...attachmentFaults(data ?? body, fileCount)]
}

const fault = (path: string, expected: string, value: unknown): SchemaMismatch => ({
  path,
  expected,
  schema: '',
  value,
})

const unmeantTexts = (value: unknown, path: string): SchemaMismatch[] => {
  if (typeof value === 'string')
    return UNMEANT.test(value) ? [fault(path, 'text that was written for people', value)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    unmeantTexts(each, path === '' ? key : `${path}.${key}`),
  )
}

/**
 * Returns the faults of attachments (developers/reference.mdx, "Editing Message Attachments" and "Using Attachments
 * within Embeds").
 */
const attachmentFaults = (body: unknown, fileCount: number): SchemaMismatch[] => {
  const parsed = message.safeParse(body).data
  if (!parsed) return []
  const { attachments, embeds } = parsed
  const ids = new Set(attachments.map(({ id }) => id))
  const unnamed = [...Array(fileCount).keys()].filter((n) => !ids.has(`${n}`))
  const areKnown = attachments.every(({ filename }) => filename !== undefined)
  const names = new Set(attachments.map(({ filename }) => filename))
  const lost = areKnown ? shownFiles(embeds).filter((name) => !names.has(name)) : []
  return [
    ...unnamed.map((n) => fault('attachments', 'an attachment for each file', `files[${n}]`)),
    ...lost.map((name) => fault('embeds', 'the name of an attachment of the same message', name)),
    ...shownFiles(embeds)
      .filter((name) => !/\.(jpe?g|png|webp|gif)$/i.test(name))
      .map((name) => fault('embeds', 'a picture as jpg, png, webp or gif', name)),
  ]
}

/** The names of the files that embeds show. */
const shownFiles = (embeds: unknown): string[] =>
  [...(JSON.stringify(embeds) ?? '').matchAll(/"attachment:\/\/([^"]+)"/g)].map(([, name = '']) =>
    decodeURI(name),
  )
