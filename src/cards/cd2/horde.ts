/** The printed facts that all allies of the Horde starters of 2011 share. */
import { ally, type CardFacts, type PowerOrModifiers, type UnnumberedCard } from '../builders.ts'

export const newHordeAlly = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...powers: PowerOrModifiers[]
): UnnumberedCard => ally(name, { faction: 'Horde', ...facts }, tags, ...powers)
