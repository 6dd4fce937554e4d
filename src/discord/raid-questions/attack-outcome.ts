/** Forecasts of attacks in words. */
import type { ObjectId, View } from '../../engine/index.ts'
import type { AttackForecast, RemainingHealth } from '../../table/preview/contract.ts'
import { texts } from '../../texts/texts.ts'
import { findCardInView, objectName, type SeatNames } from '../message-parts/names.ts'

/** Returns lines with the health that an attack leaves to the characters that it hurts. */
export function attackOutcomeLines(
  view: View,
  names: SeatNames,
  { defender, attacker }: AttackForecast,
): string[] {
  const hurt = [defender, attacker].filter(({ object, left }) => left !== leftNow(view, object))
  return hurt.length > 0 ? hurt.flatMap((one) => leftWords(view, names, one)) : [texts.prompt.nobodyHurt]
}

function leftNow(view: View, object: ObjectId): number | null {
  const card = findCardInView(view, object)
  return card?.health == null ? null : card.health - card.damage
}

const leftWords = (view: View, names: SeatNames, { object, left }: RemainingHealth): string[] => {
  if (left === null) return []
  const name = objectName(view, names, object)
  return [left === 0 ? texts.prompt.dies(name) : texts.prompt.hasLeft(name, left)]
}
