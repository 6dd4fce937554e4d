import { h } from './dom.js'

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

const relative = (seconds) => {
  const distance = seconds - Date.now() / 1000
  const [unit, size] = UNITS.find(([, each]) => Math.abs(distance) >= each) ?? UNITS.at(-1)
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.round(distance / size), unit)
}

const exact = (seconds, style) =>
  new Intl.DateTimeFormat(undefined, STYLES[style]).format(new Date(seconds * 1000))

/** `<t:…>`: a moment in the reader's own time. */
export const timestamp = (seconds, style = 'f') => {
  const isRelative = style === 'R'
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`
  return h(
    'time',
    {
      class: 'timestamp',
      datetime: date.toISOString(),
      title: exact(seconds, 'F'),
      'data-relative': isRelative && seconds,
    },
    isRelative ? relative(seconds) : exact(seconds, style),
  )
}

const isSameDay = (a, b) => a.toDateString() === b.toDateString()

export const clock = (iso) => {
  const date = new Date(iso)
  const time = exact(date.getTime() / 1000, 't')
  const text = isSameDay(date, new Date()) ? time : `${exact(date.getTime() / 1000, 'd')} ${time}`
  return h('time', { class: 'clock', datetime: iso }, text)
}

setInterval(() => {
  for (const node of document.querySelectorAll('[data-relative]'))
    node.textContent = relative(Number(node.dataset.relative))
}, 15_000)
