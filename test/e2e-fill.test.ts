/**
 * One person fills two seats with computer players and wins a Dungeon with them in the page. She asks for a hint, leaves,
 * lets the computer play for her, and comes back.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decisionNumberOf } from '../scripts/crowd/controls.ts'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { planAtLevel } from '../src/bots/search/levels.ts'
import { suggestStarterDeck } from '../src/campaign/party.ts'
import { starterDecks } from '../src/cards/index.ts'
import { encodeInstructionRequest } from '../src/discord/autopilot/ids.ts'
import type { Setup } from '../src/engine/index.ts'
import { type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import type { HintPlanner } from '../src/table/computer-hints/contract.ts'
import type { Person } from '../src/table/contract.ts'
import { userText } from '../src/texts/user-text.ts'
import { answer } from './support/answering.ts'
import { launchBrowser, openAs, sendCommand, typeCommand, typeOption } from './support/browser.ts'
import { Evening } from './support/evening.ts'
import { chooseIn, mouse } from './support/fingers.ts'
import { together } from './support/plan.ts'
import { asks, openQuestion } from './support/questions.ts'
import { findSolo, isVictory } from './support/solo.ts'
import { setupOf } from './support/story.ts'
import { Witness } from './support/witness.ts'

type Message = ReturnType<typeof resultingMessage>

const PATIENCE = { timeout: 240_000 }
const OWN = 'horde-warrior'

/**
 * A seed that made a victory when this was written, if plain players play all seats. After a change of cards or rules the
 * test looks for another.
 */
const { seed, moves } = findSolo(partyOf(OWN), isVictory, { known: 0x10, most: 400 })

/** Anna's moves, each with its target if both are chosen at once. */
const steps = together(moves).filter(([{ decision }]) => decision.seat === 0)

/** The numbers of steps that she makes with the mouse, before she leaves and at the end. The others are typed. */
const FIRST = 6
const LAST = 2

/** Plans in this process, so that the hint doesn't depend on the speed of the machine. */
const planner: HintPlanner = {
  plan: async ({ game, raid }) => ({ kind: 'planned', plan: planAtLevel('able', game, raid), ms: 0 }),
}

let evening: Evening
let discord: PlaygroundClient
let browser: Browser
let page: Page
let witness: Witness
let anna: Person
let lobby: Message
let thread: string

/** The setup of a raid in which the bot chooses the other two seats. */
function partyOf(own: string): Setup {
  const keys = [own]
  const heroOf = (key: string) => starterDecks.find((one) => one.key === key)?.hero ?? ''
  while (keys.length < 3) keys.push(suggestStarterDeck(keys.map(heroOf), null).key)
  const setup = setupOf(keys)
  return {
    ...setup,
    seats: setup.seats.map(({ stops = 'few', ...seat }, n) => (n === 0 ? { ...seat, stops } : seat)),
  }
}

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => seed, planner })
  discord = evening.discord
  const { me } = await discord.as('Anna').state()
  anna = { id: me.id, name: userText('Anna') }
  await evening.table.settings.changePerson(anna, { hand: 'words', lookBack: false })
  browser = await launchBrowser({ pictures: false })
  page = await openAs(browser, evening.playground.url, 'Anna', { isPainted: false })
  witness = await Witness.open(evening.playground.url, 'Anna')
}, PATIENCE.timeout)

afterAll(async () => {
  witness.close()
  await browser.close()
  await evening.close()
}, PATIENCE.timeout)

const inThread = () => discord.as('Anna').in(thread)
const textOf = (message: Message): string => JSON.stringify([message.content, message.embeds])
const button = (label: string) => page.locator(`button[data-label="${label}"]`).last()
const privately = () => page.locator('[data-ephemeral]').last()
const choose = (placeholder: string, value: string) =>
  chooseIn(page.locator('.select-box', { hasText: placeholder }).last(), [value])

test('she opens a raid, and fills two seats in the panel of the lobby', PATIENCE, async () => {
  await typeCommand(page, 'raid create')
  await typeOption(page, 'raid', 'Deadmines', 'deadmines')
  await typeOption(page, 'mode', 'Novice', 'novice')
  await sendCommand(page)
  await choose('Take a seat with a starter deck', OWN)
  await page.getByTestId('embed').getByText('Gurzak').last().waitFor()
  await button('Change …').click()
  await privately().getByText('Change raid').waitFor()
  await choose('Computer players …', '2')
  await privately().getByText('2 computer players take part').waitFor()
  await choose('Computer players …', 'level>easy')
  const seats = page.getByTestId('embed').filter({ hasText: 'Thalwen (computer, easy)' }).last()
  await seats.waitFor()
  expect(await seats.innerText()).toContain('The party has a healer, a protector and a damage dealer.')
  thread = await evening.firstThread()
  const { id } = await evening.raidIn(thread)
  await evening.table.settings.changeRaid(id, { takeoverLevel: 'easy' })
})

test('she begins, and is the only one who is asked', PATIENCE, async () => {
  await button('Start').click()
  await page.locator('#sidebar [data-testid=thread-link]').last().click()
  await page.getByText('the raid begins').waitFor()
  await makeSteps(0, FIRST, 'mouse')
})

test(
  'she asks for a hint beside a question, which only she sees, and which marks the raid',
  PATIENCE,
  async () => {
    await makeSteps(FIRST, untilOwnTurn(FIRST), 'typed')
    await button('My moves').click()
    await privately().locator('button[data-label="💡 Hint"]').click()
    await privately().getByText('The computer would').waitFor()
    const shown = await privately().innerText()
    expect(shown).toContain('Only you see this.')
    expect(shown).not.toContain('house-')
    const raid = await evening.raidIn(thread)
    const stored = await evening.store.db.raid.findUniqueOrThrow({ where: { id: raid.id } })
    expect(stored.hints).toBe(1)
    expect(resultingMessage(await discord.as('Ben').in(thread).slash('hint')).content).toContain(
      'You are not asked',
    )
  },
)

test(
  'she leaves: the computer plays for her, and waits at her next turn, because nobody else plays',
  PATIENCE,
  async () => {
    await button('Autopilot').click()
    await choose('Give an instruction', encodeInstructionRequest({ kind: 'computer' }))
    await page.getByText('Anna is away, and the computer plays Gurzak for them').waitFor()
    await page.getByText('Nobody else plays here, so the raid waits for Anna').waitFor()
    const { view } = await evening.table.look((await evening.raidIn(thread)).id, anna)
    expect([view?.turn.player, view?.decision?.seat]).toEqual([0, 0])
  },
)

test('she comes back, and wins with the two', PATIENCE, async () => {
  const asked = (await evening.table.look((await evening.raidIn(thread)).id, anna)).view?.decision?.id
  const next = steps.findIndex(([{ decision }]) => decision.id === asked)
  expect(next).toBeGreaterThan(FIRST)
  await makeSteps(next, next + 1, 'mouse')
  await makeSteps(next + 1, steps.length - LAST, 'typed')
  await makeSteps(Math.max(next + 1, steps.length - LAST), steps.length, 'mouse')
  await page.getByText('The Raiders have won').waitFor()
  const { hints, status } = await evening.store.db.raid.findFirstOrThrow()
  expect([hints, status]).toEqual([1, 'won'])
})

test('nobody but her was mentioned, and no computer player is named by its id', async () => {
  const messages = await inThread().messages()
  const mentioned = new Set(messages.flatMap(({ mentions }) => mentions.map((one) => one.global_name)))
  expect([...mentioned].filter((name) => name !== 'Anna')).toEqual([])
  const told = messages.map(textOf).join()
  expect(told).toContain('🤖 Brakka')
  expect(told).not.toContain('house-')
  expect((await discord.interactions()).filter((one) => one.stage === 'failed')).toEqual([])
  expect(await discord.unknownRoutes()).toEqual([])
})

test('a new raid with two strong computer players goes on, and nobody is mentioned for them', async () => {
  const anna = discord.as('Anna')
  lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  thread = await evening.threadOn(lobby)
  await anna.slash('raid join', { deck: 'horde-warrior' })
  await anna.slash('raid fill', { players: 2, level: 'strong' })
  expect(textOf(await lobbyWith('computer, strong'))).toContain('🤖')
  await anna.click(lobby.id, 'Start')
  await roundsLater(1)
  const messages = await inThread().messages()
  const mentioned = new Set(messages.flatMap(({ mentions }) => mentions.map((one) => one.global_name)))
  expect([...mentioned]).toEqual(['Anna'])
  const prompts = await evening.store.db.outbox.findMany({ where: { kind: 'prompt' } })
  const thinking = prompts.filter(({ payload }) => JSON.stringify(payload).includes('"thinking":true'))
  expect(thinking.length).toBeGreaterThan(3)
})

const turnNumber = async (): Promise<number> => {
  const raid = await evening.raidIn(thread)
  return (await evening.table.look(raid.id, null)).view?.turn.number ?? 0
}

/** The lobby's message, once it contains the text. */
const lobbyWith = (text: string): Promise<Message> =>
  discord.until(async () => {
    const found = (await discord.as('Anna').messages()).find(({ id }) => id === lobby.id)
    return found && textOf(found).includes(text) ? found : null
  })

/** Anna answers until the lair has begun this many more turns. She types her passes. */
async function roundsLater(rounds: number): Promise<void> {
  const raid = await evening.raidIn(thread)
  const end = (await turnNumber()) + 4 * rounds
  let before: Message | undefined
  while ((await turnNumber()) < end) {
    before = await nextQuestion(before)
    const { view, seat } = await evening.table.look(raid.id, anna)
    const decision = view?.decision
    if (!view || !decision) throw new Error('Anna is not asked')
    expect(seat).toBe(0)
    const picks = heuristicPlayer.decide(
      () => view,
      decision,
      () => 0,
    )
    if (picks[0] === 'pass') await inThread().slash('pass')
    else await evening.table.answer(raid.id, anna, [{ decision: decision.id, picks }])
  }
}

const nextQuestion = (before?: Message): Promise<Message> =>
  discord.until(async () => openQuestion(await inThread().messages(), before))

/** The index of the first step from this one on that begins one of her own turns, with an empty chain. */
function untilOwnTurn(from: number): number {
  const at = steps.findIndex(
    ([{ decision }], n) =>
      n >= from && decision.kind === 'priority' && decision.options.some(({ kind }) => kind === 'place'),
  )
  if (at < 0) throw new Error('she has no other turn')
  return at
}

/** Makes Anna's moves, once each is asked. */
async function makeSteps(from: number, to: number, how: 'mouse' | 'typed'): Promise<void> {
  const { id } = await evening.raidIn(thread)
  for (const [move, aim] of steps.slice(from, to)) {
    const { decision, picks } = move
    const prompt = await questionAbout(id, decision.id)
    if (how === 'mouse') await answer(prompt, witness, [move, aim], mouse(page))
    else {
      const all = [{ decision: decision.id, picks }, ...(aim ? [{ picks: aim.picks }] : [])]
      expect(await evening.table.answer(id, anna, all)).toMatchObject({ ok: true })
    }
  }
}

/** The message of her open question, once it asks this decision. */
async function questionAbout(raidId: string, decision: number): Promise<Message> {
  await discord.until(
    async () => (await evening.table.look(raidId, anna)).view?.decision?.id === decision || null,
  )
  return witness.until(`question ${decision}`, () => {
    const open = [...witness.messages.values()].findLast(asks)
    const number = open && decisionNumberOf(open)
    return open && (number === null || number === decision) ? open : null
  })
}
