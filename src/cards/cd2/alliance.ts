/** Common facts of the Alliance starters of 2011. */
import { ally, type Facts, type PowerText, type Unnumbered } from '../builders.ts'

export const alliance = (name: string, facts: Facts, tags: string, ...powers: PowerText[]): Unnumbered =>
  ally(name, { faction: 'Alliance', ...facts }, tags, ...powers)
