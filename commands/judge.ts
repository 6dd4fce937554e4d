import { judge as rule, suggestThings, TOOLS } from '../src/discord/judge/judge.ts'
import { clip, LIMITS } from '../src/discord/message-parts/limits.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { oneOf, text, user, whole } from '../src/discord/slash-commands/options.ts'
import { UNSEEN_PLACES } from '../src/table/stored/schemas.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.judge

export const judge = command('judge', {
  opens: 'vote',
  options: {
    what: oneOf(TOOLS, (value) => clip(t.tools[value], LIMITS.choiceName), { required: true }),
    reason: text({ minLetters: 1, maxLetters: 200, required: true }),
    card: text({ suggest: suggestThings }),
    raider: text({ suggest: suggestThings }),
    number: whole(-100, 999),
    from: oneOf(['deck', 'hand'], (value) => t.zones[value]),
    to: oneOf([...UNSEEN_PLACES, 'play'], (value) => t.places[value]),
    name: text({ maxLetters: 30 }),
    choice: text({ suggest: suggestThings }),
    who: user(),
    raid: text(),
  },
  run: rule,
})
