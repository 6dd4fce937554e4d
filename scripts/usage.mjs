import { readFileSync } from 'node:fs'

/** Returns the first doc comment of a script as plain text: what the script does, and its options. */
export function usageOf(file) {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? []
  return comment.replaceAll(/^ \* ?/gm, '').trim()
}

/** Whether parseArgs refused the arguments. */
export const isWrongArgument = (error) => String(error?.code).startsWith('ERR_PARSE_ARGS_')
