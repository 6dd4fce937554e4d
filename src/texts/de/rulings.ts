import type { rulingTexts as en } from '../en/rulings.ts'
import type { TranslationOf } from '../worded.ts'

export const rulingTexts: TranslationOf<typeof en> = {
  title: 'Regelauslegung',
  rule: (number, says) => `**${number}** ${says}`,
  ours: (text) => `**Unsere** ${text}`,
  says: {
    ally: 'Ein Verbündeter kann nur angreifen oder [Activate]-Kräfte benutzen, wenn er seit Beginn deines Zuges in seiner Gruppe ist.',
    totem:
      'Ein Totem kann nicht als Angreifer vorgeschlagen werden. Es gilt als Fähigkeit und als Verbündeter.',
    mount: 'Ein Reittier kann weder als Angreifer noch als Verteidiger vorgeschlagen werden.',
    weapon:
      'Zum Zuschlagen erschöpfe die Waffe und zahle ihre Kosten, wenn ihr Träger Angreifer oder Verteidiger wird. Der Träger ist meist dein Held.',
    armor: 'Erschöpfe sie, um so viel Schaden zu verhindern, wie ihre DEF beträgt (717.2c).',
    instant: 'Eine Spontankarte kannst du immer spielen, wenn du Priorität hast, auch als Antwort.',
    ongoing:
      'Eine andauernde Fähigkeit kommt ins Spiel, wenn sie verrechnet wird. Ihre Kräfte wirken nur im Spiel.',
    attachment: 'Sie kommt an einer Karte ins Spiel, die ihr Text beschreibt.',
    quest: 'Eine Quest wird nie gespielt. Sie wird offen als Ressource gelegt.',
    location:
      'Ein Ort bleibt offen bei den Ressourcen. Er kann nicht mehr Marken haben, als seine Kapazität zulässt.',
    unique:
      'Wenn Karten nicht zusammen in einer Gruppe sein dürfen, behält ihr Spieler eine davon, und die anderen werden zerstört.',
    masterHero: 'Ein Meisterheld beginnt im Deck. Wenn er gespielt wird, ersetzt er deinen Helden.',
    protector:
      'Am Schutzpunkt kannst du ihn erschöpfen. Dann wird er statt des vorgeschlagenen Verteidigers zum Verteidiger.',
    stealth: 'Während er angreift, kann niemand beschützen.',
    longRange: 'Während er angreift, fügen Verteidiger keinen Kampfschaden zu.',
    inspire:
      'Wenn ein anderer Spieler Karten bereit macht, kannst du eine Karte bereit machen, die diese Karte inspiriert.',
    dualWield: 'Du kannst zwei einhändige Nahkampfwaffen zugleich haben.',
    sabotage:
      'Die Karte kann einen Kampf als Sabotage vorschlagen. Eine Sabotage greift statt eines Helden oder Verbündeten das an, was ihr Text nennt.',
  },
}
