/**
 * Onyxia in her three stages, and her Whelps (R203.3a).
 *
 * Neither source has her damage icon. She has no printed ATK (booklet, p. 7), and melee is our choice. Her ATK while
 * attacking is printed on both of her sides, so she keeps it when her power turns her face down.
 */
import {
  asLongAs,
  atkBonus,
  destroy,
  each,
  flipHero,
  hero,
  longRange,
  numberOfCards,
  onYourTurn,
  opposing,
  type PowerOrModifiers,
  pay,
  putToken,
  self,
  target,
  token,
  type UnnumberedCard,
  your,
} from '../builders.ts'

/** A Dragonkin ally token named Onyxian Whelp (R203.3a). */
export const whelpToken = token('Dragonkin', { name: 'Onyxian Whelp', fire: 1, health: 1 })

const whileAttacking = (n: number) => asLongAs(self.isAttacking(), self.has(atkBonus(n)))

const stage = (
  n: number,
  health: number,
  lasting: PowerOrModifiers[],
  once: PowerOrModifiers,
): UnnumberedCard => {
  const facts = { melee: 0, health, rarity: 'rare' } as const
  const front = hero('Onyxia', facts, `Black, Dragon, Stage ${n}`, ...lasting, once)
  const { powers } = hero('Onyxia', {}, '', ...lasting)
  return { ...front, back: { powers } }
}

export const bosses = {
  1: stage(1, 20, [whileAttacking(1)], pay(10, flipHero).to(destroy(target(opposing.hero)))),
  2: stage(
    2,
    30,
    [longRange, whileAttacking(2)],
    onYourTurn(pay(2, flipHero).to(putToken(whelpToken, numberOfCards(each(your.resource))))),
  ),
  3: stage(3, 50, [whileAttacking(3)], pay(20, flipHero).to(destroy(each(opposing.hero)))),
}
