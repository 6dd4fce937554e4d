import { describe, expect, test } from 'vitest'
import { HOUSE_PLAYER_LEVELS } from '../../store/people/house.ts'
import { guildSettingsSchema, personSettingsSchema, raidSettingsSchema } from '../../table/model/settings.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { userText } from '../../texts/user-text.ts'
import { absencePost } from '../absence/news.ts'
import { assertDiscordAccepts, fakeRaidInfo, TEST_PLAYER_NAMES } from '../fixture.ts'
import { settingsComponentIds } from './ids.ts'
import { personSettingsPost, raidSettingsPost, serverSettingsPost } from './pages.ts'
import { parseHours, parseQuietHours, parseTimeZone, timeZonesMatching } from './parse.ts'

describe('values that people type into settings', () => {
  test.each([
    ['22:00-08:00', { from: '22:00', to: '08:00' }],
    ['22-8', { from: '22:00', to: '08:00' }],
    [' 9:30 – 17:00 ', { from: '09:30', to: '17:00' }],
    ['10pm-8am', { from: '22:00', to: '08:00' }],
    ['10:30 p.m. to 8 am', { from: '22:30', to: '08:00' }],
    ['from 10 pm until 8', { from: '22:00', to: '08:00' }],
    ['von 22 bis 8 Uhr', { from: '22:00', to: '08:00' }],
    ['22.30 Uhr bis 8.00 Uhr', { from: '22:30', to: '08:00' }],
    ['22h-8h', { from: '22:00', to: '08:00' }],
    ['halb elf bis sieben', { from: '10:30', to: '07:00' }],
    ['midnight to noon', { from: '00:00', to: '12:00' }],
    ['none', null],
  ])('quiet hours "%s" are understood', (text, value) => {
    expect(parseQuietHours(text)).toEqual({ value })
  })

  test.each(['25-8', '22:60-8', 'night', '1-2-3', '22:00', 'in 2 h - 8', 'tomorrow 22:00 - 8:00'])(
    '"%s" aren’t quiet hours',
    (wrong) => {
      expect(parseQuietHours(wrong)).toEqual({ wrong })
    },
  )

  test('time zones are found in any spelling', () => {
    expect(parseTimeZone('europe/berlin')).toEqual({ value: 'Europe/Berlin' })
    expect(parseTimeZone('america/new york')).toEqual({ value: 'America/New_York' })
    expect(parseTimeZone('MEZ')).toEqual({ value: 'Europe/Berlin' })
    expect(parseTimeZone('pdt')).toEqual({ value: 'America/Los_Angeles' })
    expect(parseTimeZone('UTC+5:30')).toEqual({ value: 'UTC+05:30' })
    expect(parseTimeZone('utc -4')).toEqual({ value: 'UTC-04:00' })
    for (const wrong of ['', 'UTC+99', 'nowhere', 'Berlin UTC+1'])
      expect(parseTimeZone(wrong)).toEqual({ wrong })
    expect(timeZonesMatching('tok')[0]).toBe('Asia/Tokyo')
    expect(timeZonesMatching('')).toHaveLength(25)
    expect(timeZonesMatching('PST')[0]).toBe('America/Los_Angeles')
  })

  test.each([
    ['12', 12],
    ['12 h', 12],
    ['12 Stunden', 12],
    ['2 days', 48],
    ['1,5 Tage', 36],
    ['a week', 168],
    ['eine Woche', 168],
    ['120 min', 2],
    ['0', null],
    ['never', null],
    ['nie', null],
  ])('“%s” is a number of whole hours', (text, value) => {
    expect(parseHours(text)).toEqual({ value })
  })

  test.each(['soon', '90 min', '337', '3 weeks', '-1', '1e2', 'in 20:00', ''.padEnd(200, '9')])(
    '“%s” isn’t a number of whole hours',
    (wrong) => {
      expect(parseHours(wrong)).toEqual({ wrong })
    },
  )
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('all pages and announcements stay within Discord’s limits', () => {
    const raid = fakeRaidInfo(1, 3)
    const person = { id: '100000000000000000', name: userText(TEST_PLAYER_NAMES[0]) }
    const question = { seat: 0, person, decision: 5, asked: 'priority' } as const
    const at = new Date(0).toISOString()
    const settings = raidSettingsSchema.parse({ limitHours: 336, friendsPass: true })
    const away = {
      awayUntil: '2999-01-01T00:00:00.000Z',
      muted: ['a', 'b'],
      quiet: { from: '22:00', to: '08:00' },
    }
    runInLanguage(language, () => {
      for (const of of ['person', 'guild', 'bot'] as const)
        assertDiscordAccepts(
          personSettingsPost(
            personSettingsSchema.parse(away),
            { zone: 'America/Argentina/Buenos_Aires', of },
            'Done.',
          ),
        )
      assertDiscordAccepts(raidSettingsPost(raid, settings, true))
      assertDiscordAccepts(
        serverSettingsPost(
          guildSettingsSchema.parse({ judgeRoles: ['100000000000000001'], raid: settings }),
          true,
        ),
      )
      for (const isLast of [false, true])
        assertDiscordAccepts(
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
      assertDiscordAccepts(absencePost(raid, { kind: 'warning', ...question, at, until: at, ping: true }))
      assertDiscordAccepts(absencePost(raid, { kind: 'asleep', since: at }))
      assertDiscordAccepts(absencePost(raid, { kind: 'agreed', by: person, settings }))
    })
  })
})

test.each(HOUSE_PLAYER_LEVELS)('a button sets the level after %s', (takeoverLevel) => {
  const settings = raidSettingsSchema.parse({ takeoverLevel })
  const next =
    HOUSE_PLAYER_LEVELS[(HOUSE_PLAYER_LEVELS.indexOf(takeoverLevel) + 1) % HOUSE_PLAYER_LEVELS.length] ??
    'easy'
  const raid = fakeRaidInfo(1, 3)
  expect(JSON.stringify(raidSettingsPost(raid, settings, true))).toContain(
    settingsComponentIds.raidLevel(raid.code, 'level', next),
  )
  const server = serverSettingsPost(guildSettingsSchema.parse({ raid: settings }), true)
  expect(JSON.stringify(server)).toContain(settingsComponentIds.serverLevel('level', next))
})
