/** The printed facts that all allies of the Alliance starters of 2011 share. */
import { ally, type CardFacts, type PowerOrModifiers, type UnnumberedCard } from '../builders.ts'

export const newAllianceAlly = (
  name: string,
  facts: CardFacts,
  tags: string,
  ...powers: PowerOrModifiers[]
): UnnumberedCard => ally(name, { faction: 'Alliance', ...facts }, tags, ...powers)
