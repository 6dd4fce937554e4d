/** How a private message is marked as somebody's panel, and what of the raid it shows. */
import type { Look } from '../../table/contract.ts'
import type { Click } from '../feature.ts'
import { isOpening } from '../hand/opening.ts'
import { changeOrTell, type Outcome, type OwnPanel, type Post } from '../posts/post.ts'
import { isAsked } from './question.ts'

/** For who has looks at several seats, the first. */
export const ownPanel = (look: Pick<Look, 'raid' | 'view' | 'seat'>, kind: OwnPanel['kind']): OwnPanel => ({
  raid: look.raid.code,
  kind,
  state: stateIn(look, kind),
})

/** Part of an answer, or why there is none: in the panel or the thread that it comes from, and else in a panel. */
export const stepOf = (click: Pick<Click, 'isPrivate' | 'isOwnThread'>, shown: Post): Outcome =>
  click.isOwnThread ? { how: 'change', post: shown, keepsPicture: true } : changeOrTell(click, shown)

/** A step of a move that is asked in the panel. */
export const ownStep = (raid: string, decision: number): OwnPanel => ({
  raid,
  kind: 'moves',
  state: asked(decision),
})

/** Whoever is asked there, or was, would press what is old. */
export const isUrgent = (before: OwnPanel, now: OwnPanel): boolean =>
  [before, now].some(({ state }) => state.startsWith(ASKED) || state.startsWith(OPENING))

/** As long as it is the same, the panel need not be made anew; whom else the raid waits for isn't in it. */
function stateIn({ view, seat }: Pick<Look, 'view' | 'seat'>, kind: OwnPanel['kind']): string {
  if (!view || seat === null || view.outcome) return 'none'
  const hand = kind === 'hand' ? view.seats.find((one) => one.seat === seat)?.hand.cards : undefined
  const held = hand?.map(({ object }) => object).join() ?? ''
  if (view.decision && isAsked(view, seat)) return asked(view.decision.id)
  const next = view.window?.next.includes(seat) ? `next ${view.window.moment} ` : 'waits '
  return `${isOpening(view) ? OPENING : ''}${next}${held}`
}

const ASKED = 'asked '
/** Who has decided on a hand can’t any more once all have. */
const OPENING = 'opening '
const asked = (decision: number): string => `${ASKED}${decision}`
