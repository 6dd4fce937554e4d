import { arrange, avatar, byId, h, nameOf, renew } from './dom.js'
import { isThread, state } from './state.js'

const titleOf = (channel) => (channel.type === 1 ? 'Lairkeeper' : channel.name)
const signOf = (channel) => ({ 0: '#', 1: '@', 11: '↳', 12: '↳' })[channel.type]
const KINDS = { 0: 'Channel', 1: 'Direct messages with', 11: 'Thread', 12: 'Private thread' }

const badge = ({ mentions, count }) =>
  count > 0 &&
  h(
    'span',
    { class: mentions > 0 ? 'badge' : 'dot', 'aria-label': mentions > 0 ? `${mentions} mentions` : 'unread' },
    mentions > 0 ? String(mentions) : '',
  )

/**
 * Links by channel. They are reused when news arrive, so that a press that has begun on one counts and the
 * focus stays.
 */
const links = new Map()

const entry = (channel) => {
  const fresh = link(channel)
  const known = links.get(channel.id)
  if (known) return renew(known, fresh)
  links.set(channel.id, fresh)
  return fresh
}

const link = (channel) => {
  const unread = state.unread.get(channel.id) ?? { count: 0, mentions: 0 }
  const isHere = channel.id === state.channelId
  return h(
    'button',
    {
      type: 'button',
      class: `channel ${isThread(channel) ? 'thread' : ''} ${unread.count > 0 ? 'unread' : ''}`,
      'data-channel': channel.id,
      'data-testid': isThread(channel) ? 'thread-link' : 'channel-link',
      'aria-current': isHere ? 'page' : null,
      'aria-label': `${KINDS[channel.type]} ${titleOf(channel)}`,
    },
    h('span', { class: 'sign', 'aria-hidden': 'true' }, signOf(channel)),
    h('span', { class: 'channel-name' }, titleOf(channel)),
    channel.type === 12 && h('span', { class: 'hint' }, 'private'),
    badge(unread),
  )
}

const isArchived = (thread) => thread.thread_metadata.archived

const withThreads = (channel) => {
  const threads = state.channels.filter((each) => isThread(each) && each.parent_id === channel.id)
  const archived = threads.filter(isArchived)
  return [
    entry(channel),
    threads.filter((each) => !isArchived(each)).map(entry),
    archived.length > 0 &&
      h(
        'details',
        { class: 'archived', open: archived.some((each) => each.id === state.channelId) },
        h('summary', {}, `Archived threads (${archived.length})`),
        archived.map(entry),
      ),
  ]
}

/** Whether a channel belongs to the server and is no thread. */
const isInServer = ({ type }) => type !== 1 && (type < 10 || type > 12)

export const drawSidebar = () => {
  const direct = state.channels.filter((each) => each.type === 1)
  const nodes = [
    h('h2', {}, 'Channels'),
    ...state.channels.filter(isInServer).flatMap(withThreads),
    ...(direct.length > 0 ? [h('h2', {}, 'Direct messages'), ...direct.map(entry)] : []),
  ]
  arrange(byId('sidebar'), nodes.flat().filter(Boolean))
}

export const drawPeople = (onSwitch) => {
  const people = state.users.filter((each) => !each.bot)
  byId('people').replaceChildren(
    ...people.map((user, index) =>
      h(
        'a',
        {
          class: 'person',
          href: `?user=${encodeURIComponent(nameOf(user))}`,
          title: `Act as ${nameOf(user)} (Alt+${index + 1}); open in a new tab to be two people at once`,
          'aria-current': user.id === state.me?.id ? 'true' : null,
          'data-testid': `user-${nameOf(user)}`,
          click: (event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onSwitch(nameOf(user))
          },
        },
        avatar(user, 'small'),
        h('span', {}, nameOf(user)),
      ),
    ),
  )
}
