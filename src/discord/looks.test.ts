/** Counts how often a press, and the messages that follow from it, look at the table. */
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import { controlsOf } from '../../test/support/answering.ts'
import { Evening } from '../../test/support/evening.ts'
import { openQuestion } from '../../test/support/questions.ts'
import { heuristicPlayer } from '../bots/heuristic.ts'
import type { Decision } from '../engine/index.ts'
import { type PlaygroundPerson as Clicker, resultingMessage } from '../playground/client.ts'
import type { MessageJson } from '../playground/world/message-json.ts'
import type { Person, RaidLook, Table } from '../table/contract.ts'

let evening: Evening
let anna: Clicker
let who: Person
let raidId: string
/** The bot's looks at one person's or the public view, and its looks at the question when it sends a message. */
let looks: MockInstance<Table['look']>
let questionLooks: MockInstance<Table['lookAtQuestion']>

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => '7'.padStart(32, '5') })
  const lobby = resultingMessage(
    await evening.discord.as('Anna').slash('raid create', { raid: 'scarlet-monastery' }),
  )
  await evening.discord.as('Anna').select(lobby.id, ['alliance-rogue'])
  await evening.discord.as('Anna').click(lobby.id, 'Start')
  anna = evening.discord.as('Anna').in(lobby.id)
  const raid = await evening.raidIn(await evening.threadOn(lobby))
  raidId = raid.id
  who = raid.leader
  looks = vi.spyOn(evening.table, 'look')
  questionLooks = vi.spyOn(evening.table, 'lookAtQuestion')
}, 60_000)

afterAll(() => evening.close())

const look = (): Promise<RaidLook> => evening.table.look(raidId, who)

/** Returns a simple player answers until Anna can make a move of this kind. @returns the id of the move */
async function playUntil(kind: 'place' | 'play' | 'attack' | 'pass'): Promise<string> {
  for (let n = 0; n < 400; n++) {
    const { view } = await look()
    const decision = view?.decision
    if (!view || !decision) throw new Error(`the raid was over after ${n} answers`)
    const move = moveIn(decision, kind)
    if (move) return move.id
    const picks = heuristicPlayer.decide(
      () => view,
      decision,
      () => 0,
    )
    await evening.table.answer(raidId, who, [{ decision: decision.id, picks }])
  }
  throw new Error('it never comes up')
}

const moveIn = (decision: Decision, wanted: string) =>
  decision.kind === 'priority' ? decision.options.find(({ kind }) => kind === wanted) : undefined

/** Returns the public question, once it is about the present decision. */
const question = (): Promise<MessageJson> =>
  evening.discord.until(async () => {
    const decision = (await look()).view?.decision?.id
    const open = openQuestion(await anna.messages())
    return open && controlsOf(open).some(({ customId }) => customId.includes(`:${decision}`)) ? open : null
  }, 20_000)

/** Counts the looks until the press is answered, and those at the question until all messages are sent. */
async function looksOf(press: () => Promise<unknown>): Promise<{ press: number; messages: number }> {
  await evening.allSent()
  looks.mockClear()
  questionLooks.mockClear()
  await press()
  const { length } = looks.mock.calls
  await evening.allSent()
  return { press: length, messages: questionLooks.mock.calls.length }
}

/** Makes a move, with its target if it has one, by the select of Anna's private panel. */
async function choose(kind: 'place' | 'play' | 'attack') {
  const move = await playUntil(kind)
  const panel = resultingMessage(await anna.click((await question()).id, 'My moves'))
  const [way] = controlsOf(panel).flatMap(({ customId, values }) =>
    values.filter((one) => one.startsWith(move)).map((value) => ({ customId, value })),
  )
  return looksOf(() => anna.select(panel.id, [way?.value ?? ''], way?.customId))
}

test.each(['place', 'play', 'attack'] as const)(
  'a press in the private panel looks at the table at most twice: %s',
  async (kind) => {
    const { press, messages } = await choose(kind)
    expect(press).toBeLessThanOrEqual(2)
    expect(messages).toBe(1)
  },
)

test.each(['place', 'play', 'pass'] as const)(
  'a typed move looks at the table at most twice: %s',
  async (kind) => {
    const move = await playUntil(kind)
    await question()
    const typed = () => (kind === 'pass' ? anna.slash('pass') : anna.slash(kind, { card: move }))
    expect((await looksOf(typed)).press).toBeLessThanOrEqual(2)
  },
)

test('a press on the public question looks at the table once', async () => {
  await playUntil('pass')
  const { id } = await question()
  const { press } = await looksOf(() => anna.click(id, 'End turn'))
  expect(press).toBe(1)
})
