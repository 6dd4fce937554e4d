/** Texts for the log of a raid. */
export const raidLogTexts = {
  title: (code: string) => `The raid ${code} so far`,
  pages: (page: number, pages: number, part: number, parts: number) =>
    parts > 1 ? `Page ${page} of ${pages}, part ${part} of ${parts}` : `Page ${page} of ${pages}`,
  older: '‹ Older',
  newer: 'Newer ›',
  buttons: { first: '« First', older: '‹ Older', newer: 'Newer ›', last: 'Last »' },
  jump: 'Go to a page …',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  empty: 'Nothing has happened yet.',
} as const
