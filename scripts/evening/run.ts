/** Plays one evening from the first card to the last, and returns its figures. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RaidInfo } from '../../src/table/contract.ts'
import { EveningEnvironment } from './environment.ts'
import { eveningFiguresOf, roundToHundredths, screensAfterLastAnswer } from './figures.ts'
import type { JournalTurn } from './journal.ts'
import { type EveningPlan, EveningPlayers } from './players.ts'

/** After this time, late pictures have been put into their messages. */
const LATE_MS = 1_500

export async function playEvening(plan: EveningPlan) {
  const [began, cpu] = [Date.now(), process.cpuUsage()]
  const stage = await EveningEnvironment.open(plan.seed)
  try {
    const players = new EveningPlayers(stage, plan)
    const raid = await players.takeSeats()
    await players.play(raid)
    await stage.settle()
    await sleep(LATE_MS)
    for (const _ of new Set(await stage.answersOf(raid.id))) stage.journal.push({ kind: 'answered' })
    const { status } = (await stage.table.find({ raidId: raid.id })) ?? raid
    const { user, system } = process.cpuUsage(cpu)
    const figures = eveningFiguresOf(stage.journal, await turnsOf(stage, raid))
    const { unreachable, forced } = players
    const [seconds, cpuSeconds] = [(Date.now() - began) / 1_000, (user + system) / 1e6].map(roundToHundredths)
    const end = status === 'playing' ? null : screensAfterLastAnswer(stage.journal)
    return { ...figures, endScreens: end, unreachable, forced, status, seconds, cpuSeconds }
  } finally {
    await stage.close()
  }
}

/** Returns every turn that has begun, from the raid's log. */
async function turnsOf({ table }: EveningEnvironment, { id, seats }: RaidInfo): Promise<JournalTurn[]> {
  const { pages } = await table.log(id, 1)
  const isLairs = (seat: number) => seats[seat]?.boss ?? seat >= seats.length
  const turns: JournalTurn[] = []
  for (let page = pages; page > 0; page--)
    for (const entry of (await table.log(id, page)).entries)
      for (const event of entry.kind === 'news' ? entry.events : [])
        if (event.kind === 'turnStarted')
          turns.push({ number: event.number, seat: event.seat, isLairs: isLairs(event.seat) })
  return turns
}
