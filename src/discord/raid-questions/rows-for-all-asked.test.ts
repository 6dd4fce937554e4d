/** The shared "Pass" button of a question to several players, pressed in any order. */
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import type { Person, RaidInfo, Table } from '../../table/contract.ts'
import {
  answerOpenDecision,
  createLobby,
  keepHands,
  openDecisionWithAskedPerson,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../../table/fixture.ts'
import { fakeBotContext, newClickBy } from '../fixture.ts'
import type { Post } from '../message-parts/post.ts'
import { handleClick } from '../routing.ts'
import { publicQuestionPost } from './prompt.ts'

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Returns the question as everybody sees it, which also names all other players who are asked. */
async function question({ table, raid }: { table: Table; raid: RaidInfo }): Promise<Post> {
  const { view } = await table.look(raid.id, null)
  const seat = view?.waitingFor?.seat ?? -1
  const person = raid.seats[seat]?.person
  if (!view || !person) throw new Error('nobody is asked')
  const also = raid.seats.filter((one) => view.window?.next.includes(one.seat))
  return publicQuestionPost({ raid, seat, person, view, decision: null, also })
}

function idOf({ components }: Post, label: string): string {
  const all = components.flatMap((row) => row.components)
  const found = all.find((one) => 'label' in one && one.label === label)
  if (!found || !('custom_id' in found)) throw new Error(`there is no button ${label}`)
  return found.custom_id
}

describeWithDatabase('the button of a question for several', (database) => {
  async function aWindow(): Promise<TestParty> {
    const party = await createLobby(tableWithFixedSeed(database.store()))
    requireAccepted(await party.table.settings.changeRaid(party.raid.id, { everyWindow: true }))
    const raid = requireAccepted(await party.table.start(party.raid.id, party.people[0]))
    await keepHands({ ...party, raid })
    return { ...party, raid }
  }

  const momentIn = async (party: TestParty) => (await openDecisionWithAskedPerson(party)).view.window?.moment

  /** @returns the reason why the press was refused; null if it was accepted */
  async function pressed(party: TestParty, who: Person, id: string): Promise<string | null> {
    const before = await Promise.all([momentIn(party), party.table.look(party.raid.id, who)])
    const reply = await handleClick(fakeBotContext(party), {
      ...newClickBy(party, who, id),
      isPrivate: false,
    })
    const after = await Promise.all([momentIn(party), party.table.look(party.raid.id, who)])
    const isTaken =
      before[1].raid.version < after[1].raid.version || after[1].decided.length > before[1].decided.length
    return isTaken ? null : 'post' in reply ? reply.post.content : reply.how
  }

  it.each(ORDERS)('counts for each of them, whoever has pressed it before: %i, %i, %i', async (...order) => {
    const party = await aWindow()
    const [id, moment] = [idOf(await question(party), 'Pass'), await momentIn(party)]
    for (const seat of order) expect(await pressed(party, party.people[seat], id)).toBeNull()
    expect(await momentIn(party)).not.toBe(moment)
  })

  it('counts once for the person whom it asks, even if they have another seat', async () => {
    const party = await aWindow()
    const { table, raid, people } = party
    const at = { guildId: raid.guildId, channelId: raid.channelId }
    const lobby = requireAccepted(await table.create(at, people[0], 'deadmines', 'novice'))
    for (const deck of ['horde-rogue', 'horde-warrior'])
      requireAccepted(await table.join(lobby.id, people[0], deck))
    requireAccepted(await table.settings.changeRaid(lobby.id, { everyWindow: true }))
    const alone: TestParty = {
      table,
      raid: requireAccepted(await table.start(lobby.id, people[0])),
      people: [people[0], people[0], people[0]],
    }
    while ((await openDecisionWithAskedPerson(alone)).decision.kind !== 'priority')
      requireAccepted(await answerOpenDecision(alone, ['keep']))
    const id = idOf(await question(alone), 'Pass')
    expect(await pressed(alone, people[0], id)).toBeNull()
    const { seat } = await openDecisionWithAskedPerson(alone)
    expect(await pressed(alone, people[0], id)).toContain('answered already')
    expect((await openDecisionWithAskedPerson(alone)).seat).toBe(seat)
  })

  it('is refused once something has happened since', async () => {
    const party = await aWindow()
    while ((await openDecisionWithAskedPerson(party)).view.turn.step !== 'action')
      requireAccepted(await answerOpenDecision(party, ['pass']))
    const { decision, who } = await openDecisionWithAskedPerson(party)
    const { view } = await party.table.look(party.raid.id, null)
    const id = `lk1:here:${party.raid.code}:${decision.id}:0:${view?.window?.moment}:pass`
    const place = decision.options.find((one) => one.kind === 'place' && !one.faceUp)
    requireAccepted(await answerOpenDecision(party, [`${place?.id}`]))
    const other = party.people.find((one) => one.id !== who.id) ?? who
    expect(await pressed(party, other, id)).toContain('Something has happened in the meantime')
  })
})
