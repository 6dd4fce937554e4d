/**
 * The cards of the board game's expansion, as data: what a list says, checked by zod, and nothing else. A card says what it
 * does by deeds, what holds while it lies there by standings; what no deed can say stands in `note`, in the list's own words.
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
/** What is printed above a card area of a character sheet, and on a power. */
export const ICONS = ['active', 'instant', 'passive'] as const
/** The Item decks; the fifth is the Bonus Items'. */
export const ITEM_DECKS = ['circle', 'square', 'triangle', 'special'] as const
export const DICE = ['red', 'blue', 'green'] as const

export type Overlord = (typeof OVERLORDS)[number]
export type Faction = (typeof FACTIONS)[number]
export type ClassName = (typeof CLASSES)[number]
export type Icon = (typeof ICONS)[number]
export type ItemDeck = (typeof ITEM_DECKS)[number]

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
/** People write their own lists, so what these say is text from people. */
const text = (most: number) => z.string().trim().min(1).max(most).transform(userText)
const name = text(60)
const note = text(300).optional()
const amount = z.number().int().min(1).max(30)
const signed = z.number().int().min(-30).max(30)
const creature = text(30)
/** Each character; those of the faction whose turn it is, or of the other; those of one. */
const who = z.enum(['each', 'active', 'other', ...FACTIONS])

export const deedShape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('xp'), who, amount }),
  /** Hit tokens: less than none of them takes them off. */
  z.strictObject({ do: z.literal('hits'), who, amount: signed }),
  z.strictObject({ do: z.literal('energy'), who, amount: signed }),
  /** Each of them draws a Bonus Item. */
  z.strictObject({ do: z.literal('bonus'), who }),
  /** The turn marker goes on; icons passed over are ignored. */
  z.strictObject({ do: z.literal('advance'), spaces: amount }),
  z.strictObject({ do: z.literal('event'), count: amount }),
  /** The top card of each common Item deck goes to the Merchant. */
  z.strictObject({ do: z.literal('merchant') }),
  /** The blue quests are replaced. */
  z.strictObject({ do: z.literal('quests') }),
  /** To be put on the board by the people at it. */
  z.strictObject({ do: z.literal('board'), creature, count: amount }),
  z.strictObject({ do: z.literal('overlord'), amount: signed }),
])
export type Deed = z.infer<typeof deedShape>
export type Who = z.infer<typeof who>

const standingShape = z.discriminatedUnion('holds', [
  /** Active powers cost so much more energy, or less. */
  z.strictObject({ holds: z.literal('energyCost'), by: signed }),
  /** Nobody buys from the Merchant. */
  z.strictObject({ holds: z.literal('closed') }),
  /** Each blue quest gives so many Bonus Items more. */
  z.strictObject({ holds: z.literal('plenty'), by: amount }),
])
export type Standing = z.infer<typeof standingShape>

const deeds = z.array(deedShape).max(4)

export const destinyShape = z
  .strictObject({
    id,
    name,
    /** The Destiny Number: how many turns it stays; zero resolves at once. */
    number: z.number().int().min(0).max(9),
    overlord: z.enum(OVERLORDS).optional(),
    /** The Boss in its title: with that Boss, the card leaves. */
    boss: name.optional(),
    /** It stays although its Boss is defeated. */
    stays: z.boolean().optional(),
    /** As it is revealed; of a zero, all that it does. */
    now: deeds.default([]),
    holds: z.array(standingShape).max(2).default([]),
    /** As it expires. */
    expires: deeds.default([]),
    /** As its Boss falls, or its hunt is over. */
    met: deeds.default([]),
    /** So many of these slain discard it early. */
    hunt: z.strictObject({ creature, count: amount }).optional(),
    /** Where it goes from play; to the discards unless told. */
    goes: z.enum(['deck', 'away']).optional(),
    note,
  })
  .refine((card) => /\bboss\b/i.test(rawText(card.name)) === (card.boss !== undefined), {
    path: ['boss'],
    message: 'boss',
  })
export type DestinyCard = z.infer<typeof destinyShape>

export const questShape = z
  .strictObject({
    id,
    name,
    /** Either of these, blue, completes it. */
    creatures: z.tuple([creature, creature]),
    xp: z.number().int().min(0).max(30).default(0),
    bonus: z.number().int().min(0).max(5).default(0),
    note,
  })
  .refine(({ creatures: [one, other] }) => one !== other, { path: ['creatures'], message: 'twice' })
export type QuestCard = z.infer<typeof questShape>

const copies = z.number().int().min(1).max(20).default(1)

/** A Bonus Item, or an Experience Reward: that has `xp` and is no item. */
export const bonusShape = z
  .strictObject({ id, name, copies, xp: amount.optional(), use: deeds.default([]), note })
  .refine(({ xp, use }) => xp === undefined || use.length === 0, { path: ['use'], message: 'xpOnly' })
export type BonusCard = z.infer<typeof bonusShape>

/** Dice that a card adds, to be rolled at the board. */
const dice = z.strictObject({ colour: z.enum(DICE), count: amount })

export const itemShape = z.strictObject({
  id,
  name,
  deck: z.enum(ITEM_DECKS),
  copies,
  dice: dice.optional(),
  armor: amount.optional(),
  note,
})
export type ItemCard = z.infer<typeof itemShape>

export const eventShape = z.strictObject({ id, name, does: deeds.default([]), note })
export type EventCard = z.infer<typeof eventShape>

export const powerShape = z.strictObject({
  id,
  name,
  cls: z.enum(CLASSES),
  icon: z.enum(ICONS),
  /** What an active power costs as it is equipped. */
  energy: z.number().int().min(0).max(9).default(0),
  /** It has the Spellbook icon. */
  spellbook: z.boolean().default(false),
  dice: dice.optional(),
  armor: amount.optional(),
  note,
})
export type PowerCard = z.infer<typeof powerShape>

export const talentShape = z.strictObject({
  id,
  name,
  cls: z.enum(CLASSES),
  /** When one power may be equipped by it, and which kind; any unless told. */
  equips: z.strictObject({ at: z.enum(['round', 'action']), icon: z.enum(ICONS).optional() }).optional(),
  dice: dice.optional(),
  armor: amount.optional(),
  note,
})
export type TalentCard = z.infer<typeof talentShape>

/** A class's character sheet: its card areas, and how much energy it has at each level. */
export const sheetShape = z.strictObject({
  id,
  name,
  cls: z.enum(CLASSES),
  areas: z.array(z.enum(ICONS)).min(1).max(8),
  energy: z.array(amount).min(1).max(10),
})
export type SheetCard = z.infer<typeof sheetShape>

/** With so much experience a character is of this level; the first line is level 1. */
export const levelShape = z.strictObject({ id, name, xp: z.number().int().min(0).max(999) })
export type LevelCard = z.infer<typeof levelShape>

/** A space of the turn track, in their order, and its icon. */
export const spaceShape = z.strictObject({ id, name, icon: z.enum(['event', 'merchant']).optional() })
export type SpaceCard = z.infer<typeof spaceShape>

/** What the lists of sheets, levels and spaces come to. */
export interface Board {
  /** How many spaces the turn track has, and which have icons. */
  readonly spaces: number
  readonly icons: readonly { readonly space: number; readonly icon: 'event' | 'merchant' }[]
  /** With so much experience a character is of level 1, 2, ... */
  readonly levels: readonly number[]
  readonly sheets: readonly Pick<SheetCard, 'cls' | 'areas' | 'energy'>[]
}

export const boardOf = ({ sheets, levels, track }: Pick<Cards, 'sheets' | 'levels' | 'track'>): Board => ({
  spaces: track.length,
  icons: track.flatMap(({ icon }, at) => (icon === undefined ? [] : [{ space: at + 1, icon }])),
  levels: levels.map(({ xp }) => xp),
  sheets,
})

/** The shapes of the lists, by what people call them. */
export const LISTS = {
  destiny: destinyShape,
  quests: questShape,
  bonus: bonusShape,
  items: itemShape,
  events: eventShape,
  powers: powerShape,
  talents: talentShape,
  sheets: sheetShape,
  levels: levelShape,
  track: spaceShape,
} as const
export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS).filter((key): key is ListName => key in LISTS)

/** The kind of card in each list. */
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

/** All cards that a game is played with, and its board. */
export type Lists = Cards & { readonly board: Board }
