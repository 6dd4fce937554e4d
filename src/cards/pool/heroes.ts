/** The class and the talent spec of a printed hero, which stand among its traits. */
import { type Card, CLASSES } from '../../engine/index.ts'

/** The talent specs of heroes and of Talents (100.2c). */
export const TALENTS: readonly string[] = [
  ...['Affliction', 'Arcane', 'Arms', 'Assassination', 'Balance', 'Beast Mastery', 'Blood', 'Combat'],
  ...['Demonology', 'Destruction', 'Discipline', 'Elemental', 'Enhancement', 'Feral', 'Fire', 'Frost'],
  ...['Fury', 'Holy', 'Marksmanship', 'Protection', 'Restoration', 'Retribution', 'Shadow', 'Subtlety'],
  ...['Survival', 'Unholy'],
]

/**
 * Other cards have icons for their classes, and the words of a talent. A hero's class is a tag as well (206.1a), but its
 * talent spec isn't (202.5).
 */
export function withHeroTraits(card: Card): Card {
  if (card.type !== 'hero' || card.classes) return card
  const traits = card.tags.map(({ tag }) => tag)
  const classes = traits.filter((trait) => CLASSES.includes(trait))
  const talent = traits.find((trait) => TALENTS.includes(trait))
  return {
    ...card,
    tags: card.tags.filter(({ tag }) => tag !== talent),
    ...(classes.length > 0 ? { classes } : {}),
    ...(talent === undefined ? {} : { talent }),
  }
}
