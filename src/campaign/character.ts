/** The name and the class of a new character. */
import type { Card } from '../engine/index.ts'

/** Joins the person's name and the hero's first name: "Ben's Frizlix". */
export function defaultCharacterName(person: string, hero: Pick<Card, 'name'>): string {
  const short = hero.name.split(/[\s,]/)[0] ?? hero.name
  return `${person}'s ${short}`
}

/** Returns the hero's class. */
export function classOfHero(hero: Pick<Card, 'classes' | 'tags'>): string {
  return hero.classes?.[0] ?? hero.tags[0]?.tag ?? ''
}
