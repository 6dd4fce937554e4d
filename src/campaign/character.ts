/** Who a new character is. */
import type { Card } from '../engine/index.ts'

/** "Ben's Frizlix": the person's name and the first of the hero's. */
export function defaultName(person: string, hero: Pick<Card, 'name'>): string {
  const short = hero.name.split(/[\s,]/)[0] ?? hero.name
  return `${person}'s ${short}`
}

/** The class that a hero brings. */
export function classOf(hero: Pick<Card, 'classes' | 'tags'>): string {
  return hero.classes?.[0] ?? hero.tags[0]?.tag ?? ''
}
