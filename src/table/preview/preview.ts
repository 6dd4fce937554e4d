/** What would be asked next, told to whom it is told anyway. */
import type { CardId, Decision, ObjectId, Seat } from '../../engine/index.ts'
import type { Store, Tx } from '../../store/open.ts'
import { lookAtRaid, readRaid } from '../../store/raids.ts'
import { gameOf } from '../sitting.ts'
import { aheadIn, aimsIn, asksNext, heardIn } from './ahead.ts'
import type { Ahead, Fate, Fight, Preview } from './contract.ts'
import { attacksIn, fightIn } from './fight.ts'

export function openPreview({ db }: Store): Preview {
  return {
    after: (raidId, seat, picks) => after(db, raidId, seat, picks),
    aims: (raidId, seat) => aims(db, raidId, seat),
    ahead: (raidId, seat) => ahead(db, raidId, seat),
    fight: (raidId, seat) => fight(db, raidId, seat),
    attacks: (raidId, seat) => attacks(db, raidId, seat),
    shown: (raidId, seat) => shownCards(db, raidId, seat),
  }
}

/**
 * Only the rest of an announcement is told: its options are known to whoever announces. Anything that would already
 * have happened, with dice and draws, is not.
 */
async function after(db: Tx, raidId: string, seat: Seat, picks: string[]): Promise<Decision | null> {
  const row = await readRaid(db, raidId)
  if (!row || row.state === null) return null
  const game = await gameOf(db, row)
  return game.decision?.seat === seat ? asksNext(game, picks) : null
}

/** Of each move that the seat can make now and that asks for one target or defender next: that question. */
async function aims(db: Tx, raidId: string, seat: Seat): Promise<Record<string, Decision>> {
  const row = await lookAtRaid(db, raidId)
  return row && row.state !== null ? aimsIn(await gameOf(db, row), seat) : {}
}

async function ahead(db: Tx, raidId: string, seat: Seat): Promise<Ahead | null> {
  const row = await lookAtRaid(db, raidId)
  if (!row || row.state === null) return null
  const game = await gameOf(db, row)
  const open = aheadIn(game, seat)
  if (open?.decision.kind !== 'strike') return open
  const heard = heardIn(game, seat)
  return { ...open, fight: heard && fightIn(heard, seat) }
}

async function fight(db: Tx, raidId: string, seat: Seat): Promise<Fight | null> {
  const row = await lookAtRaid(db, raidId)
  return row && row.state !== null ? fightIn(await gameOf(db, row), seat) : null
}

async function attacks(db: Tx, raidId: string, seat: Seat): Promise<Record<string, Fate>> {
  const row = await lookAtRaid(db, raidId)
  return row && row.state !== null ? attacksIn(await gameOf(db, row), seat) : {}
}

/** Zones of which no view has the cards. */
const UNSEEN: ReadonlySet<string | undefined> = new Set(['collection', 'deck'])

/**
 * Cards in decks that the seat's open decision shows it: those revealed or searched to choose from, and the card of
 * the lair that asks. Views hide all decks, so these names come beside them; they are for that seat alone.
 */
async function shownCards(db: Tx, raidId: string, seat: Seat): Promise<Record<ObjectId, CardId>> {
  const row = await lookAtRaid(db, raidId)
  if (!row || row.state === null) return {}
  const game = await gameOf(db, row)
  const { decision } = game
  if (decision?.seat !== seat) return {}
  const options = decision.options.flatMap((option) => ('object' in option ? [option.object] : []))
  const ids = decision.source === undefined ? options : [...options, decision.source]
  const unseen = ids.filter((id) => UNSEEN.has(game.objects[id]?.zone))
  return Object.fromEntries(unseen.map((id) => [id, game.objects[id]?.card ?? '']))
}
