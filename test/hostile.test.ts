/** The bot answers all typed and sent data in a sentence that Discord accepts. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assertDiscordAccepts } from '../src/discord/fixture.ts'
import { DISCORD_LIMITS } from '../src/discord/message-parts/limits.ts'
import { parseModal } from '../src/playground/validation/modal.ts'
import { type FileServer, openFiles } from './support/hostile/files.ts'
import { hostileFiles } from './support/hostile/hostile-files.ts'
import {
  type Answered,
  type FileInput,
  fileInputs,
  formInputs,
  type Input,
  optionInputs,
} from './support/hostile/inputs.ts'
import {
  ALL_PATTERNS,
  FILE_LETTERS,
  OPTION_LETTERS,
  type Pattern,
  textOf,
} from './support/hostile/patterns.ts'
import { openStage, type Stage } from './support/hostile/places.ts'

let stage: Stage
let files: FileServer
let typed: readonly Input[] = []
let sent: readonly FileInput[] = []

beforeAll(async () => {
  stage = await openStage()
  files = await openFiles()
  typed = [...(await optionInputs(stage)), ...(await formInputs(stage))]
  sent = await fileInputs(stage)
})

afterAll(async () => {
  await files.close()
  await stage.close()
})

/** No text has half an emoji in it. */
function mustBeWhole(answer: Answered): void {
  JSON.stringify(answer, (_, value: unknown) => {
    if (typeof value === 'string') expect(value).not.toMatch(/\p{Surrogate}/u)
    return value
  })
}

/** @throws if Discord would refuse the text */
function mustFit(answer: Answered): void {
  mustBeWhole(answer)
  if (!('how' in answer)) {
    for (const { name, value } of answer.slice(0, DISCORD_LIMITS.choices))
      for (const words of [name, value]) expect(words).toMatch(/^.{1,100}$/s)
  } else if (answer.how === 'form') parseModal(answer.form)
  else if (answer.how !== 'quiet') assertDiscordAccepts(answer.post)
}

/** Some patterns one after the other, with the maximum length of an option, or with the option's own limit. */
const someText = (pieces: readonly { pattern: Pattern; part: number }[], letters: number): string =>
  pieces
    .map(({ pattern, part }) => textOf(pattern, Math.ceil((letters * part) / 100)))
    .join('')
    .slice(0, letters)

const pieces = fc.array(
  fc.record({ pattern: fc.constantFrom(...ALL_PATTERNS), part: fc.integer({ min: 1, max: 60 }) }),
  { minLength: 1, maxLength: 5 },
)

const ROUNDS = 250

test('no text ends in “Something went wrong”', async () => {
  const which = fc.nat(typed.length - 1).map((at) => typed[at])
  const size = fc.oneof(
    { weight: 4, arbitrary: fc.constant('limit' as const) },
    { weight: 1, arbitrary: fc.constant('most' as const) },
  )
  const gives = fc.asyncProperty(which, pieces, size, async (input, some, how) => {
    if (!input) return
    await input.restore()
    mustFit(await input.give(someText(some, how === 'limit' ? input.limit : OPTION_LETTERS)))
  })
  await fc.assert(gives, { numRuns: ROUNDS })
})

const FILES = 60

test('no file ends in “Something went wrong”', async () => {
  const which = fc.record({
    input: fc.nat(sent.length - 1),
    file: fc.nat(),
    letters: fc.integer({ min: 10, max: FILE_LETTERS }),
  })
  const reads = fc.asyncProperty(which, async ({ input: at, file: which, letters }) => {
    const input = sent[at]
    const all = hostileFiles(input?.list ?? null)
    const file = all[which % all.length]
    if (!input || !file) return
    await input.restore()
    mustFit(await input.give(files.give(file.of(letters))))
  })
  await fc.assert(reads, { numRuns: FILES })
  expect(files.fetched).toBeGreaterThan(0)
})
