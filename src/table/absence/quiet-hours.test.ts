import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinQuietHours, nextMomentOutsideQuietHours } from './quiet-hours.ts'
import {
  allMomentsOfLocalTime,
  firstMomentOfLocalTime,
  isTimeZone,
  listTimeZones,
  localTimeAsUtc,
  minutesSinceMidnight,
} from './time-zones.ts'

const night = { from: '22:00', to: '08:00' }
const after = (at: string, quiet = night, zone = 'Europe/Berlin') =>
  nextMomentOutsideQuietHours(new Date(at), quiet, zone).toISOString()

test('a reminder in quiet hours waits until they end, on the clock of the person’s own zone', () => {
  expect(after('2026-11-21T20:59:00Z')).toBe('2026-11-21T20:59:00.000Z') // this is 21:59 in Berlin
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
  // This night has no 2:30.
  expect(after('2027-03-28T00:10:00Z', { from: '01:00', to: '02:30' })).toBe('2027-03-28T01:00:00.000Z')
})

test('a moment that was put off is never in quiet hours, and is as early as possible', () => {
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
      const put = nextMomentOutsideQuietHours(at, quiet, timeZone)
      expect(isWithinQuietHours(put, quiet, timeZone)).toBe(false)
      expect(put.getTime()).toBeGreaterThanOrEqual(at.getTime())
      if (put > at) expect(isWithinQuietHours(new Date(put.getTime() - 60_000), quiet, timeZone)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['2026-12-25T00:00Z', 'Europe/Berlin', ['2026-12-24T23:00:00.000Z']],
  ['2026-12-25T00:00Z', 'America/New_York', ['2026-12-25T05:00:00.000Z']],
  ['2026-12-25T00:00Z', 'UTC-03:30', ['2026-12-25T03:30:00.000Z']],
  ['2027-03-28T02:30Z', 'Europe/Berlin', []],
  ['2027-10-31T02:30Z', 'Europe/Berlin', ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
])('clocks show %s in %s at no moment, one or two', (shown, zone, moments) => {
  expect(allMomentsOfLocalTime(new Date(shown), zone).map((at) => at.toISOString())).toEqual(moments)
})

test('a skipped time means the moment that is as long after the change', () => {
  expect(firstMomentOfLocalTime(new Date('2027-03-28T02:30Z'), 'Europe/Berlin').toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  )
})

test('every moment is among those at which clocks show the same time', () => {
  const zone = fc.constantFrom(
    'Europe/Berlin',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'UTC+05:45',
  )
  const minute = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 })
  fc.assert(
    fc.property(minute, zone, (minutes, timeZone) => {
      const at = new Date(minutes * 60_000)
      expect(allMomentsOfLocalTime(localTimeAsUtc(at, timeZone), timeZone)).toContainEqual(at)
    }),
    { numRuns: 500 },
  )
})

test('time zones have names, and no other text is one', () => {
  expect(listTimeZones()).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin', 'Asia/Tokyo']))
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Middle-earth/Shire')]).toEqual([true, false])
  expect(minutesSinceMidnight(new Date('2026-11-21T23:05:00Z'), 'UTC')).toBe(23 * 60 + 5)
})
