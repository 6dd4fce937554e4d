import { follow, get } from './api.js'
import { Composer } from './composer.js'
import { byId, nameOf } from './dom.js'
import { drawLog, forgetLog, holdWhilePressed, stayAtEnd, toEnd } from './log.js'
import { drawPeople, drawSidebar } from './sidebar.js'
import { currentChannel, remove, state, upsert } from './state.js'

const TYPING_MS = 8_000
let stopNews = () => undefined
let typingTimer
/** Counts the switches between people, so that a late answer for the previous person is dropped. */
let entering = 0
let loads = 0
const held = []

const composer = new Composer(byId('composer-box'), (note) => {
  state.notes.push(note)
  draw()
})

const dismissed = new Set()
const dismiss = (id) => {
  dismissed.add(id)
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

/** Holds back news that arrive while the page loads, because an older answer would overwrite them. */
const whileLoading = async (load) => {
  loads += 1
  try {
    return await load()
  } finally {
    loads -= 1
    if (loads === 0) for (const news of held.splice(0)) HANDLERS[news.kind]?.(news)
  }
}

const messagesPath = (channelId) => `channels/${channelId}/messages?user=${state.me.id}`

const openChannel = async (channelId) => {
  state.channelId = channelId
  state.unread.delete(channelId)
  state.messages = []
  const asked = entering
  forgetLog()
  byId('typing').textContent = ''
  const isCurrent = await whileLoading(() => fill(channelId, asked))
  if (!isCurrent) return
  toEnd()
  drawPlace()
  drawSidebar()
  remember()
}

/** Loads a channel's messages and shows them, unless the page shows another channel by then. */
const fill = async (channelId, asked) => {
  const messages = await get(messagesPath(channelId))
  if (state.channelId !== channelId || asked !== entering) return false
  state.messages = messages.filter((each) => !dismissed.has(each.id))
  draw()
  return true
}

const fetchState = (user) => get(`state?user=${encodeURIComponent(user)}`)

const loadState = (user) =>
  whileLoading(async () => {
    const turn = entering
    const fresh = await fetchState(user)
    if (turn === entering) Object.assign(state, fresh)
  })

/** Switches to another person. The previous person's contents disappear at once. */
const enter = async (user) => {
  const turn = ++entering
  stopNews()
  held.length = 0
  Object.assign(state, { notes: [], messages: [], unread: new Map() })
  forgetLog()
  const rest = await fetchState(user)
  if (turn !== entering) return
  Object.assign(state, rest)
  const wanted = new URL(location.href).searchParams.get('channel') ?? state.channelId
  const channel = state.channels.find((each) => each.id === wanted) ?? state.channels[0]
  byId('guild').textContent = state.guild.name
  drawPeople(enter)
  drawBotState()
  composer.reset()
  await openChannel(channel.id)
  if (turn !== entering) return
  composer.focus()
  stopNews = follow(state.me.id, onNews, refresh)
}

/** Loads everything again after each (re)connection, because the page may have missed news. */
const refresh = async () => {
  await loadState(state.me.id).catch(() => location.reload())
  if (!currentChannel()) return openChannel(state.channels[0].id)
  await whileLoading(() => fill(state.channelId, entering))
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

/** Replaces a message completely, so that removed parts disappear. */
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

const onNews = (news) => (loads > 0 ? held.push(news) : HANDLERS[news.kind]?.(news))

/** Shows or hides the channels, which come in from the side on a phone. The keyboard focus follows. */
const showMenu = (isOpen) => {
  const wasOpen = document.body.classList.contains('menu-open')
  const wasInside = byId('sidebar').contains(document.activeElement)
  document.body.classList.toggle('menu-open', isOpen)
  byId('menu').setAttribute('aria-expanded', String(isOpen))
  if (isOpen && !wasOpen) byId('sidebar').querySelector('button')?.focus()
  if (!isOpen && wasOpen && wasInside) byId('menu').focus()
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

document.addEventListener('keydown', ({ key }) => key === 'Escape' && showMenu(false))
document.querySelector('.main').addEventListener('click', () => showMenu(false))
byId('menu').addEventListener('click', () => showMenu(!document.body.classList.contains('menu-open')))
byId('newer').addEventListener('click', toEnd)
byId('log').tabIndex = 0 // it scrolls, so the keyboard must be able to reach it
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault()
  composer.focus()
})
byId('log').addEventListener('scroll', ({ currentTarget: log }) => {
  if (log.scrollHeight - log.scrollTop - log.clientHeight < 60) byId('newer').hidden = true
})
byId('log').addEventListener('load', stayAtEnd, true)
holdWhilePressed(byId('log'))

enter(new URL(location.href).searchParams.get('user') ?? 'Anna')
