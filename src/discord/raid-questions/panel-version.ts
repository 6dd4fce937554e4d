/** Marks a private message as a person's panel, with the state of the raid that it shows. */
import type { RaidLook } from '../../table/contract.ts'
import type { Click } from '../feature.ts'
import { isMulliganDecisionOpen } from '../hand/mulligan.ts'
import { type PanelVersion, type Post, type Reply, replyInPlaceOrPrivately } from '../message-parts/post.ts'
import { isSeatAsked } from './question.ts'

/** Returns the mark of a panel. For a person with several seats, `look` is the look of the first one. */
export const panelVersionOf = (
  look: Pick<RaidLook, 'raid' | 'view' | 'seat'>,
  kind: PanelVersion['kind'],
): PanelVersion => ({
  raid: look.raid.code,
  kind,
  state: stateIn(look, kind),
})

/**
 * Shows part of an answer, or the reason for a refusal: in the panel or private thread that was clicked, else in
 * a new panel.
 */
export const moveStepReply = (click: Pick<Click, 'isPrivate' | 'isInPrivateThread'>, shown: Post): Reply =>
  click.isInPrivateThread
    ? { how: 'change', post: shown, keepsPicture: true }
    : replyInPlaceOrPrivately(click, shown)

/** Returns the mark of a panel that asks for a step of a move. */
export const moveStepPanelVersion = (raid: string, decision: number): PanelVersion => ({
  raid,
  kind: 'moves',
  state: asked(decision),
  isStep: true,
})

/**
 * Whether the update is urgent: a person who is or was asked in the panel could otherwise press outdated
 * buttons.
 */
export const isUrgentPanelUpdate = (before: PanelVersion, now: PanelVersion): boolean =>
  [before, now].some(({ state }) => state.startsWith(ASKED) || state.startsWith(OPENING))

/**
 * Returns the state of the panel. While it is equal, the panel needs no update. The other players for whom the raid
 * waits are not part of it.
 */
function stateIn({ view, seat }: Pick<RaidLook, 'view' | 'seat'>, kind: PanelVersion['kind']): string {
  if (!view || seat === null || view.outcome) return 'none'
  const hand = kind === 'hand' ? view.seats.find((one) => one.seat === seat)?.hand.cards : undefined
  const held = hand?.map(({ object }) => object).join() ?? ''
  if (view.decision && isSeatAsked(view, seat)) return asked(view.decision.id)
  const next = view.window?.next.includes(seat) ? `next ${view.window.moment} ` : 'waits '
  return `${isMulliganDecisionOpen(view) ? OPENING : ''}${next}${held}`
}

const ASKED = 'asked '
/**
 * The prefix of states in which opening hands are decided. A player who has decided can change that only
 * until all have decided.
 */
const OPENING = 'opening '
const asked = (decision: number): string => `${ASKED}${decision}`
