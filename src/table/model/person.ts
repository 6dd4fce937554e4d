/** People, and the conversion of their database rows. A stored name is a plain string. */
import { z } from 'zod'
import { rawText, type UserText, userText } from '../../texts/user-text.ts'

/** A person's Discord id, with the name that Discord shows. */
export interface Person {
  id: string
  name: UserText
}

/** A character that played in a raid, with its player. */
export interface PartyMember {
  character: UserText
  person: Person
}

/** A person as the owner of their characters in one guild. */
export interface CharacterOwner {
  guildId: string
  personId: string
  /** The person's current name; set if the database may not contain the person yet. */
  name?: UserText
}

/** A database row with a person's id and name. */
interface Stored {
  readonly id: string
  readonly name: string
}

export const personSchema = z.object({ id: z.string(), name: z.string().transform(userText) })

export const personFromRow = ({ id, name }: Stored): Person => ({ id, name: userText(name) })

export const personToStoredRow = ({
  id,
  name,
}: {
  readonly id: string
  readonly name: UserText
}): Stored => ({
  id,
  name: rawText(name),
})
