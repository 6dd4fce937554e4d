import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { heuristicPlayer } from '../../bots/heuristic.ts'
import {
  announcementsOf,
  createStartedRaid,
  playOnWithComputerPlayer,
  tableWithFixedSeed,
} from '../../table/fixture.ts'
import { assertDiscordAccepts } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import type { Post } from '../message-parts/post.ts'
import { narrateNewsIndented } from '../narrate/index.ts'
import { raidLogComponentIds } from './ids.ts'
import { raidLogPost } from './log.ts'

/** Returns the page and part to which a button of the log leads; null if it is disabled. */
function leadsTo({ components }: Post, deed: string): { page: number; part: number } | null {
  for (const one of components.flatMap((row) => row.components)) {
    const id = 'custom_id' in one ? raidLogComponentIds.pages.read(one.custom_id) : null
    if (id?.[1] === deed) return 'disabled' in one && one.disabled ? null : { page: id[2], part: id[3] }
  }
  return null
}

describeWithDatabase('the log', (database) => {
  it('can be read from the first line to the last, and back', { timeout: 120_000 }, async () => {
    const party = await createStartedRaid(tableWithFixedSeed(database.store()))
    await playOnWithComputerPlayer(party, heuristicPlayer, 110)
    const names = seatNames(party.raid)
    const said = (await announcementsOf(database.store(), party)).flatMap((one) =>
      one.kind === 'news' ? narrateNewsIndented(one, names) : [],
    )
    const look = (place: { page: number; part: number }) => raidLogPost(party, party.raid, place)
    const newest = await look({ page: 1, part: 999 })
    expect(leadsTo(newest, 'newer')).toBeNull()
    const pages: Post[] = []
    let place = leadsTo(newest, 'first')
    while (place) {
      const page = await look(place)
      assertDiscordAccepts(page)
      pages.push(page)
      place = leadsTo(page, 'newer')
    }
    const read = pages.flatMap(({ embeds }) => embeds[0]?.description ?? [])
    expect(read.join('\n').split('\n')).toEqual(said.join('\n').split('\n'))
    expect(pages.length).toBeGreaterThan(3)
    expect(leadsTo(pages[0] ?? newest, 'older')).toBeNull()
    let back = leadsTo(pages.at(-1) ?? newest, 'older')
    let count = 1
    for (; back; count++) back = leadsTo(await look(back), 'older')
    expect(count).toBe(pages.length)
    expect(JSON.stringify(pages[1]?.components)).toContain(`Page 1 of `)
  })
})
