/**
 * The cards of the board game's expansion as data: the contents of the lists, checked by zod. Deeds describe a card's
 * effects, and standings its lasting effects while it lies there. Effects that no deed describes are in `note`, in
 * the list's own words.
 */
import { z } from 'zod'
import { rawText, userText } from '../texts/user-text.ts'

export const OVERLORDS = ['kelthuzad', 'kazzak', 'nefarian'] as const
export const FACTIONS = ['alliance', 'horde'] as const
export const CLASSES = [
  'druid',
  'hunter',
  'mage',
  'paladin',
  'priest',
  'rogue',
  'shaman',
  'warlock',
  'warrior',
] as const
/** The icon above a card area of a character sheet, and on a power. */
export const ICONS = ['active', 'instant', 'passive'] as const
/** The four common Item decks. The fifth is the deck of Bonus Items. */
export const ITEM_DECKS = ['circle', 'square', 'triangle', 'special'] as const
export const DICE = ['red', 'blue', 'green'] as const

export type Overlord = (typeof OVERLORDS)[number]
export type Faction = (typeof FACTIONS)[number]
export type ClassName = (typeof CLASSES)[number]
export type Icon = (typeof ICONS)[number]
export type ItemDeck = (typeof ITEM_DECKS)[number]

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
/** People write their own lists, so their texts are untrusted. */
const text = (most: number) => z.string().trim().min(1).max(most).transform(userText)
const name = text(60)
const note = text(300).optional()
const amount = z.number().int().min(1).max(30)
const signed = z.number().int().min(-30).max(30)
const creature = text(30)
/** Each character, those of the faction whose turn it is, those of the other faction, or those of one faction. */
const who = z.enum(['each', 'active', 'other', ...FACTIONS])

export const deedSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('xp'), who, amount }),
  /** Hit tokens. A negative amount removes them. */
  z.strictObject({ do: z.literal('hits'), who, amount: signed }),
  z.strictObject({ do: z.literal('energy'), who, amount: signed }),
  /** Each of them draws a Bonus Item. */
  z.strictObject({ do: z.literal('bonus'), who }),
  /** The turn marker advances. It ignores icons that it passes over. */
  z.strictObject({ do: z.literal('advance'), spaces: amount }),
  z.strictObject({ do: z.literal('event'), count: amount }),
  /** The top card of each common Item deck goes to the Merchant. */
  z.strictObject({ do: z.literal('merchant') }),
  /** All blue quests are replaced. */
  z.strictObject({ do: z.literal('quests') }),
  /** The people at the board put these creatures on it. */
  z.strictObject({ do: z.literal('board'), creature, count: amount }),
  z.strictObject({ do: z.literal('overlord'), amount: signed }),
])
export type Deed = z.infer<typeof deedSchema>
export type Who = z.infer<typeof who>

const standingSchema = z.discriminatedUnion('holds', [
  /** The change of the energy cost of active powers. */
  z.strictObject({ holds: z.literal('energyCost'), by: signed }),
  /** Nobody may buy from the Merchant. */
  z.strictObject({ holds: z.literal('closed') }),
  /** The number of extra Bonus Items that each blue quest gives. */
  z.strictObject({ holds: z.literal('plenty'), by: amount }),
])
export type LastingEffect = z.infer<typeof standingSchema>

const deeds = z.array(deedSchema).max(4)

export const destinySchema = z
  .strictObject({
    id,
    name,
    /** The Destiny Number: the number of turns that the card stays. A zero resolves at once. */
    number: z.number().int().min(0).max(9),
    overlord: z.enum(OVERLORDS).optional(),
    /** The Boss in the card's title. The card leaves when that Boss is defeated. */
    boss: name.optional(),
    /** The card stays even if its Boss is defeated. */
    stays: z.boolean().optional(),
    /** Deeds when the card is revealed. A card with a zero has no others. */
    now: deeds.default([]),
    holds: z.array(standingSchema).max(2).default([]),
    /** Deeds when the card expires. */
    expires: deeds.default([]),
    /** Deeds when the card's Boss is defeated, or its hunt is complete. */
    met: deeds.default([]),
    /** The card is discarded early when this many of these creatures are slain. */
    hunt: z.strictObject({ creature, count: amount }).optional(),
    /** Where the card goes from play. By default to the discards. */
    goes: z.enum(['deck', 'away']).optional(),
    note,
  })
  .refine((card) => /\bboss\b/i.test(rawText(card.name)) === (card.boss !== undefined), {
    path: ['boss'],
    message: 'boss',
  })
export type DestinyCard = z.infer<typeof destinySchema>

export const questSchema = z
  .strictObject({
    id,
    name,
    /** Either of these creatures completes the quest if it is blue. */
    creatures: z.tuple([creature, creature]),
    xp: z.number().int().min(0).max(30).default(0),
    bonus: z.number().int().min(0).max(5).default(0),
    note,
  })
  .refine(({ creatures: [one, other] }) => one !== other, { path: ['creatures'], message: 'twice' })
export type QuestCard = z.infer<typeof questSchema>

const copies = z.number().int().min(1).max(20).default(1)

/** A Bonus Item or an Experience Reward. An Experience Reward has `xp` and is no item. */
export const bonusSchema = z
  .strictObject({ id, name, copies, xp: amount.optional(), use: deeds.default([]), note })
  .refine(({ xp, use }) => xp === undefined || use.length === 0, { path: ['use'], message: 'xpOnly' })
export type BonusCard = z.infer<typeof bonusSchema>

/** Dice that a card adds to a roll at the board. */
const dice = z.strictObject({ colour: z.enum(DICE), count: amount })

export const itemSchema = z.strictObject({
  id,
  name,
  deck: z.enum(ITEM_DECKS),
  copies,
  dice: dice.optional(),
  armor: amount.optional(),
  note,
})
export type ItemCard = z.infer<typeof itemSchema>

export const eventSchema = z.strictObject({ id, name, does: deeds.default([]), note })
export type EventCard = z.infer<typeof eventSchema>

export const powerSchema = z.strictObject({
  id,
  name,
  cls: z.enum(CLASSES),
  icon: z.enum(ICONS),
  /** The energy that equipping an active power costs. */
  energy: z.number().int().min(0).max(9).default(0),
  /** The power has the Spellbook icon. */
  spellbook: z.boolean().default(false),
  dice: dice.optional(),
  armor: amount.optional(),
  note,
})
export type PowerCard = z.infer<typeof powerSchema>

export const talentSchema = z.strictObject({
  id,
  name,
  cls: z.enum(CLASSES),
  /** When the talent lets a player equip one power, and of which icon. By default of any. */
  equips: z.strictObject({ at: z.enum(['round', 'action']), icon: z.enum(ICONS).optional() }).optional(),
  dice: dice.optional(),
  armor: amount.optional(),
  note,
})
export type TalentCard = z.infer<typeof talentSchema>

/** A class's character sheet: its card areas, and its energy at each level. */
export const sheetSchema = z.strictObject({
  id,
  name,
  cls: z.enum(CLASSES),
  areas: z.array(z.enum(ICONS)).min(1).max(8),
  energy: z.array(amount).min(1).max(10),
})
export type SheetCard = z.infer<typeof sheetSchema>

/** The experience that a character of this level needs. The first line is level 1. */
export const levelSchema = z.strictObject({ id, name, xp: z.number().int().min(0).max(999) })
export type LevelCard = z.infer<typeof levelSchema>

/** A space of the turn track and its icon. The list is in the order of the track. */
export const spaceSchema = z.strictObject({ id, name, icon: z.enum(['event', 'merchant']).optional() })
export type SpaceCard = z.infer<typeof spaceSchema>

/** The combined contents of the lists of sheets, levels and spaces. */
export interface Board {
  /** The number of spaces of the turn track, and the spaces with icons. */
  readonly spaces: number
  readonly icons: readonly { readonly space: number; readonly icon: 'event' | 'merchant' }[]
  /** The experience needed for level 1, 2, ... */
  readonly levels: readonly number[]
  readonly sheets: readonly Pick<SheetCard, 'cls' | 'areas' | 'energy'>[]
}

export const boardOf = ({ sheets, levels, track }: Pick<Cards, 'sheets' | 'levels' | 'track'>): Board => ({
  spaces: track.length,
  icons: track.flatMap(({ icon }, at) => (icon === undefined ? [] : [{ space: at + 1, icon }])),
  levels: levels.map(({ xp }) => xp),
  sheets,
})

/** The schemas of the lists, by the names that people use for them. */
export const LISTS = {
  destiny: destinySchema,
  quests: questSchema,
  bonus: bonusSchema,
  items: itemSchema,
  events: eventSchema,
  powers: powerSchema,
  talents: talentSchema,
  sheets: sheetSchema,
  levels: levelSchema,
  track: spaceSchema,
} as const
export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS).filter((key): key is ListName => key in LISTS)

/** The type of the cards in each list. */
interface CardTypes {
  destiny: DestinyCard
  quests: QuestCard
  bonus: BonusCard
  items: ItemCard
  events: EventCard
  powers: PowerCard
  talents: TalentCard
  sheets: SheetCard
  levels: LevelCard
  track: SpaceCard
}
export type CardIn<L extends ListName> = CardTypes[L]
export type Cards = { readonly [L in ListName]: readonly CardTypes[L][] }

/** All cards of a game, and its board. */
export type Lists = Cards & { readonly board: Board }
