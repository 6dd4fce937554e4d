/**
 * Decides which protectors don't attack in a raid against a Boss player. A protector that attacks is exhausted when
 * the other side attacks.
 */
import { type CardView, lairOfGame, type View } from '../engine/index.ts'
import { highestPossibleAtk } from './combat-sense.ts'
import { seatViewOf } from './visible-cards.ts'

/**
 * Whether a card should not attack, so that it is ready to protect. It must prevent more damage than its attack is
 * worth, and the other ready protectors must be too few for the opponents with a high ATK.
 */
export function shouldStayReadyToProtect(view: View, card: CardView, blow: number): boolean {
  const { side } = seatViewOf(view, card.controller)
  if (!lairOfGame(view)?.boss || side === 'lair' || !card.keywords.protector || card.type !== 'ally')
    return false
  const hard = blowsAgainst(view, side).filter((atk) => atk >= HARD && HERO * atk > blow)
  return readyProtectors(view, side) <= hard.length
}

/** An opponent with less ATK than this needs no protector. */
const HARD = 4
/** The value of one point of damage that a protector prevents for a hero. It equals `HERO` in harm.ts. */
const HERO = 2

function blowsAgainst(view: View, side: string): number[] {
  return view.seats
    .filter((one) => one.side !== side)
    .flatMap(({ seat, hero, allies }) =>
      [...(hero ? [hero] : []), ...allies].map((one) => highestPossibleAtk(view, seat, one)),
    )
}

const readyProtectors = (view: View, side: string): number =>
  view.seats
    .filter((one) => one.side === side)
    .flatMap(({ allies }) => allies)
    .filter(({ keywords, exhausted }) => keywords.protector && !exhausted).length
