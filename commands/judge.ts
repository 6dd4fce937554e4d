import { declareCommand } from '../src/discord/command-building/declare.ts'
import {
  choiceOption,
  textOption,
  userOption,
  wholeNumberOption,
} from '../src/discord/command-building/options.ts'
import {
  JUDGE_TOOLS,
  runJudgeCommand as rule,
  suggestJudgeOptionValues,
} from '../src/discord/corrections/judge-command.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../src/discord/message-parts/limits.ts'
import { DESTINATIONS_OF_UNSEEN_MOVE } from '../src/table/stored/schemas.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.judge

export const judge = declareCommand('judge', {
  opens: 'vote',
  options: {
    what: choiceOption(
      JUDGE_TOOLS,
      (value) => truncateWithEllipsis(t.tools[value], DISCORD_LIMITS.choiceName),
      { required: true },
    ),
    reason: textOption({ minLetters: 1, maxLetters: 200, required: true }),
    card: textOption({ suggest: suggestJudgeOptionValues }),
    host: textOption({ suggest: suggestJudgeOptionValues }),
    raider: textOption({ suggest: suggestJudgeOptionValues }),
    number: wholeNumberOption(-100, 999),
    from: choiceOption(['deck', 'hand'], (value) => t.zones[value]),
    to: choiceOption([...DESTINATIONS_OF_UNSEEN_MOVE, 'play'], (value) => t.places[value]),
    name: textOption({ maxLetters: 30 }),
    choice: textOption({ suggest: suggestJudgeOptionValues }),
    who: userOption(),
    raid: textOption(),
  },
  run: rule,
})
