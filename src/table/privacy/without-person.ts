/** The person who is removed from stored data, with all their names. */
export interface PersonToRemove {
  readonly id: string
  /** The id of the nameless player in their place. */
  readonly as: string
  /** All names of the person and of their characters in the data. */
  readonly names: readonly string[]
  /** The name that replaces each name of the forgotten person. */
  readonly nameless: string
}

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys in stored data whose values are names of people and characters. */
const NAMES = new Set(['name', 'by', 'character', 'boss', 'caller'])
/** The keys in stored data whose values are text that people have typed. */
const TYPED = new Set(['reason', 'note', 'own', 'creature', 'word', 'called'])
/** The beginning of a pick that contains text that a player has typed. */
const TYPED_PICK = 'text='
/** The minimum length of a name that is replaced in typed text. Shorter names would be found in ordinary words. */
const SHORTEST = 3

/** Replaces a person's id and names in a JSON value. @returns the same value if it doesn't contain them */
export function replacePersonInJson(value: unknown, gone: PersonToRemove): unknown {
  return mayContain(JSON.stringify(value) ?? '', gone) ? new Eraser(gone).walk(value, '', {}) : value
}

/**
 * Whether a JSON text contains the person's id or a name. It is checked before anything is rewritten, because most
 * rows contain neither.
 */
function mayContain(json: string, { id, names }: PersonToRemove): boolean {
  return [id, ...names].some((one) => json.includes(JSON.stringify(one).slice(1, -1)))
}

class Eraser {
  readonly #gone: PersonToRemove
  readonly #names: ReadonlySet<string>
  readonly #typed: RegExp | null

  constructor(gone: PersonToRemove) {
    this.#gone = gone
    this.#names = new Set(gone.names)
    const typed = gone.names.filter(({ length }) => length >= SHORTEST).map(escaped)
    const longestFirst = typed.sort((a, b) => b.length - a.length).join('|')
    this.#typed =
      typed.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst})(?![\\p{L}\\p{N}])`, 'gu') : null
  }

  walk(value: unknown, key: string, holder: Row): unknown {
    if (typeof value === 'string') return this.#text(value, key, holder)
    if (Array.isArray(value)) return value.map((one) => this.walk(one, key, holder))
    if (!isRow(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([own, one]) => [this.#withoutId(own), this.walk(one, own, value)]),
    )
  }

  #text(text: string, key: string, holder: Row): string {
    const { nameless } = this.#gone
    const rest = this.#withoutId(text)
    if (this.#names.has(text) && namesPeople(key, holder)) return nameless
    const isTyped = TYPED.has(key) || text.startsWith(TYPED_PICK)
    return isTyped && this.#typed ? rest.replace(this.#typed, () => nameless) : rest
  }

  #withoutId(text: string): string {
    return text.replaceAll(this.#gone.id, this.#gone.as)
  }
}

/** Whether the value of a key is the name of a person. Data of cards have names as well, but always a `kind`. */
const namesPeople = (key: string, { kind }: Row): boolean =>
  NAMES.has(key) && (key !== 'name' || kind === undefined || kind === 'replace' || kind === 'replaced')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** Returns the names beside a person's id in stored data: the person's own, and those of their characters. */
export function findNamesStoredWithPersonId(value: unknown, id: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findNamesStoredWithPersonId(one, id))
  if (!isRow(value)) return []
  const { name, person, character } = value
  const isTheirs = isRow(person) && person.id === id
  return [
    ...(value.id === id ? textsOf(name) : []),
    ...(isTheirs ? textsOf(character) : []),
    ...Object.values(value).flatMap((one) => findNamesStoredWithPersonId(one, id)),
  ]
}

/**
 * Returns the names of a person's seats in the stored data of a raid, where a game names its players without an id.
 * The nameless player may already have the person's seats.
 */
export function findNamesOfPersonInRaidSeats(
  raid: unknown,
  { id, as, nameless }: Omit<PersonToRemove, 'names'>,
): string[] {
  const seats = isRow(raid) && Array.isArray(raid.seats) ? raid.seats : []
  const names = seatNamesIn(raid, nameless)
  const isTheirs = (seat: unknown) => isRow(seat) && (seat.playerId === id || seat.playerId === as)
  return seats.flatMap((seat, n) => (isTheirs(seat) ? (names.get(n) ?? []) : []))
}

function seatNamesIn(
  value: unknown,
  nameless: string,
  names = new Map<number, string>(),
): Map<number, string> {
  if (Array.isArray(value)) for (const one of value) seatNamesIn(one, nameless, names)
  if (!isRow(value)) return names
  const { setup, kind, seat, name } = value
  if (isRow(setup)) for (const [n, one] of namesInSetup(setup).entries()) names.set(n, one)
  const isPerson = kind === 'replace' && typeof name === 'string' && name !== nameless
  if (isPerson && typeof seat === 'number') names.set(seat, name)
  for (const one of Object.values(value)) seatNamesIn(one, nameless, names)
  return names
}

/**
 * Returns the names of players in a game's setup by the number of the seat. The Boss player's seat follows those of
 * the raiders.
 */
const namesInSetup = ({ seats, boss }: Row): string[] => [
  ...(Array.isArray(seats) ? seats.map((seat) => textsOf(Object(seat).name)[0] ?? '') : []),
  ...textsOf(boss),
]

const textsOf = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? [value] : [])
