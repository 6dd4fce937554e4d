/**
 * Decides when a Boss player uses cards that it saves. A text that prevents damage or hurts an attacker waits for an
 * attack on the Boss's hero. A text that readies the hero waits until the hero is exhausted. Raiders have small hands
 * and save no cards.
 */
import { createMemoizedHasNode, type DataNode, hasNode, type View } from '../engine/index.ts'
import { cardInView, seatViewOf } from './visible-cards.ts'

/**
 * Whether now is the time to use a text.
 * @param text the effect that would be added to the chain
 */
export function isTimeToPlay(view: View, seat: number, text: unknown): boolean {
  const { side, hero } = seatViewOf(view, seat)
  if (side !== 'lair' || !hero) return true
  if (asksWhetherDefending(text)) return defends(view, hero.object)
  if (prevents(text)) return defends(view, hero.object) || isAimedAt(view, hero.object)
  if (readiesOwnHero(text)) return hero.exhausted && view.turn.player === seat
  return true
}

/**
 * Whether the text is a good answer to the present attack on the Boss's hero, and the attack is strong enough
 * to be answered. Always false for raiders.
 */
export function isAnswerToAttackOnBoss(view: View, seat: number, text: unknown): boolean {
  const { side, hero } = seatViewOf(view, seat)
  if (side !== 'lair' || !hero || !defends(view, hero.object)) return false
  const attacker = cardInView(view, view.combat?.attacker ?? 0)
  const isHard = (attacker?.atk ?? 0) >= HARD || attacker?.type === 'hero'
  return isHard && (asksWhetherDefending(text) || prevents(text))
}

/** Whether the text is useful only while the Boss's hero is attacked. */
export const isOnlyForDefenceOfBoss = (text: unknown): boolean => asksWhetherDefending(text)

/** An attack by an ally with less ATK than this gets no answer. */
const HARD = 3

/** Whether the text has a condition on the state: "If your hero is defending …" */
const asksWhetherDefending = createMemoizedHasNode(
  ({ kind, cond }) => kind === 'if' && hasNode(cond, isDefending),
)

const isDefending = ({ kind, state }: DataNode): boolean => kind === 'state' && state === 'defending'

const prevents = createMemoizedHasNode(({ kind }) => kind === 'prevent')

const readiesOwnHero = createMemoizedHasNode(
  ({ kind, what }) => kind === 'ready' && hasNode(what, ({ kind: whose }) => whose === 'hero'),
)

const defends = ({ combat }: View, hero: number): boolean => combat?.defender === hero

const isAimedAt = ({ chain }: View, hero: number): boolean =>
  chain.some(({ targets, defender }) => targets.includes(hero) || defender === hero)
