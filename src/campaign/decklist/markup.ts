/** Removes markup from lines of a decklist: markup of Discord and Markdown, BBCode, and HTML. */

/** The names of BBCode and HTML tags, such as "[url=https://…]" and "</li>". */
const BBCODE = new Set(
  (
    'b i u s url img card cards deck decklist list * li ul ol color colour size font quote code spoiler center left ' +
    'right align table tr td th h1 h2 h3 h4 hr indent mtgcard c'
  ).split(' '),
)
const HTML = new Set(
  (
    'a b i u s em strong small big span div p br hr ul ol li table tbody thead tr td th h1 h2 h3 h4 h5 h6 code pre font ' +
    'img center details summary blockquote'
  ).split(' '),
)
const LONGEST_TAG = 200

/** The languages that a code fence can name. */
const FENCE_LANGUAGES = new Set([
  '',
  'txt',
  'text',
  'plain',
  'plaintext',
  'csv',
  'tsv',
  'md',
  'markdown',
  'xml',
  'yaml',
])

/** Returns the line without its markup; empty if the line is only markup. */
export function withoutMarkup(line: string): string {
  const unfenced = withoutCodeFence(line)
  const untagged = withoutTags(
    withoutTags(withoutLinks(withoutMarkdownQuote(unfenced)), '[', ']', BBCODE),
    '<',
    '>',
    HTML,
  )
  return withoutBullet(withoutEmphasis(untagged.trim())).trim()
}

export function withoutCodeFence(line: string): string {
  if (!line.includes('```')) return line
  const rest = line.replaceAll('```', ' ').trim()
  return FENCE_LANGUAGES.has(rest.toLowerCase()) ? '' : rest
}

/** Removes the sign of a quote: "> 4 Rend". */
export function withoutMarkdownQuote(line: string): string {
  let rest = line.trimStart()
  while (rest.startsWith('>')) rest = rest.slice(1).trimStart()
  return rest
}

/** Removes each tag with one of these names. */
function withoutTags(line: string, open: string, close: string, names: ReadonlySet<string>): string {
  let text = ''
  let at = 0
  for (let begin = line.indexOf(open); begin >= 0; begin = line.indexOf(open, at)) {
    const end = line.indexOf(close, begin)
    if (end < 0) break
    const isTag = end - begin <= LONGEST_TAG && names.has(tagName(line.slice(begin + 1, end)))
    text += line.slice(at, isTag ? begin : begin + 1)
    at = isTag ? end + 1 : begin + 1
  }
  return text + line.slice(at)
}

/** Returns the name of a tag without its value, such as "url=…". "Center of Attention" is no tag. */
const tagName = (inside: string): string =>
  (/^\/?(\*|\w+)(?: ?\/?$|=| \w+=)/.exec(inside)?.[1] ?? '').toLowerCase()

/** Turns "[Rend](https://…)" into "Rend", and removes an address behind a name. */
function withoutLinks(line: string): string {
  const at = line.search(/\]\(<?https?:/i)
  if (at >= 0) {
    const open = line.lastIndexOf('[', at)
    const end = line.indexOf(')', at)
    if (open >= 0 && end >= 0)
      return `${line.slice(0, open)}${line.slice(open + 1, at)}${line.slice(end + 1)}`
  }
  const address = line.search(/<?https?:\/\//i)
  return address === 0 || /\s/.test(line.charAt(address - 1)) ? line.slice(0, address) : line
}

const EMPHASIS = /\*\*|__|~~|\|\||`/g

/** Removes the signs of bold, underlined, struck and spoiler text, and of a line that is italic as a whole. */
function withoutEmphasis(line: string): string {
  const rest = line.replace(EMPHASIS, '').trim()
  const [first, last] = [rest.charAt(0), rest.charAt(rest.length - 1)]
  return rest.length > 2 && first === last && '*_'.includes(first) ? rest.slice(1, -1) : rest
}

/** Bullets, checkboxes, and emojis with those of a server. A star or plus without a space isn't a bullet. */
const BULLET =
  /^(?:[-–—•·▪▫‣◦●○■□→►▸▶✓✔☐☑☒⁃∙]+ ?|[*+] |\[[ x]?\] |(?:\p{Extended_Pictographic}|<a?:\w{2,32}:\d{1,20}>|:\w{2,32}:)\p{Emoji_Modifier}? ?)/iu

export function withoutBullet(line: string): string {
  const rest = line.replace(BULLET, '')
  return rest === line ? line : rest.replace(BULLET, '')
}
