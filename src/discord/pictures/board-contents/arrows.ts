/** Arrows between cards on the board: the combat, and the targets of links. */
import type { LinkView, ObjectId, View } from '../../../engine/index.ts'
import { cardsBesidesHeroAndResources } from '../../message-parts/names.ts'
import type { ArrowContents } from './board.ts'

export function boardArrowContents(view: View): ArrowContents[] {
  if (view.outcome) return []
  const links = [...view.chain].reverse().flatMap((link, at) => arrowsOf(view, link, at + 1))
  return [...links, ...combatArrows(view)]
}

function combatArrows({ combat }: View): ArrowContents[] {
  const to = combat?.defender ?? combat?.proposed ?? null
  if (!combat || combat.attacker === null || to === null) return []
  const { attacker, defender, protecting } = combat
  return [{ ...attack(attacker, to), isSure: defender !== null, isProtector: protecting }]
}

const attack = (from: ObjectId, to: ObjectId): ArrowContents => ({
  kind: 'attack',
  isSure: false,
  isProtector: false,
  from,
  to,
  link: null,
})

function arrowsOf(view: View, link: LinkView, number: number): ArrowContents[] {
  if (link.attacker !== null && link.defender !== null) return [attack(link.attacker, link.defender)]
  const from = sourceOf(view, link)
  if (from === null) return []
  const players = link.players.flatMap((seat) => heroOf(view, seat) ?? [])
  return [...link.targets, ...players]
    .filter((to) => to !== from && isOnBoard(view, to))
    .map((to) => ({ kind: 'target', isSure: true, isProtector: false, from, to, link: number }))
}

/** Returns the link's card if it is in play, else the hero of its controller. */
const sourceOf = (view: View, { object, controller }: LinkView): ObjectId | null =>
  object !== null && isOnBoard(view, object) ? object : heroOf(view, controller)

/** Whether the board shows the card. It shows no card in a graveyard, for instance. */
const isOnBoard = ({ seats }: View, object: ObjectId): boolean =>
  seats.some((seat) =>
    [...(seat.hero ? [seat.hero] : []), ...cardsBesidesHeroAndResources(seat)].some(
      (card) => card.object === object || card.attachments.some((one) => one.object === object),
    ),
  )

const heroOf = ({ seats }: View, seat: number): ObjectId | null =>
  seats.find((one) => one.seat === seat)?.hero?.object ?? null
