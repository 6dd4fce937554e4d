import { showOwnHand } from '../src/discord/hand/post.ts'
import { command } from '../src/discord/slash-commands/declare.ts'

export const hand = command('hand', { run: showOwnHand })
