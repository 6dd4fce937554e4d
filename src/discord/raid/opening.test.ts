/** The answer to a command doesn't link to the thread of a new lobby, which is empty before the beginning. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { newId, newPerson, tableWithFixedSeed } from '../../table/fixture.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import type { BotContext, CommandCall } from '../bot-context.ts'
import { fakeBotContext, fakeRaidInfo, newClickBy } from '../fixture.ts'
import type { Reply } from '../message-parts/post.ts'
import { createWar } from '../war/war.ts'
import { createRaid } from './raid.ts'

const ALLOWED = (1n << 53n) - 1n // all required permissions

describeWithDatabase('opening', (database) => {
  const calledBy = (channelId: string): CommandCall => ({
    ...newClickBy({ raid: fakeRaidInfo(1, 1) }, newPerson('Anna'), ''),
    ...{ channelId, isThread: false, isVoice: false, mine: ALLOWED, subcommand: 'create' },
    ...{ text: () => null, called: () => null, flag: () => false, choice: () => null, whole: () => null },
    ...{ someone: () => null, role: () => null, file: () => null },
  })

  const openings: Record<string, (context: BotContext, call: CommandCall) => Promise<Reply>> = {
    raid: (context, call) => createRaid(context, call, 'deadmines', 'novice'),
    'game of Shadow of War': (context, call) =>
      createWar(context, call, { overlord: 'kazzak', redraw: true }),
  }

  it.each(
    Object.entries(openings).flatMap(([what, open]) =>
      LANGUAGES.map((language) => ({ what, open, language })),
    ),
  )('a new $what doesn’t mention its empty thread: $language', async ({ open, language }) => {
    const [channelId, thread] = [newId(), newId()]
    const context = fakeBotContext({ table: tableWithFixedSeed(database.store()) })
    const threads = { ...context.threads, open: async () => ({ id: thread, why: null }) }
    const said = await runInLanguage(language, async () => {
      const reply = await open({ ...context, threads }, calledBy(channelId))
      if (reply.how !== 'show') throw new Error('nothing was opened')
      return [reply.post.content, await reply.after?.({ channelId, id: thread })]
    })
    expect(JSON.stringify(said)).not.toContain(thread)
  })
})
