import { declareCommand } from '../src/discord/command-building/declare.ts'
import { showOwnHand } from '../src/discord/hand/post.ts'

export const hand = declareCommand('hand', { run: showOwnHand })
