/**
 * Texts that a Boss player saves for their moment, read from the card's data. A text that prevents damage or hurts an
 * attacker waits until the Boss's hero is attacked. A text that readies the hero waits until it is exhausted.
 * Raiders, whose hands are small, save nothing.
 */
import { type DataNode, hasKind, hasNode, type View } from '../engine/index.ts'
import { cardInView, seatOf } from './sight.ts'

/** @param text the effect that would be added to the chain */
export function isTimely(view: View, seat: number, text: unknown): boolean {
  const { side, hero } = seatOf(view, seat)
  if (side !== 'lair' || !hero) return true
  if (asksWhether('defending', text)) return defends(view, hero.object)
  if (hasKind(text, 'prevent')) return defends(view, hero.object) || isAimedAt(view, hero.object)
  if (readiesOwnHero(text)) return hero.exhausted && view.turn.player === seat
  return true
}

/** The text answers the present attack on the Boss's hero, and the attack is worth an answer. */
export function isAnswerToAttack(view: View, seat: number, text: unknown): boolean {
  const { side, hero } = seatOf(view, seat)
  if (side !== 'lair' || !hero || !defends(view, hero.object)) return false
  const attacker = cardInView(view, view.combat?.attacker ?? 0)
  const isHard = (attacker?.atk ?? 0) >= HARD || attacker?.type === 'hero'
  return isHard && (asksWhether('defending', text) || hasKind(text, 'prevent'))
}

/** The text is useful only while the Boss's hero is attacked. */
export const isForDefence = (text: unknown): boolean => asksWhether('defending', text)

/** An ally with less ATK gets no answer. */
const HARD = 3

/** "If your hero is defending …" */
const asksWhether = (state: string, text: unknown): boolean =>
  hasNode(text, ({ kind, cond }) => kind === 'if' && hasNode(cond, (node) => isState(node, state)))

const isState = ({ kind, state }: DataNode, wanted: string): boolean => kind === 'state' && state === wanted

const readiesOwnHero = (text: unknown): boolean =>
  hasNode(text, ({ kind, what }) => kind === 'ready' && hasNode(what, ({ kind: whose }) => whose === 'hero'))

const defends = ({ combat }: View, hero: number): boolean => combat?.defender === hero

const isAimedAt = ({ chain }: View, hero: number): boolean =>
  chain.some(({ targets, defender }) => targets.includes(hero) || defender === hero)
