import type { summaryTexts as en } from '../en/summary.ts'
import type { TranslationOf } from '../worded.ts'
import { turnCountText } from './words.ts'

const times = (n: number): string => (n === 1 ? 'einmal' : `${n}-mal`)

export const summaryTexts: TranslationOf<typeof en> = {
  title: (raid, code) => `${raid} · ${code}`,
  turns: (n) => turnCountText(n),
  corrected: (n) =>
    `⚙ Die Raidleitung oder ein Schiedsrichter hat das Spiel ${times(n)} korrigiert, deshalb steht dieser Raid auf keiner Bestenliste.`,
  health: (boss) => `Gesundheit von ${boss} nach Zügen`,
  deeds: 'Was die Raider taten',
  columns: { dealt: 'Zugefügt', taken: 'Erlitten', healed: 'Geheilt', killed: 'Zerstört' },
  deed: (name, dealt, taken, healed, killed) =>
    `**${name}**: ${dealt} zugefügt, ${taken} erlitten, ${healed} geheilt, ${killed} zerstört`,
  chart: 'Gesundheit des Bosses nach Zügen',
  point: (turn, left, of) => `Zug ${turn}: ${left}/${of}`,
  points: (points) => points.join(', '),
  moments: 'Wendepunkte',
  at: (turn, what) => `Zug ${turn}: ${what}`,
  levelUp: (card, level) => `Stufenaufstieg zu ${card}, Stufe ${level}`,
  boss: (card) => `${card} wird zerstört`,
  stage: (card, stage) => `${card} fällt und kämpft weiter: ${stage}`,
  fell: {
    destroyed: (who) => `${who} fällt`,
    decked: (who) => `${who} hat keine Karte mehr zu ziehen`,
    conceded: (who) => `${who} gibt auf`,
  },
  earned: (card) => `Erfolg: ${card}`,
  blow: (by, card, to, amount) => `der stärkste Treffer: ${card} (${by}) fügt ${to} ${amount} Schaden zu`,
  turnLabel: (n) => `${n}`,
  healthLabel: (n) => `${n}`,
  alt: (title) => `Eine Zusammenfassung von ${title}.`,
  altDeed: (name, dealt, taken, healed, killed) =>
    `${name}: ${dealt} zugefügt, ${taken} erlitten, ${healed} geheilt, ${killed} zerstört.`,
  altChart: (points) => `Die Gesundheit des Bosses: ${points.join(', ')}.`,
}
