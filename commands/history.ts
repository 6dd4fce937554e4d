import type { SuggestFunction } from '../src/discord/command.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import {
  booleanOption,
  textOption,
  userOption,
  wholeNumberOption,
} from '../src/discord/command-building/options.ts'
import { showHistory, showPastRun } from '../src/discord/records/history.ts'
import { showReplay } from '../src/discord/records/replay.ts'
import { suggestPastRaids } from '../src/discord/records/run-names.ts'

const suggest: SuggestFunction = (context, call, { name, typed }) =>
  suggestPastRaids(context, call, typed, { abandoned: name === 'replay' })

export const history = declareCommand('history', {
  options: {
    player: userOption(),
    raid: textOption({ suggest }),
    replay: textOption({ suggest }),
    turn: wholeNumberOption(0, 9_999),
    everybody: booleanOption(),
  },
  run: (context, call) => {
    const [raid, replay] = [call.text('raid'), call.text('replay')]
    if (replay !== null)
      return showReplay(context, call, {
        code: replay,
        turn: call.whole('turn'),
        everybody: call.flag('everybody'),
      })
    return raid === null
      ? showHistory(context, call, call.someone('player') ?? call.person)
      : showPastRun(context, call, raid)
  },
})
