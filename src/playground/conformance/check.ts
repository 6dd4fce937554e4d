import type { EventTraffic, FrameTraffic, RequestTraffic, Traffic } from '../traffic.ts'
import { explainMismatches, type SchemaMismatch } from './explain.ts'
import { correctKnownDifferences, isKnownDifference } from './known-differences.ts'
import { messageFaults } from './message-faults.ts'
import { type ApiOperation, ApiOperations } from './operations.ts'
import { SchemaDocument } from './schema-document.ts'

/** A part of the traffic that doesn't match Discord's description of its API. */
export interface SchemaViolation extends SchemaMismatch {
  readonly side: 'bot' | 'stand-in'
  /** The operation, event or frame. */
  readonly where: string
}

const openBooks = () => {
  const rest = new SchemaDocument('./discord-api.json')
  return { rest, operations: new ApiOperations(rest), gateway: new SchemaDocument('./discord-gateway.json') }
}
let books: ReturnType<typeof openBooks> | undefined

/** Reads Discord's descriptions at the first check, once per process. */
const opened = () => {
  books ??= openBooks()
  return books
}

export const findViolations = (traffic: Traffic): SchemaViolation[] =>
  found(traffic).filter((violation) => !isKnownDifference(violation))

const found = (traffic: Traffic): SchemaViolation[] => {
  if (traffic.kind === 'event') return checkEvent(traffic)
  return traffic.kind === 'frame' ? checkFrame(traffic) : checkRequest(traffic)
}

/**
 * Describes a violation: "POST /channels/{channel_id}/messages: The bot sent "x" at embeds.0.timestamp. Discord
 * expects …"
 */
export const describeViolation = ({
  side,
  where,
  path,
  expected,
  schema,
  value,
}: SchemaViolation): string => {
  const sent = value === undefined ? 'nothing' : shortened(JSON.stringify(value))
  const place = path === '' ? 'as the whole value' : `at ${path}`
  const by = schema === '' ? '' : ` (${schema})`
  return `${where}: The ${side} sent ${sent} ${place}, and Discord expects ${expected}${by}.`
}

const shortened = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text)

const matched = (
  book: SchemaDocument,
  ref: string,
  value: unknown,
  of: Pick<SchemaViolation, 'side' | 'where'>,
): SchemaViolation[] => {
  const json: unknown = JSON.parse(JSON.stringify(value)) // JSON leaves out fields that are undefined
  const sent = correctKnownDifferences(of.where, json)
  return book.isValid(ref, sent) ? [] : explainMismatches(book, ref, sent).map((each) => ({ ...each, ...of }))
}

const whole = (
  of: Pick<SchemaViolation, 'side' | 'where'>,
  expected: string,
  value: unknown,
): SchemaViolation => ({
  ...of,
  path: '',
  expected,
  schema: '',
  value,
})

const checkRequest = (request: RequestTraffic): SchemaViolation[] => {
  const { method, path, status } = request
  const operation = opened().operations.find(method, path)
  if (!operation && status === 404) return [] // The request journal lists requests to unknown routes.
  if (!operation)
    return [
      whole({ side: 'bot', where: `${method} ${path}` }, 'a request that its description contains', null),
    ]
  return [...checkBody(operation, request), ...checkAnswer(operation, request)]
}

const INVALID_FORM = 50035

/** Whether the playground has refused the request because of its form, as Discord would. */
const isRefused = ({ answer }: RequestTraffic): boolean =>
  typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === INVALID_FORM

const checkBody = (operation: ApiOperation, request: RequestTraffic): SchemaViolation[] => {
  const { body, query, fileCount } = request
  if (isRefused(request)) return []
  const of = { side: 'bot', where: operation.name } as const
  const strange = [...query.keys()].filter((key) => !operation.queries.includes(key))
  return [
    ...strange.map((key) => whole(of, 'no such parameter in the address', key)),
    ...(fileCount > 0 && !operation.takesFiles ? [whole(of, 'no files', fileCount)] : []),
    ...bodyMismatches(operation, body, of),
    ...messageFaults(body, fileCount).map((each) => ({ ...each, ...of })),
  ]
}

const bodyMismatches = (
  { body: ref, needsBody }: ApiOperation,
  body: unknown,
  of: Pick<SchemaViolation, 'side' | 'where'>,
): SchemaViolation[] => {
  if (body === undefined) return needsBody ? [whole(of, 'a body', body)] : []
  return ref === null ? [whole(of, 'no body', body)] : matched(opened().rest, ref, body, of)
}

const checkAnswer = ({ name, answerTo }: ApiOperation, request: RequestTraffic): SchemaViolation[] => {
  const { status, answer } = request
  const of = { side: 'stand-in', where: `${name} ${status}` } as const
  const described = answerTo(status)
  if (described.kind === 'undescribed') return [whole(of, 'another status', status)]
  if (described.kind === 'empty') return answer === null ? [] : [whole(of, 'no body', answer)]
  return matched(opened().rest, described.ref, answer, of)
}

/**
 * For events that contain an object of the HTTP API: the schema of that object, and the fields that only the event
 * has.
 */
const ALSO: Readonly<Record<string, { readonly schema: string; readonly beside: readonly string[] }>> = {
  MESSAGE_CREATE: { schema: 'MessageResponse', beside: ['guild_id', 'member', 'channel_type'] },
  MESSAGE_UPDATE: { schema: 'MessageResponse', beside: ['guild_id', 'member', 'channel_type'] },
  THREAD_CREATE: { schema: 'ThreadResponse', beside: ['newly_created'] },
  THREAD_UPDATE: { schema: 'ThreadResponse', beside: [] },
  CHANNEL_CREATE: { schema: 'GuildChannelResponse', beside: [] },
  CHANNEL_UPDATE: { schema: 'GuildChannelResponse', beside: [] },
}

const EVENTS = '#/definitions/GatewayEvents/properties'
const FRAMES = '#/definitions/GatewayFrames/properties'
/** The names of the described gateway frames, by opcode. */
const FRAME_NAMES: Readonly<Record<number, string>> = {
  2: 'IDENTIFY',
  6: 'RESUME',
  8: 'REQUEST_GUILD_MEMBERS',
}

/** Events whose data contain nothing that a bot could use. */
const WITHOUT_DATA = new Set(['RESUMED'])

const checkEvent = ({ name, data }: EventTraffic): SchemaViolation[] => {
  const { gateway, rest } = opened()
  const of = { side: 'stand-in', where: name } as const
  if (WITHOUT_DATA.has(name)) return []
  if (!isDescribed(gateway, name)) return [whole(of, 'an event that its description contains', null)]
  const also = ALSO[name]
  return [
    ...matched(gateway, `${EVENTS}/${name}`, data, of),
    ...(also ? matched(rest, `#/components/schemas/${also.schema}`, without(data, also.beside), of) : []),
  ]
}

const isDescribed = (gateway: SchemaDocument, name: string): boolean =>
  Object.hasOwn(gateway.at('#/definitions/GatewayEvents').properties ?? {}, name)

const without = (data: unknown, keys: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(Object(data)).filter(([key]) => !keys.includes(key)))

const checkFrame = ({ op, data }: FrameTraffic): SchemaViolation[] => {
  const name = FRAME_NAMES[op]
  return name ? matched(opened().gateway, `${FRAMES}/${name}`, data, { side: 'bot', where: name }) : []
}
