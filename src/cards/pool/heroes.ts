/** Finds the class and the talent spec of a printed hero among the hero's traits. */
import { type Card, CLASS_TAGS } from '../../engine/index.ts'

/** The talent specs of heroes and of Talents (100.2c). */
export const TALENT_SPECS: readonly string[] = [
  ...['Affliction', 'Arcane', 'Arms', 'Assassination', 'Balance', 'Beast Mastery', 'Blood', 'Combat'],
  ...['Demonology', 'Destruction', 'Discipline', 'Elemental', 'Enhancement', 'Feral', 'Fire', 'Frost'],
  ...['Fury', 'Holy', 'Marksmanship', 'Protection', 'Restoration', 'Retribution', 'Shadow', 'Subtlety'],
  ...['Survival', 'Unholy'],
]

/** Adds a hero's class and talent spec, which are printed among the traits. The class stays a tag (206.1a; 202.5). */
export function withClassAndTalent(card: Card): Card {
  if (card.type !== 'hero' || card.classes) return card
  const traits = card.tags.map(({ tag }) => tag)
  const classes = traits.filter((trait) => CLASS_TAGS.includes(trait))
  const talent = traits.find((trait) => TALENT_SPECS.includes(trait))
  return {
    ...card,
    tags: card.tags.filter(({ tag }) => tag !== talent),
    ...(classes.length > 0 ? { classes } : {}),
    ...(talent === undefined ? {} : { talent }),
  }
}
