/** Nameless players. Each takes the place of a person who was forgotten, in raids that others remember. */
import { randomUUID } from 'node:crypto'

const PREFIX = 'nameless-'

/** Returns a new id of a nameless player. Nothing leads from the id to the person whose place it takes. */
export const newNamelessId = (): string => `${PREFIX}${randomUUID()}`

export const isNameless = ({ id }: { readonly id: string }): boolean => id.startsWith(PREFIX)

/** Matches the mention of a nameless player, which Discord can't show. */
export const NAMELESS_MENTION = new RegExp(`<@${PREFIX}[0-9a-f-]+>`, 'g')
