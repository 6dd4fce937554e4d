/** Titles and texts of the rules, by number. */
export const germanSectionTexts: Readonly<Record<string, readonly [title: string, text: string]>> = {
  '100': [
    'Ein Deck bauen',
    'Ein Deck gehört zu einem Helden. Es hat 60 Karten oder mehr (100.1), höchstens vier eines Namens (100.4), und nur Karten, die zum Helden passen (100.2). Eine Karte mit Klassensymbolen muss eine Klasse mit dem Helden teilen. Eine Karte mit Fraktionssymbol muss seine Fraktion haben. „Hero Required“ nennt ein Merkmal, das der Held haben muss. Alle Talente müssen von einem Talentzweig sein. `/deck import check:True` prüft das alles.',
  ],
  '100.2': [
    'Welche Karten zu einem Helden passen',
    'Eine Karte mit Klassensymbolen braucht einen Helden mit einer dieser Klassen. Eine Karte mit Fraktionssymbol braucht einen Helden dieser Fraktion (100.2a). Eine Karte, die eine Art von Helden verlangt, braucht so einen Helden (100.2b). Ein Deck kann weder Talente zweier Zweige (100.2c) noch zwei Rufe (100.2d) enthalten. Eine Karte ohne Symbole ist neutral und passt zu jedem Helden.',
  ],
  '100.4': [
    'Viermal derselbe Name',
    'Ein Deck darf höchstens vier Karten eines Namens enthalten. Das Beideck zählt mit. Verschiedene Drucke eines Namens zählen zusammen. Von Karten mit „unlimited“ darfst du beliebig viele haben.',
  ],
  '101': [
    'Spielbeginn',
    'Jeder Held beginnt im Spiel. Die Decks werden gemischt, und alle nehmen sieben Karten. Wem die Starthand nicht gefällt, der kann sie einmal zurückmischen und ebenso viele neue Karten nehmen (101.2, der Mulligan). In einem Einsteiger-Raid haben die Raider den ersten Zug, sonst hat ihn der Dungeon. Die Seite, die beginnt, zieht in diesem Zug keine Karte (501.2b).',
  ],
  '101.2': [
    'Mulligan',
    'Einmal, vor dem ersten Zug, kannst du deine ganze Hand ins Deck mischen und ebenso viele neue Karten nehmen. Alle entscheiden der Reihe nach. Dann nehmen alle, die es wollen, ihren Mulligan.',
  ],
  '102': [
    'Gewinnen und verlieren',
    'Du gewinnst, wenn kein Gegner mehr da ist (102.1). Die Raider gewinnen und verlieren zusammen. Ein Spieler scheidet aus, wenn sein Held zerstört wird, wenn er ziehen muss und nicht kann (410.6b), oder wenn er aufgibt. Aufgeben kann man jederzeit (102.1b). Alle Karten, die dem Spieler gehören, verlassen mit ihm das Spiel (102.2).',
  ],
  '102.2': [
    'Aus dem Spiel ausscheiden',
    'Ein Spieler, der verliert, verlässt das Spiel mit allen Karten, die ihm gehören. Seine Glieder der Kette werden unterbrochen. Auch Karten anderer Spieler, die er kontrolliert, verlassen das Spiel. Die anderen spielen weiter.',
  ],
  '103': [
    'Wenn Regeln sich widersprechen',
    'Karten haben Vorrang vor Spielregeln (103.1). „Kann nicht“ hat Vorrang vor „kann“ (103.2). Das Spiel selbst zerstört Karten wegen Einzigartigkeit oder tödlichen Schadens. Das verhindert auch der Text nicht, dass eine Karte nicht zerstört werden kann (103.3).',
  ],
  '104': [
    'Zahlen',
    '„Beliebig viele“ heißt null oder mehr, und immer eine ganze Zahl (104.1). Eine Zahl unter null zählt als null, außer in Rechnungen und Vergleichen (104.2): Ein Verbündeter mit 2 ATK und −3 ATK fügt nichts zu, und +2 bringt ihn auf 1.',
  ],
  '200': [
    'Name',
    'Wenn der Text einer Karte ihren eigenen Namen nennt, meint er nur diese Karte (200.1). „Namens X“ meint jede Karte mit diesem Namen (200.2). Wenn du einen Namen erfinden darfst, geht jeder, der kein Name aus Warcraft ist (200.3). Tippe ihn mit `/answer`.',
  ],
  '201': [
    'Kosten',
    'Die Zahl links oben sagt, wie viele Ressourcen du erschöpfst, um die Karte zu spielen (201.1). Quests und Orte haben keine Kosten, denn sie werden gelegt (201.2). Ein X in den Kosten ist 0, außer wenn die Karte gerade gespielt wird oder auf der Kette liegt (201.3). Spielsteine kosten 0 (201.4).',
  ],
  '202': [
    'Typenzeile',
    'Die Typenzeile sagt, was eine Karte ist: Fähigkeit, Verbündeter, Ausrüstung, Held, Quest oder Ort. Sie nennt auch Merkmale wie Troll, Axe oder Totem (202.1), und manchmal „Unique“, einen Platz wie Head (1) oder ein Talent (202.2). Ein Effekt, der ein Merkmal gibt, nimmt keine anderen weg (202.3).',
  ],
  '203': [
    'Textfeld',
    'Jeder Absatz ist eine eigene Kraft (203.2). `/card` zeigt in unseren Worten, was eine Karte tut. Dieser Text entsteht aus denselben Daten, nach denen ich spiele.',
  ],
  '204': [
    'Sammlernummer',
    'Die Sammlernummer nennt das Set und die Nummer einer Karte. Ihre Farbe zeigt die Seltenheit: gewöhnlich, ungewöhnlich, selten, episch oder legendär (204.2). `/card` zeigt sie ganz unten. Du kannst sie in Decklisten schreiben.',
  ],
  '205': [
    'ATK und Schadensart',
    'Die ATK ist der Schaden, den ein Charakter im Kampf zufügt. Es gibt diese Schadensarten: Arkan, Feuer, Frost, Heilig, Nahkampf, Natur, Distanz und Schatten (205.1). Ein Held ohne Waffe hat 0 ATK. Wenn er mit einer Waffe zuschlägt, kommen ihre ATK und ihre Art bis zum Ende des Kampfes hinzu.',
  ],
  '206': [
    'Merkmale eines Helden',
    'Die Merkmale eines Helden sind Klasse, Fraktion, Beruf, Volk, Talentzweig und Ruf. Sie entscheiden, welche Karten im Deck sein dürfen (100.2), und Karten fragen nach ihnen. Ein Symbol auf einer anderen Karte heißt, dass die Karte dieses Merkmal verlangt.',
  ],
  '300': [
    'Kartentypen',
    'Helden und Verbündete sind Charaktere. Fähigkeiten, Verbündete und Ausrüstung werden gespielt. Quests und Orte werden als Ressource gelegt. Eine Fähigkeit, die im Spiel bleibt, ist andauernd.',
  ],
  '301': [
    'Helden',
    'Dein Held beginnt im Spiel (301.1). Er kann sofort angreifen und Kräfte benutzen (301.3). Die meisten Helden haben eine Kraft, für die sie umgedreht werden. Du kannst sie also nur einmal benutzen. Wenn dein Held tödlichen Schaden hat, scheidest du aus. Ein Meisterheld beginnt in deinem Deck. Wenn du ihn spielst, ersetzt er deinen Helden (301.4).',
  ],
  '302': [
    'Verbündete',
    'Ein Verbündeter kommt in die Reihe der Verbündeten deiner Gruppe. Er kann nur angreifen und [Activate]-Kräfte benutzen, wenn er seit Beginn deines Zuges da ist (302.2). Mit Ferocity kann er sofort angreifen. Wenn er beschützen kann, kann er das sofort. Ein Reittier kann weder angreifen noch verteidigen (302.3).',
  ],
  '303': [
    'Waffen',
    'Einmal im Kampf, wenn dein Held Angreifer oder Verteidiger wird, kannst du mit einer Waffe zuschlagen. Du erschöpfst sie und zahlst ihre Kosten. Dein Held hat dann in diesem Kampf ihre ATK und ihre Schadensart (303.2). Das geht auch in dem Zug, in dem die Waffe ins Spiel kam (303.3). Die Regel „Führen“ sagt, wie viele Waffen du haben kannst.',
  ],
  '304': [
    'Rüstung und Gegenstände',
    'Du kannst eine Rüstung erschöpfen, um an deinem Helden so viel Schaden zu verhindern, wie ihre DEF sagt (304.2, 717.2c). Gegenstände haben Kräfte. Beides geht schon in dem Zug, in dem die Karte ins Spiel kam (304.3). Für jeden Platz am Körper, etwa Head (1), kannst du ein Stück haben. Ein Golem ist zugleich Ausrüstung und Verbündeter (304.4).',
  ],
  '305': [
    'Fähigkeiten',
    'Eine Fähigkeit ist ein Zauber oder ein Können. Wenn sie nicht andauernd ist, tut sie, was sie sagt, und geht auf den Friedhof (305.1). Eine andauernde Fähigkeit kommt ins Spiel und wirkt dort (305.2). Eine Spontankarte kannst du spielen, wann immer du Priorität hast. Andere Fähigkeiten kannst du nur in deiner Aktionsphase spielen, bei leerer Kette. Ein Totem ist zugleich Fähigkeit und Verbündeter und greift nie an (305.3).',
  ],
  '306': [
    'Quests und Orte',
    'Sie werden offen als Ressource gelegt und bezahlen Karten wie jede andere (306.1). Du erfüllst eine Quest, indem du ihre Kosten zahlst. Du bekommst ihre Belohnung, und die Quest wird umgedreht (306.2). Ein Ort bleibt offen und behält seine Kraft (306.3).',
  ],
  '400': [
    'Angelegte Karten',
    'Eine angelegte Karte liegt unter einer anderen, ihrem Träger. Sie bleibt dort, solange der Träger zu ihr passt (400.6). Wenn sie auf ihren Träger zielt, wählst du ihn beim Spielen (400.2). Wenn der Träger das Spiel verlässt, werden die angelegten Karten zerstört. Manche lassen sich an einen anderen Träger legen (400.7).',
  ],
  '401': [
    'Kontrolle und Besitz',
    'Dir gehören die Karten, mit denen du begonnen hast, wo auch immer sie sind (401.2). Du kontrollierst die Karten, die du ins Spiel und auf die Kette bringst (401.1). Ein anderer Spieler kann die Kontrolle über eine Karte übernehmen (401.3). Dann kämpft sie in seiner Gruppe. Wenn sie das Spiel verlässt, geht sie auf Hand, Deck oder Friedhof ihres Besitzers.',
  ],
  '402': [
    'Kopieren',
    'Die Kopie eines Gliedes kommt mit derselben Wahl auf die Kette, wenn die Karte keine neue Wahl erlaubt (402.1). Eine Karte im Spiel, die zur Kopie wird, hat das gedruckte Gesicht der anderen Karte. Sie behält ihren Schaden und ihre Marken (402.3).',
  ],
  '403': [
    'Bezahlen',
    'Kosten sind alles, was du für eine Aktion zahlst: Ressourcen oder andere Karten erschöpfen, Karten abwerfen oder eigene Karten zerstören. Du musst die ganzen Kosten zahlen können. Kosten fallen nie unter 0 (403.2). Manche Karten kannst du auf andere Art bezahlen (403.3).',
  ],
  '404': [
    'Marken und Spielsteine',
    'Marken haben einen Namen, liegen auf Karten und zählen etwas (404.1). Ein Spielstein ist keine Karte, wird aber im Spiel wie eine Karte behandelt. Er hat die Eigenschaften, die er bei seiner Entstehung bekam, und kostet 0 (404.2). Wenn er das Spiel verlässt, ist er fort.',
  ],
  '405': [
    'Schaden',
    'Schaden bleibt auf einem Charakter, bis er geheilt wird (405.1). Wenn der Schaden mindestens so hoch ist wie die Gesundheit, ist er tödlich. Der Charakter wird dann bei der nächsten Prüfung zerstört (405.2, 410.6). Schaden aus mehreren Quellen zur selben Zeit wird zusammengezählt. Schaden, der gelegt oder verschoben wird, gilt nicht als zugefügt. Effekte, die auf zugefügten Schaden warten, löst er also nicht aus (405.3).',
  ],
  '406': [
    'Führen',
    'Normalerweise kann dein Held eine zweihändige Waffe haben, oder eine einhändige mit einem Schild oder einem Gegenstand für die Nebenhand. Dazu kann er eine Distanzwaffe haben. Dual Wield erlaubt zwei einhändige Nahkampfwaffen, und dein Held kann mit beiden zuschlagen (406.2, 406.6). Andere Schlüsselwörter erlauben mehr. Zu viele Waffen verletzen die Einzigartigkeit.',
  ],
  '407': [
    'Heilung',
    'Heilung nimmt Schaden von einem Charakter, höchstens so viel, wie er hat (407.1). Mehr als die volle Gesundheit kann sie nicht geben. Du kannst auch auf einen unverletzten Charakter zielen (407.3).',
  ],
  '408': [
    'Pakete',
    'Schaden und Heilung kommen in Paketen. Ein Paket hat eine Menge, eine Art, eine Quelle und einen Empfänger. Bevor es zugefügt wird, kann es verhindert, geändert oder geteilt werden (717). Nur der Rest wird zugefügt.',
  ],
  '409': [
    'Eine Karte spielen',
    'Um eine Karte zu spielen, bringst du sie von der Hand auf die Kette, oder aus einer anderen Zone, wenn eine Karte das erlaubt. Du triffst jede Wahl und zahlst die Kosten (707). Eine Ressource zu legen ist kein Spielen (409.2). Auch eine Karte ins Spiel zu bringen ist keines.',
  ],
  '410': [
    'Priorität',
    'Nur wer Priorität hat, kann handeln (410.1): eine Karte spielen, eine Kraft benutzen, eine Quest erfüllen oder passen. Zuerst hat sie der Spieler, der am Zug ist, dann die anderen im Uhrzeigersinn. Wenn alle nacheinander passen, wird das oberste Glied der Kette verrechnet. Wenn die Kette leer ist, geht das Spiel weiter. Wenn du nichts tun kannst, passe ich für dich.',
  ],
  '410.5': [
    'Vor der Priorität',
    'Bevor jemand Priorität bekommt, prüft das Spiel tödlichen Schaden, leere Decks, Einzigartigkeit und angelegte Karten. Das geschieht in Wellen, bis nichts mehr zu tun ist. Dann kommen wartende ausgelöste Effekte auf die Kette (708.1). Dazwischen kann niemand antworten.',
  ],
  '410.6': [
    'Was geprüft wird',
    'Charaktere mit tödlichem Schaden werden zerstört (410.6a). Wer aus einem leeren Deck ziehen musste, scheidet aus (410.6b). Wenn ein Spieler zu viele Karten einer Art hat, werden einige zerstört (414). Angelegte Karten ohne passenden Träger werden zerstört (400.6).',
  ],
  '411': [
    'Bereit und erschöpft',
    'Eine bereite Karte steht aufrecht. Eine erschöpfte Karte wurde benutzt: Sie hat angegriffen, beschützt oder bezahlt, oder sie wurde aktiviert. In deinem ersten Schritt werden deine Karten bereit (501.1). Außerhalb des Spiels sind Karten weder bereit noch erschöpft (411.2).',
  ],
  '412': [
    'Ressourcen',
    'Einmal in jedem deiner Züge, in deiner Aktionsphase, kannst du eine Karte von der Hand als Ressource legen (412.1): eine Quest oder einen Ort offen, jede andere Karte verdeckt. Du erschöpfst eine Ressource, um einen Punkt der Kosten zu zahlen (412.2). Es ist gleich, ob sie offen oder verdeckt liegt.',
  ],
  '413': [
    'Suchen',
    'Du siehst alle Karten der Zone durch. In einer verborgenen Zone darfst du entscheiden, eine beschriebene Karte nicht zu finden, auch wenn sie dort ist (413.3). Ein Deck wird nach dem Durchsuchen gemischt (413.2).',
  ],
  '414': [
    'Einzigartigkeit',
    'Manche Karten können nicht zusammen in einer Gruppe sein: zwei mit demselben einzigartigen Namen, zwei Stücke für einen Platz, zu viele Waffen oder Schilde, oder mehr Karten einer Form oder Art, als ihre Zahl erlaubt (414.3). Ein Spieler, der zu viele hat, wählt, welche bleibt. Das Spiel zerstört die anderen (414.2).',
  ],
  '415': [
    'Zonen',
    'Die Zonen sind Kette, Decks, Friedhöfe, Hände, das Spiel und die Karten, die aus dem Spiel entfernt sind (415.1). Decks und Hände sind verborgen. Alles andere liegt offen. Eine Karte, die die Zone wechselt, ist eine neue Karte. Frühere Effekte auf sie zählen nicht mehr (415.9).',
  ],
  '500': [
    'Züge',
    'Die Spieler sind im Uhrzeigersinn am Zug. Jeder Zug hat eine Startphase, eine Aktionsphase und eine Endphase (500.1). Effekte, die „am Anfang“ ausgelöst werden, warten, bis der erste Spieler Priorität bekommt (500.2). Ein zusätzlicher Zug kommt gleich nach dem jetzigen (500.3). Ein ausgesetzter Zug findet nicht statt (500.4).',
  ],
  '501': [
    'Startphase',
    'Zuerst werden deine Karten bereit (501.1), dann ziehst du eine Karte (501.2). In jedem dieser Schritte kann geantwortet werden. Wer das Spiel beginnt, lässt das erste Ziehen aus (501.2b).',
  ],
  '502': [
    'Aktionsphase',
    'Hier legst du deine Ressource, spielst Karten, benutzt Kräfte, erfüllst Quests und greifst an, in beliebiger Reihenfolge und sooft du zahlen kannst. Bei leerer Kette endet die Phase, wenn alle passen (502.2). Dein **Passen** beendet also deinen Zug, wenn niemand sonst handelt.',
  ],
  '503': [
    'Endphase',
    'In der Endphase kann zum letzten Mal geantwortet werden. Dann kommt der Abschluss: Du wirfst ab, bis du nur noch so viele Handkarten hast wie erlaubt, normalerweise sieben. Effekte, die „diesen Zug“ gelten, enden (503.2).',
  ],
  '600': [
    'Kampf',
    'In deiner Aktionsphase kann jeder deiner bereiten Charaktere angreifen, einer nach dem anderen (600.1). „Muss angreifen“ gilt, soweit es möglich ist (600.2). Wenn ein Angriff etwas kostet, zahlst du, wenn du ihn vorschlägst (600.3).',
  ],
  '601': [
    'Kampfvorschlag',
    'Du wählst einen Angreifer und einen Verteidiger: einen gegnerischen Helden oder Verbündeten (601.2). Der Vorschlag kommt auf die Kette, und alle können antworten. Beim Verrechnen wird er noch einmal geprüft (601.3). Wenn er nicht mehr zulässig ist, gibt es keinen Angriff.',
  ],
  '602': [
    'Kampfschritt',
    'Der Angreifer wird erschöpft und kann zuschlagen (602.1). Dann können alle zum ersten Mal antworten. Danach kommt der Schutzpunkt (602.2), an dem ein bereiter Beschützer den Platz des Verteidigers einnehmen kann. Dann kann der Verteidiger zuschlagen, und alle können zum letzten Mal antworten.',
  ],
  '602.2': [
    'Schutzpunkt',
    'Der Schutzpunkt liegt zwischen den beiden Gelegenheiten eines Kampfes, zu antworten. Wer einen bereiten Charakter hat, der beschützen kann, kann ihn erschöpfen. Dann wird dieser Charakter angegriffen. Jeder vorgeschlagene Verteidiger kann einmal beschützt werden. Ich frage dich nur, wenn du beschützen kannst.',
  ],
  '603': [
    'Kampfende',
    'Angreifer und Verteidiger fügen einander gleichzeitig Schaden zu: so viel wie ihre ATK und von ihrer Schadensart (603.1). Dann prüft das Spiel, wer zerstört wird (603.2), und der Kampf ist vorbei.',
  ],
  '700': [
    'Kräfte',
    'Die Kräfte einer Karte sind ihr Text, ihre Schlüsselwörter und die Kräfte, die andere Karten ihr geben (700.1). Sie wirken nur im Spiel, wenn nichts anderes dasteht (700.2). Es gibt vier Arten: Zahlkräfte, Belohnungen, ausgelöste und dauernde.',
  ],
  '701': [
    'Zahlkräfte',
    'Eine Zahlkraft hat einen Pfeil. Du zahlst die Kosten vor dem Pfeil, und der Effekt dahinter kommt auf die Kette (701.2). Du kannst sie jederzeit benutzen, wenn du Priorität hast, außer es heißt „in deinem Zug“. [Activate] heißt, dass die Karte dafür erschöpft wird (701.3). Ein Verbündeter kann das nur, wenn er seit Beginn deines Zuges da ist.',
  ],
  '702': [
    'Belohnungen',
    'Wenn du Priorität hast, kannst du eine deiner offenen Quests erfüllen, indem du ihre Kosten zahlst. Das geht schon in dem Zug, in dem du sie gelegt hast (702.2). Ihre Belohnung kommt auf die Kette. Die Quest wird umgedreht und bleibt eine Ressource.',
  ],
  '703': [
    'Ausgelöste Kräfte',
    'Ausgelöste Kräfte beginnen mit „wenn“ oder „zu Beginn“ und warten auf ein Ereignis (703.1). Wenn es geschieht, kommt ihr Effekt auf die Kette, bevor der nächste Spieler Priorität bekommt. Wenn ein „falls“ zwischen Kommas steht, muss die Bedingung zweimal stimmen: beim Auslösen und beim Verrechnen (703.2).',
  ],
  '704': [
    'Dauernde Kräfte',
    'Dauernde Kräfte gelten, solange die Karte im Spiel ist: „Deine Verbündeten haben +1 ATK“, die meisten Schlüsselwörter, „kann nicht“. Sie benutzen die Kette nicht.',
  ],
  '705': [
    'Glieder und die Kette',
    'Jede gespielte Karte, jede benutzte Kraft, jede erfüllte Quest und jeder vorgeschlagene Angriff ist ein Glied der Kette (705.1). Das neueste Glied wird zuerst verrechnet. Eine Antwort wird also vor dem Glied verrechnet, auf das sie antwortet. Alle Spieler haben eine gemeinsame Kette.',
  ],
  '706': [
    'Ziele',
    'Ziele werden gewählt, wenn das Glied auf die Kette kommt, und alle kennen sie (706.1). Beim Verrechnen werden sie noch einmal geprüft. Ein Ziel, das nicht mehr zulässig ist, bleibt verschont. Wenn kein zulässiges Ziel übrig ist, wird das Glied unterbrochen. Untargetable und Elusive schützen Karten auf verschiedene Weise.',
  ],
  '707': [
    'Ein Glied hinzufügen',
    'Du sagst das Glied an, wählst X, Möglichkeiten und Ziele, teilst Mengen auf, bestimmst die Kosten und zahlst sie, in dieser Reihenfolge (707.1). Wenn ein Schritt nicht möglich ist, wird alles zurückgenommen (707.2). Bis du gezahlt hast, nimmt **Zurück** deine Wahl zurück. Wenn ein Effekt auf der Kette liegt, braucht er seine Karte nicht mehr (707.3).',
  ],
  '708': [
    'Ausgelöste Effekte',
    'Bevor jemand Priorität bekommt, kommen alle ausgelösten Effekte auf die Kette: zuerst die des Spielers, der am Zug ist, dann die der anderen im Uhrzeigersinn. Jeder wählt die Reihenfolge seiner eigenen Effekte (708.1). Ein Effekt ohne zulässiges Ziel entfällt (708.2).',
  ],
  '709': [
    'Ein Glied verrechnen',
    'Wenn alle gepasst haben, wird das oberste Glied verrechnet: Sein Text wird von oben nach unten befolgt (709.1). Verbündete, Ausrüstung, andauernde Fähigkeiten und Ressourcen kommen ins Spiel. Andere Karten gehen auf den Friedhof. Währenddessen hat niemand Priorität.',
  ],
  '710': [
    'Ins Spiel kommen',
    'Eine Karte kommt bereit ins Spiel, wenn sie nichts anderes sagt, und unter der Kontrolle ihres Spielers (710.1). „Während sie ins Spiel kommt“ gehört dazu. „Wenn sie ins Spiel kommt“ wird danach ausgelöst. Eine Karte, die ins Spiel gebracht wird, wurde nicht gespielt.',
  ],
  '711': [
    'Unterbrechen',
    'Ein unterbrochenes Glied wird von der Kette genommen und tut nichts. Wenn es eine Karte ist, geht sie auf den Friedhof ihres Besitzers (711.1). Gezahlte Kosten bekommst du nicht zurück. Eine Karte kann nur unterbrochen werden, solange sie auf der Kette liegt.',
  ],
  '712': [
    'Veränderungen',
    'Eine Veränderung ist alles, was das Spiel verändert, einmal (713) oder für eine Zeit (714). Veränderungen geschehen in der Reihenfolge des Textes. Unmögliche Teile entfallen, und der Rest geschieht (712.3). Wenn der Text „darf“ sagt, entscheidest du (712.7).',
  ],
  '713': [
    'Einmalige Veränderungen',
    'Eine einmalige Veränderung geschieht einmal: Schaden zufügen, ziehen, zerstören, bereit machen, legen. Wenn sie „bis“ sagt und die Grenze schon erreicht ist, geschieht nichts (713.2).',
  ],
  '714': [
    'Anhaltende Veränderungen',
    'Eine anhaltende Veränderung einer Karte im Spiel dauert, solange die Karte im Spiel ist (714.2). Die eines Gliedes dauert so lange, wie sein Text sagt, meist diesen Zug (714.3). Wenn ein Glied „deine Verbündeten“ sagt, meint es die, die beim Verrechnen im Spiel sind. Wenn eine Karte im Spiel es sagt, zählen auch spätere Verbündete.',
  ],
  '715': [
    'Ausgelöste Veränderungen',
    'Ein Glied erzeugt eine ausgelöste Veränderung mit „das nächste Mal, wenn …“ oder „diesen Zug, wenn …“. Sie wartet auf ihr Ereignis und erzeugt dann einen Effekt (715.1).',
  ],
  '716': [
    'Ersetzende Veränderungen',
    'Ersetzende Veränderungen benutzen „würde“ und „stattdessen“: Statt des ersten Ereignisses geschieht ein anderes (716.1). Jede ersetzt ein Ereignis nur einmal. Wenn mehrere es ersetzen könnten, wählt der Besitzer der betroffenen Karte oder der betroffene Spieler die Reihenfolge.',
  ],
  '717': [
    'Schaden ersetzen und verhindern',
    'Verhinderter Schaden wird nicht zugefügt (717.2). Du kannst eine Rüstung erschöpfen, um so viel Schaden zu verhindern, wie ihre DEF sagt (717.2c). Wenn mehrere Effekte dasselbe Paket betreffen, werden sie nacheinander gewählt (717.4). Unverhinderbarer Schaden lässt sich nicht verhindern.',
  ],
  '718': [
    'Reihenfolge der Veränderungen',
    'Anhaltende Veränderungen wirken in der Reihenfolge, in der sie begannen (718.1), außer wenn eine von einer anderen abhängt (719).',
  ],
  '719': [
    'Abhängigkeit',
    'Manchmal ändert eine Veränderung, was eine andere tut oder worauf diese wirkt. Dann wirkt die andere erst nach ihr (719.1). „Verdoppeln“ wirkt zuletzt (719.4).',
  ],
  '800': [
    'Regeln einzelner Karten',
    'Einige Karten haben eigene Regeln (800.1 bis 800.3). `/card` zeigt, was diese Karten tun.',
  ],
  '801': [
    'Andere Dokumente',
    'Turnierregeln und Listen berichtigter Texte sind für einen Raid hier unwichtig. Ich spiele Karten nach ihrem neuesten Wortlaut.',
  ],
  '802': [
    'Gleichzeitiges',
    'Wenn mehrere Spieler zugleich wählen müssen, wählen sie der Reihe nach. Zuerst wählt, wer am Zug ist. Dann geschieht alles auf einmal (802.1). Auch Schaden an mehreren Charakteren wird auf einmal zugefügt.',
  ],
  '803': [
    'Schleifen',
    'Wenn sich dasselbe immer wiederholt, sagt ein Spieler, wie oft es noch geschieht (803.2, 803.3). Dann muss etwas anderes geschehen. Wenn niemand die Schleife beenden kann, endet das Spiel unentschieden (803.5).',
  ],
  R100: [
    'Raids mit einem Boss-Spieler',
    'Ein Spieler, der Boss-Spieler, spielt das Raid-Deck gegen alle anderen (R100.1). Er gewinnt, wenn kein Raider mehr da ist. Die Raider gewinnen, wenn der letzte Boss tödlichen Schaden hat (R100.2). Der Boss-Spieler legt keine Ressourcen (R100.3) und darf bis zu zehn Handkarten haben (R100.4). Allianz und Horde können nicht zusammen raiden. Die Dungeons spielen hier von selbst: siehe „Dungeon“.',
  ],
  R101: [
    'Bosse',
    'Jeder Held in der Gruppe eines Boss-Spielers ist ein Boss (R101.1). Nur tödlicher Schaden zerstört einen Boss. Andere Spieler können ihn nicht umdrehen und ihm weder seine Kräfte (R101.3a) noch seine Ressourcen (R101.3b) noch Karten seiner Decks nehmen (R101.3c). Seine Decks gehen nie zu Ende. Ein immuner Boss kann weder angegriffen noch verletzt noch Ziel werden (R101.3d). Manche Bosse wechseln die Karte und behalten alles, was auf ihnen liegt (R101.4).',
  ],
  R200: [
    'Onyxia’s Lair: der Anfang',
    'Beide Decks des Boss-Spielers werden gemischt: das Hauptdeck und das Ereignisdeck (R200.1). Onyxia ist mit ihrer ersten Phase im Spiel (R200.2). Alle beginnen mit sieben Karten und können einen Mulligan nehmen (R200.3). Der Boss-Spieler hat den ersten Zug und zieht darin keine Karte. Die Raider ziehen auch in ihrem ersten Zug (R200.4).',
  ],
  R201: [
    'Onyxia’s Lair: ihr Zug',
    'Der Boss-Spieler zieht so viele Karten, wie die Phase sagt (R201.1). Dann wird die oberste Karte des Ereignisdecks aufgedeckt und kommt auf die Kette. Alle können antworten, aber niemand kann sie unterbrechen (R201.2). Wenn sie verrechnet ist, wird sie eine von Onyxias Ressourcen, verdeckt und bereit (R201.2a).',
  ],
  R202: [
    'Onyxia’s Lair: wenn eine Phase fällt',
    'Wenn Phase 1 oder 2 tödlichen Schaden hat, wird sie durch die nächste ersetzt. Die neue Phase ist so bereit oder erschöpft wie die alte. Schaden über den tödlichen hinaus geht verloren (R202.1). Der Boss-Spieler verliert erst mit Phase 3 (R202.2).',
  ],
  R203: [
    'Onyxia’s Lair: Phase, Ereignis, Welpe',
    'Es gibt drei Phasen (R203.1a). Manche ihrer Fähigkeiten können nur in einer davon gespielt werden (R203.1b). Ein Welpe ist ein Verbündeter der Drachenbrut, ein Spielstein mit 1 Feuer-ATK und 1 Gesundheit (R203.3a).',
  ],
  R300: [
    'Molten Core: der Anfang',
    'Das Hauptdeck, das Dienerdeck und das Deck von Ragnaros werden gemischt (R300.1). Drei der Runen werden heimlich gezogen, oder alle sieben sind dabei (R300.2). Sie kommen der Reihe nach, von der niedrigsten Bossnummer zur höchsten (R300.3). Lucifron und zwei Flamewaker Protectors sind im Spiel (R300.4). Der Boss-Spieler nimmt keinen Mulligan (R300.5), und ein Raider beginnt (R300.6).',
  ],
  R301: [
    'Molten Core: der Zug des Boss-Spielers',
    'Der Boss-Spieler macht alle Karten bereit und zieht eine Karte (R301.1). Wenn kein Boss im Spiel ist, kommt der nächste mit seiner Rune und seinen Spielsteinen (R301.2, R301.5a). Dann wird der oberste Diener eine Ressource, verdeckt und ungesehen (R301.3). Es folgt die Aktionsphase (R301.4).',
  ],
  R302: [
    'Molten Core: ein Boss stirbt',
    'Der Boss verlässt das Spiel, seine Rune wird verdeckt, und die Diener unter den Ressourcen werden aufgedeckt (R302.1). Dann kommen diese Diener zu den Verbündeten des Boss-Spielers (R302.2). Bis der nächste Boss kommt, meinen die Karten des Boss-Spielers den letzten Boss (R302.3).',
  ],
  R303: [
    'Molten Core: Majordomo, Diener, Runen',
    'Majordomo kann nicht zerstört werden. Wenn ein Zug endet und er keine Verbündeten hat, erwacht Ragnaros mit einem eigenen Deck (R303.1a, R303.1b). Diener und Spielsteine verlassen das Spiel nur, indem sie zerstört werden (R303.2b). Runen bezahlen Kosten, sind aber keine Ressourcen (R303.3a).',
  ],
  R400: [
    'Magtheridon’s Lair: der Anfang',
    'Das Hauptdeck wird gemischt (R400.1). Magtheridon, in Ketten, und fünf Kanalisierer sind im Spiel (R400.2). Alle können einen Mulligan nehmen, auch der Boss-Spieler (R400.3), und ein Raider beginnt (R400.4).',
  ],
  R401: [
    'Magtheridon’s Lair: der Zug des Boss-Spielers',
    'Der Boss-Spieler macht alle Karten bereit und legt ein Blut als Ressource, verdeckt und bereit. Wenn Magtheridon entfesselt ist, bekommt er noch ein Blut (R401.1a). Der Boss-Spieler zieht eine Karte, oder zwei, wenn Magtheridon entfesselt ist (R401.1b). Es folgt die Aktionsphase (R401.2).',
  ],
  R402: [
    'Magtheridon’s Lair: Entfesselung, Würfel, Hort',
    'Ein Kanalisierer, der das Spielfeld verlässt, wird aus dem Spiel entfernt. Wenn der letzte fort ist oder die fünfte Ressource liegt, wird Magtheridon entfesselt, mit einem Blut, fünf Würfeln und seinem Hort (R402.1a). Raider können Blut nicht beeinflussen (R402.2b). Im eigenen Zug können sie einen beliebigen Charakter erschöpfen, um ihm einen Würfel anzulegen (R402.3a). Am Ende seines Zuges dreht er den Hort um (R402.4b). Auf der Seite Nova fügt jeder freie Würfel zu Beginn seines Zuges allen 10 Feuerschaden zu (R402.4c). Wenn der Hort zurückgedreht wird, kommen 2 Schaden auf jeden Charakter mit Würfel, und alle Würfel sind frei (R402.4d).',
  ],
  R500: [
    'Black Temple: der Anfang',
    'Das Hauptdeck, das Dienerdeck, das Ereignisdeck und das Verräter-Ereignisdeck werden gemischt. Das letzte wird beiseitegelegt (R500.1). Oberster Kriegsfürst Naj’entus ist im Spiel (R500.2). Alle können einen Mulligan nehmen, auch der Boss-Spieler (R500.3), und ein Raider beginnt (R500.4).',
  ],
  R501: [
    'Black Temple: der Zug des Boss-Spielers',
    'Der Boss-Spieler macht alle Karten bereit, auch Ereignisse, und zieht eine Karte (R501.1a). Solange der Verräter im Spiel ist, wird das oberste Verräter-Ereignis gespielt und bleibt im Spiel (R501.1b). Dann wird der oberste Diener eine Ressource, verdeckt und ungesehen (R501.2). Es folgt die Aktionsphase (R501.3).',
  ],
  R502: [
    'Black Temple: ein Boss stirbt',
    'Der Boss verlässt das Spiel (R502.1a). Seine anhaltenden Ereignisse werden zerstört (R502.1b). Jedes Ereignis unter den Ressourcen wird aufgedeckt und geschieht. Niemand kann diese Ereignisse unterbrechen (R502.1c). Die Diener unter den Ressourcen (R502.1d) kommen dann als Verbündete zum nächsten Boss (R502.2). Er bringt auch neue Ereignisse, verdeckt (R502.2b), und Spielsteine mit (R502.2c).',
  ],
  R503: [
    'Black Temple: die Bosse',
    'Teron Blutschatten macht Spieler zu Geistern. Geister und andere Spieler können einander nicht beeinflussen (R503.1b, R503.1c), bis er umgedreht wird oder geht (R503.1d). Das Reliquiar hat vier Seiten auf zwei Karten und kann erst auf der letzten Seite zerstört werden (R503.2a, R503.2b). Wenn der Verräter kommt, nimmt der Boss-Spieler eine neue Hand von sieben Karten (R503.3a).',
  ],
  R504: [
    'Black Temple: Diener, Bedrohung',
    'Wenn ein Diener das Spiel verlassen würde, wird er stattdessen zerstört (R504.1a). Texte, die nach seinen Kosten fragen, benutzen die gedruckten Kosten (R504.1b). Ein Raider, der am Ende seines Zuges mehr Ressourcen hat als die Bedrohungsstufe des Bosses, zerstört die überzähligen (R504.2a). Die letzten beiden Bosse haben keine Bedrohungsstufe (R504.2b).',
  ],
  dungeon: [
    'Dungeon',
    'Ein Dungeon ist ein Deck, das von selbst gegen einen bis fünf Raider spielt. Es hat keine Hand und keine Ressourcen, seine Karten kosten 0, und es tut immer alles, was es darf. Das Deck geht nie zu Ende: Wenn es leer ist, wird sein Friedhof hineingemischt. Ihr gewinnt, wenn der Held des Dungeons zerstört ist.',
  ],
  'dungeon-turn': [
    'Der Zug des Dungeons',
    'Der Dungeon macht seine Karten bereit und steigt auf, wenn es so weit ist. Er macht zufällig einen Helden der Raider MARKED. Dann deckt er so viele Karten auf, wie sein Flip-Wert sagt, eine nach der anderen. Danach greift er an: zuerst sein Held, dann seine Verbündeten, in der Reihenfolge, in der sie ins Spiel kamen. Auf jede Karte und jeden Angriff könnt ihr antworten.',
  ],
  'level-up': [
    'Stufenaufstieg',
    'Zu Beginn seines Zuges prüft der Held des Dungeons seine Bedingung: Ein Held der Raider hat eine bestimmte Menge Schaden, oder einer ist gefallen. Wenn sie erfüllt ist, wird der Held des Dungeons zu seiner nächsten Stufe. Er behält Schaden und angelegte Karten und prüft noch einmal.',
  ],
  marked: [
    'MARKED',
    'In jedem seiner Züge kennzeichnet der Dungeon zufällig einen Helden der Raider, bis zu seinem nächsten Zug. Seine Angriffe und die meisten seiner Karten gelten diesem Helden. Wenn der MARKED-Held fällt, wird sofort ein anderer gekennzeichnet. Verbündete können ihn beschützen.',
  ],
  flip: [
    'Flip',
    'Der Flip-Wert ist die Zahl der Karten, die der Held des Dungeons in seinem Zug vom Deck aufdeckt. Jede Karte wird gespielt und verrechnet, bevor die nächste kommt, und ihr könnt auf jede antworten. Verbündete und Ausrüstung bleiben im Spiel. Fähigkeiten tun, was sie sagen.',
  ],
  difficulty: [
    'Schwierigkeit',
    'Erzählung, unsere eigene: wie Einsteiger, aber der erste Raider, der fallen würde, steht wieder auf, und der Dungeon deckt manchmal weniger Karten auf. Einsteiger: Die Raider haben den ersten Zug. Erfahren: Der Dungeon hat den ersten Zug. Heroisch: Der Held des Dungeons beginnt auf Stufe 2. Legendär: Er beginnt auf Stufe 3.',
  ],
  boss: [
    'Boss',
    'Solange ein Verbündeter des Dungeons mit diesem Schlüsselwort im Spiel ist, kann der Held des Dungeons nicht angegriffen werden. Die Raider bekommen EP, wenn sie ihn zerstören.',
  ],
  ghost: [
    'Geister',
    'Geister und lebende Charaktere können nicht aufeinander wirken. Keiner kann auf die andere Art zielen, sie angreifen, beschützen, verletzen oder beeinflussen.',
  ],
  immune: [
    'Immun',
    'Ein immuner Boss kann weder angegriffen noch verletzt noch Ziel werden (R101.3d). Was das beendet, steht auf seiner Karte.',
  ],
  achievement: [
    'Erfolge',
    'Jeder Dungeon hat Erfolgskarten mit Zielen, die über den Sieg hinausgehen. Alle Charaktere, die dabei sind, erringen den Erfolg und seine EP, beim ersten Mal und jedes weitere Mal. `/achievements` führt sie auf.',
  ],
  xp: [
    'EP, Stufen und Schätze',
    'Ein beendeter Raid bringt EP für den ersten Versuch, für Schaden in Höhe der halben Gesundheit des Helden des Dungeons, für jeden Boss, für den Sieg und für jeden Erfolg. EP bringen Stufen. Jede zehnte Stufe lässt neue Karten in dein Deck (`/level`). Ein Sieg bringt auch einen Schatz (`/treasure`).',
  ],
  friendly: [
    'Freund und Gegner',
    'Die Raider sind Freunde. Sie teilen weder Hand noch Ressourcen, aber sie gewinnen zusammen. Auf deinen Karten meint „opposing“ die Karten des Dungeons, „friendly“ die Karten jedes Raiders und „you“ nur dich.',
  ],
}
