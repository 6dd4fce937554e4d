import { describe, expect, test } from 'vitest'
import { LANGUAGES, runInLanguage } from '../texts/language.ts'
import { toMarkup, userText } from '../texts/user-text.ts'
import { CARD_LIST_NAMES } from './cards.ts'
import { startWar } from './engine.ts'
import { ANNA, BERT, makeMove, newTestWar, TEST_SETUP } from './fixture.ts'
import { houseCardLists } from './house-set/index.ts'
import type { RefusalReason } from './model.ts'
import { warCardText } from './text.ts'
import { warEventAsSeenBy } from './view.ts'
import { warEventLine, warRefusalText } from './words.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CARD_LIST_NAMES)('each card of the house set’s %s has a text for its effect', (list) =>
    runInLanguage(language, () => {
      for (const card of houseCardLists[list]) {
        const said = Reflect.apply(warCardText, null, [list, card, toMarkup])
        expect(said, card.id).toMatch(/\w.{4}/)
        expect(said).not.toMatch(/undefined|NaN|\[object/)
      }
    }),
  )

  test('each reason has a sentence', () =>
    runInLanguage(language, () => {
      const reasons: RefusalReason[] = [
        { kind: 'notTheirTurn', name: userText('Bert') },
        { kind: 'trackEnds', spaces: 0 },
        { kind: 'noArea', areas: 4 },
        { kind: 'icon', needs: 'active', has: 'instant' },
        { kind: 'energy', cost: 2, has: 1 },
        { kind: 'notNow' },
        { kind: 'bagFull' },
      ]
      for (const reason of reasons) expect(warRefusalText(reason)).toMatch(/ .*\.$/)
    }))
})

test('a card’s text follows from its data', () => {
  const card = (id: string) => houseCardLists.destiny.find((one) => one.id === id)
  const boss = card('d-boss-mother-murkfin')
  expect(boss && warCardText('destiny', boss, toMarkup)).toBe(
    'When it is revealed: put 2 blue Murlocs on the board. Discard it when Mother Murkfin is defeated: each character whose turn it is receives 4 XP. When it expires: each character takes 1 hit token.',
  )
  const schooling = houseCardLists.talents.find(({ id }) => id === 'warrior-battle-schooling')
  expect(schooling && warCardText('talents', schooling, toMarkup)).toBe(
    'Start of the combat round: you may equip one power',
  )
})

test('only its owner gets the name of a card that goes into a Bag', () => {
  const game = newTestWar({ top: { bonus: ['b-whetstone'] } })
  const events = makeMove(game, { by: ANNA, move: 'gain', player: ANNA, deck: 'bonus' })
  const heard = (player: number | null) =>
    events.map((event) => warEventLine(game, warEventAsSeenBy(event, player))).join(' ')
  expect(heard(ANNA)).toContain('Whetstone')
  expect(heard(BERT)).toBe('Anna puts a card into the Bag.')
  expect(heard(null)).not.toContain('Whetstone')
})

test('an item’s text says that it affects its user', () => {
  const bandage = houseCardLists.bonus.find(({ id }) => id === 'b-linen-bandage')
  expect(bandage && warCardText('bonus', bandage, toMarkup)).toBe('Use: its user removes 1 hit token.')
})

test('a revealed card is announced with its text, and whose turn it is', () => {
  const lists = {
    ...houseCardLists,
    events: [{ id: 'e-toll', name: userText('Toll'), does: [], note: userText('Pay one gold.') }],
  }
  const { game, events } = startWar({ ...TEST_SETUP, lists }, 1)
  const lines = events.map((event) => warEventLine(game, event) ?? '')
  expect(lines.slice(0, 2)).toEqual(['The game begins.', 'It is the turn of: Alliance.'])
  expect(lines.filter((line) => line.startsWith('❖')).every((line) => line.includes('Kill a blue'))).toBe(
    true,
  )
  expect(lines.filter((line) => line.startsWith('✦ Destiny')).every((line) => line.includes(' · '))).toBe(
    true,
  )
  expect(warEventLine(game, { kind: 'event', card: 'e-toll' })).toBe('✉ Event: **Toll** · Pay one gold.')
})
