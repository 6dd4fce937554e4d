import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import type { View } from '../../engine/index.ts'
import { findInputs } from '../../store/raids/inputs.ts'
import {
  announcementsOf,
  answerOpenDecision,
  createStartedRaid,
  keepHands,
  newPerson,
  openDecisionWithAskedPerson,
  requireAccepted,
  type TestParty,
  tableWithFixedSeed,
} from '../fixture.ts'

describeWithDatabase('an answer', (database) => {
  const aRaid = () => createStartedRaid(tableWithFixedSeed(database.store()))
  const inputs = (party: TestParty) => findInputs(database.store().db, party.raid.id)
  const handOf = (view: View, seat: number) => view.seats[seat]?.hand.cards ?? []

  /** Returns a raid in which everybody has kept their hand, and Anna is asked in her action phase. */
  async function annasTurn(): Promise<TestParty> {
    const party = await aRaid()
    await keepHands(party)
    expect(await openDecisionWithAskedPerson(party)).toMatchObject({
      seat: 0,
      view: { turn: { phase: 'action', player: 0 } },
    })
    return party
  }

  it('is accepted only from the player who is asked', async () => {
    const party = await aRaid()
    const { table, raid, people } = party
    const [, ben] = people
    expect(await table.answer(raid.id, ben, [{ picks: ['keep'] }])).toEqual({
      rejected: "It is Anna's turn to keep the opening hand or take a mulligan.",
    })
    const dora = newPerson('Dora')
    expect(await table.answer(raid.id, dora, [{ picks: ['keep'] }])).toMatchObject({
      rejected: expect.stringMatching(/^You have no seat in this raid\. It is Anna's turn/),
    })
    expect(await inputs(party)).toHaveLength(1)
  })

  it('to an earlier question is stale, and the refusal names the current question', async () => {
    const party = await aRaid()
    const { table, raid, people } = party
    const { decision } = await openDecisionWithAskedPerson(party)
    const click = () => table.answer(raid.id, people[0], [{ decision: decision.id, picks: ['keep'] }])
    expect(await click()).toMatchObject({ ok: true, version: 2 })
    expect(await click()).toEqual({
      rejected:
        "That question has been answered already. Now it is Ben's turn to keep the opening hand or take a mulligan.",
    })
    const old = [{ decision: decision.id, picks: ['keep'] }]
    expect(await table.answer(raid.id, people[1], old)).toMatchObject({
      rejected: expect.stringMatching(/Now it is your turn to keep/),
    })
  })

  it('that arrives twice is accepted once', async () => {
    const party = await aRaid()
    const { table, raid, people } = party
    const [anna] = people
    const click = () => table.answer(raid.id, anna, [{ picks: ['keep'] }], `twice-${raid.id}`)
    const [first, second] = await Promise.all([click(), click()])
    expect([first, second]).toMatchObject([
      { ok: true, version: 2 },
      { ok: true, version: 2 },
    ])
    expect(await click()).toMatchObject({ ok: true, events: [] })
    expect(await inputs(party)).toHaveLength(2)
  })

  it('that arrives at the same time as another waits for it', async () => {
    const party = await aRaid()
    const { table, raid, people } = party
    const { decision } = await openDecisionWithAskedPerson(party)
    const later = [{ decision: decision.id + 1, picks: ['keep'] }]
    const keep = [{ decision: decision.id, picks: ['keep'] }]
    const clicks = await Promise.all([
      table.answer(raid.id, people[0], keep),
      table.answer(raid.id, people[0], keep),
      table.answer(raid.id, people[1], later),
    ])
    expect(clicks.filter((one) => 'ok' in one).map((one) => 'ok' in one && one.version)).toEqual(
      expect.arrayContaining([2]),
    )
    for (const one of clicks) if ('rejected' in one) expect(one.rejected).toMatch(/answered already/)
    expect((await openDecisionWithAskedPerson(party)).decision.id).toBeGreaterThan(decision.id)
  })

  it('shows the answering seat what it may know, and shows it to nobody else', async () => {
    const party = await aRaid()
    await answerOpenDecision(party, ['mulligan'])
    await answerOpenDecision(party, ['keep'])
    const { events } = Object(requireAccepted(await answerOpenDecision(party, ['mulligan'])))
    const drawn = events.filter((event: { kind: string; to?: string }) => event.to === 'hand')
    const known = drawn.filter((event: { card: string }) => event.card !== '')
    expect(known.map((event: { seat: number }) => event.seat)).toEqual(Array(7).fill(2))
    expect(drawn.length).toBeGreaterThan(7)
    const said = await announcementsOf(database.store(), party)
    for (const { events: told } of said.flatMap((one) => (one.kind === 'news' ? [one] : [])))
      for (const event of told) if (event.kind === 'moved' && event.to === 'hand') expect(event.card).toBe('')
  })

  it('that is impossible is refused with the reason and the possible answers', async () => {
    const party = await annasTurn()
    const { view, decision } = await openDecisionWithAskedPerson(party)
    const dear = handOf(view, 0).find((card) => (card.cost ?? 0) > 0 && card.type === 'ally') ?? never()
    expect(await answerOpenDecision(party, [`play${dear.object}`])).toMatchObject({
      rejected: expect.stringContaining(
        `Playing ${dear.name} is not possible: it costs ${dear.cost}, and you have no ready resources. You can pass`,
      ),
    })
    expect(await answerOpenDecision(party, ['fly'])).toMatchObject({
      rejected: expect.stringMatching(/^That is not possible here\. You can pass, place .+ face (up|down), /),
    })
    const { options } = decision
    const two = options.slice(0, 2).map((option) => option.id)
    expect(await answerOpenDecision(party, two)).toMatchObject({
      rejected: expect.stringMatching(/^Choose exactly 1\. You can pass/),
    })
    expect(await answerOpenDecision(party, ['pass', 'pass'])).toMatchObject({
      rejected: expect.stringMatching(/^You can choose each only once/),
    })
    expect(await answerOpenDecision(party, ['back'])).toMatchObject({
      rejected: expect.stringMatching(/^This cannot be taken back/),
    })
  })

  it('is never refused with the name of a card that the player may not know', async () => {
    const party = await annasTurn()
    const { table, raid, people } = party
    const bens = handOf((await table.look(raid.id, people[1])).view ?? never(), 1)
    for (const { object } of bens) {
      for (const verb of ['play', 'up', 'down', 'attack', 'quest', 'power']) {
        const answered = await answerOpenDecision(party, [`${verb}${object}${verb === 'power' ? '.0' : ''}`])
        expect(answered).toMatchObject({
          rejected: expect.stringMatching(/(Playing|Placing|With|with|Using|Completing) That card/i),
        })
      }
    }
  })

  it('of several steps is logged step by step and announced at once', async () => {
    const party = await annasTurn()
    const { table, raid, people } = party
    const { decision, view } = await openDecisionWithAskedPerson(party)
    const [card] = handOf(view, 0)
    const before = (await announcementsOf(database.store(), party)).length
    const steps = [{ decision: decision.id, picks: [`down${card?.object}`] }, { picks: ['pass'] }]
    const answered = requireAccepted(await table.answer(raid.id, people[0], steps, `typed-${raid.id}`))
    expect(answered).toMatchObject({ version: 6 })
    expect((await inputs(party)).slice(-2).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['answer', 0],
      ['answer', 0],
    ])
    const said = (await announcementsOf(database.store(), party)).slice(before)
    expect(said.filter((one) => one.kind === 'news')).toHaveLength(1)
    expect(said.filter((one) => one.kind === 'prompt')).toHaveLength(1)
  })

  it('of several steps is undone completely when one of them is refused', async () => {
    const party = await annasTurn()
    const { table, raid, people } = party
    const { decision, view } = await openDecisionWithAskedPerson(party)
    const [card] = handOf(view, 0)
    const steps = [{ decision: decision.id, picks: [`down${card?.object}`] }, { picks: ['o999'] }]
    expect(await table.answer(raid.id, people[0], steps)).toMatchObject({
      rejected: expect.stringMatching(/not possible/),
    })
    expect(await openDecisionWithAskedPerson(party)).toMatchObject({
      decision,
      view: { turn: { placed: false } },
    })
    expect(await inputs(party)).toHaveLength(4)
    expect(await table.answer(raid.id, people[0], [])).toEqual({ rejected: 'There is nothing to answer.' })
  })

  it('needs a raid that is being played', async () => {
    const { table, raid, people } = await aRaid()
    requireAccepted(await table.abandon(raid.id, people[0]))
    const keep = [{ picks: ['keep'] }]
    expect(await table.answer(raid.id, people[0], keep)).toMatchObject({
      rejected: expect.stringMatching(/^The raid is over/),
    })
    for (const id of ['01a1fbe5-d311-749c-b369-3f4068f9b28b', 'x'])
      expect(await table.answer(id, people[0], keep)).toMatchObject({
        rejected: expect.stringMatching(/^There is no such raid/),
      })
  })
})

function never(): never {
  throw new Error('there is nothing to see')
}
