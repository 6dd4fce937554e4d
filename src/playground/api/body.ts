import type { IncomingMessage } from 'node:http'
import { ApiRefusal } from '../validation/form.ts'
import type { Upload } from '../world/messages.ts'

const MAX_FILE = 10 * 1024 * 1024
const MAX_BODY = 25 * 1024 * 1024

const tooLarge = () => new ApiRefusal(413, 40005, 'Request entity too large')

export const readRequestBytes = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BODY) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export const parseJson = (raw: string): unknown => {
  try {
    return raw === '' ? undefined : JSON.parse(raw)
  } catch {
    throw new ApiRefusal(400, 50109, 'The request body contains invalid JSON.')
  }
}

interface NamedBlob {
  readonly name: string
  readonly type: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

const UNTOLD = ['', 'application/octet-stream']

const toUpload = async (field: string, file: NamedBlob): Promise<Upload> => {
  if (file.size > MAX_FILE) throw tooLarge()
  const index = /\[(\d+)\]/.exec(field)?.[1] ?? '0'
  const type = UNTOLD.includes(file.type) ? contentTypeByFileName(file.name) : file.type
  return { index, name: file.name, type, data: Buffer.from(await file.arrayBuffer()) }
}

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    txt: 'text/plain; charset=utf-8',
    json: 'application/json',
  }),
)

/** Returns the type of a file by the end of its name, as Discord does for a file without a type. */
export const contentTypeByFileName = (name: string) =>
  TYPES.get(name.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream'

const readMultipart = async (raw: Buffer, contentType: string) => {
  const form = await new Response(new Uint8Array(raw), {
    headers: { 'content-type': contentType },
  }).formData()
  const payload = form.get('payload_json')
  const uploads = await Promise.all(
    [...form].flatMap(([field, value]) => (typeof value === 'string' ? [] : [toUpload(field, value)])),
  )
  return { body: parseJson(typeof payload === 'string' ? payload : ''), uploads }
}

/** Reads the JSON and the files of a request. */
export const readRequestBody = async (
  request: IncomingMessage,
): Promise<{ body: unknown; uploads: Upload[] }> => {
  const raw = await readRequestBytes(request)
  const contentType = request.headers['content-type'] ?? ''
  if (contentType.startsWith('multipart/form-data')) return readMultipart(raw, contentType)
  return { body: parseJson(raw.toString('utf8')), uploads: [] }
}
