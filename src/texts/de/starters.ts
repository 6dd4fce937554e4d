import type { starterDeckTexts as en } from '../en/starters.ts'
import type { TranslationOf } from '../worded.ts'

export const starterDeckTexts: TranslationOf<typeof en> = {
  hard: { 1: '★ leicht', 2: '★★ mittel', 3: '★★★ fordernd' },
  roles: { damage: 'Schaden', healer: 'Heilung', protector: 'Schutz' },
  withRole: (label, mark, role) => `${label} · ${mark} ${role}`,
  described: (hard, plays) => `${hard} · ${plays}`,
  plays: {
    'horde-rogue': 'Dolche und schmutzige Tricks; erschöpft Gegner vor ihrem Angriff.',
    'horde-warrior': 'Große Waffen, harte Schläge und zähe Verbündete.',
    'alliance-druid': 'Kämpft als Katze und macht Verbündete größer; heilt und schlägt.',
    'alliance-hunter': 'Schießt große Verbündete aus der Ferne, mit Tieren davor.',
    'alliance-mage': 'Feuer und Frost; hat im Zug des Dungeons eine Antwort bereit.',
    'alliance-paladin': 'Beschützer, Segen und Rüstung; kehrt die Kraft der Gegner gegen sie.',
    'alliance-priest': 'Hält die ganze Gruppe am Leben und holt gefallene Verbündete zurück.',
    'horde-death-knight': 'Beschützt die anderen, schwächt Angreifer und ruft die Toten.',
    'horde-shaman': 'Heilt alle, wirft Blitze und macht Verbündete wieder angriffsbereit.',
    'horde-warlock': 'Dämonen und langsame Flüche; zahlt mit eigener Gesundheit.',
    'alliance-death-knight': 'Beschützer voran; bleibende Seuchen und Frost zermürben Gegner.',
    'alliance-rogue': 'Gifte und Verbündete, die ungesehen zuschlagen; Timing ist alles.',
    'alliance-shaman': 'Heilt in jedem Zug und greift mit den Elementen an.',
    'alliance-warlock': 'Entzieht Leben, um zu überleben, mit einem Dämon an der Seite.',
    'alliance-warrior': 'Rüstung und Beschützer voran; findet die richtige Waffe.',
    'horde-druid': 'Spielt viele Verbündete; der Held fügt für jeden Schaden zu.',
    'horde-hunter': 'Ein Rudel Tiere; der stärkste Gegner wird harmlos.',
    'horde-mage': 'Zieht mehr Karten als alle anderen; für alles ein Zauber.',
    'horde-paladin': 'Beschützer voran; heiliger Schaden, den nichts verhindert.',
    'horde-priest': 'Heilt und stärkt Verbündete; schickt Gegner zurück oder übernimmt sie.',
  },
}
