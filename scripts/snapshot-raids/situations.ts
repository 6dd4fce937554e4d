/** Raids with situations that computer players don't cause. */
import type { Store } from '../../src/store/database/open.ts'
import type { Person } from '../../src/table/contract.ts'
import { replacePersonInSeat } from '../../src/table/fixture.ts'
import { userText } from '../../src/texts/user-text.ts'
import {
  answerQuestions,
  type ComputerRaid,
  GUILD_ID,
  openLobby,
  requireNotRejected,
  startAsLeader,
  startRaid,
} from './computer-raid.ts'

/** Plays up to the situation. @returns the raid, which is then in the database */
export type RaidSituation = (store: Store) => Promise<ComputerRaid>

const leaderOf = ({ people: [leader] }: ComputerRaid): Person => {
  if (!leader) throw new Error('the raid has no leader')
  return leader
}

const asLeader = (night: ComputerRaid) => ({ person: leaderOf(night), roles: [] })

async function played(store: Store, n: number, answers: number): Promise<ComputerRaid> {
  const night = await startRaid(store, n)
  await answerQuestions(night, answers)
  return night
}

/** The most answers until a player could act or pass: corrections are possible only then. */
const A_WHILE = 30

export const raidSituations: Readonly<Record<string, RaidSituation>> = {
  'a raider has conceded': async (store) => {
    const night = await played(store, 1_003, 30)
    const [, second] = night.people
    if (second) requireNotRejected(await night.table.concede(night.raid.id, second))
    return night
  },
  'in the tutorial': async (store) => {
    const night = await openLobby(store, 1_000)
    const at = { guildId: GUILD_ID, threadId: '300000000000000001' }
    const raid = requireNotRejected(await night.table.tutorial.begin(at, leaderOf(night), 'lesson-chain'))
    const learning = { ...night, raid }
    await answerQuestions(learning, 12)
    return learning
  },
  'everybody is asked in every window': async (store) => {
    const night = await openLobby(store, 1_002)
    requireNotRejected(
      await night.table.settings.changeRaid(night.raid.id, { everyWindow: true }, leaderOf(night)),
    )
    const open = await startAsLeader(night)
    await answerQuestions(open, 60)
    return open
  },
  'after an undo': async (store) => {
    const night = await played(store, 1_003, 40)
    const { id: raidId } = night.raid
    const asked = { raidId, by: asLeader(night), target: { what: 'steps', steps: 6 } } as const
    requireNotRejected(await night.table.undo.ask(asked))
    await answerQuestions(night, 3)
    return night
  },
  'the table is asked for an undo': async (store) => {
    const night = await played(store, 1_003, 40)
    const { id: raidId } = night.raid
    const asker = night.people[1] ?? leaderOf(night)
    const asked = { raidId, by: { person: asker, roles: [] }, target: { what: 'steps', steps: 3 } } as const
    requireNotRejected(await night.table.undo.ask(asked))
    return night
  },
  'after a correction': async (store) => {
    const night = await played(store, 1_003, 40)
    const correction = { kind: 'draw', player: 0, n: 2 } as const
    const asked = {
      raidId: night.raid.id,
      by: asLeader(night),
      correction,
      reason: userText('a card was lost'),
    }
    const rule = () => night.table.corrections.make(asked)
    let ruled = await rule()
    for (let answers = 0; 'rejected' in ruled && answers < A_WHILE; answers++) {
      await answerQuestions(night, 1)
      ruled = await rule()
    }
    requireNotRejected(ruled)
    return night
  },
  'somebody else has sat down': async (store) => {
    const night = await played(store, 1_004, 40)
    const newcomer = { id: '400000000000000001', name: userText('Finn') }
    await replacePersonInSeat(night.table, night.raid.id, leaderOf(night), 1, newcomer)
    night.people[1] = newcomer
    await answerQuestions(night, 5)
    return night
  },
  'somebody is passed for': async (store) => {
    const night = await played(store, 1_003, 40)
    for (const one of night.people.slice(1))
      requireNotRejected(
        await night.table.autopilot.give(night.raid.id, one, { kind: 'until', until: 'turn' }),
      )
    await answerQuestions(night, 2)
    return night
  },
  'it is over': (store) => played(store, 1_005, 5_000),
}
