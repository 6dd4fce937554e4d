/**
 * The powers that each keyword gives its card, as data. In their texts, X is the keyword's number. A path such as
 * `@mend.0.effect` refers to a text in this file.
 */
import { COMBAT_KEYWORD_POWERS } from './keywords-combat.ts'
import { DAMAGE_TYPES, type DamageType, type Keyword } from './vocabulary/basic-words.ts'
import type { Filter, NumberExpression, PlayerSelector } from './vocabulary/expressions.ts'
import type { Modifier, PlayModifier } from './vocabulary/modifiers.ts'
import type { Power } from './vocabulary/powers.ts'

const self = { kind: 'self' } as const
const itself: Filter = { kind: 'is', what: self }
const HERO: Filter = { kind: 'type', type: 'hero' }
const ALLY: Filter = { kind: 'type', type: 'ally' }
const CHARACTER: Filter = { kind: 'or', any: [HERO, ALLY] }
const yours: Filter = { kind: 'controlledBy', players: { kind: 'you' } }
const you: PlayerSelector = { kind: 'you' }
const x: NumberExpression = { kind: 'x' }
const opposing: Filter = { kind: 'controlledBy', players: { kind: 'opponents' } }
const and = (...all: Filter[]): Filter => ({ kind: 'and', all })
const has = (...mods: Modifier[]): Power => ({ kind: 'continuous', mods })

const allies = (...filters: Filter[]) => ({ kind: 'filter', filter: and(ALLY, yours, ...filters) }) as const

/** The tags of the races of both factions. */
export const RACE_TAGS: readonly string[] = [
  'Blood Elf',
  'Draenei',
  'Dwarf',
  'Gnome',
  'Goblin',
  'Human',
  'Night Elf',
  'Orc',
  'Pandaren',
  'Tauren',
  'Troll',
  'Undead',
  'Worgen',
]

/** The tags of the standard classes (206.1a). */
export const CLASS_TAGS: readonly string[] = [
  'Death Knight',
  'Druid',
  'Hunter',
  'Mage',
  'Paladin',
  'Priest',
  'Rogue',
  'Shaman',
  'Warlock',
  'Warrior',
]

const resistance = (type: DamageType): Power =>
  has({ kind: 'prevent', to: self, amount: 'all', of: { types: [type] } })

/** The powers for which each keyword stands. */
export const KEYWORD_POWERS: Readonly<Partial<Record<Keyword, readonly Power[]>>> = {
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
  escapeArtist: [
    {
      kind: 'triggered',
      on: { event: 'targeted', what: itself, by: opposing },
      effect: { kind: 'may', who: you, do: { kind: 'put', what: self, to: 'hand' } },
    },
  ],
  hardiness: [has({ kind: 'prevent', to: self, amount: 1 })],
  // A card with Immune can't be attacked, damaged or targeted (R101.3d).
  immune: [
    has(
      { kind: 'cant', to: self, what: 'beAttacked' },
      { kind: 'cant', to: self, what: 'beDamaged' },
      { kind: 'cant', to: self, what: 'beTargeted' },
    ),
  ],
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
  artifact: [has({ kind: 'playFrom', to: self, zone: 'graveyard' })],
  diplomacy: [has({ kind: 'costs', to: allies({ kind: 'described' }), less: 1, least: 1 })],
  finishingMove: [
    has({
      kind: 'additional',
      to: self,
      costs: [
        {
          kind: 'remove',
          what: { kind: 'all', filter: { kind: 'described' }, zone: 'graveyard', of: you },
          count: x,
          most: 5,
        },
      ],
    }),
  ],
  harmonize: [
    has({ kind: 'costs', to: allies({ kind: 'stat', stat: 'cost', op: '>=', value: 4 }), less: 1 }),
  ],
  haste: [
    {
      kind: 'continuous',
      while: { kind: 'dealtDamageThisTurn', by: and(ALLY, yours), to: and(HERO, opposing) },
      mods: [{ kind: 'costs', to: self, less: x }],
    },
  ],
  preparation: [
    {
      kind: 'continuous',
      while: { kind: 'firstTurnOf', players: you },
      mods: [{ kind: 'rather', to: self, costs: [] }],
    },
  ],
  rift: [
    has(
      { kind: 'names', to: self, tags: [...RACE_TAGS], as: 'race' },
      {
        kind: 'costs',
        to: self,
        less: {
          kind: 'count',
          of: {
            kind: 'all',
            filter: and(ALLY, yours, { kind: 'tagNamed', name: 'race', tags: [...RACE_TAGS] }),
          },
        },
      },
    ),
  ],
  trap: [
    has({
      kind: 'rather',
      to: self,
      costs: [
        {
          kind: 'exhaust',
          what: { kind: 'all', filter: and(HERO, yours, { kind: 'state', state: 'defending' }) },
        },
      ],
    }),
  ],
  ...COMBAT_KEYWORD_POWERS,
  ...Object.fromEntries(DAMAGE_TYPES.map((type) => [`${type}Resistance`, [resistance(type)]])),
}

/**
 * Keywords that a weapon gives to the character that strikes with it. A weapon gives no other keywords (rules
 * glossary).
 */
export const KEYWORDS_GIVEN_BY_WEAPON = ['absorb', 'conspicuous', 'longRange', 'smash', 'stealth'] as const

interface KeywordText<P extends Power['kind']> {
  keyword: Keyword
  power: Extract<Power, { kind: P }>
  path: string
}

/** The default descriptions of keywords that are printed without one, such as Finishing Move. */
const DEFAULT_OF: Readonly<Partial<Record<Keyword, Filter>>> = {
  finishingMove: { kind: 'tag', tag: 'Combo' },
}

const TERMS: readonly string[] = [
  'costs',
  'additional',
  'rather',
  'instant',
  'names',
  'onlyIf',
  'playFrom',
] satisfies PlayModifier['kind'][]

export const isPlayModifier = (mod: Modifier): mod is PlayModifier => TERMS.includes(mod.kind)

/** The cast is needed because `Object.entries` loses the type of the keys. */
const MEANINGS = Object.entries(KEYWORD_POWERS) as [Keyword, readonly Power[]][]

/** Keywords whose meaning is defined by data. */
export const KEYWORDS_WITH_POWERS: readonly Keyword[] = MEANINGS.map(([keyword]) => keyword)

/** Keywords that change the costs or the conditions of playing cards. */
export const PLAY_MODIFIER_KEYWORDS: readonly Keyword[] = MEANINGS.filter(([, powers]) =>
  powers.some((power) => power.kind === 'continuous' && power.mods.some(isPlayModifier)),
).map(([keyword]) => keyword)

type HasKeyword = { keyword: Keyword; of?: readonly Filter[] }
const meanings = new WeakMap<object, readonly Power[]>()

/** Returns the powers for which a keyword stands, with its written description inserted. */
export function powersOfKeyword(written: HasKeyword): readonly Power[] {
  let found = meanings.get(written)
  if (!found) {
    found = described(KEYWORD_POWERS[written.keyword] ?? [], descriptionOf(written)) as readonly Power[]
    meanings.set(written, found)
  }
  return found
}

function descriptionOf({ keyword, of }: HasKeyword): Filter {
  const [only] = of ?? []
  if (only) return of?.length === 1 ? only : { kind: 'or', any: [...(of ?? [])] }
  return DEFAULT_OF[keyword] ?? and()
}

/** Returns the data of a keyword with every `described` node replaced by the written description. */
function described(node: unknown, filter: Filter): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((part) => described(part, filter))
  if ('kind' in node && node.kind === 'described') return filter
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, described(part, filter)]))
}

const byKeyword = <P extends Power['kind']>(kind: P): ReadonlyMap<string, readonly KeywordText<P>[]> =>
  new Map(
    MEANINGS.filter(([keyword]) => !PLAY_MODIFIER_KEYWORDS.includes(keyword)).map(([keyword, powers]) => [
      keyword,
      powers.flatMap((power, i) =>
        power.kind === kind
          ? [
              {
                keyword,
                power: power as Extract<Power, { kind: P }>,
                path: `@${keyword}.${i}`,
              },
            ]
          : [],
      ),
    ]),
  )

/** The continuous powers for which each keyword stands, except keywords that are play modifiers. */
export const CONTINUOUS_POWERS_BY_KEYWORD = byKeyword('continuous')
/** The triggered powers for which each keyword stands. */
export const TRIGGERED_POWERS_BY_KEYWORD = byKeyword('triggered')

/** The powers of keywords that give their card other keywords, some of them only under a condition. */
export const KEYWORD_POWERS_GIVING_KEYWORDS: readonly KeywordText<'continuous'>[] = [
  ...CONTINUOUS_POWERS_BY_KEYWORD.values(),
]
  .flat()
  .filter(({ power }) => power.mods.some((mod) => mod.kind === 'keyword'))

/** The keywords that change a card's ATK, health or DEF, such as Berserking. */
export const KEYWORDS_CHANGING_STATS: readonly string[] = [...CONTINUOUS_POWERS_BY_KEYWORD]
  .filter(([, texts]) => texts.some(({ power }) => power.mods.some((mod) => mod.kind === 'stats')))
  .map(([keyword]) => keyword)
