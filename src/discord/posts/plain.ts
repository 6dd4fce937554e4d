/** Text that a person wrote, or that repeats it, shown as it is: no markup, no mention, no link with another name. */
import { escapeMarkdown } from 'discord.js'

/** Between the signs of a mention this keeps it from being one. */
const NOTHING = '\u200b'

export const plain = (text: string): string =>
  escapeMarkdown(text)
    .replace(/[<@]/g, (sign) => `${sign}${NOTHING}`)
    .replace(/\[/g, '\\[')
