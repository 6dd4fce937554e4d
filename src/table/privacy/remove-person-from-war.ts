/** Takes a forgotten person out of a game of the companion that isn't over. */
import type { Transaction } from '../../store/database/open.ts'
import { isNamelessPlayer } from '../../store/people/nameless.ts'
import { updateWar, type WarRow, WarStatus } from '../../store/wars.ts'
import { toStoredJson } from '../stored/json.ts'
import { parseWarSetup, withWarSchemaVersion } from '../war/stored/parse-stored.ts'

/**
 * Takes the person out of a game. If they lead it, another player leads it from now on. Before it begins, the person’s
 * place is free again. In a game that is being played a nameless player has it, until the table gives it to somebody.
 * Without other players the game ends.
 */
export async function removePersonFromWar(tx: Transaction, row: WarRow, personId: string): Promise<void> {
  if (row.status === WarStatus.ended) return
  const setup = parseWarSetup(row.setup)
  const others = setup.people.filter(({ person }) => person.id !== personId && !isNamelessPlayer(person))
  const leads = row.leaderId === personId
  const heir = leads ? others[0]?.person : setup.leader
  if (!heir) return updateWar(tx, row.id, { status: WarStatus.ended })
  const people = row.status === WarStatus.lobby ? others : setup.people
  const now = toStoredJson(withWarSchemaVersion({ ...setup, leader: heir, people }))
  await updateWar(tx, row.id, { setup: now, leaderId: heir.id })
}
