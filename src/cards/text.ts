/**
 * The text that players read on a card, generated from the data that the engine runs. Symbols: (2) is a resource
 * cost, [Activate] and [Health] are the game's, and → is between a cost and the effect that it pays for.
 */
import {
  type Card,
  type DeckbuildingCardKind,
  type Effect,
  isPlayModifier,
  memoize,
  type Power,
  type Tag,
} from '../engine/index.ts'
import { WordingContext } from './wording/context.ts'
import { effectSentences } from './wording/effects.ts'
import { tokenPhrase } from './wording/making.ts'
import { oneCardPhrase } from './wording/nouns.ts'
import {
  bold,
  capitalize,
  joinAsSentences,
  joinList,
  joinWords,
  numberInWords,
  pluralize,
  verbFormFor,
} from './wording/phrase.ts'
import { chooserPhrase } from './wording/players.ts'
import { powerLines } from './wording/powers.ts'
import { cardsPhrase, nounOfSelector } from './wording/selectors.ts'

/**
 * Returns a card's text, a line for each power, with **keywords** marked. The text is cached, because it is often
 * shown.
 */
export const cardTextLinesWithMarkup = memoize((card: Card): readonly string[] => linesOf(card))

const linesOf = (card: Card): string[] => {
  const t = new WordingContext(card)
  const terms = { ...card, powers: card.ongoing || card.effect ? card.powers.filter(isOfPlaying) : [] }
  const powers = powerLines({ ...card, powers: card.powers.filter((one) => !terms.powers.includes(one)) })
  const [first, ...rest] = powers
  namePaid(card, t)
  return [
    ...(card.talent ? [bold(`Talent: ${card.talent}`)] : []),
    ...(card.heroRequired ? [bold(`${card.heroRequired} Hero Required`)] : []),
    ...(card.reputation ? [bold(`${card.reputation} Reputation`)] : []),
    ...deckbuilding(card),
    ...powerLines(terms),
    ...(card.attach && card.attach.mode === undefined && !isToIt(card) ? [attachLine(card.attach, t)] : []),
    ...effectLines(card, t),
    ...(isToIt(card) ? ['Attach this ability to it.'] : []),
    ...(card.ongoing && first ? [`${bold('Ongoing:')} ${first}`, ...rest] : powers),
    ...capacity(card),
    ...otherSide(card),
    ...threat(card),
    ...scenes(card),
    ...worth(card),
  ]
}

/** Names the cards with which an additional cost is paid, so that the words of the effect can refer to them. */
function namePaid({ powers }: Card, t: WordingContext): void {
  const mods = powers.flatMap((power) => (power.kind === 'continuous' ? power.mods : []))
  for (const cost of mods.flatMap((mod) => (mod.kind === 'additional' ? mod.costs : []))) {
    if (!('what' in cost) || cost.kind === 'atTable' || cost.as === undefined) continue
    t.name(cost.as, { noun: nounOfSelector(cost.what, t), how: 'affected', many: cost.count !== undefined })
    t.mention(null)
  }
}

/** Returns a card's text without marks, a line for each power. */
export const cardTextLines = (card: Card): string[] =>
  cardTextLinesWithMarkup(card).map((line) => line.replaceAll('**', ''))

/** Whether the power is about playing this card, so that it comes before the effects and ongoing powers. */
const isOfPlaying = (power: Power): boolean =>
  power.kind === 'keyword'
    ? power.keyword === 'finishingMove' || power.keyword === 'trap'
    : power.kind === 'continuous' && power.mods.every((mod) => isPlayModifier(mod) && mod.to.kind === 'self')

/**
 * Returns the lines of a card's own effect. The effect of a level has a separate line, and so has each Empower text.
 */
const effectLines = ({ effect }: Card, t: WordingContext): string[] => {
  if (!effect) return []
  const steps = effect.kind === 'do' ? effect.steps : [effect]
  if (!steps.some(isLevel)) return [joinAsSentences(effectSentences(effect, t))]
  const plain = steps.filter((step) => !isLevel(step)).flatMap((step) => effectSentences(step, t))
  const levels = steps.filter(isLevel).map((step) => joinAsSentences(effectSentences(step, t)))
  return plain.length > 0 ? [joinAsSentences(plain), ...levels] : levels
}

const isLevel = (step: Effect): boolean =>
  step.kind === 'empower' || (step.kind === 'if' && step.cond.kind === 'level' && !step.else)

/** Whether the card is attached to a card that its text puts into play or has targeted (400.4). */
const isToIt = ({ attach }: Card): boolean => attach?.to.kind === 'thatTarget' || attach?.to.kind === 'bound'

const attachLine = ({ to, chooser: who }: NonNullable<Card['attach']>, t: WordingContext): string => {
  const what = to.kind === 'all' ? oneCardPhrase(to.filter, t) : cardsPhrase(to, t).object
  t.mention(null)
  if (!who) return `Attaches to ${what}.`
  const chooses = chooserPhrase(who, t)
  return `Attaches to ${what} that ${chooses.subject} ${verbFormFor(chooses, 'choose')}.`
}

/** Returns the line about a hero's deck: "**Deckbuilding:** Only Horde cards and neutral cards. No Pet allies." */
const deckbuilding = ({ deckbuilding: rule }: Card): string[] => {
  if (!rule) return []
  const told = [
    ...(rule.only ? [`only ${joinList(rule.only.map(kindOfCards))}`] : []),
    ...(rule.oneFaction ? ['cards of one faction only'] : []),
    ...(rule.never ? [`no ${joinList(rule.never.map(kindOfCards), 'or')}`] : []),
    ...(rule.unrestricted ? [`no cards with ${rule.only ? 'other ' : ''}restrictions in their text`] : []),
  ]
  return [`${bold('Deckbuilding:')} ${joinAsSentences(told)}`]
}

const kindOfCards = ({ type, tag, class: of, faction, neutral, ...text }: DeckbuildingCardKind): string =>
  joinWords(
    neutral ? 'neutral' : undefined,
    faction,
    of,
    tag,
    text.talent === true ? 'Talent' : text.talent && `${text.talent} Talent`,
    text.reputation && `${text.reputation} Reputation`,
    text.heroRequired && `“${text.heroRequired} Hero Required”`,
    pluralize(type ?? 'card'),
  )

const capacity = ({ capacity: limit, type }: Card): string[] =>
  limit ? [`This ${type} holds up to ${limit.most} ${limit.counter} counters.`] : []

/** Returns the lines of a hero's powers on the other side (301.2a). */
const otherSide = (card: Card): string[] =>
  card.back && card.back.powers.length > 0
    ? powerLines({ ...card, powers: card.back.powers }).map((line) => `${bold('Other side:')} ${line}`)
    : []

/** Returns the line about a Boss's threat level (R504.2a). */
const threat = ({ threat: level }: Card): string[] =>
  level === undefined
    ? []
    : [
        `${bold(`Threat level ${level}:`)} A Raider with more than ${numberInWords(level)} resources at the end of their own turn destroys the rest.`,
      ]

/** Returns the lines for a Boss's arrival and its turning over. The raid has the rule for the Boss's fall. */
const scenes = ({ scenes: { arrival, awakening } = {}, ...card }: Card): string[] => {
  const own = new WordingContext(card)
  const steps = arrival?.kind === 'do' ? arrival.steps : arrival ? [arrival] : []
  const tokens = steps.flatMap((step) => (step.kind === 'bringIn' ? step.with : []))
  const others = steps.flatMap((step) => (step.kind === 'bringIn' ? [] : effectSentences(step, own)))
  return [
    ...(tokens.length > 0
      ? [`Enters play with ${joinList(tokens.map((one) => tokenPhrase(one, own)))}.`]
      : []),
    ...(others.length > 0 ? [`As this ${card.type} enters play: ${joinAsSentences(others)}`] : []),
    ...(awakening ? [`As this ${card.type} flips, the next Boss awakens.`] : []),
  ]
}

const worth = ({ xp, type }: Card): string[] => {
  if (xp === undefined) return []
  return [type === 'achievement' ? `Worth ${xp} XP.` : `Destroying this ${type} earns the Raiders ${xp} XP.`]
}

/** Returns the type line of a card: "Instant Ability — Combat Combo", "Hero (level 2) — Murloc Cook Dungeon". */
export const typeLineOf = (card: Card): string => {
  const free = card.tags.filter((tag) => tag.limit === undefined)
  const limited = card.tags.filter((tag) => tag.limit !== undefined)
  const tags = [
    joinWords(...free.map(tagText).sort(handsFirst)),
    ...limited.map(tagText),
    ...(card.unique ? ['Unique'] : []),
    ...(card.unlimited ? ['Unlimited'] : []),
  ].filter((tag) => tag !== '')
  const type = joinWords(
    card.instant ? 'Instant' : undefined,
    capitalize(card.type),
    card.level === undefined ? undefined : `(level ${card.level})`,
  )
  return tags.length > 0 ? `${type} — ${tags.join(', ')}` : type
}

/** Sorts tags so that "Two-Handed" comes before the kind of weapon: "Two-Handed Weapon". */
const handsFirst = (a: string, b: string): number => Number(b === 'Two-Handed') - Number(a === 'Two-Handed')

export const tagText = ({ tag, limit }: Tag): string => (limit === undefined ? tag : `${tag} (${limit})`)
