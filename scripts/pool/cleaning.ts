/** Cleans a printed text: icons become words, and reminders in brackets are removed. */
import { DAMAGE_TYPES } from '../../src/engine/index.ts'

const TYPES = DAMAGE_TYPES.join('|')

/** Misspelled words of the sources. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bfl ip/g, 'flip'],
  [/\bsearh /g, 'search '],
  [/\bTerget/g, 'Target'],
  [/\bdammage/g, 'damage'],
  [/\bopposting/g, 'opposing'],
  [/ ot ally/g, ' or ally'],
  [/\brecieve/g, 'receive'],
  [/\b(?:dels|deas)\b/g, 'deals'],
  [/\byoumay\b/g, 'you may'],
  [/\bRepuation\b/g, 'Reputation'],
  [/\b([Mm])ele\b/g, '$1elee'],
  [/\bown?e?rs? hand\b/g, "owner's hand"],
  [/its owner hand/g, "its owner's hand"],
  [/\bit's (?=(?:owner|controller)\b)/g, 'its '],
  [/\b([Yy])ou hero\b/g, '$1our hero'],
  [/\+ (?=\d)/g, '+'],
  [/\bthis all\b/g, 'this ally'],
  [/\bplay a resource face up\b/g, 'place a resource face up'],
  [/\b(Opponent|Player)'s can't\b/g, "$1s can't"],
  [/\bcard of effect\b/g, 'card or effect'],
  [/\bExhaust ?(?=,|→)/g, '[Activate]'],
]

export function cleanPrintedText(text: string): string {
  const plain = text
    .replaceAll('’', "'")
    .replaceAll('‘', "'")
    .replace(/[“”]|&quot;/g, '"')
    .replaceAll(' ', ' ')
    .replace(/[–−]/g, '-')
    .replaceAll('\r', '')
    .replace(/-+>|>>+|→|=>/g, '→')
    .replace(/\[([^\]]*)\]/g, (_, icon: string) => iconOf(icon))
    .replaceAll('([Activate])', '[Activate]')
    .replace(new RegExp(`\\((${TYPES})\\)`, 'gi'), '$1')
    .replace(/"(ability|ally|equipment|location|quest)([,.])"/g, '"$1"$2')
  return SLIPS.reduce((all, [from, to]) => all.replace(from, to), plain)
}

function iconOf(icon: string): string {
  const name = icon.trim().toLowerCase().replace(' icon', '')
  if (/^(?:exhaust|act|activate|activated)$/.test(name)) return '[Activate]'
  if (/^\d+$|^x$/.test(name)) return `(${name.toUpperCase()})`
  if (name === 'atk' || name === 'attack') return 'ATK'
  if (name === 'def' || name === 'defense') return 'DEF'
  if (new RegExp(`^(?:${TYPES}|health|cost)$`).test(name)) return name
  return name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Removes reminders, which explain keywords in brackets. A number or a single word in brackets stays. */
export const removeReminders = (text: string): string =>
  text.replace(/\(((?:[^()]|\([^()]*\))*)\)/g, (_, inside: string) =>
    /^(?:\d+|X|(?:non-)?\w+)$/.test(inside) ? `(${inside})` : ' ',
  )
