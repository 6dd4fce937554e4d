/** The live message of a raid while a computer player is thinking. It asks and mentions nobody. */
import type { Seat, View } from '../../engine/index.ts'
import type { AutoPassingSeat, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { boardComponentIds } from '../board/ids.ts'
import { handComponentIds } from '../hand/ids.ts'
import { seatNames } from '../message-parts/names.ts'
import { buttonRows, newPost, type Post } from '../message-parts/post.ts'
import { quotedNewsLine } from '../narrate/quoted.ts'
import { chainLines } from './question.ts'
import { waitingDetailsLine } from './waiting.ts'

interface Thinking {
  readonly raid: RaidInfo
  readonly seat: Seat
  readonly view: View // The view that everybody may see.
  readonly since?: string
  readonly passing?: readonly AutoPassingSeat[]
  readonly happened: readonly string[]
}

export function computerThinkingPost({ raid, seat, view, since, passing = [], happened }: Thinking): Post {
  const names = seatNames(raid)
  const { thinking, thinkingFor, chain } = texts.prompt
  const lines = [
    (names.isComputers(seat) ? thinking : thinkingFor)(names.seat(seat)),
    ...(view.chain.length > 1 ? [chain(chainLines(view, names).join('\n'))] : []),
    ...happened.map(quotedNewsLine),
    waitingDetailsLine(view, names, { since: since === undefined ? null : new Date(since), passing }),
  ]
  return newPost({
    content: lines.join('\n'),
    components: buttonRows([
      { id: handComponentIds.hand(raid.code), label: texts.choice.hand },
      { id: boardComponentIds.board(raid.code), label: texts.choice.board },
    ]),
  })
}
