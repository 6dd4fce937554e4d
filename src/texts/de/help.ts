import type { helpTexts as en } from '../en/help.ts'
import { toMarkup } from '../user-text.ts'
import type { TranslationOf } from '../worded.ts'
import { undoTexts } from './undo.ts'
import { capitalize } from './words.ts'

export const helpTexts: TranslationOf<typeof en> = {
  title: 'Raiden mit Lairkeeper',
  footer: (version: string) => `Ein inoffizielles Fanprojekt. · Lairkeeper ${version}`,
  operator: (name: string | null, contact: string | null) =>
    `Diesen Bot betreibt ${name ?? 'jemand, der keinen Namen angegeben hat'}. Fragen zu deinen Daten: ${contact ?? 'frage die Leute, die diesen Server verwalten'}.`,
  choose: 'Lies über …',
  option: (name, description) => `▶ \`${name}:\` ${description}`,
  unknown: (typed) =>
    `Ich kenne kein Thema und keinen Befehl wie „${toMarkup(typed)}“. Das Menü unten zeigt die Themen.`,
  guesses: {
    'raid create': 'eröffnen, neuer Raid, öffnen, Lobby',
    'raid join': 'Platz nehmen, mitspielen, beitreten',
    'raid leave': 'aufgeben, concede, verlassen, aussteigen, kapitulieren',
    'raid abandon': 'Raid beenden, abbrechen, löschen',
    'raid start': 'beginnen, los',
    'raid status': 'wer ist dran, wer ist an der Reihe',
    'raid fill': 'Computerspieler, Bot, KI, allein, zu wenige',
    hint: 'Hilf mir, Tipp, Rat, Vorschlag, was soll ich tun',
    answer: 'Mulligan, behalten, wählen, Ziel, beschützen, blocken, ja, nein',
    attack: 'alle angreifen, attack all, angreifen, kämpfen, zuschlagen',
    pass: 'Zug beenden, weiter, fertig, passen',
    undo: 'zurück, zurücknehmen, rückgängig, Versehen',
    place: 'Ressource, legen, Mana',
    play: 'ausspielen, Karte spielen, Verbündeter, Zauber',
    use: 'Kraft, Fähigkeit, aktivieren, Quest',
    board: 'Tisch, Spielfeld, Stand',
    hand: 'Karten, meine Karten',
    card: 'Karte lesen, was macht die Karte',
    autopilot: 'automatisch, für mich passen, immer passen',
    level: 'Stufe, Stufenaufstieg',
    treasure: 'Schatz, Beute, Belohnung',
    report: 'Fehler, Problem melden',
  },
  nowTitle: 'Was du jetzt tun kannst',
  now: {
    between:
      'Hier gibt es keinen Raid.\n▶ **Einführung** bringt dir das Raiden in drei Lektionen von fünf Minuten bei.\n▶ **Raid eröffnen** öffnet in diesem Kanal eine Lobby. Bis zu fünf Leute können Platz nehmen, gegen einen Boss bis zu acht.\n▶ `/character`, `/sheet`, `/deck`, `/level` und `/treasure` sind für deine Charaktere.',
    lobby: (code) =>
      `Die Lobby des Raids ${code} ist offen.\n▶ Nimm Platz: mit dem Menü oder dem ersten Knopf.\n▶ Die Raidleitung startet den Raid mit **Beginnen**.`,
    mine: (what) =>
      `Du wirst gefragt: ${what}\n▶ Antworte mit **Meine Züge** oder mit \`/answer\`. Wenn du passen darfst, passt \`/pass\`.\n▶ **Meine Hand** zeigt deine Karten, und **Spielfeld** zeigt den Tisch.`,
    myTurn: (what, places) =>
      `${capitalize(what)}${places ? '\n▶ `/place` legt eine Ressource, einmal im Zug.' : ''}\n▶ \`/play\`, \`/attack\` und \`/use\` schlagen vor, was möglich ist, während du tippst.\n▶ Oder klicke **Meine Züge**. **Zug beenden** beendet deinen Zug.`,
    waiting: (line) =>
      `${line}\n▶ **Spielfeld**, **Meine Hand** und **Chronik** zeigen, wie der Raid steht.\n▶ \`/autopilot\` passt für dich, bis dich etwas betrifft.`,
    watching: (line) =>
      `Du siehst diesem Raid zu. ${line}\n▶ **Spielfeld** und **Chronik** zeigen, wie es läuft.\n▶ **Raid eröffnen** eröffnet einen eigenen Raid.`,
    over: 'Der Raid hier ist vorbei.\n▶ **Revanche** öffnet eine Lobby mit denselben Leuten.\n▶ **Noch einmal ansehen** zeigt den Raid Zug um Zug, und `/history` zeigt, was er einbrachte.',
    tutorial:
      'Du bist in der Einführung.\n▶ Tu, was der Lehrer 🎓 sagt: Drücke **Meine Züge** und dann **Zeig es mir**, wenn du es sehen willst.\n▶ **Von vorn beginnen** beginnt die Lektion noch einmal.',
  },
  topics: {
    about: 'Was ist das?',
    start: 'Der Anfang',
    turn: 'Dein Zug',
    respond: 'Antworten: Kette und Kampf',
    dungeon: 'Der Dungeon',
    boss: 'Raids mit einem Boss',
    computer: 'Computerspieler und Tipps',
    typing: 'Tippen statt klicken',
    waiting: 'Weniger warten',
    mistakes: 'Versehen und Schiedsrichter',
    looking: 'Nachsehen',
    character: 'Charaktere, Decks und Stufen',
    fame: 'Erfolge und Bestenlisten',
    settings: 'Einstellungen und Sprache',
    privacy: 'Deine Daten',
  },
  pages: {
    about:
      'Bis zu fünf Freunde spielen hier in Discord gemeinsam einen Dungeon des World-of-Warcraft-TCGs. Jeder von euch führt einen Helden mit einem Kartendeck. Der Dungeon spielt von selbst, also muss niemand der Gegner sein. In manchen Raids spielt jemand oder der Computer einen Boss.\n\nIch kenne die Regeln, zeige den Tisch und deine Karten und frage, wer an der Reihe ist. Du brauchst keine Karten und kein Konto: Nimm ein fertiges Deck. Ein Raid dauert einen Abend, oder ein paar Tage, wenn ihr zwischendurch spielt. Dein Charakter verdient EP, Stufen und Schätze.\n\n**Einführung** dauert fünf Minuten, und du bist dort mit mir allein. **Raid eröffnen** öffnet eine Lobby für dich und deine Freunde.',
    start:
      '**Einführung** bringt dir alles in drei Lektionen von fünf Minuten bei.\n\nEin Raid beginnt mit **Raid eröffnen** oder mit `/raid create` in einem Kanal. Nimm mit einem Starterdeck oder mit deinem Charakter Platz. Dann drückt die Raidleitung **Beginnen**. Der Raid wird in einem eigenen Thread gespielt, in dem eine Nachricht sagt, wer gefragt ist und was.\n\n**Meine Züge** zeigt, was du tun kannst, und nur du siehst es. Wähle eine Karte, dann ihr Ziel. **Meine Hand** zeigt deine Karten. Für **Passen** und **Zug beenden** genügt ein Klick.\n\nDu kannst mehrere Plätze nehmen und allein raiden.',
    turn: 'Lege je Zug eine Ressource: eine Quest offen, jede andere Karte verdeckt. Bezahle Karten mit deinen Ressourcen. In deinem nächsten Zug sind sie wieder bereit.\n\nGreife mit bereiten Helden und Verbündeten an. Ein Verbündeter kann ab deinem nächsten Zug angreifen, mit Ferocity sofort. Dein Ziel ist es, den Helden des Dungeons zu zerstören. Solange ein Boss in dessen Gruppe ist, kann er nicht angegriffen werden.\n\nErfülle eine offene Quest, indem du ihre Kosten zahlst. **Zug beenden** beendet deinen Zug.\n\nMehr: `/rules about: 502`, `/rules about: 600`.',
    respond:
      'Eine gespielte Karte wartet auf der Kette, bis alle gepasst haben. Das Neueste wird zuerst verrechnet. Während du Priorität hast, kannst du mit Spontankarten und Kräften antworten.\n\nIm Kampf kannst du zweimal antworten: vor dem Beschützen und danach. Dazwischen kannst du mit einem bereiten Protector beschützen. Wenn du mit einer Waffe zuschlägst, kommt ihre ATK hinzu.\n\nIch frage dich nur, wenn du etwas tun könntest.\n\nMehr: `/rules about: 410`, `/rules about: 602`.',
    dungeon:
      'Der Dungeon spielt von selbst. In seinem Zug steigt er auf, wenn es so weit ist. Er macht zufällig einen eurer Helden zum MARKED-Helden. Dann deckt er eine Karte nach der anderen auf und greift diesen Helden an. Seine Verbündeten können ab seinem nächsten Zug angreifen.\n\nIhr gewinnt, wenn der Held des Dungeons zerstört ist. Ihr verliert, wenn alle Raider gefallen sind.\n\nErzählung, unsere eigene Schwierigkeit, ist die leichteste. Dann kommt Einsteiger, und Legendär ist die schwerste. Die Erfolge zeigen, was ihr sonst noch versuchen könnt.',
    boss: 'In Onyxia’s Lair, Molten Core, Magtheridon’s Lair und Black Temple spielt jemand von euch den Boss. Drücke **Den Boss spielen** in der Lobby, oder tippe `/raid join boss: True`. Wenn das niemand will, spielt der Computer den Boss. Diese Raids sind für drei bis fünf Raider einer Fraktion gedacht, aber auch eins bis acht können spielen.\n\nDer Boss hat eine Hand, Ressourcen, die sich niemand ansieht, und besondere Züge. Onyxia deckt in jedem Zug ein Ereignis auf. In Molten Core kommt der nächste Boss mit seiner Rune und seinen Verbündeten, wenn kein Boss im Spiel ist. Dann wird ein Diener verdeckt in die Ressourcenreihe gelegt. `/boss` zeigt dem Boss-Spieler, wie der Raid steht, seine Hand und was als Nächstes kommt. Alle anderen sehen nur, was alle wissen dürfen.\n\nOnyxia kämpft über drei Phasen. Wenn in Molten Core ein Boss fällt, bleibt seine Rune und bezahlt weiter. Alle seine Diener werden als Verbündete aufgedeckt. Majordomo Executus fällt nie. Wenn ein Zug endet und der Boss keine Verbündeten mehr hat, ersetzt ihn Ragnaros. Magtheridon liegt in Ketten, bis sein letzter Kanalisierer fällt oder er fünf Ressourcen hat. Dann bekommt er in jedem Zug ein Blut, und sein Hort dreht sich auf die Seite Nova und zurück. Wenn zu Beginn seines Zuges Nova oben liegt und ein Würfel frei ist, erleiden alle 10 Feuerschaden. Im eigenen Zug kannst du einen beliebigen deiner Charaktere erschöpfen, auch einen neuen, um einen Würfel zu nehmen. **Meine Züge** und `/use` bieten das an.\n\nIn Black Temple kommen neun Bosse in fester Reihenfolge. Ereignisse liegen verdeckt bei den Ressourcen des Bosses. Wenn ein Boss fällt, geschehen diese Ereignisse eins nach dem anderen, und niemand kann sie unterbrechen. Die Diener kommen mit dem nächsten Boss. Jeder Boss bis zum siebten hat eine Bedrohungsstufe. Ein Spieler, der am Ende des eigenen Zuges mehr Ressourcen hat, muss die überzähligen zerstören. Teron Blutschatten macht Charaktere zu Geistern. Geister und andere Charaktere können nicht aufeinander wirken, bis er umgedreht wird oder geht.\n\nDie Raider gewinnen, wenn der letzte Boss fällt. Der Boss gewinnt, wenn alle Raider gefallen sind.\n\n`/raid create mode:` bestimmt die Schwierigkeit. In Molten Core werden im Standard verdeckt drei von sieben Runenbossen gezogen. **Alle Bosse** hat alle zehn Bosse.\n\nMehr: `/rules about: R101`, `/rules about: R302`, `/rules about: R402`, `/rules about: R502`.',
    computer:
      'Computerspieler füllen freie Plätze: Drücke **Ändern …** in der Lobby, oder tippe `/raid fill`. Sie sind mit 🤖 gekennzeichnet. Leichte folgen einfachen Regeln, geübte denken bis zum Ende ihres Zuges voraus, starke bis zu ihrem nächsten Zug. Unter einem Zug, über den sie nachgedacht haben, steht, wozu er gut ist. Mit **Ändern …** oder `/raid change boss:` legt die Raidleitung fest, wie gut der Computer den Boss spielt: Ein starker Boss gewinnt weit mehr Raids als ein leichter.\n\n**💡 Tipp** neben einer Frage, oder `/hint`, sagt nur dir, was der Computer an deiner Stelle tun würde und warum.\n\nWenn du wegmusst, lässt `/autopilot set: Den Computer für mich spielen lassen` den Computer deinen Platz spielen. Deine erste Antwort oder **Ich bin zurück** beendet das. Für Abwesende kann der Tisch darüber abstimmen (`/raid replace`), und mit `/settings of: raid takeover: True` beginnt es nach dem Zeitlimit. `/settings of: raid level:` legt fest, wie gut der Computer dann spielt.',
    typing:
      'Du kannst alles tippen, was du klicken kannst. Während du tippst, schlage ich vor, was zulässig ist: `/play card: target:`, `/place`, `/attack attacker: defender:`, `/use`, `/answer`, `/pass`. `/answer` beantwortet jede Frage: ein Ziel, wer beschützt, Ja oder Nein, `keep` für deine Starthand oder `back`, um eine begonnene Aktion zurückzunehmen.\n\nDu kannst einen Namen abkürzen, solange er eindeutig ist: `/play card: rend target: cookie`.',
    waiting:
      '`/autopilot` passt für dich. Du bestimmst, wie lange: bis zu deinem Zug, bis jemand auf dich oder deine Karten zielt oder sie angreift, oder nur für diese Kette. Er kann auch bei einem bestimmten ausgelösten Effekt immer passen. Die Frage zeigt, welche Anweisung aktiv ist, und ein Klick hebt sie auf.\n\nDu kannst im Voraus passen, während andere gefragt sind. Wenn jemand fort ist, helfen Erinnerungen, ein Zeitlimit mit einer Vorgabe, Freunde, die für andere passen, und `/raid replace`.',
    mistakes: `\`/undo\` nimmt eine Antwort zurück. Wenn es deine eigene ist und sie nichts verraten hat, geschieht das sofort. Sonst stimmt der Tisch ab. ${undoTexts.chance}\n\nDie Raidleitung kann das Spiel mit \`/judge\` korrigieren, wenn es klemmt. Jede Korrektur erfahren alle. Ein Raid, in dem Karten, Schaden oder Ressourcen korrigiert wurden, steht auf keiner Bestenliste. Wenn ich den Text einer Karte nicht kenne, liest ihr Spieler ihn der Runde vor und drückt **✋ Von Hand** unter der Frage. \`/report\` schickt den Leuten, die diesen Bot betreiben, einen nummerierten Bericht.\n\n\`/raid leave\` gibt deinen Platz auf. Mit \`/raid abandon\` beendet die Raidleitung den Raid für alle.`,
    looking:
      '`/board`: der Tisch, als Bild und als Text. `/hand`: deine Karten. `/card`: was eine Karte tut, mit Regelauslegung. `/log`: alles, was geschehen ist. `/raid status`: wie der Raid steht. `/rules`: die Regeln in unseren Worten. `/sheet`: ein Charakter.',
    character:
      '`/character` erschafft und wählt Charaktere. Raids bringen EP, und EP bringen Stufen. Jede zehnte Stufe lässt zweierlei Karten ins Deck: `/level`. Wenn du einen Raid gewinnst, bekommst du einen Schatz: `/treasure`. `/deck` zeigt, ändert, prüft, exportiert und importiert Decks. `/campaign` zeigt, wie weit dieser Server gekommen ist.',
    fame: '`/achievements`: deine Erfolge, die dieses Servers, und wie die übrigen zu erringen sind. `/leaderboard`: die besten Charaktere und Spieler. `/history`: die Raids eines Charakters, und woher seine EP kamen. `/history replay:`: ein beendeter Raid, Zug um Zug.',
    settings:
      '`/settings` legt deine Sprache, Zeitzone, helle oder dunkle Bilder, Erinnerungen, Ruhezeiten und Urlaub fest. Auch Raids und Server haben Einstellungen.\n\nSchreib Zeiten, wie du magst: 20:30, 20 Uhr, morgen 20:00, Fr 20 Uhr, 28.11. 20:30, in 2 Wochen, 20:30 MEZ. Ich lese sie in deiner Zeitzone (`/settings zone:`), und meine Antwort zeigt allen den Zeitpunkt in ihrer eigenen Zeitzone.\n\nIch spreche Englisch und Deutsch. Private Antworten sind in deiner Sprache, Threads in der Sprache des Servers. Namen und Texte der Karten sind englisch.',
    privacy:
      'Ich speichere Discords Kennungen von Servern, Kanälen und Personen, Namen, Charaktere, Decks, Einstellungen und was in Raids geschieht. Das brauche ich für die Raids, und ich gebe nichts weiter. Ich lese keine Nachrichten.\n\n**Meine Daten** in `/settings` schickt dir eine Datei mit allem, was über dich gespeichert ist. **Vergiss mich** löscht es dort. In beendeten Raids nimmt ein namenloser Raider deinen Platz ein, damit der Verlauf der anderen stimmt.\n\nVon einem beendeten Raid bleibt nach einiger Zeit nur, was seine Wiederholung braucht. Berichte werden nach einiger Zeit gelöscht, ebenso die Daten eines Servers, der mich entfernt hat. Wer einen Server verwalten darf, kann dessen Daten mit `/moderate` löschen.\n\nDie ganze Erklärung ist die Datei PRIVACY.md des Bots.',
  },
}
