/** Builds the service for previews of the next questions. */
import {
  type CardId,
  copyGame,
  type Decision,
  type Game,
  type ObjectId,
  type Seat,
} from '../../engine/index.ts'
import type { Store } from '../../store/database/open.ts'
import { memoizePerGame } from '../raids-in-memory/memoize-per-game.ts'
import { readFromGame } from '../views/look.ts'
import { forecastAttacks, previewIncomingAttack } from './attack-preview.ts'
import type { MovesOfSeatAskedLater, PreviewService } from './contract.ts'
import {
  applyPicksAndGetQuestion,
  copyGameUntilSeatIsAsked,
  movesOfSeatAskedLater,
  targetQuestionsOfMoves,
} from './possible-moves.ts'

const targetDecisions = memoizePerGame(targetQuestionsOfMoves)
const attacks = memoizePerGame((game, seat: Seat) => forecastAttacks(game, seat, targetDecisions(game, seat)))
const fightOnce = memoizePerGame(previewIncomingAttack)
const movesOfSeatAskedLaterOnce = memoizePerGame(movesAndForecastOfSeatAskedLater)

export function createPreviewService({ db }: Store): PreviewService {
  return {
    after: (raidId, seat, picks) => readFromGame(db, raidId, (game) => after(game, seat, picks)),
    targetDecisions: async (raidId, seat) =>
      (await readFromGame(db, raidId, (game) => targetDecisions(game, seat))) ?? {},
    movesOfSeatAskedLater: (raidId, seat) =>
      readFromGame(db, raidId, (game) => movesOfSeatAskedLaterOnce(game, seat)),
    fight: (raidId, seat) => readFromGame(db, raidId, (game) => fightOnce(game, seat)),
    attacks: async (raidId, seat) => (await readFromGame(db, raidId, (game) => attacks(game, seat))) ?? {},
    shown: async (raidId, seat) => (await readFromGame(db, raidId, (game) => shownCards(game, seat))) ?? {},
  }
}

/**
 * Returns the question that would follow these picks in an announcement; null if the picks complete it, so that no
 * die roll or draw is revealed.
 */
const after = (game: Game, seat: Seat, picks: string[]): Decision | null =>
  game.decision?.seat === seat ? applyPicksAndGetQuestion(copyGame(game), picks) : null

/** Adds the forecast of the attack if the seat will be asked to strike. */
function movesAndForecastOfSeatAskedLater(game: Game, seat: Seat): MovesOfSeatAskedLater | null {
  const open = movesOfSeatAskedLater(game, seat)
  if (open?.decision.kind !== 'strike') return open
  const heard = copyGameUntilSeatIsAsked(game, seat)
  return { ...open, fight: heard && previewIncomingAttack(heard, seat) }
}

/** The zones whose cards no view contains. */
const UNSEEN: ReadonlySet<string | undefined> = new Set(['collection', 'deck'])

/**
 * Returns the cards in decks and collections that the seat's open decision shows it, by object id. They are
 * separate from the views, which hide all decks, and are for that seat alone.
 */
function shownCards(game: Game, seat: Seat): Record<ObjectId, CardId> {
  const { decision } = game
  if (decision?.seat !== seat) return {}
  const options = decision.options.flatMap((option) => ('object' in option ? [option.object] : []))
  const ids = decision.source === undefined ? options : [...options, decision.source]
  const unseen = ids.filter((id) => UNSEEN.has(game.objects[id]?.zone))
  return Object.fromEntries(unseen.map((id) => [id, game.objects[id]?.card ?? '']))
}
