/**
 * Renders a line about attackers that are like the attacking one, and the select of several protectors. A player
 * with few stops answers once for all of them in a raid with a Boss. Everything here is public.
 */
import { type CardView, type Decision, lairOfGame, type StopSetting, type View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { findCardInView, type SeatNames } from '../message-parts/names.ts'
import { type ComponentRow, selectRow } from '../message-parts/post.ts'
import { answerSelectOption } from './choices.ts'
import { questionComponentIds } from './ids.ts'
import { offersOfDecision } from './options.ts'

/**
 * Returns a line about further attacks like the open one; none if there are none.
 * @param view with the asked seat as its viewer
 */
export function similarAttackLines(raid: RaidInfo, view: View, stops: StopSetting): string[] {
  const alike = alikeIn(raid, view, stops)
  return alike ? [texts.prompt.alike(alike.more, alike.attacker.name)] : []
}

/** Returns the select of several protectors, if there are several of them and several attackers that are alike. */
export function severalProtectorsMenu(
  raid: RaidInfo,
  view: View,
  names: SeatNames,
  stops: StopSetting,
  decision: Decision,
): ComponentRow[] {
  const { more = 0 } = alikeIn(raid, view, stops) ?? {}
  const offers = offersOfDecision(view, decision, names).filter(({ id }) => id !== 'none')
  if (decision.kind !== 'protect' || more === 0 || offers.length < 2) return []
  const options = offers.slice(0, DISCORD_LIMITS.selectOptions).map(answerSelectOption)
  const max = Math.min(options.length, more + 1)
  const id = questionComponentIds.guards(raid.code, decision.id)
  return [selectRow({ id, placeholder: texts.choice.guardsPlaceholder, options, min: 2, max })]
}

interface Alike {
  more: number
  attacker: CardView
}

/**
 * Returns the attack and the number of further attackers like it; null if there are none, or if the player has full
 * control.
 */
function alikeIn(raid: RaidInfo, view: View, stops: StopSetting): Alike | null {
  const { waitingFor, combat, turn } = view
  const attacker = combat?.attacker ? findCardInView(view, combat.attacker) : null
  const isOwn = waitingFor?.seat === turn.player
  if (!lairOfGame(raid)?.boss || stops !== 'few' || !isAttackAsked(view) || isOwn || !attacker) return null
  const more = likeIn(view, attacker)
  return more > 0 ? { more, attacker } : null
}

/** Whether the question is about the attack: to protect, to strike, or to act before its damage. */
function isAttackAsked({ waitingFor, combat, chain }: View): boolean {
  if (waitingFor?.kind === 'protect' || waitingFor?.kind === 'strike') return true
  return waitingFor?.kind === 'priority' && chain.length === 0 && combat?.defender != null
}

/** Returns the number of further allies that could attack in the same way. */
function likeIn({ seats }: View, attacker: CardView): number {
  const allies = seats.find(({ seat }) => seat === attacker.controller)?.allies ?? []
  return allies.filter(
    ({ object, card, atk, exhausted }) =>
      object !== attacker.object && !exhausted && card === attacker.card && atk === attacker.atk,
  ).length
}
