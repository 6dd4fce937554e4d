/**
 * Forgets a person, in one transaction for each raid and each game. An interrupted deletion can be completed later,
 * because the person's row names the nameless player until the end.
 */
import type { Store, Transaction } from '../../store/database/open.ts'
import {
  deleteJobsOfPerson,
  finishForgettingPerson,
  forgetCharactersOfPerson,
  startForgettingPerson,
} from '../../store/privacy/forget.ts'
import {
  loadDataWithNamesOfRaid,
  loadDataWithNamesOfWar,
  rewriteRaid,
  rewriteWar,
} from '../../store/privacy/rewrite.ts'
import {
  hasStoredDataOfPerson,
  namesOfPersonAndCharacters,
  raidsWithTracesOfPerson,
  unfinishedRaidsOfPerson,
  warsWithTracesOfPerson,
} from '../../store/privacy/traces.ts'
import { lockRaidRow } from '../../store/raids/raids.ts'
import { lockWar } from '../../store/wars.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { evictRaid, evictRaidsOfPlayers } from '../raids-in-memory/raid-cache.ts'
import { markLeaderboardChanged } from '../records/leaderboard-changes.ts'
import { dropCachedReplay } from '../retention/log.ts'
import { isJsonObject } from '../stored/migrations/migration.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { removePersonFromServerSettings } from './forget-in-servers.ts'
import { removePersonFromWar } from './remove-person-from-war.ts'
import { vacateSeatsOfForgottenPerson } from './vacate.ts'
import {
  findNamesOfPersonInRaidSeats,
  findNamesStoredWithPersonId,
  type PersonToRemove,
  replacePersonInJson,
} from './without-person.ts'

/**
 * Deletes everything about a person, and puts a nameless player in their place where others need one.
 * @returns whether anything was stored about the person
 */
export async function forgetPerson(store: Store, write: RunTransaction, id: string): Promise<boolean> {
  const nameless = runInPublicLanguage(() => texts.privacy.nameless)
  if (!(await hasStoredDataOfPerson(store.db, id))) return false
  const as = await store.transaction((tx) => startForgettingPerson(tx, id, nameless))
  evictRaidsOfPlayers([id])
  await leaveOpenRaids(store, write, { id, as, nameless })
  const names = (await namesOfPersonAndCharacters(store.db, id)).filter((name) => name !== nameless)
  const gone = { id, as, nameless, names }
  for (const raidId of await raidsWithTracesOfPerson(store.db, id))
    await store.transaction((tx) => forgetInRaid(tx, raidId, gone))
  for (const warId of await warsWithTracesOfPerson(store.db, id))
    await store.transaction((tx) => forgetInWar(tx, warId, gone))
  await store.transaction(async (tx) => {
    await deleteJobsOfPerson(tx, id)
    await removePersonFromServerSettings(tx, id)
    const guilds = await forgetCharactersOfPerson(tx, gone, nameless)
    for (const guildId of guilds) markLeaderboardChanged(tx, guildId, 'names')
    await finishForgettingPerson(tx, gone)
  })
  return true
}

/** Takes the person out of the raids that aren't over. A raid that can't be read is skipped. */
async function leaveOpenRaids(
  store: Store,
  write: RunTransaction,
  { id, as, nameless }: Pick<PersonToRemove, 'id' | 'as' | 'nameless'>,
): Promise<void> {
  const leaving = { person: { id }, nameless: { id: as, name: userText(nameless) } }
  for (const raidId of await unfinishedRaidsOfPerson(store.db, id))
    await write((tx) => vacateSeatsOfForgottenPerson(tx, raidId, leaving), { locks: raidId })
}

async function forgetInRaid(tx: Transaction, raidId: string, known: PersonToRemove): Promise<void> {
  if (!(await lockRaidRow(tx, raidId))) return
  evictRaid(raidId)
  dropCachedReplay(raidId)
  const content = await loadDataWithNamesOfRaid(tx, raidId)
  const seated = content
    .flatMap((one) => findNamesOfPersonInRaidSeats(one, known))
    .filter((name) => name !== '')
  const gone = withNamesIn(content, { ...known, names: [...known.names, ...seated] })
  const rewrite = (value: unknown) => replacePersonInJson(value, gone)
  await rewriteRaid(tx, raidId, gone, rewrite, (log) => withoutPersonInLog(log, gone))
}

async function forgetInWar(tx: Transaction, warId: string, known: PersonToRemove): Promise<void> {
  const row = await lockWar(tx, warId)
  if (!row) return
  await removePersonFromWar(tx, row, known.id)
  const gone = withNamesIn(await loadDataWithNamesOfWar(tx, warId), known)
  await rewriteWar(tx, warId, gone, (value) => replacePersonInJson(value, gone))
}

/** Adds the names by which stored data mention the forgotten person. */
const withNamesIn = (content: readonly unknown[], gone: PersonToRemove): PersonToRemove => ({
  ...gone,
  names: [
    ...new Set([...gone.names, ...content.flatMap((one) => findNamesStoredWithPersonId(one, gone.id))]),
  ],
})

/**
 * Removes the person from an archived log. The hash of a changed entry's events is dropped, because it is wrong now.
 */
function withoutPersonInLog(log: unknown, gone: PersonToRemove): unknown {
  const rest = replacePersonInJson(log, gone)
  if (rest === log || !isJsonObject(log) || !isJsonObject(rest)) return rest
  const [before, after] = [log.inputs, rest.inputs]
  if (!Array.isArray(before) || !Array.isArray(after)) return rest
  return { ...rest, inputs: after.map((input, n) => withoutMark(input, before[n])) }
}

function withoutMark(input: unknown, before: unknown): unknown {
  if (
    !isJsonObject(input) ||
    !isJsonObject(before) ||
    !isJsonObject(input.events) ||
    !('mark' in input.events)
  )
    return input
  const isSame = JSON.stringify(input.payload) === JSON.stringify(before.payload)
  return isSame ? input : { ...input, events: { mark: null } }
}
