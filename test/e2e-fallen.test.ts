/**
 * A player who falls while the others play on gets a private message, or is pinged in the thread. In each round they
 * speak for the lair and give a hint, and nobody is pinged.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonsOf, isEphemeral, messageOf } from '../src/playground/client.ts'
import { Evening } from './support/evening.ts'
import { keepHand, openQuestion } from './support/questions.ts'

type Message = ReturnType<typeof messageOf>

const PATIENCE = { timeout: 90_000 }

let evening: Evening
let thread: string

const in_ = (name: string) => evening.discord.as(name).in(thread)

beforeAll(async () => {
  evening = await Evening.open()
  const { discord } = evening
  const lobby = messageOf(
    await discord.as('Anna').slash('raid create', { raid: 'deadmines', mode: 'novice' }),
  )
  thread = await evening.firstThread()
  await discord.as('Anna').select(lobby.id, ['horde-rogue'])
  await discord.as('Ben').select(lobby.id, ['horde-warrior'])
  await discord.as('Cleo').select(lobby.id, ['horde-shaman'])
  await discord.as('Anna').click(lobby.id, 'Start')
  let last: Message | undefined
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    const question = await discord.until(async () => openQuestion(await in_('Dora').messages(), last))
    last = question
    await keepHand(in_(name), question)
  }
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

/** The leader puts enough damage on a person's hero to destroy it. */
async function fell(name: string): Promise<void> {
  const cards = await in_('Anna').autocomplete('judge', { what: 'damage', card: name }, 'card')
  const hero = cards.find((one) => one.name.includes('in play'))
  const done = messageOf(
    await in_('Anna').slash('judge', {
      what: 'damage',
      card: `${hero?.value}`,
      number: 99,
      reason: 'a test',
    }),
  )
  expect(done.content).toContain('⚙ Done')
}

const fallen = (): Promise<Message[]> =>
  in_('Dora')
    .messages()
    .then((all) => all.filter(({ content }) => /^☠ .*has fallen/.test(content)))

const inPrivate = async (name: string): Promise<Message[]> =>
  evening.discord
    .as(name)
    .in(await evening.discord.dmWith(name))
    .messages()

test(
  'a private message says what they can still do, and the thread names them without a ping',
  PATIENCE,
  async () => {
    const { discord } = evening
    await fell('Gurzak')
    const [told] = await discord.until(async () => {
      const found = await fallen()
      return found.length > 0 ? found : null
    })
    expect(told?.content).toMatch(/^☠ \*\*Gurzak\*\* \(Ben\) has fallen/)
    expect(told?.mentions).toEqual([])
    if (!told) throw new Error('nothing was told')
    expect(buttonsOf(told)).toEqual([
      'Speak for "Captain" Cookie',
      'Spirit’s watch',
      'Let the fallen see my hand',
      'Take over a seat',
    ])
    const [word, ...more] = await inPrivate('Ben')
    expect(word?.content).toMatch(/^☠ Your \*\*Gurzak\*\* has fallen in The Deadmines: <#\d+>.*vote.*\/log/s)
    expect([word?.content.includes(`<#${thread}>`), more]).toEqual([true, []])
    const help = messageOf(await in_('Ben').slash('help'))
    expect([isEphemeral(help), JSON.stringify(help.embeds)]).toEqual([
      true,
      expect.stringContaining('Your hero has fallen'),
    ])
  },
)

test('a player who takes no private messages is pinged in the thread', PATIENCE, async () => {
  const { discord } = evening
  await discord.faults({ closedDms: ['Cleo'] })
  const before = await discord.pings()
  await fell('Akumo')
  const told = await discord.until(async () => (await fallen()).find(({ mentions }) => mentions.length > 0))
  expect(told.mentions.map((one) => one.global_name)).toEqual(['Cleo'])
  expect(
    (await discord.pings()).slice(before.length).filter(({ messageId }) => messageId === told.id),
  ).toHaveLength(1)
  expect(await inPrivate('Cleo')).toEqual([])
})
