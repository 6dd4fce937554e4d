/**
 * Deck lists. The cards of each deck are known, but mostly not the number of copies, so the copies are OUR choice. A
 * group that owns the box can correct a number here.
 */

export interface PreconstructedDeck {
  readonly key: string
  readonly name: string
  /** The starting hero's card id. */
  readonly hero: string
  /** The number of copies of each card, by card id. */
  readonly copies: Readonly<Record<string, number>>
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
const times = (copies: number, ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id) => [id, copies]))

const deadmines = (nos: readonly number[]) => nos.map((no) => `DDD-${no}`)
/**
 * 60 cards. Known: one copy of each Boss and equipment. Our choice: three of each ally, and two of eight of the
 * nineteen abilities, the milder ones.
 */
export const deadminesDeck: PreconstructedDeck = {
  key: 'deadmines',
  name: 'The Deadmines',
  hero: 'DDD-1',
  copies: {
    ...times(1, deadmines(numbers(5, 9))),
    ...times(3, deadmines(numbers(10, 17))),
    ...times(1, deadmines(numbers(18, 36))),
    ...times(2, deadmines([19, 21, 23, 24, 25, 31, 32, 35])),
    ...times(1, deadmines(numbers(37, 40))),
  },
}

const keep = (nos: readonly number[]) => nos.map((no) => `DSK-${no}`)
/**
 * 60 cards. Known: one copy of each Boss and equipment, at least three Bloodthirsty Ghouls and at least three Pistol
 * Barrages, because cards of the deck count them. Our choice: six Ghouls, one of each of the two allies with personal
 * names, and most copies of the small allies. Of the twenty abilities, the milder ones have two or three copies.
 */
export const shadowfangKeepDeck: PreconstructedDeck = {
  key: 'shadowfang-keep',
  name: 'Shadowfang Keep',
  hero: 'DSK-1',
  copies: {
    ...times(1, keep(numbers(5, 8))),
    ...times(1, keep([14, 15])),
    ...times(2, keep([11, 13])),
    ...times(3, keep([12, 16])),
    ...times(4, keep([9])),
    ...times(6, keep([10])),
    ...times(1, keep(numbers(17, 36))),
    ...times(2, keep([17, 23, 32, 35])),
    ...times(3, keep([30, 33, 34])),
    ...times(1, keep(numbers(37, 40))),
  },
}

const monastery = (nos: readonly number[]) => nos.map((no) => `DSM-${no}`)
/**
 * 60 cards. Known: one copy of each Boss and equipment. Our choice: two of Velonara and of Joseph, three of each
 * Scarlet ally, and two of eight of the eighteen abilities, the milder ones.
 */
export const scarletMonasteryDeck: PreconstructedDeck = {
  key: 'scarlet-monastery',
  name: 'Scarlet Monastery',
  hero: 'DSM-1',
  copies: {
    ...times(1, monastery(numbers(5, 11))),
    ...times(2, monastery(numbers(12, 13))),
    ...times(3, monastery(numbers(14, 20))),
    ...times(1, monastery(numbers(21, 38))),
    ...times(2, monastery([21, 22, 24, 26, 32, 35, 36, 37])),
    ...times(1, monastery(numbers(39, 40))),
  },
}

const onyxia = (nos: readonly number[]) => nos.map((no) => `OLR-${no}`)
/** 60 cards: two copies of each of the thirty abilities (booklet, p. 8). */
export const onyxiaDeck: PreconstructedDeck = {
  key: 'onyxia',
  name: 'Onyxia',
  hero: 'OLR-1',
  copies: times(2, onyxia(numbers(4, 33))),
}

/** One copy of each of the thirty events. The event deck is never changed (booklet, p. 8). */
export const cardIdsOfOnyxiaEventDeck: readonly string[] = numbers(1, 30).map((no) => `OLR-E${no}`)

const molten = (nos: readonly number[]) => nos.map((no) => `MCR-${no}`)
/** 45 cards: three copies of each of fifteen abilities (booklet, p. 1). */
export const moltenCoreMainDeck: PreconstructedDeck = {
  key: 'molten-core',
  name: 'Molten Core',
  hero: 'MCR-1',
  copies: times(3, molten(numbers(18, 32))),
}

/**
 * 30 cards of eight kinds (booklet, p. 1). The numbers are our choice: most copies of the weakest, and only two of
 * those that grow with the runes or bring others, because these are worst for raiders in a full clear.
 */
export const cardIdsOfMoltenCoreMinionDeck: readonly string[] = idsOf({
  ...times(2, molten([34, 37, 39, 40])),
  ...times(4, molten([33, 36, 38])),
  ...times(10, molten([35])),
})

/**
 * 25 cards: two copies of each of twelve, and one more card (booklet, p. 1). By our choice that is Fury of the
 * Firelord.
 */
export const cardIdsOfRagnarosDeck: readonly string[] = idsOf({
  ...times(2, molten(numbers(41, 53))),
  ...times(1, molten([46])),
})

/** The seven runes, from the lowest Boss to the highest (R300.3). */
export const cardIdsOfMoltenCoreRunes: readonly string[] = molten(numbers(11, 17))

const lair = (nos: readonly number[]) => nos.map((no) => `MLR-${no}`)
/**
 * 65 cards: two copies of each of thirty-one, and three of one more (booklet). By our choice that is Bathe in Blood,
 * which costs nothing.
 */
export const magtheridonDeck: PreconstructedDeck = {
  key: 'magtheridon',
  name: 'Magtheridon',
  hero: 'MLR-1',
  copies: {
    ...times(2, lair([...numbers(3, 32), 39, 40])),
    ...times(3, lair([4])),
  },
}

const temple = (nos: readonly number[]) => nos.map((no) => `BTR-${no}`)
/** The numbers are our choice: three copies of each of the eighteen abilities, 54 cards. */
export const blackTempleMainDeck: PreconstructedDeck = {
  key: 'black-temple',
  name: 'Black Temple',
  hero: 'BTR-1',
  copies: times(3, temple(numbers(11, 28))),
}

/**
 * 28 cards of fourteen kinds. The numbers are our choice: most copies of the weakest, and only one of those that are
 * strongest or bring others, because all Minions that have gathered come at once when a Boss falls (R502.2).
 */
export const cardIdsOfBlackTempleMinionDeck: readonly string[] = idsOf({
  ...times(1, temple([30, 31, 33, 34, 38, 39])),
  ...times(2, temple([29, 32, 35, 36, 42])),
  ...times(4, temple([37, 40, 41])),
})

/**
 * The cards that the Boss player owns outside of the game: one of each Minion that is a Traitor. No source lists
 * them, so this is our choice.
 */
export const cardIdsOfBlackTempleBossCollection: readonly string[] = idsOf(times(1, temple(numbers(31, 42))))

/** The cards of the Black Temple pack for the decks of raiders: nine abilities and all Minions (R504.1b). */
export const cardIdsOfBlackTempleForRaiders: readonly string[] = temple([
  ...numbers(11, 19),
  ...numbers(29, 42),
])

/** One copy of each of the 23 events. */
export const cardIdsOfBlackTempleEventDeck: readonly string[] = temple(numbers(43, 65))

/** One copy of each of the Betrayer's five events. */
export const cardIdsOfBetrayerEventDeck: readonly string[] = temple(numbers(66, 70))

export const lairDecksOfSixtyCards: readonly PreconstructedDeck[] = [
  deadminesDeck,
  shadowfangKeepDeck,
  scarletMonasteryDeck,
  onyxiaDeck,
]

/** Returns one id for each copy, in the order of the list. */
export const cardIdsOfDeck = (deck: PreconstructedDeck): string[] => idsOf(deck.copies)

function idsOf(copies: PreconstructedDeck['copies']): string[] {
  return Object.entries(copies).flatMap(([id, n]) => Array.from({ length: n }, () => id))
}
