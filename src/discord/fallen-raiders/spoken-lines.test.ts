import { expect, test } from 'vitest'
import { raids } from '../../raids/index.ts'
import { LAIR_LINE_OCCASIONS } from '../../table/fallen-raiders/contract.ts'
import { runInLanguage } from '../../texts/language.ts'
import { LANGUAGES } from '../../texts/languages.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { linesOfferedToSpirit, OFFERED_LAIR_LINE_COUNT, textOfSpokenLine } from './spoken-lines.ts'

test('a raid has lines of its own for each occasion, and a raid without lines has the common ones', () => {
  for (const { name } of raids)
    for (const line of linesOfferedToSpirit(name, LAIR_LINE_OCCASIONS, 0))
      expect([name, line.raid]).toEqual([name, name])
  expect(linesOfferedToSpirit('a-raid-of-next-year', ['fall', 'any'], 0).map(({ raid }) => raid)).toEqual(
    Array(OFFERED_LAIR_LINE_COUNT).fill('common'),
  )
  expect(linesOfferedToSpirit('constructor', ['any'], 0)).toHaveLength(OFFERED_LAIR_LINE_COUNT)
})

test('all lines in the texts belong to a raid that can be played', () => {
  const known = ['common', ...raids.map(({ name }) => name)]
  expect(Object.keys(texts.voiceLines).filter((name) => !known.includes(name))).toEqual([])
})

test('the first line is about the most remarkable event, and no line is offered twice', () => {
  const lines = linesOfferedToSpirit('deadmines', ['fall', 'weak', 'any'], 0)
  expect(lines.map(({ occasion }) => occasion)).toEqual(['fall', 'weak', 'any', 'any'])
  expect(new Set(lines.map(({ occasion, key }) => `${occasion} ${key}`)).size).toBe(OFFERED_LAIR_LINE_COUNT)
})

test('in the next round other lines are offered', () => {
  const [now, later] = [
    linesOfferedToSpirit('onyxia', ['any'], 3),
    linesOfferedToSpirit('onyxia', ['any'], 4),
  ]
  expect(later[0]).not.toEqual(now[0])
})

test('each reader reads a line in their language', async () => {
  const [line] = linesOfferedToSpirit('onyxia', ['fall'], 0)
  if (!line) throw new Error('no line was offered')
  const said = await Promise.all(
    LANGUAGES.map((one) => runInLanguage(one, async () => textOfSpokenLine(line))),
  )
  expect(new Set(said).size).toBe(LANGUAGES.length)
})

test('own words can’t format or mention anything, and a line of a later version is left out', () => {
  expect(textOfSpokenLine({ own: userText('**@everyone** <@1>') })).toBe(
    '\\*\\*@\u200beveryone\\*\\* <\u200b@\u200b1>',
  )
  expect(textOfSpokenLine({ raid: 'deadmines', occasion: 'any', key: 'zz' })).toBeNull()
  expect(textOfSpokenLine({ raid: 'constructor', occasion: 'any', key: 'a' })).toBeNull()
})
