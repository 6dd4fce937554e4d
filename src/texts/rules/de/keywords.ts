/** Explanations of the keywords. Their names stay English, as on the printed cards. */
export const germanKeywordTexts: Readonly<Record<string, string>> = {
  aberration: 'Nur Kampfschaden verletzt diesen Charakter. Aller andere Schaden an ihm wird verhindert.',
  absorb:
    'Wenn dieser Charakter einem Helden Kampfschaden zufügt, wird dein eigener Held um so viel geheilt. Eine Waffe mit Absorb gibt es dem Charakter, der mit ihr zuschlägt.',
  'arcane-torrent':
    'Wenn die Karte ins Spiel kommt, zielt sie auf eine gegnerische Karte. Diese hat in diesem Zug keine Kräfte.',
  artifact: 'Die Karte lässt sich auch von deinem Friedhof spielen.',
  assault:
    'Sie hat in den Zügen des Spielers, der sie kontrolliert, so viel mehr ATK. Mehrere zählen zusammen.',
  awesome:
    'Wenn dein Zug beginnt, darf jeder etwas Nettes über die Karte sagen. Wer das tut, zieht eine Karte.',
  'bear-form':
    'Dein Held kann beschützen. Das endet, wenn du eine Fähigkeit spielst, die nicht Feral ist, oder mit einer Waffe zuschlägst.',
  berserking: 'Sie hat +1 ATK für jeden Punkt Schaden auf ihr.',
  'cat-form': 'Dein Held hat beim Angriff +1 ATK. Das endet wie bei Bear Form.',
  conspicuous:
    'Wenn die Karte angreift, kann jeder Held und Verbündete der anderen Seite beschützen, auch ohne Protector.',
  'death-rattle':
    'Der Text nach dem Schlüsselwort geschieht, wenn die Karte aus dem Spiel oder von anderswo auf einen Friedhof geht.',
  delve: 'Sieh dir die nächsten zwei Karten deines Decks an und lege jede nach oben oder unten zurück.',
  diplomacy: 'Verbündete der genannten Art kosten dich 1 weniger, aber nie weniger als 1.',
  'dual-shield':
    'Dein Held kann zwei Schilde halten, aber keine Nahkampfwaffe und nichts anderes in der Nebenhand.',
  'dual-wield':
    'Dein Held kann zwei einhändige Nahkampfwaffen halten und in einem Kampf mit beiden zuschlagen (406.2, 406.6).',
  'ranged-dual-wield': 'Dein Held kann zwei Distanzwaffen haben (406.4).',
  'two-handed-dual-wield':
    'Dein Held kann zwei Nahkampfwaffen haben, auch zweihändige, und mit beiden zuschlagen.',
  echo: 'Wenn beim Spielen zwei oder mehr deiner Verbündeten vom selben Volk sind, wird die Fähigkeit kopiert.',
  elusive: 'Niemand kann vorschlagen, sie anzugreifen. Sie kann trotzdem Ziel sein und beschützen.',
  enrage:
    'Wenn sie ins Spiel kommt, darfst du die oberste Karte deines Decks vorzeigen. Der Text der Karte sagt, was das bewirkt.',
  'escape-artist': 'Wenn ein Gegner auf sie zielt, darfst du sie auf die Hand ihres Besitzers zurücknehmen.',
  eternal: 'Wenn sie von irgendwo auf deinen Friedhof geht, darfst du sie in dein Deck mischen.',
  ferocity:
    'Der Verbündete darf schon in dem Zug angreifen, in dem er zu dir kam. Für [Activate]-Kräfte wartet er wie andere.',
  'find-treasure': 'Wenn sie ins Spiel kommt, darfst du eine Karte ziehen und dann eine abwerfen.',
  'finishing-move':
    'Um sie zu spielen, entferne bis zu fünf Karten der genannten Art von deinem Friedhof (Combos, wenn keine Art genannt ist). X ist die Zahl der entfernten Karten.',
  hardiness: 'Jedes Mal, wenn sie Schaden erleiden soll, wird 1 davon verhindert.',
  harmonize: 'Deine Verbündeten mit gedruckten Kosten von 4 oder mehr kosten dich 1 weniger.',
  haste:
    'Sie kostet so viel weniger, wenn ein Verbündeter von dir in diesem Zug einen gegnerischen Helden verletzt hat.',
  'infinite-wield':
    'Dein Held kann beliebig viele einhändige Nahkampfwaffen haben und in einem Kampf mit allen zuschlagen (406.5).',
  inspire:
    'Wenn andere Spieler ihre Karten bereit machen, darfst du eine erschöpfte eigene Karte der genannten Art bereit machen. Jede Karte kannst du höchstens einmal im Zug bereit machen (501.1).',
  'inspiring-presence': 'Dein Held und deine Verbündeten fügen außerhalb von Kämpfen 1 Schaden mehr zu.',
  invincible: 'Sie verlässt das Spiel nicht und kann weder Ziel sein noch Schaden erleiden.',
  irradiated:
    'Es ist ansteckend. Ein Verbündeter, dem sie Kampfschaden zufügt, ist von da an ebenfalls Irradiated.',
  'long-range':
    'Ein Charakter, der sich gegen sie verteidigt, fügt ihr keinen Kampfschaden zu. Mit Distanzschaden hat Long-Range nichts zu tun.',
  mend: 'Wenn dein Zug beginnt, darf sie einen Helden oder Verbündeten, auf den sie zielt, um so viel heilen.',
  portal:
    'Zeige die nächsten drei Karten deines Decks vor. Du darfst einen verbündeten Dämon darunter, der weniger kostet als diese Karte, ins Spiel bringen.',
  preparation: 'In deinem ersten Zug kannst du sie spielen, ohne ihre Kosten zu zahlen.',
  protector:
    'Am Schutzpunkt kannst du sie erschöpfen, wenn sie bereit ist. Dann wird stattdessen sie angegriffen. Das geht auch in dem Zug, in dem sie ins Spiel kam.',
  resistance:
    'Schaden der genannten Art wird verhindert, auch wenn er zugleich von anderer Art ist. Es gibt eine für jede Art: Arkan, Feuer, Frost, Heilig, Nahkampf, Natur, Distanz und Schatten.',
  rift: 'Nenne beim Spielen ein Volk. Sie kostet für jeden deiner Verbündeten dieses Volkes 1 weniger (707.1e).',
  sabotage:
    'Sie kann statt eines Charakters das genannte Ding angreifen. Dann wird kein Schaden zugefügt. Ihr Sabotage-Effekt geschieht, wenn niemand beschützt.',
  sentinel: 'Wenn sie in einem Zug zum ersten Mal erschöpft wird, wird sie wieder bereit.',
  'sextuple-wield':
    'Dein Held hat sechs Hände für Nahkampfwaffen. Eine einhändige Waffe braucht eine Hand, eine zweihändige zwei (406.3).',
  shadowmeld: 'Solange sie bereit ist, ist sie Elusive und Untargetable.',
  smash:
    'Wenn sie einem verteidigenden Verbündeten mehr als tödlichen Schaden zufügt, wird der Rest dessen Helden zugefügt (405.8).',
  spellshield: 'Gegner können im Spiel nicht auf sie zielen.',
  stash:
    'Wenn du sie als Ressource legst, zeige sie vor und tu, was der Text nach dem Schlüsselwort sagt. Dann liegt sie verdeckt.',
  stealth:
    'Während sie angreift, kann niemand beschützen (602.2a). Eine Waffe mit Stealth gibt es dem Charakter, der mit ihr zuschlägt.',
  thrown:
    'Wenn dein Held mit ihr zuschlägt, hat er in diesem Kampf Long-Range, und die Waffe geht am Ende des Zuges auf die Hand ihres Besitzers zurück.',
  'time-is-money':
    'Du kannst ihre [Activate]-Kräfte schon in dem Zug benutzen, in dem sie ins Spiel kommt. Zum Angreifen wartet sie wie andere.',
  trap: 'Statt ihre Kosten zu zahlen, kannst du deinen Helden erschöpfen, während er verteidigt.',
  untargetable:
    'Nichts auf der Kette kann auf sie zielen. Sie kann angegriffen werden, und Effekte ohne Ziel betreffen sie.',
  'war-stomp':
    'Wenn sie angreift oder verteidigt, darfst du einen gegnerischen Helden oder Verbündeten erschöpfen, auf den sie zielt.',
  warp: 'Wenn sie aus deinem Deck vorgezeigt wird, darfst du sie aus dem Spiel entfernen und dann sofort spielen, ohne ihre Kosten zu zahlen.',
  'will-of-the-forsaken':
    'Sie verlässt das Spiel nur durch tödlichen Schaden oder wenn sie keine Gesundheit mehr hat.',
}
