/**
 * A Deadmines raid, from the first command to the last XP: three people in a real browser, the bot as a process that
 * is killed on the way. The test knows the raid in advance, so it knows each question. It plays on the embedded database,
 * and the raids that raiders win against a Boss player are played on PostgreSQL.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { medianOf } from '../scripts/bench/figures.ts'
import { cardWithId } from '../src/cards/index.ts'
import { isEphemeral, resultingMessage } from '../src/playground/client.ts'
import { expectNoFaults, leaksOf } from './support/afterwards.ts'
import { promptsIn } from './support/answering.ts'
import { sendCommand, typeCommand } from './support/browser.ts'
import { killBotAfter, killBotBefore } from './support/dying.ts'
import { earnedIn, landmarks, landmarksIn, xpOf } from './support/expected.ts'
import { useLevel } from './support/levelling.ts'
import { hasPlan, isMove, isPass, planOf, type Step } from './support/plan.ts'
import { pressesByTurn } from './support/presses.ts'
import { type Ends, endAll, RAIDERS, RaidNight } from './support/raid-night.ts'
import { decide, findStory, type Plot } from './support/story.ts'
import { textOf } from './support/witness.ts'

const DECKS = ['horde-warrior', 'horde-rogue', 'horde-warrior']
/** A turn of the first raider. */
const FORGETFUL_TURN = 5

/** Ends one turn without a resource, so that the bot asks whether to end it. Otherwise plays like the plain player. */
const forgetful: Plot['decide'] = (game, decision) => {
  const { number, player } = game.turn
  const isForgetting = decision.kind === 'priority' && number === FORGETFUL_TURN && player === decision.seat
  return isForgetting ? ['pass'] : decide(game, decision)
}

const story = findStory(DECKS, { fits: hasPlan, player: forgetful })
const plan = planOf(story)
const PATIENCE = 240_000

describe('a raid in the browser', () => {
  const ends: Ends = []
  let night: RaidNight

  beforeAll(async () => {
    night = await RaidNight.open('pglite', story, ends)
  }, PATIENCE)

  afterAll(() => endAll(ends), PATIENCE)

  test('Anna types /raid create, three take seats, and the raid starts in a new thread', async () => {
    await night.begin(DECKS)
    await night.everybodyReads('the raid begins')
  })

  test(
    'they play; the bot is killed twice, and old buttons still work',
    async () => {
      for (const step of plan.steps) {
        if (step === plan.killBefore) await killBotBefore(night, step)
        else if (step === plan.killAfter) await killBotAfter(night, step)
        else await night.make(step)
      }
      tellHow()
    },
    PATIENCE,
  )

  test('the thread shows the victory, with XP and Achievements for each character', async () => {
    const end = await night.watcher.until('the end', () =>
      [...night.watcher.messages.values()].find((one) => textOf(one).includes('The Raiders have won')),
    )
    const told = textOf(end)
    for (const id of earnedIn(story).slice(0, 3)) expect(told).toContain(cardWithId(id).name)
    expect(told).toContain(`**+${xpOf(story)} XP** · ⬆ level ${Math.floor(xpOf(story) / 10) * 10}`)
    for (const name of RAIDERS) expect(told).toMatch(new RegExp(`^\\*\\*${name}\\*\\* \\w`, 'm'))
    await night.everybodyReads('The Raiders have won')
    await night.watcher.until('the last question is gone', () =>
      [...night.watcher.messages.values()].every((one) => !one.content.startsWith('▶')),
    )
  })

  test('each sheet shows the XP, the level, the Achievements, one run and one win', async () => {
    for (const page of night.pages) {
      await typeCommand(page, 'sheet')
      await sendCommand(page)
      await page.locator('[data-ephemeral] button[data-label="In words"]').last().click()
      const sheet = page.locator('[data-ephemeral] [data-testid=embed]').last()
      await sheet.getByText(`${xpOf(story)} XP`).waitFor()
      await sheet.scrollIntoViewIfNeeded()
      let words = ''
      const read = async () => (words = await sheet.innerText()) // it is empty while the page draws the sheet again
      await expect.poll(read).toContain('1 finished, 1 won')
      expect(words).toContain(`Level ${Math.floor(xpOf(story) / 10) * 10} · ${xpOf(story)} XP`)
      for (const id of earnedIn(story)) expect(words).toContain(`★ ${cardWithId(id).name}`)
    }
  })

  test('each question was asked once, of one person, who alone was pinged; hands of all at once; and each fallen player was informed', async () => {
    const questions = promptsIn(night.watcher.sights)
    expect(questions).toHaveLength(plan.steps.length)
    const named = questions.map(({ message }) => message.mentions.map((one) => one.global_name))
    const whom = plan.steps.map(({ moves }) => [RAIDERS[Number(moves[0]?.decision.seat)]])
    /** A message about a fallen raider stands between the questions, and the person has just answered the first. */
    const isPostedForSamePerson = (n: number) =>
      questions[n]?.kind === 'created' && `${whom[n]}` === `${whom[n - 1]}`
    expect(named).toEqual(
      whom.map((one, n) => (n < RAIDERS.length ? RAIDERS.slice(n) : isPostedForSamePerson(n) ? [] : one)),
    )
    const posted = questions.filter(({ kind: how }) => how === 'created').map(({ message }) => message)
    const here = new Set(posted.map((one) => one.channel_id))
    const pings = await night.discord.pings()
    const rung = pings.filter(({ channelId }) => here.has(channelId))
    expect(rung.map(({ messageId, userId }) => [messageId, userId])).toEqual(
      posted.flatMap(({ id, mentions }) => mentions.map((one) => [id, one.id])),
    )
    const fallen = night.watcher.sights.filter(
      ({ kind: how, message }) => how === 'created' && /^☠ .* has fallen/.test(message.content),
    )
    expect(pings.length - rung.length).toBe(fallen.length) // private messages
  })

  test('a pass is one press, or two with a look back, a move with its target at most three, a whole turn of all three at most twelve', () => {
    const pressed = plan.steps.flatMap((step) => {
      const presses = night.presses.get(step.at)
      return presses === undefined ? [] : [{ step, presses }]
    })
    expect(pressed.length).toBeGreaterThan(plan.steps.length - 5)
    const passes = pressed.filter(({ step }) => isPass(step))
    expect(new Set(passes.map(({ presses }) => presses))).toEqual(new Set([1, 2])) // some with a look back
    const moves = pressed.filter(({ step }) => isMove(step))
    expect(moves.length).toBeGreaterThan(30)
    expect(Math.max(...moves.map(({ presses }) => presses))).toBeLessThanOrEqual(3)
    const turns = pressesByTurn(story, night.presses)
    console.log(`Presses in each raider's turn ${turns.join(', ')}; median ${medianOf(turns)}.`)
    expect(turns.length).toBeGreaterThan(10)
    expect(medianOf(turns)).toBeLessThanOrEqual(12)
  })

  test('everything was announced once and in order, despite the kills', () => {
    const told = [...night.watcher.messages.values()].map(textOf).join('\n')
    expect(landmarksIn(told)).toEqual(landmarks(story, RAIDERS))
  })

  test('nobody saw a card that they may not know', () => {
    const leaks = leaksOf(story)
    expect(leaks(night.watcher, null)).toEqual([])
    for (const { witness } of night.raiders) expect(leaks(witness, null)).not.toEqual([]) // their own hands
    for (const [seat, { witness }] of night.raiders.entries()) expect(leaks(witness, seat)).toEqual([])
    expect(night.watcher.sights.some(({ message }) => isEphemeral(message))).toBe(false)
  })

  test('every answer was in time, and the bot sent no request that the stand-in does not know', async () => {
    await expectNoFaults(night)
  })

  test('Anna uses her level: two cards come in, two go out, and she raids again with them', async () => {
    const page = night.pageOf(0)
    const { cardIn, cardsOut } = await useLevel(page, 10)
    const anna = night.discord.as('Anna')
    expect(textOf(resultingMessage(await anna.slash('deck show')))).toContain('60 cards')
    const deck = textOf(resultingMessage(await anna.slash('deck show', { export: true })))
    expect(deck).toMatch(new RegExp(`[24] ${cardWithId(cardIn).name}`))
    for (const id of cardsOut) expect(deck).toContain(`1 ${cardWithId(id).name}`)
    const lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
    await anna.click(lobby.id, 'Join')
    await anna.click(lobby.id, 'Start')
    await night.watcher.until('the next raid', () =>
      [...night.watcher.messages.values()].find(
        (one) => one.channel_id !== night.thread && textOf(one).includes('the raid begins'),
      ),
    )
    expect(textOf(resultingMessage(await anna.slash('level')))).not.toContain('Take level 10 back')
  })
})

function tellHow(): void {
  const count = (fits: (step: Step) => boolean) =>
    plan.steps.filter(fits).reduce((sum, step) => sum + step.moves.length, 0)
  const typed = count(({ by }) => typeof by === 'object')
  const pressed = count((step) => step.by === 'browser' || step === plan.killBefore)
  const quick = count((step) => step.by === 'client' && step !== plan.killBefore)
  console.log(`${pressed} moves pressed and ${typed} typed in the browser, ${quick} made by the client.`)
}
