/** Effects in words: a list of clauses, each of which becomes a sentence. */
import { tagOf } from '../../engine/effects/card.ts'
import type {
  Effect,
  Filter,
  Num,
  Place,
  Players,
  Selector,
  SpelledKeyword,
  TokenCard,
} from '../../engine/effects/vocabulary.ts'
import { counterName } from '../../engine/state/counters.ts'
import { number, STATS } from './amount.ts'
import { counted, describe, every, one, predicate, several } from './filters.ts'
import { KEYWORDS } from './keywords.ts'
import { lasting, modifiers } from './lasting.ts'
import {
  an,
  bold,
  capital,
  does,
  IT,
  inWords,
  list,
  type Phrase,
  phrase,
  plural,
  sentences,
  untold,
  words,
  YOU,
} from './phrase.ts'
import { quoted } from './powers.ts'
import { allOf, cards, group, isMany, isSeveral, nounOf } from './selectors.ts'
import { type Meaning, Telling } from './telling.ts'
import { event } from './triggers.ts'
import { condition, level } from './whether.ts'
import { chooser, player, zoneOf } from './who.ts'

/** Someone does something: told as "each Raider draws a card", "draw a card", "you may have it deal …". */
interface Deed {
  readonly who: Phrase
  readonly verb: string
  readonly rest: string
}
type Told = Deed | string
type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

const deed = (who: Phrase, verb: string, rest: string): Deed => ({ who, verb, rest })
/** What nobody in particular does is said to you: "Destroy target ally." */
const imperative = (verb: string, rest: string): Deed => deed(phrase('you', true), verb, rest)

const told = (one: Told): string => {
  if (typeof one === 'string') return one
  const { who, verb, rest } = one
  return who.subject === 'you' ? words(verb, rest) : words(who.subject, does(who, verb), rest)
}

export const clauses = (effect: Effect, t: Telling): string[] =>
  deeds(effect, t).map(told).reduce<string[]>(withWhatItCant, [])

/** "exhaust target ally, and it can't ready": what it can't do belongs to what has been done to it. */
const withWhatItCant = (said: string[], clause: string): string[] => {
  const before = said.at(-1)
  if (before === undefined || !clause.startsWith("it can't ") || /[.!?:]”?$/.test(before))
    return [...said, clause]
  return [...said.slice(0, -1), `${before}, and ${clause}`]
}

const deeds = (effect: Effect, t: Telling): Told[] => {
  switch (effect.kind) {
    case 'do':
      return effect.called
        ? [keyword(effect.called, effect, t)]
        : effect.steps.flatMap((step) => deeds(step, t))
    case 'deal':
      return [deal(effect, t)]
    case 'heal':
      return [heal(effect, t)]
    case 'putDamage':
      return [putDamage(effect, t)]
    case 'putDivided': {
      const dividers = chooser(effect.who, t)
      const some = `${number(effect.amount, t)} damage, divided as ${dividers.plural ? 'they choose' : 'you choose'},`
      return [
        deed(dividers, 'put', `${some} on ${several(filterOfAll(effect.on), t)}, no more than fatal on each`),
      ]
    }
    case 'switchDamage':
      return [
        imperative(
          'switch',
          `the damage on ${cards(effect.of, t).object} and ${cards(effect.with, t).object}`,
        ),
      ]
    case 'preventThat':
      return [imperative('prevent', 'that damage')]
    case 'destroy':
      return [acts('destroy', effect, t)]
    case 'exhaust':
      return [acts('exhaust', effect, t)]
    case 'ready':
      return [acts('ready', effect, t)]
    case 'put':
      return [put(effect, t)]
    case 'draw':
      return [draw(effect, t)]
    case 'drawUntil':
      return [drawUntil(effect, t)]
    case 'discard':
      return [discard(effect, t)]
    case 'choose':
      return [choose(effect, t)]
    case 'forEach':
      return forEach(effect, t)
    case 'forEachCard':
      return forEachCard(effect, t)
    case 'may':
      return [may(effect, t)]
    case 'pay':
      return [deed(player(effect.who, t), 'pay', `(${number(effect.amount, t)})`)]
    case 'ifYouDo':
      return ifYouDo(effect, t)
    case 'if':
      return provided(effect, t)
    case 'roll':
      return [roll(effect, t)]
    case 'rollFor':
      return rollFor(effect, t)
    case 'repeat':
      return [...deeds(effect.do, t), `while ${condition(effect.while, t)}, do so again`]
    case 'byRoll':
      return [byRoll(effect, t)]
    case 'modal':
      return [modal(effect, t)]
    case 'modify':
      return modify(effect, t)
    case 'later':
      return [later(effect, t)]
    case 'thereupon':
      return [thereupon(effect, t)]
    case 'gainControl':
      return [deed(player(effect.who, t), 'take', `control of ${cards(effect.of, t).object}`)]
    case 'reveal':
      return [reveal(effect, t)]
    case 'look':
      return [look(effect, t)]
    case 'play':
      return [play(effect, t)]
    case 'putResource':
      return [putResource(effect, t)]
    case 'name': {
      const names = player(effect.who, t)
      return [effect.what === 'madeUp' ? deed(names, 'make', 'up a name') : deed(names, 'name', 'a card')]
    }
    case 'guess':
      return [deed(player(effect.who, t), 'guess', 'higher or lower')]
    case 'nameTag':
      return [deed(player(effect.who, t), 'choose', an(effect.as))]
    case 'search':
      return [search(effect, t)]
    case 'turnDeckOver': {
      const whose = player(effect.who, t)
      return [deed(whose, 'turn', `${whose.subject === 'you' ? 'your' : 'their'} deck over`)]
    }
    case 'shuffle': {
      const whose = player(effect.who, t)
      if (effect.who.kind === 'side' && effect.who.side === 'lair')
        return [imperative('shuffle', 'the Dungeon deck')]
      return [deed(whose, 'shuffle', `${whose.subject === 'you' ? 'your' : 'their'} deck`)]
    }
    case 'shuffleGraveyardIntoDeck':
      return [shuffle(effect, t)]
    case 'empower':
      return empower(effect, t)
    case 'changeTarget':
      return [
        deed(YOU, 'change', `${cards(effect.of, t).possessive} target to ${cards(effect.to, t).object}`),
      ]
    case 'flipCards':
      return [
        imperative(
          'flip',
          effect.count === 1 ? 'a Dungeon card' : `${amountOf(effect.count, t)} Dungeon cards`,
        ),
      ]
    case 'placeResource':
      return [placeResource(effect, t)]
    case 'interrupt':
      return [acts('interrupt', effect, t)]
    case 'flip':
      return [acts('flip', effect, t)]
    case 'swap':
      return [swap(effect, t)]
    case 'addCounters':
      return [addCounters(effect, t)]
    case 'removeCounters':
      return [removeCounters(effect, t)]
    case 'putToken':
      return [putToken(effect, t)]
    case 'tokenCopy':
      return [imperative('put', `${copies(effect.count, t)} of ${cards(effect.of, t).object} into play`)]
    case 'becomeCopy': {
      const changed = cards(effect.what, t)
      return [
        deed(changed, 'become', `${changed.plural ? 'copies' : 'a copy'} of ${cards(effect.of, t).object}`),
      ]
    }
    case 'copyLink':
      return [acts('copy', effect, t), 'you may choose new targets for the copy']
    case 'exchangeControl':
      return [
        imperative('exchange', `control of ${cards(effect.a, t).object} and ${cards(effect.b, t).object}`),
      ]
    case 'attach': {
      const attached = cards(effect.what, t).object
      const held = effect.while ? ` while it ${predicate(effect.while, t)}` : ''
      return [imperative('attach', `${attached} to ${some(effect.to, t)}${held}`)]
    }
    case 'reattach':
      return [
        imperative(
          'attach',
          `${cards(effect.what, t).object} to another ${effect.to ? one(effect.to, t).replace(/^an? /, '') : 'card it could be attached to'}`,
        ),
      ]
    case 'triggerPowers':
      return [imperative('trigger', `each triggered power of ${cards(effect.of, t).object}`)]
    case 'removeFromCombat':
      return [imperative('remove', `${allOf(effect.what, t).object} from combat`)]
    case 'becomeDefender':
      return [deed(cards(effect.what, t), 'become', 'the defender')]
    case 'extraTurn':
      return [extraTurn(effect, t)]
    case 'skipTurn':
      return [skipTurn(effect, t)]
    case 'endTurn':
      return [endTurn(effect, t)]
    case 'moveToRightOf':
      return [deed(player(effect.who, t), 'move', `to the right of ${player(effect.of, t).object}`)]
    case 'win':
      return [deed(player(effect.who, t), 'win', 'the game')]
    case 'earn':
      return ['this Achievement is earned']
    default:
      return untold(effect)
  }
}

/** One of them, of its player's choice. */
const some = (what: Selector, t: Telling): string =>
  what.kind === 'all' ? one(what.filter, t) : cards(what, t).object

/** "Delve (look at the top two cards of your deck. ...)" */
const keyword = (called: SpelledKeyword, { steps }: Of<'do'>, t: Telling): string =>
  `${bold(KEYWORDS[called])} (${sentences(steps.flatMap((step) => clauses(step, t)))})`

const joined = (effect: Effect, t: Telling): string => {
  const [first = '', ...rest] = clauses(effect, t)
  return rest.length > 0 ? `${first}. ${sentences(rest)}` : first
}

/** "if you do, draw a card", "if you don't, destroy this ability". */
const ifYouDo = ({ first, then, else: otherwise }: Of<'ifYouDo'>, t: Telling): Told[] => {
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

// ---------------------------------------------------------------- modifiers

const modify = ({ mods, duration, until, while: cond, remains }: Of<'modify'>, t: Telling): string[] => {
  const told = modifiers(
    mods,
    t,
    remains && duration === 'game' ? undefined : duration,
    undefined,
    cond,
    until,
  )
  if (!remains) return told
  const what = cards(remains.what, t)
  return told.map((one) => `while ${what.subject} remains ${remaining(remains.is, t)}, ${one}`)
}

/** "exhausted", "under your control". */
const remaining = (is: Filter, t: Telling): string => {
  if (is.kind === 'controlledBy') return `under ${player(is.players, t).possessive} control`
  return is.kind === 'state' ? is.state : one(is, t)
}

const later = ({ on, do: inner, duration, next }: Of<'later'>, t: Telling): string => {
  const what = event(on, t)
  if (on.event === 'combatEnds') return `as ${what}, ${joined(inner, t)}`
  if (duration === undefined) return `the next time ${what}, ${joined(inner, t)}`
  if (duration === 'turn' && what.endsWith('in a turn'))
    return `when ${what.replace(/in a turn$/, 'this turn')}, ${joined(inner, t)}`
  return `${words(next ? 'the next time' : 'each time', what, lasting(duration, t))}, ${joined(inner, t)}`
}

const thereupon = ({ of, do: inner }: Of<'thereupon'>, t: Telling): string => {
  const what = cards(of, t)
  const damaged = of.kind === 'bound' && t.meaning(of.name).how === 'damaged'
  t.roles.set('subject', phrase(`that ${nounOf(of, t)}`))
  const each = what.subject.replace(/ damaged this way$/, '').replace(/^each /, 'a ')
  return `when ${each} is ${damaged ? 'dealt damage' : 'affected'} this way, ${joined(inner, t)}`
}

// ---------------------------------------------------------------- damage

const deal = (effect: Of<'deal'>, t: Telling): Deed => {
  const { by, each, amount, types, to, unpreventable, combat, smash, as, total, divided, dividedBy } = effect
  const dealer = cards(by, t)
  t.name(each, { noun: nounOf(by, t), how: 'affected' })
  const its = ofDealer(by, amount, t)
  const damage = words(
    unpreventable ? 'unpreventable' : undefined,
    combat ? 'combat' : undefined,
    list(types, 'and'),
    'damage',
  )
  t.about = phrase(`that ${nounOf(to, t)}`)
  const dealt = isItself(by, to) || isNamed(to, each) ? phrase('itself') : cards(to, t)
  const whom = dealer === IT && dealt === IT ? phrase(`that ${nounOf(to, t)}`) : dealt
  t.name(as, { noun: nounOf(to, t), how: 'damaged', many: isMany(to) })
  t.name(total, { noun: 'the damage dealt this way', how: 'number' })
  if (smash) return deed(dealer, 'smash', `${howMuch(amount, damage, t)} to ${whom.object}`)
  if (divided && isRespective(amount))
    return deed(dealer, 'deal', `${number(amount, t)} ${damage}, in this order, to ${whom.object}`)
  if (dividedBy) {
    const how = `, divided as ${chooser(dividedBy, t).object} choose,`
    return deed(
      dealer,
      'deal',
      `${howMuch(amount, damage, t)}${how} among any number of ${group(to, t).object}`,
    )
  }
  if (divided) return deed(dealer, 'deal', `${howMuch(amount, damage, t)}${DIVIDED} among ${whom.object}`)
  if (its) return deed(dealer, 'deal', `${damage} equal to ${its} to ${whom.object}`)
  if (/ (for which|that) /.test(whom.object))
    return deed(dealer, 'deal', `${howMuch(amount, damage, t)} to ${whom.object}`)
  const each_ = to.kind === 'union' ? 'each' : undefined
  return deed(dealer, 'deal', words(whom.object, howMuch(amount, damage, t), each_))
}

const isNamed = (what: Selector, name: string | undefined): boolean =>
  what.kind === 'bound' && what.name === name
/** "its ATK", of who deals the damage and was just named. */
const ofDealer = (by: Selector, amount: Num, t: Telling): string | undefined => {
  if (typeof amount === 'number' || amount.kind !== 'stat' || by.kind !== 'target') return undefined
  const isDealer = amount.of.kind === 'thatTarget' && (amount.of.n ?? 0) === t.targets.length - 1
  return isDealer ? `its own ${STATS[amount.stat]}` : undefined
}

/** "3 fire damage", "3 melee damage per Dungeon ally", "fire damage equal to the roll". */
const howMuch = (amount: Num, damage: string, t: Telling): string => {
  if (typeof amount === 'number' || amount.kind === 'x' || amount.kind === 'thatMuch')
    return `${number(amount, t)} ${damage}`
  if (amount.kind === 'doubledFor' && typeof amount.each === 'object' && amount.each.kind === 'count')
    return `${number(amount.amount, t)} ${damage}, doubled for ${cards(amount.each.of, t).object}`
  if (amount.kind === 'times') {
    const [each, counts] = amount.of
    if (
      typeof each === 'number' &&
      typeof counts === 'object' &&
      counts.kind === 'count' &&
      counts.of.kind === 'all'
    )
      return `${each} ${damage} per ${every(counts.of.filter, t).replace(/^each /, '')}`
  }
  return `${damage} equal to ${number(amount, t)}`
}

const DIVIDED = ', divided as you choose,'
const isRespective = (amount: Num | 'all'): boolean =>
  typeof amount === 'object' && amount.kind === 'respective'

const heal = ({ by, amount, from, divided }: Of<'heal'>, t: Telling): Deed => {
  const much = amount === 'all' ? 'all' : number(amount, t)
  return divided
    ? deed(
        cards(by, t),
        'heal',
        `${much} damage${isRespective(amount) ? ', in this order,' : DIVIDED} from ${cards(from, t).object}`,
      )
    : amount === 'all' || /^([\dX]+|that much)$/.test(much)
      ? deed(cards(by, t), 'heal', `${reflexive(by, from, t)} of ${much} damage`)
      : deed(cards(by, t), 'heal', `${reflexive(by, from, t)} of damage equal to ${much}`)
}

const putDamage = ({ on, amount }: Of<'putDamage'>, t: Telling): Deed =>
  amount === 'double'
    ? imperative('double', `the damage on ${cards(on, t).object}`)
    : imperative('put', `${number(amount, t)} damage on ${cards(on, t).object}`)

const same = (a: Selector, b: Selector): boolean => JSON.stringify(a) === JSON.stringify(b)
/** "Target ally … itself": the target that was chosen just now. */
const isItself = (by: Selector, to: Selector): boolean =>
  same(by, to) || (by.kind === 'target' && to.kind === 'thatTarget' && to.n === undefined)
const reflexive = (by: Selector, from: Selector, t: Telling): string => {
  if (same(by, from)) return 'itself'
  if (from.kind === 'union') return list(from.any.map((part) => reflexive(by, part, t)))
  return cards(from, t).object
}

// ---------------------------------------------------------------- cards

const acts = (
  verb: string,
  { what, as, done }: { what: Selector; as?: string; done?: string },
  t: Telling,
): Deed => {
  const { object } = allOf(what, t)
  t.name(as, { noun: nounOf(what, t), how: 'affected', many: isMany(what) })
  t.name(done, { noun: nounOf(what, t), how: 'exhausted', many: isMany(what) })
  return imperative(verb, object)
}

const put = ({ what, to, exhausted, as, under, of, faceDown, bind }: Of<'put'>, t: Telling): Deed => {
  const moving = allOf(what, t)
  const owner = ownerKnown(what, t)
  t.name(bind, { noun: nounOf(what, t), how: 'put', many: isMany(what), ...(owner ? { owner } : {}) })
  if (moving.object === 'the rest') t.mention(what)
  if (to === 'removed')
    return imperative('remove', words(moving.object, faceDown ? 'face down' : undefined, 'from the game'))
  const where = words(
    of ? zoneOf(of, isDeck(to) ? 'deck' : to, t) : place(to, what, moving, t),
    under ? `under ${moving.plural ? "their owners'" : "its owner's"} control` : undefined,
    as ? `as ${an(as)}` : undefined,
    exhausted ? 'exhausted' : undefined,
  )
  const comesBack = to === 'hand' && !of && (!owner || what.kind === 'target' || what.kind === 'self')
  return comesBack
    ? imperative('return', `${moving.object} to ${where}`)
    : imperative('put', `${moving.object} ${INTO[to]}${where}`)
}

const INTO: Readonly<Record<Place, string>> = {
  deckBottom: 'on the bottom of ',
  deckTop: 'on top of ',
  graveyard: 'into ',
  hand: 'into ',
  play: 'into ',
  removed: '',
}

const isDeck = (to: Place): boolean => to === 'deckTop' || to === 'deckBottom'

const place = (to: Place, what: Selector, moving: Phrase, t: Telling): string => {
  if (to === 'play') return 'play'
  const zone = isDeck(to) ? 'deck' : to
  const owner = ownerKnown(what, t)
  if (owner?.kind === 'targetPlayer' || (what.kind === 'top' && owner?.kind === 'controllerOf'))
    return `their ${zone}`
  if (owner) return zoneOf(owner, zone, t)
  return moving.plural ? `their owners' ${plural(zone)}` : `its owner's ${zone}`
}

/** Whose cards they are, where the text has said so. */
const ownerKnown = (what: Selector, t: Telling): Players | undefined => {
  if (what.kind === 'bound') return theirs(t.meaning(what.name))
  if (what.kind === 'self' && t.zone) return { kind: 'you' }
  if (what.kind === 'top') return isSeveral(what.of) ? undefined : what.of
  return what.kind === 'all' ? what.of : undefined
}

/** Chosen by several, each from what is his: then it isn't one owner's. */
const theirs = ({ owner, gathered }: Meaning): Players | undefined =>
  gathered && owner?.kind === 'they' ? undefined : owner

const swap = ({ what, with: to, sameReadiness }: Of<'swap'>, t: Telling): Deed =>
  imperative('swap', `${cards(what, t).object} with ${to.name}${sameReadiness ? ', as ready as it was' : ''}`)

const cardsCounted = (n: Num, t: Telling): string => {
  if (n === 1) return 'a card'
  if (typeof n === 'number') return `${inWords(n)} cards`
  return n.kind === 'bound' ? 'that many cards' : `cards equal to ${number(n, t)}`
}

const draw = ({ who, count }: Of<'draw'>, t: Telling): Deed => {
  const drawer = player(who, t)
  t.mention(DRAWN)
  return deed(drawer, 'draw', cardsCounted(count, t))
}
/** "Draw a card. Discard one." */
const DRAWN = 'drawn'

const drawUntil = ({ who, handSize }: Of<'drawUntil'>, t: Telling): Deed => {
  const drawer = player(who, t)
  const size =
    typeof handSize === 'object' && handSize.kind === 'maxHandSize'
      ? `${drawer.possessive} maximum hand size`
      : `a hand of ${number(handSize, t)}`
  return deed(drawer, 'draw', `up to ${size}`)
}

const discard = ({ who, count, random, between, as, cards: named }: Of<'discard'>, t: Telling): Deed => {
  const hand = player(who, t)
  const some = count === 1 && t.wasJust(DRAWN) ? 'one' : cardsCounted(count === 'hand' ? 1 : count, t)
  if (named) nameDiscarded(named, who.kind === 'side' || count !== 1, t)
  t.name(as, { noun: 'the number of cards discarded', how: 'number' })
  if (count === 'hand') return deed(hand, 'discard', `${hand.subject === 'you' ? 'your' : 'their'} hand`)
  if (between) return deed(chooserOf(who, t), 'discard', words(some, 'between them'))
  return deed(hand, 'discard', words(some, random ? 'at random' : undefined))
}

/** "the Raiders", all of them together. */
const chooserOf = (who: Players, t: Telling): Phrase =>
  who.kind === 'side' ? chooser({ kind: 'together', side: who.side }, t) : player(who, t)
/** Each player's own, inside of forEach. */
const nameDiscarded = (as: string, many: boolean, t: Telling): void => {
  const before = t.gathering
  t.gathering = false
  t.name(as, { noun: 'card', how: 'discarded', many })
  t.mention(null)
  t.gathering = before
}

const choose = ({ who, from, count, upTo, random, as }: Of<'choose'>, t: Telling): Deed => {
  const chooses = chooser(who, t)
  const before = t.theySame
  if (who.kind === 'targetPlayer' || who.kind === 'controllerOf') t.theySame = who
  const some =
    from.kind === 'all'
      ? counted(count, from.filter, t)
      : from.kind === 'top' && from.count === count
        ? cards(from, t).object
        : from.kind === 'extreme' && count === 1
          ? cards(from, t).object.replace(/^the /, 'a ')
          : `${typeof count === 'number' ? inWords(count) : number(count, t)} of ${cards(from, t).object}`
  const revealed = from.kind === 'all' && describe(from.filter, t).adjectives.includes('revealed')
  const where =
    from.kind === 'all' && from.zone && from.of && !revealed ? ` in ${anyZone(from.of, from.zone, t)}` : ''
  t.theySame = before
  const what = upTo ? `up to ${some.replace(/^an? /, 'one ')}` : some
  const owner = from.kind === 'all' ? from.of : from.kind === 'bound' ? t.meaning(from.name).owner : undefined
  t.name(as, { noun: nounOf(from, t), how: 'chosen', many: count !== 1, ...(owner ? { owner } : {}) })
  return deed(chooses, 'choose', words(`${what}${where}`, random ? 'at random' : undefined))
}

/** Of several players' zones one is looked at: "an opposing graveyard". */
const anyZone = (of: Players, zone: string, t: Telling): string =>
  of.kind === 'opponents' ? `an opposing ${zone}` : zoneOf(of, zone, t)

const reveal = ({ what, as }: Of<'reveal'>, t: Telling): Deed => {
  const { object } = cards(what, t)
  const owner = ownerKnown(what, t)
  t.name(as, { noun: nounOf(what, t), how: 'revealed', many: isMany(what), ...(owner ? { owner } : {}) })
  if (what.kind === 'bound') t.mention(what)
  return imperative('reveal', object)
}

/** What is found is shown to all. */
const search = ({ who, deckOf, also, filter, as }: Of<'search'>, t: Telling): Deed => {
  const seeker = player(who, t)
  const whose = JSON.stringify(who) === JSON.stringify(deckOf) && who.kind !== 'you' && who.kind !== 'side'
  const deck = whose ? 'their deck' : zoneOf(deckOf, 'deck', t)
  const where = also ? `${deck}, ${also}, or both` : deck
  const d = describe(filter, t)
  const name = d.after.find((part) => part.startsWith('named '))
  const what = name ? name.slice('named '.length) : an(words(...d.adjectives, d.noun, ...d.after))
  t.name(as, { noun: d.noun, how: 'found', owner: deckOf })
  return deed(seeker, 'search', `${where} for ${what} and ${does(seeker, 'reveal')} it`)
}

const shuffle = ({ who }: Of<'shuffleGraveyardIntoDeck'>, t: Telling): Deed => {
  const shuffler = player(who, t)
  const whose = shuffler.subject === 'you' ? 'your' : 'their'
  return deed(shuffler, 'shuffle', `${whose} graveyard into ${whose} deck`)
}

const addCounters = ({ to, counter, count, divided }: Of<'addCounters'>, t: Telling): Deed => {
  const name = counterName(counter)
  const some = count === 1 ? `${an(name)} counter` : `${amountOf(count, t)} ${name} counters`
  if (divided) return imperative('put', `${some}${DIVIDED} on ${cards(to, t).object}`)
  return imperative('put', `${some} on ${cards(to, t).object}`)
}

const removeCounters = ({ from, counter, count, as }: Of<'removeCounters'>, t: Telling): Deed => {
  t.name(as, { noun: 'the number of counters removed', how: 'number' })
  const some =
    count === 'all'
      ? `all ${counter} counters`
      : count === 1
        ? `${an(counter)} counter`
        : `${amountOf(count, t)} ${counter} counters`
  return imperative('remove', from.kind === 'self' ? some : `${some} from ${cards(from, t).object}`)
}

const amountOf = (n: Num, t: Telling): string => (typeof n === 'number' ? inWords(n) : number(n, t))

const copies = (n: Num, t: Telling): string => (n === 1 ? 'a token copy' : `${amountOf(n, t)} token copies`)

/** "into play two 1 [Melee] / 1 [Health] Treant ally tokens with **Ferocity**". */
const putToken = ({ token, count, under, exhausted, as }: Of<'putToken'>, t: Telling): Deed => {
  t.name(as, { noun: 'token', how: 'affected', many: count !== 1 })
  const { tags, type, name, calledAs, unique } = token
  const noun = count === 1 ? 'token' : 'tokens'
  const what = words(valuesOf(token), unique ? 'Unique' : undefined, kindOf(token), noun)
  const whose = under && under.kind !== 'you' ? `under ${player(under, t).possessive} control` : undefined
  const own = new Telling({ ...t.card, type, tags: [] })
  const having = havingOf(token, own)
  const more = [
    ...(name && name !== tags.join(' ') ? [`named ${name}`] : []),
    ...(calledAs ? ['with that name'] : []),
    ...(having.length > 0 ? [`with ${list(having)}`] : []),
  ]
  const some = count === 1 ? an(what) : `${amountOf(count, t)} ${what}`
  const how = exhausted ? 'exhausted' : undefined
  return imperative('put', words('into play', whose, how, some, ...more))
}

/** "3 [Melee] / 3 [Health]", of a weapon "6 [Holy]". */
const valuesOf = ({ atk, damageType = 'melee', health }: TokenCard): string | undefined => {
  if (atk === undefined) return undefined
  return words(`${atk} [${capital(damageType)}]`, health === undefined ? undefined : `/ ${health} [Health]`)
}

/** "Ghoul ally", "Fire Totem", "Two-Handed Sword weapon". */
const kindOf = ({ tags, type }: TokenCard): string => {
  const left = tags.filter((tag) => tag !== 'Weapon' && tagOf(tag).limit === undefined)
  if (tags.some((tag) => tag.endsWith('Totem'))) return words(...left)
  return words(...left, tags.includes('Weapon') ? 'weapon' : type)
}

/** Its strike cost, tags with a limit, and powers. */
const havingOf = ({ tags, strikeCost, powers = [] }: TokenCard, own: Telling): string[] => [
  ...(strikeCost === undefined ? [] : [`strike cost ${strikeCost}`]),
  ...tags.filter((tag) => tagOf(tag).limit !== undefined),
  ...powers.map((power) => quoted(power, own)),
]

// ---------------------------------------------------------------- turns

const extraTurn = ({ who, after }: Of<'extraTurn'>, t: Telling): Deed => {
  const taker = player(who, t)
  const next = `${taker.subject === 'you' ? 'your' : 'their'} next turn`
  return deed(taker, 'take', `an extra turn after ${after ? next : 'this one'}`)
}

const skipTurn = ({ who }: Of<'skipTurn'>, t: Telling): Deed => {
  const skipper = player(who, t)
  return deed(skipper, 'skip', `${skipper.subject === 'you' ? 'your' : 'their'} next turn`)
}

const endTurn = ({ skipTo }: Of<'endTurn'>, t: Telling): string =>
  skipTo ? `end the turn, and skip to ${player(skipTo, t).possessive} next turn` : 'end the turn'

// ---------------------------------------------------------------- joining words

const forEach = ({ players, do: inner }: Of<'forEach'>, t: Telling): Told[] => {
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
const forEachCard = ({ of, as, do: inner }: Of<'forEachCard'>, t: Telling): Told[] => {
  const which = cards(of, t).object.replace(/^each /, '')
  t.name(as, { noun: nounOf(of, t), how: 'affected' })
  return [`for each ${which}, ${joined(inner, t)}`]
}

const may = ({ who, do: inner }: Of<'may'>, t: Telling): string => {
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

const provided = ({ cond, then, else: otherwise }: Of<'if'>, t: Telling): Told[] => {
  if (cond.kind === 'level' && !otherwise) return [`${bold(level(cond))}: ${capital(joined(then, t))}`]
  const first = `if ${condition(cond, t)}, ${joined(then, t)}`
  t.mention(null)
  return otherwise ? [first, `otherwise, ${joined(otherwise, t)}`] : [first]
}

const roll = ({ who, dice, as }: Of<'roll'>, t: Telling): Deed => {
  const roller = player(who, t)
  nameRoll(
    as,
    dice,
    t,
    who.kind === 'they' ? 'their roll' : who.kind === 'side' ? `${roller.possessive} roll` : undefined,
  )
  return deed(roller, 'roll', dice === 1 ? 'a die' : `${inWords(dice)} dice`)
}
/** `whose`: where others roll as well. */
export const nameRoll = (as: string, dice: number, t: Telling, whose?: string): void => {
  const before = t.gathering
  t.gathering = false
  t.name(as, { noun: whose ?? (dice === 1 ? 'the roll' : 'the total rolled'), how: 'number' })
  t.gathering = before
}

/** Each has a die of its own, or gets one of those that lie in the middle. */
const rollFor = ({ of, by, assign }: Of<'rollFor'>, t: Telling): Told[] => {
  const which = cards(of, t).object
  if (by === 'controllers') return [`the controller of ${which} rolls a die for it`]
  const rolled = imperative('roll', `a die for ${which}`)
  return assign ? [rolled, deed(player(assign, t), 'choose', 'which die is whose')] : [rolled]
}

const filterOfAll = (what: Selector): Filter => (what.kind === 'all' ? what.filter : { kind: 'is', what })

/** "on 1–3, they choose an ally they control; on 4, an equipment they control". */
const byRoll = ({ rows }: Of<'byRoll'>, t: Telling): string => {
  const told = rows.map((row) => joined(row.do, t))
  const verb = /^they \w+ /.exec(told[0] ?? '')?.[0] ?? ''
  const shared = told.every((row) => row.startsWith(verb)) ? verb : ''
  return rows
    .map(({ from, to }, i) => {
      const row = told[i] ?? ''
      return `on ${from === to ? from : `${from}–${to}`}, ${i === 0 ? row : row.slice(shared.length)}`
    })
    .join('; ')
}

/** Each Empower text stands for itself: "Empower Mage: …" has a line of its own in a card's text. */
const empower = ({ thing, do: inner }: Of<'empower'>, t: Telling): Told[] => {
  const [first = '', ...rest] = clauses(inner, t)
  return [`${bold(`Empower ${thing}`)}: With ${an(`${thing} hero or ally`)} in your party, ${first}`, ...rest]
}

const look = ({ what, as }: Of<'look'>, t: Telling): Deed => {
  const { object } = cards(what, t)
  const owner = ownerKnown(what, t)
  t.name(as, { noun: nounOf(what, t), how: 'looked', many: isMany(what), ...(owner ? { owner } : {}) })
  return imperative('look', `at ${object}`)
}

const play = ({ what, free, copy }: Of<'play'>, t: Telling): Deed =>
  imperative(
    copy ? 'copy' : 'play',
    words(
      cards(what, t).object,
      copy ? 'and play the copy' : undefined,
      free ? 'without paying its cost' : undefined,
    ),
  )

const putResource = ({ what, exhausted }: Of<'putResource'>, t: Telling): Deed => {
  const { object, plural: many } = cards(what, t)
  const owner = ownerKnown(what, t)
  const row = owner
    ? zoneOf(owner, 'resource row', t)
    : many
      ? "their owners' resource rows"
      : "its owner's resource row"
  return imperative('put', words(object, 'face down', exhausted ? 'and exhausted' : undefined, 'into', row))
}

const placeResource = ({ what, exhausted }: Of<'placeResource'>, t: Telling): Deed =>
  deed(
    YOU,
    'place',
    `${cards(what, t).object} into your resource row ${exhausted ? 'exhausted' : 'ready'} as an additional resource`,
  )

const modal = ({ who, modes, choose: n = 1, orFewer }: Of<'modal'>, t: Telling): string => {
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
