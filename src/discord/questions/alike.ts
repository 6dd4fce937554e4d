/**
 * The line about attackers that are like the attacking one. A player with few stops answers once for all of them.
 * Everything in it is public.
 */
import type { CardView, Stops, View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { cardCalled, findCard, type SeatNames } from '../message-parts/names.ts'

/** @param view with the asked seat as its viewer */
export function alikeLines(view: View, names: SeatNames, stops: Stops): string[] {
  const { waitingFor, combat, turn } = view
  const attacker = combat?.attacker ? findCard(view, combat.attacker) : null
  const defender = findCard(view, combat?.proposed ?? combat?.defender ?? 0)
  const isOwn = waitingFor?.seat === turn.player
  if (!isAttackAsked(view) || isOwn || !attacker || !defender) return []
  const more = stops === 'few' ? likeIn(view, attacker) : 0
  return more > 0 ? [texts.prompt.alike(more, attacker.name, cardCalled(defender, names, view.viewer))] : []
}

/** Whether the question is about the attack: to protect, to strike, or to act before its damage. */
function isAttackAsked({ waitingFor, combat, chain }: View): boolean {
  if (waitingFor?.kind === 'protect' || waitingFor?.kind === 'strike') return true
  return waitingFor?.kind === 'priority' && chain.length === 0 && combat?.defender != null
}

/** The number of further allies that could attack in the same way. */
function likeIn({ seats }: View, attacker: CardView): number {
  const allies = seats.find(({ seat }) => seat === attacker.controller)?.allies ?? []
  return allies.filter(
    ({ object, card, atk, exhausted }) =>
      object !== attacker.object && !exhausted && card === attacker.card && atk === attacker.atk,
  ).length
}
