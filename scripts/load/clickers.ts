/**
 * Everybody at the tables, in a process of their own: tsx scripts/load/clickers.ts URL USERS SECONDS
 * Its first line says that all raids are on; its second, after so many seconds of play, tells all that was pressed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { generator } from '../../src/players/simulate.ts'
import { playgroundClient } from '../../src/playground/client.ts'
import { Lookout } from '../crowd/lookout.ts'
import { Party, type Pressed, type Someone } from '../crowd/party.ts'
import type { Told } from './report.ts'

const [url = '', users = '0', seconds = '0'] = process.argv.slice(2)
const AT_A_TABLE = 3
const OPENING_AT_ONCE = 8
/** A table that isn't asked by then is not waited for. */
const UNDER_WAY_MS = 60_000
const [LEAST_MS, MOST_MS] = [1_000, 3_000]

const chance = generator(Number(users))
const think = () => LEAST_MS + chance(MOST_MS - LEAST_MS + 1)
const told: Told = { answers: [], answeredAfterMs: [], unanswered: 0 }
let measuring = false
/** Those who were asked at least once; a raid may be over, and another begun, before all were. */
const asked = new Set<Party>()

function onPress({ isAnswer, result }: Pressed): void {
  if (!measuring) return
  if (result.answeredAfterMs === null) told.unanswered += 1
  else told.answeredAfterMs.push(result.answeredAfterMs)
  if (isAnswer) told.answers.push(result.interactionId)
}

const ending = new AbortController()
const lookout = await Lookout.open(url, 'Raider1')
const people = (await playgroundClient(url).as('Raider1').state()).users.map(
  ({ id, username }): Someone => ({ id, name: username }),
)
const parties = Array.from({ length: Math.floor(Number(users) / AT_A_TABLE) }, (_, n) => {
  const seated = people.slice(n * AT_A_TABLE, (n + 1) * AT_A_TABLE)
  return new Party({ url, lookout, people: seated, chance, think, onPress, signal: ending.signal })
})

const waiting = [...parties]
await Promise.all(
  Array.from({ length: OPENING_AT_ONCE }, async () => {
    for (let party = waiting.shift(); party; party = waiting.shift()) await party.sitDown()
  }),
)
console.log('all raids are on')
const playing = parties.map((party) => party.play())
// All lobbies at once are more than Discord takes in a moment: when everybody has been asked, raids are under way.
const latest = Date.now() + UNDER_WAY_MS
while (Date.now() < latest && parties.some((party) => !asked.has(party))) {
  for (const party of parties) if (lookout.prompt(party.thread)) asked.add(party)
  await sleep(100)
}
measuring = true
await sleep(Number(seconds) * 1_000)
ending.abort()
await Promise.all(playing)
await sleep(3_500) // what is not answered by now never is
measuring = false
console.log(JSON.stringify(told))
lookout.close()
