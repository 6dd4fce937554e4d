/**
 * Measures for how long one person's input makes all others wait: every option, suggestion, form field and file, in
 * every hostile pattern, run by the real commands on an embedded database.
 */
import { type FileServer, openFiles } from '../../../test/support/hostile/files.ts'
import { hostileFiles } from '../../../test/support/hostile/hostile-files.ts'
import {
  type FileInput,
  fileInputs,
  formInputs,
  type Input,
  optionInputs,
} from '../../../test/support/hostile/inputs.ts'
import { ALL_PATTERNS, FILE_LETTERS, OPTION_LETTERS, textOf } from '../../../test/support/hostile/patterns.ts'
import { openStage } from '../../../test/support/hostile/places.ts'
import { roundToHundredths } from '../figures.ts'
import { longestEventLoopBlock } from './blocked.ts'

/** The most milliseconds for which an input may block the event loop. */
const MOST_MS = 50
/** A block of more milliseconds is measured again, since the garbage collector and the machine take time, too. */
const SUSPICIOUS_MS = 15
const REPEATS = 8
/** The most that the time may grow when the input doubles. Shorter times than MEASURABLE_MS are not compared. */
const MOST_GROWTH = 2.5
const MEASURABLE_MS = 2
const PROGRESS_MS = 10_000
/** The inputs of one name that are measured in all patterns. */
const MOST_PER_NAME = 2

export interface HostileReport {
  inputs: number
  measured: number
  longestMs: number
  mostGrowth: number
  /** Inputs that take too long, or whose time grows too much. */
  exceeded: string[]
  /** The longest time of each input in each pattern. */
  cases: Record<string, number>
}

/** One pattern for one input, in several sizes, each twice as large as the one before. */
interface Trial {
  readonly name: string
  readonly among: string
  readonly sizes: readonly number[]
  /** For how many milliseconds the input blocks the event loop with a harmless value. */
  readonly harmlessMs: number
  readonly restore: () => Promise<void>
  give(size: number): Promise<unknown>
}

/** Measures all inputs, or with `only` those whose name contains this text, such as "/war". */
export async function measureHostileInputs(only = ''): Promise<HostileReport> {
  const stage = await openStage()
  const files = await openFiles()
  try {
    const isMeant = ({ name }: { name: string }) => name.includes(only)
    const texts = [...(await optionInputs(stage)), ...(await formInputs(stage))].filter(isMeant)
    const typed = atMostPerName(await distinct(texts, 'x'))
    const lists = (await fileInputs(stage)).filter(isMeant)
    const sent = await distinct(lists, files.give({ body: Buffer.from('x') }))
    if (lists.length > 0 && files.fetched === 0) throw new Error('No file was read.')
    const trials = [...typed.flatMap(textTrials), ...sent.flatMap((input) => fileTrials(files, input))]
    const results = new Results()
    const progress = progressOf(trials.length)
    for (const trial of trials) {
      progress(trial.name)
      results.add(trial, await measured(trial))
    }
    return results.report(typed.length + sent.length)
  } finally {
    await files.close()
    await stage.close()
  }
}

/** Shows on stderr which trial runs, at most every ten seconds. */
function progressOf(all: number): (name: string) => void {
  let [done, shownAt] = [0, performance.now()]
  return (name) => {
    done++
    if (performance.now() - shownAt < PROGRESS_MS) return
    shownAt = performance.now()
    process.stderr.write(`${done} of ${all}: ${name}\n`)
  }
}

/** Of inputs that give the same answer to a harmless value, returns only one, since they run the same code. */
async function distinct<T, I extends Input<T>>(inputs: readonly I[], harmless: T): Promise<(I & Harmless)[]> {
  const found = new Map<string, I & Harmless>()
  for (const input of inputs) {
    await input.restore()
    let answer = ''
    const harmlessMs = await longestEventLoopBlock(async () => {
      answer = JSON.stringify(await input.give(harmless))
    })
    const key = `${input.name} ${withoutNames(answer)}`
    if (!found.has(key)) found.set(key, { ...input, harmlessMs })
  }
  return [...found.values()]
}

interface Harmless {
  readonly harmlessMs: number
}

/** Returns the slowest inputs of each name, because the other options seldom change how a text is handled. */
function atMostPerName<I extends Input & Harmless>(inputs: readonly I[]): I[] {
  const kept = new Map<string, number>()
  return [...inputs]
    .sort((a, b) => b.harmlessMs - a.harmlessMs)
    .filter(({ name }) => {
      kept.set(name, (kept.get(name) ?? 0) + 1)
      return (kept.get(name) ?? 0) <= MOST_PER_NAME
    })
}

/** Removes ids, codes and numbers, which differ each time. */
const withoutNames = (answer: string): string => answer.replace(/[0-9a-f-]{36}|\b[0-9A-Z]{6}\b|\d+/g, '#')

const textTrials = (input: Input & Harmless): Trial[] =>
  ALL_PATTERNS.flatMap((pattern) =>
    [Math.max(2, input.limit), OPTION_LETTERS].map((most) => ({
      name: `${input.name} ${pattern.name}`,
      among: input.among,
      sizes: [most / 2, most],
      harmlessMs: input.harmlessMs,
      restore: input.restore,
      give: (size: number) => input.give(textOf(pattern, size)),
    })),
  )

const fileTrials = (files: FileServer, input: FileInput & Harmless): Trial[] =>
  hostileFiles(input.list).map(({ name, of }) => ({
    name: `${input.name} ${name}`,
    among: input.among,
    sizes: [FILE_LETTERS / 2, FILE_LETTERS],
    harmlessMs: input.harmlessMs,
    restore: input.restore,
    give: (size: number) => input.give(files.give(of(size))),
  }))

/** The longest block of the event loop in milliseconds, for each size of an input. */
type Measured = readonly { readonly size: number; readonly ms: number }[]

/**
 * Measures an input. The smaller size is measured only if the larger one blocks longer than a harmless value, or too
 * long.
 */
async function measured({ sizes, give, restore, harmlessMs }: Trial): Promise<Measured> {
  const all = sizes.map((size) => ({ size, ms: Number.POSITIVE_INFINITY }))
  const measure = async (some: typeof all) => {
    for (const one of some) {
      await restore()
      one.ms = Math.min(one.ms, await longestEventLoopBlock(() => give(one.size)))
    }
  }
  const largest = all.slice(-1)
  await measure(largest)
  if (largest.every(({ ms }) => ms <= harmlessMs + MEASURABLE_MS && ms <= MOST_MS)) return largest
  await measure(all)
  for (let n = 0; n < REPEATS && isSuspicious(all, harmlessMs); n++) await measure(all)
  return all
}

const isSuspicious = (all: Measured, harmlessMs: number): boolean =>
  all.some(({ ms }) => ms > Math.min(MOST_MS, Math.max(SUSPICIOUS_MS, harmlessMs + SUSPICIOUS_MS))) ||
  growthOf(all).times > MOST_GROWTH

interface Growth {
  readonly times: number
  readonly from: number
  readonly to: number
}

/** Returns how many times as long the larger size blocks; 0 if its block is too short to be compared. */
function growthOf(all: Measured): Growth {
  const [from, to] = all.map(({ ms }) => ms)
  if (from === undefined || to === undefined || to <= MEASURABLE_MS) return { from: 0, to: 0, times: 0 }
  return { from, to, times: to / from }
}

class Results {
  readonly #longest = new Map<string, { ms: number; among: string }>()
  readonly #growth = new Map<string, Growth & { among: string }>()
  #measured = 0

  add({ name, among }: Trial, all: Measured): void {
    this.#measured += all.length
    const ms = Math.max(...all.map((one) => one.ms))
    const growth = growthOf(all)
    if (ms > (this.#longest.get(name)?.ms ?? 0)) this.#longest.set(name, { ms, among })
    if (growth.times > (this.#growth.get(name)?.times ?? 0)) this.#growth.set(name, { ...growth, among })
  }

  report(inputs: number): HostileReport {
    const longest = [...this.#longest].sort((a, b) => b[1].ms - a[1].ms)
    const growth = [...this.#growth].sort((a, b) => b[1].times - a[1].times)
    const slow = longest.filter(([, { ms }]) => ms > MOST_MS)
    const steep = growth.filter(([, { times }]) => times > MOST_GROWTH)
    return {
      inputs,
      measured: this.#measured,
      longestMs: roundToHundredths(longest[0]?.[1].ms ?? 0),
      mostGrowth: roundToHundredths(growth[0]?.[1].times ?? 0),
      exceeded: [
        ...slow.map(([name, { ms, among }]) => `${name} ${among}: ${roundToHundredths(ms)} ms`),
        ...steep.map(
          ([name, { times, from, to, among }]) =>
            `${name} ${among}: ${roundToHundredths(times)} times as long, ${roundToHundredths(from)} and ${roundToHundredths(to)} ms`,
        ),
      ],
      cases: Object.fromEntries(longest.map(([name, { ms }]) => [name, roundToHundredths(ms)])),
    }
  }
}
