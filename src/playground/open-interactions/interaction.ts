import type { Snowflake } from '../snowflake.ts'
import type { OptionChoice } from '../validation/command.ts'
import type { Modal } from '../validation/modal.ts'
import type { InstallationOwners } from '../world/owners.ts'

export const CallbackType = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const

/** The result of an interaction, as its user sees it. */
export type InteractionOutcome =
  | { readonly kind: 'message' | 'update'; readonly messageId: Snowflake }
  | { readonly kind: 'choices'; readonly choices: readonly OptionChoice[] }
  | { readonly kind: 'modal'; readonly modal: Modal }
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'failure'; readonly reason: string }

export interface Interaction {
  readonly id: Snowflake
  readonly token: string
  readonly type: 2 | 3 | 4 | 5
  readonly name: string
  readonly userId: Snowflake
  readonly channelId: Snowflake
  /** The message that contains the pressed component. */
  readonly sourceId: Snowflake | null
  /** The interaction that opened the submitted form. */
  readonly openerId?: Snowflake
  readonly owners: InstallationOwners
  readonly openedAt: number
  /** `open`: waits for the first answer. `thinking`: deferred with a loading message. `quiet`: deferred without one. */
  stage: 'open' | 'thinking' | 'quiet' | 'answered' | 'failed'
  answeredAfterMs: number | null
  originalId: Snowflake | null
  followUps: Snowflake[]
  outcome: InteractionOutcome | null
}

export const NO_RESPONSE_MESSAGE = 'The application did not respond'
