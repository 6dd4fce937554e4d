/** Effects on counters, tokens, copies and attachments: `addCounters('Doom')`, `attach(self, chosenCards)`. */

import type {
  CardType,
  Counter,
  DamageType,
  Effect,
  Filter,
  NumberExpression,
  Power,
  TokenCard,
  WithLabel,
} from '../../engine/index.ts'
import { type CardNoun, self } from './card-nouns.ts'
import { attackStatsOf } from './modifiers.ts'
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
/** Removes counters. `rememberedNumber(as)` is the number of removed counters. */
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
    ...attackStatsOf(atks),
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
/** Puts tokens into play. `rememberedCards(as)` are the tokens. */
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
/** Puts a token copy of a card into play. `rememberedCards(as)` is the token. */
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
/** Attaches a card in play to another card, until the other card stops matching the filter. */
export const attachWhile = (whatItIs: Filter, what: CardNoun, to: CardNoun): Effect => ({
  kind: 'attach',
  what: what.is,
  to: to.is,
  while: whatItIs,
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
