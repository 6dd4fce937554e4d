import {
  replaceRaider,
  resumeRaid,
  suggestLobbySeats,
  suggestSeatsTaken,
} from '../src/discord/absence/absence.ts'
import { suggestSeats } from '../src/discord/characters/characters.ts'
import { againTyped } from '../src/discord/raid/again.ts'
import { suggestBossDecks } from '../src/discord/raid/boss-deck.ts'
import { changeTyped, readyTyped } from '../src/discord/raid/changing.ts'
import {
  abandonRaid,
  createRaid,
  joinAsBoss,
  joinRaid,
  leaveRaid,
  raidStatus,
  startRaid,
} from '../src/discord/raid/raid.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { flag, oneOf, oneRaid, role, text, user } from '../src/discord/slash-commands/options.ts'
import { TIME_LETTERS } from '../src/discord/typed-times/tidy.ts'
import { showChallenge } from '../src/discord/weekly-challenge/challenge.ts'
import { difficulties } from '../src/raids/index.ts'
import { texts } from '../src/texts/texts.ts'

const AGAIN = ['same', 'next'] as const

const mode = oneOf(difficulties, (value) => texts.lobby.modes[value] ?? value)
const when = text({ maxLetters: TIME_LETTERS, opens: 'event' })
const lobbySeat = text({
  suggest: (context, call, { typed }) => suggestLobbySeats(context, call, typed),
})

export const raid = command('raid', {
  subcommands: {
    create: {
      opens: 'raid',
      options: {
        raid: oneRaid(),
        mode,
        when,
        call: role(),
        again: oneOf(AGAIN, (value) => texts.planning.againWhich[value]),
      },
      run: (context, call) => {
        const again = AGAIN.find((one) => one === call.text('again'))
        if (again) return againTyped(context, call, again)
        return createRaid(context, call, call.text('raid'), call.text('mode'))
      },
    },
    change: {
      options: { raid: oneRaid(), mode, when, call: role(), out: lobbySeat, first: lobbySeat },
      run: changeTyped,
    },
    ready: {
      options: { now: flag(), check: flag({ opens: 'call' }) },
      run: readyTyped,
    },
    join: {
      options: {
        deck: text({
          suggest: async (context, call, { typed }) =>
            call.flag('boss') ? suggestBossDecks() : suggestSeats(context, call, typed),
        }),
        boss: flag(),
      },
      run: (context, call) =>
        call.flag('boss')
          ? joinAsBoss(context, call, call.text('deck'))
          : joinRaid(context, call, call.text('deck')),
    },
    challenge: { run: showChallenge },
    leave: { run: leaveRaid },
    start: { run: startRaid },
    status: {
      options: { wake: flag() },
      run: (context, call) => (call.flag('wake') ? resumeRaid(context, call) : raidStatus(context, call)),
    },
    replace: {
      opens: 'vote',
      options: {
        seat: text({
          required: true,
          suggest: (context, call, { typed }) => suggestSeatsTaken(context, call, typed),
        }),
        newcomer: user({ required: true }),
      },
      run: (context, call) => replaceRaider(context, call, call.text('seat') ?? '', call.someone('newcomer')),
    },
    abandon: { run: abandonRaid },
  },
})
