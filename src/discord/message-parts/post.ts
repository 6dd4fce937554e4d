/** Messages on Discord, as plain data in Discord's own formats. */
import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIModalInteractionResponseCallbackData,
  APISelectMenuOption,
} from 'discord.js'
import { runInPublicLanguageIf } from '../../texts/language.ts'
import { DISCORD_LIMITS, truncateToWholeWords, truncateWithEllipsis } from './limits.ts'

export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>

export interface PostFile {
  name: string
  data: Uint8Array
  /** The description of a picture, for people who can't see it. */
  description: string
}

/** A message on Discord. Only the people in `pings` are notified. */
export interface Post {
  content: string
  embeds: APIEmbed[]
  components: ComponentRow[]
  pings: string[]
  /** The roles that the message mentions. */
  calls?: string[]
  files: PostFile[]
  /** The mark of a message that is a person's panel in a raid. */
  panelVersion?: PanelVersion
}

/**
 * The mark of a panel: a private message with which a person acts in a raid. In each raid only the person's newest
 * panel is updated.
 */
export interface PanelVersion {
  raid: string // The code of the raid.
  kind: 'moves' | 'hand' | 'orders'
  /** The state of the raid that the panel shows. The panel is outdated when the state changes. */
  state: string
  /** The panel shows one step of a move, which only a new question replaces. */
  isStep?: true
}

export const newPost = (parts: Partial<Post>): Post => ({
  content: truncateWithEllipsis(parts.content ?? '', DISCORD_LIMITS.content),
  embeds: parts.embeds ?? [],
  components: parts.components ?? [],
  pings: parts.pings ?? [],
  ...(parts.calls ? { calls: parts.calls } : {}),
  files: parts.files ?? [],
  ...(parts.panelVersion ? { panelVersion: parts.panelVersion } : {}),
})

/** The answer to an interaction, with the way in which it is sent. */
export type Reply =
  /**
   * A private answer. Once `later` resolves, its post replaces this one. If it resolves to null, this one stays.
   */
  | { how: 'tell'; post: Post; later?: Promise<Post | null> }
  /** A public answer. The result of `after` is sent to the asker alone. */
  | {
      how: 'show'
      post: Post
      later?: Promise<Post | null>
      after?: (message: SentPost) => Promise<string | null>
    }
  /**
   * Changes the clicked message. Its picture is removed unless a new one is attached or `keepsPicture` is
   * set.
   */
  | { how: 'change'; post: Post; keepsPicture?: boolean; later?: Promise<Post | null> }
  | { how: 'quiet' } // The interaction is only acknowledged, because its result follows in the thread.
  /** Opens a form, which is impossible after the reply was deferred. */
  | { how: 'form'; form: APIModalInteractionResponseCallbackData }

export interface SentPost {
  id: string
  channelId: string
}

export const privateReply = (content: string, more: Partial<Post> = {}): Extract<Reply, { how: 'tell' }> => ({
  how: 'tell',
  post: newPost({ ...more, content }),
})

/** Adds a line above the text of an answer. Forms and acknowledgements are returned unchanged. */
export function addLineAboveReply(reply: Reply, line: string): Reply {
  if (!('post' in reply)) return reply
  const { later } = reply
  const above = (one: Post): Post => ({
    ...one,
    content: truncateWithEllipsis(`${line}\n${one.content}`, DISCORD_LIMITS.content),
  })
  return {
    ...reply,
    post: above(reply.post),
    ...(later ? { later: later.then((one) => one && above(one)) } : {}),
  }
}

/** Changes a private message in place. A click on a public message is answered with a new private one. */
export const replyInPlaceOrPrivately = ({ isPrivate }: { isPrivate: boolean }, shown: Post): Reply => ({
  how: isPrivate ? 'change' : 'tell',
  post: shown,
})

/** Returns a public answer in the server's language, or a private one in the asker's language. */
export const replyToPersonOrAll = (everybody: boolean, word: () => Post): Reply => ({
  how: everybody ? 'show' : 'tell',
  post: runInPublicLanguageIf(everybody, word),
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
  label: truncateWithEllipsis(label, DISCORD_LIMITS.button),
  style: STYLES[style],
  ...(disabled ? { disabled } : {}),
})

/** Returns the buttons in rows of at most five. */
export function buttonRows(buttons: readonly ButtonSpec[]): ComponentRow[] {
  const rows: ComponentRow[] = []
  for (let at = 0; at < buttons.length; at += DISCORD_LIMITS.rowButtons)
    rows.push({ type: 1, components: buttons.slice(at, at + DISCORD_LIMITS.rowButtons).map(button) })
  return rows
}

interface SelectSpec {
  id: string
  placeholder: string
  options: readonly { value: string; label: string; description?: string; emoji?: string; chosen?: boolean }[]
  min?: number
  max?: number
}

/** Returns a select of at most 25 options. Duplicate values are dropped. */
export function selectRow({ id, placeholder, options, min = 1, max = 1 }: SelectSpec): ComponentRow {
  const shown = options.slice(0, DISCORD_LIMITS.selectOptions).map(
    ({ value, label, description, emoji, chosen }): APISelectMenuOption => ({
      value,
      label: truncateWithEllipsis(label, DISCORD_LIMITS.optionLabel),
      ...(description
        ? { description: truncateToWholeWords(description, DISCORD_LIMITS.optionDescription) }
        : {}),
      ...(emoji ? { emoji: { name: emoji } } : {}),
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
        placeholder: truncateWithEllipsis(placeholder, DISCORD_LIMITS.placeholder),
        options: shown,
        min_values: Math.min(min, most),
        max_values: Math.max(1, most),
      },
    ],
  }
}
