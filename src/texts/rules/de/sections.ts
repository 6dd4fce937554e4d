/** Titles and texts of the rules, by number. */
export const sections: Readonly<Record<string, readonly [title: string, text: string]>> = {
  '100': [
    'Ein Deck bauen',
    'Ein Deck gehört zu einem Helden. Es hat 60 Karten oder mehr (100.1), von einem Namen höchstens vier (100.4), und nur solche, die zum Helden passen (100.2): Eine Karte mit Klassensymbolen muss eine Klasse mit dem Helden teilen, eine Karte mit Fraktionssymbol muss seine Fraktion haben, „Hero Required“ nennt ein Merkmal, das er haben muss, und alle Talente müssen von einem Zweig sein. `/deck import check:True` prüft das alles.',
  ],
  '100.2': [
    'Welche Karten zu einem Helden passen',
    'Klassensymbole verlangen eine gemeinsame Klasse, ein Fraktionssymbol dieselbe Fraktion (100.2a). Eine Karte, die einen bestimmten Helden verlangt, braucht so einen Helden (100.2b). Ein Deck kann weder Talente zweier Zweige (100.2c) noch zwei Rufe enthalten (100.2d). Eine Karte ohne Symbole ist neutral und passt zu jedem Helden.',
  ],
  '100.4': [
    'Viermal derselbe Name',
    'Ein Deck darf höchstens vier Karten eines Namens enthalten, das Beideck mitgezählt. Verschiedene Drucke eines Namens zählen zusammen. Von Karten mit „unlimited“ darfst du beliebig viele haben.',
  ],
  '101': [
    'Spielbeginn',
    'Jeder Held beginnt im Spiel; die Decks werden gemischt, und alle nehmen sieben Karten. Wem die Starthand nicht gefällt, der kann sie einmal zurückmischen und ebenso viele neue Karten nehmen (101.2, Mulligan). In einem Einsteiger-Raid haben die Raider den ersten Zug, sonst hat ihn der Dungeon. Die Seite, die beginnt, zieht in diesem Zug nicht (501.2b).',
  ],
  '101.2': [
    'Mulligan',
    'Einmal, vor dem ersten Zug, darfst du deine ganze Hand ins Deck mischen und ebenso viele neue Karten nehmen. Alle entscheiden der Reihe nach. Dann nehmen alle, die es wollen, ihren Mulligan.',
  ],
  '102': [
    'Gewinnen und verlieren',
    'Du hast gewonnen, wenn kein Gegner mehr da ist (102.1); die Raider gewinnen und verlieren zusammen. Ein Spieler scheidet aus, wenn sein Held zerstört wird, wenn er ziehen muss und nicht kann (410.6b) oder wenn er aufgibt, was jederzeit möglich ist (102.1b). Alle Karten, die ihm gehören, verlassen mit ihm das Spiel (102.2).',
  ],
  '102.2': [
    'Aus dem Spiel ausscheiden',
    'Ein Spieler, der verliert, verlässt das Spiel mit allen Karten, die ihm gehören. Seine Glieder der Kette werden unterbrochen, und Karten anderer unter seiner Kontrolle gehen auch. Die anderen spielen weiter.',
  ],
  '103': [
    'Wenn Regeln sich widersprechen',
    'Karten gehen vor Spielregeln (103.1). „Kann nicht“ geht vor „kann“ (103.2). Was „durch das Spiel“ geschieht, etwa die Zerstörung durch tödlichen Schaden oder Einzigartigkeit, hält keine Karte auf, die sagt, sie könne nicht zerstört werden (103.3).',
  ],
  '104': [
    'Zahlen',
    '„Beliebig viele“ heißt keines oder mehr, immer ganze (104.1). Unter null zählt als null, außer solange gerechnet oder verglichen wird (104.2): Ein Verbündeter mit 2 ATK und −3 ATK fügt nichts zu, und +2 bringt ihn auf 1.',
  ],
  '200': [
    'Name',
    'Mit ihrem Namen meint eine Karte nur sich selbst (200.1). „Namens X“ meint jede Karte, die so heißt (200.2). Wo du einen Namen erfinden darfst, geht alles, was kein Name aus Warcraft ist (200.3): Tippe ihn mit `/answer`.',
  ],
  '201': [
    'Kosten',
    'Die Zahl links oben sagt, wie viele Ressourcen du erschöpfst, um die Karte zu spielen (201.1). Quests und Orte haben keine, denn sie werden gelegt (201.2). Ein X ist 0, außer während die Karte gespielt wird oder auf der Kette liegt (201.3); Spielsteine kosten 0 (201.4).',
  ],
  '202': [
    'Typenzeile',
    'Sie sagt, was eine Karte ist: Fähigkeit, Verbündeter, Ausrüstung, Held, Quest oder Ort, und ihre Merkmale wie Troll, Axe oder Totem (202.1). Auch „Unique“, ein Platz wie Head (1) oder ein Talent kann dort stehen (202.2). Was ein Merkmal hinzufügt, nimmt keines weg (202.3).',
  ],
  '203': [
    'Textfeld',
    'Jeder Absatz ist eine eigene Kraft (203.2). `/card` zeigt in unseren Worten, was eine Karte tut, aus denselben Daten, nach denen ich spiele.',
  ],
  '204': [
    'Sammlernummer',
    'Set und Nummer einer Karte; ihre Farbe ist die Seltenheit: gewöhnlich, ungewöhnlich, selten, episch, legendär (204.2). `/card` zeigt sie ganz unten; Decklisten dürfen sie nennen.',
  ],
  '205': [
    'ATK und Schadensart',
    'Wie viel Schaden ein Charakter im Kampf zufügt, und von welcher Art: Arkan, Feuer, Frost, Heilig, Nahkampf, Natur, Distanz oder Schatten (205.1). Ein Held ohne Waffe hat 0. Mit einer Waffe zuzuschlagen gibt ihm bis zum Ende des Kampfes ihre ATK und ihre Art dazu.',
  ],
  '206': [
    'Merkmale eines Helden',
    'Klasse, Fraktion, Beruf, Volk, Talentzweig und Ruf: Sie entscheiden, was in ein Deck darf (100.2) und wonach Karten fragen. Ein Symbol auf einer anderen Karte heißt, dass sie dieses Merkmal will.',
  ],
  '300': [
    'Kartentypen',
    'Helden und Verbündete sind Charaktere. Fähigkeiten, Verbündete und Ausrüstung werden gespielt; Quests und Orte werden als Ressource gelegt. Eine Fähigkeit, die im Spiel bleibt, ist andauernd.',
  ],
  '301': [
    'Helden',
    'Deiner beginnt im Spiel (301.1). Er darf sofort angreifen und Kräfte benutzen (301.3). Die meisten haben eine Kraft, für die sie umgedreht werden, die also einmal geht. Hat dein Held tödlichen Schaden, scheidest du aus. Ein Meisterheld beginnt im Deck, wird gespielt und tritt an seine Stelle (301.4).',
  ],
  '302': [
    'Verbündete',
    'Ein Verbündeter kommt in deine Gruppe. Angreifen und [Activate]-Kräfte benutzen darf er nur, wenn er seit Beginn deines Zuges da ist (302.2), außer er hat Ferocity. Beschützen darf er sofort. Ein Reittier greift weder an, noch verteidigt es (302.3).',
  ],
  '303': [
    'Waffen',
    'Einmal im Kampf, wenn dein Held Angreifer oder Verteidiger wird, darfst du mit einer Waffe zuschlagen: Erschöpfe sie und zahle ihre Kosten, und der Held hat in diesem Kampf ihre ATK und Schadensart (303.2). Das geht auch in dem Zug, in dem sie kam (303.3). Wie viele Waffen du haben darfst: siehe Führen.',
  ],
  '304': [
    'Rüstung und Gegenstände',
    'Rüstung wird erschöpft, um so viel Schaden an deinem Helden zu verhindern, wie ihre DEF sagt (304.2, 717.2c). Gegenstände haben Kräfte. Beides geht sofort (304.3). Für einen Platz wie Head (1) hast du eines. Ein Golem ist Ausrüstung und Verbündeter zugleich (304.4).',
  ],
  '305': [
    'Fähigkeiten',
    'Ein Zauber oder Können. Was nicht andauert, tut, was es sagt, und geht auf den Friedhof (305.1); Andauerndes kommt ins Spiel und wirkt dort (305.2). Spontanes spielst du, wann immer du Priorität hast, alles andere nur in deiner Aktionsphase mit leerer Kette. Ein Totem ist Fähigkeit und Verbündeter zugleich und greift nie an (305.3).',
  ],
  '306': [
    'Quests und Orte',
    'Sie werden offen als Ressource gelegt und bezahlen Karten wie jede andere (306.1). Eine Quest erfüllst du, indem du zahlst, was sie verlangt: Du bekommst ihre Belohnung, und sie wird umgedreht (306.2). Ein Ort behält sein Gesicht und seine Kraft (306.3).',
  ],
  '400': [
    'Angelegte Karten',
    'Eine angelegte Karte liegt unter einer anderen, ihrem Träger, solange der Träger ist, was sie verlangt (400.6). Wenn sie auf ihren Träger zielt, wählst du ihn beim Spielen (400.2). Wenn der Träger das Spiel verlässt, werden die angelegten Karten zerstört. Manche lassen sich an einen anderen Träger legen (400.7).',
  ],
  '401': [
    'Kontrolle und Besitz',
    'Dir gehören die Karten, mit denen du begonnen hast, wo auch immer sie sind (401.2). Du kontrollierst die Karten, die du ins Spiel und auf die Kette bringst (401.1). Ein anderer Spieler kann die Kontrolle über eine Karte übernehmen (401.3). Dann kämpft sie in seiner Gruppe, aber wenn sie das Spiel verlässt, geht sie auf Hand, Deck oder Friedhof ihres Besitzers.',
  ],
  '402': [
    'Kopieren',
    'Eine Kopie eines Gliedes kommt mit derselben Wahl auf die Kette, wenn die Karte keine neue Wahl erlaubt (402.1). Eine Karte im Spiel, die zur Kopie wird, hat das gedruckte Gesicht der anderen Karte und behält ihren Schaden und ihre Marken (402.3).',
  ],
  '403': [
    'Bezahlen',
    'Kosten sind alles, was du für eine Aktion zahlst: Ressourcen oder andere Karten erschöpfen, Karten abwerfen oder eigene Karten zerstören. Du musst die ganzen Kosten zahlen können. Kosten fallen nie unter 0 (403.2). Manche Karten kannst du auf andere Art bezahlen (403.3).',
  ],
  '404': [
    'Marken und Spielsteine',
    'Benannte Marken liegen auf Karten und zählen etwas (404.1). Ein Spielstein ist keine Karte, wird im Spiel aber wie eine behandelt, mit den Eigenschaften, die er bekam, und Kosten 0 (404.2); verlässt er das Spiel, ist er fort.',
  ],
  '405': [
    'Schaden',
    'Er bleibt auf einem Charakter, bis er geheilt wird (405.1). Schaden in Höhe der Gesundheit ist tödlich: Bei der nächsten Prüfung wird der Charakter zerstört (405.2, 410.6). Mehrere Quellen zugleich zählen zusammen. Verlegter Schaden wird nicht zugefügt, also sieht ihn nichts, was auf Zufügen achtet (405.3).',
  ],
  '406': [
    'Führen',
    'Ohne Besonderes kann dein Held eine zweihändige Waffe haben, oder eine einhändige mit Schild oder Nebenhand, und dazu eine Distanzwaffe. Dual Wield erlaubt zwei einhändige Nahkampfwaffen und mit beiden zuzuschlagen (406.2, 406.6); andere Schlüsselwörter mehr. Was zu viel ist, verletzt die Einzigartigkeit.',
  ],
  '407': [
    'Heilung',
    'Heilung nimmt Schaden von einem Charakter, höchstens so viel, wie er hat (407.1). Sie kann keinem Charakter mehr als seine volle Gesundheit geben. Du kannst auch auf einen unverletzten Charakter zielen (407.3).',
  ],
  '408': [
    'Pakete',
    'Schaden und Heilung kommen in Paketen. Ein Paket hat eine Menge, eine Art, eine Quelle und einen Empfänger. Bevor es zugefügt wird, kann es verhindert, geändert oder geteilt werden (717). Nur der Rest wird zugefügt.',
  ],
  '409': [
    'Eine Karte spielen',
    'Um eine Karte zu spielen, bringst du sie von der Hand auf die Kette, oder aus einer anderen Zone, wenn eine Karte das erlaubt. Du triffst jede Wahl und zahlst die Kosten (707). Eine Ressource zu legen ist kein Spielen (409.2), und eine Karte ins Spiel zu bringen auch nicht.',
  ],
  '410': [
    'Priorität',
    'Nur wer Priorität hat, darf etwas tun (410.1): spielen, eine Kraft benutzen, eine Quest erfüllen oder passen. Zuerst hat sie der Spieler, der am Zug ist, dann die anderen im Uhrzeigersinn. Wenn alle nacheinander passen, wird das oberste Glied der Kette verrechnet. Ist die Kette leer, geht das Spiel weiter. Wenn du nichts tun kannst, passe ich für dich.',
  ],
  '410.5': [
    'Vor der Priorität',
    'Bevor jemand Priorität bekommt, räumt das Spiel von selbst auf: tödlicher Schaden, leere Decks, Einzigartigkeit, Angelegtes, in Wellen, bis nichts mehr zu tun ist; dann kommen wartende ausgelöste Effekte auf die Kette (708.1). Dazwischen kann niemand antworten.',
  ],
  '410.6': [
    'Was geprüft wird',
    'Charaktere mit tödlichem Schaden werden zerstört (410.6a). Wer aus einem leeren Deck ziehen musste, scheidet aus (410.6b). Was zu viel von einer Art ist, wird in Ordnung gebracht (414), und Angelegtes ohne passenden Träger geht (400.6).',
  ],
  '411': [
    'Bereit und erschöpft',
    'Eine bereite Karte steht aufrecht; eine erschöpfte wurde benutzt: Sie griff an, beschützte, bezahlte oder wurde aktiviert. In deinem ersten Schritt werden deine Karten bereit (501.1). Außerhalb des Spiels ist keine Karte das eine oder andere (411.2).',
  ],
  '412': [
    'Ressourcen',
    'Einmal in jedem deiner Züge, in deiner Aktionsphase, darfst du eine Karte von der Hand als Ressource legen (412.1): eine Quest oder einen Ort offen, alles andere verdeckt. Eine Ressource wird für einen Punkt Kosten erschöpft (412.2), ob offen oder verdeckt.',
  ],
  '413': [
    'Suchen',
    'Du siehst alle Karten der Zone durch. In einer verborgenen Zone darfst du entscheiden, eine beschriebene Karte nicht zu finden, auch wenn sie dort ist (413.3). Ein Deck wird nach dem Durchsuchen gemischt (413.2).',
  ],
  '414': [
    'Einzigartigkeit',
    'Manches kann nicht zusammen in einer Gruppe sein: zwei mit einem einzigartigen Namen, zwei Stücke für einen Platz, zu viele Waffen oder Schilde, mehr von einer Form oder Art, als ihre Zahl erlaubt (414.3). Ein Spieler, der zu viele hat, wählt, welche bleibt. Das Spiel zerstört die anderen (414.2).',
  ],
  '415': [
    'Zonen',
    'Kette, Deck, Friedhof, Hand, Spiel, und was aus dem Spiel entfernt ist (415.1). Decks und Hände sind verborgen, alles andere liegt offen. Eine Karte, die die Zone wechselt, ist eine neue Karte: Was mit ihr geschah, ist vergessen (415.9).',
  ],
  '500': [
    'Züge',
    'Die Spieler sind im Uhrzeigersinn am Zug. Jeder Zug hat eine Startphase, eine Aktionsphase und eine Endphase (500.1). Was „am Anfang“ ausgelöst wird, wartet auf die erste Priorität (500.2). Zusätzliche Züge kommen gleich nach diesem (500.3), ausgesetzte finden nicht statt (500.4).',
  ],
  '501': [
    'Startphase',
    'Zuerst werden deine Karten bereit (501.1), dann ziehst du eine Karte (501.2). Jeder Schritt hat Gelegenheit für Antworten. Wer das Spiel beginnt, lässt das erste Ziehen aus (501.2b).',
  ],
  '502': [
    'Aktionsphase',
    'Hier legst du deine Ressource, spielst Karten, benutzt Kräfte, erfüllst Quests und greifst an, in jeder Reihenfolge und sooft du zahlen kannst. Mit leerer Kette endet die Phase, wenn alle passen (502.2): Dein **Passen** beendet deinen Zug, wenn niemand sonst handelt.',
  ],
  '503': [
    'Endphase',
    'Die Endphase hat eine letzte Gelegenheit für Antworten. Dann kommt der Abschluss: Du wirfst bis zu deiner höchsten Handgröße ab, die meist sieben ist, und Effekte, die „diesen Zug“ gelten, enden (503.2).',
  ],
  '600': [
    'Kampf',
    'In deiner Aktionsphase darf jeder deiner bereiten Charaktere angreifen, einer nach dem anderen (600.1). „Muss angreifen“ wird befolgt, soweit es geht (600.2); kostet ein Angriff etwas, wird beim Vorschlagen gezahlt (600.3).',
  ],
  '601': [
    'Kampfvorschlag',
    'Du nennst den Angreifer und wen er angreifen soll, einen gegnerischen Helden oder Verbündeten (601.2). Der Vorschlag kommt auf die Kette, und alle dürfen antworten; beim Verrechnen wird er noch einmal geprüft (601.3), und ist er nicht mehr zulässig, gibt es keinen Angriff.',
  ],
  '602': [
    'Kampfschritt',
    'Der Angreifer wird erschöpft und darf zuschlagen (602.1). Dann kommt die erste Gelegenheit für Antworten, der Schutzpunkt (602.2), an dem ein bereiter Beschützer einspringen darf; der Verteidiger darf zuschlagen, und es folgt die letzte Gelegenheit vor dem Schaden.',
  ],
  '602.2': [
    'Schutzpunkt',
    'Zwischen den beiden Gelegenheiten eines Kampfes: Wer einen bereiten Charakter hat, der beschützen kann, darf ihn erschöpfen; dann wird der angegriffen. Jeder vorgeschlagene Verteidiger wird höchstens einmal beschützt. Ich frage dich nur, wenn du kannst.',
  ],
  '603': [
    'Kampfende',
    'Angreifer und Verteidiger fügen einander gleichzeitig Schaden in Höhe ihrer ATK zu, von ihrer Art (603.1). Dann prüft das Spiel, wer zerstört wird (603.2), und der Kampf ist vorbei.',
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
    'Wann immer du Priorität hast, darfst du eine offene Quest von dir erfüllen, indem du zahlst, was sie verlangt, schon in dem Zug, in dem sie gelegt wurde (702.2). Ihre Belohnung kommt auf die Kette; die Quest wird umgedreht und bleibt Ressource.',
  ],
  '703': [
    'Ausgelöste Kräfte',
    '„Wenn“ und „zu Beginn“ achten auf etwas (703.1). Geschieht es, wartet ihr Effekt und kommt vor der nächsten Priorität auf die Kette. Steht danach ein „falls“ zwischen Kommas, muss es zweimal stimmen: beim Auslösen und beim Verrechnen (703.2).',
  ],
  '704': [
    'Dauernde Kräfte',
    'Dauernde Kräfte gelten, solange die Karte im Spiel ist: „Deine Verbündeten haben +1 ATK“, die meisten Schlüsselwörter, „kann nicht“. Sie benutzen die Kette nicht.',
  ],
  '705': [
    'Glieder und die Kette',
    'Jede gespielte Karte, jede benutzte Kraft, jede erfüllte Quest und jeder vorgeschlagene Angriff ist ein Glied der Kette (705.1). Das neueste Glied wird zuerst verrechnet, also wird eine Antwort vor dem Glied verrechnet, auf das sie antwortet. Alle Spieler haben eine gemeinsame Kette.',
  ],
  '706': [
    'Ziele',
    '„Ziel“ heißt: gewählt, wenn das Glied dazukommt, und allen bekannt (706.1). Beim Verrechnen werden sie noch einmal geprüft: Ein unzulässiges bleibt verschont, und ohne eines wird das Glied unterbrochen. Untargetable und Elusive schützen, jedes auf seine Weise.',
  ],
  '707': [
    'Ein Glied hinzufügen',
    'Du sagst das Glied an, wählst X, Möglichkeiten und Ziele, teilst Mengen auf, bestimmst die Kosten und zahlst sie, in dieser Reihenfolge (707.1). Ist ein Schritt nicht möglich, wird alles zurückgenommen (707.2). Bis du gezahlt hast, nimmt **Zurück** deine Wahl zurück. Liegt es auf der Kette, braucht ein Effekt seine Karte nicht mehr (707.3).',
  ],
  '708': [
    'Ausgelöste Effekte',
    'Bevor jemand Priorität bekommt, kommt alles Ausgelöste auf die Kette: zuerst von dem, der am Zug ist, dann von den anderen im Uhrzeigersinn, jeweils in selbst gewählter Reihenfolge (708.1). Was kein Ziel hat, entfällt (708.2).',
  ],
  '709': [
    'Ein Glied verrechnen',
    'Haben alle gepasst, tut das oberste Glied, was es sagt, von oben nach unten (709.1). Verbündete, Ausrüstung, Andauerndes und Ressourcen kommen ins Spiel, anderes auf den Friedhof. Währenddessen hat niemand Priorität.',
  ],
  '710': [
    'Ins Spiel kommen',
    'Eine Karte kommt bereit, wenn nichts anderes dasteht, unter der Kontrolle ihres Spielers (710.1). „Während sie kommt“ gehört dazu, „wenn sie gekommen ist“ löst danach aus. Was ins Spiel gebracht wird, wurde nicht gespielt.',
  ],
  '711': [
    'Unterbrechen',
    'Ein unterbrochenes Glied kommt von der Kette und tut nichts; eine Karte geht auf den Friedhof ihres Besitzers (711.1). Bezahlt bleibt bezahlt. Unterbrechen lässt sich eine Karte nur auf der Kette.',
  ],
  '712': [
    'Veränderungen',
    'Eine Veränderung ist alles, was das Spiel verändert, einmal (713) oder für eine Zeit (714). Veränderungen geschehen in der Reihenfolge des Textes. Unmögliche Teile entfallen, und der Rest geschieht (712.3). Steht „darf“ da, entscheidest du (712.7).',
  ],
  '713': [
    'Einmalige Veränderungen',
    'Eine einmalige Veränderung geschieht einmal: zufügen, ziehen, zerstören, bereit machen, legen. Steht „bis“ da und ist die Grenze schon erreicht, geschieht nichts (713.2).',
  ],
  '714': [
    'Anhaltende Veränderungen',
    'Eine anhaltende Veränderung einer Karte im Spiel dauert, solange die Karte im Spiel ist (714.2). Die eines Gliedes dauert so lange, wie sein Text sagt, meist diesen Zug (714.3). Sagt ein Glied „deine Verbündeten“, meint es die, die beim Verrechnen im Spiel sind. Sagt es eine Karte im Spiel, zählen auch spätere Verbündete.',
  ],
  '715': [
    'Ausgelöste Veränderungen',
    '„Das nächste Mal, wenn …“ und „diesen Zug, wenn …“: von einem Glied gemacht, warten sie auf ihren Augenblick und machen dann einen Effekt (715.1).',
  ],
  '716': [
    'Ersetzende Veränderungen',
    '„Würde“ und „stattdessen“: Etwas geschieht auf andere Weise, und die erste geschieht nicht (716.1). Jede ersetzt ein Ereignis einmal. Könnten es mehrere, wählt die Reihenfolge, wen es betrifft.',
  ],
  '717': [
    'Schaden ersetzen und verhindern',
    'Verhinderter Schaden wird nicht zugefügt (717.2). Rüstung verhindert so viel wie ihre DEF, wenn sie dafür erschöpft wird (717.2c). Betreffen mehrere Effekte dasselbe Paket, werden sie nacheinander gewählt (717.4). Unverhinderbarer Schaden lässt sich nicht verhindern.',
  ],
  '718': [
    'Reihenfolge der Veränderungen',
    'Anhaltende Veränderungen zählen in der Reihenfolge, in der sie begannen (718.1), außer eine hängt von einer anderen ab (719).',
  ],
  '719': [
    'Abhängigkeit',
    'Ändert eine Veränderung, was eine andere tut oder woran, dann wartet diese auf sie (719.1). „Verdoppeln“ zählt zuletzt (719.4).',
  ],
  '800': [
    'Regeln einzelner Karten',
    'Einige Karten haben eigene Regeln (800.1 bis 800.3). `/card` zeigt, was diese Karten tun.',
  ],
  '801': [
    'Andere Dokumente',
    'Turnierregeln und Listen berichtigter Texte: Einen Raid hier betreffen sie nicht. Ich spiele Karten nach ihrem letzten Wortlaut.',
  ],
  '802': [
    'Gleichzeitiges',
    'Müssen mehrere zugleich wählen, tun sie es der Reihe nach, zuerst wer am Zug ist, und dann geschieht alles auf einmal (802.1). So auch Schaden an vielen.',
  ],
  '803': [
    'Schleifen',
    'Geht dasselbe immer weiter, sagt jemand, wie oft (803.2, 803.3), und dann muss etwas anderes geschehen. Kann es niemand aufhalten, endet das Spiel unentschieden (803.5).',
  ],
  R100: [
    'Raids mit einem Boss-Spieler',
    'Ein Spieler, der Boss-Spieler, spielt das Raid-Deck gegen alle anderen (R100.1). Er gewinnt, wenn kein Raider mehr da ist; die Raider gewinnen, wenn der letzte Boss tödlichen Schaden hat (R100.2). Er legt keine Ressourcen (R100.3) und darf bis zu zehn Karten auf der Hand haben (R100.4). Allianz und Horde können nicht zusammen raiden. Hier spielen die Dungeons von selbst: siehe „Dungeon“.',
  ],
  R101: [
    'Bosse',
    'Jeder Held in der Gruppe eines Boss-Spielers ist ein Boss (R101.1). Nur tödlicher Schaden zerstört einen Boss. Andere können ihn nicht umdrehen und ihm weder Kräfte (R101.3a) noch Ressourcen (R101.3b) noch Karten seiner Decks (R101.3c) nehmen, die nie zu Ende gehen. Ein immuner Boss kann weder angegriffen noch verletzt noch Ziel werden (R101.3d). Manche Bosse wechseln die Karte und behalten alles, was darauf liegt (R101.4).',
  ],
  R200: [
    'Onyxias Hort: der Anfang',
    'Der Boss-Spieler mischt Hauptdeck und Ereignisdeck (R200.1) und beginnt mit Onyxias erster Phase im Spiel (R200.2). Alle haben sieben Karten und dürfen sie austauschen (R200.3). Der Boss-Spieler hat den ersten Zug und zieht in ihm nicht; die Raider ziehen auch in ihrem ersten (R200.4).',
  ],
  R201: [
    'Onyxias Hort: ihr Zug',
    'Es werden so viele Karten gezogen, wie die Phase sagt (R201.1). Dann wird die oberste Karte des Ereignisdecks aufgedeckt und an die Kette gehängt; alle dürfen antworten, und niemand kann sie unterbrechen (R201.2). Ist sie verrechnet, wird sie verdeckt und bereit eine ihrer Ressourcen (R201.2a).',
  ],
  R202: [
    'Onyxias Hort: wenn eine Phase fällt',
    'Mit tödlichem Schaden in Phase 1 oder 2 tritt die nächste an ihre Stelle, so bereit, wie sie war, und ohne den Schaden, der zu viel war (R202.1). Ihr Spieler verliert erst mit Phase 3 (R202.2).',
  ],
  R203: [
    'Onyxias Hort: Phase, Ereignis, Welpe',
    'Es gibt drei Phasen (R203.1a), und manche ihrer Fähigkeiten sind nur in einer davon spielbar (R203.1b). Ein Welpe ist ein Verbündeten-Token der Drachenbrut mit 1 Feuer-ATK und 1 Gesundheit (R203.3a).',
  ],
  R300: [
    'Geschmolzener Kern: der Anfang',
    'Haupt-, Diener- und Ragnarosdeck werden gemischt (R300.1); drei der Runen werden heimlich gezogen, oder alle sieben sind dabei (R300.2), von der niedrigsten Bossnummer zur höchsten (R300.3). Lucifron und zwei Flammenschürer-Beschützer sind im Spiel (R300.4). Der Boss-Spieler tauscht seine Hand nicht aus (R300.5), und ein Raider beginnt (R300.6).',
  ],
  R301: [
    'Geschmolzener Kern: der Zug des Boss-Spielers',
    'Er macht alles bereit und zieht eine Karte (R301.1). Ist kein Boss im Spiel, kommt der nächste mit seiner Rune und seinen Tokens (R301.2, R301.5a). Dann wird der oberste Diener verdeckt und ungesehen eine Ressource (R301.3), und es folgt seine Aktionsphase (R301.4).',
  ],
  R302: [
    'Geschmolzener Kern: ein Boss stirbt',
    'Er ist aus dem Spiel, seine Rune wird umgedreht, und die Diener unter den Ressourcen werden aufgedeckt (R302.1); dann treten diese zu den Verbündeten des Boss-Spielers (R302.2). Bis der nächste kommt, meinen seine Karten den letzten Boss (R302.3).',
  ],
  R303: [
    'Geschmolzener Kern: Majordomus, Diener, Runen',
    'Der Majordomus kann nicht zerstört werden: Endet ein Zug, und er hat keine Verbündeten, so erwacht Ragnaros mit einem eigenen Deck (R303.1a, R303.1b). Diener und Tokens verlassen das Spiel nur zerstört (R303.2b). Runen bezahlen Kosten und sind keine Ressourcen (R303.3a).',
  ],
  R400: [
    'Magtheridons Kammer: wie es beginnt',
    'Das Hauptdeck wird gemischt (R400.1). Der angekettete Magtheridon und fünf Kanalisierer sind im Spiel (R400.2). Alle dürfen ihre Hand tauschen, auch der Boss-Spieler (R400.3), und ein Raider beginnt (R400.4).',
  ],
  R401: [
    'Magtheridons Kammer: der Zug des Boss-Spielers',
    'Er macht alles bereit und legt ein Blut verdeckt und bereit als Ressource; ist Magtheridon entfesselt, bekommt er noch ein Blut dazu (R401.1a). Er zieht eine Karte, entfesselt zwei (R401.1b). Es folgt seine Aktionsphase (R401.2).',
  ],
  R402: [
    'Magtheridons Kammer: Entfesselung, Blut, Würfel, Hort',
    'Wenn ein Kanalisierer das Spielfeld verlässt, verlässt er das Spiel. Ist der letzte fort oder die fünfte Ressource gelegt, wird Magtheridon entfesselt, mit einem Blut, fünf Würfeln und seinem Hort (R402.1a). Gegen Blut können Raider nichts tun (R402.2b). Im eigenen Zug erschöpft ein Raider einen beliebigen seiner Charaktere, um ihm einen Würfel anzuhängen (R402.3a). Der Hort dreht sich am Ende jedes seiner Züge (R402.4b): Als Nova kostet jeder freie Würfel alle 10 Feuerschaden, wenn sein Zug beginnt (R402.4c); wieder abgekühlt, werden 2 Schaden auf jeden gelegt, der einen Würfel hält, und alle lösen sich (R402.4d).',
  ],
  R500: [
    'Der Schwarze Tempel: Beginn',
    'Haupt-, Diener-, Ereignis- und Verräter-Deck werden gemischt, das letzte liegt beiseite (R500.1). Oberster Kriegsfürst Naj’entus ist im Spiel (R500.2). Alle dürfen eine neue Hand nehmen, auch der Boss-Spieler (R500.3), und ein Raider beginnt (R500.4).',
  ],
  R501: [
    'Der Schwarze Tempel: der Zug des Boss-Spielers',
    'Er macht alles spielbereit, auch Ereignisse, und zieht eine Karte (R501.1a). Solange Der Verräter da ist, kommt die oberste Karte seines Ereignis-Decks und bleibt (R501.1b). Dann wird der oberste Diener zur Ressource, verdeckt und ungesehen (R501.2), und seine Aktionsphase folgt (R501.3).',
  ],
  R502: [
    'Der Schwarze Tempel: ein Boss stirbt',
    'Er verlässt das Spiel (R502.1a), seine dauernden Ereignisse werden zerstört (R502.1b), und jedes Ereignis unter den Ressourcen wird aufgedeckt und geschieht; unterbrechen kann es niemand (R502.1c). Die Diener dort (R502.1d) kommen dann als Verbündete mit dem nächsten Boss (R502.2), der neue Ereignisse verdeckt (R502.2b) und Tokens mitbringt (R502.2c).',
  ],
  R503: [
    'Der Schwarze Tempel: seine Bosse',
    'Bei Teron Blutschatten werden Spieler zu Geistern: Sie und die anderen haben nichts miteinander zu tun (R503.1b, R503.1c), bis er sich wendet oder geht (R503.1d). Das Reliquiar hat vier Seiten auf zwei Karten und stirbt erst auf der letzten (R503.2a, R503.2b). Kommt Der Verräter, so nimmt der Boss-Spieler eine neue Hand von sieben Karten (R503.3a).',
  ],
  R504: [
    'Der Schwarze Tempel: Diener, Bedrohung',
    'Wo ein Diener das Spiel verlassen würde, wird er zerstört (R504.1a); nach seinen aufgedruckten Kosten richtet sich, was danach fragt (R504.1b). Wer mehr Ressourcen hat als die Bedrohungsstufe des Bosses, zerstört am Ende seines Zuges die überzähligen (R504.2a); die letzten beiden Bosse haben keine (R504.2b).',
  ],
  dungeon: [
    'Dungeon',
    'Ein Dungeon ist ein Deck, das von selbst gegen einen bis fünf Raider spielt. Es hat keine Hand und keine Ressourcen, seine Karten kosten 0, und es tut immer alles, was es darf. Das Deck geht nie zu Ende: Wenn es leer ist, wird sein Friedhof hineingemischt. Ihr gewinnt, wenn der Held des Dungeons zerstört ist.',
  ],
  'dungeon-turn': [
    'Der Zug des Dungeons',
    'Er macht seine Karten bereit, steigt auf, wenn es so weit ist, macht zufällig einen Helden der Raider MARKED, deckt so viele Karten auf, wie sein Flip-Wert sagt, eine nach der anderen, und greift an: zuerst sein Held, dann seine Verbündeten, in der Reihenfolge, in der sie kamen. Auf jede Karte und jeden Angriff dürft ihr antworten.',
  ],
  'level-up': [
    'Stufenaufstieg',
    'Zu Beginn seines Zuges sieht der Held des Dungeons nach, ob seine Bedingung erfüllt ist: ein Held der Raider mit so viel Schaden, oder ein gefallener. Dann wird er seine nächste Stufe, behält Schaden und Angelegtes, und sieht noch einmal nach.',
  ],
  marked: [
    'MARKED',
    'In jedem seiner Züge kennzeichnet der Dungeon durch Zufall einen Helden der Raider, bis zu seinem nächsten Zug. Ihm gelten seine Angriffe und die meisten seiner Karten. Fällt dieser Held, trifft es sofort einen anderen. Verbündete dürfen ihn beschützen.',
  ],
  flip: [
    'Flip',
    'Der Flip-Wert ist die Zahl der Karten, die der Held des Dungeons in seinem Zug vom Deck aufdeckt. Jede Karte wird gespielt und verrechnet, bevor die nächste kommt, und ihr könnt auf jede antworten. Verbündete und Ausrüstung bleiben, Fähigkeiten tun, was sie sagen.',
  ],
  difficulty: [
    'Schwierigkeit',
    'Erzählung, unsere eigene: wie Einsteiger, aber der erste Raider, der fallen würde, steht wieder auf, und der Dungeon deckt manchmal weniger Karten auf. Einsteiger: Die Raider haben den ersten Zug. Erfahren: Der Dungeon hat ihn. Heroisch: Der Held des Dungeons beginnt auf Stufe 2. Legendär: auf Stufe 3.',
  ],
  boss: [
    'Boss',
    'Ein Verbündeter des Dungeons mit diesem Schlüsselwort schirmt dessen Helden ab: Solange einer im Spiel ist, kann der Held des Dungeons nicht angegriffen werden. Ihn zu zerstören bringt den Raidern EP.',
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
    'Jeder Dungeon hat Karten, die sagen, was ein Raid außer dem Sieg erreichen kann. Alle Charaktere, die dabei waren, erringen sie, mit EP, beim ersten Mal und wieder. `/achievements` führt sie auf.',
  ],
  xp: [
    'EP, Stufen und Schätze',
    'Ein beendeter Raid bringt EP für den ersten Versuch, für Schaden in Höhe der halben Gesundheit des Helden des Dungeons, für jeden Boss, für den Sieg und für jeden Erfolg. EP bringen Stufen. Jede zehnte Stufe lässt neue Karten in dein Deck (`/level`). Ein Sieg bringt auch einen Schatz (`/treasure`).',
  ],
  friendly: [
    'Freund und Gegner',
    'Die Raider sind Freunde: Hand und Ressourcen teilen sie nicht, aber sie gewinnen zusammen. „Opposing“ auf deinen Karten meint den Dungeon, „friendly“ jeden Raider, „you“ nur dich.',
  ],
}
