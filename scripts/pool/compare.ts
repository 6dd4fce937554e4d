/**
 * Compares the English that is generated from a compiled card with the printed text: both have the same numbers, damage
 * types, sides, verbs and keywords. It finds what the grammar dropped, but not a wrong reference.
 */
import { KEYWORD_NAMES } from '../../src/cards/wording/keywords.ts'
import { CLASS_TAGS, DAMAGE_TYPES } from '../../src/engine/index.ts'
import { PRINTED_TAGS, pluralForms } from './lexicon.ts'

export type Spelling = readonly [spelled: RegExp, by: string]
type Words = readonly (readonly [word: string, forms: RegExp])[]

const NUMBERS: Readonly<Record<string, string>> = {
  twice: '2',
  double: '2',
  doubled: '2',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

/** Words that mean the same for this comparison. A word without an entry isn't compared. */
const WORDS: Words = [
  ...DAMAGE_TYPES.map((type): [string, RegExp] => [type, new RegExp(`^${type}$`)]),
  ['opposing', /^(?:opposing|opponents?)$/],
  ['damage', /^damage$/],
  ['damaged', /^(?:un)?damaged$/],
  ['combat', /^combat$/],
  ['forever', /^forever$/],
  ['target', /^target(?:s|ed)?$/],
  ['unique', /^unique$/],
  ['face-down', /^face-down$/],
  ['destroy', /^destroy(?:s|ed)?$/],
  ['exhaust', /^exhaust(?:s|ed)?$/],
  ['ready', /^read(?:y|ies)$/],
  ['draw', /^draws?$/],
  ['discard', /^discards?$/],
  ['heal', /^heal(?:s|ed)?$/],
  ['graveyard', /^graveyards?$/],
  ['hand', /^hands?$/],
  ['turn', /^turns?$/],
  ['token', /^tokens?$/],
  ['counter', /^counters?$/],
  ['attack', /^attack(?:s|ing|ed|er|ers)?$/],
  ['may', /^may$/],
  ['interrupt', /^interrupt(?:s|ed)?$/],
  ['weapon', /^weapons?$/],
  ['quest', /^quests?$/],
  ['hero', /^hero(?:es)?$/],
  ['ally', /^(?:ally|allies)$/],
  ['character', /^characters?$/],
]

const KEYWORD_WORDS: ReadonlySet<string> = new Set(
  Object.values(KEYWORD_NAMES).map((word) => word.toLowerCase()),
)

/** Words of tags that texts also use in other senses. */
const NO_TAGS: ReadonlySet<string> = new Set(
  'back combat death finishing hands move of one power spirit the time'.split(' '),
)

/** The words of classes and tags by their forms: "elf" and "elves". */
const TAG_WORDS: ReadonlyMap<string, string> = new Map(
  [...CLASS_TAGS, ...PRINTED_TAGS.keys()].flatMap((tag) =>
    tag
      .toLowerCase()
      .split(' ')
      .filter((word) => !NO_TAGS.has(word))
      .flatMap((word) => [word, ...pluralForms(word)].map((form): [string, string] => [form, word])),
  ),
)

const CHARACTERS = /\b(?:hero|heroes|ally|allies) (?:or|and|and ?\/ ?or) (?:hero|heroes|ally|allies)\b/g
const TYPES = 'ability|ally|armor|card|equipment|hero|item|location|quest|weapon'
/** Words for this card, which has a name in print. */
const ITSELF = new RegExp(`\\b(?:self|this (?:${TYPES}))\\b`, 'g')
/** Matches "mage characters", which mean the same as "Mage" alone: the heroes and allies of that class. */
const OF_CLASS = new RegExp(`\\b(${CLASS_TAGS.join('|')}) characters?\\b`.toLowerCase(), 'g')

/** Matches "discard a Mage ally": outside of play, all cards that are called Mages are allies. */
const OF_CLASS_OUTSIDE_PLAY = new RegExp(
  `\\b(discard|remove) a (${CLASS_TAGS.join('|')}) ally\\b`.toLowerCase(),
  'g',
)

const MAGICAL = DAMAGE_TYPES.filter((type) => type !== 'melee' && type !== 'ranged')

/** Texts of keywords that only one of the texts spells out, and lines that are facts. */
export const SPELLED: readonly Spelling[] = [
  [/\((?=[^()]*\. )[^()]*\)/g, ''],
  [/death rattle: when self enters a graveyard from anywhere,/g, ''],
  [/stash: when self is stashed,/g, 'stash'],
  [/^(?:arcane torrent|echo|enrage|eternal|find treasure|talent|warp)\b.*$/gm, ''],
  [
    /^(?:as an additional cost to play[^.]*, remove up to (?:5|five)[^.]*graveyard[^.]*\.?|finishing move.*)$/gm,
    '',
  ],
  [/^.* (?:hero required|talent|reputation)\.?$/gm, ''],
  [/^deckbuilding:.*$/gm, ''],
  [/\b(\d+) atk(?= ?(?:and|\/|,) ?\d+ health)/g, '$1 melee'],
  [/\b(?:turns|is turned) face (down|up)\b/g, 'flips'],
  [/\bturns? ([^.]*?) face down\b/g, 'flip $1'],
  [/\bdamage to characters( this turn)? is prevented/g, 'damage$1 is prevented'],
  [/\bif a character would deal damage with\b/g, 'if damage would be dealt with'],
  [/\bfrom characters is prevented/g, 'is prevented'],
  [/\bthat character\b/g, 'it'],
  [/\bdamage type\b/g, 'type'],
  [/\bmagical\b/g, MAGICAL.join(' ')],
  [/\bnon-melee\b/g, DAMAGE_TYPES.filter((type) => type !== 'melee').join(' ')],
  [/\byou may (?=(?:choose|do) both\b)/g, ''],
  [/\bface down and ready\b/g, 'face down'],
  [/\bopposing (?:heroes|characters) can't strike\b/g, "opponents can't strike"],
  [/\b(alliance|horde) hero:/g, '$1:'],
  [/\byour hero has dual wield\b/g, 'dual wield'],
  [/\battached (?:ally|hero|character|pet|card|weapon|ability|ability or weapon)\b/g, 'attached card'],
  [/\bpet ally\b/g, 'pet'],
  [/\b(puts?) (it|him|her|self) from (?:your|its|his|her) graveyard\b/g, '$1 $2'],
  [/to complete self/g, ''],
  [/\bfor the rest of the game\b/g, 'forever'],
  [/\bdamaged this (way|turn|combat)/g, 'dealt damage this $1'],
  [
    /\bwith(?:out)? damage\b(?: on (?:it|them)\b)?|\bha(?:s|ve) (?:no )?damage\b(?: on (?:it|them)\b)?/g,
    'damaged',
  ],
  [/\bthat target\b/g, 'that'],
  [/\bthat opponent\b/g, 'that player'],
  [/\beach time a player's turn ends this turn\b|\bat (?:the )?end of (?:this )?turn\b/g, 'turn'],
  [/\bopponents can't target\b/g, 'opponents targeted'],
  [/\byou can play\b/g, 'you may play'],
  [/\bfrom (?:its|his|her|their) owner's graveyard\b/g, ''],
  [/\byou strike\b/g, 'your hero strikes'],
  // The damage type of a token that isn't printed is melee.
  [/(\d) (?:atk|attack)(?= ?(?:\/|and|,) ?\d+ health)/g, '$1 melee atk'],
  [/\brandom card\b/g, 'card at random'],
  [/\bstealthed\b/g, 'stealth'],
  [/\battackers?\b/g, 'attacking character'],
  [/\bdefenders?\b/g, 'defending character'],
]

/** The generated English asks for a payment in another sentence than the print, which says "unless you pay (2)". */
const UNLESS_PAID: Spelling = [/\bmay (?=pay \(?\d+\)?\. if that isn't done)/g, '']

/** Returns a text in lower case, with the same words for characters, for this card and for keywords in both texts. */
function plain(text: string, spellings: readonly Spelling[]): string {
  const self = text
    .toLowerCase()
    .replace(ITSELF, 'self')
    .replace(CHARACTERS, 'character')
    .replace(OF_CLASS, '$1')
    .replace(OF_CLASS_OUTSIDE_PLAY, '$1 a $2')
  return spellings.reduce((all, [spelled, by]) => all.replace(spelled, by), self)
}

/**
 * Words that both texts must have equally often. All others count once, because texts repeat themselves differently.
 */
const COUNTED: ReadonlySet<string> = new Set(['opposing', 'may', 'turn', 'combat', 'target'])

/** Returns the words of a text that are compared, and how often each occurs. @param more further words */
export function countedWords(
  text: string,
  spellings: readonly Spelling[],
  more: Words = [],
): Map<string, number> {
  const found = new Map<string, number>()
  for (const [word] of plain(text, spellings).matchAll(/\d+|[a-z][a-z-]*/g))
    for (const known of namesOf(word, more)) found.set(known, (found.get(known) ?? 0) + 1)
  return found
}

function namesOf(word: string, more: Words): Set<string> {
  const number = NUMBERS[word] ?? (/^\d+$/.test(word) ? word : undefined)
  const names = [...WORDS, ...more].filter(([, forms]) => forms.test(word)).map(([name]) => name)
  const forms = [word, word.replace(/s$/, '')]
  const keyword = forms.find((one) => KEYWORD_WORDS.has(one))
  return new Set([number, ...names, keyword, TAG_WORDS.get(word)].filter((name) => name !== undefined))
}

/** Returns the words of a text. A word that needn't be equally often in both texts is there once. */
function bag(text: string): Map<string, number> {
  const counts = countedWords(text, [UNLESS_PAID, ...SPELLED])
  return new Map([...counts].map(([word, n]) => [word, COUNTED.has(word) ? n : 1]))
}

/** Returns the words that one of the texts lacks, as "-may" or "+may". "1" isn't compared, because it is often "a". */
export function wordDifferences(printed: string, generated: string): string[] {
  const [a, b] = [bag(printed), bag(generated)]
  const only = (x: ReadonlyMap<string, number>, y: ReadonlyMap<string, number>, sign: string): string[] =>
    [...x].filter(([word, n]) => n > (y.get(word) ?? 0) && word !== '1').map(([word]) => `${sign}${word}`)
  return [...only(a, b, '-'), ...only(b, a, '+')]
}
