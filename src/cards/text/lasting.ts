/** Modifiers in words. */

import {
  type Affected,
  type Condition,
  type Cost,
  counterName,
  type Duration,
  type Filter,
  type Modifier,
  type Num,
  type Players,
  type Selector,
} from '../../engine/index.ts'
import { number, orX, STATS } from './amount.ts'
import { describe } from './filters.ts'
import { KEYWORDS } from './keywords.ts'
import { one, several, single } from './nouns.ts'
import { an, bold, capital, does, IT, inWords, list, type Phrase, plural, untold, words } from './phrase.ts'
import { costOf, quoted } from './powers.ts'
import { affected, deed, packet, prevents, replaces } from './replacing.ts'
import { cards, group, isMany } from './selectors.ts'
import { meant, type Telling } from './telling.ts'
import { term } from './terms.ts'
import { condition } from './whether.ts'
import { chooser, player } from './who.ts'

const DURATIONS: Readonly<Record<Exclude<Duration, 'nextReadyStep'>, string>> = {
  combat: 'this combat',
  game: 'for the rest of the game',
  turn: 'this turn',
  untilItTurns: 'until this card flips or leaves play',
  yourNextTurn: 'until the start of your next turn',
}

/** How long something lasts that isn't about certain cards. */
export const lasting = (duration: Duration, t: Telling, until?: Players): string => {
  if (until) return `until the start of ${player(until, t).possessive} next turn`
  return duration === 'nextReadyStep' ? "in its controller's next ready step" : DURATIONS[duration]
}

/** One clause for each thing that is affected: "Dungeon allies have +2 ATK and **Ferocity** this turn". */
export const modifiers = (
  mods: readonly Modifier[],
  t: Telling,
  duration?: Duration,
  already?: Selector,
  cond?: Condition,
  until?: Players,
): string[] =>
  byAffected(mods).map((same) =>
    words(clause(same, t, duration, already, until), cond ? `while ${condition(cond, t)}` : undefined),
  )

const byAffected = (mods: readonly Modifier[]): Modifier[][] => {
  const groups = new Map<string, Modifier[]>()
  for (const mod of mods) {
    const key = JSON.stringify(isThatTarget(mod.to) ? mods[0]?.to : mod.to)
    groups.set(key, [...(groups.get(key) ?? []), mod])
  }
  return [...groups.values()]
}

/** The target of the first modifier, again. */
const isThatTarget = (to: Affected): boolean => to.kind === 'flagged' && to.what.kind === 'thatTarget'

const clause = (
  mods: Modifier[],
  t: Telling,
  duration: Duration | undefined,
  already: Selector | undefined,
  until?: Players,
): string => {
  const [first] = mods
  if (!first) return ''
  const who = subject(first.to, t, already)
  const said = mods.map((mod) => says(mod, who, t, duration))
  const having = said.flatMap((s) => (s.has ? [s.has] : []))
  const has = having.length > 0 ? [`${does(who, duration ? 'get' : 'have')} ${list(having)}`] : []
  const others = said.flatMap((s) => (s.verb ? [s.verb] : []))
  const verbs = first.kind === 'losePowers' ? [...others, ...has] : [...has, ...others]
  const where = list(said.flatMap((s) => (s.where ? [s.where] : [])))
  const when = until && duration ? lasting(duration, t, until) : lasts(duration, who, first.to)
  const own = said.flatMap((s) =>
    s.whole ? [`${words(s.whole, verbs.length > 0 ? undefined : when)}${s.after ?? ''}`] : [],
  )
  const main = verbs.length > 0 ? [words(who.subject, list(verbs), when)] : own
  const all = verbs.length > 0 ? [...main, ...own] : main
  return where ? `${list(all.map((one) => one.replace(`, ${where}`, '')))}, ${where}` : list(all)
}

const lasts = (duration: Duration | undefined, who: Phrase, to: Affected): string | undefined => {
  if (duration === undefined) return undefined
  if (duration !== 'nextReadyStep') return DURATIONS[duration]
  const many = who.plural || (to.kind === 'flagged' && isMany(to.what))
  return `in ${many ? 'their' : 'its'} controller's next ready step`
}

/** What can't ready, can't as its controller's cards ready. */
const inReadySteps = ({ plural: many }: Phrase, duration: Duration | undefined): string | undefined =>
  duration === 'nextReadyStep' ? undefined : `during ${many ? 'their' : 'its'} controller's ready step`

const subject = (to: Affected, t: Telling, already: Selector | undefined): Phrase => {
  if (already && JSON.stringify(already) === JSON.stringify(selected(to))) return IT
  switch (to.kind) {
    case 'self':
      return t.self
    case 'host':
      return t.host
    case 'filter':
      return group({ kind: 'all', filter: to.filter }, t)
    case 'flagged':
      return cards(to.what, t)
    case 'players':
      return player(to.who, t)
    default:
      return untold(to)
  }
}

const selected = (to: Affected): Selector | undefined => {
  if (to.kind === 'self' || to.kind === 'host') return { kind: to.kind }
  return to.kind === 'flagged' ? to.what : undefined
}

/** "has …", another verb, or a sentence of its own; and what X is. */
export interface Said {
  readonly has?: string
  readonly verb?: string
  readonly whole?: string
  /** What comes after the duration. */
  readonly after?: string
  readonly where?: string | undefined
}

const says = (mod: Modifier, who: Phrase, t: Telling, duration?: Duration): Said => {
  switch (mod.kind) {
    case 'stats':
      return stats(mod, t)
    case 'keyword':
      return keyword(mod, t)
    case 'control': {
      const by = player(mod.by, t)
      return { whole: `${by.subject} ${does(by, 'control')} ${who.object}` }
    }
    case 'cant':
      return {
        verb: words("can't", deed(mod, t), mod.what === 'ready' ? inReadySteps(who, duration) : undefined),
      }
    case 'canAttackOnly':
      return { verb: `can attack only ${several(mod.whom, t)}${mod.ifAble ? ' if able' : ''}` }
    case 'mustAttack':
      return { verb: words('must attack', mod.whom && one(mod.whom, t), 'when able') }
    case 'attackCost':
      return {
        verb: `can't attack${mod.exhaust ? ' or exhaust' : ''} unless ${who.plural ? 'their' : 'its'} controller pays ${paid(mod.costs, t)}`,
      }
    case 'canProtect':
      return {
        verb: words(
          'can protect',
          mod.whom && several(mod.whom, t),
          mod.against && `against ${several(mod.against, t)}`,
        ),
      }
    case 'wields':
      return {
        verb: `can strike with ${mod.with ? several(mod.with, t) : 'weapons'} while attacking or defending`,
      }
    case 'mayStayExhausted':
      return { whole: `you may choose not to ready ${who.object} during your ready step` }
    case 'tagLimit':
      return { whole: `you can control ${inWords(mod.more)} more ${mod.tag}` }
    case 'attacks':
      return attacks(mod, who, t)
    case 'veil':
      return {
        whole: "ghosts and non-ghosts can't attack, damage, target, protect against, or affect each other",
      }
    case 'ghost':
      return { verb: `${does(who, 'become')} ${who.plural ? 'ghosts' : 'a ghost'}` }
    case 'grant':
      return { has: quoted(mod.power, t) }
    case 'powersOf': {
      const whose = mod.of.kind === 'bound' ? meant(t.meaning(mod.of.name)) : cards(mod.of, t)
      return { has: `the printed powers of ${whose.object}` }
    }
    case 'losePowers':
      return { verb: words(does(who, 'lose'), mod.cantHave ? "and can't have" : undefined, losing(mod)) }
    case 'tag':
      if (mod.named !== undefined) return { verb: `${does(who, 'are')} also of the chosen type` }
      return {
        verb: `${does(who, 'are')} also ${who.plural ? plural(words(...mod.tags)) : an(words(...mod.tags))}`,
      }
    case 'damageType':
      return {
        verb: mod.also ? `${does(who, 'are')} also ${mod.type}` : `${does(who, 'become')} ${mod.type}`,
      }
    case 'become':
      return becomes(mod, who, t)
    case 'double':
      return { whole: `the ${STATS[mod.stat]} of ${who.object} is doubled` }
    case 'attacksAtRandom':
      return { verb: `${does(who, 'attack')} at random` }
    case 'mustStrike':
      return { whole: strikes(mod.firstTimeEachTurn, who) }
    case 'mustPrevent':
      return {
        whole: `${who.subject} exhausts to prevent the first damage ${one(mod.whom, t)} would be dealt each turn`,
      }
    case 'prevent':
      return prevents(mod, affected(mod.to, who, t), who, t)
    case 'packet':
      return packet(mod, affected(mod.to, who, t), t)
    case 'replace':
      return replaces(mod, affected(mod.to, who, t), t)
    case 'entersWith':
      return { verb: entersWith(mod, who, t) }
    case 'preventsOnly':
      return { verb: `can prevent only ${list(mod.types, 'or')} damage` }
    case 'shielder':
      return { whole: `equipment with DEF can also prevent damage to ${who.object}` }
    case 'canComplete':
      return { whole: `${player(mod.by, t).subject} can complete ${who.object}` }
    case 'skipStep':
      return {
        whole: `${words(who.subject, does(who, 'skip'))} ${who.subject === 'you' ? 'your' : 'their'} ${mod.step} step`,
      }
    case 'topSeen':
      return { whole: topSeen(mod, who, t) }
    case 'magnet':
      return { whole: `opponents must target ${who.object} with their links if able` }
    case 'costs':
    case 'additional':
    case 'rather':
    case 'names':
    case 'onlyIf':
    case 'playFrom':
      return { whole: term(mod, who, t) }
    default:
      return untold(mod)
  }
}

/** "all powers", "can't have powers", "Assault and Mend". */
const losing = ({ cantHave, keywords }: Extract<Modifier, { kind: 'losePowers' }>): string =>
  keywords ? list(keywords.map((one) => bold(KEYWORDS[one]))) : cantHave ? 'powers' : 'all powers'

/** "attacks the Raiding ally with the highest printed [Health] if it can, or else the MARKED hero". */
const attacks = (mod: Extract<Modifier, { kind: 'attacks' }>, who: Phrase, t: Telling): Said => {
  const attacker = mod.next ? IT : who
  const [first = '', ...others] = mod.whom.map((one) => oneOf(one, t))
  const can = ` if ${attacker.plural ? 'they' : 'it'} can, or else `
  const attack = `${attacker.subject} ${does(attacker, 'attack')} ${first}`
  const rest = others.map((other) => `${can}${other}`).join('')
  const after = mod.ties ? `${rest} (${chooser(mod.ties, t).subject} choose among equals)` : rest
  return mod.next
    ? { whole: `the next time ${who.subject} ${does(who, 'attack')}`, after: `, ${attack}${after}` }
    : { whole: attack, after }
}

/** Of several that fit equally one is attacked. */
const oneOf = (what: Selector, t: Telling): string =>
  what.kind === 'all' ? one(what.filter, t).replace(/^an? /, 'a random ') : cards(what, t).object

/** "you play with the top card of your deck revealed" */
const topSeen = ({ by }: Extract<Modifier, { kind: 'topSeen' }>, who: Phrase, t: Telling): string => {
  const top = `the card on top of ${who.possessive} deck`
  if (by.kind === 'everyone') return `${who.subject} ${does(who, 'play')} with ${top} revealed`
  return `${player(by, t).subject} may look at ${top} at any time`
}

/** "enters play exhausted with 3 damage carrying two bubble counters". */
const entersWith = (mod: Extract<Modifier, { kind: 'entersWith' }>, who: Phrase, t: Telling): string => {
  const { exhausted, damage, counter, count = 1 } = mod
  const some = typeof count === 'number' ? inWords(count) : number(count, t)
  const borne =
    counter === undefined
      ? undefined
      : `carrying ${count === 1 ? `${an(counterName(counter))} counter` : `${some} ${counterName(counter)} counters`}`
  const how = words(
    exhausted ? 'exhausted' : undefined,
    damage === undefined ? undefined : `with ${number(damage, t)} damage`,
    borne,
  )
  return `${does(who, 'enter')} play ${how}`
}

/** "(2)", or "this cost: (1), discard a card". */
const paid = (costs: readonly Cost[], t: Telling): string => {
  const told = costs.map((cost) => costOf(cost, t)).join(', ')
  return costs.every(({ kind }) => kind === 'resources') ? told : `this cost: ${told}`
}

const signed = (n: string): string => (n.startsWith('-') ? n : `+${n}`)

/** Two numbers that are not the same are X and Y. */
const lettered = (wheres: readonly (string | undefined)[]): string[] => [
  ...new Set(wheres.flatMap((w) => w ?? [])),
]

/** What a number takes away: "-X, where X is …". */
const negated = (n: Num): Num | undefined => {
  if (typeof n === 'number' || n.kind !== 'times' || n.of[0] !== -1) return undefined
  const [, of, ...others] = n.of
  return others.length === 0 ? of : undefined
}

const stats = ({ atk, health, def }: Extract<Modifier, { kind: 'stats' }>, t: Telling): Said => {
  const parts = (
    [
      ['ATK', atk],
      ['[Health]', health],
      ['DEF', def],
    ] as const
  ).flatMap(([name, n]) => {
    if (n === undefined || (n === 0 && (atk || health || def))) return []
    const less = negated(n)
    const [amount, where] = orX(less ?? n, t)
    return [{ name, amount: less === undefined ? amount : `-${amount}`, where }]
  })
  const wheres = lettered(parts.map((p) => p.where))
  const letter = (amount: string, where?: string): string =>
    where && wheres.indexOf(where) === 1 ? amount.replace('X', 'Y') : amount
  return {
    has: list(parts.map((p) => `${signed(letter(p.amount, p.where))} ${p.name}`)),
    where:
      wheres.length > 0
        ? list(wheres.map((where, i) => (i === 0 ? where : where.replace('where X', 'Y'))))
        : undefined,
  }
}

const keyword = ({ keyword: which, n, of }: Extract<Modifier, { kind: 'keyword' }>, t: Telling): Said => {
  if (of) return { has: bold(`${KEYWORDS[which]}: ${described(of, t)}`) }
  if (n === undefined) return { has: bold(KEYWORDS[which]) }
  const [amount, where] = orX(n, t)
  return { has: bold(`${KEYWORDS[which]} ${amount}`), where }
}

/** "is also a 2 [Melee] / 2 [Health] ally". */
const becomes = (mod: Extract<Modifier, { kind: 'become' }>, who: Phrase, t: Telling): Said => {
  const { type, also, atk, damageType = 'melee', health, tags = [] } = mod
  const values =
    atk === undefined || health === undefined
      ? undefined
      : `${number(atk, t)} [${capital(damageType)}] / ${number(health, t)} [Health]`
  const what = words(values, ...tags, type)
  return { verb: `${also ? `${does(who, 'are')} also` : does(who, 'become')} ${an(what)}` }
}

const strikes = (first: true | undefined, weapon: Phrase): string =>
  `${first ? 'the first time' : 'whenever'} ${weapon.possessive} wielder attacks${first ? ' each turn' : ''}, it strikes with ${weapon.object}`

/** "ability, ally, and hero": what a keyword such as Inspire is about. */
export const described = (of: readonly Filter[], t: Telling): string =>
  list(of.map((filter) => single(describe(filter, t))))
