/** Describes the effect of one text of a card, for questions that the text asks and for links on the chain. */
import { type Card, type Effect, KEYWORD_POWERS, memoize, type Power } from '../engine/index.ts'
import { cardTextLines } from './text.ts'
import { WordingContext } from './wording/context.ts'
import { effectSentences } from './wording/effects.ts'
import { thatCardPhrase } from './wording/nouns.ts'
import { joinAsSentences } from './wording/phrase.ts'
import { costPhrase } from './wording/powers.ts'
import { shortTextOfCard } from './wording/short-text.ts'
import { eventClause } from './wording/triggers.ts'

/** The place of a text: its path in the card's data, null for the card's own text, and the chosen modes. */
interface TextPlace {
  readonly path: string | null
  readonly modes?: readonly number[]
}

/**
 * Returns the text of an effect, without the triggering event and the cost. For a power that another card gives,
 * returns the whole text of that card.
 */
export function textOfEffectAt(card: Card, { path, modes = [] }: TextPlace): string {
  const power = path === null ? null : powerAt(card, path)
  const modal = modesOf(power?.effect ?? card.effect)
  if (modes.length > 0 && modal.length > 0)
    return modes.map((mode) => textOfModalChoice(card, mode, modal)).join(' ')
  if (!power || path === null) return cardTextWithoutRequirements(card)
  return withNumber(
    plain(joinAsSentences(effectSentences(power.effect, contextAfterEvent(card, power)))),
    card,
    path,
  )
}

/** Returns the text of the power that contains a path, with its event and costs. */
export function textOfPowerAt(card: Card, { path }: TextPlace): string {
  const power = path === null ? null : powerAt(card, path)
  return power ? textOfCardPart(card, { powers: [power] }) : cardTextWithoutRequirements(card)
}

/** Returns the text of a card without its requirements, and with its keywords at the end. */
export const cardTextWithoutRequirements = memoize((card: Card): string => {
  const { talent: _t, heroRequired: _h, reputation: _r, deckbuilding: _d, xp: _x, ...rest } = card
  const short = shortTextOfCard(rest)
  const words = cardTextLines(rest).filter((line) => !short.includes(line))
  return [short, ...words].filter((line) => line !== '').join(' ')
})

/** Returns the text of a mode, even if the mode is the attaching of the card (305.2d). */
export function textOfModalChoice(card: Card, mode: number, modes = modalChoicesOfCard(card)): string {
  const effect = modes[mode]
  if (!effect) return ''
  if (card.attach?.mode !== mode) return textOfCardPart(card, { effect })
  const { effect: _e, ongoing: _o, ...rest } = card
  return cardTextLines({ ...rest, powers: [], attach: { to: card.attach.to } }).join(' ')
}

/** Returns the modes of the first modal effect of a card. */
export function modalChoicesOfCard(card: Card): readonly Effect[] {
  const effects = [card.effect, ...card.powers.map((power) => ('effect' in power ? power.effect : undefined))]
  return modesOf(effects.find((effect) => effect?.kind === 'modal'))
}

const modesOf = (effect: Effect | undefined): readonly Effect[] =>
  effect?.kind === 'modal' ? effect.modes : []

/** Returns the text that a card would have with only this part. */
export function textOfCardPart(card: Card, part: Pick<Card, 'powers'> | { effect: Effect }): string {
  const { effect: _e, attach: _a, ongoing: _o, talent: _t, xp: _x, ...rest } = card
  return cardTextLines({ ...rest, powers: [], ...part }).join(' ')
}

type WithEffect = Extract<Power, { effect: Effect }>

/**
 * Returns the power, of the card, its other side or a keyword, that contains the path; null for a power that another
 * card gives.
 */
function powerAt(card: Card, path: string): WithEffect | null {
  const [, keyword, at] = /^@(\w+)\.(\d+)\.effect\b/.exec(path) ?? []
  if (keyword !== undefined) return withEffect(keywordPowers(keyword)[Number(at)])
  const [, back, own] = /^(back\.)?powers\.(\d+)\.effect\b/.exec(path) ?? []
  if (own === undefined) return null
  return withEffect((back === undefined ? card.powers : (card.back?.powers ?? []))[Number(own)])
}

/** Returns the text of a keyword with the card's number: "Mend 2". */
function withNumber(text: string, { powers }: Card, path: string): string {
  const [, keyword] = /^@(\w+)/.exec(path) ?? []
  const own = powers.find((power) => power.kind === 'keyword' && power.keyword === keyword)
  return own?.kind === 'keyword' && typeof own.n === 'number' ? text.replace(/\bX\b/g, `${own.n}`) : text
}

const keywordPowers = (keyword: string): readonly Power[] =>
  Object.entries(KEYWORD_POWERS).find(([name]) => name === keyword)?.[1] ?? []

const withEffect = (power: Power | undefined): WithEffect | null =>
  power && 'effect' in power ? power : null

/** Returns the wording context after the power's event or costs, to which the words of the effect refer. */
function contextAfterEvent(card: Card, power: WithEffect): WordingContext {
  const t = new WordingContext(card)
  if (power.kind === 'triggered') eventClause(power.on, t)
  if (power.kind === 'payment' || power.kind === 'reward') for (const cost of power.costs) costPhrase(cost, t)
  if (power.kind === 'asEnters' && power.what) t.roles.set('subject', thatCardPhrase(power.what, t))
  t.mention(null)
  return t
}

const plain = (text: string): string => text.replaceAll('**', '')
