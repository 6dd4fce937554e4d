import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['svg', 'image/svg+xml'],
])

/** The content security policy: only our own files may run or load. Pictures may come from elsewhere. */
const POLICY =
  "default-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer) => {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  })
  response.end(body)
}

/** Serves the static files of the playground's web page. */
export const servePageFile = async (response: ServerResponse, path: string) => {
  const name = path === '/' ? 'index.html' : path.slice(1)
  const type = TYPES.get(name.split('.').at(-1) ?? '')
  const isPlainName = /^[a-z-]+\.[a-z]+$/.test(name)
  try {
    if (!type || !isPlainName) throw new Error('no such file')
    send(response, 200, type, await readFile(new URL(`./page/${name}`, import.meta.url)))
  } catch {
    send(response, 404, 'text/plain; charset=utf-8', 'Not found')
  }
}
