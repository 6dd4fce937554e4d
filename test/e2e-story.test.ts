/** A server's first raid: the lobby suggests Story and says how hard it is, and the first raider who falls gets up. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonLabels, resultingMessage } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { destroyHero } from './support/felling.ts'
import { keepHand, openQuestion } from './support/questions.ts'

type Message = ReturnType<typeof resultingMessage>

const PATIENCE = { timeout: 90_000 }

let evening: Evening
let lobby: Message
let thread: string

const textOf = (message: Message): string => JSON.stringify([message.content, message.embeds])

const in_ = (name: string) => evening.discord.as(name).in(thread)

beforeAll(async () => {
  evening = await Evening.open()
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

const saidInThread = (what: RegExp): Promise<Message> =>
  evening.discord.until(async () => {
    const all = await in_('Dora').messages()
    return all.find((one) => what.test(textOf(one))) ?? null
  })

test('without a choice, the first lobby is for Story', PATIENCE, async () => {
  lobby = resultingMessage(await evening.discord.as('Anna').slash('raid create'))
  thread = await evening.firstThread()
  expect(textOf(lobby)).toMatch(/Story \(of the house\).*Gentle\W+plain computer players win \d+ %/s)
})

test('the first raider who would fall gets up again, and the next time falls', PATIENCE, async () => {
  const { discord } = evening
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  await discord.as('Anna').click(lobby.id, 'Start')
  let last: Message | undefined
  for (const name of ['Anna', 'Ben']) {
    last = await discord.until(async () => openQuestion(await in_('Dora').messages(), last))
    await keepHand(in_(name), last)
  }
  await destroyHero(evening, thread, 'Gurzak')
  await saidInThread(/Second wind: .*Gurzak.* gets up again/)
  await destroyHero(evening, thread, 'Gurzak')
  await saidInThread(/☠ .*Gurzak.* has fallen/)
})

test('after the end nothing harder is offered', PATIENCE, async () => {
  await destroyHero(evening, thread, 'Frizlix')
  const end = await saidInThread(/The Raiders have fallen/)
  const offered = buttonLabels(end)
  expect(offered).toContain('Rematch')
  expect(offered.filter((label) => label.startsWith('Next:'))).toEqual([])
})

test('the next lobby shows the server’s own record', PATIENCE, async () => {
  const next = resultingMessage(await evening.discord.as('Ben').slash('raid create'))
  expect(textOf(next)).toContain('This server has won 0 of 1.')
})
