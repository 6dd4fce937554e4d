import { component } from './components.js'
import { avatar, h, nameOf } from './dom.js'
import { embed, picture } from './embed.js'
import { inline, markdown } from './markdown.js'
import { state } from './state.js'
import { clock } from './time.js'

const EPHEMERAL = 64
const LOADING = 128
const GROUP_MS = 7 * 60_000

export const isEphemeral = (message) => (message.flags & EPHEMERAL) !== 0
const isLoading = (message) => (message.flags & LOADING) !== 0

const originLine = ({ interaction }) =>
  interaction &&
  h(
    'div',
    { class: 'origin' },
    avatar(interaction.user, 'tiny'),
    h('strong', {}, nameOf(interaction.user)),
    ' used ',
    h('span', { class: 'mention' }, `/${interaction.name}`),
  )

const replyLine = ({ referenced_message: target }) =>
  target &&
  h(
    'div',
    { class: 'origin' },
    '↪ ',
    avatar(target.author, 'tiny'),
    h('strong', {}, nameOf(target.author)),
    ' ',
    h('span', { class: 'snippet' }, target.content.slice(0, 90)),
  )

const head = (message) =>
  h(
    'div',
    { class: 'head' },
    h('span', { class: 'author' }, nameOf(message.author)),
    message.author.bot && h('span', { class: 'tag' }, 'APP'),
    clock(message.timestamp),
  )

const attachment = (file) =>
  file.content_type?.startsWith('image/')
    ? picture(file.url, file.description ?? file.filename, 'wide', file)
    : h(
        'a',
        { class: 'file', href: file.url },
        `${file.filename}`,
        h('small', {}, ` ${Math.ceil(file.size / 1024)} KB`),
      )

const threadCard = ({ thread }) =>
  thread &&
  h(
    'button',
    { type: 'button', class: 'thread-card', 'data-channel': thread.id, 'data-testid': 'thread-link' },
    h('strong', {}, `↳ ${thread.name}`),
    h('span', {}, 'Open thread ›'),
  )

const ephemeralFoot = (message, dismiss) =>
  isEphemeral(message) &&
  h(
    'div',
    { class: 'private', 'data-testid': 'ephemeral' },
    'Only you can see this · ',
    h('button', { type: 'button', class: 'textual', click: dismiss }, 'Dismiss message'),
  )

const reactions = (message) =>
  message.reactions?.length > 0 &&
  h(
    'div',
    { class: 'row' },
    message.reactions.map((each) => h('span', { class: 'reaction' }, `${each.emoji.name} ${each.count}`)),
  )

const thinking = () =>
  h(
    'div',
    { class: 'thinking' },
    'Lairkeeper is thinking',
    h('span', { class: 'dots', 'aria-hidden': 'true' }),
  )

const content = (message) => [
  isLoading(message) && thinking(),
  message.content &&
    h(
      'div',
      { class: 'md content' },
      markdown(message.content),
      message.edited_timestamp && h('span', { class: 'edited' }, ' (edited)'),
    ),
  message.attachments.map(attachment),
  message.embeds.map(embed),
  message.components.map((each) => component(each, message.id)),
  reactions(message),
  threadCard(message),
  h('p', { class: 'complaint', role: 'alert' }),
]

const systemLine = (message) => {
  const channelId = message.message_reference?.channel_id
  return h(
    'div',
    { class: 'message system', 'data-testid': 'message', 'data-message-id': message.id, role: 'article' },
    h('span', { 'aria-hidden': 'true' }, '↳'),
    h(
      'div',
      {},
      h('strong', {}, nameOf(message.author)),
      ' started a thread: ',
      h(
        'button',
        { type: 'button', class: 'textual', 'data-channel': channelId, 'data-testid': 'thread-link' },
        inline(message.content),
      ),
      ' ',
      clock(message.timestamp),
    ),
  )
}

/** A line of Discord's own about an act. */
const plainLine = (message, act) =>
  h(
    'div',
    { class: 'message system', 'data-testid': 'message', 'data-message-id': message.id, role: 'article' },
    h('span', { 'aria-hidden': 'true' }, '→'),
    h('div', {}, h('strong', {}, nameOf(message.author)), act, ' ', clock(message.timestamp)),
  )

/** Whether a message follows so soon after the last one that it is shown without its author. */
export const isCompact = (message, last) =>
  last !== undefined &&
  ![1, 18, 21].includes(last.type) &&
  last.author.id === message.author.id &&
  !message.interaction &&
  !message.referenced_message &&
  isEphemeral(last) === isEphemeral(message) &&
  Date.parse(message.timestamp) - Date.parse(last.timestamp) < GROUP_MS

const mentionsMe = (message) =>
  message.mention_everyone || message.mentions.some((each) => each.id === state.me.id)

export const messageNode = (message, compact, dismiss) => {
  if (message.type === 18) return systemLine(message)
  if (message.type === 1)
    return plainLine(message, ` added ${message.mentions.map(nameOf).join(', ')} to the thread.`)
  if (message.type === 21) return plainLine(message, ' started this thread.')
  const classes = [
    'message',
    compact && 'compact',
    isEphemeral(message) && 'ephemeral',
    mentionsMe(message) && 'mentioned',
  ]
  return h(
    'div',
    {
      class: classes.filter(Boolean).join(' '),
      role: 'article',
      'aria-label': `${nameOf(message.author)}${isEphemeral(message) ? ', only for you' : ''}`,
      'data-testid': 'message',
      'data-message-id': message.id,
      'data-ephemeral': isEphemeral(message),
    },
    compact ? h('span', { class: 'gutter' }, clock(message.timestamp)) : avatar(message.author),
    h(
      'div',
      { class: 'message-body' },
      originLine(message),
      replyLine(message),
      !compact && head(message),
      content(message),
      ephemeralFoot(message, dismiss),
    ),
  )
}

/** A note of the page itself, for example about a command that got no answer. */
export const noteNode = (note, dismiss) =>
  h(
    'div',
    { class: 'message ephemeral note', 'data-testid': 'note', role: 'alert' },
    avatar(state.bot),
    h(
      'div',
      { class: 'message-body' },
      h(
        'div',
        { class: 'origin' },
        h('strong', {}, nameOf(state.me)),
        ' used ',
        h('span', { class: 'mention' }, `/${note.command}`),
      ),
      h('p', { class: 'complaint' }, note.text),
      h(
        'div',
        { class: 'private' },
        'Only you can see this · ',
        h('button', { type: 'button', class: 'textual', click: dismiss }, 'Dismiss message'),
      ),
    ),
  )
