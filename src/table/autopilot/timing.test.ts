/** Tests presses that were possible when they were made, but arrive after other people's presses. */
import { describe, expect, it, test } from 'vitest'
import { describeWithDatabase } from '../../../test/databases.ts'
import { askingOrderOfDecision, type Game, type Seat } from '../../engine/index.ts'
import { raiderCards } from '../../raids/onyxia/onyxia.testkit.ts'
import { type Story, scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../scenarios/table-setup.ts'
import {
  answerOpenDecision,
  createLobby,
  keepHands,
  openDecisionWithAskedPerson,
  requireAccepted,
  tableWithFixedSeed,
} from '../fixture.ts'
import type { Person } from '../model/person.ts'
import { movesOfSeatAskedLater } from '../preview/possible-moves.ts'
import { newAnswerInAdvanceInstruction, openWindowIdBeforeAnnouncing } from './answers-in-advance.ts'
import { picksByInstructions } from './evaluate-instructions.ts'

/** Returns all permutations of these things. */
function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]]
  return all.flatMap((first, at) =>
    permutations(all.filter((_, n) => n !== at)).map((rest) => [first, ...rest]),
  )
}

describeWithDatabase('presses of several people', (database) => {
  async function aRaid() {
    const party = await createLobby(tableWithFixedSeed(database.store()))
    requireAccepted(await party.table.settings.changeRaid(party.raid.id, { everyWindow: true }))
    return { ...party, raid: requireAccepted(await party.table.start(party.raid.id, party.people[0])) }
  }

  /** Returns the answer that each person's panel offers now: an answer to the question, or an answer in advance. */
  async function pressOf(party: Awaited<ReturnType<typeof aRaid>>, who: Person, pick: string) {
    const { table, raid } = party
    const { view, seat } = await table.look(raid.id, who)
    const own = view?.decision
    if (own && own.seat === seat)
      return () => table.answer(raid.id, who, [{ decision: own.id, picks: [pick] }])
    const move = pick === 'pass' ? {} : { move: [pick] }
    const request = { kind: 'ahead', moment: view?.window?.moment ?? '', ...move } as const
    return () => table.autopilot.give(raid.id, who, request, seat ?? undefined)
  }

  it.each(permutations([0, 1, 2]))('keep all hands in any order: %i, %i, %i', async (...instruction) => {
    const party = await aRaid()
    const presses = await Promise.all(party.people.map((who) => pressOf(party, who, 'keep')))
    for (const seat of instruction) requireAccepted((await presses[seat]?.()) ?? { rejected: 'nobody' })
    expect((await openDecisionWithAskedPerson(party)).decision.kind).toBe('priority')
  })

  it.each(permutations([0, 1, 2]))('pass in any order: %i, %i, %i', async (...instruction) => {
    const party = await aRaid()
    await keepHands(party)
    const before = await openDecisionWithAskedPerson(party)
    const presses = await Promise.all(party.people.map((who) => pressOf(party, who, 'pass')))
    for (const seat of instruction) requireAccepted((await presses[seat]?.()) ?? { rejected: 'nobody' })
    expect((await openDecisionWithAskedPerson(party)).view.window?.moment).not.toBe(
      before.view.window?.moment,
    )
  })

  it('are handled one after the other even if they come at the same time', async () => {
    const party = await aRaid()
    const presses = await Promise.all(party.people.map((who) => pressOf(party, who, 'keep')))
    for (const done of await Promise.all(presses.map((press) => press()))) requireAccepted(done)
    expect((await openDecisionWithAskedPerson(party)).decision.kind).toBe('priority')
  })

  it('pass always on a card, even if the player who was asked first has passed meanwhile', async () => {
    const party = await aRaid()
    const { table, raid } = party
    await keepHands(party)
    while ((await openDecisionWithAskedPerson(party)).view.turn.step !== 'action')
      requireAccepted(await answerOpenDecision(party, ['pass']))
    await playSomething(party)
    const moment = (await openDecisionWithAskedPerson(party)).view.window?.moment ?? ''
    requireAccepted(await answerOpenDecision(party, ['pass']))
    const { who, view, decision } = await openDecisionWithAskedPerson(party)
    expect(view.window?.moment).toBe(moment)
    requireAccepted(await table.autopilot.give(raid.id, who, { kind: 'pass', moment }))
    expect((await openDecisionWithAskedPerson(party)).decision.id).not.toBe(decision.id)
    expect((await table.look(raid.id, who)).instructions).toMatchObject([{ kind: 'pass' }])
  })

  /** Answers for whoever is asked, until one of them plays a card, at its first target. @returns the option's id */
  async function playSomething(party: Awaited<ReturnType<typeof aRaid>>): Promise<string> {
    for (let n = 0; n < 60; n++) {
      const { decision } = await openDecisionWithAskedPerson(party)
      const card = decision.options.find(({ kind }) => kind === 'play')?.id
      const place = decision.options.find((one) => one.kind === 'place' && !one.faceUp)?.id
      requireAccepted(
        await answerOpenDecision(party, [card ?? place ?? decision.options.at(-1)?.id ?? 'pass']),
      )
      if (card === undefined) continue
      const next = await openDecisionWithAskedPerson(party)
      const [target] = next.decision.options
      if (next.decision.kind === 'target')
        requireAccepted(await answerOpenDecision(party, [target?.id ?? '']))
      return card
    }
    throw new Error('nobody can play a card')
  }
})

/** Returns the answer of a seat's instruction for an answer in advance, as soon as the seat is asked. */
function heard(game: Game, seat: Seat, move: readonly string[]): string[] | null {
  const instruction = { ...newAnswerInAdvanceInstruction(game, seat, move), id: 1 }
  return game.decision?.seat === seat
    ? (picksByInstructions(game, game.decision, [instruction])?.picks ?? null)
    : null
}

const SHIELD = 'Drizzie Steelslam'

describe('a move that was chosen in advance and is heard when its player is asked', () => {
  const offered = (story: Story, name: string) =>
    movesOfSeatAskedLater(story.game, story.seat(name))?.decision.options ?? []

  test('protects', () => {
    const story = scenario({
      raiders: { Anna: {}, Ben: { play: ['Tyrennius Scatheblade'] }, Cleo: { play: [SHIELD] } },
      dungeon: { below: 0 },
      turn: DUNGEON_NAME,
      marked: 'Anna',
    })
    const [first] = offered(story, 'Cleo')
    story.pick('none')
    expect(heard(story.game, story.seat('Cleo'), [`${first?.id}`])).toEqual([first?.id])
    story.waitsFor('Cleo', 'protect')
  })

  test('is played at its target', () => {
    const gouger = { hand: ['Gouge'], resources: 1 }
    const story = scenario({
      raiders: { Anna: { hand: ['Rend'], resources: 1 }, Bert: gouger, Cleo: gouger },
    })
    story.raider('Anna').plays('Rend', { on: DUNGEON_NAME })
    const cleo = story.seat('Cleo')
    const open = movesOfSeatAskedLater(story.game, cleo)
    const play = `${open?.decision.options.find(({ kind }) => kind === 'play')?.id}`
    const target = `${open?.targetDecisions[play]?.options[0]?.id}`
    story.raider('Bert').passes()
    expect(heard(story.game, cleo, [play, target])).toEqual([play])
    expect(newAnswerInAdvanceInstruction(story.game, cleo, [play, target])).toMatchObject({
      move: [play, target],
    })
    expect(() => newAnswerInAdvanceInstruction(story.game, cleo, [play, 'o99999'])).toThrow()
    story.waitsFor('Cleo', 'priority')
  })

  test('lays out a party, even if that was chosen before anybody was asked (R304)', () => {
    const story = scenario({
      cards: raiderCards,
      raiders: { Anna: { play: ['Ogre', 'Ogre'] }, Bert: { play: ['Ogre', 'Ogre'] } },
      boss: { bosses: ['MCR-6', 'MCR-10'], resources: 2 },
      turn: 'Boss',
    })
    story.raider('Boss').uses('Boss')
    story.resolveAll()
    const bert = story.seat('Bert')
    const [, apart] = offered(story, 'Bert')
    const instruction = { ...newAnswerInAdvanceInstruction(story.game, bert, [`${apart?.id}`]), id: 1 }
    story.pick(`${story.decision?.options[0]?.id}`)
    expect(story.decision && picksByInstructions(story.game, story.decision, [instruction])?.picks).toEqual([
      apart?.id,
    ])
    expect(heard(story.game, bert, [`${apart?.id}`])).toEqual([apart?.id])
    story.waitsFor('Bert', 'layOut')
  })
})

describe('another player’s unfinished announcement', () => {
  function announcing(): { story: Story; moment: string } {
    const story = scenario({
      raiders: { Anna: { hand: ['Rend', 'Brigg'], resources: 2 }, Bert: { hand: ['Gouge'], resources: 1 } },
    })
    const moment = askingOrderOfDecision(story.game)?.moment ?? ''
    const rend = story.decision?.options.find(({ kind }) => kind === 'play')
    story.pick(`${rend?.id}`)
    return { story, moment }
  }

  test('prevents nobody from passing in advance, since it may be taken back', () => {
    const { story, moment } = announcing()
    expect(askingOrderOfDecision(story.game)).toBeNull()
    expect(newAnswerInAdvanceInstruction(story.game, story.seat('Bert'))).toEqual({ kind: 'ahead', moment })
    expect(openWindowIdBeforeAnnouncing(story.game)).toBe(moment)
    story.pick('back')
    expect(openWindowIdBeforeAnnouncing(story.game)).toBe(moment)
    story.waitsFor('Anna', 'priority')
  })

  test('belongs to its player, who can’t answer in advance during it', () => {
    const { story } = announcing()
    expect(() => newAnswerInAdvanceInstruction(story.game, story.seat('Anna'))).toThrow(
      'before it is your turn to answer',
    )
    story.waitsFor('Anna', 'target')
  })
})
