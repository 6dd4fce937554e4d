import { expect, it } from 'vitest'
import { characterName, nameFrom } from './naming.ts'

it.each(['Gurzak', "Ben's Frizlix", '  Zoë   of the Vale ', 'Øyvind III.', '剣士', 'X'])(
  '%s is a valid name',
  (name) => {
    expect(characterName.parse(name)).toBe(name.trim().replace(/ +/g, ' '))
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
  expect(characterName.safeParse(name).success).toBe(false)
})

it("nameFrom makes a valid name of a person's Discord name", () => {
  expect(nameFrom('**Ben** @here')).toBe('Ben here')
  expect(nameFrom('<@123>')).toBe('123')
  expect(nameFrom('~ * ~')).toBe('')
  expect(characterName.safeParse(nameFrom(`${'x'.repeat(40)} -`)).success).toBe(true)
})

it.each([64_000, 128_000])('nameFrom handles a name with %i hyphens and apostrophes', (length) => {
  const signs = "-'".repeat(length / 2)
  expect(nameFrom(`Ben${signs}`)).toBe('Ben')
  expect(nameFrom(`${signs}Ben`)).toBe('Ben')
  expect(nameFrom(`B${signs}n`)).toBe(`B${signs}`.slice(0, 32))
})
