import type { starterTexts as en } from '../en/starters.ts'
import type { Worded } from '../worded.ts'

export const starterTexts: Worded<typeof en> = {
  hard: { 1: '★ leicht', 2: '★★ mittel', 3: '★★★ fordernd' },
  described: (hard, plays) => `${hard} · ${plays}`,
  plays: {
    'horde-rogue': 'Dolche und schmutzige Tricks; erschöpft Gegner vor ihrem Angriff.',
    'horde-warrior': 'Große Waffen, harte Schläge und zähe Verbündete.',
    'alliance-druid': 'Kämpft als Katze und macht Verbündete größer; heilt und schlägt.',
    'alliance-hunter': 'Schießt große Verbündete aus der Ferne, mit Tieren davor.',
    'alliance-mage': 'Feuer und Frost; hat im Zug des Dungeons eine Antwort bereit.',
    'alliance-paladin': 'Segen und Rüstung; kehrt die Kraft der Gegner gegen sie.',
    'alliance-priest': 'Hält die ganze Gruppe am Leben und holt gefallene Verbündete zurück.',
    'horde-death-knight': 'Schwächt Angreifer und ruft die Toten in den Kampf.',
    'horde-shaman': 'Blitze für alle; macht Verbündete für einen zweiten Angriff bereit.',
    'horde-warlock': 'Dämonen und langsame Flüche; zahlt mit eigener Gesundheit.',
    'alliance-death-knight': 'Bleibende Seuchen und Frost; hindert andere am Beschützen.',
    'alliance-rogue': 'Gifte und Verbündete, die ungesehen zuschlagen; Timing ist alles.',
    'alliance-shaman': 'Heilt in jedem Zug und greift mit den Elementen an; sehr zäh.',
    'alliance-warlock': 'Entzieht Leben, um zu überleben, mit einem Dämon an der Seite.',
    'alliance-warrior': 'Findet die richtige Waffe und greift gut gerüstet an.',
    'horde-druid': 'Spielt viele Verbündete; der Held fügt für jeden Schaden zu.',
    'horde-hunter': 'Ein Rudel Tiere; der stärkste Gegner wird harmlos.',
    'horde-mage': 'Zieht mehr Karten als alle anderen; für alles ein Zauber.',
    'horde-paladin': 'Heiliger Schaden, den nichts verhindert, hinter vielen Verbündeten.',
    'horde-priest': 'Schickt Gegner dorthin zurück, woher sie kamen; Schattenschaden.',
  },
}
