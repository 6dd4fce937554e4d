import type { raidLogTexts as en } from '../en/raid-log.ts'
import type { TranslationOf } from '../worded.ts'

export const raidLogTexts: TranslationOf<typeof en> = {
  title: (code) => `Der Raid ${code} bisher`,
  pages: (page, pages, part, parts) =>
    parts > 1 ? `Seite ${page} von ${pages}, Teil ${part} von ${parts}` : `Seite ${page} von ${pages}`,
  older: '‹ Älter',
  newer: 'Neuer ›',
  buttons: { first: '« Anfang', older: '‹ Älter', newer: 'Neuer ›', last: 'Ende »' },
  jump: 'Zu einer Seite gehen …',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  empty: 'Noch ist nichts geschehen.',
}
