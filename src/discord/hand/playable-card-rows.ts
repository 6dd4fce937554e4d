/**
 * Rows for playing from the picture of the hand: the cards that can be played or placed, by their numbers.
 */
import type { PlayerLook } from '../bot-context.ts'
import type { ComponentRow } from '../message-parts/post.ts'
import { answerControls } from '../raid-questions/choices.ts'
import { offersOfDecision } from '../raid-questions/options.ts'
import { isSeatAsked } from '../raid-questions/question.ts'
import { handCardNumberOfOffer, offersWithTargets, offerWithHandNumber } from '../raid-questions/targets.ts'
import { handContentsOf } from './hand.ts'

/** Returns selects of the cards that a player can play or place now. Empty if the player isn't asked for priority. */
export function playableCardMenus(look: PlayerLook): ComponentRow[] {
  const { raid, names, view, seat } = look
  const decision = view?.decision
  if (!view || decision?.kind !== 'priority' || !isSeatAsked(view, seat)) return []
  const numbers = handCardNumbers(look)
  const offers = offersWithTargets(offersOfDecision(view, decision, names, look.shown), view, look)
    .filter(({ group }) => group === 'play' || group === 'place')
    .flatMap((offer) => {
      const number = handCardNumberOfOffer(decision, offer, numbers)
      return number === undefined ? [] : [{ offer: offerWithHandNumber(decision, offer, numbers), number }]
    })
    .sort((a, b) => a.number - b.number)
    .map(({ offer }) => offer)
  return answerControls({ code: raid.code, decision, offers })
}

/** Returns the numbers that the picture of the hand shows, by the objects of the cards. Copies share a number. */
export function handCardNumbers(look: PlayerLook): Map<number, number> {
  const hand = look.view?.seats.find(({ seat }) => seat === look.seat)?.hand.cards ?? []
  const numbers = new Map(
    handContentsOf(look, look.names)?.cards.map(({ card, number }) => [card.card, number]),
  )
  return new Map(
    hand.flatMap(({ object, card }) => {
      const number = numbers.get(card)
      return number === undefined ? [] : [[object, number] as const]
    }),
  )
}
