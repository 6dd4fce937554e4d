/** Common facts of the Alliance starters of 2011. */
import { ally, type CardFacts, type PowerText, type UnnumberedCard } from '../builders.ts'

export const newAllianceAlly = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...powers: PowerText[]
): UnnumberedCard => ally(name, { faction: 'Alliance', ...facts }, tags, ...powers)
