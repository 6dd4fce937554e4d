/** A person whose Discord is German raids for a while, and reads no English except the names and texts of cards. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from '../commands/index.ts'
import { allCards } from '../src/cards/index.ts'
import { cardTextLines, cardTextLinesWithMarkup, typeLineOf } from '../src/cards/text.ts'
import { buttonLabels, type PlaygroundPerson, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 180_000 }

/** Text that is generated from a card's data stays English. */
const OF_CARDS: readonly string[] = [...allCards.values()]
  .flatMap((card) => [card.name, typeLineOf(card), ...cardTextLines(card), ...cardTextLinesWithMarkup(card)])
  .flatMap((text) => [text, ...text.split(/(?<=[.:→,]) /)])
  .filter((text) => text.length > 3)
  .sort((a, b) => b.length - a.length)

const ENGLISH =
  /\b(?:the|you|your|and|is|are|with|of|to|for|this|that|not|from|it|its|by|has|have|can|be|or|as|one|who|what|which|turn|cards?|seats?|pass|choose)\b/i

/** All visible text of a message: its text, embeds, buttons and selects. */
function read(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(read)
  if (typeof value !== 'object' || value === null) return []
  const isChoice = 'label' in value // its value is for the bot
  return Object.entries(value).flatMap(([key, part]) =>
    READ.has(key) && !(isChoice && key === 'value') ? read(part) : [],
  )
}

const READ = new Set(
  'content embeds title description fields name value footer text author components label placeholder options attachments choices'.split(
    ' ',
  ),
)

/** Sentences that still contain English words after cards and commands were removed. */
function englishIn(value: unknown): string[] {
  return read(value)
    .flatMap((text) => text.split('\n'))
    .filter((line) => !line.startsWith('-# ') || line.startsWith('-# ⏳'))
    .filter((line) => ENGLISH.test(bare(line)))
}

function bare(line: string): string {
  let left = line.replace(/`[^`]*`|<[^>]*>|\*\*|\\/g, ' ')
  for (const text of OF_CARDS) {
    left = left.replaceAll(text.replaceAll('**', ''), ' ')
    const clipped = left.endsWith('…') ? (left.slice(0, -1).split(' · ').at(-1) ?? '') : ''
    if (clipped.length > 12 && text.replaceAll('**', '').startsWith(clipped))
      left = left.slice(0, -clipped.length - 1)
  }
  return left.replace(/Of [A-Z]\w+|True|none/g, ' ')
}

const PUBLIC_THREAD = 11
const PRIVATE_THREAD = 12

let evening: Evening
let greta: PlaygroundPerson
let thread: PlaygroundPerson

beforeAll(async () => {
  evening = await Evening.open({ locale: 'de', newSeed: () => '7'.repeat(32) })
  greta = evening.discord.as('Anna')
  thread = greta
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

async function says(command: string, options = {}, who = thread) {
  const message = resultingMessage(await who.slash(command, options))
  expect(englishIn(message), `/${command}`).toEqual([])
  return message
}

describe('a German person reads only German', () => {
  test('before the raid', PATIENCE, async () => {
    for (const command of [
      'help',
      'rules',
      'sheet',
      'character',
      'deck show',
      'level',
      'treasure',
      'history',
    ])
      await says(command)
    for (const command of ['campaign', 'achievements', 'leaderboard', 'hand', 'pass', 'raid status'])
      await says(command)
    await says('rules', { about: '602' })
    await says('settings')
    await says('autopilot')
    await says('raid create', { raid: 'deadmines', mode: 'novice' })
  })

  test('in the lobby', PATIENCE, async () => {
    await says('raid join', { deck: 'horde-warrior' })
    await says('help')
    await says('raid start')
    const opened = await evening.discord.until(async () =>
      (await greta.state()).channels.find(({ type }) => type === PUBLIC_THREAD),
    )
    thread = greta.in(opened.id)
  })

  test('in the game: questions, the hand, the board, moves, a refusal, passing', PATIENCE, async () => {
    await evening.discord.until(async () => (await thread.messages()).length > 1)
    for (const command of ['hand', 'board', 'help', 'autopilot', 'log']) await says(command)
    await says('answer', { choice: 'keep' })
    const prompt = await evening.discord.until(async () =>
      (await thread.messages()).find((one) => buttonLabels(one).includes('Meine Züge')),
    )
    const panel = resultingMessage(await thread.click(prompt.id, 'Meine Züge'))
    expect(englishIn(panel)).toEqual([])
    await says('play', { card: 'Unsinn' })
    await says('attack', { attacker: 'Gurzak' })
    const [first] = await thread.autocomplete('place', { card: '' }, 'card')
    await says('place', { card: String(first?.value) })
    for (let passes = 0; passes < 5; passes++) await thread.slash('pass')
    for (const command of ['hand', 'board', 'log', 'help', 'raid status', 'undo', 'raid leave'])
      await says(command)
  })

  const forAll = async () => (await thread.messages()).filter(({ flags }) => (flags & 64) === 0)

  test('in the thread, which is for everybody', PATIENCE, async () => {
    for (const message of await forAll()) expect(englishIn(message)).toEqual([])
  })

  test('when the raid ends', PATIENCE, async () => {
    const asked = resultingMessage(await thread.slash('raid abandon'))
    await thread.click(asked.id, 'Den Raid abbrechen')
    const end = await evening.discord.until(async () =>
      (await thread.messages()).find((one) => JSON.stringify(one.embeds).includes('wurde abgebrochen')),
    )
    expect(englishIn(end)).toEqual([])
    const messages = await forAll() // with the record of all announcements
    expect(messages.flatMap(({ content }) => content.split('\n')).length).toBeGreaterThan(5)
    for (const message of messages) expect(englishIn(message)).toEqual([])
  })
})

describe('two languages', () => {
  test(
    'an English person in a German server is answered in English; the thread stays German',
    PATIENCE,
    async () => {
      const ben = evening.discord.as('Ben')
      await ben.speaks('en-GB')
      expect(resultingMessage(await ben.slash('help')).embeds).toMatchObject([
        { title: 'What you can do now' },
      ])
      const lobby = resultingMessage(await ben.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
      expect(buttonLabels(lobby)).toContain('Beginnen')
      await ben.slash('settings', { language: 'de' })
      expect(resultingMessage(await ben.slash('help')).embeds).toMatchObject([
        { title: 'Was du jetzt tun kannst' },
      ])
    },
  )

  test('a learner reads their own language, whatever the server’s language is', PATIENCE, async () => {
    const cleo = evening.discord.as('Cleo')
    await cleo.speaks('en-US')
    await cleo.slash('tutorial')
    const own = await evening.discord.until(async () =>
      (await cleo.state()).channels.find(({ type }) => type === PRIVATE_THREAD),
    )
    const coach = await evening.discord.until(async () =>
      (await cleo.in(own.id).messages()).find(({ content }) => content.includes('🎓')),
    )
    expect(coach.content).toContain('to see your opening hand')
  })

  test('every command and option is described in German too', () => {
    const missing = commands.flatMap(({ data }) => undescribed(data, `/${data.name}`))
    expect(missing).toEqual([])
  })
})

interface Described {
  name: string
  description?: string
  description_localizations?: object | null | undefined
  options?: readonly Described[] | undefined
}

const undescribed = (part: Described, path: string): string[] => [
  ...('de' in (part.description_localizations ?? {}) ? [] : [path]),
  ...(part.options ?? []).flatMap((option) => undescribed(option, `${path} ${option.name}`)),
]
