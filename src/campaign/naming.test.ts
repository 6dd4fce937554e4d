import { expect, it } from 'vitest'
import { characterNameFrom, characterNameSchema } from './naming.ts'

it.each(['Gurzak', "Ben's Frizlix", '  Zoë   of the Vale ', 'Øyvind III.', '剣士', 'X'])(
  '%s is a valid name',
  (name) => {
    expect(characterNameSchema.parse(name)).toBe(name.trim().replace(/ +/g, ' '))
  },
)

it.each([
  '',
  '   ',
  '**Gurzak**',
  '_Gurzak_',
  '`Gurzak`',
  '@everyone',
  '<@100000000000000001>',
  '[a](https://example.com)',
  'two\nlines',
  '-- ',
  'A'.repeat(33),
])('%j is not a valid name', (name) => {
  expect(characterNameSchema.safeParse(name).success).toBe(false)
})

it("nameFrom makes a valid name of a person's Discord name", () => {
  expect(characterNameFrom('**Ben** @here')).toBe('Ben here')
  expect(characterNameFrom('<@123>')).toBe('123')
  expect(characterNameFrom('~ * ~')).toBe('')
  expect(characterNameSchema.safeParse(characterNameFrom(`${'x'.repeat(40)} -`)).success).toBe(true)
})

it.each([64_000, 128_000])('nameFrom handles a name with %i hyphens and apostrophes', (length) => {
  const signs = "-'".repeat(length / 2)
  expect(characterNameFrom(`Ben${signs}`)).toBe('Ben')
  expect(characterNameFrom(`${signs}Ben`)).toBe('Ben')
  expect(characterNameFrom(`B${signs}n`)).toBe(`B${signs}`.slice(0, 32))
})
