/** Common facts of the Horde starters of 2011. */
import { ally, type Facts, type PowerText, type Unnumbered } from '../builders.ts'

export const horde = (name: string, facts: Facts, tags: string, ...powers: PowerText[]): Unnumbered =>
  ally(name, { faction: 'Horde', ...facts }, tags, ...powers)
