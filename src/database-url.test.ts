import fc from 'fast-check'
import pg from 'pg'
import { expect, it } from 'vitest'
import { faultOfPostgresAddress } from './database-url.ts'

it.each([
  ['postgres://me:hu#sh@db:5432/x', '#', '# as %23'],
  ['postgres://me:1#sh@db:5432/x', '#', '# as %23'],
  ['postgres://me:hu/sh@db/x', '/', '/ as %2F'],
  ['postgres://me:1/sh@db/x', '/', '/ as %2F'],
  ['postgres://me:hu?sh@db/x', '?', '? as %3F'],
  ['postgres://me:1?sh@db/x', '?', '? as %3F'],
  ['postgres://me:100%sh@db/x', '%', '% as %25'],
  ['postgres://me:hush%@db/x', '%', '% as %25'],
  ['postgres://me:1/hu?sh=sh@db/x', '/ and ?', '/ as %2F and ? as %3F'],
  ['postgres://me:p@hu/sh@db/x', '/ and @', '/ as %2F and @ as %40'],
  ['postgres://me:p@hu/sh?sh@db/x', '/, ? and @', '/ as %2F, ? as %3F and @ as %40'],
])('%s says what to encode, and quotes nothing', (address, signs, codes) => {
  const why = faultOfPostgresAddress(address)
  expect(why).toBe(`has ${signs} in its user or password: write ${codes}`)
  expect(why).not.toMatch(/hu|sh/)
})

it.each([
  'postgres://me:p@ss@db/x',
  'postgres://me:p:ss@db/x',
  'postgres://me:a%20b@db/x',
  'postgresql://db/x?sslmode=require&application_name=me@here',
  'postgres://me:pw@db/x?application_name=me@here',
  'postgres://me:pw@[::1]:5432/x',
  'postgresql://db/x?application_name=me@here&sslrootcert=/etc/ca.pem',
])('%s can be used', (address) => expect(faultOfPostgresAddress(address)).toBeNull())

it('a # after the name of the database is refused, too', () => {
  expect(faultOfPostgresAddress('postgres://me:hush@db/x#y')).toBe(
    'has a # after the name of the database; write # as %23',
  )
})

const password = fc.string({ unit: 'grapheme-ascii', minLength: 1 })

it('an accepted password is the one that PostgreSQL gets, and every password is accepted when it is encoded', () => {
  fc.assert(
    fc.property(password, (written) => {
      const address = (text: string) => `postgres://me:${text}@db:5432/lairkeeper`
      const encoded = address(encodeURIComponent(written))
      expect(faultOfPostgresAddress(encoded)).toBeNull()
      expect(passwordIn(encoded)).toBe(written)
      const isReadAsWritten = !/%[\da-f]{2}/i.test(written)
      if (faultOfPostgresAddress(address(written)) === null && isReadAsWritten)
        expect(passwordIn(address(written))).toBe(written)
    }),
    { numRuns: 2_000 },
  )
})

const passwordIn = (connectionString: string) => new pg.Client({ connectionString }).password
