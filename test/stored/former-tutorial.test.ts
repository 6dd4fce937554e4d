/** Raids of the tutorial that was one raid, from before there were lessons. The migration that removes it ends them. */
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { fakeBotContext, newClickBy } from '../../src/discord/fixture.ts'
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import { handleClick } from '../../src/discord/routing.ts'
import { tutorialComponentIds } from '../../src/discord/tutorial/ids.ts'
import { readMigrations } from '../../src/store/database/migrations.ts'
import { newId } from '../../src/store/fixture.ts'
import { requireAccepted } from '../../src/table/fixture.ts'
import { createTable } from '../../src/table/table.ts'
import { userText } from '../../src/texts/user-text.ts'
import { folderOf, withStore } from './describe.ts'
import { cardsIn, raidsIn, readRaidFile } from './file.ts'
import { loadCards, loadRaid } from './load.ts'

const FOLDER = fileURLToPath(new URL('former-tutorial', import.meta.url))
const store = withStore(5)

beforeAll(async () => {
  for (const shape of [3, 4]) await loadCards(store(), cardsIn(folderOf(shape)))
})

async function migrated(file: string) {
  const { raidId, people } = await loadRaid(store(), readRaidFile(FOLDER, file))
  const [id = ''] = people.values()
  const migration = readMigrations().find(({ name }) => name.endsWith('the_former_tutorial_ends'))
  for (const statement of migration?.sql.split(';\n') ?? []) await store().db.$executeRawUnsafe(statement)
  const table = createTable(store())
  const raid = (await table.find({ raidId })) ?? expect.fail('it is gone')
  return { table, raid, learner: { id, name: userText('Anna') } }
}

test.each(raidsIn(FOLDER))('a raid of the former tutorial has ended: %s', async (file) => {
  const { table, raid, learner } = await migrated(file)
  expect(raid).toMatchObject({ raid: 'lesson-attack', status: 'abandoned', version: 0 })
  expect(await table.look(raid.id, learner)).toMatchObject({ view: null, seat: null })
  expect((await table.log(raid.id, 1)).entries).toEqual([])
  expect(await table.tutorial.find(raid.guildId, learner.id, null)).toBeNull()
  expect(await table.tutorial.learned(raid.id)).toEqual([])
})

test.each([
  ['a choice', (code: string) => questionComponentIds.pick(code, 1, ['pass']), 'The raid is over.'],
  ['the panel', questionComponentIds.moves, 'This raid is over.'],
  ['the coach', tutorialComponentIds.showMe, 'You are not asked anything right now.'],
])('a press on %s of its old question is answered in a sentence', async (_, id, sentence) => {
  const { table, raid, learner } = await migrated(raidsIn(FOLDER)[0] ?? '')
  const click = newClickBy({ raid }, learner, id(raid.code))
  const reply = await handleClick(fakeBotContext({ table }), click)
  expect('post' in reply ? reply.post.content : reply.how).toContain(sentence)
})

test('its learner begins with the first lesson', async () => {
  const { table, raid, learner } = await migrated(raidsIn(FOLDER)[0] ?? '')
  const next = await table.tutorial.nextFor(raid.guildId, learner.id)
  const at = { guildId: raid.guildId, threadId: newId() }
  expect(requireAccepted(await table.tutorial.begin(at, learner, next))).toMatchObject({
    raid: 'lesson-attack',
  })
})
