/** Headings, small print and quotes. */
const LINE_MARKUP = /^(?:#+|-#|>) /gm
/** Bold, escapes, and the separators that prevent mentions. The escaped character is kept. */
const MARKUP = /\\([^0-9A-Za-z\s])|\*\*|\u200b/g

/** Returns a line of ours for a place without markup, such as a button or a menu. */
export const withoutMarkup = (markup: string): string =>
  markup
    .replace(LINE_MARKUP, '')
    .replace(MARKUP, (_, escaped: string | undefined) => escaped ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
