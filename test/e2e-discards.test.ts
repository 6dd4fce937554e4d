/** Several players each discard several cards. All of them are pinged once, and answer in any order. */
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { autopilotComponentIds } from '../src/discord/autopilot/ids.ts'
import { isEphemeral, resultingMessage } from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { findInputs } from '../src/store/raids/inputs.ts'
import { byInstructionLogEntrySchema } from '../src/table/stored/schemas.ts'
import { userText } from '../src/texts/user-text.ts'
import { cardsIn, readRaidFile } from './stored/file.ts'
import { goOn } from './stored/go-on.ts'
import { loadCards } from './stored/load.ts'
import { controlsOf } from './support/answering.ts'
import { Evening } from './support/evening.ts'
import { openQuestion } from './support/questions.ts'

const FOLDER = fileURLToPath(new URL('stored/shape-4', import.meta.url))
const PEOPLE = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil']

const evening = await Evening.open()
afterAll(() => evening.close())
await loadCards(evening.store, cardsIn(FOLDER))
const stored = readRaidFile(FOLDER, 'question-discard-discard-in-scarlet-monastery')
const { raidId, channelId } = await goOn(evening.store, evening.playground.world, stored)

const as = (name: string) => evening.discord.as(name).in(channelId)

const question = (): Promise<MessageJson> =>
  evening.discord.until(async () => openQuestion(await as('Anna').messages()), 20_000)

const handOf = async (seat: number) => {
  const name = PEOPLE[seat] ?? ''
  const person = { id: evening.playground.world.findUser(name)?.id ?? '', name: userText(name) }
  const { view } = await evening.table.look(raidId, person, seat)
  return view?.seats.find((one) => one.seat === seat)?.hand.cards ?? []
}

/** The menu from which a person chooses their discards, opened from the question. */
async function menuOf(name: string) {
  const asked = await question()
  const panel = resultingMessage(await as(name).click(asked.id, 'Choose'))
  expect(isEphemeral(panel)).toBe(true)
  const menu = controlsOf(panel).find(({ customId }) => autopilotComponentIds.answerInAdvance.read(customId))
  if (!menu) throw new Error(`${name} has nothing to choose`)
  return { panel, menu }
}

test('two cards each: everybody is pinged at once, chooses in private, and is heard in turn', async () => {
  const asked = await question()
  expect(asked.mentions.map(({ global_name }) => global_name)).toEqual(PEOPLE)
  const [anna, ben, cleo] = await Promise.all([handOf(0), handOf(1), handOf(2)])

  const { panel, menu } = await menuOf('Ben')
  for (const { name } of anna) expect(JSON.stringify(panel.components)).not.toContain(`"${name} (`)
  const noted = resultingMessage(await as('Ben').select(panel.id, menu.values.slice(0, 2), menu.customId))
  expect([isEphemeral(noted), noted.content]).toEqual([true, expect.stringContaining('✓ Saved')])
  expect(await handOf(1)).toEqual(ben)
  expect(JSON.stringify((await question()).components)).not.toContain(ben[0]?.name)

  const { version } = (await evening.table.look(raidId, null)).raid
  const own = resultingMessage(await as('Anna').click((await question()).id, 'Choose'))
  const [select] = controlsOf(own)
  await as('Anna').select(own.id, select?.values.slice(0, 2) ?? [], select?.customId)
  const taken = (await findInputs(evening.store.db, raidId)).filter(({ seq }) => seq > version)
  expect(
    taken.map(({ seat, payload }) => [seat, byInstructionLogEntrySchema.safeParse(payload).data?.order]),
  ).toEqual([
    [0, undefined],
    [1, 'ahead'],
  ])
  expect([(await handOf(0)).length, (await handOf(1)).length]).toEqual([anna.length - 2, ben.length - 2])

  const { view } = await evening.table.look(raidId, null)
  expect(view?.waitingFor).toMatchObject({ kind: 'discard', seat: 2 })
  expect(await handOf(2)).toEqual(cleo)
}, 60_000)

test('a choice of one card instead of two is refused in a sentence, and changes nothing', async () => {
  const before = await handOf(3)
  const { raid } = await evening.table.look(raidId, null)
  const { panel, menu } = await menuOf('Dora')
  const [one = ''] = menu.values
  const typed = resultingMessage(await as('Cleo').slash('answer', { choice: 'no such card' }))
  expect([isEphemeral(typed), typed.content]).toEqual([true, expect.stringContaining('no such card')])
  const noted = resultingMessage(await as('Dora').select(panel.id, [one, one], menu.customId))
  expect(noted.content).not.toBe('')
  expect(await handOf(3)).toEqual(before)
  expect((await evening.table.look(raidId, null)).raid.version).toBe(raid.version)
}, 60_000)
