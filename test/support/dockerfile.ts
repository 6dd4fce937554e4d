/** Reads the instructions of our Dockerfile. It knows the forms that we use, and no others. */
import { z } from 'zod'

export interface Copy {
  /** The stage that the files come from, or null for the folder of the build. */
  readonly from: string | null
  readonly files: readonly string[]
  readonly to: string
}

export type Step = { readonly copy: Copy } | { readonly run: string }

export interface Stage {
  readonly name: string | null
  readonly steps: readonly Step[]
  readonly user: string | null
  readonly healthcheck: readonly string[]
  readonly command: readonly string[]
}

export function readDockerfile(text: string): Stage[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const starts = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []))
  return starts.map((start, nth) => readStage(lines.slice(start, starts[nth + 1])))
}

function readStage(lines: readonly string[]): Stage {
  const all = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
  const last = (word: string) => all(word).at(-1) ?? null
  return {
    name: / AS (\w+)$/.exec(last('FROM') ?? '')?.[1] ?? null,
    steps: lines.flatMap((line): Step[] => {
      if (line.startsWith('COPY ')) return [{ copy: readCopy(line.slice(5)) }]
      return line.startsWith('RUN ') ? [{ run: line.slice(4) }] : []
    }),
    user: last('USER'),
    healthcheck: wordsIn(last('HEALTHCHECK')?.split(' CMD ').at(-1)),
    command: wordsIn(last('CMD')),
  }
}

function readCopy(given: string): Copy {
  const [, from = null, paths = ''] = /^(?:--from=(\w+) )?(.+)$/.exec(given) ?? []
  const files = paths.split(' ')
  return { from, to: files.pop() ?? '', files }
}

const wordsIn = (list: string | null | undefined): string[] =>
  list ? z.array(z.string()).parse(JSON.parse(list)) : []
