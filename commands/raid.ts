import {
  proposeSeatReplacement,
  suggestSeatsOfLobbyHere,
  suggestSeatsOfRaidHere,
  wakeRaid,
} from '../src/discord/absence/absence.ts'
import {
  suggestCharactersAndStarterDecks,
  suggestStarterDecks,
} from '../src/discord/characters/characters.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import {
  booleanOption,
  choiceOption,
  raidOption,
  roleOption,
  textOption,
  userOption,
  wholeNumberOption,
} from '../src/discord/command-building/options.ts'
import { suggestBossDecks } from '../src/discord/raid/boss-deck.ts'
import { setHousePlayersByCommand } from '../src/discord/raid/filling.ts'
import { changeLobbyByCommand, setReadyByCommand } from '../src/discord/raid/lobby-changes.ts'
import { openNextRaidByCommand } from '../src/discord/raid/next-raid.ts'
import {
  abandonRaid,
  createRaid,
  joinRaid,
  joinRaidAsBoss,
  leaveRaid,
  showRaidStatus,
  startRaid,
} from '../src/discord/raid/raid.ts'
import { MAX_TIME_TEXT_LENGTH } from '../src/discord/typed-times/normalize.ts'
import { showChallenge } from '../src/discord/weekly-challenge/challenge.ts'
import { namesOfAllModes } from '../src/raids/index.ts'
import { HOUSE_PLAYER_LEVELS } from '../src/store/people/house.ts'
import { texts } from '../src/texts/texts.ts'

/** The most raiders of any raid, without one person. */
const MOST_COMPUTERS = 7

const AGAIN = ['same', 'next'] as const

const mode = choiceOption(namesOfAllModes, (value) => texts.lobby.modes[value] ?? value)
const when = textOption({ maxLetters: MAX_TIME_TEXT_LENGTH, opens: 'event' })
const level = choiceOption(HOUSE_PLAYER_LEVELS, (value) => texts.computers.levels[value])
const lobbySeat = textOption({
  suggest: (context, call, { typed }) => suggestSeatsOfLobbyHere(context, call, typed),
})

export const raid = declareCommand('raid', {
  subcommands: {
    create: {
      opens: 'raid',
      options: {
        raid: raidOption(),
        mode,
        when,
        call: roleOption(),
        again: choiceOption(AGAIN, (value) => texts.planning.againWhich[value]),
      },
      run: (context, call) => {
        const again = AGAIN.find((one) => one === call.text('again'))
        if (again) return openNextRaidByCommand(context, call, again)
        return createRaid(context, call, call.text('raid'), call.text('mode'))
      },
    },
    change: {
      options: {
        raid: raidOption(),
        mode,
        when,
        call: roleOption(),
        out: lobbySeat,
        first: lobbySeat,
        boss: level,
      },
      run: changeLobbyByCommand,
    },
    ready: {
      options: { now: booleanOption(), check: booleanOption({ opens: 'call' }) },
      run: setReadyByCommand,
    },
    join: {
      options: {
        deck: textOption({
          suggest: async (context, call, { typed }) =>
            call.flag('boss') ? suggestBossDecks() : suggestCharactersAndStarterDecks(context, call, typed),
        }),
        boss: booleanOption(),
      },
      run: (context, call) =>
        call.flag('boss')
          ? joinRaidAsBoss(context, call, call.text('deck'))
          : joinRaid(context, call, call.text('deck')),
    },
    fill: {
      options: {
        players: wholeNumberOption(0, MOST_COMPUTERS),
        level,
        deck: textOption({ suggest: async (_, __, { typed }) => suggestStarterDecks(typed) }),
      },
      run: setHousePlayersByCommand,
    },
    challenge: { run: showChallenge },
    leave: { run: leaveRaid },
    start: { run: startRaid },
    status: {
      options: { wake: booleanOption() },
      run: (context, call) => (call.flag('wake') ? wakeRaid(context, call) : showRaidStatus(context, call)),
    },
    replace: {
      opens: 'vote',
      options: {
        seat: textOption({
          required: true,
          suggest: (context, call, { typed }) => suggestSeatsOfRaidHere(context, call, typed),
        }),
        newcomer: userOption({ required: true }),
      },
      run: (context, call) =>
        proposeSeatReplacement(context, call, call.text('seat') ?? '', call.someone('newcomer')),
    },
    abandon: { run: abandonRaid },
  },
})
