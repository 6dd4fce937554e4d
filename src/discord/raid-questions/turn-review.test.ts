/** The moves that a question recommends before a turn ends, and those that it never recommends. */
import { expect, test } from 'vitest'
import { ally, numberedCardsOfSet } from '../../cards/builders.ts'
import { applyInput, copyGame, type Game, isRefusal, type Seat, viewFor } from '../../engine/index.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { exampleCardsAboutCombat, idOfCombatExampleCard } from '../../scenarios/test-cards/combat.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { fakeRaidInfo, forEachQuestion } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { offersOfDecision } from './options.ts'
import { unusedPlacementAndPlays } from './own-turn.ts'
import { questionText } from './question.ts'

const names = seatNames(fakeRaidInfo(1, 1))
const anna = (play: string[], hand: string[]): Story =>
  scenario({
    cards: [
      ...exampleCardsAboutCombat,
      ...numberedCardsOfSet('OWN', {
        1: ally('Twin', { cost: 0, melee: 1, health: 1, unique: true }, ''),
        2: ally('Whiskers', { cost: 0, melee: 1, health: 1 }, 'Cat, Pet (1)'),
      }),
    ],
    raiders: { Anna: { play, hand, resources: 9 } },
    dungeon: { below: 0 },
  })
const recommended = (story: Story): string[] =>
  unusedPlacementAndPlays(viewFor(story.game, 0), names)?.plays ?? []

test.each([
  { play: [idOfCombatExampleCard('Fury')], hand: ['Whiskers', 'Brigg'], plays: ['Brigg'], why: 'Pet (1)' },
  {
    play: [
      idOfCombatExampleCard('Goldenmoon'),
      idOfCombatExampleCard('Fury'),
      idOfCombatExampleCard('Hootie'),
    ],
    hand: ['Whiskers'],
    plays: [],
    why: 'Pet (2)',
  },
  { play: ['Twin'], hand: ['Twin', 'Brigg'], plays: ['Brigg'], why: 'Twin' },
])(
  'a card that violates uniqueness isn’t recommended, and the question says why: $why',
  ({ play, hand, plays, why }) => {
    const story = anna(play, hand)
    expect(recommended(story)).toEqual(plays)
    const [card] = hand
    const view = viewFor(story.game, 0)
    const offer =
      view.decision &&
      offersOfDecision(view, view.decision, names).find(({ label }) => label.startsWith(card ?? ''))
    expect(offer?.detail).toContain(texts.choice.violates)
    story.raider('Anna').plays(card ?? '')
    story.resolve()
    for (const language of LANGUAGES)
      runInLanguage(language, () => {
        const [own, table] = [viewFor(story.game, 0), viewFor(story.game, null)]
        expect(questionText(own, names, own.decision)).toContain(why)
        expect(questionText(table, names, null)).toBe(questionText(own, names, own.decision))
      })
    story.waitsFor('Anna', 'unique')
  },
)

test('a Pet is recommended if another card allows one more', () => {
  const story = anna([idOfCombatExampleCard('Fury')], [idOfCombatExampleCard('Goldenmoon')])
  expect(recommended(story)).toEqual(['Goldenmoon'])
  story.raider('Anna').plays('Goldenmoon')
  story.resolve()
  story.waitsFor('Anna', 'priority')
})

/**
 * Returns whether the player must destroy one of their cards as soon as this move has resolved. Returns false if the
 * move can't be tried.
 */
function costsAnother(game: Game, seat: Seat, pick: string): boolean {
  const copy = copyGame(game)
  let picks = [pick]
  for (let step = 0; step < 40; step++) {
    const { decision } = copy
    if (!decision || decision.kind === 'unique') return decision?.seat === seat
    const told = applyInput(copy, { kind: 'answer', decision: decision.id, seat: decision.seat, picks })
    if (isRefusal(told)) return false
    const next = copy.decision
    if (next?.kind === 'priority' && copy.chain.length === 0) return false
    picks =
      next?.kind === 'priority' ? ['pass'] : (next?.options.slice(0, next.min).map(({ id }) => id) ?? [])
  }
  return false
}

test('every recommended card can be played, and costs the player no other card', { timeout: 120_000 }, () => {
  let [tried, violating] = [0, 0]
  for (const seed of [3, 8, 17])
    forEachQuestion({ seed, seats: 3, most: 400 }, ({ game, seat, own }) => {
      const undone = unusedPlacementAndPlays(own, names)
      const named = own.seats[seat]?.hand.cards.filter(({ name }) => undone?.plays.includes(name)) ?? []
      for (const { object } of named) {
        const option = own.decision?.options.find((one) => one.kind === 'play' && one.object === object)
        if (option === undefined || own.violating?.includes(object)) continue
        tried++
        expect(costsAnother(game, seat, option.id), option.id).toBe(false)
      }
      violating += own.violating?.length ?? 0
    })
  expect(tried).toBeGreaterThan(20)
  expect(violating).toBeGreaterThan(0)
})
