/**
 * Changes to cards themselves: counters, tokens, copies, added and lost powers, other types. `self.has(losesPowers,
 * alsoTagged('Sheep'))`.
 */
import type {
  CardType,
  Condition,
  Counter,
  DamageType,
  Effect,
  Filter,
  Keyword,
  Modifier,
  NumberExpression,
  Power,
  Stat,
  TokenCard,
  WithLabel,
} from '../../engine/index.ts'
import { DAMAGE_TYPES } from '../../engine/index.ts'
import { type CardNoun, product, self, sum, type Trait, thatTarget } from './card-nouns.ts'
import type { PlayerNoun } from './player-nouns.ts'

/** Puts counters on a card, by default on this card (404.1a). */
export const addCounters = (counter: Counter, count: NumberExpression = 1, on: CardNoun = self): Effect => ({
  kind: 'addCounters',
  to: on.is,
  counter,
  count,
})
/** Puts counters on targets. The link's player divides them (707.1d). */
export const divideCounters = (counter: Counter, count: NumberExpression, among: CardNoun): Effect => ({
  kind: 'addCounters',
  to: among.is,
  counter,
  count,
  divided: true,
})
/** Removes counters. `rememberedNumber(as)` is their number. */
export const removeCounters = (
  counter: Counter,
  count: NumberExpression | 'all' = 1,
  from: CardNoun = self,
  as?: string,
): Effect => ({
  kind: 'removeCounters',
  from: from.is,
  counter,
  count,
  ...(as === undefined ? {} : { as }),
})
/** The number of counters of this kind on these cards. */
export const counters = (counter: Counter, of: CardNoun = self): NumberExpression => ({
  kind: 'counters',
  counter,
  of: of.is,
})

/** The sum of a stat over all of these cards. */
export const sumOfStat = (stat: Stat, of: CardNoun): NumberExpression => ({ kind: 'total', stat, of: of.is })

/**
 * Makes an ally token: `token('Treant', { melee: 1, health: 1 }, ferocity)`. By default its tags, separated by commas,
 * are its name.
 */
export const token = (
  tags: string,
  values: { readonly health?: number; readonly def?: number; readonly type?: CardType } & Pick<
    TokenCard,
    'name' | 'calledAs' | 'unique' | 'strikeCost' | 'faction'
  > & { readonly [D in DamageType]?: number },
  ...powers: WithLabel<Power>[]
): TokenCard => {
  const { health, def, name, calledAs, unique, strikeCost, faction, type = 'ally', ...atks } = values
  return {
    ...(name === undefined ? {} : { name }),
    ...(calledAs === undefined ? {} : { calledAs }),
    ...(unique ? { unique } : {}),
    ...(faction ? { faction } : {}),
    type,
    tags: tags.split(',').map((tag) => tag.trim()),
    ...attackOf(atks),
    ...(health === undefined ? {} : { health }),
    ...(def === undefined ? {} : { def }),
    ...(strikeCost === undefined ? {} : { strikeCost }),
    ...(powers.length > 0 ? { powers } : {}),
  }
}

export const putToken = (what: TokenCard, count: NumberExpression = 1, under?: PlayerNoun): Effect => ({
  kind: 'putToken',
  token: what,
  count,
  ...(under ? { under: under.are } : {}),
})
/** Puts tokens into play. `remembered(as)` are these tokens. */
export const putTokenAndRememberAs = (as: string, what: TokenCard, count: NumberExpression = 1): Effect => ({
  kind: 'putToken',
  token: what,
  count,
  as,
})
/** Puts cards and tokens into play at the same time (R301.5a). */
export const putIntoPlayTogether = (what: CardNoun, ...tokens: (readonly [TokenCard, number])[]): Effect => ({
  kind: 'bringIn',
  what: what.is,
  with: tokens.map(([token, count]) => ({ kind: 'putToken', token, count })),
})
/** Puts N cards of a pile beside the game into play (R402.2b). The pile never runs out. */
export const gainFromPile = (id: string, name: string, count: NumberExpression = 1): Effect => ({
  kind: 'gain',
  card: { id, name },
  count,
})
export const putTokenCopy = (of: CardNoun, count: NumberExpression = 1): Effect => ({
  kind: 'tokenCopy',
  of: of.is,
  count,
})
/** Puts a token copy of a card into play. `remembered(as)` is the token. */
export const putTokenCopyAndRememberAs = (
  as: string,
  of: CardNoun,
  how: { exhausted?: true } = {},
): Effect => ({
  kind: 'tokenCopy',
  of: of.is,
  count: 1,
  as,
  ...how,
})
export const becomesCopy = (what: CardNoun, of: CardNoun): Effect => ({
  kind: 'becomeCopy',
  what: what.is,
  of: of.is,
})
/** Copies a card on the chain. */
export const copyLink = (what: CardNoun): Effect => ({ kind: 'copyLink', what: what.is })
export const exchangeControl = (a: CardNoun, b: CardNoun): Effect => ({
  kind: 'exchangeControl',
  a: a.is,
  b: b.is,
})
/** Attaches a card in play to another card (400.1). */
export const attach = (what: CardNoun, to: CardNoun): Effect => ({ kind: 'attach', what: what.is, to: to.is })
export const detach = (what: CardNoun): Effect => ({ kind: 'detach', what: what.is })
/** Attaches a card in play to another card, until that card stops matching the filter. */
export const attachWhile = (whatItIs: Filter, what: CardNoun, to: CardNoun): Effect => ({
  kind: 'attach',
  what: what.is,
  to: to.is,
  while: whatItIs,
})
export const withAttachment = (what: Filter, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'bears', what }],
})
export const withoutAttachment = (what: Filter, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'not', filter: { kind: 'bears', what } }],
})
/** A matching card that is attached to one of these cards. */
export const attachedTo = (host: CardNoun, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'attachedTo', what: host.is }],
})
/** Moves an attachment to another card to which it could be attached, if that card also matches `to`. */
export const reattach = (what: CardNoun, to?: Filter): Effect => ({
  kind: 'reattach',
  what: what.is,
  ...(to ? { to } : {}),
})
export const triggerPowers = (of: CardNoun): Effect => ({ kind: 'triggerPowers', of: of.is })
export const putIntoPlayAs = (what: CardNoun, as: CardType): Effect => ({
  kind: 'put',
  what: what.is,
  to: 'play',
  as,
})

// The builders below make traits of a noun.

export const grantedPower = (added: WithLabel<Power>): Trait => ({ kind: 'grant', power: added })
export const printedPowersOf = (of: CardNoun): Trait => ({ kind: 'powersOf', of: of.is })
export const losesPowers: Trait = { kind: 'losePowers' }
/** The card loses these keywords and can't have them. */
export const losesAndCantHave = (...keywords: Keyword[]): Trait => ({
  kind: 'losePowers',
  cantHave: true,
  keywords,
})
export const losesAndCantHavePowers: Trait = { kind: 'losePowers', cantHave: true }
/** The card loses these keywords, but may gain them again. */
export const losesKeywords = (...keywords: Keyword[]): Trait => ({ kind: 'losePowers', keywords })
export const alsoTagged = (...tags: string[]): Trait => ({ kind: 'tag', tags })
/** The card also has the tag that a text has named under this key, one of these tags. */
export const alsoWithNamedTag = (named: string, tags: readonly string[]): Trait => ({
  kind: 'tag',
  tags: [...tags],
  named,
})
export const alsoHasDamageType = (type: DamageType): Trait => ({ kind: 'damageType', type, also: true })
export const becomesDamageType = (type: DamageType): Trait => ({ kind: 'damageType', type })
type EntersWith = Omit<Extract<Modifier, { kind: 'entersWith' }>, 'to' | 'kind'>
/** The card enters play exhausted, with damage or with counters. */
export const entersWith = (how: EntersWith): Trait => ({ kind: 'entersWith', ...how })
export const doubledStat = (stat: 'atk' | 'health' | 'def'): Trait => ({ kind: 'double', stat })
/** Switches the card's ATK and health, with their values at that moment (712.9). */
export const switchedStats = (of: CardNoun): Modifier[] => {
  const more = (to: Stat, than: Stat): NumberExpression =>
    sum(thatTarget.stat(to), product(-1, thatTarget.stat(than)))
  return of.has({ kind: 'stats', atk: more('health', 'atk'), health: more('atk', 'health') })
}

/** The card also has another card type: `alsoBecomes('ally', { melee: 2, health: 2 })`. */
export const alsoBecomes = (type: CardType, values: Values = {}): Trait => ({
  ...becomes(type, values),
  also: true,
})
export const becomes = (
  type: CardType,
  { health, tags, ...atks }: Values = {},
): Extract<Trait, { kind: 'become' }> => {
  return {
    kind: 'become',
    type,
    ...attackOf(atks),
    ...(health === undefined ? {} : { health }),
    ...(tags ? { tags: [...tags] } : {}),
  }
}

type Values = { readonly health?: NumberExpression; readonly tags?: readonly string[] } & {
  readonly [D in DamageType]?: NumberExpression
}

/** The ATK among values such as `{ melee: 3 }`, with its type of damage. */
function attackOf<N>(values: { readonly [D in DamageType]?: N }): { atk?: N; damageType?: DamageType } {
  const damageType = DAMAGE_TYPES.find((one) => values[one] !== undefined)
  const atk = damageType && values[damageType]
  return damageType && atk !== undefined ? { atk, damageType } : {}
}

/** A power that the card has only if its controller's hero has a trait: "Horde Hero: …" (206.1c). */
export const heroOnly = (trait: string, added: WithLabel<Power>): WithLabel<Power> => ({
  ...added,
  hero: trait,
})
export const heroHas = (who: PlayerNoun, trait: string): Condition => ({
  kind: 'heroHas',
  of: who.are,
  trait,
})

export const sharingTypeWith = (what: CardNoun, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'sharesType', with: what.is }],
})
export const lootCard = (filter: Filter): Filter => ({ kind: 'and', all: [{ kind: 'loot' }, filter] })
export const withIcon = (trait: string, filter: Filter): Filter => ({
  kind: 'and',
  all: [{ kind: 'icon', trait }, filter],
})
export const withDamageType = (type: DamageType, filter: Filter): Filter => ({
  kind: 'and',
  all: [{ kind: 'damageType', type }, filter],
})
export const nonToken = (filter: Filter): Filter => ({
  kind: 'and',
  all: [{ kind: 'not', filter: { kind: 'token' } }, filter],
})
/** Changes an effect with modifiers: they apply only while a condition is true (714.3a). */
export const onlyWhile = (cond: Condition, effect: Effect): Effect =>
  effect.kind === 'modify' ? { ...effect, while: cond } : effect
/** A player controls these cards: "You control attached ally." */
export const controls = (by: PlayerNoun, what: CardNoun): Modifier[] =>
  what.has({ kind: 'control', by: by.are })
