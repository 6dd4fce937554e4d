/** Data for the keywords about turns, attacking and defending (rules glossary). */

import type { Keyword } from './vocabulary/basic-words.ts'
import type { Effect } from './vocabulary/effects.ts'
import type { Filter, PlayerSelector } from './vocabulary/expressions.ts'
import type { Modifier } from './vocabulary/modifiers.ts'
import type { Power, Trigger } from './vocabulary/powers.ts'

const self = { kind: 'self' } as const
const itself: Filter = { kind: 'is', what: self }
const you: PlayerSelector = { kind: 'you' }
const yours: Filter = { kind: 'controlledBy', players: you }
const yourHero = { kind: 'hero', of: you } as const
const and = (...all: Filter[]): Filter => ({ kind: 'and', all })
const not = (filter: Filter): Filter => ({ kind: 'not', filter })
const has = (...mods: Modifier[]): Power => ({ kind: 'continuous', mods })
const when = (on: Trigger, effect: Effect): Power => ({ kind: 'triggered', on, effect })

/**
 * A Form ends when its hero's player plays an ability that isn't Feral, or when that player's hero strikes with a
 * weapon.
 */
const endsForm: Power[] = (
  [
    {
      event: 'played',
      what: and({ kind: 'type', type: 'ability' }, not({ kind: 'tag', tag: 'Feral' })),
      of: you,
    },
    { event: 'strikes', what: yours, with: { kind: 'tag', tag: 'Weapon' } },
  ] satisfies Trigger[]
).map((on) => when(on, { kind: 'destroy', what: { kind: 'all', filter: grantsForm() } }))

function grantsForm(): Filter {
  return and(
    { kind: 'type', type: 'ability' },
    { kind: 'grants', keywords: ['bearForm', 'catForm'], to: yourHero },
  )
}

const mayExhaust = (): Effect => ({
  kind: 'may',
  who: you,
  do: {
    kind: 'exhaust',
    what: {
      kind: 'target',
      filter: and(
        {
          kind: 'or',
          any: [
            { kind: 'type', type: 'hero' },
            { kind: 'type', type: 'ally' },
          ],
        },
        { kind: 'controlledBy', players: { kind: 'opponents' } },
      ),
    },
  },
})

export const COMBAT_KEYWORD_POWERS = {
  bearForm: [has({ kind: 'keyword', to: self, keyword: 'protector' }), ...structuredClone(endsForm)],
  catForm: [
    {
      kind: 'continuous',
      while: { kind: 'matches', what: self, filter: { kind: 'state', state: 'attacking' } },
      mods: [{ kind: 'stats', to: self, atk: 1 }],
    },
    ...structuredClone(endsForm),
  ],
  sentinel: [when({ event: 'exhausts', what: itself, first: true }, { kind: 'ready', what: self })],
  shadowmeld: [
    {
      kind: 'continuous',
      while: { kind: 'matches', what: self, filter: { kind: 'state', state: 'ready' } },
      mods: [
        { kind: 'keyword', to: self, keyword: 'elusive' },
        { kind: 'keyword', to: self, keyword: 'untargetable' },
      ],
    },
  ],
  thrown: [
    when(
      { event: 'strikes', what: yours, with: itself },
      {
        kind: 'do',
        steps: [
          {
            kind: 'modify',
            mods: [{ kind: 'keyword', to: { kind: 'flagged', what: yourHero }, keyword: 'longRange' }],
            duration: 'combat',
          },
          {
            kind: 'later',
            on: { event: 'turnEnds', of: { kind: 'everyone' } },
            do: { kind: 'put', what: self, to: 'hand' },
            duration: 'turn',
          },
        ],
      },
    ),
  ],
  warStomp: [
    when({ event: 'attacks', what: itself }, mayExhaust()),
    when({ event: 'defends', what: itself }, mayExhaust()),
  ],
  willOfTheForsaken: [
    {
      kind: 'continuous',
      while: {
        kind: 'compare',
        a: { kind: 'stat', stat: 'damage', of: self },
        op: '<',
        b: { kind: 'stat', stat: 'health', of: self },
      },
      mods: [{ kind: 'cant', to: self, what: 'leavePlay' }],
    },
  ],
} satisfies Partial<Record<Keyword, Power[]>>
