import { expect, test } from 'vitest'
import { texts } from '../../texts/texts.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer, playerLookFor } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { boardPictureContents } from '../pictures/board-contents/contents.ts'
import { answerPanel } from './panel.ts'
import { waitingLine } from './question.ts'
import { waitingDetailsLine } from './waiting.ts'

const plan = { seed: 3, seats: 3, policy: heuristicPlayer, most: 40 }
const raid = fakeRaidInfo(plan.seed, plan.seats)
const seats = raid.seats.map((one) => (one.seat === 1 ? { ...one, takenOver: true as const } : one))
const names = seatNames({ ...raid, seats })
const nobodyPasses = { since: null, passing: [] }

test('the raid waits for the computer in the place of an absent player', () => {
  const asked = new Set<string>()
  forEachQuestion(plan, ({ seat, table }) => {
    const line = waitingLine(table, names)
    if (seat === 1) expect(line).toBe('💭 The computer is thinking for **Ben** …')
    else expect(line).toMatch(/^Waiting for \*\*(Anna|Cleo)\*\*/)
    expect(waitingDetailsLine(table, names, nobodyPasses)).toContain('the computer plays for Ben')
    asked.add(line)
  })
  expect(asked.size).toBeGreaterThan(2)
})

test('the absent player can still answer, and reads that this ends it', () => {
  let seen = 0
  forEachQuestion(plan, ({ game, seat }) => {
    const look = { ...playerLookFor(raid, game, 1), names, raid: { ...raid, seats } }
    const { content } = answerPanel(look)
    expect(content).toContain(texts.takeover.playsForYou)
    if (seat === 1) expect(content).not.toContain('Waiting for')
    expect(answerPanel(playerLookFor(raid, game, 0)).content).not.toContain(texts.takeover.playsForYou)
    seen += 1
  })
  expect(seen).toBeGreaterThan(10)
})

test('the picture says the same, and a short thought needs no turn order', () => {
  let seen = 0
  forEachQuestion(plan, ({ seat, own, table }) => {
    if (own.decision?.kind === 'mulligan') return
    const { waiting } = boardPictureContents({ ...raid, seats }, table, 'dark')
    if (seat === 1) expect(waiting).toBe('The computer is thinking for Ben')
    else expect(waiting).toMatch(/^Waiting for (Anna|Cleo) to /)
    expect(waitingDetailsLine(table, names, nobodyPasses).includes('turn order')).toBe(seat !== 1)
    seen += seat === 1 ? 1 : 0
  })
  expect(seen).toBeGreaterThan(2)
})
