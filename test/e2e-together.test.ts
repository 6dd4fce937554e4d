/** Several players who are asked about one attack are pinged once, and answer in any order. */
import { afterAll, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { buttonLabels, isEphemeral, resultingMessage } from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { findInputs } from '../src/store/raids/inputs.ts'
import type { RaidInfo } from '../src/table/contract.ts'
import { byInstructionLogEntrySchema } from '../src/table/stored/schemas.ts'
import { Evening } from './support/evening.ts'
import { openQuestion } from './support/questions.ts'

let seed = ''
const evening = await Evening.open({ newSeed: () => seed })
afterAll(() => evening.close())

const DECKS = { Anna: 'alliance-warrior', Ben: 'horde-warrior', Cleo: 'alliance-paladin' }

async function begin(number: number): Promise<RaidInfo> {
  seed = number.toString(16).padStart(32, '5')
  const lobby = resultingMessage(
    await evening.discord.as('Anna').slash('raid create', { raid: 'scarlet-monastery', mode: 'novice' }),
  )
  for (const [name, deck] of Object.entries(DECKS)) await evening.discord.as(name).select(lobby.id, [deck])
  const thread = await evening.threadOn(lobby)
  await evening.discord.as('Anna').click(lobby.id, 'Start')
  return evening.raidIn(thread)
}

/** Simple players play until several are asked to protect. */
async function playToAttack(raid: RaidInfo): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const { view } = await evening.table.look(raid.id, null)
    if (!view?.waitingFor) break
    const { seat, kind } = view.waitingFor
    if (kind === 'protect' && view.window?.next.length) return
    const person = raid.seats[seat]?.person ?? raid.leader
    const own = (await evening.table.look(raid.id, person)).view
    if (!own?.decision) throw new Error('nobody is asked')
    const { decision } = own
    const picks = heuristicPlayer.decide(
      () => own,
      decision,
      () => 0,
    )
    await evening.table.answer(raid.id, person, [{ decision: decision.id, picks }])
  }
  throw new Error('it never comes up')
}

/** The question, once it pings others too. */
const question = (raid: RaidInfo): Promise<MessageJson> =>
  evening.discord.until(async () => {
    const messages = await evening.discord
      .as('Anna')
      .in(raid.threadId ?? '')
      .messages()
    const open = openQuestion(messages)
    return open?.content.includes('Also asked') ? open : null
  }, 20_000)

test('three open their hands, and each may keep theirs right after the player before', async () => {
  const raid = await begin(3)
  const as = (name: string) => evening.discord.as(name).in(raid.threadId ?? '')
  const asked = await evening.question(raid.threadId ?? '')
  const names = ['Anna', 'Ben', 'Cleo'] as const
  const hands = await Promise.all(
    names.map(async (name) =>
      resultingMessage(await as(name).click(asked.message.id, 'My hand: keep or mulligan')),
    ),
  )
  const kept: string[] = []
  for (const [n, name] of names.entries())
    kept.push(resultingMessage(await as(name).click(hands[n]?.id ?? '', 'Keep this hand')).content)
  for (const content of kept) expect(content).toMatch(/^✓/)
  const { view } = await evening.table.look(raid.id, null)
  expect(view?.waitingFor?.kind).toBe('priority')
}, 60_000)

test('all who can protect are pinged by one message, and a player who answers in advance is heard in their turn', async () => {
  const raid = await begin(112)
  await playToAttack(raid)
  const asked = await question(raid)
  const as = (name: string) => evening.discord.as(name).in(raid.threadId ?? '')
  expect(asked.mentions.map(({ global_name }) => global_name)).toEqual(['Anna', 'Cleo'])
  const protect = buttonLabels(asked).find((label) => label.startsWith('Cleo · Protect: ')) ?? ''

  const others = resultingMessage(await as('Ben').click(asked.id, protect))
  expect([isEphemeral(others), others.content]).toEqual([true, expect.not.stringContaining('✓')])
  const noted = resultingMessage(await as('Cleo').click(asked.id, protect))
  expect([isEphemeral(noted), noted.content]).toEqual([true, expect.stringContaining('✓ Saved')])

  const { version } = (await evening.table.look(raid.id, null)).raid
  await as('Anna').click(asked.id, 'No')
  const taken = (await findInputs(evening.store.db, raid.id)).filter(({ seq }) => seq > version)
  expect(
    taken.map(({ seat, payload }) => [seat, byInstructionLogEntrySchema.safeParse(payload).data?.order]),
  ).toEqual(
    expect.arrayContaining([
      [0, undefined],
      [2, 'ahead'],
    ]),
  )
  const { view } = await evening.table.look(raid.id, null)
  expect(view?.waitingFor?.kind).not.toBe('protect')
}, 60_000)
