/** Normalizes texts about times: one spelling for digits, spaces, numbers and half hours, in lower case. */

/**
 * The most letters of a text that is read as a time. The time of regular expressions grows with the length and with
 * the number of words (`MOST_WORDS`).
 */
export const MAX_TIME_TEXT_LENGTH = 100
const MOST_WORDS = 14

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
    ...{ eleven: 11, twelve: 12, fourteen: 14, fifteen: 15, twenty: 20, thirty: 30, ninety: 90 },
    ...{
      ein: 1,
      eins: 1,
      eine: 1,
      einem: 1,
      einen: 1,
      einer: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      fuenf: 5,
    },
    ...{ sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12, zwoelf: 12, vierzehn: 14 },
    ...{ fünfzehn: 15, zwanzig: 20, dreißig: 30, neunzig: 90 },
    ...{ anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5, dreieinhalb: 3.5 },
  }),
)

/** Other spellings of words that chrono knows. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ heut: 'heute', ubermorgen: 'übermorgen', sonnabend: 'samstag', wochenende: 'samstag' },
    ...{
      tonite: 'tonight',
      tomorow: 'tomorrow',
      tommorow: 'tomorrow',
      tommorrow: 'tomorrow',
      morgn: 'morgen',
      tues: 'tuesday',
      weds: 'wednesday',
      thur: 'thursday',
    },
    ...{ midday: 'noon', sofort: 'now' },
  }),
)

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/["“”„«»()]/g, ' '],
  [/['’‘´`]/g, ''],
  [/(?<=\d ?)([ap])\.m\b\.?/g, '$1m'],
  [/(?<=:\d\d)\.\d{3}(?=z)/g, ''], // Milliseconds of a time are dropped.
  [/\bo clock\b/g, 'oclock'],
  [/(\d)ish\b/g, '$1'],
  [/(?<=\d) 1\/2 (?=stunden|hours|h\b)/g, '.5 '],
  [/\b(?:or|oder) so\b/g, ' '],
  [/\bso (?=um|gegen|ca|etwa|circa|ab)/g, ' '], // Alone, "so" means Sunday in German.
  [/\b(?:(?:my|local) time|meine zeit|ortszeit)\b/g, ' '],
  [/\b(?:the )?day after tomorrow\b/g, 'overmorrow'],
  [/(\p{L})\.(?!\p{L})/gu, '$1 '], // The full stop of abbreviations such as "Fr." and "Nov." is dropped.
  [/[,;!?](?!\d)/g, ' '],
  [/\ban? (?=minute|hour|day|week|month)/g, '1 '],
  [/\s/g, ' '],
]

/** Durations in halves and quarters, in a text whose numbers are digits. */
const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b1 hour and a half\b/g, '90 minutes'],
  [/\b(\d) and a half hours\b/g, '$1.5 hours'],
  [/\bhalf (?:1|an?) hour\b/g, '30 minutes'],
  [/\b(?:1 )?halben? stunde\b/g, '30 minutes'],
  [/\b(?:1 )?quarter (?:of )?(?:1 |an? )?hour\b/g, '15 minutes'],
  [/\b(?:1 )?dreiviertel ?stunde\b/g, '45 minutes'],
  [/\b(?:1 )?viertel ?stunde\b/g, '15 minutes'],
]

/** Returns a typed text in one spelling, in lower case; an empty text if it is too long or has too many words. */
export function normalizeTimeText(text: string): string {
  if (text.length > MAX_TIME_TEXT_LENGTH) return ''
  const words = replaced(text.normalize('NFKC').toLowerCase(), REPLACED)
    .split(' ')
    .filter((word) => word !== '')
  const folded = words.join(' ')
  if (folded.length > MAX_TIME_TEXT_LENGTH || words.length > MOST_WORDS) return ''
  const digits = folded.replace(/\p{L}+/gu, (word) => `${NUMBERS.get(word) ?? SPELLINGS.get(word) ?? word}`)
  return replaced(digits, FRACTIONS)
}

const replaced = (text: string, all: readonly (readonly [RegExp, string])[]): string =>
  all.reduce((now, [pattern, by]) => now.replace(pattern, by), text)

/** The words that have no meaning for a time. */
const FILLERS: ReadonlySet<string> = new Set([
  ...['at', 'on', 'the', 'around', 'about', 'by', 'starting', 'start', 'sharp', 'please', 'then', 'maybe'],
  ...['coming', 'um', 'am', 'den', 'dem', 'der', 'gegen', 'ab', 'von', 'ca', 'circa', 'etwa', 'ungefähr'],
  ...[
    'beginn',
    'pünktlich',
    'spätestens',
    'onwards',
    'bitte',
    'dann',
    'vielleicht',
    'kommenden',
    'kommender',
    'kommende',
    'uhr',
  ],
  ...['@', '~', 'from', 'zum'],
])

/** Removes the words without a meaning for the time. */
export const withoutFillerWords = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .join(' ')
