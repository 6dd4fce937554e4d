/**
 * What keywords mean, as data: the powers that a card with the keyword has. In their texts X is the keyword's number.
 * A path such as `@mend.0.effect` leads to a text here.
 */
import {
  DAMAGE_TYPES,
  type DamageType,
  type Filter,
  type Keyword,
  type Modifier,
  type Power,
} from './vocabulary.ts'

const self = { kind: 'self' } as const
const itself: Filter = { kind: 'is', what: self }
const HERO: Filter = { kind: 'type', type: 'hero' }
const ALLY: Filter = { kind: 'type', type: 'ally' }
const CHARACTER: Filter = { kind: 'or', any: [HERO, ALLY] }
const yours: Filter = { kind: 'controlledBy', players: { kind: 'you' } }
const has = (...mods: Modifier[]): Power => ({ kind: 'continuous', mods })

const resistance = (type: DamageType): Power =>
  has({ kind: 'prevent', to: self, amount: 'all', of: { types: [type] } })

export const KEYWORD_TEXTS: Readonly<Partial<Record<Keyword, readonly Power[]>>> = {
  aberration: [has({ kind: 'prevent', to: self, amount: 'all', of: { combat: false } })],
  absorb: [
    {
      kind: 'triggered',
      on: { event: 'dealt', by: itself, to: HERO, combat: true },
      effect: {
        kind: 'heal',
        by: self,
        amount: { kind: 'thatMuch' },
        from: { kind: 'hero', of: { kind: 'you' } },
      },
    },
  ],
  berserking: [has({ kind: 'stats', to: self, atk: { kind: 'stat', stat: 'damage', of: self } })],
  hardiness: [has({ kind: 'prevent', to: self, amount: 1 })],
  inspiringPresence: [
    has({
      kind: 'packet',
      to: { kind: 'filter', filter: { kind: 'and', all: [CHARACTER, yours] } },
      role: 'dealer',
      of: { combat: false },
      change: { kind: 'plus', n: 1 },
    }),
  ],
  invincible: [
    has(
      { kind: 'cant', to: self, what: 'leavePlay' },
      { kind: 'cant', to: self, what: 'beTargeted' },
      { kind: 'cant', to: self, what: 'beDealt' },
    ),
  ],
  irradiated: [
    {
      kind: 'triggered',
      on: {
        event: 'dealt',
        by: itself,
        to: { kind: 'and', all: [ALLY, { kind: 'not', filter: { kind: 'keyword', keyword: 'irradiated' } }] },
        combat: true,
      },
      effect: {
        kind: 'modify',
        mods: [
          {
            kind: 'keyword',
            to: { kind: 'flagged', what: { kind: 'event', role: 'dealtTo' } },
            keyword: 'irradiated',
          },
        ],
        duration: 'game',
      },
    },
  ],
  mend: [
    {
      kind: 'triggered',
      on: { event: 'turnStarts', of: { kind: 'you' } },
      effect: {
        kind: 'may',
        who: { kind: 'you' },
        do: { kind: 'heal', by: self, amount: { kind: 'x' }, from: { kind: 'target', filter: CHARACTER } },
      },
    },
  ],
  smash: [
    has({
      kind: 'packet',
      to: self,
      role: 'dealer',
      of: { combat: true, other: { kind: 'and', all: [ALLY, { kind: 'state', state: 'defending' }] } },
      change: { kind: 'smash' },
    }),
  ],
  spellshield: [has({ kind: 'cant', to: self, what: 'beTargeted', by: { kind: 'opponents' } })],
  untargetable: [has({ kind: 'cant', to: self, what: 'beTargeted' })],
  ...Object.fromEntries(DAMAGE_TYPES.map((type) => [`${type}Resistance`, [resistance(type)]])),
}

/** What a weapon with it gives the character that strikes with it, and nothing else (glossary). */
export const WEAPON_KEYWORDS = ['absorb', 'conspicuous', 'longRange', 'smash', 'stealth'] as const

export interface KeywordText<P extends Power['kind']> {
  keyword: Keyword
  power: Extract<Power, { kind: P }>
  path: string
}

const byKeyword = <P extends Power['kind']>(kind: P): ReadonlyMap<string, readonly KeywordText<P>[]> =>
  new Map(
    Object.entries(KEYWORD_TEXTS).map(([keyword, powers]) => [
      keyword,
      powers.flatMap((power, i) =>
        power.kind === kind
          ? [
              {
                keyword: keyword as Keyword,
                power: power as Extract<Power, { kind: P }>,
                path: `@${keyword}.${i}`,
              },
            ]
          : [],
      ),
    ]),
  )

export const CONTINUOUS_KEYWORDS = byKeyword('continuous')
export const TRIGGERED_KEYWORDS = byKeyword('triggered')
