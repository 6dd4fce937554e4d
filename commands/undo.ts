import { declareCommand } from '../src/discord/command-building/declare.ts'
import { choiceOption, wholeNumberOption } from '../src/discord/command-building/options.ts'
import { showUndoMoments } from '../src/discord/undo/moments.ts'
import { requestUndo } from '../src/discord/undo/undo.ts'
import { texts } from '../src/texts/texts.ts'

/** The highest number of steps that a raid can be taken back. */
const MOST = 100

export const undo = declareCommand('undo', {
  opens: 'vote',
  options: {
    what: choiceOption(['step', 'action'], (value) => texts.undo[value]),
    steps: wholeNumberOption(1, MOST),
  },
  run: (context, call) => {
    const steps = call.whole('steps')
    if (steps !== null) return requestUndo(context, call, { what: 'steps', steps })
    const what = call.text('what')
    if (what === 'step' || what === 'action') return requestUndo(context, call, { what })
    return showUndoMoments(context, call)
  },
})
