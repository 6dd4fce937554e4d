/** Explanations of the keywords. Their names stay English, as on the printed cards. */
export const keywords: Readonly<Record<string, string>> = {
  aberration: 'Nur Kampf verletzt diesen Charakter: Aller andere Schaden an ihm wird verhindert.',
  absorb:
    'So viel Kampfschaden dieser Charakter einem Helden zufügt, so viel heilt dein eigener Held. Eine Waffe mit Absorb gibt es dem, der mit ihr zuschlägt.',
  'arcane-torrent':
    'Wenn die Karte ins Spiel kommt, nimmt sie einer gegnerischen Karte, auf die sie zielt, für diesen Zug alle Kräfte.',
  artifact: 'Die Karte lässt sich auch von deinem Friedhof spielen.',
  assault: 'In den Zügen dessen, der sie kontrolliert, hat sie so viel mehr ATK. Mehrere zählen zusammen.',
  awesome: 'Wenn dein Zug beginnt, darf jeder der Karte etwas Nettes sagen und zieht dafür.',
  'bear-form':
    'Dein Held kann beschützen. Das endet, wenn du eine Fähigkeit spielst, die nicht Feral ist, oder mit einer Waffe zuschlägst.',
  berserking: 'Je verletzter, desto härter: +1 ATK für jeden Schaden, der darauf liegt.',
  'cat-form': 'Dein Held hat beim Angriff +1 ATK. Das endet wie bei Bear Form.',
  conspicuous:
    'Gegen diesen Angreifer kann jeder Held und Verbündete der anderen Seite beschützen, ob Protector oder nicht.',
  'death-rattle':
    'Wenn die Karte auf einen Friedhof geht, aus dem Spiel oder von sonst woher, geschieht, was hinter dem Wort steht.',
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
  elusive:
    'Niemand kann vorschlagen, sie anzugreifen. Ziel kann sie sein, und als Beschützer einspringen auch.',
  enrage:
    'Wenn sie ins Spiel kommt, darfst du die oberste Karte deines Decks vorzeigen; was das bringt, steht auf der Karte.',
  'escape-artist': 'Wenn ein Gegner auf sie zielt, darfst du sie auf die Hand ihres Besitzers zurücknehmen.',
  eternal:
    'Von woher sie auch auf deinen Friedhof geht: Du darfst sie in dein Deck mischen, statt sie dort zu lassen.',
  ferocity:
    'Der Verbündete darf schon in dem Zug angreifen, in dem er zu dir kam. Für [Activate]-Kräfte wartet er wie andere.',
  'find-treasure': 'Wenn sie ins Spiel kommt, darfst du eine Karte ziehen und dann eine abwerfen.',
  'finishing-move':
    'Um sie zu spielen, entferne bis zu fünf Karten der genannten Art, sonst Combos, von deinem Friedhof: So viel ist X.',
  hardiness: 'Von allem Schaden, den sie erleiden soll, wird jedes Mal 1 verhindert.',
  harmonize: 'Deine Verbündeten mit gedruckten Kosten von 4 oder mehr kosten dich 1 weniger.',
  haste:
    'Sie kostet so viel weniger, wenn ein Verbündeter von dir in diesem Zug einen gegnerischen Helden verletzt hat.',
  'infinite-wield':
    'Beliebig viele einhändige Nahkampfwaffen, und in einem Kampf dürfen alle zuschlagen (406.5).',
  inspire:
    'Wenn andere in ihrem Schritt ihre Karten bereit machen, darfst du eine erschöpfte Karte der genannten Art bereit machen; jede höchstens einmal im Zug (501.1).',
  'inspiring-presence': 'Was dein Held und deine Verbündeten außerhalb von Kämpfen zufügen, ist eins mehr.',
  invincible: 'Sie verlässt das Spiel nicht und kann weder Ziel sein noch Schaden erleiden.',
  irradiated:
    'Es steckt an: Ein Verbündeter, dem sie Kampfschaden zufügt, ist von da an ebenfalls Irradiated.',
  'long-range':
    'Wer sich gegen sie verteidigt, fügt keinen Kampfschaden zurück. Mit Distanzschaden hat das nichts zu tun.',
  mend: 'Wenn dein Zug beginnt, darf sie einen Helden oder Verbündeten, auf den sie zielt, um so viel heilen.',
  portal:
    'Zeige die nächsten drei Karten deines Decks; ein Dämon darunter, der weniger kostet als diese Karte, darf ins Spiel kommen.',
  preparation: 'In deinem ersten Zug darfst du sie umsonst spielen.',
  protector:
    'Am Schutzpunkt darfst du sie erschöpfen, wenn sie bereit ist: Dann wird sie angegriffen. Das geht auch in dem Zug, in dem sie kam.',
  resistance:
    'Schaden der genannten Art wird verhindert, auch wenn er noch von anderer Art ist. Es gibt eine für jede: Arkan, Feuer, Frost, Heilig, Nahkampf, Natur, Distanz und Schatten.',
  rift: 'Nenne beim Spielen ein Volk: Jeder deiner Verbündeten dieses Volkes macht sie um 1 billiger (707.1e).',
  sabotage:
    'Sie darf statt eines Charakters ein Ding angreifen, wie es dort steht. Schaden gibt es dann keinen; was sie beim Sabotieren tut, geschieht, wenn niemand beschützt.',
  sentinel: 'Wenn sie in einem Zug zum ersten Mal erschöpft wird, wird sie wieder bereit.',
  'sextuple-wield':
    'Sechs Hände für Nahkampfwaffen: eine für eine einhändige, zwei für eine zweihändige (406.3).',
  shadowmeld: 'Solange sie bereit ist, ist sie Elusive und Untargetable.',
  smash:
    'Was sie einem verteidigenden Verbündeten über tödlichen Schaden hinaus zufügt, trifft dessen Helden (405.8).',
  spellshield: 'Gegner können im Spiel nicht auf sie zielen.',
  stash: 'Wenn sie Ressource wird, zeige sie und tu, was hinter dem Wort steht; dann liegt sie verdeckt.',
  stealth:
    'Während sie angreift, kann niemand beschützen (602.2a). Eine Waffe mit Stealth gibt es dem, der mit ihr zuschlägt.',
  thrown:
    'Mit ihr zuzuschlagen gibt deinem Helden für diesen Kampf Long-Range; am Ende des Zuges geht sie auf die Hand ihres Besitzers zurück.',
  'time-is-money':
    'Ihre [Activate]-Kräfte gehen schon in dem Zug, in dem sie kam; zum Angreifen wartet sie wie andere.',
  trap: 'Statt zu zahlen, erschöpfe deinen Helden, während er verteidigt.',
  untargetable:
    'Nichts auf der Kette kann auf sie zielen. Angegriffen werden kann sie, und was nicht zielt, trifft sie auch.',
  'war-stomp':
    'Wenn sie angreift oder verteidigt, darfst du einen gegnerischen Helden oder Verbündeten erschöpfen, auf den sie zielt.',
  warp: 'Wenn sie aus deinem Deck vorgezeigt wird, darfst du sie aus dem Spiel entfernen und dann sofort umsonst spielen.',
  'will-of-the-forsaken':
    'Nur tödlicher Schaden, oder keine Gesundheit mehr zu haben, nimmt sie aus dem Spiel.',
}
