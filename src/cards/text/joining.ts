/** Effects that join others: if, unless, for each, may, one of these. */
import type { Effect } from '../../engine/index.ts'
import { type Deed, type Of, type Told, told } from './deeds.ts'
import { clauses, deeds, joined } from './happens.ts'
import { an, bold, capital, does, inWords, list, type Phrase, sentences, words } from './phrase.ts'
import { cards, nounOf } from './selectors.ts'
import type { Telling } from './telling.ts'
import { condition, level } from './whether.ts'
import { chooser, player } from './who.ts'

/** "if you do, draw a card", "if you don't, destroy this ability". */
export const ifYouDo = ({ first, then, else: otherwise }: Of<'ifYouDo'>, t: Telling): Told[] => {
  const tried = deeds(first, t)
  const nothing = then.kind === 'do' && then.steps.length === 0
  return [
    ...tried,
    ...(nothing ? [] : [`if ${doSo(first)}, ${joined(then, t)}`]),
    ...(otherwise ? [`${nothing ? `if ${undone(first)}` : 'otherwise'}, ${joined(otherwise, t)}`] : []),
  ]
}

/** What is optional somebody does, what isn't is done if it can be. */
const doSo = (first: Effect): string => {
  if (first.kind !== 'may') return 'that is done'
  return first.who.kind === 'you' ? 'you do' : 'they do'
}

const undone = (first: Effect): string =>
  doSo(first).replace(/(do|is)( done)?$/, (_, verb: string, done = '') => `${verb}n't${done}`)

export const forEach = ({ players, do: inner }: Of<'forEach'>, t: Telling): Told[] => {
  t.they = player(players, t)
  t.gathering = true
  const said = deeds(inner, t).map(told)
  const unnamed = t.they
  t.they = undefined
  t.gathering = false
  if (!unnamed) return said
  const [first = '', ...rest] = said
  return [`for ${unnamed.object}, ${first}`, ...rest]
}

/** "for each ally you control, that ally has +X ATK this turn". */
export const forEachCard = ({ of, as, do: inner }: Of<'forEachCard'>, t: Telling): Told[] => {
  const which = cards(of, t).object.replace(/^each /, '')
  t.name(as, { noun: nounOf(of, t), how: 'affected' })
  return [`for each ${which}, ${joined(inner, t)}`]
}

export const may = ({ who, do: inner }: Of<'may'>, t: Telling): string => {
  const asked = player(who, t)
  const parts = deeds(inner, t).map((one) => (typeof one === 'string' ? let_(one) : wish(asked, one)))
  const at = parts.findIndex((part, i) => i > 0 && /^(if|you may) /.test(part))
  if (at < 0) return words(asked.subject, 'may', list(parts))
  const rest = sentences(parts.slice(at)).replace(/\.$/, '')
  return `${words(asked.subject, 'may', list(parts.slice(0, at)))}. ${rest}`
}

/** "you may have that ally enter play with 1 damage". */
const let_ = (clause: string): string =>
  clause.replace(
    /^(that \w+|this \w+|it) (enters|gets|has|loses|becomes) /,
    (_, who: string, verb: string) => `have ${who} ${INFINITIVES[verb]} `,
  )

const INFINITIVES: Readonly<Record<string, string>> = {
  becomes: 'become',
  enters: 'enter',
  gets: 'get',
  has: 'have',
  loses: 'lose',
}

/** "you may destroy …", "you may have your hero deal …". */
const wish = (asked: Phrase, { who, verb, rest }: Deed): string =>
  who.subject === 'you' || who.subject === 'they' || who.subject === asked.subject
    ? words(verb, rest.replace(/ and reveals it$/, ' and reveal it'))
    : words('have', who.object, verb, rest)

export const provided = ({ cond, then, else: otherwise }: Of<'if'>, t: Telling): Told[] => {
  if (cond.kind === 'level' && !otherwise) return [`${bold(level(cond))}: ${capital(joined(then, t))}`]
  const first = `if ${condition(cond, t)}, ${joined(then, t)}`
  t.mention(null)
  return otherwise ? [first, `otherwise, ${joined(otherwise, t)}`] : [first]
}

/** Each Empower text stands for itself: "Empower Mage: …" has a line of its own in a card's text. */
export const empower = ({ thing, do: inner }: Of<'empower'>, t: Telling): Told[] => {
  const [first = '', ...rest] = clauses(inner, t)
  return [`${bold(`Empower ${thing}`)}: With ${an(`${thing} hero or ally`)} in your party, ${first}`, ...rest]
}

export const modal = ({ who, modes, choose: n = 1, orFewer }: Of<'modal'>, t: Telling): string => {
  const asked = chooser(who, t)
  if (who.kind !== 'you' && who.kind !== 'together') t.theySame = who
  const { attach } = t.card
  const then = who.kind === 'together' ? ', then ' : undefined
  const told = modes
    .map((mode, i) =>
      i === attach?.mode
        ? `attach to ${cards(attach.to, t).object}`
        : lower(clauses(mode, t), then) || 'nothing happens',
    )
    .join('; or ')
  t.theySame = undefined
  const many = `${orFewer ? 'up to ' : ''}${inWords(n)}`
  const opponent = who.kind === 'opponents' ? 'an opponent' : asked.subject
  return `${asked.subject === 'you' ? `choose ${many}` : words(opponent, does(asked, 'choose'), many)}: ${told}.`
}

const lower = (parts: readonly string[], then?: string): string =>
  (then ? parts.join(then) : list(parts)).replace(/^you /, '')
