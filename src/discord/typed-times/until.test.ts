import { describe, expect, test } from 'vitest'
import { localTimeAsUtc } from '../../table/absence/time-zones.ts'
import { LANGUAGES } from '../../texts/language.ts'
import { parseEndTime } from './read.ts'

/** A Saturday, one in the afternoon in Berlin. */
const NOW = new Date('2026-11-21T12:00:00Z')
const BERLIN = 'Europe/Berlin'

describe.each(LANGUAGES)('with %s first, a person is away', (language) => {
  const until = (text: string) => parseEndTime(text, { now: NOW, zone: BERLIN, language })

  test.each([
    ['2026-12-24', '2026-12-25 00:00'],
    ['24.12.', '2026-12-25 00:00'],
    ['until 24 December', '2026-12-25 00:00'],
    ['bis zum 24. Dezember', '2026-12-25 00:00'],
    ['31.1.', '2027-02-01 00:00'],
    ['today', '2026-11-22 00:00'],
    ['bis morgen', '2026-11-23 00:00'],
    ['Monday', '2026-11-24 00:00'],
    ['bis Sonntag', '2026-11-23 00:00'],
    ['until Saturday', '2026-11-22 00:00'],
    ['24.12.-6.1.', '2027-01-07 00:00'],
    ['24.12. bis 6.1.', '2027-01-07 00:00'],
    ['Dec 24 - Jan 6', '2027-01-07 00:00'],
    ['morgen 20 Uhr', '2026-11-22 20:00'],
    ['tonight at 8', '2026-11-21 20:00'],
    ['20:00 UTC', '2026-11-21 21:00'],
    ['10', '2026-12-01 13:00'],
    ['10 days', '2026-12-01 13:00'],
    ['für 10 Tage', '2026-12-01 13:00'],
    ['2 weeks', '2026-12-05 13:00'],
    ['eine Woche', '2026-11-28 13:00'],
    ['for 3 hours', '2026-11-21 16:00'],
    ['<t:1795894200:D>', '2026-11-28 20:30'],
  ])('“%s”', (text, shown) => {
    const reading = until(text)
    expect(reading.kind).toBe('moment')
    if (reading.kind === 'moment')
      expect(localTimeAsUtc(reading.at, BERLIN).toISOString().slice(0, 16).replace('T', ' ')).toBe(shown)
  })

  test.each([
    ['2026-11-20', 'past'],
    ['yesterday', 'past'],
    ['0', 'past'],
    ['2028-01-01', 'far'],
    ['999', 'far'],
    ['soon', 'unread'],
    ['2026-13-01', 'unread'],
    ['', 'unread'],
  ])('“%s” is refused: %s', (text, kind) => {
    expect(until(text).kind).toBe(kind)
  })
})
