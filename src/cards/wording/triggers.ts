/**
 * Renders trigger events: "this ally enters play". The cards in the event become "that ally" for the rest of the text.
 */
import type { EventRole, Filter, PlayerSelector, Trigger, Zone } from '../../engine/index.ts'
import { conditionPhrase } from './conditions.ts'
import type { WordingContext } from './context.ts'
import { isAnyCard, phrasePartsOfFilter } from './filters.ts'
import { oneCardPhrase, pluralCardsPhrase, thatCardPhrase } from './nouns.ts'
import {
  assertUnreachable,
  verbFormFor as conjugate,
  joinList,
  joinWords,
  newPhrase,
  withIndefiniteArticle,
} from './phrase.ts'
import { playerPhrase, SIDE_NOUNS, zonePhrase } from './players.ts'

/** Renders an event. If two cards take part in it, "it" would be ambiguous. */
export const eventClause = (on: Trigger, t: WordingContext): string => {
  const said = happening(on, t)
  if (partsOf(on).length > 1) t.mention(null)
  keepApart(on, t)
  keepTargetApart(on, t)
  keepFightersApart(on, t)
  return said
}

/**
 * Distinguishes another ally from "the attached ally": it is not "that ally" but "the friendly ally" or "the other".
 */
const keepApart = (on: Trigger, t: WordingContext): void => {
  const attached = [...t.roles.values()].flatMap(
    ({ object }) => /^the attached (.*)$/.exec(object)?.[1] ?? [],
  )
  for (const [role, { object }] of t.roles)
    for (const noun of attached)
      if (object === `that ${noun}`)
        t.roles.set(role, newPhrase(joinWords('the', unlikeIt(on, noun, t), noun)))
}

/** Distinguishes a target from another ally: it is not "that ally" but "the targeted ally". */
const keepTargetApart = (on: Trigger, t: WordingContext): void => {
  const target = partsOf(on).some((part) => part.kind === 'is' && part.what.kind === 'target')
  const [first, ...others] = target ? [...t.roles] : []
  if (first && others.some(([, { object }]) => object === first[1].object))
    t.roles.set(first[0], newPhrase(first[1].object.replace(/^that /, 'the targeted ')))
}

/** Distinguishes two allies of a fight: the one that attacks is not "that ally" but "the attacking ally". */
const keepFightersApart = (on: Trigger, t: WordingContext): void => {
  const called = [...t.roles.values()].map(({ object }) => object)
  for (const [role, { object }] of [...t.roles]) {
    const doing = called.filter((one) => one === object).length > 1 ? fighting(on, role) : undefined
    if (doing) t.roles.set(role, newPhrase(object.replace(/^that /, `the ${doing} `)))
  }
}

/** Returns "attacking" or "defending", if the event says so about the card in this role. */
const fighting = (on: Trigger, role: EventRole): 'attacking' | 'defending' | undefined => {
  if (on.event === 'attacks') return role === 'subject' ? 'attacking' : 'defending'
  if (on.event === 'defends') return role === 'subject' ? 'defending' : 'attacking'
  if (on.event !== 'dealt') return undefined
  const filter = role === 'dealer' ? on.by : on.to
  const parts = filter?.kind === 'and' ? filter.all : []
  return (['attacking', 'defending'] as const).find((state) =>
    parts.some((part) => part.kind === 'state' && part.state === state),
  )
}

/** Returns the adjective that distinguishes the other ally from the attached one: "friendly". */
const unlikeIt = (on: Trigger, noun: string, t: WordingContext): string => {
  const others = partsOf(on).filter(({ kind }) => kind !== 'is')
  const said = others.map((filter) => phrasePartsOfFilter(filter, t)).find((d) => d.noun === noun)
  return said && said.adjectives.length > 0 ? joinWords(...said.adjectives) : 'other'
}

/** Returns the filters of the cards that take part. */
const partsOf = (on: Trigger): Filter[] =>
  [
    'what' in on && on.what,
    'by' in on && on.by,
    'dealer' in on && on.dealer,
    'to' in on && on.to,
    'from' in on && on.from,
    'with' in on && on.with,
    'whom' in on && on.whom,
    'against' in on && on.against,
  ].filter((part) => typeof part === 'object')

/** Returns the filter without the state "face down", for cards that were turned face down. */
function turnedDown(filter: Filter): Filter | undefined {
  if (filter.kind !== 'and') return undefined
  const all = filter.all.filter((one) => one.kind !== 'state' || one.state !== 'faceDown')
  return all.length < filter.all.length ? { kind: 'and', all } : undefined
}
/** Whether the filter means the card itself. */
const isItself = (filter: Filter): boolean => filter.kind === 'is' && filter.what.kind === 'self'

const happening = (on: Trigger, t: WordingContext): string => {
  switch (on.event) {
    case 'enters':
      return enters(on.what, t)
    case 'heroBecomes':
      return `your hero becomes ${part('subject', on.what, t)}`
    case 'destroyed':
      return destroyed(on, t)
    case 'attacks':
      return joinWords(
        `${part('subject', on.what, t)} attacks`,
        on.whom && part('against', on.whom, t),
        on.first ? 'for the first time in a turn' : undefined,
      )
    case 'defends':
      return joinWords(
        `${part('subject', on.what, t)} defends`,
        on.against && `against ${part('against', on.against, t)}`,
      )
    case 'entersCombat':
      return joinWords(
        `${part('subject', on.what, t)} enters combat`,
        on.with && `with ${part('against', on.with, t)}`,
      )
    case 'protects':
      return `${part('subject', on.what, t)} protects`
    case 'sabotages':
      return joinWords(`${part('subject', on.what, t)} sabotages`, on.whom && part('against', on.whom, t))
    case 'strikes':
      return `${part('subject', on.what, t)} strikes with ${part('against', on.with, t)}`
    case 'exhausts':
      return joinWords(
        `${part('subject', on.what, t)} exhausts`,
        on.first ? 'for the first time in a turn' : undefined,
      )
    case 'flips':
      if (turnedDown(on.what))
        return `${part('subject', turnedDown(on.what) ?? on.what, t)} is turned face down`
      return `${part('subject', on.what, t)} flips${isItself(on.what) ? ' to this side' : ''}`
    case 'turnsDown':
      return `${part('subject', on.what, t)} is turned face down`
    case 'readies':
      return `${part('subject', on.what, t)} readies`
    case 'inspired':
      return joinWords(
        `${part('subject', on.what, t)} is inspired`,
        on.by && `by ${part('against', on.by, t)}`,
      )
    case 'dealt':
      return joinWords(dealt(withoutCircumstances(on), t), circumstances(on, t))
    case 'attached':
      return doing(
        on.of ?? { kind: 'everyone' },
        'attach',
        joinWords(part('subject', on.what, t), on.to && `to ${part('against', on.to, t)}`),
        t,
      )
    case 'prevented':
      return prevented(on, t)
    case 'drawn':
      return doing(on.of, 'draw', 'a card', t)
    case 'placed':
      return doing(on.of, 'place', placed(on.what, t), t)
    case 'combatEnds':
      return 'this combat ends'
    case 'healed':
      return healed(on, t)
    case 'turnStarts':
      return `${whose(on.of, t)} turn starts`
    case 'turnEnds':
      return `${whose(on.of, t)} turn ends`
    case 'turnOver':
      return `a turn of ${playerPhrase(on.of, t).object} is over`
    case 'moved':
      return moved(on, t)
    case 'played':
      return does(on, 'play', part('subject', on.what, t), t)
    case 'used':
      return does(on, 'use', `a power of ${part('subject', on.what, t)}`, t)
    case 'completed':
      return does(on, 'complete', questIn(on.what, t), t)
    case 'targeted':
      return joinWords(
        part('subject', on.what, t),
        'becomes targeted',
        on.by ? `by ${part('dealer', on.by, t)}` : undefined,
      )
    case 'entersParty':
      return yourParty(on.what)
        ? `${part('subject', yourParty(on.what) ?? on.what, t)} enters your party`
        : `${part('subject', on.what, t)} enters a party`
    case 'leavesParty':
      return on.together
        ? `one or more ${pluralCardsPhrase(on.what, t)} leave your party`
        : `${part('subject', on.what, t)} leaves your party`
    case 'stashed':
      return `${t.self.subject} is stashed`
    case 'enraged':
      return `${part('subject', on.what, t)} is revealed this way`
    case 'revealed':
      return joinWords(
        `${part('subject', on.what, t)} is revealed`,
        on.from && `from a ${on.from}`,
        on.by && `by a ${on.by}`,
      )
    case 'openingHand':
      return `${part('subject', on.what, t)} is in your opening hand`
    case 'won':
      return `${SIDE_NOUNS[on.side].all} ${on.side === 'raiders' ? 'win' : 'wins'}`
    case 'state':
      return 'it is so'
    default:
      return assertUnreachable(on)
  }
}

/** Renders a placed card. Without a filter it is any resource. A quest or location is placed face up. */
const placed = (what: Filter | undefined, t: WordingContext): string => {
  const card = what && withoutFaceUp(what)
  if (card && !isAnyCard(card)) return part('subject', card, t)
  t.roles.set('subject', newPhrase('that resource'))
  return joinWords('a resource', what && 'face up')
}

const withoutFaceUp = (filter: Filter): Filter =>
  filter.kind === 'and'
    ? { kind: 'and', all: filter.all.filter((one) => !isFaceUp(one)) }
    : isFaceUp(filter)
      ? { kind: 'and', all: [] }
      : filter
const isFaceUp = (filter: Filter): boolean =>
  filter.kind === 'not' && filter.filter.kind === 'state' && filter.filter.state === 'faceDown'

/** Renders a completed card. Without a filter it is a quest, because only quests can be completed. */
const questIn = (what: Filter, t: WordingContext): string => {
  if (!isAnyCard(what)) return part('subject', what, t)
  t.roles.set('subject', newPhrase('that quest'))
  return 'a quest'
}

/** Renders the event that a card enters play. For the card itself, "this" is enough. */
const enters = (what: Filter, t: WordingContext): string => {
  const told = part('subject', what, t)
  return `${what.kind === 'is' && what.what.kind === 'self' ? 'this' : told} enters play`
}

const whose = (of: PlayerSelector, t: WordingContext): string =>
  playerPhrase(of, t).possessive.replace(/^each (.*)$/, (_, noun: string) => withIndefiniteArticle(noun))

/** Returns words such as "you play an ally", "a quest is completed". */
const does = ({ of }: { of?: PlayerSelector }, verb: string, what: string, t: WordingContext): string => {
  return of ? doing(of, verb, what, t) : `${what} is ${PAST[verb]}`
}

const doing = (of: PlayerSelector, verb: string, what: string, t: WordingContext): string => {
  const who = playerPhrase(of, t)
  return joinWords(
    who.subject.replace(/^each (.*)$/, (_, noun: string) => withIndefiniteArticle(noun)),
    conjugate(who, verb),
    what,
  )
}

const PAST: Readonly<Record<string, string>> = { play: 'played', use: 'used', complete: 'completed' }

const part = (role: EventRole, filter: Filter, t: WordingContext): string => {
  const said = anyOf(oneCardPhrase(filter, t))
  t.mention(null)
  t.roles.set(
    role,
    isAmongDamaged(filter, t) ? newPhrase(`that ${nounOf(filter, t)}`) : thatCardPhrase(filter, t),
  )
  t.mention(filter.kind === 'is' ? filter.what : filter)
  return said
}

/** Turns "each" into "a", because an event happens to one card at a time: "a character damaged this way". */
const anyOf = (said: string): string =>
  said.replace(/^each (\w+ (?:damaged|healed|exhausted) this way)$/, (_, one: string) =>
    withIndefiniteArticle(one),
  )

/** Whether the filter means cards of which the event is about one. */
const isAmongDamaged = (filter: Filter, t: WordingContext): boolean =>
  filter.kind === 'is' && filter.what.kind === 'bound' && AMONG.has(t.meaning(filter.what.name).how)

const AMONG: ReadonlySet<string> = new Set(['damaged', 'healed', 'exhausted'])

const nounOf = (filter: Filter, t: WordingContext): string =>
  filter.kind === 'is' && filter.what.kind === 'bound' ? t.meaning(filter.what.name).noun : 'card'

/** Splits a filter about one card into the card and its state, for "while your hero is defending". */
const ofOneCard = (
  filter: Filter | undefined,
): { card: Filter & { kind: 'is' }; being: Filter } | undefined => {
  if (filter?.kind !== 'and') return undefined
  const [card, ...being] = filter.all
  return card?.kind === 'is' && being.length > 0 ? { card, being: { kind: 'and', all: being } } : undefined
}

/** Returns the cards that enter your party, without the words "you control". */
function yourParty(what: Filter): Filter | undefined {
  if (what.kind === 'or') {
    const any = what.any.map((one) => (isItself(one) ? one : yourParty(one)))
    const known = any.filter((one) => one !== undefined)
    return known.length < any.length || any.every((one) => one && isItself(one))
      ? undefined
      : { kind: 'or', any: known }
  }
  if (what.kind !== 'and') return undefined
  const all = what.all.filter((one) => one.kind !== 'controlledBy' || one.players.kind !== 'you')
  return all.length < what.all.length ? { kind: 'and', all } : undefined
}

/** Returns words such as "while your hero is defending". */
function circumstances({ by, to }: Of<'dealt'>, t: WordingContext): string | undefined {
  const one = ofOneCard(by) ?? ofOneCard(to)
  return one && `while ${conditionPhrase({ kind: 'matches', what: one.card.what, filter: one.being }, t)}`
}

const withoutCircumstances = ({ by, to, ...rest }: Of<'dealt'>): Of<'dealt'> => ({
  ...rest,
  ...(by ? { by: ofOneCard(by)?.card ?? by } : {}),
  ...(to ? { to: ofOneCard(to)?.card ?? to } : {}),
})

type Of<K extends Trigger['event']> = Extract<Trigger, { event: K }>

const destroyed = (on: Of<'destroyed'>, t: WordingContext): string =>
  joinWords(
    part('subject', on.what, t),
    'is destroyed',
    on.types ? `by ${joinList(on.types, 'or')} damage` : undefined,
    on.by ? `by ${part('dealer', on.by, t)}'s damage` : undefined,
    on.with ? `by damage from ${oneCardPhrase(on.with, t)}` : undefined,
    on.while ? `while ${conditionPhrase(on.while, t)}` : undefined,
  )

const healed = ({ by, from, with: card }: Of<'healed'>, t: WordingContext): string => {
  const whom = `${from ? ` from ${part('subject', from, t)}` : ''}${card ? ` with ${oneCardPhrase(card, t)}` : ''}`
  return by ? `${part('dealer', by, t)} heals damage${whom}` : `damage is healed${whom}`
}

const prevented = ({ to, by, dealer }: Of<'prevented'>, t: WordingContext): string => {
  const whom = to && part('subject', to, t)
  const it = t.roles.get('subject')
  if (to && it) t.roles.set('dealtTo', it)
  const whose = dealer && part('dealer', dealer, t)
  if (!dealer) t.roles.set('dealer', SOURCE)
  const damage = joinWords('damage', whom && `to ${whom}`, whose && `by ${whose}`)
  if (!by) return `${to || dealer ? damage : 'damage to a card'} is prevented`
  return joinWords(oneCardPhrase(by, t), 'prevents', damage)
}

/** The phrase for the source of the damage, if the event doesn't name one. */
const SOURCE = newPhrase("that damage's source")

const dealt = (
  { by, to, types, combat, fatal, together, with: card }: Of<'dealt'>,
  t: WordingContext,
): string => {
  const which = [fatal ? 'fatal' : undefined, types && joinList(types, 'or'), combat ? 'combat' : undefined]
  const kind = joinWords(...which, 'damage')
  const damage = card ? `${kind} using ${oneCardPhrase(card, t)}` : kind
  if (by && to) return `${part('dealer', by, t)} deals ${part('dealtTo', to, t)} ${damage}`
  if (by) return `${part('dealer', by, t)} deals ${damage}`
  t.roles.set('dealer', SOURCE)
  if (!to) return `${kind} is dealt${card ? ` using ${oneCardPhrase(card, t)}` : ''}`
  if (together) return `one or more ${pluralCardsPhrase(to, t)} are dealt ${damage}`
  return `${part('dealtTo', to, t)} is dealt ${damage}`
}

const moved = ({ what, from, to, of, doer, together }: Of<'moved'>, t: WordingContext): string => {
  if (doer && of?.kind === 'you')
    return `${playerPhrase(doer, t).possessive.replace(/^each /, 'an ')} text makes you discard ${part('subject', what, t)}`
  if (doer)
    return `${part('subject', what, t)} is discarded by ${playerPhrase(doer, t).possessive.replace(/^each /, 'an ')} text`
  if (together) return `one or more ${pluralCardsPhrase(what, t)} leave ${named(from ?? 'play')}`
  if (to === undefined)
    return `${part('subject', what, t)} leaves ${from ? (of && from !== 'play' ? zoneOfAny(of, from, t) : named(from)) : 'its zone'}`
  if (from === undefined)
    return `${part('subject', what, t)} ${to === 'removed' ? 'is removed from the game' : `enters ${of ? zoneOfAny(of, to, t) : named(to)}`} from anywhere`
  if (from === 'hand' && to === 'graveyard' && of) return doing(of, 'discard', part('subject', what, t), t)
  const zone = (z: Zone): string => (z === 'play' || !of ? named(z) : zoneOfAny(of, z, t))
  if (to === 'removed') return `${part('subject', what, t)} is removed from the game from ${zone(from)}`
  return `${part('subject', what, t)} is moved from ${from === 'chain' ? 'the chain' : zone(from)} to ${zone(to)}`
}

/** Returns words such as "your graveyard", "an opponent's graveyard". */
const zoneOfAny = (of: PlayerSelector, zone: Zone, t: WordingContext): string =>
  zonePhrase(of, zone, t).replace(/^each (\w+)/, (_, noun: string) => withIndefiniteArticle(noun))

const named = (zone: Zone): string => (zone === 'play' ? 'play' : `a ${zone}`)
