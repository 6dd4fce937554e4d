/**
 * All people at the tables, in one process: tsx scripts/load/clickers.ts URL USERS SECONDS EVERY GUILDS SEATED
 * It prints these lines: one when it is ready; one with the tables that were never asked, at which the measurement
 * begins; one after every EVERY seconds with their presses; and one with the answers that came after the end.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { firstWordOfCustomId } from '../../src/discord/message-parts/custom-ids.ts'
import { newPlaygroundClient } from '../../src/playground/client.ts'
import { newComputerPlayerRandomGenerator } from '../../src/simulation/simulate.ts'
import { texts } from '../../src/texts/texts.ts'
import { questionOfCustomId } from '../crowd/controls.ts'
import { MessageObserver } from '../crowd/message-observer.ts'
import { raidsChannelOf } from '../crowd/processes.ts'
import { type GroupMember, type PressResult, RaidGroup } from '../crowd/raid-group.ts'
import { type ClickReport, emptyClickReport } from './report.ts'

const [url = '', users = '0', seconds = '0', every = '0', guilds = '1', seated = '3'] = process.argv.slice(2)
/** The number of people at a table. Computer players take the other seats of three. */
const AT_A_TABLE = Number(seated)
const SEATS = 3
const OPENING_AT_ONCE = 8
/** The time until all play: this time, and a second for each table. Discord doesn't accept all lobbies at once. */
const UNDER_WAY_MS = 60_000
const A_TABLE_MS = 1_000
const [LEAST_MS, MOST_MS] = [1_000, 3_000]
/** For this time after the end, the script waits for answers. Later answers don't come. */
const LAST_MS = 3_500

const computers = { players: SEATS - AT_A_TABLE, level: 'strong', takeovers: 0 } as const
const chance = newComputerPlayerRandomGenerator(Number(users))
const think = () => LEAST_MS + chance(MOST_MS - LEAST_MS + 1)
const say = (line: unknown) => console.log(JSON.stringify(line))
/** The presses since the last line; null before the measurement. */
let report: ClickReport | null = null

function onPress({ isAnswer, customId, result }: PressResult): void {
  if (!report) return
  const { interactionId: id, answeredAfterMs, outcome } = result
  if (answeredAfterMs === null) report.unanswered += 1
  else {
    const word = firstWordOfCustomId(customId) ?? ''
    report.answeredAfterMs[word] ??= []
    report.answeredAfterMs[word].push(answeredAfterMs)
  }
  if (!isAnswer) return
  const [code = null, decision = null] = questionOfCustomId(customId)
  const reply = outcome.kind === 'message' || outcome.kind === 'update' ? outcome.message.content : ''
  const isTaken = outcome.kind !== 'failure' && reply !== texts.reply.broken
  report.answers.push({ id, code, decision, isTaken, customId, said: reply })
}

say('here')
const ending = new AbortController()
const lookout = await MessageObserver.open(url, 'Raider1')
const people = (await newPlaygroundClient(url).as('Raider1').state()).users.map(
  ({ id, username }): GroupMember => ({ id, name: username }),
)
const parties = Array.from({ length: Math.floor(Number(users) / AT_A_TABLE) }, (_, n) => {
  const own = people.slice(n * AT_A_TABLE, (n + 1) * AT_A_TABLE)
  const channel = raidsChannelOf(n % Number(guilds))
  return new RaidGroup({
    url,
    channel,
    lookout,
    people: own,
    computers,
    chance,
    think,
    onPress,
    signal: ending.signal,
  })
})

const waiting = [...parties]
await Promise.all(
  Array.from({ length: OPENING_AT_ONCE }, async () => {
    for (let party = waiting.shift(); party; party = waiting.shift()) await party.takeSeats()
  }),
)
const playing = parties.map((party) => party.play())
/** Tables that were asked at least once. A raid may be over, and another begun, before all tables were. */
const asked = new Set<RaidGroup>()
const latest = Date.now() + UNDER_WAY_MS + A_TABLE_MS * parties.length
while (Date.now() < latest && asked.size < parties.length) {
  for (const party of parties) if (lookout.prompt(party.thread)) asked.add(party)
  await sleep(100)
}
say(parties.filter((party) => !asked.has(party)).map((party) => party.name))
for (let left = Number(seconds); left > 0; left -= Number(every)) {
  const now = emptyClickReport()
  report = now
  await sleep(Math.min(left, Number(every)) * 1_000)
  say(now)
}
report = emptyClickReport()
ending.abort()
await Promise.all(playing)
await sleep(LAST_MS)
say(report)
lookout.close()
