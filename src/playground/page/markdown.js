import { h, nameOf } from './dom.js'
import { state } from './state.js'
import { timestamp } from './time.js'

/** Discord's markdown as DOM nodes. */

const mention = (text, kind) => h('span', { class: `mention ${kind}` }, text)

const userMention = (id) => {
  const user = state.users.find((each) => each.id === id)
  return mention(`@${user ? nameOf(user) : 'unknown-user'}`, id === state.me?.id ? 'me' : '')
}

const channelMention = (id) => {
  const channel = state.channels.find((each) => each.id === id)
  if (!channel) return mention('# unknown', '')
  return h(
    'a',
    { class: 'mention', href: `?user=${nameOf(state.me)}&channel=${id}`, 'data-channel': id },
    `# ${channel.name}`,
  )
}

const roleMention = (id) =>
  mention(`@${state.roles.find((each) => each.id === id)?.name.replace(/^@/, '') ?? 'unknown-role'}`, '')

const link = (url, children) => h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, children)

const spoiler = (children) => {
  const reveal = (event) => {
    event.currentTarget.classList.add('shown')
    event.currentTarget.removeAttribute('aria-label')
  }
  return h(
    'span',
    {
      class: 'spoiler',
      role: 'button',
      tabindex: '0',
      'aria-label': 'Hidden text: show',
      click: reveal,
      keydown: (event) => event.key === 'Enter' && reveal(event),
    },
    children,
  )
}

const inner = (text) => inline(text)

/** Each rule is tried in turn where the reader stands. */
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, ([, char]) => char],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => h('code', {}, code.trim())],
  [/<@!?(\d+)>/y, ([, id]) => userMention(id)],
  [/<@&(\d+)>/y, ([, id]) => roleMention(id)],
  [/<#(\d+)>/y, ([, id]) => channelMention(id)],
  [/<\/([^:>]+):\d+>/y, ([, name]) => mention(`/${name}`, '')],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, seconds, style]) => timestamp(Number(seconds), style)],
  [/<a?:(\w+):\d+>/y, ([, name]) => h('span', { class: 'emoji' }, `:${name}:`)],
  [/<(https?:\/\/[^\s>]+)>/iy, ([, url]) => link(url, url)],
  [
    /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/iy,
    ([, text, url]) => link(url, inner(text)),
  ],
  [/https?:\/\/[^\s<]*[^<.,:;"')\]\s]/iy, ([url]) => link(url, url)],
  [/@(?:everyone|here)\b/y, ([text]) => mention(text, 'me')],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, ([, text]) => h('strong', {}, inner(text))],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, ([, text]) => h('u', {}, inner(text))],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, ([, text]) => h('s', {}, inner(text))],
  [/\|\|([\s\S]+?)\|\|/y, ([, text]) => spoiler(inner(text))],
  [
    /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    ([, text]) => h('em', {}, inner(text)),
  ],
  [/\b_((?:__|\\[\s\S]|[^\\_])+?)_\b/y, ([, text]) => h('em', {}, inner(text))],
  [/\n/y, () => h('br')],
]

const ruleAt = (text, at) => {
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { length: match[0].length, node: build(match) }
  }
  return undefined
}

/** One run of text without blocks: titles, field names, labels. */
export const inline = (text) => {
  const nodes = []
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push(plain)
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    const found = ruleAt(text, at)
    if (found) {
      flush()
      nodes.push(found.node)
      at += found.length
    } else {
      plain += text[at]
      at += 1
    }
  }
  flush()
  return nodes
}

const LIST_LINE = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/

/** Lines of a list become nested lists by their indentation. */
const list = (lines) => {
  const [, baseIndent, firstNumber] = LIST_LINE.exec(lines[0])
  const root = h(firstNumber ? 'ol' : 'ul', firstNumber ? { start: firstNumber } : {})
  for (let at = 0; at < lines.length; ) {
    const [, , , text] = LIST_LINE.exec(lines[at])
    const isDeeper = (line) => LIST_LINE.exec(line)[1].length > baseIndent.length
    let end = at + 1
    while (end < lines.length && isDeeper(lines[end])) end += 1
    root.append(h('li', {}, inline(text), end > at + 1 && list(lines.slice(at + 1, end))))
    at = end
  }
  return root
}

const HEADINGS = { '#': 'h3', '##': 'h4', '###': 'h5' }

const takeWhile = (lines, at, test) => {
  let end = at
  while (end < lines.length && test(lines[end])) end += 1
  return end
}

const blockAt = (lines, at) => {
  const line = lines[at]
  const heading = /^(#{1,3})\s+(.+)$/.exec(line)
  if (heading)
    return { end: at + 1, node: h(HEADINGS[heading[1]], { class: 'md-heading' }, inline(heading[2])) }
  const small = /^-#\s+(.+)$/.exec(line)
  if (small) return { end: at + 1, node: h('small', { class: 'subtext' }, inline(small[1])) }
  if (line.startsWith('>>> '))
    return {
      end: lines.length,
      node: h('blockquote', {}, blocks([line.slice(4), ...lines.slice(at + 1)].join('\n'))),
    }
  if (/^> /.test(line)) {
    const end = takeWhile(lines, at, (each) => /^> /.test(each))
    return {
      end,
      node: h(
        'blockquote',
        {},
        blocks(
          lines
            .slice(at, end)
            .map((each) => each.slice(2))
            .join('\n'),
        ),
      ),
    }
  }
  if (LIST_LINE.test(line)) {
    const end = takeWhile(lines, at, (each) => LIST_LINE.test(each))
    return { end, node: list(lines.slice(at, end)) }
  }
  return undefined
}

const blocks = (text) => {
  const lines = text.split('\n')
  const nodes = []
  let paragraph = []
  const flush = () => {
    if (paragraph.length > 0) nodes.push(h('p', {}, inline(paragraph.join('\n'))))
    paragraph = []
  }
  for (let at = 0; at < lines.length; ) {
    const block = blockAt(lines, at)
    if (block) {
      flush()
      nodes.push(block.node)
      at = block.end
    } else {
      paragraph.push(lines[at])
      at += 1
    }
  }
  flush()
  return nodes
}

const FENCE = /```(?:[\w+-]*\n)?([\s\S]*?)```/

/** A whole text with headings, quotes, lists and code blocks. */
export const markdown = (text) => {
  const fence = FENCE.exec(text)
  if (!fence) return text.trim() === '' ? [] : blocks(text)
  const before = text.slice(0, fence.index).replace(/\n$/, '')
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, '')
  return [...markdown(before), h('pre', {}, h('code', {}, fence[1].replace(/\n$/, ''))), ...markdown(after)]
}
