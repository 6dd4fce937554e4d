import type { firstStepTexts as en } from '../en/first-steps.ts'
import type { TranslationOf } from '../worded.ts'

export const firstStepTexts: TranslationOf<typeof en> = {
  tutorial: 'Einführung',
  openRaid: 'Raid eröffnen',
  whatIsThis: 'Was ist das?',
  openedIn: (channel) => `✓ Die Lobby ist offen, in ${channel}.`,
}
