import type { helpTexts as en } from '../en/help.ts'
import type { Worded } from '../worded.ts'
import { undoTexts } from './undo.ts'
import { capital } from './words.ts'

export const helpTexts: Worded<typeof en> = {
  title: 'Raiden mit Lairkeeper',
  footer: (version: string) => `Ein inoffizielles Fanprojekt. · Lairkeeper ${version}`,
  choose: 'Lies über …',
  nowTitle: 'Was du jetzt tun kannst',
  now: {
    between: (isChannel) =>
      `Hier gibt es keinen Raid.\n▶ \`/raid create\` eröffnet einen ${isChannel ? 'in diesem Kanal' : 'in einem Kanal'}; bis zu fünf nehmen Platz, gegen einen Boss bis zu acht.\n▶ \`/tutorial\` lehrt dich zu raiden, in drei Lektionen von fünf Minuten.\n▶ \`/character\`, \`/sheet\`, \`/deck\`, \`/level\` und \`/treasure\` kümmern sich um deine Charaktere.`,
    lobby: (code) =>
      `Der Raid ${code} sammelt Raider.\n▶ Nimm Platz: mit dem Menü oder dem Knopf unter seiner Nachricht, oder mit \`/raid join\`.\n▶ Wer ihn leitet, beginnt ihn: **Beginnen**, oder \`/raid start\`.`,
    mine: (what) =>
      `Du wirst gefragt: ${what}\n▶ **Meine Züge** unter der Frage, oder \`/answer\`; \`/pass\`, wenn du darfst.\n▶ \`/hand\` und \`/board\` zeigen, was du hast und was dort liegt.`,
    myTurn: (what, places) =>
      `${capital(what)}${places ? '\n▶ `/place` legt eine Ressource, einmal im Zug.' : ''}\n▶ \`/play\`, \`/attack\`, \`/use\`: Während du tippst, biete ich an, was möglich ist.\n▶ Oder klicke **Meine Züge**. **Zug beenden** beendet ihn.`,
    waiting: (line) =>
      `${line}\n▶ \`/board\`, \`/hand\` und \`/log\` zeigen, wie du stehst.\n▶ \`/autopilot\` passt für dich, bis dich etwas betrifft.`,
    watching: (line, isChannel) =>
      `Du siehst diesem Raid zu. ${line}\n▶ \`/board\` und \`/log\` zeigen, wie es läuft; \`/raid create\` eröffnet ${isChannel ? 'in diesem Kanal' : 'in einem Kanal'} einen eigenen.`,
    over: (isChannel) =>
      `Der Raid hier ist vorbei.\n▶ \`/history replay:\` geht ihn durch, \`/history\` erzählt, was er einbrachte.\n▶ \`/raid create\` eröffnet ${isChannel ? 'in diesem Kanal' : 'in einem Kanal'} den nächsten.`,
    tutorial:
      'Du lernst gerade.\n▶ Tu, was der Lehrer 🎓 über der Frage sagt, oder drücke **Zeig es mir**.\n▶ `/tutorial anew: True` beginnt von vorn.',
  },
  topics: {
    start: 'Der Anfang',
    turn: 'Dein Zug',
    respond: 'Antworten: Kette und Kampf',
    dungeon: 'Der Dungeon',
    boss: 'Raids mit einem Boss',
    typing: 'Tippen statt klicken',
    waiting: 'Weniger warten',
    mistakes: 'Versehen und Schiedsrichter',
    looking: 'Nachsehen',
    character: 'Charaktere, Decks und Stufen',
    fame: 'Was erreicht wurde',
    settings: 'Einstellungen und Sprache',
  },
  pages: {
    start:
      '`/tutorial` zeigt dir alles, in drei Lektionen von fünf Minuten.\n\nEin Raid beginnt mit `/raid create` in einem Kanal. Nimm mit einem Starterdeck oder mit deinem Charakter Platz, dann drückt, wer ihn leitet, **Beginnen**. Gespielt wird in einem eigenen Thread; eine Nachricht nennt, wer gefragt ist und was.\n\n**Meine Züge** öffnet, was du tun kannst, nur für deine Augen: Wähle eine Karte, dann ihr Ziel. **Meine Hand** zeigt deine Karten, **Passen** und **Zug beenden** sind ein Klick.\n\nDu darfst mehrere Plätze nehmen und allein raiden.',
    turn: 'Lege je Zug eine Ressource: eine Quest offen, alles andere verdeckt. Spiele Karten und bezahle sie mit Ressourcen; in deinem nächsten Zug sind die wieder bereit.\n\nGreife mit dem an, was bereit ist. Ein Verbündeter greift ab deinem nächsten Zug an, außer er hat Ferocity. Das Ziel ist der Held des Dungeons; solange ein Boss in dessen Gruppe steht, kann er nicht angegriffen werden.\n\nErfülle eine offene Quest, indem du zahlst, was sie verlangt. **Zug beenden** beendet ihn.\n\nMehr: `/rules about: 502`, `/rules about: 600`.',
    respond:
      'Was gespielt ist, wartet auf der Kette, bis alle gepasst haben; das Letzte wird zuerst verrechnet. Mit Priorität darfst du mit Spontankarten und Kräften antworten.\n\nIm Kampf gibt es dafür zwei Gelegenheiten: vor dem Beschützen und danach. Dazwischen darfst du mit einem bereiten Protector beschützen. Mit einer Waffe zuzuschlagen fügt ihre ATK hinzu.\n\nIch frage dich nur, wenn du etwas tun könntest.\n\nMehr: `/rules about: 410`, `/rules about: 602`.',
    dungeon:
      'Er spielt von selbst: Er steigt auf, wenn es so weit ist, macht durch Zufall jemanden von euch zum MARKED-Helden, deckt Karten auf, eine nach der anderen, und greift dann diesen Helden an. Verbündete stoßen zu ihm und greifen ab seinem nächsten Zug an.\n\nIhr gewinnt, wenn der Held des Dungeons zerstört ist. Ihr verliert, wenn ihr alle gefallen seid.\n\nEinsteiger ist die mildeste Schwierigkeit, Legendär die härteste. Erfolge erzählen, was sich sonst noch versuchen lässt.',
    boss: 'In Onyxia’s Lair, Molten Core, Magtheridon’s Lair und Black Temple spielt jemand von euch den Boss: **Den Boss spielen** in der Lobby oder `/raid join boss: True`; will niemand, spielt ihn der Computer. Gedacht sind sie für drei bis fünf Raider einer Fraktion, möglich sind eins bis acht.\n\nDer Boss hat eine Hand, Ressourcen, die sich niemand ansieht, und Züge eigener Art: Onyxia deckt ein Ereignis auf; in Molten Core kommt der nächste Boss, wo keiner steht, mit seiner Rune und seinen Verbündeten, dann geht ein Diener verdeckt in die Reihe. `/boss` zeigt dem Boss seine Seite, seine Hand und was kommt; alle anderen sehen, was alle wissen dürfen.\n\nOnyxia kämpft über drei Stufen. In Molten Core lässt jeder Boss, der fällt, seine Rune zurück, mit der weiter bezahlt wird, und alle seine Diener kommen als Verbündete hervor. Majordomus Executus fällt nie: Er weicht Ragnaros am Ende eines Zuges, in dem der Boss keine Verbündeten mehr hat. Magtheridon liegt in Ketten, bis sein letzter Kanalisierer fällt oder er fünf Ressourcen hat. Dann bekommt er in jedem Zug ein Blut, und sein Hort dreht sich zur Nova und zurück: Ist zu Beginn seines Zuges ein Würfel frei, erleiden alle 10 Feuerschaden. Im eigenen Zug erschöpft ein beliebiger Charakter, auch ein neuer, um einen Würfel zu nehmen: **Meine Züge** und `/use` bieten es an.\n\nIn Black Temple kommen neun Bosse der Reihe nach. Ereignisse liegen verdeckt bei den Ressourcen des Bosses: Fällt ein Boss, geschieht eins nach dem anderen, niemand kann sie unterbrechen, und die Diener kommen mit dem nächsten. Jeder Boss bis zum siebten hat eine Bedrohungsstufe: Wer am Ende des eigenen Zuges mehr Ressourcen hat, zerstört die überzähligen. Teron Blutschatten macht Geister; Geister und die anderen haben nichts miteinander zu tun, bis er sich wendet oder geht.\n\nDie Raider gewinnen mit dem letzten Boss, der Boss mit dem letzten Raider.\n\nDie Schwierigkeit wählt `/raid create mode:`. In Molten Core zieht der Standard verdeckt drei von sieben Runenbossen, **Alle Bosse** hat alle zehn.\n\nMehr: `/rules about: R101`, `/rules about: R302`, `/rules about: R402`, `/rules about: R502`.',
    typing:
      'Alles, was sich klicken lässt, lässt sich auch tippen, und während du tippst, biete ich an, was zulässig ist: `/play card: target:`, `/place`, `/attack attacker: defender:`, `/use`, `/answer`, `/pass`. `/answer` ist für alles, was du gefragt wirst: ein Ziel, wer beschützt, Ja oder Nein, `keep` für deine Starthand, `back` für das, was du doch nicht tun willst.\n\nEin Name darf abgekürzt werden, solange er eindeutig ist: `/play card: rend target: cookie`.',
    waiting:
      '`/autopilot` passt für dich: bis zu deinem Zug, bis du oder die Deinen Ziel sind oder angegriffen werden, oder für diese Kette; immer bei einem bestimmten Auslöser. Die Anweisung steht in der Frage, und ein Klick hebt sie auf.\n\nDu darfst im Voraus passen, während andere gefragt sind. Ist jemand fort: Erinnerungen, ein Zeitlimit mit Vorgabe, Freunde, die passen, und `/raid replace`.',
    mistakes: `\`/undo\` nimmt eine Antwort zurück: deine eigene sofort, wenn sie nichts verraten hat, sonst stimmt der Tisch ab. ${undoTexts.chance}\n\nWer den Raid leitet, hat \`/judge\` für alles, was klemmt; was damit geschieht, erfahren alle, und ein Raid, in dem es Karten, Schaden oder Ressourcen bewegt hat, steht auf keiner Bestenliste. \`/report\` schickt denen, die mich betreiben, einen nummerierten Bericht.\n\n\`/raid leave\` gibt deinen Platz auf, \`/raid abandon\` der Leitung beendet den Raid für alle.`,
    looking:
      '`/board`: der Tisch, als Bild und als Text. `/hand`: deine Karten. `/card`: was eine Karte tut, mit Regelauslegung. `/log`: alles, was geschah. `/raid status`: wie der Raid steht. `/rules`: die Regeln in unseren Worten. `/sheet`: ein Charakter.',
    character:
      '`/character` erschafft und wählt Charaktere. Raids bringen EP, EP bringen Stufen; jede zehnte lässt zweierlei Karten ins Deck: `/level`. Ein gewonnener Raid hat einen Schatz: `/treasure`. `/deck` zeigt, ändert, prüft, schreibt und liest Decks. `/campaign` erzählt, wie weit dieser Server ist.',
    fame: '`/achievements`: deine Erfolge, die dieses Servers, und wie die übrigen zu erringen sind. `/leaderboard`: wer am besten ist. `/history`: die Raids eines Charakters und woher jeder EP kam. `/history replay:`: ein beendeter Raid, Zug um Zug.',
    settings:
      '`/settings` bewahrt deine Sprache und Zeitzone, helle oder dunkle Bilder, Erinnerungen, Ruhezeiten und Urlaub; Raids und Server haben ihre eigenen.\n\nSchreib Zeiten, wie du magst: 20:30, 20 Uhr, morgen 20:00, Fr 20 Uhr, 28.11. 20:30, in 2 Wochen, 20:30 MEZ. Ich lese sie in deiner Zeitzone (`/settings zone:`), und meine Antwort zeigt allen den Zeitpunkt in ihrer eigenen.\n\nIch spreche Englisch und Deutsch: private Antworten in deiner Sprache, im Thread die des Servers. Namen und Texte der Karten sind englisch.',
  },
}
