/** A group in two countries agrees on a time, and each person writes it in their own way. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { localTimeAsUtc } from '../src/table/absence/time-zones.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 180_000 }
const DAY = 24 * 3_600_000

type Message = ReturnType<typeof resultingMessage>

let evening: Evening
let discord: PlaygroundClient
let lobby: Message

beforeAll(async () => {
  evening = await Evening.open({ locale: 'de' })
  discord = evening.discord
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const words = (message: Message): string => `${message.content}\n${JSON.stringify(message.embeds)}`

/** A day in a month, which no test reaches while it runs: "2026-12-28". */
const NEXT_MONTH = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)
const [YEAR = '', MONTH = '', DATE = ''] = NEXT_MONTH.split('-')

/** Shows the first moment in a message on the clock and calendar of a zone: "2026-12-28 20:30". */
function shownIn(zone: string, { content }: Message): string {
  const [, seconds] = /<t:(\d+):F> \(<t:\1:R>\)/.exec(content) ?? []
  return localTimeAsUtc(new Date(Number(seconds) * 1000), zone)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
}

const privately = (name: string, what: string): Promise<Message> =>
  discord.until(async () =>
    (await discord.as(name).messages()).filter(({ content }) => content.includes(what)).at(-1),
  )

const changed = async (when: string): Promise<Message> =>
  resultingMessage(await discord.as('Ben').slash('raid change', { when }))

test(
  'without any time zone, the answer says which one was used, and how to change it',
  PATIENCE,
  async () => {
    lobby = resultingMessage(
      await discord
        .as('Ben')
        .slash('raid create', { raid: 'deadmines', mode: 'novice', when: `${DATE}.${MONTH}. 20:30` }),
    )
    const said = await privately('Ben', 'Der Raid beginnt')
    expect(shownIn('UTC', said)).toBe(`${NEXT_MONTH} 20:30`)
    expect(said.content).toContain('Weder du noch dieser Server hat eine Zeitzone eingestellt')
    expect(said.content).toContain('in UTC gelesen. `/settings zone:` stellt deine ein')
  },
)

test(
  'the server’s time zone counts for all people without one, and only its managers set it',
  PATIENCE,
  async () => {
    const refused = await evening.privateAnswer('Ben', 'settings', { of: 'server', zone: 'Europe/Berlin' })
    expect(refused.content + words(refused)).toContain('Server verwalten')
    const wrong = await evening.privateAnswer('Anna', 'settings', { of: 'server', zone: 'Berlin' })
    expect(wrong.content).toContain('Meinst du Europe/Berlin?')
    const page = await evening.privateAnswer('Anna', 'settings', { of: 'server', zone: 'MEZ' })
    expect(words(page)).toContain('Europe/Berlin')
    const form = await discord.as('Anna').click(page.id, 'Zeitzone …')
    const filled = resultingMessage(
      await discord.as('Anna').submit(form.interactionId, { zone: 'europe/berlin' }),
    )
    expect([filled.id, words(filled).includes('Europe/Berlin')]).toEqual([page.id, true])
    const said = await changed(`${DATE}.${MONTH}.${YEAR} um halb neun abends`)
    expect(shownIn('Europe/Berlin', said)).toBe(`${NEXT_MONTH} 20:30`)
    expect(said.content).toContain('in der Zeitzone dieses Servers gelesen, Europe/Berlin')
    expect(words(await evening.privateAnswer('Ben', 'settings'))).toContain(
      'Europe/Berlin (die dieses Servers',
    )
  },
)

test('a person’s own time zone takes precedence over the server’s', PATIENCE, async () => {
  await evening.privateAnswer('Ben', 'settings', { zone: 'America/New_York', language: 'en' })
  const said = await changed(`8:30 p.m. on ${NEXT_MONTH}`)
  expect(shownIn('America/New_York', said)).toBe(`${NEXT_MONTH} 20:30`)
  expect(said.content).toContain('in your time zone, America/New_York')
})

test('a time that names its zone is read in that zone', PATIENCE, async () => {
  const said = await changed(`${NEXT_MONTH} 20:30 CET`)
  expect(shownIn('Europe/Berlin', said)).toBe(`${NEXT_MONTH} 20:30`)
  expect(said.content).toContain('I read it as time in Europe/Berlin.')
})

test('Discord’s own timestamp is a time', PATIENCE, async () => {
  const at = Date.parse(`${NEXT_MONTH}T19:30:00Z`) / 1000
  expect(shownIn('UTC', await changed(`<t:${at}:F>`))).toBe(`${NEXT_MONTH} 19:30`)
})

test(
  'a time that is ambiguous, past or unreadable is refused with the reason, and the lobby stays',
  PATIENCE,
  async () => {
    const [moment] = /<t:\d+:F>/.exec((await changed(`${NEXT_MONTH} 20:30`)).content) ?? []
    const before = words(await shownLobby(moment))
    for (const [when, why] of [
      ['5', 'alone can be a time of day or a duration. Write “5 am”, “5 pm” or “in 5 h”'],
      ['10.11', 'can be a time of day or a date'],
      ['yesterday 8pm', 'I read “yesterday 8pm” as <t:'],
      ['2020-01-01 20:30', 'which is in the past'],
      ['soon', 'I can’t read “soon” as a time. Write 20:30, 8pm'],
    ] as const) {
      const { content } = await changed(when)
      expect(content).toContain(why)
      expect(content).toContain('Nothing has changed')
    }
    expect(words(await shownLobby())).toBe(before)
  },
)

test(
  'the answer says how an ambiguous time was read, and what to write for the other meaning',
  PATIENCE,
  async () => {
    const said = await changed(`${NEXT_MONTH} 8:30`)
    expect(shownIn('America/New_York', said)).toBe(`${NEXT_MONTH} 08:30`)
    expect(said.content).toContain('I read the time of day as 08:30; write 20:30 if you meant that.')
  },
)

test('the form asks for a time in the same words', PATIENCE, async () => {
  const panel = resultingMessage(await discord.as('Ben').click(lobby.id, 'Ändern …'))
  const form = await discord.as('Ben').click(panel.id, 'Time …')
  const said = resultingMessage(
    await discord.as('Ben').submit(form.interactionId, { when: 'tomorrow at 8pm' }),
  )
  expect(shownIn('America/New_York', said)).toMatch(/ 20:00$/)
  expect(words(await shownLobby())).toMatch(/<t:\d+:F> \(<t:\d+:R>\)/)
})

test('quiet hours, absence and reminders are written in the same words', PATIENCE, async () => {
  const quiet = await evening.privateAnswer('Cleo', 'settings', {
    quiet: '22 Uhr bis 8 Uhr',
    reminder: '2 Tage',
  })
  expect(quiet.content).toContain('gilt deine Ruhezeit in Europe/Berlin')
  expect(words(quiet)).toContain('22:00–08:00')
  expect(words(quiet)).toContain('2 Tage nach meiner Frage')
  const away = await evening.privateAnswer('Cleo', 'settings', { away: `bis zum ${DATE}.${MONTH}.` })
  expect(shownIn('Europe/Berlin', away)).toMatch(/ 00:00$/)
  expect(away.content).toContain('in deiner Zeitzone gelesen, Europe/Berlin')
  const wrong = await evening.privateAnswer('Cleo', 'settings', { away: 'irgendwann', reminder: '1 h' })
  expect(wrong.content).toContain('„irgendwann“ kann ich nicht als Ende eines Urlaubs lesen')
  const odd = await evening.privateAnswer('Cleo', 'settings', { reminder: '90 min' })
  expect(odd.content).toContain('kann ich nicht als ganze Stunden von 1 bis 336 lesen')
  expect(words(odd)).toContain('2 Tage nach meiner Frage')
})

/** Returns the message of the lobby, once it contains these words: it is edited after the answer. */
const shownLobby = (said = ''): Promise<Message> =>
  discord.until(async () =>
    (await discord.as('Ben').messages()).find((one) => one.id === lobby.id && words(one).includes(said)),
  )
