import { command } from '../src/discord/slash-commands/declare.ts'
import { oneOf, whole } from '../src/discord/slash-commands/options.ts'
import { chooseMoment } from '../src/discord/undo/moments.ts'
import { askBack } from '../src/discord/undo/undo.ts'
import { texts } from '../src/texts/texts.ts'

/** The highest number of steps that a raid can be taken back. */
const MOST = 100

export const undo = command('undo', {
  opens: 'vote',
  options: { what: oneOf(['step', 'action'], (value) => texts.undo[value]), steps: whole(1, MOST) },
  run: (context, call) => {
    const steps = call.whole('steps')
    if (steps !== null) return askBack(context, call, { what: 'steps', steps })
    const what = call.text('what')
    if (what === 'step' || what === 'action') return askBack(context, call, { what })
    return chooseMoment(context, call)
  },
})
