/** Matches the beginnings of headings, small print and quotes. */
const LINE_MARKUP = /^(?:#+|-#|>) /gm
/** Matches marks of bold text, escapes, and the separators that prevent mentions. */
const MARKUP = /\\([^0-9A-Za-z\s])|\*\*|\u200b/g

/** Returns a line of the bot's own texts without markup, for a button or a menu. */
export const withoutMarkup = (markup: string): string =>
  markup
    .replace(LINE_MARKUP, '')
    .replace(MARKUP, (_, escaped: string | undefined) => escaped ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
