import { expect, it } from 'vitest'
import { inLanguage } from '../../texts/language.ts'
import { userText } from '../../texts/user-text.ts'
import { newSheet, richSheet } from '../pictures/fixture.ts'
import { sheetInFull } from './sheet-post.ts'

const ANNA = { id: '1', name: userText('Anna') }
const wordsOf = (sheet: typeof newSheet): string =>
  JSON.stringify(sheetInFull({ who: ANNA, sheets: [sheet], boss: null, at: 0 }))

it('a sheet shows the fewest turns of a win for each difficulty, once there is a win', () => {
  expect(wordsOf(richSheet)).toContain('*Heroic: 3 finished, 1 won, fastest win in 19 turns*')
  expect(inLanguage('de', () => wordsOf(richSheet))).toContain(
    '*Heroisch: 3 beendet, 1 gewonnen, schnellster Sieg in 19 Zügen*',
  )
  expect(wordsOf(newSheet)).not.toContain('fastest')
})
