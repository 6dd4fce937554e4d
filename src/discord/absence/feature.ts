/** Absence and return of players, and passing for an absent friend. */
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import {
  customIdRoute,
  declareRouteCostly,
  type Feature,
  raidRoute,
  raidRouteThatWakesRaid,
} from '../feature.ts'
import { endComputersPlayForSeat, endOwnVacation, muteRemindersByButton, passForFriend } from './absence.ts'
import { handleTakeOverChoice, offerSeatsToTakeOver } from './fallen-hero.ts'
import { absenceIds } from './ids.ts'

export const absenceFeature: Feature = {
  clicks: [
    raidRoute(absenceIds.mute, muteRemindersByButton),
    customIdRoute(absenceIds.muteAll, (context, click) => muteRemindersByButton(context, click, null)),
    raidRoute(absenceIds.passFor, (context, click, raid, [id, decision]) => {
      const { name } = raid.seats.find(({ person }) => person.id === id)?.person ?? {}
      return passForFriend(context, click, raid, {
        id,
        name: name ?? userText(texts.news.somebody),
        decision,
      })
    }),
    raidRouteThatWakesRaid(absenceIds.takeOver, offerSeatsToTakeOver),
    declareRouteCostly('vote', raidRouteThatWakesRaid(absenceIds.takeSeat, handleTakeOverChoice)),
    raidRoute(absenceIds.iPlay, (context, click, raid, [seat]) =>
      endComputersPlayForSeat(context, click, raid, seat),
    ),
    customIdRoute(absenceIds.back, endOwnVacation),
  ],
}
