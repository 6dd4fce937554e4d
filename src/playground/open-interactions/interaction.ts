import type { Choice } from '../limits/command.ts'
import type { Modal } from '../limits/modal.ts'
import type { Id } from '../snowflake.ts'
import type { Owners } from '../world/owners.ts'

export const CallbackType = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const

/** The result of an interaction, as its user sees it. */
export type Outcome =
  | { readonly kind: 'message' | 'update'; readonly messageId: Id }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'modal'; readonly modal: Modal }
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'failure'; readonly reason: string }

export interface Interaction {
  readonly id: Id
  readonly token: string
  readonly type: 2 | 3 | 4 | 5
  readonly name: string
  readonly userId: Id
  readonly channelId: Id
  /** The message that contains the pressed component. */
  readonly sourceId: Id | null
  /** The interaction that opened the submitted form. */
  readonly openerId?: Id
  readonly owners: Owners
  readonly openedAt: number
  /** `open` waits for its first answer. `thinking` and `quiet` were deferred, with and without a sign. */
  stage: 'open' | 'thinking' | 'quiet' | 'answered' | 'failed'
  answeredAfterMs: number | null
  originalId: Id | null
  followUps: Id[]
  outcome: Outcome | null
}

export const NO_RESPONSE = 'The application did not respond'
