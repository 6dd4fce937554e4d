import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { allMomentsOfLocalTime, localTimeAsUtc } from '../../table/absence/time-zones.ts'
import { LANGUAGES, type Language } from '../../texts/language.ts'
import { parseStartTime } from './read.ts'
import type { TimeReading } from './results.ts'

/** A Sunday, half past seven in the evening in Berlin and half past one in New York. */
const NOW = new Date('2026-11-22T18:30:00Z')
const BERLIN = 'Europe/Berlin'

const read = (text: string, language: Language = 'en', zone = BERLIN, now = NOW): TimeReading =>
  parseStartTime(text, { now, zone, language })

/** Returns the clock of the zone, and the kinds of notes: "2026-11-28 20:30 hour". */
function inWords(reading: TimeReading, zone = BERLIN): string {
  if (reading.kind !== 'moment') return reading.kind
  const shown = localTimeAsUtc(reading.at, zone).toISOString().slice(0, 16).replace('T', ' ')
  return [shown, ...reading.notes.map(({ kind }) => kind)].join(' ')
}

const TODAY = '2026-11-22'
const TOMORROW = '2026-11-23'
const FRIDAY = '2026-11-27'
const SATURDAY = '2026-11-28'

/** The results are the same in both languages, since the other language is tried as well. */
const PHRASES: readonly (readonly [phrase: string, inWords: string])[] = [
  // times of day
  ['20:30', `${TODAY} 20:30`],
  ['19:00', `${TOMORROW} 19:00`],
  ['8pm', `${TODAY} 20:00`],
  ['8 PM', `${TODAY} 20:00`],
  ['8:30 p.m.', `${TODAY} 20:30`],
  ['8.30pm', `${TODAY} 20:30`],
  ['12:30 am', `${TOMORROW} 00:30`],
  ['20.30', `${TODAY} 20:30`],
  ['20:30:00', `${TODAY} 20:30`],
  ['20 Uhr', `${TODAY} 20:00`],
  ['20:30 Uhr', `${TODAY} 20:30`],
  ['20.30 Uhr', `${TODAY} 20:30`],
  ['20 Uhr 30', `${TODAY} 20:30`],
  ['2030 Uhr', `${TODAY} 20:30`],
  ['2030', `${TODAY} 20:30`],
  ['20h', `${TODAY} 20:00 clock`],
  ['20h30', `${TODAY} 20:30 clock`],
  ['um 20 Uhr', `${TODAY} 20:00`],
  ['gegen 20:15', `${TODAY} 20:15`],
  ['@20:15', `${TODAY} 20:15`],
  ['noon', `${TOMORROW} 12:00`],
  ['mittags', `${TOMORROW} 12:00`],
  ['12 Uhr mittags', `${TOMORROW} 12:00`],
  ['midnight', `${TOMORROW} 00:00`],
  ['Mitternacht', `${TOMORROW} 00:00`],
  ['24 Uhr', `${TOMORROW} 00:00`],
  // as people say them
  ['at 8', `${TODAY} 20:00 half`],
  ['um acht', `${TODAY} 20:00 half`],
  ['8 o’clock', `${TODAY} 20:00 half`],
  ['eight pm', `${TODAY} 20:00`],
  ['halb neun', `${TODAY} 20:30 half`],
  ['halb 9 abends', `${TODAY} 20:30`],
  ['Viertel nach acht', `${TODAY} 20:15 half`],
  ['viertel vor 9', `${TODAY} 20:45 half`],
  ['dreiviertel neun', `${TODAY} 20:45 half`],
  ['fünf vor halb neun', `${TODAY} 20:25 half`],
  ['zwanzig nach acht', `${TODAY} 20:20 half`],
  ['half past eight', `${TODAY} 20:30 half`],
  ['quarter to nine pm', `${TODAY} 20:45`],
  ['ten past eight', `${TODAY} 20:10 half`],
  ['eight thirty pm', `${TODAY} 20:30`],
  ['so gegen acht', `${TODAY} 20:00 half`],
  ['2000 hrs', `${TODAY} 20:00`],
  ['20 30', `${TODAY} 20:30`],
  ['8:30', `${TOMORROW} 08:30 half`],
  ['08:30', `${TOMORROW} 08:30`],
  ['8 Uhr', `${TOMORROW} 08:00 half`],
  // days in words
  ['today 20:00', `${TODAY} 20:00`],
  ['heute 20 Uhr', `${TODAY} 20:00`],
  ['heute um 8', `${TODAY} 20:00 half`],
  ['tomorrow 20:00', `${TOMORROW} 20:00`],
  ['tomorrow at 8pm', `${TOMORROW} 20:00`],
  ['8pm tomorrow', `${TOMORROW} 20:00`],
  ['tmrw 8pm', `${TOMORROW} 20:00`],
  ['tomorrow at 8', `${TOMORROW} 08:00 half`],
  ['tomorrow 2030', `${TOMORROW} 20:30`],
  ['tomorrow 20 Uhr', `${TOMORROW} 20:00`],
  ['morgen 20:30', `${TOMORROW} 20:30`],
  ['20 Uhr morgen', `${TOMORROW} 20:00`],
  ['morgen früh um 9', `${TOMORROW} 09:00`],
  ['übermorgen 19 Uhr', '2026-11-24 19:00'],
  ['uebermorgen 19 Uhr', '2026-11-24 19:00'],
  ['the day after tomorrow at 7pm', '2026-11-24 19:00'],
  ['day after tomorrow 7pm', '2026-11-24 19:00'],
  ['8 tomorrow', `${TOMORROW} 08:00 half`],
  // parts of the day
  ['heute Abend um 8', `${TODAY} 20:00`],
  ['heut abend', `${TODAY} 20:00 hour`],
  ['tonight', `${TODAY} 20:00 hour`],
  ['tonight at 9', `${TODAY} 21:00`],
  ['tonight at 1', `${TOMORROW} 01:00`],
  ['heute Nacht um 2', `${TOMORROW} 02:00`],
  ['this evening at 8', `${TODAY} 20:00`],
  ['morgen Abend', `${TOMORROW} 20:00 hour`],
  ['tomorrow morning', `${TOMORROW} 09:00 hour`],
  ['8 tonight', `${TODAY} 20:00`],
  ['morgen in der Früh', `${TOMORROW} 09:00 hour`],
  ['morgen Mittag', `${TOMORROW} 12:00`],
  ['Freitagabend um acht', `${FRIDAY} 20:00`],
  ['Freitag Morgen um 9', `${FRIDAY} 09:00`],
  ['Saturday 3 in the afternoon', `${SATURDAY} 15:00`],
  // days of the week
  ['Freitag 20 Uhr', `${FRIDAY} 20:00`],
  ['Fr. 20 Uhr', `${FRIDAY} 20:00`],
  ['Fr 20', `${FRIDAY} 20:00`],
  ['20:30 am Freitag', `${FRIDAY} 20:30`],
  ['kommenden Freitag, 20 Uhr', `${FRIDAY} 20:00`],
  ['diesen Freitag 20 Uhr', `${FRIDAY} 20:00`],
  ['nächsten Freitag 20 Uhr', `${FRIDAY} 20:00 nextDay`],
  ['next Friday 8pm', `${FRIDAY} 20:00 nextDay`],
  ['nächste Woche Freitag 20 Uhr', `${FRIDAY} 20:00 nextDay`],
  ['Friday in two weeks, 8pm', '2026-12-04 20:00 nextDay'],
  ['kommende Woche Freitag 20 Uhr', `${FRIDAY} 20:00 nextDay`],
  ['Sat 20:00', `${SATURDAY} 20:00`],
  ['Sonnabend 20 Uhr', `${SATURDAY} 20:00`],
  ['so 20:00', `${TODAY} 20:00`],
  ['Sunday 19:00', '2026-11-29 19:00'],
  ['Tues 8pm', '2026-11-24 20:00'],
  // dates
  ['28.11. 20:30', `${SATURDAY} 20:30`],
  ['28.11 20:30', `${SATURDAY} 20:30`],
  ['28.11.26 20 Uhr', `${SATURDAY} 20:00`],
  ['28.11.2026, 20:30 Uhr', `${SATURDAY} 20:30`],
  ['28. 11. 20 Uhr', `${SATURDAY} 20:00`],
  ['am Samstag, den 28. November 2026 um 20:30 Uhr', `${SATURDAY} 20:30`],
  ['Sa, 28.11. um 20 Uhr', `${SATURDAY} 20:00`],
  ['28. November', `${SATURDAY} 20:00 hour`],
  ['28 Dezember 20 Uhr', '2026-12-28 20:00'],
  ['28. Nov. 20:30', `${SATURDAY} 20:30`],
  ['Nov 28th at 8 pm', `${SATURDAY} 20:00`],
  ['November 28, 2026 8pm', `${SATURDAY} 20:00`],
  ['28th of November, 20:00', `${SATURDAY} 20:00`],
  ['on the 28th at 8pm', `${SATURDAY} 20:00`],
  ['am 28. um 20 Uhr', `${SATURDAY} 20:00`],
  ['Sa 28. 20 Uhr', `${SATURDAY} 20:00`],
  ['Saturday the 28th', `${SATURDAY} 20:00 hour`],
  ['28/11', `${SATURDAY} 20:00 hour`],
  ['11/28 8pm', `${SATURDAY} 20:00`],
  ['28-11-2026 20:30', `${SATURDAY} 20:30`],
  ['2026-11-28 20:30', `${SATURDAY} 20:30`],
  ['2026-11-28T20:30', `${SATURDAY} 20:30`],
  ['2026/11/28 20:30', `${SATURDAY} 20:30`],
  ['1.2. 20:00', '2027-02-01 20:00'],
  ['2027-07-01 20:30', '2027-07-01 20:30'],
  // from now
  ['in 90 min', `${TODAY} 21:00`],
  ['in 2h', `${TODAY} 21:30`],
  ['2h', `${TODAY} 21:30 duration`],
  ['+2h', `${TODAY} 21:30`],
  ['in 1h30', `${TODAY} 21:00`],
  ['in einer Stunde', `${TODAY} 20:30`],
  ['in an hour', `${TODAY} 20:30`],
  ['in einer halben Stunde', `${TODAY} 20:00`],
  ['in half an hour', `${TODAY} 20:00`],
  ['in einer Dreiviertelstunde', `${TODAY} 20:15`],
  ['in 1,5 Stunden', `${TODAY} 21:00`],
  ['in anderthalb Stunden', `${TODAY} 21:00`],
  ['in an hour and a half', `${TODAY} 21:00`],
  ['2 Stunden', `${TODAY} 21:30`],
  ['in 2 Stunden und 30 Minuten', `${TODAY} 22:00`],
  ['in two hours', `${TODAY} 21:30`],
  ['3 hours from now', `${TODAY} 22:30`],
  [' IN 3 TAGEN ', '2026-11-25 19:30 sameTime'],
  ['in 3 days at 8pm', '2026-11-25 20:00'],
  ['in 2 weeks', '2026-12-06 19:30 sameTime'],
  ['in a month', '2026-12-22 19:30 sameTime'],
  ['in 2 1/2 Stunden', `${TODAY} 22:00`],
  ['in an hour or so', `${TODAY} 20:30`],
  ['in 2 Wochen um 20 Uhr', '2026-12-06 20:00'],
  ['heute in einer Woche', '2026-11-29 19:30 sameTime'],
  // zones
  ['20:30 CET', `${TODAY} 20:30`],
  ['20:30 MEZ', `${TODAY} 20:30`],
  ['8pm EST', `${TOMORROW} 02:00`],
  ['8 pm (EST)', `${TOMORROW} 02:00`],
  ['8 EST', `${TOMORROW} 02:00 half`],
  ['8pm tmrw EST', '2026-11-24 02:00'],
  ['8pm -0500', `${TOMORROW} 02:00`],
  ['8pm eastern', `${TOMORROW} 02:00`],
  ['8pm in London', `${TODAY} 21:00`],
  ['8pm UK time', `${TODAY} 21:00`],
  ['20 Uhr deutsche Zeit', `${TODAY} 20:00`],
  ['8pm my time', `${TODAY} 20:00`],
  ['20:30 UTC', `${TODAY} 21:30`],
  ['20:30 UTC+1', `${TODAY} 20:30`],
  ['20:30 GMT -5', `${TOMORROW} 02:30`],
  ['20:30 UTC+5:30', `${TOMORROW} 16:00`],
  ['8pm Europe/London', `${TODAY} 21:00`],
  ['8pm New York time', `${TOMORROW} 02:00`],
  ['20 Uhr Berliner Zeit', `${TODAY} 20:00`],
  ['2026-11-28T20:30Z', `${SATURDAY} 21:30`],
  ['2026-11-28T20:30:00.000Z', `${SATURDAY} 21:30`],
  ['Sat, 28 Nov 2026 19:30:00 GMT', `${SATURDAY} 20:30`],
  ['2026-11-28T20:30:00-05:00', '2026-11-29 02:30'],
  ['tomorrow 8pm EST', '2026-11-24 02:00'],
  // machines
  ['<t:1795894200>', `${SATURDAY} 20:30`],
  ['<t:1795894200:F>', `${SATURDAY} 20:30`],
  ['um <t:1795894200:R>', `${SATURDAY} 20:30`],
  ['1795894200', `${SATURDAY} 20:30`],
  ['1795894200000', `${SATURDAY} 20:30`],
  // ranges
  ['20:00-22:00', `${TODAY} 20:00 range`],
  ['8-10pm', `${TODAY} 20:00 range`],
  ['Freitag von 20 bis 22 Uhr', `${FRIDAY} 20:00 range`],
]

describe.each(LANGUAGES)('with %s first', (language) => {
  test.each(PHRASES)('“%s” is %s', (phrase, expected) => {
    expect(inWords(read(phrase, language))).toBe(expected)
  })

  test.each([
    ['', 'unread'],
    ['soon', 'unread'],
    ['constructor', 'unread'],
    ['5 friends tomorrow', 'unread'],
    ['25:00', 'unread'],
    ['20:61', 'unread'],
    ['2026-02-30 20:30', 'unread'],
    ['31.2. 20:30', 'unread'],
    ['tomorrow 20:00 21:00', 'unread'],
    [`${'tomorrow '.repeat(12)}20:00`, 'unread'],
    ['November 20:00', 'unread'],
    ['tomorrow 28.11. 20:00', 'unread'],
    ['28.11. 29.11. 20:00', 'unread'],
    ['after 8pm', 'unread'],
    ['8pm AMT', 'unread'],
    ['5', 'number'],
    ['in 5', 'number'],
    ['20', 'number'],
    ['8ish', 'number'],
    ['10.11', 'dotted'],
    ['Samstag 27.11. 20:30', 'weekday'],
    ['Saturday the 27th', 'weekday'],
    ['now', 'past'],
    ['in 0 min', 'past'],
    ['yesterday 20:00', 'past'],
    ['gestern 20 Uhr', 'past'],
    ['two hours ago', 'past'],
    ['vor 3 Tagen', 'past'],
    ['heute 18:00', 'past'],
    ['15.11. 20:00', 'past'],
    ['2020-01-01 20:30', 'past'],
    ['<t:123>', 'past'],
    ['<t:999999999999>', 'far'],
    ['2029-01-01 20:30', 'far'],
  ])('“%s” is refused: %s', (phrase, kind) => {
    expect(read(phrase, language).kind).toBe(kind)
  })
})

test('the order of day and month is unclear only in English', () => {
  expect(inWords(read('1/2 20:00', 'de'))).toBe('2027-02-01 20:00')
  expect(read('1/2 20:00', 'en')).toEqual({
    kind: 'dayOrder',
    days: [new Date('2027-02-01'), new Date('2027-01-02')],
  })
})

test('of two possible days of a date, one that is over is not meant', () => {
  expect(inWords(read('10/12 20:00', 'en'))).toBe('2026-12-10 20:00')
  expect(inWords(read('12/10 20:00', 'en'))).toBe('2026-12-10 20:00')
})

test('a date without a year that was over recently is not next year’s', () => {
  const january = new Date('2027-01-05T12:00:00Z')
  expect(read('20.12. 20:00', 'en', BERLIN, january)).toMatchObject({
    kind: 'past',
    at: new Date('2026-12-20T19:00:00Z'),
  })
  expect(inWords(read('1.10. 20:00', 'en', BERLIN, january))).toBe('2027-10-01 20:00')
})

test('a time is read in the zone of its writer', () => {
  expect(read('20:30', 'en', 'America/New_York')).toMatchObject({ at: new Date('2026-11-23T01:30:00Z') })
  expect(read('20:30', 'en', 'UTC+05:30')).toMatchObject({ at: new Date('2026-11-23T15:00:00Z') })
  expect(read('tomorrow 20:30', 'en', 'Asia/Tokyo')).toMatchObject({ at: new Date('2026-11-24T11:30:00Z') })
})

test('a note shows what to write for the other meaning', () => {
  expect(read('halb neun')).toMatchObject({ notes: [{ kind: 'half', read: '20:30', other: '08:30' }] })
  expect(read('next Friday 8pm')).toMatchObject({ notes: [{ day: new Date('2026-11-27') }] })
  expect(read('8pm EST')).toMatchObject({ zone: { of: 'text', name: 'America/New_York' } })
  expect(read('8pm')).toMatchObject({ zone: { of: 'context' } })
  expect(read('in 2 h')).toMatchObject({ zone: { of: 'none' } })
})

describe('when clocks change', () => {
  test.each([
    // put forward at two on 28 March 2027, back at three on 31 October
    ['28.3. 02:30', '2027-03-27T18:00:00Z', '2027-03-28T01:30:00.000Z', 'skipped'],
    ['tomorrow 03:30', '2027-03-27T18:00:00Z', '2027-03-28T01:30:00.000Z', ''],
    ['tomorrow 20:00', '2027-03-27T18:00:00Z', '2027-03-28T18:00:00.000Z', ''],
    ['in 2 days', '2027-03-27T18:00:00Z', '2027-03-29T17:00:00.000Z', 'sameTime'],
    ['in 24 hours', '2027-03-27T18:00:00Z', '2027-03-28T17:00:00.000Z', 'sameTime'],
    ['in 26 h', '2027-03-27T18:00:00Z', '2027-03-28T20:00:00.000Z', ''],
    ['31.10. 02:30', '2027-10-30T18:00:00Z', '2027-10-31T00:30:00.000Z', 'repeated'],
    ['02:30', '2027-10-31T00:45:00Z', '2027-10-31T01:30:00.000Z', ''],
    ['2027-10-31 01:30 UTC', '2027-10-30T18:00:00Z', '2027-10-31T01:30:00.000Z', ''],
    ['20:00 CET', '2027-07-01T12:00:00Z', '2027-07-01T18:00:00.000Z', ''],
    ['8pm EST', '2027-07-01T12:00:00Z', '2027-07-02T00:00:00.000Z', ''],
  ])('“%s” at %s is %s', (phrase, now, at, note) => {
    const reading = read(phrase, 'en', BERLIN, new Date(now))
    expect(reading).toMatchObject({ kind: 'moment', at: new Date(at) })
    expect(reading.kind === 'moment' && reading.notes.map(({ kind }) => kind).join()).toBe(note)
  })

  test('the second of two equal times is offered', () => {
    const reading = read('31.10. 02:30', 'en', BERLIN, new Date('2027-10-30T18:00:00Z'))
    expect(reading).toMatchObject({ notes: [{ read: '02:30', other: '2027-10-31 01:30 UTC' }] })
    expect(read('2027-10-31 01:30 UTC', 'en', BERLIN, new Date('2027-10-30T18:00:00Z'))).toMatchObject({
      at: new Date('2027-10-31T01:30:00Z'),
    })
  })
})

describe('the zone of the machine', () => {
  const own = process.env.TZ

  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  test.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Pacific/Apia'])(
    'makes no difference: %s',
    (zone) => {
      process.env.TZ = zone
      expect(new Date('2026-11-22T12:00:00').getTimezoneOffset() === 0).toBe(zone === 'UTC')
      for (const [phrase, expected] of PHRASES)
        expect([phrase, inWords(read(phrase))]).toEqual([phrase, expected])
    },
  )

  test('makes no difference on days on which its clocks change', () => {
    process.env.TZ = 'Europe/Berlin'
    const now = new Date('2027-03-28T00:15:00Z')
    expect(inWords(read('tomorrow 02:30', 'en', 'America/New_York', now), 'America/New_York')).toBe(
      '2027-03-28 02:30',
    )
    expect(inWords(read('in 3 days', 'en', 'UTC', now), 'UTC')).toBe('2027-03-31 00:15 sameTime')
  })
})

const ZONES = [
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
  'UTC-03:30',
]

test('every moment of a year is read from its own date and time', () => {
  const ahead = fc.integer({ min: 1, max: 365 * 24 * 60 })
  fc.assert(
    fc.property(
      ahead,
      fc.constantFrom(...ZONES),
      fc.constantFrom(...LANGUAGES),
      (minutes, zone, language) => {
        const at = new Date(NOW.getTime() + minutes * 60_000)
        const shown = localTimeAsUtc(at, zone)
        const [date = '', time = ''] = shown.toISOString().slice(0, 16).split('T')
        const [year, month, day] = date.split('-')
        const moments = allMomentsOfLocalTime(shown, zone).filter((one) => one > NOW)
        for (const text of [`${date} ${time}`, `${day}.${month}.${year} ${time}`, `${time} Uhr ${date}`])
          expect(read(text, language, zone)).toMatchObject({ kind: 'moment', at: moments[0] })
      },
    ),
  )
})

test('no text is read as a past moment or one more than a year ahead, and none causes an error', () => {
  const words = PHRASES.flatMap(([phrase]) => phrase.split(' '))
  const text = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((some) => some.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (typed, language) => {
      const reading = read(typed, language)
      if (reading.kind !== 'moment') return
      expect(reading.at.getTime()).toBeGreaterThan(NOW.getTime())
      expect(reading.at.getTime()).toBeLessThanOrEqual(NOW.getTime() + 366 * 24 * 3_600_000)
    }),
    { numRuns: 1_000 },
  )
})
