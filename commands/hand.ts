import { showOwnHand } from '../src/discord/hand/post.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'

export const hand = declareCommand('hand', { run: showOwnHand })
