/** Converts messages to the format of Discord's API. */
import { randomBytes } from 'node:crypto'
import type { APIEmbed, RequestData } from 'discord.js'
import {
  HOUSE_PLAYER_MENTION_PATTERN,
  isComputerPlayer,
  nameOfHousePlayer,
} from '../../store/people/house.ts'
import { NAMELESS_MENTION_PATTERN } from '../../store/people/nameless.ts'
import { texts } from '../../texts/texts.ts'
import type { Post, PostFile } from './post.ts'

/** Returns a message as JSON for Discord's API, without its files. @param roles the ids of roles that it notifies */
export const postAsJson = (
  { content, embeds, components, pings }: Omit<Post, 'files'>,
  roles: readonly string[] = [],
) => ({
  content: withoutComputers(content),
  embeds,
  components,
  allowed_mentions: {
    parse: [],
    users: [...new Set(pings.filter((id) => !isComputerPlayer({ id })))],
    roles,
  },
})

/** Replaces mentions of nameless players and house players, whom Discord doesn't know, by their names. */
const withoutComputers = (content: string): string =>
  content
    .replace(NAMELESS_MENTION_PATTERN, () => `**${texts.privacy.nameless}**`)
    .replace(
      HOUSE_PLAYER_MENTION_PATTERN,
      (_, id: string) => `**${texts.computers.named(nameOfHousePlayer({ id }))}**`,
    )

/** The body of a request, and its files. */
export interface RequestBody {
  readonly body: object
  readonly files: readonly PostFile[]
}

/** Returns a body with files and their descriptions. Files that the message had before are removed. */
export const bodyWithFiles = (files: readonly PostFile[], body: object = {}): RequestBody => ({
  body: {
    ...body,
    attachments: files.map(({ name, description }, id) => ({ id, filename: name, description })),
  },
  files,
})

/**
 * Returns a body with the new files, which replace those of the message. If there are none, the attachments
 * are not mentioned, so that a changed message keeps its files.
 */
export const bodyWithNewFilesIfAny = (files: readonly PostFile[], body: object): RequestBody =>
  files.length > 0 ? bodyWithFiles(files, body) : { body, files }

/** Returns a message without its files, and without the embeds that only show them. */
export const withoutFiles = ({ body }: RequestBody): RequestBody => {
  const { attachments: _, embeds, ...rest }: Body = { ...body }
  if (!embeds) return { body: rest, files: [] }
  const isShown = ({ image }: APIEmbed) => image?.url.startsWith('attachment://') !== true
  const words = embeds.map((embed) => (isShown(embed) ? embed : withoutImage(embed)))
  return { body: { ...rest, embeds: words.filter((embed) => Object.keys(embed).length > 0) }, files: [] }
}

interface Body {
  readonly attachments?: unknown
  readonly embeds?: readonly APIEmbed[]
}

const withoutImage = ({ image: _, ...words }: APIEmbed): APIEmbed => words

/**
 * Returns a request of discord.js, with its files in one buffer. discord.js itself would build a form from blobs
 * and write it to the socket part by part, and each write costs more than joining the parts.
 */
export const toRequestData = ({ body, files }: RequestBody): RequestData =>
  files.length === 0
    ? { body }
    : { body: formOf(body, files), headers: { 'content-type': FORM }, passThroughBody: true }

/** A random boundary, so that no content can contain it. */
const BOUNDARY = `lairkeeper-${randomBytes(18).toString('hex')}`
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

/** Returns a multipart form by RFC 7578. */
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
