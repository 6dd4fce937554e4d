import { expect, it } from 'vitest'
import { starterDecks } from '../../cards/index.ts'
import type { CharacterHistory } from '../../table/records/contract.ts'
import { runInLanguage } from '../../texts/language.ts'
import { userText } from '../../texts/user-text.ts'
import type { Post } from '../message-parts/post.ts'
import { sheetOfNewCharacter, sheetWithLongTexts } from '../pictures/fixture.ts'
import { historyPost } from '../records/history.ts'
import { deckPagePost } from './deck-page.ts'
import { characterComponentIds } from './ids.ts'
import { characterSheetTextPost } from './sheet-post.ts'

const idsIn = ({ components }: Post): string[] =>
  components.flatMap((row) => row.components).flatMap((one) => ('custom_id' in one ? [one.custom_id] : []))

const GUID = '01936f2e-7b1c-7c3a-9f00-0123456789ab'
const ANNA = { id: '1', name: userText('Anna') }
const wordsOf = (sheet: typeof sheetOfNewCharacter): string =>
  JSON.stringify(characterSheetTextPost({ who: ANNA, sheets: [sheet], boss: null, at: 0 }))

it('a sheet shows the fewest turns of a win for each difficulty, once there is a win', () => {
  expect(wordsOf(sheetWithLongTexts)).toContain('*Heroic: 3 finished, 1 won, fastest win in 19 turns*')
  expect(runInLanguage('de', () => wordsOf(sheetWithLongTexts))).toContain(
    '*Heroisch: 3 beendet, 1 gewonnen, schnellster Sieg in 19 Zügen*',
  )
  expect(wordsOf(sheetOfNewCharacter)).not.toContain('fastest')
})

it('the sheet in words, the active deck and a history lead back to the sheet', () => {
  const history: CharacterHistory = {
    hero: { id: GUID, name: userText('Gurzak'), person: ANNA, hero: '', class: '', level: 1, retired: false },
    characters: [
      { id: 'c1', name: userText('Frizlix') },
      { id: GUID, name: userText('Gurzak') },
    ],
    ...{ asBoss: false, page: 1, pages: 1, count: 0, runs: [] },
  }
  const [starter] = starterDecks
  const owner = {
    name: userText('Anna'),
    hero: starter?.hero ?? '',
    class: '',
    faction: null,
    boss: null,
    isConstructed: false,
  }
  const deck = {
    owner,
    cards: [],
    byHand: [],
    side: [],
    spare: [],
    named: [],
    findings: [],
    constructed: true,
    pool: [],
  }
  const book = { who: ANNA, sheets: [sheetOfNewCharacter, sheetOfNewCharacter], boss: null, at: 1 }
  const backFrom = (shown: Post): string[] =>
    idsIn(shown).filter((id) => characterComponentIds.sheet.read(id)?.[1] === 'show')
  expect([
    backFrom(characterSheetTextPost(book)),
    backFrom(deckPagePost(deck, { who: ANNA.id, which: null, page: 0 }, true)),
    backFrom(historyPost(history)),
  ]).toEqual([1, 0, 1].map((at) => [characterComponentIds.sheet(ANNA.id, 'show', at)]))
})
