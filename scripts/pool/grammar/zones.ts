/** Cards in graveyards, hands and decks: "target ally in your graveyard", "the top card of your deck". */
import {
  controllerOf,
  opponents,
  type PlayerNoun,
  targetOpponent,
  targetPlayer,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { markMention, markPlayer, markPlayerPronoun } from '../marks.ts'
import type { ZoneOfPlayers } from '../symbols.ts'
import { definiteNoun, everyCardNoun, indefiniteNoun, targetNoun } from './nouns.ts'

const owner = ({ of }: ZoneOfPlayers): { of?: PlayerNoun } => (of ? { of } : {})

export const zoneRules = ruleFamily(
  'zones',
  rule('place', '(from|in) your graveyard', () => ({ zone: 'graveyard', of: you })),
  rule('place', '(from|in) (a|any) graveyard', () => ({ zone: 'graveyard' })),
  rule('place', "(from|in) (an opponent 's|an opposing|opposing) (graveyard|graveyards)", () => ({
    zone: 'graveyard',
    of: opponents,
  })),
  rule('place', "(from|in) target opponent 's graveyard", (_, at) => ({
    zone: 'graveyard',
    of: markPlayer(at, targetOpponent),
  })),
  rule('place', "(from|in) target player 's graveyard", (_, at) => ({
    zone: 'graveyard',
    of: markPlayer(at, targetPlayer),
  })),
  rule('place', "(from|in) (his|their|that player 's) graveyard", (_, at) => ({
    zone: 'graveyard',
    of: markPlayerPronoun(at),
  })),
  rule('place', '(from|in) your hand', () => ({ zone: 'hand', of: you })),
  rule('zoned', 'target {d:description} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' ? targetNoun(d, at, { zone: 'graveyard', ...owner(from) }) : NO_MATCH,
  ),
  rule('zoned', 'up to {n:numberWord} target {d:description} {from:place}', ({ n, d, from }, at) =>
    from.zone === 'graveyard'
      ? targetNoun(d, at, { zone: 'graveyard', ...owner(from), min: 0, max: n })
      : NO_MATCH,
  ),
  rule('zoned', '(all|each) {d:description} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? everyCardNoun(d, at, { zone: from.zone, ...owner(from) })
      : NO_MATCH,
  ),
  rule('zoned', '(a|an) {d:description} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? indefiniteNoun(d, at, { zone: from.zone, ...owner(from) })
      : NO_MATCH,
  ),
  rule('zoned', 'a random {d:description} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? indefiniteNoun(d, at, { zone: from.zone, ...owner(from), random: true })
      : NO_MATCH,
  ),
  rule('zoned', '{n:numberWord} {d:plural} {from:place}', ({ n, d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? indefiniteNoun(d, at, { zone: from.zone, ...owner(from), min: n, max: n })
      : NO_MATCH,
  ),
  rule('zoned', 'the top card of your deck', (_, at) =>
    definiteNoun(at, 'card', { kind: 'top', of: you.are, count: 1 }),
  ),
  rule('zoned', 'the top {n:number} cards of your deck', ({ n }, at) =>
    markMention({ how: 'the', at, noun: 'card', many: true }, { kind: 'top', of: you.are, count: n }),
  ),
  rule('zoned', "the top card of (his|their|that player 's) deck", (_, at) =>
    definiteNoun(at, 'card', { kind: 'top', of: markPlayerPronoun(at).are, count: 1 }),
  ),
  rule('zoned', "the top card of {of:controlledCard} 's controller 's deck", ({ of }, at) =>
    definiteNoun(at, 'card', { kind: 'top', of: markPlayer(at, controllerOf(of)).are, count: 1 }),
  ),
  rule(
    'zoned',
    "the top {n:numberWord} cards of {of:controlledCard} 's controller 's deck",
    ({ n, of }, at) =>
      markMention(
        { how: 'the', at, noun: 'card', many: true },
        { kind: 'top', of: markPlayer(at, controllerOf(of)).are, count: n },
      ),
  ),
  rule('zoned', "the top card of target player 's deck", (_, at) =>
    definiteNoun(at, 'card', { kind: 'top', of: markPlayer(at, targetPlayer).are, count: 1 }),
  ),
  rule('zoned', "the top card of target opponent 's deck", (_, at) =>
    definiteNoun(at, 'card', { kind: 'top', of: markPlayer(at, targetOpponent).are, count: 1 }),
  ),
  rule('zoned', "the top {n:number} cards of target player 's deck", ({ n }, at) =>
    markMention(
      { how: 'the', at, noun: 'card', many: true },
      { kind: 'top', of: markPlayer(at, targetPlayer).are, count: n },
    ),
  ),
  rule('zoned', "the top {n:number} cards of (his|their|that player 's) deck", ({ n }, at) =>
    markMention(
      { how: 'the', at, noun: 'card', many: true },
      { kind: 'top', of: markPlayerPronoun(at).are, count: n },
    ),
  ),
  rule('zoned', "the top {n:number} cards of target opponent 's deck", ({ n }, at) =>
    markMention(
      { how: 'the', at, noun: 'card', many: true },
      { kind: 'top', of: markPlayer(at, targetOpponent).are, count: n },
    ),
  ),
  rule('zoned', 'up to {n:numberWord} {d:plural} {from:place}', ({ n, d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? indefiniteNoun(d, at, { zone: from.zone, ...owner(from), min: 0, max: n })
      : NO_MATCH,
  ),
  rule('zoned', 'any number of {d:plural} {from:place}', ({ d, from }, at) =>
    from.zone === 'graveyard' || from.zone === 'hand'
      ? indefiniteNoun(d, at, {
          zone: from.zone,
          ...owner(from),
          min: 0,
          max: {
            kind: 'count',
            of: { kind: 'all', filter: d.filter, zone: from.zone, ...(from.of ? { of: from.of.are } : {}) },
          },
        })
      : NO_MATCH,
  ),
  rule('anything', '{of:np}', ({ of }) => of),
  rule('anything', '{of:zoned}', ({ of }) => of),
)
