/** What we say on Discord, as plain data; the shapes are Discord's own. */
import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIModalInteractionResponseCallbackData,
  APISelectMenuOption,
} from 'discord.js'
import { wordedFor } from '../../texts/language.ts'
import { clip, LIMITS } from './limits.ts'

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>

export interface PostFile {
  name: string
  data: Uint8Array
  /** What a picture shows, for those who can't see it. */
  description: string
}

/** A message. Nobody is pinged but `pings`. */
export interface Post {
  content: string
  embeds: APIEmbed[]
  components: Row[]
  pings: string[]
  /** Roles that are called with it. */
  calls?: string[]
  files: PostFile[]
  /** It is somebody's panel in a raid. */
  own?: OwnPanel
}

/** What one person acts from: of a raid they have one, and the newest is the one that counts. */
export interface OwnPanel {
  raid: string // its code
  kind: 'moves' | 'hand' | 'orders'
  /** What of the raid it shows; once that is another, the panel is old. */
  state: string
}

export const post = (parts: Partial<Post>): Post => ({
  content: clip(parts.content ?? '', LIMITS.content),
  embeds: parts.embeds ?? [],
  components: parts.components ?? [],
  pings: parts.pings ?? [],
  ...(parts.calls ? { calls: parts.calls } : {}),
  files: parts.files ?? [],
  ...(parts.own ? { own: parts.own } : {}),
})

/** How an interaction is answered. */
export type Outcome =
  /** For the asker's eyes only. `later` takes its place when it comes, unless it is null. */
  | { how: 'tell'; post: Post; later?: Promise<Post | null> }
  /** For everybody. What `after` says is told to the asker alone. */
  | {
      how: 'show'
      post: Post
      later?: Promise<Post | null>
      after?: (message: Sent) => Promise<string | null>
    }
  /** The message that was clicked. Its picture goes unless another comes, or it stays. */
  | { how: 'change'; post: Post; keepsPicture?: boolean; later?: Promise<Post | null> }
  | { how: 'quiet' } // acknowledged; the news will follow
  | { how: 'form'; form: APIModalInteractionResponseCallbackData } // asked in a window; never after a while

export interface Sent {
  id: string
  channelId: string
}

export const tell = (content: string, more: Partial<Post> = {}): Extract<Outcome, { how: 'tell' }> => ({
  how: 'tell',
  post: post({ ...more, content }),
})

/** An answer with a line above its text; a window and an acknowledgement have none. */
export function headed(outcome: Outcome, line: string): Outcome {
  if (!('post' in outcome)) return outcome
  const { later } = outcome
  const above = (one: Post): Post => ({ ...one, content: clip(`${line}\n${one.content}`, LIMITS.content) })
  return {
    ...outcome,
    post: above(outcome.post),
    ...(later ? { later: later.then((one) => one && above(one)) } : {}),
  }
}

/** A private message changes in place; of a public one, whoever clicks gets one of their own. */
export const changeOrTell = ({ isPrivate }: { isPrivate: boolean }, shown: Post): Outcome => ({
  how: isPrivate ? 'change' : 'tell',
  post: shown,
})

/** To everybody in their language, or to the asker alone in theirs. */
export const tellOrShow = (everybody: boolean, word: () => Post): Outcome => ({
  how: everybody ? 'show' : 'tell',
  post: wordedFor(everybody, word),
})

const STYLES = { primary: 1, plain: 2, good: 3, danger: 4 } as const
type Style = keyof typeof STYLES

export interface ButtonSpec {
  id: string
  label: string
  style?: Style
  disabled?: boolean
}

const button = ({ id, label, style = 'plain', disabled }: ButtonSpec): APIButtonComponentWithCustomId => ({
  type: 2,
  custom_id: id,
  label: clip(label, LIMITS.button),
  style: STYLES[style],
  ...(disabled ? { disabled } : {}),
})

/** Rows of at most five buttons. */
export function buttonRows(buttons: readonly ButtonSpec[]): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < buttons.length; at += LIMITS.rowButtons)
    rows.push({ type: 1, components: buttons.slice(at, at + LIMITS.rowButtons).map(button) })
  return rows
}

interface SelectSpec {
  id: string
  placeholder: string
  options: readonly { value: string; label: string; description?: string; chosen?: boolean }[]
  min?: number
  max?: number
}

/** A select of at most 25 options; each value counts once. */
export function selectRow({ id, placeholder, options, min = 1, max = 1 }: SelectSpec): Row {
  const shown = options.slice(0, LIMITS.selectOptions).map(
    ({ value, label, description, chosen }): APISelectMenuOption => ({
      value,
      label: clip(label, LIMITS.optionLabel),
      ...(description ? { description: clip(description, LIMITS.optionDescription) } : {}),
      ...(chosen ? { default: true } : {}),
    }),
  )
  const most = Math.min(max, shown.length)
  return {
    type: 1,
    components: [
      {
        type: 3,
        custom_id: id,
        placeholder: clip(placeholder, LIMITS.placeholder),
        options: shown,
        min_values: Math.min(min, most),
        max_values: Math.max(1, most),
      },
    ],
  }
}
