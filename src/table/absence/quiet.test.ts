import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterQuiet, isQuiet } from './quiet.ts'
import { endOfDay, isTimeZone, minutesAt, timeZones } from './zones.ts'

const night = { from: '22:00', to: '08:00' }
const after = (at: string, quiet = night, zone = 'Europe/Berlin') =>
  afterQuiet(new Date(at), quiet, zone).toISOString()

test('a reminder in quiet hours waits until they end, on the clock of the person’s own zone', () => {
  expect(after('2026-11-21T20:59:00Z')).toBe('2026-11-21T20:59:00.000Z') // 21:59 in Berlin
  expect(after('2026-11-21T21:00:30Z')).toBe('2026-11-22T07:00:00.000Z')
  expect(after('2026-11-22T06:59:59Z')).toBe('2026-11-22T07:00:00.000Z')
  expect(after('2026-11-22T07:00:00Z')).toBe('2026-11-22T07:00:00.000Z')
  expect(after('2026-11-21T21:00:00Z', { from: '09:00', to: '17:30' }, 'America/New_York')).toBe(
    '2026-11-21T22:30:00.000Z',
  )
  expect(after('2026-11-21T21:00:00Z', { from: '00:00', to: '00:00' })).toBe('2026-11-21T21:00:00.000Z')
})

test('the night in which summer time begins or ends is an hour shorter or longer', () => {
  expect(after('2027-03-27T22:30:00Z')).toBe('2027-03-28T06:00:00.000Z') // 8:00 is 6:00 UTC from that night on
  expect(after('2026-10-24T21:30:00Z')).toBe('2026-10-25T07:00:00.000Z')
  expect(after('2027-03-28T00:10:00Z', { from: '01:00', to: '02:30' })).toBe('2027-03-28T01:00:00.000Z') // no 2:30
})

test('what has been put off is never in quiet hours, and no minute earlier would have done', () => {
  const zone = fc.constantFrom(
    'Europe/Berlin',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  )
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([h, m]) => `${`${h}`.padStart(2, '0')}:${`${m}`.padStart(2, '0')}`)
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, clock, clock, zone, (at, from, to, timeZone) => {
      const quiet = { from, to }
      const put = afterQuiet(at, quiet, timeZone)
      expect(isQuiet(put, quiet, timeZone)).toBe(false)
      expect(put.getTime()).toBeGreaterThanOrEqual(at.getTime())
      if (put > at) expect(isQuiet(new Date(put.getTime() - 60_000), quiet, timeZone)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a day ends at midnight of its own zone', () => {
  expect(endOfDay('2026-12-24', 'Europe/Berlin')?.toISOString()).toBe('2026-12-24T23:00:00.000Z')
  expect(endOfDay('2027-03-28', 'Europe/Berlin')?.toISOString()).toBe('2027-03-28T22:00:00.000Z')
  expect(endOfDay('2026-12-24', 'America/New_York')?.toISOString()).toBe('2026-12-25T05:00:00.000Z')
  expect(endOfDay('2027-02-30', 'UTC')).toBeNull()
  expect(endOfDay('tomorrow', 'UTC')).toBeNull()
})

test('time zones have names, and nothing else is one', () => {
  expect(timeZones()).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'Asia/Tokyo']))
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Middle-earth/Shire')]).toEqual([true, false])
  expect(minutesAt(new Date('2026-11-21T23:05:00Z'), 'UTC')).toBe(23 * 60 + 5)
})
