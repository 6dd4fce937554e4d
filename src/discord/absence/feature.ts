/** Absence and return of players, and passing for an absent friend. */
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { awakeRaidRoute, customIdRoute, declareRouteCostly, type Feature, raidRoute } from '../feature.ts'
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
    awakeRaidRoute(absenceIds.takeOver, offerSeatsToTakeOver),
    declareRouteCostly('vote', awakeRaidRoute(absenceIds.takeSeat, handleTakeOverChoice)),
    raidRoute(absenceIds.iPlay, (context, click, raid, [seat]) =>
      endComputersPlayForSeat(context, click, raid, seat),
    ),
    customIdRoute(absenceIds.back, endOwnVacation),
  ],
}
