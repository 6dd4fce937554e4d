import type { rulingTexts as en } from '../en/rulings.ts'
import type { Worded } from '../worded.ts'

export const rulingTexts: Worded<typeof en> = {
  title: 'Regelauslegung',
  rule: (number, says) => `**${number}** ${says}`,
  ours: (text) => `**Unsere** ${text}`,
  says: {
    ally: 'Ein Verbündeter greift nur an oder benutzt [Activate]-Kräfte, wenn er seit Beginn deines Zuges in seiner Gruppe ist.',
    totem:
      'Ein Totem kann nicht als Angreifer vorgeschlagen werden; es gilt als Fähigkeit und als Verbündeter.',
    mount: 'Ein Reittier kann weder als Angreifer noch als Verteidiger vorgeschlagen werden.',
    weapon:
      'Zum Zuschlagen erschöpfe die Waffe und zahle ihre Kosten, während ihr Träger, meist dein Held, Angreifer oder Verteidiger wird.',
    armor: 'Erschöpfe sie, um so viel Schaden zu verhindern, wie ihre DEF beträgt (717.2c).',
    instant: 'Spontan heißt: immer spielbar, wenn du Priorität hast, auch als Antwort.',
    ongoing: 'Eine andauernde Fähigkeit kommt ins Spiel, wenn sie verrechnet wird; nur dort wirkt sie.',
    attachment: 'Sie kommt an einer Karte ins Spiel, die ihr Text beschreibt.',
    quest: 'Eine Quest wird nie gespielt: Sie wird offen als Ressource gelegt.',
    location:
      'Ein Ort bleibt offen bei den Ressourcen; er fasst nicht mehr Marken, als seine Kapazität zulässt.',
    unique:
      'Von Karten, die nicht zusammen in einer Gruppe sein dürfen, bleibt eine; die übrigen werden zerstört.',
    masterHero: 'Ein Meisterheld beginnt im Deck und wird gespielt; er tritt an die Stelle deines Helden.',
    protector: 'Am Schutzpunkt erschöpft, wird er statt des vorgeschlagenen Verteidigers angegriffen.',
    stealth: 'Während der Angreifer dies hat, kann niemand beschützen.',
    longRange: 'Während der Angreifer dies hat, fügen Verteidiger keinen Kampfschaden zu.',
    inspire: 'Wenn andere ihre Karten bereit machen, darfst du bereit machen, was sie inspiriert.',
    dualWield: 'Du darfst zwei einhändige Nahkampfwaffen zugleich haben.',
    sabotage:
      'Ein Kampf kann als Sabotage vorgeschlagen werden: gegen das, was der Text nennt, nicht gegen Held oder Verbündete.',
  },
}
