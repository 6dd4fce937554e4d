/** What the table offers to raiders between the raids: their characters, decks, levels, and the guild's campaign. */
import type { CardId } from '../../engine/state/game.ts'
import type { Person, Rejected } from '../contract.ts'

/** A character as lists show it. */
export interface CharacterCard {
  id: string
  name: string
  hero: CardId
  class: string
  faction: 'Alliance' | 'Horde' | null
  xp: number
  level: number
  /** Levels whose allowance has not been used. */
  openLevels: number[]
  deckSize: number
  active: boolean
  retired: boolean
}

/** Whose characters, and where. */
export interface Whose {
  guildId: string
  personId: string
}

/** `wanted` is a character's id or name, and the active one when it is null. */
export interface Raiders {
  /** The active one first, retired ones last; empty for a newcomer. */
  characters(whose: Whose): Promise<CharacterCard[]>
  /** Makes a character of a starter deck's hero, which becomes the active one. @param name the usual one when null */
  create(
    guildId: string,
    who: Person,
    starter: string,
    name: string | null,
  ): Promise<CharacterCard | Rejected>
  /** Raids with this one from now on, be it retired. */
  use(whose: Whose, wanted: string): Promise<CharacterCard | Rejected>
  rename(whose: Whose, wanted: string | null, name: string): Promise<CharacterCard | Rejected>
  retire(whose: Whose, wanted: string | null): Promise<CharacterCard | Rejected>
}
