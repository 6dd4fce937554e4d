import { capitalize, joinAsList } from './words.ts'

/** A level that a character can use. `begun` is true if a part of it is used. */
export interface UnusedLevel {
  level: number
  begun: boolean
}

/** Returns text such as "the rest of level 10 and level 20". */
export const unusedLevelsText = (levels: readonly UnusedLevel[]): string =>
  joinAsList(levels.map(({ level, begun }) => `${begun ? 'the rest of ' : ''}level ${level}`))

/** Cards that a level allows to be added to a deck. */
interface Allowance {
  type?: 'ability' | 'ally' | 'equipment'
  rarities: readonly string[]
  sameCard: boolean
  talents: boolean
}

const TYPES = { ability: 'ability', ally: 'ally', equipment: 'equipment' } as const

/** Returns text such as "Two copies of any Common or Uncommon ally" or "Two Rare cards, Talents among them". */
function allowance({ type, rarities, sameCard, talents }: Allowance): string {
  const kind = joinAsList(rarities.map(capitalize), 'or')
  if (sameCard && type) return `Two copies of any ${kind} ${TYPES[type]}`
  return `Two ${kind} cards${talents ? ', Talents among them' : ''}`
}

/** Texts for using a level: choosing the cards that enter the deck and the cards that leave it. */
export const levelTexts = {
  title: (level: number, name: string) => `Level ${level} of ${name}`,
  allowance,
  slot: (what: string, before: readonly string[], chosen: readonly string[]) => {
    const all = [...before.map((one) => `${one} (already in)`), ...chosen.map((one) => `**${one}**`)]
    return all.length === 0 ? `▫ ${what}` : `✓ ${what}: ${joinAsList(all)}`
  },
  goesOut: (cards: readonly string[]) => `− Goes out: **${joinAsList(cards)}**`,
  nothingOut: 'No card has to go out, because a deck may have more than 60 cards.',
  respec: 'If you choose a Talent of another spec, all old Talents leave the deck.',
  hint: 'Nothing changes before you confirm. Until your next raid begins, you can take the whole level back.',
  unconfirmed: 'Nothing changes before you confirm.',
  staysOpen: (what: readonly string[]) => `You can choose the rest later: ${joinAsList(what)}.`,
  more: (levels: readonly UnusedLevel[]) => `You can also use ${unusedLevelsText(levels)}.`,
  toLevel: (level: number) => `Level ${level} ›`,
  toRest: (level: number) => `Rest of level ${level} ›`,
  none: (name: string, next: number | null) =>
    next === null
      ? `${name} has used all its levels.`
      : `${name} has no level to use. The next level comes at ${next} XP.`,
  mayUndo: (level: number) =>
    `Until your next raid begins, you can take level ${level} back. Your deck will be as it was before.`,
  selectIn: (page: number, pages: number) => `A card that comes in …${paged(page, pages)}`,
  selectOut: (page: number, pages: number, room: number) =>
    `Cards that go out, at most ${room} …${paged(page, pages)}`,
  option: (copies: number, name: string) => (copies > 1 ? `${copies} × ${name}` : name),
  optionText: (rarity: string, spare: number) =>
    [capitalize(rarity), ...(spare > 0 ? [`you own ${spare}`] : [])].join(' · '),
  moreIn: 'Other cards in ›',
  moreOut: 'Other cards out ›',
  confirm: 'Confirm',
  startOver: 'Start over',
  undo: (level: number) => `Take level ${level} back`,
  done: (level: number, name: string) => `✓ ${name} has used level ${level}.`,
  doneInPart: (level: number, name: string, left: readonly string[]) =>
    `✓ ${name} has used a part of level ${level}. You can use the rest at any time: ${joinAsList(left)}.`,
  undone: (level: number, name: string) =>
    `✓ ${name} can use level ${level} again, and the deck is as before.`,
} as const

function paged(page: number, pages: number): string {
  return pages > 1 ? ` (${page + 1} of ${pages})` : ''
}
