import type { takeoverTexts as en } from '../en/takeover.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun } from './words.ts'

const ends = 'Wer weg war und wieder handelt, spielt wieder selbst.'

export const takeoverTexts: TranslationOf<typeof en> = {
  instruction: 'Den Computer für mich spielen lassen',
  instructionDetail:
    'Endet, wenn du handelst. Spielt sonst niemand, warte ich bei deinem nächsten Zug auf dich.',
  begins: {
    player: (name, hero) =>
      `🤖 ${name} ist nicht da, und der Computer spielt ${hero} in Vertretung. Niemand sieht die Hand. ${ends}`,
    table: (name, hero) =>
      `🤖 Der Tisch hat es beschlossen: Der Computer spielt ${hero} für ${name}. Niemand sieht die Hand. ${ends}`,
    clock: (name, hero) =>
      `🤖 ${name} hat nicht rechtzeitig geantwortet, also spielt der Computer ${hero} in Vertretung. Niemand sieht die Hand. ${ends}`,
  },
  ended: {
    acted: (name) => `▶ ${name} ist zurück und spielt wieder selbst, nicht mehr der Computer.`,
    alone: (name) =>
      `⏸ Sonst spielt hier niemand, also wartet der Raid auf ${name}. Der Computer spielt nicht mehr in Vertretung.`,
  },
  plays: (name) => `der Computer spielt für ${name}`,
  playsForYou: '🤖 Der Computer spielt für dich. Deine erste Antwort beendet das.',
  back: 'Ich bin zurück',
  youPlay: '▶ Willkommen zurück! Du spielst wieder selbst, nicht mehr der Computer.',
  youAct: '▶ Du bist zurück, also spielt der Computer nicht mehr für dich.',
  notYours: 'Das kann nur drücken, wem der Platz gehört.',
  notNow: 'Der Computer spielt nicht für dich.',
  byClock: (name, hours) =>
    `⌛ ${name} hat ${countWithNoun(hours, 'Stunde', 'Stunden')} lang nicht geantwortet, also hat der Computer gespielt.`,
  already: 'Diesen Platz spielt der Computer schon.',
  given: 'Der Computer spielt diesen Platz, bis wieder handelt, wem er gehört.',
  asks: (by, name) => `🤖 ${by} möchte, dass der Computer für ${name} spielt, bis ${name} zurück ist.`,
}
