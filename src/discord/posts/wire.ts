/** Messages as Discord's API takes them, whoever sends them: as an answer, to a thread, by a click's token. */
import { randomBytes } from 'node:crypto'
import type { RequestData } from 'discord.js'
import type { Post, PostFile } from './post.ts'

/** @param roles that are called with it */
export const wire = (
  { content, embeds, components, pings }: Omit<Post, 'files'>,
  roles: readonly string[] = [],
) => ({
  content,
  embeds,
  components,
  allowed_mentions: { parse: [], users: pings, roles },
})

/** What is sent, and the files that go with it. */
export interface Enclosed {
  readonly body: object
  readonly files: readonly PostFile[]
}

/** With files, each told in words; files that were there before go. */
export const enclosed = (files: readonly PostFile[], body: object = {}): Enclosed => ({
  body: {
    ...body,
    attachments: files.map(({ name, description }, id) => ({ id, filename: name, description })),
  },
  files,
})

/** Where there are no files nothing is said of any: a message that is changed keeps what it has. */
export const keeping = (files: readonly PostFile[], body: object): Enclosed =>
  files.length > 0 ? enclosed(files, body) : { body, files }

/**
 * As a request of discord.js, with its files in one piece: a form of its own is put together by way of blobs and written
 * to the socket part by part, each write dearer than putting the parts together.
 */
export const requestOf = ({ body, files }: Enclosed): RequestData =>
  files.length === 0
    ? { body }
    : { body: formOf(body, files), headers: { 'content-type': FORM }, passThroughBody: true }

/** Not to be guessed, so that nothing that is sent holds it. */
const BOUNDARY = `lairkeeper-${randomBytes(18).toString('hex')}`
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

/** RFC 7578. */
const formOf = (body: object, files: readonly PostFile[]): Buffer =>
  Buffer.concat([
    part('payload_json', 'application/json'),
    Buffer.from(JSON.stringify(body)),
    ...files.flatMap(({ name, data }, at) => [part(`files[${at}]`, kindOf(name), name), data]),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

const part = (name: string, kind: string, file?: string): Buffer =>
  Buffer.from(
    `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
      `${file === undefined ? '' : `; filename="${quoted(file)}"`}\r\nContent-Type: ${kind}\r\n\r\n`,
  )

const kindOf = (file: string): string => (file.endsWith('.png') ? 'image/png' : 'application/octet-stream')

const quoted = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
