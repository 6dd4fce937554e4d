/** Absence and return of players, and passing for an absent friend. */
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import {
  alwaysCostlyRoute,
  customIdRoute,
  type Feature,
  raidRoute,
  raidRouteThatWakesRaid,
} from '../feature.ts'
import { endOwnVacation, endTakeoverOfSeat, muteRemindersByButton, passForFriend } from './absence.ts'
import { offerSeatsOfAbsentFriends, takeChosenSeat } from './fallen-hero.ts'
import { absenceComponentIds } from './ids.ts'

export const absenceFeature: Feature = {
  clicks: [
    raidRoute(absenceComponentIds.mute, muteRemindersByButton),
    customIdRoute(absenceComponentIds.muteAll, (context, click) =>
      muteRemindersByButton(context, click, null),
    ),
    raidRoute(absenceComponentIds.passFor, (context, click, raid, [id, decision]) => {
      const { name } = raid.seats.find(({ person }) => person.id === id)?.person ?? {}
      return passForFriend(context, click, raid, {
        id,
        name: name ?? userText(texts.news.somebody),
        decision,
      })
    }),
    raidRouteThatWakesRaid(absenceComponentIds.takeOver, offerSeatsOfAbsentFriends),
    alwaysCostlyRoute('vote', raidRouteThatWakesRaid(absenceComponentIds.takeSeat, takeChosenSeat)),
    raidRoute(absenceComponentIds.iPlay, (context, click, raid, [seat]) =>
      endTakeoverOfSeat(context, click, raid, seat),
    ),
    customIdRoute(absenceComponentIds.back, endOwnVacation),
  ],
}
