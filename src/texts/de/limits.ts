import type { limitTexts as en } from '../en/limits.ts'
import type { Worded } from '../worded.ts'
import { plural } from './words.ts'

const seconds = (n: number): string => plural(n, 'Sekunde', 'Sekunden')

export const limitTexts: Worded<typeof en> = {
  press: (wait) =>
    `Das war mir zu schnell. Warte ${seconds(wait)}, dann antworte ich dir wieder; solange du nicht langsamer machst, bleibe ich stumm.`,
  vote: (wait) =>
    `Du hast in kurzer Zeit um viele Abstimmungen und Korrekturen gebeten. Die nächste nehme ich in ${seconds(wait)} an.`,
  opening: (wait) =>
    `Du hast in kurzer Zeit viel eröffnet oder geschickt. Das Nächste nehme ich in ${seconds(wait)} an.`,
  server: (wait) =>
    `Dieser Server verlangt gerade mehr von mir, als ich schaffe. Versuch es in ${seconds(wait)} noch einmal.`,
}
