import { expect, test } from 'vitest'
import { planAtLevel } from '../../bots/search/levels.ts'
import { imagineGame } from '../../engine/index.ts'
import type { CourseComparison } from '../../table/computer-hints/contract.ts'
import { runInLanguage } from '../../texts/language.ts'
import { fakeRaidInfo, forEachQuestion, playerLookFor } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import type { AskedQuestion } from '../raid-questions/options.ts'
import { hintSentence } from './sentence.ts'

const raid = fakeRaidInfo(1, 3)

/** The first question with an attack, and a sentence about each of some answers to it. */
function question(): { asked: AskedQuestion; attack: string; place: string } {
  let found: ReturnType<typeof question> | null = null
  forEachQuestion({ seed: 1, seats: 3 }, ({ game, seat, own }) => {
    const of = (kind: string) => own.decision?.options.find((option) => option.kind === kind)?.id
    const [attack, place] = [of('attack'), of('place')]
    if (found || !own.decision || !attack || !place) return
    const { shown } = playerLookFor(raid, game, seat)
    const asked = { view: own, decision: own.decision, names: seatNames(raid), shown }
    found = { asked, attack, place }
  })
  if (!found) throw new Error('nobody can attack')
  return found
}

const compared = (pick: string): CourseComparison => ({
  with: { steps: [[pick]] },
  better: 31,
  of: 40,
  reasons: [
    { term: 'lairHero', by: 4 },
    { term: 'allies', by: 2 },
  ],
})

test('names the answer, what it was compared with, and the two largest reasons', () => {
  const { asked, attack, place } = question()
  const lair = asked.view.seats.find(({ side }) => side === 'lair')?.hero?.object ?? 0
  const said = hintSentence(asked, { steps: [[attack], [`o${lair}`]], why: [compared('pass')] })
  expect(said).toMatch(/^💡 The computer would attack .+ with \*\*.+\*\*: in 31 of 40 imagined games /)
  expect(said).toContain(
    'this is better than to end the turn, because the lair’s hero loses more health and the raiders’ ',
  )
  expect(hintSentence(asked, { steps: [[attack]], why: [] })).toMatch(
    /^💡 The computer would attack with \*\*.+\*\*, but it has compared this with nothing else\.$/,
  )
  expect(hintSentence(asked, { steps: [['pass']], why: [compared(place)] })).toContain(
    'would end the turn: in 31',
  )
})

test('says why a card that can’t be played yet is placed', () => {
  const { asked, place } = question()
  const placed = asked.decision.options.find(({ id }) => id === place)
  const options = asked.decision.options.filter(
    (option) => !(placed && 'object' in placed && option.kind === 'play' && option.object === placed.object),
  )
  const unplayable = { ...asked, decision: { ...asked.decision, options } }
  expect(hintSentence(unplayable, { steps: [[place]], why: [] })).toMatch(
    /would place \*\*.+\*\* as a resource, because it can’t be played yet, and one more resource helps/,
  )
})

test('also in German', () =>
  runInLanguage('de', async () => {
    const { asked, attack } = question()
    const said = hintSentence(asked, { steps: [[attack]], why: [compared('pass')] })
    expect(said).toMatch(
      /^💡 Der Computer würde mit \*\*.+\*\* angreifen: In 31 von 40 vorgestellten Spielen /,
    )
    expect(said).toContain(
      'besser als „den Zug beenden“, weil der Held des Gegners mehr Gesundheit verliert und ',
    )
  }))

test('every planned answer of a raid can be said', () => {
  let n = 0
  forEachQuestion({ seed: 4, seats: 3, most: 60 }, ({ game, seat, own }) => {
    if (!own.decision || own.decision.options.length < 2) return
    const { shown } = playerLookFor(raid, game, seat)
    const asked = { view: own, decision: own.decision, names: seatNames(raid), shown }
    const plan = planAtLevel('able', imagineGame(game, seat, 0), 'a raid')
    if (!plan) return
    n += 1
    expect(hintSentence(asked, plan)).toMatch(/^💡 The computer would (?!choose \*\*\*\*).+\.$/)
  })
  expect(n).toBeGreaterThan(5)
})
