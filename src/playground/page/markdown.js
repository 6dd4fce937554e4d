import { codeSpans } from './code-spans.js'
import { h, nameOf } from './dom.js'
import { pairsIn } from './pairs.js'
import { state } from './state.js'
import { timestamp } from './time.js'

/** Renders Discord's markdown as DOM nodes. */

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

/** Creates a rule from a pattern that is matched at one index. */
const pattern = (expression, build) => (text, at) => {
  expression.lastIndex = at
  const match = expression.exec(text)
  return match && { length: match[0].length, node: build(match) }
}

/** Creates a rule for the text between a pair of signs. */
const pair =
  (signs, build) =>
  (text, at, { endOf, depth }) => {
    const end = endOf(signs, at)
    if (end === undefined) return undefined
    const start = at + signs.length
    return { length: end + signs.length - at, node: build(inline(text.slice(start, end), depth + 1)) }
  }

const code = (_text, at, { spans }) => {
  const span = spans.get(at)
  return span && { length: span.length, node: h('code', {}, span.code.trim()) }
}

const LINK_END = /\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/iy

const namedLink = (text, at, { endOf, depth }) => {
  const end = endOf('[', at)
  if (end === undefined) return undefined
  LINK_END.lastIndex = end
  const [tail, url] = LINK_END.exec(text) ?? []
  if (tail === undefined) return undefined
  return { length: end + tail.length - at, node: link(url, inline(text.slice(at + 1, end), depth + 1)) }
}

const italic = (children) => h('em', {}, children)

/** The rules for a run of text. At each index the first rule that matches counts. */
const RULES = [
  pattern(/\\([^0-9A-Za-z\s])/y, ([, char]) => char),
  code,
  pattern(/<@!?(\d+)>/y, ([, id]) => userMention(id)),
  pattern(/<@&(\d+)>/y, ([, id]) => roleMention(id)),
  pattern(/<#(\d+)>/y, ([, id]) => channelMention(id)),
  pattern(/<\/([^:>]+):\d+>/y, ([, name]) => mention(`/${name}`, '')),
  pattern(/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, seconds, style]) => timestamp(Number(seconds), style)),
  pattern(/<a?:(\w+):\d+>/y, ([, name]) => h('span', { class: 'emoji' }, `:${name}:`)),
  pattern(/<(https?:\/\/[^\s>]+)>/iy, ([, url]) => link(url, url)),
  namedLink,
  pattern(/https?:\/\/[^\s<]*[^<.,:;"')\]\s]/iy, ([url]) => link(url, url)),
  pattern(/@(?:everyone|here)\b/y, ([text]) => mention(text, 'me')),
  pair('**', (children) => h('strong', {}, children)),
  pair('__', (children) => h('u', {}, children)),
  pair('~~', (children) => h('s', {}, children)),
  pair('||', spoiler),
  pair('*', italic),
  pair('_', italic),
  pattern(/\n/y, () => h('br')),
]

const ruleAt = (text, at, reading) => {
  for (const rule of RULES) {
    const found = rule(text, at, reading)
    if (found) return found
  }
  return undefined
}

/**
 * The maximum nesting of pairs. Deeper pairs are plain text, because each pair parses the text inside it once
 * more.
 */
const DEEPEST = 20

/** Parses one run of text without blocks: titles, field names, labels. */
export const inline = (text, depth = 0) => {
  if (depth > DEEPEST) return [text]
  const nodes = []
  const reading = { spans: codeSpans(text), endOf: pairsIn(text), depth }
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push(plain)
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    const found = ruleAt(text, at, reading)
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

/** Parses a line of a list: its indentation, its number if it has one, and its text. */
const listItem = (line) => {
  const [whole, indent, number, text = ''] = /^(\s*)(?:[-*]|(\d+)\.)\s+(\S.*)?$/.exec(line) ?? []
  return whole === undefined ? undefined : { indent: indent.length, number, text }
}

/** Builds nested lists from the items, by their indentation. */
const list = (items) => {
  const { indent, number } = items[0]
  const root = h(number ? 'ol' : 'ul', number ? { start: number } : {})
  for (let at = 0; at < items.length; ) {
    const end = takeWhile(items, at + 1, (item) => item.indent > indent)
    root.append(h('li', {}, inline(items[at].text), end > at + 1 && list(items.slice(at + 1, end))))
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
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line)
  if (heading)
    return { end: at + 1, node: h(HEADINGS[heading[1]], { class: 'md-heading' }, inline(heading[2])) }
  const small = /^-#\s+(\S.*)$/.exec(line)
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
  if (listItem(line)) {
    const end = takeWhile(lines, at, listItem)
    return { end, node: list(lines.slice(at, end).map(listItem)) }
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

/** Parses a whole text with headings, quotes, lists and code blocks. */
export const markdown = (text) => {
  const nodes = []
  let rest = text
  for (let fence = FENCE.exec(rest); fence; fence = FENCE.exec(rest)) {
    const before = rest.slice(0, fence.index).replace(/\n$/, '')
    nodes.push(...unfenced(before), h('pre', {}, h('code', {}, fence[1].replace(/\n$/, ''))))
    rest = rest.slice(fence.index + fence[0].length).replace(/^\n/, '')
  }
  nodes.push(...unfenced(rest))
  return nodes
}

const unfenced = (text) => (text.trim() === '' ? [] : blocks(text))
