/** The answer to a command doesn't link to the thread of a new lobby, which is empty before the beginning. */
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { newId, person, sameTable } from '../../table/fixture.ts'
import { inLanguage, LANGUAGES } from '../../texts/language.ts'
import type { Call, Desk } from '../desk.ts'
import { clickBy, deskOf, raidCardOf } from '../fixture.ts'
import type { Outcome } from '../posts/post.ts'
import { createWar } from '../war/war.ts'
import { createRaid } from './raid.ts'

const ALLOWED = (1n << 53n) - 1n // all required permissions

describeOnEachDatabase('opening', (database) => {
  const calledBy = (channelId: string): Call => ({
    ...clickBy({ raid: raidCardOf(1, 1) }, person('Anna'), ''),
    ...{ channelId, isThread: false, mine: ALLOWED, subcommand: 'create' },
    ...{ text: () => null, called: () => null, flag: () => false, choice: () => null, whole: () => null },
    ...{ someone: () => null, role: () => null, file: () => null },
  })

  const openings: Record<string, (desk: Desk, call: Call) => Promise<Outcome>> = {
    raid: (desk, call) => createRaid(desk, call, 'deadmines', 'novice'),
    'game of Shadow of War': (desk, call) => createWar(desk, call, { overlord: 'kazzak', redraw: true }),
  }

  it.each(
    Object.entries(openings).flatMap(([what, open]) =>
      LANGUAGES.map((language) => ({ what, open, language })),
    ),
  )('a new $what doesn’t mention its empty thread: $language', async ({ open, language }) => {
    const [channelId, thread] = [newId(), newId()]
    const desk = deskOf({ table: sameTable(database.store()) })
    const threads = { ...desk.threads, open: async () => thread }
    const said = await inLanguage(language, async () => {
      const outcome = await open({ ...desk, threads }, calledBy(channelId))
      if (outcome.how !== 'show') throw new Error('nothing was opened')
      return [outcome.post.content, await outcome.after?.({ channelId, id: thread })]
    })
    expect(JSON.stringify(said)).not.toContain(thread)
  })
})
