/** Nameless players. Each replaces a person who was forgotten, in raids that other people played. */
import { randomUUID } from 'node:crypto'

export const NAMELESS_PREFIX = 'nameless-'

/** Returns a new id of a nameless player. The id doesn't identify the forgotten person. */
export const newNamelessId = (): string => `${NAMELESS_PREFIX}${randomUUID()}`

export const isNamelessPlayer = ({ id }: { readonly id: string }): boolean => id.startsWith(NAMELESS_PREFIX)

/** Matches the mention of a nameless player, which Discord can't show. */
export const NAMELESS_MENTION_PATTERN = new RegExp(`<@${NAMELESS_PREFIX}[0-9a-f-]+>`, 'g')
