/** Absence and return of players, and passing for an absent friend. */
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { declareCostly, type Feature, onAwakeRaid, onCustomId, onRaid } from '../feature.ts'
import { endAbsence, muteReminders, passForFriend, playAgain } from './absence.ts'
import { handleTakeOverChoice, offerSeatsToTakeOver } from './fallen-hero.ts'
import { absenceIds } from './ids.ts'

export const absence: Feature = {
  clicks: [
    onRaid(absenceIds.mute, muteReminders),
    onCustomId(absenceIds.muteAll, (context, click) => muteReminders(context, click, null)),
    onRaid(absenceIds.passFor, (context, click, raid, [id, decision]) => {
      const { name } = raid.seats.find(({ person }) => person.id === id)?.person ?? {}
      return passForFriend(context, click, raid, {
        id,
        name: name ?? userText(texts.news.somebody),
        decision,
      })
    }),
    onAwakeRaid(absenceIds.takeOver, offerSeatsToTakeOver),
    declareCostly('vote', onAwakeRaid(absenceIds.takeSeat, handleTakeOverChoice)),
    onRaid(absenceIds.iPlay, (context, click, raid, [seat]) => playAgain(context, click, raid, seat)),
    onCustomId(absenceIds.back, endAbsence),
  ],
}
