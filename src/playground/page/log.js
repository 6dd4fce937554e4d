import { arrange, byId, h, renew } from './dom.js'
import { isCompact, messageNode, noteNode } from './message.js'
import { currentChannel, state } from './state.js'

const NEAR_END = 120
/** Rendered messages by id, with their data. Only changed messages are rendered again. */
let drawn = new Map()

const isAtEnd = (log) => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END

/** Whether somebody presses on the log right now. */
let isPressed = false

/**
 * Whether a menu is open or a press has begun. Then the log must not scroll, so that nothing moves away from the
 * pointer.
 */
const isHeld = (log) => isPressed || log.querySelector('.select[aria-expanded="true"]') !== null

const jump = (log) => {
  log.scrollTop = log.scrollHeight
}

/**
 * Scrolls to the newest message. The browser learns the heights of messages when they come into sight, which moves
 * the end, so the log is scrolled again after the next frame.
 */
export const toEnd = () => {
  const log = byId('log')
  jump(log)
  byId('newer').hidden = true
  requestAnimationFrame(() => requestAnimationFrame(() => byId('newer').hidden && !isHeld(log) && jump(log)))
}

const focusedId = () => document.activeElement?.closest?.('#log [data-custom-id]')?.dataset.customId

const refocus = (node, customId) => {
  if (customId) node.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`)?.focus()
}

/**
 * Messages without news are the same objects, which is checked first. A long evening has a thousand messages,
 * and each is compared at every draw.
 */
const isSame = (before, now) => before === now || JSON.stringify(before) === JSON.stringify(now)

const nodeFor = (message, last, dismiss) => {
  const compact = isCompact(message, last)
  const known = drawn.get(message.id)
  if (known?.compact === compact && isSame(known.message, message)) return { ...known, message }
  const hadFocus = known?.node.contains(document.activeElement) ? focusedId() : undefined
  const fresh = messageNode(message, compact, () => dismiss(message.id))
  return { message, compact, node: known ? renew(known.node, fresh) : fresh, hadFocus }
}

/**
 * The greeting node, which is reused at each draw. A new node would move all others, and the focus would be
 * lost.
 */
let greeting = { channelId: undefined, node: undefined }

const welcome = () => {
  const { channelId } = state
  if (greeting.channelId !== channelId) greeting = { channelId, node: greet(currentChannel()) }
  return greeting.node
}

const greet = (channel) => {
  const where = channel?.type === 1 ? 'your direct messages with Lairkeeper' : (channel?.name ?? '')
  return h(
    'div',
    { class: 'welcome' },
    h('h2', {}, `The beginning of ${where}`),
    h('p', {}, 'Type / to see what the bot can do. Open this page as several people in several tabs.'),
  )
}

const entries = (dismiss, dismissNote) => {
  const next = new Map()
  let last
  const nodes = state.messages.map((message) => {
    const each = nodeFor(message, last, dismiss)
    next.set(message.id, each)
    last = message
    return each
  })
  drawn = next
  const notes = state.notes.filter((each) => each.channelId === state.channelId)
  return [...nodes, ...notes.map((note) => ({ node: noteNode(note, () => dismissNote(note)) }))]
}

export const drawLog = (dismiss, dismissNote) => {
  const log = byId('log')
  const stay = !isAtEnd(log) || isHeld(log)
  const wasInside = log.contains(document.activeElement)
  const all = entries(dismiss, dismissNote)
  arrange(log, [...(state.messages.length < 50 ? [welcome()] : []), ...all.map((each) => each.node)])
  for (const each of all) if (each.hadFocus) refocus(each.node, each.hadFocus)
  if (wasInside && document.activeElement === document.body) log.focus({ preventScroll: true })
  if (!stay) toEnd()
  return stay
}

/** Holds the log during a press. If it was at its end, it goes there again after the click. */
export const holdWhilePressed = (log) => {
  let wasAtEnd = false
  log.addEventListener('pointerdown', () => {
    isPressed = true
    wasAtEnd = isAtEnd(log)
  })
  const release = () => {
    if (!isPressed) return
    isPressed = false
    if (wasAtEnd && !isHeld(log)) toEnd()
  }
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, () => setTimeout(release)) // a click follows its pointerup
}

/** A loaded picture makes the log longer. If it was scrolled to its end, it stays there. */
export const stayAtEnd = () => {
  if (byId('newer').hidden && !isHeld(byId('log'))) toEnd()
}

export const forgetLog = () => {
  drawn = new Map()
  byId('log').replaceChildren()
}
