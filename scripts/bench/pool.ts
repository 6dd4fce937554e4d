/**
 * Measures how the printed pool is searched and how constructed decks are shown, with an embedded database:
 * milliseconds per keystroke of `/card` and of the suggestions for a deck, per view of a deck, and per search in the
 * builder.
 */

import { formatDecklist } from '../../src/campaign/decklist.ts'
import { cardWithId, starterDecks } from '../../src/cards/index.ts'
import { cardFactsOf } from '../../src/cards/pool/automated.ts'
import { printedEntries } from '../../src/cards/pool/printed.ts'
import { buildSearchIndex, searchCardIdsByName } from '../../src/cards/pool/search.ts'
import { suggestCards } from '../../src/discord/cards/card.ts'
import { type DeckBuilderPanelState, deckBuilderPost } from '../../src/discord/characters/builder-post.ts'
import { cacheDeckSearchTexts } from '../../src/discord/characters/builder-results.ts'
import { deckListPictureContents, deckPagePost } from '../../src/discord/characters/deck-page.ts'
import { suggestCardsToAdd } from '../../src/discord/characters/decks.ts'
import { fakeBotContext } from '../../src/discord/fixture.ts'
import { randomDeckForSimilarHero } from '../../src/simulation/fuzz/pool-decks.ts'
import { newRandomNumberGenerator } from '../../src/simulation/invariant-checks/random-numbers.ts'
import { newPerson, requireAccepted, TEST_GUILD_ID, tableWithFixedSeed } from '../../src/table/fixture.ts'
import { borrowStore } from '../../test/shared-stores.ts'
import { medianOf, roundToHundredths } from './figures.ts'

/** The milliseconds that all runs of a piece of work took. */
interface Spread {
  readonly median: number
  readonly p99: number
  readonly most: number
}

const WHICH = { constructed: null } as const
const LISTING: DeckBuilderPanelState = { filters: 0, text: '', in: 0, out: 0, all: false }

export async function measurePoolSearch(times: number) {
  const borrowed = await borrowStore('pglite')
  try {
    const context = fakeBotContext({ table: tableWithFixedSeed(borrowed.store) })
    const { characters } = context.table
    const owner = newPerson('Anna')
    const whose = { guildId: TEST_GUILD_ID, personId: owner.id, name: owner.name }
    requireAccepted(await characters.importDeck(whose, null, constructedList()))
    const source = {
      ...{ guildId: TEST_GUILD_ID, channelId: TEST_GUILD_ID, person: owner, interactionId: '1' },
      ...{ isThread: false, isVoice: false, isManager: false, mayCall: false, mine: 0n, roles: [] },
    }
    const words = keystrokes()
    const view = async () => {
      const deck = requireAccepted(await characters.deck(whose, WHICH))
      deckPagePost(deck, { who: owner.id, which: WHICH, page: 0 }, true)
      deckListPictureContents(deck, 0, 'dark')
    }
    const build = async (text: string) => {
      const building = requireAccepted(await characters.building(whose, WHICH))
      await cacheDeckSearchTexts(building, { ...LISTING, text })
      deckBuilderPost(building, { ...LISTING, text })
    }
    buildSearchIndex()
    const firstSearch = await timed(() => build('draw a card'))
    return {
      rows: printedEntries().length,
      cardKeystroke: await spreadOf(words, async (typed) => void suggestCards(typed)),
      deckKeystroke: await spreadOf(
        words,
        async (typed) => void (await suggestCardsToAdd(context, source, WHICH, typed)),
      ),
      searchAlone: await spreadOf(words, async (typed) => void searchCardIdsByName(typed)),
      storeAlone: await spreadOf(words, async () => void (await characters.deck(whose, WHICH))),
      deckView: await spreadOf(Array(times).fill(''), view),
      builderView: await spreadOf(Array(times).fill(''), build),
      builderSearch: await spreadOf(words, build),
      /** The first search in the builder generates the texts of all cards that the hero can have. */
      firstBuilderSearch: roundToHundredths(firstSearch),
    }
  } finally {
    await borrowed.giveBack()
  }
}

function constructedList(): string {
  const [starter] = starterDecks
  if (!starter) throw new Error('there are no starter decks')
  const { hero, deck } = randomDeckForSimilarHero(cardWithId(starter.hero), newRandomNumberGenerator(7))
  const lines = deck.map((id) => ({ copies: 1, name: cardFactsOf(id)?.name ?? id }))
  return `Hero: ${cardFactsOf(hero)?.name}\n${formatDecklist(lines)}`
}

/** Returns the beginnings of names from the whole pool, as people type them, some with a wrong letter. */
function keystrokes(): string[] {
  const rows = printedEntries()
  const names = Array.from(
    { length: NAMES },
    (_, n) => rows[Math.floor((n * rows.length) / NAMES)]?.name ?? '',
  )
  return names.flatMap((name, n) => {
    const typed = n % 4 === 0 ? `${name.slice(0, 4)}x${name.slice(5)}` : name
    return Array.from({ length: Math.min(typed.length, LONGEST) }, (_, at) => typed.slice(0, at + 1))
  })
}

const NAMES = 60
const LONGEST = 14

async function spreadOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<Spread> {
  for (const one of all.slice(0, WARM_UP)) await work(one)
  const spent: number[] = []
  for (const one of all) spent.push(await leastOf(() => timed(() => work(one))))
  const sorted = spent.toSorted((a, b) => a - b)
  const at = (share: number) =>
    roundToHundredths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { median: roundToHundredths(medianOf(spent)), p99: at(0.99), most: at(1) }
}

const WARM_UP = 100

/** Returns the shortest of three measured times, in which other work disturbed least. */
const leastOf = async (time: () => Promise<number>): Promise<number> =>
  Math.min(await time(), await time(), await time())

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
