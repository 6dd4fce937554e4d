/** All of a raid that is one person's, in one message: hand, panel, what is asked of them, what came of their last answer. */
import type { Person, RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { meanwhile } from '../asking/answering.ts'
import { panelFor } from '../asking/panel.ts'
import { type AtTable, type Desk, lookAs } from '../desk.ts'
import { type Post, post } from '../posts/post.ts'
import { isOpening } from './opening.ts'
import { paintedHand } from './post.ts'
import { numbersOf } from './rows.ts'

export async function ownThreadPost(
  desk: AtTable & Pick<Desk, 'studio'>,
  raid: RaidCard,
  person: Person,
): Promise<Post> {
  const look = await lookAs(desk, raid, person)
  const hand = await paintedHand(desk, raid, person)
  if (hand && isOpening(look.view)) return hand
  const panel = await panelFor(desk, { ...look, numbers: numbersOf(look) }, await meanwhile(desk, look))
  return { ...panel, embeds: hand?.embeds ?? [], files: hand?.files ?? [] }
}

/** What stays of it. */
export const ownThreadOver = ({ code }: RaidCard): Post => post({ content: texts.ownThread.over(code) })

/** As many letters of a name as leave room for the code. */
export const ownThreadName = ({ code }: RaidCard, { name }: Person): string => `${code} · ${toPlain(name)}`
