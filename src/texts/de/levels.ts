import type { levelTexts as en, UnusedLevel } from '../en/levels.ts'
import type { TranslationOf } from '../worded.ts'
import { capitalize, joinAsList, rarityText } from './words.ts'

const TYPES = {
  ability: 'einer Fähigkeit',
  ally: 'eines Verbündeten',
  equipment: 'einer Ausrüstung',
} as const

/** Returns text such as "Rest von Stufe 10 und Stufe 20". */
export const unusedLevelsText = (levels: readonly UnusedLevel[]): string =>
  joinAsList(levels.map(({ level, begun }) => `${begun ? 'Rest von ' : ''}Stufe ${level}`))

const paged = (page: number, pages: number): string => (pages > 1 ? ` (${page + 1} von ${pages})` : '')

export const levelTexts: TranslationOf<typeof en> = {
  title: (level, name) => `Stufe ${level} von ${name}`,
  allowance: ({ type, rarities, sameCard, talents }) => {
    const kind = joinAsList(rarities.map(rarityText), 'or')
    if (sameCard && type) return `Zweimal dieselbe Karte ${TYPES[type]} (${kind})`
    return `Zwei Karten (${kind})${talents ? ', auch Talente' : ''}`
  },
  slot: (what, before, chosen) => {
    const all = [...before.map((one) => `${one} (schon drin)`), ...chosen.map((one) => `**${one}**`)]
    return all.length === 0 ? `▫ ${what}` : `✓ ${what}: ${joinAsList(all)}`
  },
  goesOut: (cards) => `− Geht heraus: **${joinAsList(cards)}**`,
  nothingOut: 'Keine Karte muss herausgehen, weil ein Deck mehr als 60 Karten haben darf.',
  respec: 'Wenn du ein Talent eines anderen Zweiges wählst, gehen alle alten Talente aus dem Deck.',
  hint: 'Nichts ändert sich, bevor du bestätigst. Bis dein nächster Raid beginnt, kannst du die ganze Stufe zurücknehmen.',
  unconfirmed: 'Nichts ändert sich, bevor du bestätigst.',
  staysOpen: (what) => `Den Rest kannst du später wählen: ${joinAsList(what)}.`,
  more: (levels) => `Du kannst auch nutzen: ${unusedLevelsText(levels)}.`,
  toLevel: (level) => `Stufe ${level} ›`,
  toRest: (level) => `Rest von Stufe ${level} ›`,
  none: (name, next) =>
    next === null
      ? `${name} hat alle Stufen genutzt.`
      : `${name} hat keine Stufe zu nutzen. Die nächste Stufe kommt mit ${next} EP.`,
  mayUndo: (level) =>
    `Bis dein nächster Raid beginnt, kannst du Stufe ${level} zurücknehmen. Dein Deck ist dann wie zuvor.`,
  selectIn: (page, pages) => `Eine Karte, die hineinkommt …${paged(page, pages)}`,
  selectOut: (page, pages, room) => `Karten, die herausgehen, höchstens ${room} …${paged(page, pages)}`,
  option: (copies, name) => (copies > 1 ? `${copies} × ${name}` : name),
  optionText: (kind, spare) =>
    [capitalize(rarityText(kind)), ...(spare > 0 ? [`du besitzt ${spare}`] : [])].join(' · '),
  moreIn: 'Andere hinein ›',
  moreOut: 'Andere heraus ›',
  confirm: 'Bestätigen',
  startOver: 'Von vorn',
  undo: (level) => `Stufe ${level} zurücknehmen`,
  done: (level, name) => `✓ ${name} hat Stufe ${level} genutzt.`,
  doneInPart: (level, name, left) =>
    `✓ ${name} hat einen Teil von Stufe ${level} genutzt. Den Rest kannst du jederzeit nutzen: ${joinAsList(left)}.`,
  undone: (level, name) => `✓ ${name} kann Stufe ${level} wieder nutzen, und das Deck ist wie zuvor.`,
}
