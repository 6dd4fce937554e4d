import { describe, expect, test } from 'vitest'
import { guildSettingsShape, personSettingsShape, raidSettingsShape } from '../../table/settings/shapes.ts'
import { inLanguage, LANGUAGES } from '../../texts/language.ts'
import { userText } from '../../texts/user-text.ts'
import { absencePost } from '../absence/news.ts'
import { judge, PEOPLE, raidCardOf } from '../fixture.ts'
import { personPage, raidPage, serverPage } from './pages.ts'
import { readQuiet, readUntil, readZone, zonesLike } from './reading.ts'

describe('what people write into settings', () => {
  test.each([
    ['22:00-08:00', { from: '22:00', to: '08:00' }],
    ['22-8', { from: '22:00', to: '08:00' }],
    [' 9:30 – 17:00 ', { from: '09:30', to: '17:00' }],
    ['none', null],
  ])('quiet hours "%s" are understood', (text, value) => {
    expect(readQuiet(text)).toEqual({ value })
  })

  test.each(['25-8', '22:60-8', 'night', '1-2-3'])('"%s" are no quiet hours', (wrong) => {
    expect(readQuiet(wrong)).toEqual({ wrong })
  })

  test('time zones are found however they are written', () => {
    expect(readZone('europe/berlin')).toEqual({ value: 'Europe/Berlin' })
    expect(readZone('america/new york')).toEqual({ value: 'America/New_York' })
    expect(readZone('')).toEqual({ wrong: '' })
    expect(zonesLike('tok')[0]).toBe('Asia/Tokyo')
    expect(zonesLike('')).toHaveLength(25)
  })

  test('a vacation lasts until a day is over in their own zone, or so many days; a year at most', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const until = (text: string) => readUntil(text, 'Europe/Berlin', now)
    expect(until('2026-12-24')).toEqual({ value: new Date('2026-12-24T23:00:00Z') })
    expect(until('10 days')).toEqual({ value: new Date('2026-12-01T12:00:00Z') })
    for (const wrong of ['2026-11-20', '0', '2028-01-01', 'soon', '2026-13-01'])
      expect(until(wrong)).toEqual({ wrong })
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('all pages and announcements keep to Discord’s limits', () => {
    const raid = raidCardOf(1, 3)
    const person = { id: '100000000000000000', name: userText(PEOPLE[0]) }
    const question = { seat: 0, person, decision: 5, asked: 'priority' } as const
    const at = new Date(0).toISOString()
    const settings = raidSettingsShape.parse({ limitHours: 336, friendsPass: true })
    const away = {
      awayUntil: '2999-01-01T00:00:00.000Z',
      muted: ['a', 'b'],
      quiet: { from: '22:00', to: '08:00' },
    }
    inLanguage(language, () => {
      judge(personPage(personSettingsShape.parse(away), 'Done.'))
      judge(raidPage(raid, settings, true))
      judge(
        serverPage(guildSettingsShape.parse({ judgeRoles: ['100000000000000001'], raid: settings }), true),
      )
      for (const isLast of [false, true])
        judge(
          absencePost(raid, {
            kind: 'reminder',
            ...question,
            nth: 5,
            isLast,
            since: at,
            at,
            friendsPass: true,
          }),
        )
      judge(absencePost(raid, { kind: 'warning', ...question, at, until: at, ping: true }))
      judge(absencePost(raid, { kind: 'asleep', since: at }))
      judge(absencePost(raid, { kind: 'agreed', by: person, settings }))
    })
  })
})
