/** Commands and buttons about being absent, and about absent players. */
import type { Friend } from '../../table/absence/contract.ts'
import type { Person, RaidCard, Rejected } from '../../table/contract.ts'
import { askWhich } from '../../table/typed-names/meant.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { Suggestion } from '../command.ts'
import { type Desk, lobbyHere, raidHere, type Someone, type Visit, withRaid } from '../desk.ts'
import { noteReader } from '../hand/readers.ts'
import { type Outcome, tell } from '../posts/post.ts'
import { seatMeant, suggestSeatsOf } from '../posts/seats-typed.ts'

/**
 * Turns off the reminders of one raid, or all reminders of the person.
 * @param raid also a game of the companion; null means all raids
 */
export async function mute(
  desk: Desk,
  { person }: Visit,
  raid: Pick<RaidCard, 'id' | 'code'> | null,
): Promise<Outcome> {
  const { settings } = desk.table
  const { muted } = await settings.ofPerson(person.id)
  const change = raid ? { muted: [...new Set([...muted, raid.id])] } : { reminderHours: null }
  const said = raid ? texts.absence.mutedRaid(raid.code) : texts.absence.mutedAll
  return told(await settings.changePerson(person, change), said)
}

const told = (result: object | Rejected, said: string): Outcome =>
  tell('rejected' in result ? result.rejected : said)

export const passTypedFor = (desk: Desk, visit: Visit, friend: Person): Promise<Outcome> =>
  withRaid(desk, visit, (raid) => passForFriend(desk, visit, raid, friend))

export async function passForFriend(
  desk: Desk,
  { person, interactionId }: Visit,
  raid: RaidCard,
  friend: Friend,
): Promise<Outcome> {
  const result = await desk.table.absence.passFor(raid.id, person, friend, interactionId)
  return tell('rejected' in result ? result.rejected : texts.absence.passed(toMarkup(result.friend.name)))
}

/** @param seat the suggested value, or the name of the seat's player */
export const replaceRaider = (
  desk: Desk,
  visit: Visit,
  seat: string,
  newcomer: Someone | null,
): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    const meant = seatMeant(raid, seat)
    if (meant.kind === 'several') return tell(askWhich(seat, meant.them))
    if (meant.kind === 'none') return tell(texts.absence.noSuchRaider)
    const found = meant.it
    if (!newcomer) return tell(texts.absence.noBots)
    if (newcomer.isBot) {
      const given = await desk.table.absence.giveToComputer(raid.id, visit.person, found)
      if ('rejected' in given) return tell(given.rejected)
      return tell(given.motion ? texts.absence.seatAsked : texts.absence.givenToComputer)
    }
    const { id, name } = newcomer
    await noteReader(desk, raid, id)
    const changed = await desk.table.absence.replace(raid.id, visit.person, found, { id, name })
    if ('rejected' in changed) return tell(changed.rejected)
    if (raid.threadId) await desk.threads.invite(raid.threadId, id)
    return tell(changed.motion ? texts.absence.seatAsked : texts.absence.seatGiven(toMarkup(name)))
  })

/** Suggests the seats of the raid in this channel, for the author of a command about it. */
export async function suggestSeatsTaken(desk: Desk, visit: Visit, typed: string): Promise<Suggestion[]> {
  const raid = await raidHere(desk, visit)
  return raid ? suggestSeatsOf(raid, typed) : []
}

/** Suggests the seats of the lobby in this channel. */
export async function suggestLobbySeats(desk: Desk, visit: Visit, typed: string): Promise<Suggestion[]> {
  const raid = await lobbyHere(desk, visit)
  return raid ? suggestSeatsOf(raid, typed) : []
}

export const resumeRaid = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    if (!raid.asleep) return tell(raid.status === 'playing' ? texts.absence.isAwake : texts.reply.over)
    return told(await desk.table.absence.wake(raid.id, visit.person), texts.absence.woken)
  })

export async function comeBack(desk: Desk, { person }: Visit): Promise<Outcome> {
  return told(await desk.table.settings.changePerson(person, { awayUntil: null }), texts.absence.back)
}
