/**
 * The cards of the board game's expansion as data: the contents of the lists, checked by zod. A card has effects, and
 * lasting effects for the time while it is in play. Effects that the vocabulary can't express are in `note`, in the
 * words of the list's author.
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
export const AREA_ICONS = ['active', 'instant', 'passive'] as const
/** The four common Item decks. The deck of Bonus Items is a fifth. */
export const ITEM_DECKS = ['circle', 'square', 'triangle', 'special'] as const
export const DIE_COLOURS = ['red', 'blue', 'green'] as const

export type Overlord = (typeof OVERLORDS)[number]
export type Faction = (typeof FACTIONS)[number]
export type ClassName = (typeof CLASSES)[number]
export type AreaIcon = (typeof AREA_ICONS)[number]
export type ItemDeck = (typeof ITEM_DECKS)[number]

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
/** A text in a list of cards. People may write lists themselves, so the text is untrusted. */
const text = (most: number) => z.string().trim().min(1).max(most).transform(userText)
const name = text(60)
const note = text(300).optional()
const amount = z.number().int().min(1).max(30)
const signed = z.number().int().min(-30).max(30)
const creature = text(30)
/**
 * The affected characters: each, those of the faction whose turn it is, those of the other faction, or those of one
 * faction.
 */
const who = z.enum(['each', 'active', 'other', ...FACTIONS])

export const cardEffectSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('xp'), who, amount }),
  /** Adds hit tokens. A negative amount removes them. */
  z.strictObject({ do: z.literal('hits'), who, amount: signed }),
  z.strictObject({ do: z.literal('energy'), who, amount: signed }),
  /** Each affected player draws a Bonus Item. */
  z.strictObject({ do: z.literal('bonus'), who }),
  /** Advances the turn marker, which ignores icons that it passes. */
  z.strictObject({ do: z.literal('advance'), spaces: amount }),
  z.strictObject({ do: z.literal('event'), count: amount }),
  /** Gives the top card of each Item deck except the special one to the Merchant. */
  z.strictObject({ do: z.literal('merchant') }),
  /** Replaces all blue quests. */
  z.strictObject({ do: z.literal('quests') }),
  /** Tells the people at the board to put these creatures on it. */
  z.strictObject({ do: z.literal('board'), creature, count: amount }),
  z.strictObject({ do: z.literal('overlord'), amount: signed }),
])
export type CardEffect = z.infer<typeof cardEffectSchema>
export type AffectedPlayersSelector = z.infer<typeof who>

const standingSchema = z.discriminatedUnion('holds', [
  /** Changes the energy cost of active powers by this amount. */
  z.strictObject({ holds: z.literal('energyCost'), by: signed }),
  /** Nobody may buy from the Merchant. */
  z.strictObject({ holds: z.literal('closed') }),
  /** The number of extra Bonus Items that each blue quest gives. */
  z.strictObject({ holds: z.literal('plenty'), by: amount }),
])
export type LastingEffect = z.infer<typeof standingSchema>

const deeds = z.array(cardEffectSchema).max(4)

export const destinySchema = z
  .strictObject({
    id,
    name,
    /** The Destiny Number: the number of turns for which the card stays. A card with 0 is resolved at once. */
    number: z.number().int().min(0).max(9),
    overlord: z.enum(OVERLORDS).optional(),
    /** The Boss in the card's title. The card is removed when that Boss is defeated. */
    boss: name.optional(),
    /** The card stays even if its Boss is defeated. */
    stays: z.boolean().optional(),
    /** The effects when the card is revealed. A card with the number 0 has no others. */
    now: deeds.default([]),
    holds: z.array(standingSchema).max(2).default([]),
    /** The effects when the card expires. */
    expires: deeds.default([]),
    /** The effects when the card's Boss is defeated, or its hunt is complete. */
    met: deeds.default([]),
    /** The card is discarded early when this number of these creatures was slain. */
    hunt: z.strictObject({ creature, count: amount }).optional(),
    /** The pile to which the card goes from play; by default the discards. */
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
    /** The two types of creatures, either of which completes the quest if it is blue. */
    creatures: z.tuple([creature, creature]),
    xp: z.number().int().min(0).max(30).default(0),
    bonus: z.number().int().min(0).max(5).default(0),
    note,
  })
  .refine(({ creatures: [one, other] }) => one !== other, { path: ['creatures'], message: 'twice' })
export type QuestCard = z.infer<typeof questSchema>

const copies = z.number().int().min(1).max(20).default(1)

/** A Bonus Item or an Experience Reward. An Experience Reward has `xp` and is no item. */
export const bonusCardSchema = z
  .strictObject({ id, name, copies, xp: amount.optional(), use: deeds.default([]), note })
  .refine(({ xp, use }) => xp === undefined || use.length === 0, { path: ['use'], message: 'xpOnly' })
export type BonusOrExperienceCard = z.infer<typeof bonusCardSchema>

/** Dice that a card adds to a roll at the board. */
const dice = z.strictObject({ colour: z.enum(DIE_COLOURS), count: amount })

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
  icon: z.enum(AREA_ICONS),
  /** The energy cost of equipping an active power. */
  energy: z.number().int().min(0).max(9).default(0),
  /** Whether the power has the Spellbook icon. */
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
  /** The moment at which the talent lets a player equip one power, and the icon of that power; any icon if absent. */
  equips: z.strictObject({ at: z.enum(['round', 'action']), icon: z.enum(AREA_ICONS).optional() }).optional(),
  dice: dice.optional(),
  armor: amount.optional(),
  note,
})
export type TalentCard = z.infer<typeof talentSchema>

/** A class's character sheet: its card areas, and its energy at each level. */
export const characterSheetSchema = z.strictObject({
  id,
  name,
  cls: z.enum(CLASSES),
  areas: z.array(z.enum(AREA_ICONS)).min(1).max(8),
  energy: z.array(amount).min(1).max(10),
})
export type CharacterSheetCard = z.infer<typeof characterSheetSchema>

/** The experience that a character of this level needs. The first card of the list is level 1. */
export const levelSchema = z.strictObject({ id, name, xp: z.number().int().min(0).max(999) })
export type LevelCard = z.infer<typeof levelSchema>

/** A space of the turn track with its icon. The list has the order of the track. */
export const trackSpaceSchema = z.strictObject({ id, name, icon: z.enum(['event', 'merchant']).optional() })
export type TrackSpaceCard = z.infer<typeof trackSpaceSchema>

/** The contents of the lists of sheets, levels and spaces, combined. */
export interface WarBoard {
  /** The number of spaces of the turn track, and the spaces with icons. */
  readonly spaces: number
  readonly icons: readonly { readonly space: number; readonly icon: 'event' | 'merchant' }[]
  /** The experience for level 1, 2, ... */
  readonly levels: readonly number[]
  readonly sheets: readonly Pick<CharacterSheetCard, 'cls' | 'areas' | 'energy'>[]
}

export const boardFromLists = ({
  sheets,
  levels,
  track,
}: Pick<WarCardLists, 'sheets' | 'levels' | 'track'>): WarBoard => ({
  spaces: track.length,
  icons: track.flatMap(({ icon }, at) => (icon === undefined ? [] : [{ space: at + 1, icon }])),
  levels: levels.map(({ xp }) => xp),
  sheets,
})

/** The schemas of the lists, by the names that people use for them. */
export const CARD_LIST_SCHEMAS = {
  destiny: destinySchema,
  quests: questSchema,
  bonus: bonusCardSchema,
  items: itemSchema,
  events: eventSchema,
  powers: powerSchema,
  talents: talentSchema,
  sheets: characterSheetSchema,
  levels: levelSchema,
  track: trackSpaceSchema,
} as const
export type CardListName = keyof typeof CARD_LIST_SCHEMAS
export const CARD_LIST_NAMES = Object.keys(CARD_LIST_SCHEMAS).filter(
  (key): key is CardListName => key in CARD_LIST_SCHEMAS,
)

/** The type of the cards in each list. */
interface CardTypes {
  destiny: DestinyCard
  quests: QuestCard
  bonus: BonusOrExperienceCard
  items: ItemCard
  events: EventCard
  powers: PowerCard
  talents: TalentCard
  sheets: CharacterSheetCard
  levels: LevelCard
  track: TrackSpaceCard
}
export type CardOfList<L extends CardListName> = CardTypes[L]
export type WarCardLists = { readonly [L in CardListName]: readonly CardTypes[L][] }

/** All cards of a game, and its board. */
export type CardListsWithBoard = WarCardLists & { readonly board: WarBoard }
