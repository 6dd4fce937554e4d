/**
 * Requests with files go out as one piece. A form is written by undici part by part, five writes to the socket for one
 * picture, each dearer than putting the parts together; what isn't a form goes in one write anyway.
 */
import { randomBytes } from 'node:crypto'
import { DefaultRestOptions, type RESTOptions } from 'discord.js'

type MakeRequest = RESTOptions['makeRequest']

export const inOnePiece: MakeRequest = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init)
  const { body, contentType } = await wholeForm(init.body)
  const headers = { ...Object.fromEntries(new Headers({ ...init.headers })), 'content-type': contentType }
  return DefaultRestOptions.makeRequest(url, { ...init, body, headers })
}

/** As RFC 7578 has it, in the order of its parts. */
export async function wholeForm(form: FormData): Promise<{ body: Uint8Array; contentType: string }> {
  const boundary = `lairkeeper-${randomBytes(12).toString('hex')}`
  const pieces: (string | Uint8Array)[] = []
  for (const [name, value] of form) {
    pieces.push(`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`)
    if (typeof value === 'string') pieces.push('\r\n\r\n', value)
    else {
      const { name: file, type } = value
      pieces.push(
        `; filename="${quoted(file)}"\r\nContent-Type: ${type || 'application/octet-stream'}\r\n\r\n`,
      )
      pieces.push(new Uint8Array(await value.arrayBuffer()))
    }
    pieces.push('\r\n')
  }
  pieces.push(`--${boundary}--\r\n`)
  const body = Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}

const quoted = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
