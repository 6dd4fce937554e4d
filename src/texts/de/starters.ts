import type { starterTexts as en } from '../en/starters.ts'
import type { Worded } from '../worded.ts'

export const starterTexts: Worded<typeof en> = {
  hard: { 1: '★ leicht', 2: '★★ mittel', 3: '★★★ fordernd' },
  described: (hard, plays) => `${hard} · ${plays}`,
  plays: {
    'horde-rogue': 'Dolche und schmutzige Tricks; erschöpft, wer gleich zuschlagen will.',
    'horde-warrior': 'Große Waffen, harte Schläge, zähe Freunde; immer feste drauf.',
    'alliance-druid': 'Heute Katzenkrallen, morgen ein Wald; heilt und schlägt.',
    'alliance-hunter': 'Schießt große Verbündete von fern, die Tiere stehen vorn.',
    'alliance-mage': 'Brennt und friert; hat im Zug des Dungeons eine Antwort bereit.',
    'alliance-paladin': 'Segen und Rüstung; kehrt die Kraft der Gegner gegen sie.',
    'alliance-priest': 'Hält die ganze Gruppe am Leben und holt Gefallene zurück.',
    'horde-death-knight': 'Schwächt, was angreift, und ruft die Toten in den Kampf.',
    'horde-shaman': 'Blitze für alle; macht einen Verbündeten noch einmal bereit.',
    'horde-warlock': 'Dämonen und langsame Flüche; sein Blut ist sein Einsatz.',
    'alliance-death-knight': 'Seuchen, die bleiben, Frost, der hält; kein Beschützer hilft.',
    'alliance-rogue': 'Gifte, und Verbündete, die ungesehen zuschlagen; Timing ist alles.',
    'alliance-shaman': 'Heilt jeden Zug und schlägt mit den Elementen; sehr zäh.',
    'alliance-warlock': 'Entzieht Leben, um zu leben, einen Dämon an der Seite.',
    'alliance-warrior': 'Findet die rechte Waffe und springt hinein, gut gerüstet.',
    'horde-druid': 'Füllt den Tisch mit Verbündeten, dann zählt sie der Mond.',
    'horde-hunter': 'Ein Rudel Tiere; der stärkste Gegner wird harmlos.',
    'horde-mage': 'Zieht Karten wie sonst keiner; ein Zauber für jede Frage.',
    'horde-paladin': 'Heiliger Schaden, den nichts verhindert, hinter guten Freunden.',
    'horde-priest': 'Schickt Gegner zurück, woher sie kamen; den Rest tun Schatten.',
  },
}
