import type { rateLimitTexts as en } from '../en/rate-limits.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun } from './words.ts'

const seconds = (n: number): string => countWithNoun(n, 'Sekunde', 'Sekunden')

export const rateLimitTexts: TranslationOf<typeof en> = {
  press: (wait) =>
    `Das war mir zu schnell. Warte ${seconds(wait)}, dann antworte ich dir wieder. Bis du langsamer machst, antworte ich nicht.`,
  vote: (wait) =>
    `Du hast in kurzer Zeit um viele Abstimmungen und Korrekturen gebeten. Die nächste kannst du in ${seconds(wait)} verlangen.`,
  opening: (wait) =>
    `Du hast in kurzer Zeit viel eröffnet oder geschickt. Das Nächste kannst du in ${seconds(wait)} öffnen oder schicken.`,
  server: (wait) =>
    `Dieser Server schickt mir gerade mehr Anfragen, als ich beantworten kann. Versuch es in ${seconds(wait)} noch einmal.`,
}
