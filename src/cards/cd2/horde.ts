/** Common facts of the Horde starters of 2011. */
import { ally, type CardFacts, type PowerText, type UnnumberedCard } from '../builders.ts'

export const newHordeAlly = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...powers: PowerText[]
): UnnumberedCard => ally(name, { faction: 'Horde', ...facts }, tags, ...powers)
