/** Converts people between the table and the database. A stored name is a plain string. */
import { z } from 'zod'
import { rawText, type UserText, userText } from '../../texts/user-text.ts'
import type { Person } from '../contract.ts'

/** A database row with a person's id and name. */
interface Stored {
  readonly id: string
  readonly name: string
}

export const personSchema = z.object({ id: z.string(), name: z.string().transform(userText) })

export const personFrom = ({ id, name }: Stored): Person => ({ id, name: userText(name) })

export const stored = ({ id, name }: { readonly id: string; readonly name: UserText }): Stored => ({
  id,
  name: rawText(name),
})
