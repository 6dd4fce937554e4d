import { expect, test } from 'vitest'
import { readWhen } from './when.ts'

/** Half past seven in the evening in Berlin, half past one in New York. */
const NOW = new Date('2026-11-22T18:30:00Z')
const read = (text: string, zone = 'Europe/Berlin') => readWhen(text, zone, NOW)?.toISOString() ?? null

test.each([
  ['20:30', '2026-11-22T19:30:00.000Z'],
  ['19:00', '2026-11-23T18:00:00.000Z'], // over for today
  ['2026-11-28 20:30', '2026-11-28T19:30:00.000Z'],
  ['2027-07-01 20:30', '2027-07-01T18:30:00.000Z'], // in summer
  ['in 90 min', '2026-11-22T20:00:00.000Z'],
  ['in 2 h', '2026-11-22T20:30:00.000Z'],
  ['2 Stunden', '2026-11-22T20:30:00.000Z'],
  ['in 3 days', '2026-11-25T18:30:00.000Z'],
  [' IN 3 TAGEN ', '2026-11-25T18:30:00.000Z'],
])('%s is %s', (text, at) => {
  expect(read(text)).toBe(at)
})

test('it is read in the zone of who writes', () => {
  expect(read('20:30', 'America/New_York')).toBe('2026-11-23T01:30:00.000Z')
  expect(read('20:30', 'UTC')).toBe('2026-11-22T20:30:00.000Z')
})

test.each([
  '',
  'soon',
  '25:00',
  '20:61',
  '2026-02-30 20:30',
  '2020-01-01 20:30',
  '2029-01-01 20:30',
  'in 0 min',
])('“%s” is no time to come', (text) => {
  expect(read(text)).toBeNull()
})
