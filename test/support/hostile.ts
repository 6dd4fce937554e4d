/** Names and texts that people could choose to be taken for markup, and what a message makes of them. */
import { seenByPeople } from './discord-markup.ts'

/** Each has a word that no message of ours has; no longer than Discord lets a name be. */
export const HOSTILE_NAMES = [
  '[EV!L0](http://evil.test)',
  '# EV!L1 **b** ||s|| @everyone',
  '> EV!L2 <#1> <@&1> <t:1> </x:1>',
  '-# EV!L3 `c` ~~d~~ __e__ _f_',
  '1. EV!L4 <:x:1> :smile: @here',
  '- EV!L5 https://evil.test/a',
  'EV!L6\n# big\u202e\u2066 *x* \\',
  'שלום EV!L7 *x* <http://evil.test>',
] as const

/** As people read it: in one line, without what turns the direction of the text. */
export const asRead = (name: string): string =>
  name
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const INVISIBLE = /[\u200b\u2068\u2069]/g
/** What could turn the direction of what follows: an isolate is closed, all else is left out. */
const TURNING = /[\u202a-\u202e\u2066\u2067]/

/** Which names of these aren't shown whole in a text that people see. A text that was cut short may end within one. */
function brokenIn(seen: string, names: readonly string[]): string[] {
  const text = seen.replace(INVISIBLE, '')
  return names.filter((name) => {
    const [word = ''] = /EV!L\d/.exec(name) ?? []
    const before = asRead(name).split(word)[0] ?? ''
    return [...text.matchAll(new RegExp(word, 'g'))].some(({ index }) => {
      const there = text.slice(index - before.length, index - before.length + asRead(name).length)
      const [cut] = there.split('…')
      return there !== asRead(name) && !(there.includes('…') && asRead(name).startsWith(cut ?? ''))
    })
  })
}

/** What is wrong with a text in which Discord reads markup; nothing where each name is shown as it was written. */
export function faultsInMarkup(markup: string, names: readonly string[] = HOSTILE_NAMES): string[] {
  const { text, links, mentions } = seenByPeople(markup)
  const live = [...links.filter((link) => link.includes('evil')), ...mentions.filter(isOfAll)]
  const turning = TURNING.test(markup) ? ['it turns the direction'] : []
  return [...brokenIn(text, names), ...live, ...turning].map((what) => `${what}: ${markup}`)
}

/** Other mentions show another text than the name, which is broken then. */
const isOfAll = (mention: string): boolean => /^@(?:everyone|here)/.test(mention)

/** The same of a text without markup, such as a button's. */
export function faultsInPlain(text: string, names: readonly string[] = HOSTILE_NAMES): string[] {
  const turning =
    TURNING.test(text) || /[\r\n]/.test(text) ? ['it turns the direction, or breaks the line'] : []
  return [...brokenIn(text, names), ...turning].map((what) => `${what}: ${text}`)
}

const MARKUP_KEYS = new Set(['content', 'title', 'description', 'name', 'value'])

/** Of everything that is shown in a message. Fields of embeds hold markup; below a message, and in pictures, nothing does. */
export function faultsIn(shown: unknown, inEmbed = false, key = ''): string[] {
  if (typeof shown === 'string') {
    if (key === 'content' || (inEmbed && MARKUP_KEYS.has(key))) return faultsInMarkup(shown)
    return key === 'value' || key === 'custom_id' ? [] : faultsInPlain(shown)
  }
  if (Array.isArray(shown)) return shown.flatMap((one) => faultsIn(one, inEmbed, key))
  if (shown instanceof Uint8Array || typeof shown !== 'object' || shown === null) return []
  return Object.entries(shown).flatMap(([part, value]) =>
    faultsIn(value, (inEmbed || part === 'embeds') && part !== 'footer' && part !== 'author', part),
  )
}
