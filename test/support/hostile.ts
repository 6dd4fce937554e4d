/** Names that people could choose so that Discord reads markup in them, and a check of messages that show them. */
import { seenByPeople } from './discord-markup.ts'

/** Each name contains a word that occurs in no message of ours, and is not longer than Discord allows. */
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

/** Returns a name as people read it: in one line, without controls of direction. */
export const asRead = (name: string): string =>
  name
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const INVISIBLE = /[\u200b\u2068\u2069]/g
/** Controls that turn the direction of the text after them. No text may have one. */
const TURNING = /[\u202a-\u202e\u2066\u2067]/

/** Returns the names that a visible text doesn't show completely. A shortened text may end within a name. */
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

/** Lists the faults of a text in which Discord reads markup; it has none if each name is shown unchanged. */
export function faultsInMarkup(markup: string, names: readonly string[] = HOSTILE_NAMES): string[] {
  const { text, links, mentions } = seenByPeople(markup)
  const live = [...links.filter((link) => link.includes('evil')), ...mentions.filter(isOfAll)]
  const turning = TURNING.test(markup) ? ['it turns the direction'] : []
  return [...brokenIn(text, names), ...live, ...turning].map((what) => `${what}: ${markup}`)
}

/** Other mentions show another text than the name, so the name is not shown unchanged. */
const isOfAll = (mention: string): boolean => /^@(?:everyone|here)/.test(mention)

/** Lists the faults of a text without markup, such as a button's. */
export function faultsInPlain(text: string, names: readonly string[] = HOSTILE_NAMES): string[] {
  const turning =
    TURNING.test(text) || /[\r\n]/.test(text) ? ['it turns the direction, or breaks the line'] : []
  return [...brokenIn(text, names), ...turning].map((what) => `${what}: ${text}`)
}

const MARKUP_KEYS = new Set(['content', 'title', 'description', 'name', 'value'])

/**
 * Lists the faults of a whole message or picture. The content and the fields of embeds contain markup, and everything
 * else contains none.
 */
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
