/** Words for cards that are chosen, revealed, looked at or searched for. */
import type { Filter, Players, Selector } from '../../engine/index.ts'
import { number } from './amount.ts'
import { type Deed, deed, imperative, type Of, type Told } from './deeds.ts'
import { describe } from './filters.ts'
import { ownerKnown } from './moving.ts'
import { counted, several } from './nouns.ts'
import { an, does, inWords, list, words } from './phrase.ts'
import { cards, isMany, nounOf } from './selectors.ts'
import type { Telling } from './telling.ts'
import { chooser, player, zoneOf } from './who.ts'

interface Among {
  filter: Filter
  zone?: string | undefined
  of?: Players | undefined
}

/** Each card that matches, in one zone or in several: "in your graveyard or collection". */
function amongOf(from: Selector): Among | null {
  const parts = from.kind === 'union' ? from.any : [from]
  const alls = parts.flatMap((one) => (one.kind === 'all' ? [one] : []))
  const [first] = alls
  const key = ({ filter, of }: Among): string => JSON.stringify([filter, of])
  if (!first || alls.length < parts.length || alls.some((one) => key(one) !== key(first))) return null
  const zones = alls.flatMap(({ zone = [] }) => zone)
  if (zones.length < alls.length && alls.length > 1) return null
  return { filter: first.filter, of: first.of, zone: zones.length > 0 ? list(zones, 'or') : undefined }
}

export const choose = ({ who, from, count, upTo, random, as }: Of<'choose'>, t: Telling): Told => {
  const chooses = chooser(who, t)
  const before = t.theySame
  if (who.kind !== 'together' && ALREADY_NAMED.has(who.kind)) t.theySame = who
  const among = amongOf(from)
  const some = among
    ? counted(count, among.filter, t)
    : from.kind === 'top' && from.count === count
      ? cards(from, t).object
      : from.kind === 'extreme' && count === 1
        ? an(cards(from, t).object.replace(/^the /, ''))
        : `${typeof count === 'number' ? inWords(count) : number(count, t)} of ${cards(from, t).object}`
  const revealed = among && describe(among.filter, t).adjectives.includes('revealed')
  const where = among?.zone && among.of && !revealed ? ` in ${anyZone(among.of, among.zone, t)}` : ''
  t.theySame = before
  const mayBe = upTo === true && count === 1
  const isAny = upTo === true && typeof count === 'object' && count.kind === 'count' && among
  const what = isAny ? `any number of ${several(among.filter, t)}` : upTo && !mayBe ? `up to ${some}` : some
  const owner = among ? among.of : from.kind === 'bound' ? t.meaning(from.name).owner : undefined
  const how = t.revealing ? 'revealed' : 'chosen'
  t.name(as, { noun: nounOf(from, t), how, many: count !== 1, ...(owner ? { owner } : {}) })
  const all = words(`${what}${where}`, random ? 'at random' : undefined)
  if (mayBe) return `${chooses.subject} may choose ${all}`
  return deed(chooses, t.revealing ? 'reveal' : 'choose', all, random ? undefined : who)
}

/** Players whom the text has named before, so that "they" refers to them. */
const ALREADY_NAMED: ReadonlySet<Players['kind']> = new Set(['targetPlayer', 'controllerOf', 'thatPlayer'])

/** One zone of several players' is looked at: "an opposing graveyard". */
const anyZone = (of: Players, zone: string, t: Telling): string =>
  of.kind === 'opponents' ? `an opposing ${zone}` : zoneOf(of, zone, t)

export const reveal = ({ what, as }: Of<'reveal'>, t: Telling): Deed => {
  const { object } = cards(what, t)
  const owner = ownerKnown(what, t)
  const until = what.kind === 'topUntil' ? what.until : undefined
  t.name(as, {
    noun: nounOf(what, t),
    how: 'revealed',
    many: isMany(what),
    ...(owner ? { owner } : {}),
    ...(until ? { until } : {}),
  })
  if (what.kind === 'bound') t.mention(what)
  return imperative('reveal', object)
}

/** A found card is revealed to all players. */
export const search = ({ who, deckOf, also, filter, as }: Of<'search'>, t: Telling): Deed => {
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

export const look = ({ what, as }: Of<'look'>, t: Telling): Deed => {
  const { object } = cards(what, t)
  const owner = ownerKnown(what, t)
  t.name(as, { noun: nounOf(what, t), how: 'looked', many: isMany(what), ...(owner ? { owner } : {}) })
  return imperative('look', `at ${object}`)
}
