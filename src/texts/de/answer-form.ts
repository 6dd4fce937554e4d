import type { answerFormTexts as en } from '../en/answer-form.ts'
import type { TranslationOf } from '../worded.ts'

export const answerFormTexts: TranslationOf<typeof en> = {
  title: 'Deine Antwort',
  gone: 'Diese Frage ist schon beantwortet.',
  number: 'Deine Zahl',
  numberHint: (min, max) => `Von ${min} bis ${max}`,
  name: 'Der Name',
  nameHint: { card: 'Der Name einer Karte', madeUp: 'Ein Name aus Buchstaben und Ziffern, höchstens 40' },
  shareHint: (sum) => `Eine Zahl (${sum} im Ganzen)`,
}
