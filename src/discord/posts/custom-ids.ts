/**
 * Custom ids. They carry the raid's code, the decision and the picks, so that any process can answer a click and an
 * old button is known for what it is. An id that was ever posted stays readable: new shapes get a new first word.
 */
import { z } from 'zod'

const code = z.string().regex(/^[0-9A-Za-z-]{1,40}$/)
const decision = z.string().regex(/^\d+$/).transform(Number)
const pick = z.string().regex(/^[a-z]+\d*(\.\d+)*(=\d+)?$/)
const count = z.string().regex(/^\d+$/).transform(Number)
const picks = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(pick))

const shapes = z.union([
  z.tuple([z.literal('pick'), code, decision, picks]), // a button: these picks
  z.tuple([z.literal('choose'), code, decision, z.string()]), // a select: its values are the picks
  z.tuple([z.literal('aim'), code, decision, z.string()]), // a select: its value is a move, perhaps with its target
  z.tuple([z.literal('next'), code, decision, count, picks]), // a select (part n): its value comes after these picks
  z.tuple([z.enum(['moves', 'hand', 'board', 'wait', 'keep']), code]),
  z.tuple([z.literal('showme'), code]), // what the coach would do
  z.tuple([z.literal('join'), code, z.string().regex(/^[a-z0-9-]+$/)]),
  z.tuple([z.enum(['seat', 'own']), code]), // a select of starter decks; one's active character
  z.tuple([z.enum(['leave', 'start', 'abandon', 'treasure']), code]),
  z.tuple([z.literal('concede'), code, count]),
  z.tuple([z.literal('log'), code, count]),
  z.tuple([z.literal('say'), code, decision]), // opens a window for a number or a name
])

/** A select of cards that come in or go out, another page of it, and the buttons. */
export const LEVEL_DEEDS = ['in', 'out', 'turnin', 'turnout', 'over', 'sure', 'undo'] as const
export type LevelDeed = (typeof LEVEL_DEEDS)[number]

export type Id = z.output<typeof shapes>

const PREFIX = 'lk1'

/** What a custom id says; null when it is none of ours. */
export function readId(customId: string): Id | null {
  const read = shapes.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

/** Using a level: of which one, what is done, and which pages of cards are open. */
const levels = z.tuple([z.literal('level'), count, z.enum(LEVEL_DEEDS), count, count])
export type LevelId = z.output<typeof levels>

export function readLevelId(customId: string): LevelId | null {
  const read = levels.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

/** A select of treasure packs: its value says which. */
export const isPacksId = (customId: string): boolean => customId === ids.packs()

/** Windows to fill in: of these, only what is open right now comes back. */
const forms = z.union([
  z.tuple([z.literal('import'), z.union([z.guid(), z.literal('')])]),
  z.tuple([z.literal('said'), code, decision]), // the answer to a decision
])

export function readFormId(customId: string): z.output<typeof forms> | null {
  const read = forms.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

/** Picks that are too many for one id: Discord takes 100 characters. */
export const fitsId = (id: string): boolean => id.length <= 100

/** For ids of another kind, beside those that are read here. */
export const write = (...parts: (string | number)[]): string => [PREFIX, ...parts].join(':')

/** What was written; null when it is none of ours. */
export function partsOf(customId: string): string[] | null {
  const [prefix, ...parts] = customId.split(':')
  return prefix === PREFIX ? parts : null
}

export const ids = {
  pick: (raid: string, decisionId: number, picked: readonly string[]) =>
    write('pick', raid, decisionId, picked.join(',')),
  choose: (raid: string, decisionId: number, group: string) => write('choose', raid, decisionId, group),
  aim: (raid: string, decisionId: number, group: string) => write('aim', raid, decisionId, group),
  next: (raid: string, decisionId: number, part: number, picked: readonly string[]) =>
    write('next', raid, decisionId, part, picked.join(',')),
  moves: (raid: string) => write('moves', raid),
  hand: (raid: string) => write('hand', raid),
  board: (raid: string) => write('board', raid),
  showMe: (raid: string) => write('showme', raid),
  wait: (raid: string) => write('wait', raid),
  keep: (raid: string) => write('keep', raid),
  join: (raid: string, deck: string) => write('join', raid, deck),
  seat: (raid: string) => write('seat', raid),
  own: (raid: string) => write('own', raid),
  leave: (raid: string) => write('leave', raid),
  start: (raid: string) => write('start', raid),
  abandon: (raid: string) => write('abandon', raid),
  treasure: (raid: string) => write('treasure', raid),
  packs: () => write('packs'),
  concede: (raid: string, seat: number) => write('concede', raid, seat),
  level: (level: number, deed: LevelDeed, pageIn: number, pageOut: number) =>
    write('level', level, deed, pageIn, pageOut),
  /** @param character its id; null for the active one */
  importForm: (character: string | null) => write('import', character ?? ''),
  log: (raid: string, page: number) => write('log', raid, page),
  say: (raid: string, decisionId: number) => write('say', raid, decisionId),
  said: (raid: string, decisionId: number) => write('said', raid, decisionId),
}
