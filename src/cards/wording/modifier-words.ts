/** Renders each kind of modifier: what the affected cards or players have, do, may do or can't do. */
import {
  type AffectedObjects,
  type Card,
  type Cost,
  counterName,
  type Duration,
  type Filter,
  type ForbiddablePlayerAct,
  type Keyword,
  type Modifier,
  type NumberExpression,
  type Selector,
} from '../../engine/index.ts'
import { numberOrXWithMeaning, numberPhrase, numbersOrLettersWithMeaning, STAT_WORDS } from './amount.ts'
import { phraseOfBoundName, type WordingContext } from './context.ts'
import { isTitleTag, phrasePartsOfFilter } from './filters.ts'
import { areAllResistances, KEYWORD_NAMES } from './keywords.ts'
import { nounWithAdjectives, oneCardPhrase, pluralCardsPhrase } from './nouns.ts'
import {
  assertUnreachable,
  bold,
  capitalize,
  IT_PHRASE,
  joinList,
  joinWords,
  newPhrase,
  numberInWords,
  type Phrase,
  pluralize,
  verbFormFor,
  withIndefiniteArticle,
} from './phrase.ts'
import { playModifierWords } from './play-modifiers.ts'
import { chooserPhrase, playerPhrase } from './players.ts'
import { addedPowerText, costPhrase } from './powers.ts'
import {
  affectedPhrase,
  forbiddenActPhrase,
  packetChangeWords,
  preventionWords,
  replacementWords,
} from './replacing.ts'
import { cardsPhrase, nounOfSelector, pluralSubjectPhrase } from './selectors.ts'

/** The words of a modifier: "has …", another verb or a separate sentence, with the meaning of X. */
export interface ModifierWords {
  readonly has?: string | readonly string[]
  readonly verb?: string
  readonly whole?: string
  /** The words that come after the duration. */
  readonly after?: string
  readonly where?: string | undefined
}

export const modifierWords = (
  mod: Modifier,
  who: Phrase,
  t: WordingContext,
  duration?: Duration,
): ModifierWords => {
  switch (mod.kind) {
    case 'stats':
      if (mod.to.kind === 'filter') t.about = newPhrase(`that ${phrasePartsOfFilter(mod.to.filter, t).noun}`)
      return stats(mod, t)
    case 'keyword':
      return keyword(mod, t)
    case 'control': {
      const by = playerPhrase(mod.by, t)
      return { whole: `${by.subject} ${verbFormFor(by, 'control')} ${who.object}` }
    }
    case 'cant':
      return {
        verb: joinWords(
          "can't",
          forbiddenActPhrase(mod, t),
          mod.what === 'ready' ? inReadySteps(who, duration) : undefined,
        ),
      }
    case 'canAttackOnly':
      return { verb: `can attack only ${pluralCardsPhrase(mod.whom, t)}${mod.ifAble ? ' if able' : ''}` }
    case 'mustAttack':
      return { verb: joinWords('must attack', mod.whom && oneCardPhrase(mod.whom, t), 'when able') }
    case 'attackCost':
      return {
        verb: `can't attack${mod.exhaust ? ' or exhaust' : ''} unless ${who.plural ? 'their' : 'its'} controller pays ${paid(mod.costs, t)}`,
      }
    case 'canProtect':
      return {
        verb: joinWords(
          'can protect',
          mod.whom && pluralCardsPhrase(mod.whom, t),
          mod.against && `against ${pluralCardsPhrase(mod.against, t)}`,
        ),
      }
    case 'wields':
      return {
        verb: `can strike with ${mod.with ? pluralCardsPhrase(mod.with, t) : 'weapons'} while attacking or defending`,
      }
    case 'mayStayExhausted':
      return { whole: `you may choose not to ready ${who.object} during your ready step` }
    case 'tagLimit':
      return { whole: `you can control ${numberInWords(mod.more)} more ${mod.tag}` }
    case 'attacks':
      return attacks(mod, who, t)
    case 'veil':
      return {
        whole: `ghosts and non-ghosts can't attack, damage, target, protect against, or affect each other; allies with ${bold('Ghost')} are ghosts that can attack and damage only non-ghosts`,
      }
    case 'ghost':
      return { verb: `${verbFormFor(who, 'become')} ${who.plural ? 'ghosts' : 'a ghost'}` }
    case 'grant':
      return { has: addedPowerText(mod.power, t, bearer(mod.to, t)) }
    case 'powersOf': {
      const whose =
        mod.of.kind === 'bound' ? phraseOfBoundName(t.meaning(mod.of.name)) : cardsPhrase(mod.of, t)
      return { has: `the printed powers of ${whose.object}` }
    }
    case 'losePowers':
      return {
        verb: joinWords(verbFormFor(who, 'lose'), mod.cantHave ? "and can't have" : undefined, losing(mod)),
      }
    case 'tag':
      if (mod.named !== undefined) return { verb: `${verbFormFor(who, 'are')} also of the chosen type` }
      if (mod.tags.every(isTitleTag)) return { verb: joinWords(verbFormFor(who, 'are'), ...mod.tags) }
      return {
        verb: `${verbFormFor(who, 'are')} also ${who.plural ? pluralize(joinWords(...mod.tags)) : withIndefiniteArticle(joinWords(...mod.tags))}`,
      }
    case 'tagCalled':
      return { verb: `${verbFormFor(who, 'are')} also of the chosen ${mod.name}` }
    case 'damageType':
      return {
        has: `${mod.type} as ${mod.also ? 'an additional' : who.plural ? 'their' : 'its'} damage type`,
      }
    case 'become':
      return becomes(mod, who, t)
    case 'sets':
      return sets(mod, who, t)
    case 'paysAsResource':
      return {
        verb: `can be exhausted to pay costs as though ${who.plural ? 'they were resources' : 'it were a resource'}`,
      }
    case 'double':
      return { whole: `the ${STAT_WORDS[mod.stat]} of ${who.object} is doubled` }
    case 'attacksAtRandom':
      return { verb: `${verbFormFor(who, 'attack')} at random` }
    case 'mustStrike':
      return { whole: strikes(mod.firstTimeEachTurn, who) }
    case 'mustPrevent':
      return {
        whole: `${who.subject} exhausts to prevent the first damage ${oneCardPhrase(mod.whom, t)} would be dealt each turn`,
      }
    case 'prevent':
      return preventionWords(mod, affectedPhrase(mod.to, who, t), who, t)
    case 'packet':
      if (mod.role === 'dealt' && mod.to.kind === 'flagged' && mod.to.what.kind === 'target')
        t.roles.set('dealtTo', newPhrase(`that ${nounOfSelector(mod.to.what, t)}`))
      return packetChangeWords(mod, affectedPhrase(mod.to, who, t), t)
    case 'replace':
      return replacementWords(mod, affectedPhrase(mod.to, who, t), t)
    case 'entersWith':
      return { verb: entersWith(mod, who, t) }
    case 'preventsOnly':
      return { verb: `can prevent only ${joinList(mod.types, 'or')} damage` }
    case 'shielder':
      return { whole: `equipment with DEF can also prevent damage to ${who.object}` }
    case 'canComplete':
      return { whole: `${playerPhrase(mod.by, t).subject} can complete ${who.object}` }
    case 'skipStep':
      return {
        whole: `${joinWords(who.subject, verbFormFor(who, 'skip'))} ${who.subject === 'you' ? 'your' : 'their'} ${mod.step} step`,
      }
    case 'handSize':
      return { whole: handSize(mod, who, t) }
    case 'mayPlace':
      return {
        whole: `${who.subject} may place ${mod.more === 1 ? 'an additional resource' : `${numberInWords(mod.more)} additional resources`} on each of ${own(who)} turns`,
      }
    case 'playersCant':
      return { verb: `can't ${PLAYER_DEEDS[mod.what](mod.perTurn)}` }
    case 'topSeen':
      return { whole: topSeen(mod, who, t) }
    case 'magnet':
      return { whole: `opponents must target ${who.object} with their links if able` }
    case 'instant':
      return {
        whole: `${who.subject} ${verbFormFor(who, 'are')} instant`,
        after: untilPlayed(mod, t),
      }
    case 'costs':
    case 'additional':
    case 'rather':
    case 'names':
    case 'onlyIf':
    case 'playFrom':
      return playModifierWords(mod, who, t)
    default:
      return assertUnreachable(mod)
  }
}

/** Returns the word for the card that gets an added power, if it isn't this card: "hero". */
const bearer = (to: AffectedObjects, t: WordingContext): string | undefined => {
  if (to.kind === 'filter') return phrasePartsOfFilter(to.filter, t).noun
  if (to.kind === 'flagged') return nounOfSelector(to.what, t)
  return to.kind === 'host' ? t.host.object.replace('the attached ', '') : undefined
}

/** Returns words such as "all powers", "powers" (after "can't have"), "Assault and Mend". */
const losing = ({ cantHave, keywords }: Extract<Modifier, { kind: 'losePowers' }>): string =>
  keywords ? lostKeywords(keywords) : cantHave ? 'powers' : 'all powers'

const lostKeywords = (keywords: readonly Keyword[]): string =>
  areAllResistances(keywords)
    ? bold('Resistances')
    : joinList(keywords.map((one) => bold(KEYWORD_NAMES[one])))

/**
 * Returns words such as "attacks the Raiding ally with the highest printed [Health] if it can, or else the MARKED
 * hero".
 */
const attacks = (
  mod: Extract<Modifier, { kind: 'attacks' }>,
  who: Phrase,
  t: WordingContext,
): ModifierWords => {
  const attacker = mod.next ? IT_PHRASE : who
  const [first = '', ...others] = mod.whom.map((one) => oneOf(one, t))
  const can = ` if ${attacker.plural ? 'they' : 'it'} can, or else `
  const attack = `${attacker.subject} ${verbFormFor(attacker, 'attack')} ${first}`
  const rest = others.map((other) => `${can}${other}`).join('')
  const after = mod.ties ? `${rest} (${chooserPhrase(mod.ties, t).subject} choose among equals)` : rest
  return mod.next
    ? { whole: `the next time ${who.subject} ${verbFormFor(who, 'attack')}`, after: `, ${attack}${after}` }
    : { whole: attack, after }
}

/** Returns words such as "a random ally", for one of several equally suitable characters. */
const oneOf = (what: Selector, t: WordingContext): string =>
  what.kind === 'all'
    ? oneCardPhrase(what.filter, t).replace(/^an? /, 'a random ')
    : cardsPhrase(what, t).object

/** Returns words such as "your maximum hand size is 3 larger", "each opponent has no maximum hand size". */
const handSize = (
  { more, less, none }: Extract<Modifier, { kind: 'handSize' }>,
  who: Phrase,
  t: WordingContext,
): string => {
  if (none) return `${joinWords(who.subject, verbFormFor(who, 'have'))} no maximum hand size`
  const [amount, where] = numberOrXWithMeaning(less ?? more ?? 0, t)
  const size = `${who.possessive} maximum hand size is ${amount} ${less === undefined ? 'larger' : 'smaller'}`
  return where ? `${size}, ${where}` : size
}

/** Returns words such as " until you play an ally". */
const untilPlayed = ({ next, until }: Extract<Modifier, { kind: 'instant' }>, t: WordingContext): string => {
  if (until) return ` until you play ${oneCardPhrase(until, t)}`
  return next ? ' until you play one' : ''
}

const PLAYER_DEEDS: Readonly<Record<ForbiddablePlayerAct, (perTurn?: number) => string>> = {
  draw: (n) =>
    n === undefined
      ? 'draw cards'
      : `draw more than ${numberInWords(n)} ${n === 1 ? 'card' : 'cards'} each turn`,
  discard: (n) =>
    n === undefined
      ? 'discard cards'
      : `discard more than ${numberInWords(n)} ${n === 1 ? 'card' : 'cards'} each turn`,
  placeFaceDown: () => 'place resources face down',
}

/** Returns the possessive before "turns": "your", "their". */
const own = ({ subject, possessive }: Phrase): string => (subject.startsWith('each ') ? 'their' : possessive)

/** Returns words such as "you play with the top card of your deck revealed". */
const topSeen = ({ by }: Extract<Modifier, { kind: 'topSeen' }>, who: Phrase, t: WordingContext): string => {
  const topOf = (whose: string): string => `the card on top of ${whose} deck`
  const own = who.subject.startsWith('each ') ? 'their' : who.possessive
  if (by.kind === 'everyone') return `${who.subject} ${verbFormFor(who, 'play')} with ${topOf(own)} revealed`
  return `${playerPhrase(by, t).subject} may look at ${topOf(who.possessive)} at any time`
}

/** Returns words such as "a bubble counter", "two bubble counters", "a bubble counter for each of your allies". */
const someCounters = (name: string, count: NumberExpression, t: WordingContext): string => {
  if (typeof count === 'number')
    return count === 1 ? `${withIndefiniteArticle(name)} counter` : `${numberInWords(count)} ${name} counters`
  if (count.kind === 'count' && count.of.kind === 'all')
    return `${withIndefiniteArticle(name)} counter for each of ${pluralSubjectPhrase(count.of, t).object}`
  if (count.kind === 'x') return `X ${name} counters`
  return `a number of ${name} counters equal to ${numberPhrase(count, t)}`
}

/** Returns words such as "enters play exhausted with 3 damage carrying two bubble counters". */
const entersWith = (
  mod: Extract<Modifier, { kind: 'entersWith' }>,
  who: Phrase,
  t: WordingContext,
): string => {
  const { exhausted, damage, counter, count = 1 } = mod
  const borne = counter === undefined ? undefined : `carrying ${someCounters(counterName(counter), count, t)}`
  const how = joinWords(
    exhausted ? 'exhausted' : undefined,
    damage === undefined ? undefined : `with ${numberPhrase(damage, t)} damage`,
    borne,
  )
  return `${verbFormFor(who, 'enter')} play ${how}`
}

/** Returns words such as "(2)", or "this cost: (1), discard a card". */
const paid = (costs: readonly Cost[], t: WordingContext): string => {
  const told = costs.map((cost) => costPhrase(cost, t)).join(', ')
  return costs.every(({ kind }) => kind === 'resources') ? told : `this cost: ${told}`
}

const signed = (n: string): string => (n.startsWith('-') ? n : `+${n}`)

/** Returns the positive form of a number that is subtracted: "-X, where X is …". */
const negated = (n: NumberExpression): NumberExpression | undefined => {
  if (typeof n === 'number' || n.kind !== 'times') return undefined
  const [first, ...others] = n.of
  if (typeof first !== 'number' || first >= 0) return undefined
  return first === -1 ? product(others) : product([-first, ...others])
}

const product = (of: readonly NumberExpression[]): NumberExpression => {
  const [only = 1] = of
  return of.length < 2 ? only : { kind: 'times', of: [...of] }
}

/** Returns a product without factors that change nothing: 0 instead of "0 times …". */
const simplified = (n: NumberExpression | undefined): NumberExpression | undefined => {
  if (typeof n !== 'object' || n.kind !== 'times') return n
  return n.of.includes(0) ? 0 : product(n.of.filter((factor) => factor !== 1))
}

const stats = (
  { atk, health, def }: Extract<Modifier, { kind: 'stats' }>,
  t: WordingContext,
): ModifierWords => {
  const numbers = [
    ['ATK', simplified(atk)],
    ['[Health]', simplified(health)],
    ['DEF', simplified(def)],
  ] as const
  const named = numbers.flatMap(([name, n]) => {
    if (n === undefined || (n === 0 && numbers.some(([, other]) => other))) return []
    const less = negated(n)
    return [{ name, sign: less === undefined ? '' : '-', n: less ?? n }]
  })
  const { amounts, where } = numbersOrLettersWithMeaning(
    named.map(({ n }) => n),
    t,
  )
  return { has: named.map(({ name, sign }, i) => `${signed(`${sign}${amounts[i]}`)} ${name}`), where }
}

/** Returns words such as "becomes 1 ATK / 1 [Health]", "become 10 ATK". */
const sets = (
  { atk, health }: Extract<Modifier, { kind: 'sets' }>,
  who: Phrase,
  t: WordingContext,
): ModifierWords => {
  const numbers = [
    ...(atk === undefined ? [] : [`${numberPhrase(atk, t)} ATK`]),
    ...(health === undefined ? [] : [`${numberPhrase(health, t)} [Health]`]),
  ]
  return { verb: `${verbFormFor(who, 'become')} ${numbers.join(' / ')}` }
}

const keyword = (mod: Extract<Modifier, { kind: 'keyword' }>, t: WordingContext): ModifierWords => {
  const { keyword: which, n, of } = mod
  if (of) return { has: bold(`${KEYWORD_NAMES[which]}: ${filterListPhrase(of, t)}`) }
  if (n === undefined) return { has: bold(KEYWORD_NAMES[which]) }
  const [amount, where] = numberOrXWithMeaning(n, t)
  if (typeof n === 'number' && n < 0) return { has: `−${-n} ${bold(KEYWORD_NAMES[which])}` }
  const has = bold(`${KEYWORD_NAMES[which]} ${amount}`)
  return { has: addsUp(mod, t.card) ? `an additional ${has}` : has, where }
}

/** Whether the keyword is added to the printed one. */
const addsUp = ({ to, keyword: which }: Extract<Modifier, { kind: 'keyword' }>, { powers }: Card): boolean =>
  to.kind === 'self' && powers.some((power) => power.kind === 'keyword' && power.keyword === which)

/** Returns words such as "is also a 2 [Melee] / 2 [Health] ally". */
const becomes = (
  mod: Extract<Modifier, { kind: 'become' }>,
  who: Phrase,
  t: WordingContext,
): ModifierWords => {
  const { type, also, atk, damageType = 'melee', health, tags = [] } = mod
  const values =
    atk === undefined || health === undefined
      ? undefined
      : `${numberPhrase(atk, t)} [${capitalize(damageType)}] / ${numberPhrase(health, t)} [Health]`
  const what = joinWords(values, ...tags, type)
  return {
    verb: `${also ? `${verbFormFor(who, 'are')} also` : verbFormFor(who, 'become')} ${withIndefiniteArticle(what)}`,
  }
}

const strikes = (first: true | undefined, weapon: Phrase): string =>
  `${first ? 'the first time' : 'whenever'} ${weapon.possessive} wielder attacks${first ? ' each turn' : ''}, it strikes with ${weapon.object}`

/** Returns words such as "ability, ally, and hero": the objects of a keyword such as Inspire. */
export const filterListPhrase = (of: readonly Filter[], t: WordingContext): string =>
  joinList(of.map((filter) => nounWithAdjectives(phrasePartsOfFilter(filter, t))))

/** Renders the ready steps to which "can't ready" refers, which are those of the card's controller. */
const inReadySteps = ({ plural: many }: Phrase, duration: Duration | undefined): string | undefined =>
  duration === 'nextReadyStep' ? undefined : `during ${many ? 'their' : 'its'} controller's ready step`
