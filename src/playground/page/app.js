import { follow, get } from './api.js'
import { Composer } from './composer.js'
import { byId, nameOf } from './dom.js'
import { drawLog, forgetLog, toEnd } from './log.js'
import { drawPeople, drawSidebar } from './sidebar.js'
import { currentChannel, remove, state, upsert } from './state.js'

const TYPING_MS = 8_000
let stopNews = () => undefined
let typingTimer

const composer = new Composer(byId('composer-box'), (note) => {
  state.notes.push(note)
  draw()
})

const dismiss = (id) => {
  remove(state.messages, id)
  draw()
}
const dismissNote = (note) => {
  state.notes = state.notes.filter((each) => each !== note)
  draw()
}

const draw = () => drawLog(dismiss, dismissNote)

const drawPlace = () => {
  const channel = currentChannel()
  const sign = { 0: '# ', 1: '', 11: '↳ ', 12: '↳ ' }[channel.type]
  const name = channel.type === 1 ? 'Direct messages with Lairkeeper' : channel.name
  byId('place').textContent = `${sign}${name}`
  byId('topic').textContent = channel.thread_metadata?.archived ? 'Archived' : (channel.topic ?? '')
  document.title = `${name} · ${nameOf(state.me)} · playground`
  composer.address()
}

const drawBotState = () => {
  const node = byId('bot-state')
  node.className = `bot-state ${state.bot.online ? 'online' : ''}`
  node.textContent = state.bot.online ? 'Bot connected' : 'No bot is connected'
}

const remember = () => {
  const url = new URL(location.href)
  url.searchParams.set('user', nameOf(state.me))
  url.searchParams.set('channel', state.channelId)
  history.replaceState(null, '', url)
}

const messagesPath = (channelId) => `channels/${channelId}/messages?user=${state.me.id}`

const openChannel = async (channelId) => {
  state.channelId = channelId
  state.unread.delete(channelId)
  state.messages = []
  forgetLog()
  byId('typing').textContent = ''
  const messages = await get(messagesPath(channelId))
  if (state.channelId !== channelId) return
  state.messages = messages
  draw()
  toEnd()
  drawPlace()
  drawSidebar()
  remember()
}

const loadState = async (user) => {
  const { guild, ...rest } = await get(`state?user=${encodeURIComponent(user)}`)
  Object.assign(state, rest)
  byId('guild').textContent = guild.name
}

const enter = async (user) => {
  stopNews()
  state.notes = []
  state.unread = new Map()
  await loadState(user)
  const wanted = new URL(location.href).searchParams.get('channel') ?? state.channelId
  const channel = state.channels.find((each) => each.id === wanted) ?? state.channels[0]
  drawPeople(enter)
  drawBotState()
  composer.reset()
  await openChannel(channel.id)
  composer.focus()
  stopNews = follow(state.me.id, onNews, refresh)
}

/** After each (re)connection the page asks for all that it may have missed. */
const refresh = async () => {
  await loadState(state.me.id).catch(() => location.reload())
  if (!currentChannel()) return openChannel(state.channels[0].id)
  state.messages = await get(messagesPath(state.channelId))
  draw()
  drawBotState()
  drawSidebar()
  return undefined
}

const markUnread = (message) => {
  const old = state.unread.get(message.channel_id) ?? { count: 0, mentions: 0 }
  const isForMe = message.mention_everyone || message.mentions.some((each) => each.id === state.me.id)
  state.unread.set(message.channel_id, { count: old.count + 1, mentions: old.mentions + (isForMe ? 1 : 0) })
  drawSidebar()
}

const onMessage = ({ kind, message }) => {
  if (message.channel_id !== state.channelId) return kind === 'messageCreated' && markUnread(message)
  if (message.author.id === state.bot.id) byId('typing').textContent = ''
  if (kind === 'messageUpdated' && !state.messages.some((each) => each.id === message.id)) return undefined
  upsertMessage(message)
  const stayed = draw()
  if (kind === 'messageCreated') byId('newer').hidden = !stayed
  return undefined
}

/** Replaces a message whole: what it no longer has must not linger. */
const upsertMessage = (message) => {
  const index = state.messages.findIndex((each) => each.id === message.id)
  if (index < 0) state.messages.push(message)
  else state.messages[index] = message
}

const onMessageDeleted = ({ id, channelId }) => {
  if (channelId !== state.channelId) return
  remove(state.messages, id)
  draw()
}

const onChannel = ({ channel }) => {
  upsert(state.channels, channel)
  drawSidebar()
  if (channel.id === state.channelId) drawPlace()
}

const onMembers = ({ channel, joined }) => {
  if (joined || channel.type === 11) return onChannel({ channel: { ...channel, joined } })
  return onChannelDeleted({ id: channel.id })
}

const onChannelDeleted = ({ id }) => {
  remove(state.channels, id)
  drawSidebar()
  if (id === state.channelId) openChannel(state.channels[0].id)
}

const onTyping = ({ channelId, userId }) => {
  if (channelId !== state.channelId || userId === state.me.id) return
  byId('typing').textContent = `${nameOf(state.users.find((each) => each.id === userId))} is typing…`
  clearTimeout(typingTimer)
  typingTimer = setTimeout(() => {
    byId('typing').textContent = ''
  }, TYPING_MS)
}

const onPresence = ({ online }) => {
  state.bot.online = online
  drawBotState()
}

const HANDLERS = {
  messageCreated: onMessage,
  messageUpdated: onMessage,
  messageDeleted: onMessageDeleted,
  channelCreated: onChannel,
  channelUpdated: onChannel,
  channelDeleted: onChannelDeleted,
  threadMembersChanged: onMembers,
  typing: onTyping,
  presenceChanged: onPresence,
  commandsChanged: () => loadState(state.me.id),
}

const onNews = (news) => HANDLERS[news.kind]?.(news)

const showMenu = (isOpen) => {
  document.body.classList.toggle('menu-open', isOpen)
  byId('menu').setAttribute('aria-expanded', String(isOpen))
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('[data-channel]')
  if (!link) return
  event.preventDefault()
  showMenu(false)
  openChannel(link.dataset.channel)
})

document.addEventListener('keydown', (event) => {
  const people = state.users.filter((each) => !each.bot)
  const person = event.altKey ? people[Number(event.key) - 1] : undefined
  if (!person) return
  event.preventDefault()
  enter(nameOf(person))
})

byId('menu').addEventListener('click', () => showMenu(!document.body.classList.contains('menu-open')))
byId('newer').addEventListener('click', toEnd)
byId('log').addEventListener('scroll', ({ currentTarget: log }) => {
  if (log.scrollHeight - log.scrollTop - log.clientHeight < 60) byId('newer').hidden = true
})
byId('log').addEventListener('load', () => byId('newer').hidden && toEnd(), true)

enter(new URL(location.href).searchParams.get('user') ?? 'Anna')
