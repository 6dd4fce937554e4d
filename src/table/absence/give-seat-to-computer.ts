/** Gives the Boss player's seat to the computer, which plays on as in a raid without a Boss player. */

import type { Seat } from '../../engine/index.ts'
import { updateRaid } from '../../store/raids/raids.ts'
import { seatsOfRaid, vacateSeatsOfPlayer } from '../../store/raids/seats.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import { peopleInRaid } from '../lobby/lobbies.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { SeatInfo } from '../model/raid.ts'
import { runStepsAfterInputs } from '../playing/finish-inputs.ts'
import { addInput } from '../playing/inputs.ts'
import { BOSS_SEAT_NUMBER, raiderSeatsOf } from '../raid-loading/raid-info.ts'
import { requireSeatStillInGame } from './give-seat-to-newcomer.ts'

/**
 * Gives the Boss player's seat to the computer, after everybody concerned has agreed.
 * @throws Rejection if nobody has the seat any more
 */
export async function giveBossSeatToComputer(
  playing: LockedGame,
  { by, seat }: { by: Person; seat: Seat },
): Promise<void> {
  const { tx, raid } = playing
  const leaving = requireSeatStillInGame(playing, seat)
  const name = runInPublicLanguage(() => texts.lair.boss.name)
  await addInput(playing, { kind: 'replace', seat, name: userText(name) }, { by, interactionId: null })
  await vacateSeatsOfPlayer(tx, raid.id, leaving.person.id, BOSS_SEAT_NUMBER)
  raid.seats = raiderSeatsOf(raid)
  await leadOn(playing, leaving)
  await addAnnouncements(tx, raid, [{ kind: 'computerPlays', from: leaving.person, by }])
  const announced = playing.game.decision?.seat === seat ? null : playing.announced
  await runStepsAfterInputs({ ...playing, places: await seatsOfRaid(tx, raid.id), announced }, [])
}

/** Makes a raider the leader if the Boss player who leaves led the raid. */
async function leadOn({ tx, raid }: LockedGame, leaving: SeatInfo): Promise<void> {
  const [heir] = peopleInRaid(raid)
  if (raid.leader.id !== leaving.person.id || !heir) return
  await updateRaid(tx, raid.id, { leaderId: heir.id })
  raid.leader = heir
}
