import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { TUTORIAL_RAID_NAMES } from '../../raids/tutorial/tutorial.ts'
import { userText } from '../../texts/user-text.ts'
import { RAID_SLEEPS_AFTER_DAYS } from '../absence/timetable.ts'
import { newId, newPerson, requireAccepted, TEST_GUILD_ID } from '../fixture.ts'
import { createTable } from '../table.ts'

describeWithDatabase('one person', (database) => {
  const DAY_MS = 24 * 3_600_000
  let now = Date.now()
  const limits = { raids: 3, reports: 2, lessons: 2, privateThreads: 1 }
  const table = () => createTable(database.store(), { limits, now: () => new Date(now) })
  const at = () => ({ guildId: TEST_GUILD_ID, channelId: newId() })

  it('leads only a limited number of raids at a time, and the refusal lists them; one that has ended or sleeps doesn’t count', async () => {
    const anna = newPerson('Anna')
    const open = (who = anna) => table().create(at(), who, 'deadmines', 'novice')
    const raids = [
      requireAccepted(await open()),
      requireAccepted(await open()),
      requireAccepted(await open()),
    ]
    const refused = { rejected: expect.stringMatching(/lead 3 raids.*\/raid abandon/) }
    expect(await open()).toEqual(refused)
    expect(await open()).toEqual({ rejected: expect.stringContaining(raids[0]?.code ?? '') })
    requireAccepted(await open(newPerson('Ben')))
    requireAccepted(await table().abandon(raids[0]?.id ?? '', anna))
    requireAccepted(await open())
    expect(await open()).toEqual(refused)
    now += (RAID_SLEEPS_AFTER_DAYS + 1) * DAY_MS
    requireAccepted(await open())
  })

  it('can’t exceed the limit of lobbies by the challenge or by playing again', async () => {
    now = Date.now()
    const [dora, emil] = [newPerson('Dora'), newPerson('Emil')]
    const first = requireAccepted(await table().create(at(), dora, 'deadmines', 'novice'))
    requireAccepted(await table().join(first.id, emil, 'horde-rogue'))
    requireAccepted(await table().join(first.id, dora, 'horde-rogue'))
    requireAccepted(await table().join(first.id, dora, 'horde-rogue'))
    requireAccepted(await table().start(first.id, dora))
    requireAccepted(await table().abandon(first.id, dora))
    const open = () => table().challenges.open(at(), dora)
    const raids = [
      requireAccepted(await open()),
      requireAccepted(await open()),
      requireAccepted(await open()),
    ]
    expect(await open()).toEqual({ rejected: expect.stringMatching(/^You already lead 3 raids/) })
    const again = (by: typeof dora) => table().lobbies.again(first.id, by, 'same')
    expect(await again(dora)).toEqual({ rejected: expect.stringMatching(/^You already lead 3 raids/) })
    expect(await again(emil)).toEqual({ rejected: expect.stringMatching(/^Dora already leads 3 raids/) })
    requireAccepted(await table().abandon(raids[0]?.id ?? '', dora))
    requireAccepted(await again(emil))
  })

  it('leads only that many games of Shadow of War at a time', async () => {
    const frank = newPerson('Frank')
    const open = () => table().war.create(at(), frank, { overlord: 'kazzak', redraw: false })
    const wars = [requireAccepted(await open()), requireAccepted(await open()), requireAccepted(await open())]
    const refused = { rejected: expect.stringMatching(/lead 3 games.*\/war end/) }
    expect(await open()).toEqual(refused)
    expect(await open()).toEqual({ rejected: expect.stringContaining(wars[0]?.code ?? '') })
    requireAccepted(await table().war.callOff(wars[0]?.id ?? '', frank))
    requireAccepted(await open())
  })

  it('begins only a limited number of lessons in a day, and is refused before a thread is opened', async () => {
    const gwen = newPerson('Gwen')
    now = Date.now()
    const begin = (lesson: number) =>
      table().tutorial.begin(
        { guildId: TEST_GUILD_ID, threadId: newId() },
        gwen,
        TUTORIAL_RAID_NAMES[lesson] ?? '',
      )
    requireAccepted(await begin(0))
    expect(await table().tutorial.whyNot(gwen.id)).toBeNull()
    requireAccepted(await begin(0))
    expect(await table().tutorial.whyNot(gwen.id)).toMatch(/begun 2 lessons within a day/)
    expect(await begin(1)).toEqual({ rejected: expect.stringContaining('begun 2 lessons within a day') })
    now += DAY_MS + 1_000
    expect(await table().tutorial.whyNot(gwen.id)).toBeNull()
    requireAccepted(await begin(1))
  })

  it('has only a limited number of private threads of raids at a time', async () => {
    const hugo = newPerson('Hugo')
    const { privateThreads, create } = table()
    const raid = requireAccepted(await create(at(), hugo, 'deadmines', 'novice'))
    expect(await privateThreads.mayOpen(hugo.id)).toBe(true)
    await privateThreads.opened(raid.id, hugo.id, newId())
    expect(await privateThreads.mayOpen(hugo.id)).toBe(false)
    await privateThreads.closed(raid.id, hugo.id)
    expect(await privateThreads.mayOpen(hugo.id)).toBe(true)
  })

  it('sends only a limited number of reports in a day', async () => {
    const cleo = newPerson('Cleo')
    const raid = requireAccepted(await table().create(at(), cleo, 'deadmines', 'novice'))
    now = Date.now()
    const report = () => table().reports.make(raid.id, cleo, userText('Execute missed'))
    requireAccepted(await report())
    requireAccepted(await report())
    expect(await report()).toEqual({ rejected: expect.stringContaining('2 reports within a day') })
    now += DAY_MS + 1_000
    requireAccepted(await report())
  })
})
