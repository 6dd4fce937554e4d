/** Several decisions at once at a Discord table: an attack on a player's side in one panel, and several own attacks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import type { Decision, Option, View } from '../src/engine/index.ts'
import {
  buttonLabels,
  type PlaygroundPerson as Clicker,
  isEphemeral,
  resultingMessage,
} from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { findInputs } from '../src/store/raids/inputs.ts'
import type { Person, RaidLook } from '../src/table/contract.ts'
import { byInstructionLogEntrySchema } from '../src/table/stored/schemas.ts'
import { controlsOf } from './support/answering.ts'
import { Evening } from './support/evening.ts'
import { openQuestion } from './support/questions.ts'

let evening: Evening
let anna: Clicker
let who: Person
let raidId: string
let seed = ''

beforeAll(async () => {
  evening = await Evening.open({ newSeed: () => seed })
}, 60_000)

/** Begins a raid in which Anna raids alone, always with the same cards. */
async function begin(deck: string, number: number): Promise<void> {
  seed = number.toString(16).padStart(32, '5')
  const lobby = resultingMessage(
    await evening.discord.as('Anna').slash('raid create', { raid: 'scarlet-monastery', mode: 'novice' }),
  )
  await evening.discord.as('Anna').select(lobby.id, [deck])
  await evening.discord.as('Anna').click(lobby.id, 'Start')
  anna = evening.discord.as('Anna').in(lobby.id)
  const raid = await evening.raidIn(await evening.threadOn(lobby))
  raidId = raid.id
  who = raid.leader
}

afterAll(() => evening.close())

const look = () => evening.table.look(raidId, who)

/** A simple player plays until this comes up. @param isArming whether it plays weapons first, and never attacks with them */
async function playUntil(
  fits: (now: RaidLook) => Promise<boolean>,
  { isArming = false } = {},
): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const now = await look()
    if (await fits(now)) return
    const { view } = now
    if (!view?.decision) throw new Error(`the raid was over after ${n} answers`)
    const { id } = view.decision
    const picks = (isArming ? armingPicks(view, view.decision) : null) ?? plainPicks(view, view.decision)
    await evening.table.answer(raidId, who, [{ decision: id, picks }])
  }
  throw new Error('it never comes up')
}

const plainPicks = (view: View, decision: Decision): string[] =>
  heuristicPlayer.decide(
    () => view,
    decision,
    () => 0,
  )

/** Plays a weapon if possible, and otherwise leaves out the hero's attack. Returns null for other decisions. */
function armingPicks(view: View, decision: Decision): string[] | null {
  if (decision.kind !== 'priority') return null
  const own = view.seats[decision.seat]
  const weapons = own?.hand.cards.filter(({ type, atk }) => type === 'equipment' && atk !== null) ?? []
  const play = decision.options.find(
    (one) => one.kind === 'play' && weapons.some(({ object }) => object === one.object),
  )
  const isOfHero = (one: Option) => one.kind === 'attack' && one.object === own?.hero?.object
  return play
    ? [play.id]
    : plainPicks(view, { ...decision, options: decision.options.filter((one) => !isOfHero(one)) })
}

/** The public question, once it is about the present decision. */
const question = (): Promise<MessageJson> =>
  evening.discord.until(async () => {
    const decision = (await look()).view?.decision?.id
    const open = openQuestion(await anna.messages())
    return open && controlsOf(open).some(({ customId }) => customId.includes(`:${decision}`)) ? open : null
  }, 20_000)

/** The table's answers since then, by their instructions. */
const orderedAfter = async (version: number) =>
  (await findInputs(evening.store.db, raidId))
    .filter(({ seq }) => seq > version)
    .flatMap(({ payload }) => byInstructionLogEntrySchema.safeParse(payload).data?.order ?? [])

test('an attack shows the result of each answer, and one press answers it completely', async () => {
  await begin('horde-rogue', 7)
  const canStrike = async ({ view }: RaidLook) => {
    const { kind } = view?.decision ?? {}
    if (kind !== 'protect' && kind !== 'strike') return false
    const fight = await evening.table.preview.fight(raidId, 0)
    return fight?.courses.some(({ strike }) => strike) ?? false
  }
  await playUntil(canStrike, { isArming: true })
  const before = (await look()).raid.version
  const asked = await question()
  expect(asked.content).toMatch(/^• Don’t protect → .*(has \d+ left|dies|is hurt)/m)
  expect(asked.content).toMatch(/^• Strike: .*: strike \d · \d ATK → .*(has \d+ left|dies|is hurt)/m)
  expect(buttonLabels(asked)).toContain('No')
  expect(JSON.stringify(asked.components)).toContain('Nothing in this attack') // in the menu
  const strike = buttonLabels(asked).find((label) => label.startsWith('Strike: ')) ?? ''
  await anna.click(asked.id, strike)
  expect(await orderedAfter(before)).toContain('fight')
})

/** Plays on until several characters can attack, which have at least this ATK. */
const untilSeveralCanAttack = (atk = 0) =>
  playUntil(async ({ view }) => {
    const strong = (view?.seats[0]?.allies ?? []).filter((one) => (one.atk ?? 0) >= atk)
    const attacks =
      view?.decision?.options.filter(
        (one) => one.kind === 'attack' && (atk === 0 || strong.some(({ object }) => object === one.object)),
      ) ?? []
    const targetDecisions = await evening.table.preview.targetDecisions(raidId, 0)
    return attacks.filter(({ id }) => targetDecisions[id]?.kind === 'defender').length > 1
  })

test('several attack at once: first the attackers, then the target', async () => {
  await begin('alliance-druid', 0x22)
  await untilSeveralCanAttack()
  const before = (await look()).raid.version
  const panel = resultingMessage(await anna.click((await question()).id, 'My moves'))
  const whoPost = resultingMessage(await anna.click(panel.id, 'Attack with several'))
  expect([whoPost.id, isEphemeral(whoPost)]).toEqual([panel.id, true])
  const attackers = controlsOf(whoPost)[0]?.values.slice(0, 2) ?? []
  const whom = resultingMessage(await anna.select(whoPost.id, attackers))
  const all = buttonLabels(whom).find((label) => label.startsWith('All attack ')) ?? ''
  expect(whom.content).toMatch(/^Whom do .* and .* attack\?$/)
  await anna.click(whom.id, all)
  expect(await orderedAfter(before)).toContain('assault')
})

test('“/attack attacker: all” attacks with all characters that have ATK', async () => {
  await begin('alliance-druid', 0x22)
  await untilSeveralCanAttack(1)
  const before = (await look()).raid.version
  const [together] = await anna.autocomplete('attack', { attacker: 'al' }, 'attacker')
  expect(together).toMatchObject({ value: 'all', name: expect.stringMatching(/^All \d: /) })
  const asked = resultingMessage(await anna.slash('attack', { attacker: 'all' }))
  const one = buttonLabels(asked).find((label) => label.startsWith('All attack '))
  if (one !== undefined) await anna.click(asked.id, one) // asked only if there are several defenders
  expect(await orderedAfter(before)).toContain('assault')
})
