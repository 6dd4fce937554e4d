/** Decks with cards whose text the bot doesn't know, and raids in which somebody plays such a card. */
import { cardWithId, starterDecks } from '../../src/cards/index.ts'
import { legalCardsForHero } from '../../src/cards/pool/legal.ts'
import { printedEntriesNamed } from '../../src/cards/pool/printed.ts'
import type { Card, Game } from '../../src/engine/index.ts'
import type { Store } from '../../src/store/database/open.ts'
import { findRaidWithGame } from '../../src/store/raids/raids.ts'
import { defaultPicks } from '../../src/table/absence/default-answer.ts'
import type { Person } from '../../src/table/contract.ts'
import { openDecisionWithAskedPerson, requireAccepted, type TestParty } from '../../src/table/fixture.ts'
import { parseGame } from '../../src/table/stored/parse-stored.ts'

const STARTER = starterDecks.find(({ key }) => key === 'horde-rogue')

/** Cheap cards for a Rogue of which the bot knows only the facts, whichever these are by now. */
export const cheapManualCards = (): Card[] =>
  legalCardsForHero(cardWithId(STARTER?.hero ?? ''), 'unknownToo')
    .filter(({ byHand, type, name }) => byHand && type !== 'quest' && printedEntriesNamed(name).length === 1)
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
    .slice(0, 15)

/** A list with four copies of each of these cards, filled up with the starter's cards to 60. */
export function listWithCards(cards: readonly Card[]): string {
  const starters = Object.entries(STARTER?.copies ?? {}).flatMap(([id, n]) =>
    Array<string>(n).fill(cardWithId(id).name),
  )
  const more = starters.slice(0, 60 - 4 * cards.length).map((name) => `1 ${name}`)
  return [...cards.map(({ name }) => `4 ${name}`), ...more].join('\n')
}

export const gameOfRaid = async (store: Store, { raid }: Pick<TestParty, 'raid'>): Promise<Game> =>
  parseGame((await findRaidWithGame(store.db, raid.id))?.state)

/** Answers for everybody until this person has played a card by hand, which then has resolved. */
export async function playManualCard(store: Store, party: TestParty, by: Person): Promise<Card> {
  let done: Card | undefined
  for (let answers = 0; answers < 400; answers++) {
    const { who, decision } = await openDecisionWithAskedPerson(party)
    const game = await gameOfRaid(store, party)
    if (done && game.chain.length === 0 && decision.kind === 'priority') return done
    const options = who.id === by.id && !done ? decision.options : []
    const [play] = options.flatMap((one) => {
      const found =
        one.kind === 'play' ? party.raid.cards.get(game.objects[one.object]?.card ?? '') : undefined
      return found?.byHand ? [{ id: one.id, card: found }] : []
    })
    const place = options.find(({ kind }) => kind === 'place')
    done ??= play?.card
    const picks = play ? [play.id] : place ? [place.id] : defaultPicks(decision)
    requireAccepted(await party.table.answer(party.raid.id, who, [{ decision: decision.id, picks }]))
  }
  throw new Error('nobody played a card by hand')
}
