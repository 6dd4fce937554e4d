import type { tutorialTexts as en } from '../en/tutorial.ts'
import type { TranslationOf } from '../worded.ts'

export const tutorialTexts: TranslationOf<typeof en> = {
  title: 'Einführung',
  threadTitle: (lesson) => `Einführung · ${lesson}`,
  lesson: (number, all) => `Lektion ${number} von ${all}`,
  lessonNames: [
    'Lektion 1: spielen und angreifen',
    'Lektion 2: Boss, Schutz und Quest',
    'Lektion 3: die Kette',
  ],
  ideas: [
    'Lege Ressourcen, bezahle damit Verbündete und greif den Dungeon an. Du gewinnst, wenn sein Held Mograine zerstört ist.',
    'Ein Boss bewacht den Helden des Dungeons und muss zuerst fallen. Ein Protector kann einen Angriff auf deinen Helden abfangen. Eine Quest belohnt dich für deine Ressourcen.',
    'Eine gespielte Karte wartet auf der Kette, bis alle gepasst haben, und so lange kannst du darauf antworten. Die neueste Karte wird zuerst verrechnet.',
  ],
  inThread:
    'Beginne die Einführung in einem Kanal, nicht in einem Thread. Sie bekommt einen eigenen privaten Thread.',
  noThread: {
    kind: 'In dieser Art von Kanal gibt es keine privaten Threads. Bitte beginne die Einführung in einem normalen Textkanal.',
    limit:
      'Dieser Server hat so viele aktive Threads, wie Discord erlaubt, also kann ich keinen weiteren öffnen. Bitte versuch es wieder, wenn einige davon archiviert sind.',
    permission:
      'Ich kann hier keinen privaten Thread öffnen, weil ich dafür die Berechtigungen „Private Threads erstellen“ und „Nachrichten in Threads senden“ brauche. Bitte versuch es in einem anderen Kanal.',
  },
  begun: (thread) => `Deine Einführung ist bereit: ${thread}`,
  goesOn: (thread) => `Deine Einführung geht weiter, wo du aufgehört hast: ${thread}`,
  goesOnHere: 'Deine Einführung geht hier weiter.',
  beginAnew: 'Von vorn beginnen',
  intro:
    'Du spielst Gurzak, einen Krieger, und nur du siehst diesen Thread. Tu, was der Lehrer 🎓 sagt, oder versuch etwas anderes.',
  lessonsTitle: 'Was du lernen wirst',
  lessons: {
    place: 'Eine Ressource legen',
    play: 'Eine Karte spielen',
    attack: 'Angreifen',
    protect: 'Deinen Helden mit einem Verbündeten beschützen',
    respond: 'Auf der Kette mit einer Spontankarte antworten',
    quest: 'Eine Quest erfüllen',
    boss: 'Einen Boss zerstören',
  },
  learned: (lesson) => `✓ ${lesson}`,
  open: (lesson) => `▫ ${lesson}`,
  coach: (progress, what) => `🎓 ${progress} ${what}`,
  progress: (learned, all) => `**${learned} von ${all}.**`,
  allLearned: '**Alles gelernt!** Jetzt besiege Mograine.',
  openHand: 'Drücke **Meine Hand**, um deine Starthand zu sehen.',
  openMoves: (what) => `${what} Drücke **Meine Züge**.`,
  hints: {
    keep: 'Das ist deine Starthand. Sie ist gut, also **behalte sie**. Bei einem Mulligan mischst du sie zurück und ziehst eine neue.',
    placeQuest:
      '**Lege eine Ressource**, wie einmal in jedem deiner Züge. Lege eine Quest offen: Sie bezahlt wie jede Ressource, und du kannst sie später erfüllen. Nimm das Menü „Eine Ressource legen“.',
    place:
      '**Lege eine Ressource**: irgendeine Karte, verdeckt. Sie bezahlt deine Karten. Die teuerste ist eine gute Wahl, weil du sie noch lange nicht bezahlen kannst. Nimm das Menü „Eine Ressource legen“.',
    playReady:
      '**Spiele einen Verbündeten.** Seine Kosten erschöpfen Ressourcen, die in deinem nächsten Zug wieder bereit sind. Dieser Verbündete hat *Ferocity* und kann deshalb sofort angreifen. Nimm das Menü „Eine Karte spielen“.',
    play: '**Spiele einen Verbündeten**: Du hast noch Ressourcen. Ohne Ferocity kann er ab deinem nächsten Zug angreifen. Nimm das Menü „Eine Karte spielen“.',
    attack: '**Angriff!** Wähle im Menü „Angreifen mit“ einen bereiten Verbündeten oder deinen Helden.',
    whom: 'Wen greifst du an? **Greif Mograine an**, denn du gewinnst, wenn der Held des Dungeons zerstört ist. Ein Verteidiger fügt mit seiner ATK selbst Schaden zu, aber in deinem Zug hat Mograine keine ATK.',
    boss: 'Wen greifst du an? Solange der Dungeon einen **Boss** hat, kann der Held des Dungeons nicht angegriffen werden. Greif zuerst Herod an. Er fügt mit seiner ATK selbst Schaden zu, also wähle deinen Angreifer mit Bedacht.',
    target: 'Wähle das Ziel. Mograine ist ein gutes.',
    protect:
      'Mograine greift deinen Helden an. Ein bereiter Verbündeter mit *Protector* kann stattdessen den Schaden nehmen und wird dabei erschöpft. **Beschütze!**',
    spare:
      'Du könntest wieder beschützen. Aber dein Held hält etwas aus, also nimm keinen Verbündeten, der nicht überleben würde.',
    respond:
      'Die Karte des Dungeons wartet auf der **Kette**. Bevor sie verrechnet wird, kannst du mit einer Spontankarte **antworten**. Deine Karte wird dann zuerst verrechnet. Nimm das Menü „Eine Karte spielen“.',
    quest:
      '**Erfülle deine Quest**: Zahle ihre Kosten, und du bekommst ihre Belohnung. Nimm das Menü „Eine Kraft benutzen oder eine Quest erfüllen“.',
    save: 'Gib nicht alles aus. Die Spontankarte auf deiner Hand kostet 1, und du wirst sie im Zug des Dungeons brauchen. Drücke **Zug beenden**.',
    endTurn:
      'In diesem Zug kannst du nichts mehr gewinnen. Drücke **Zug beenden**. Dann deckt der Dungeon eine Karte auf und greift an.',
    letBe: 'Etwas ist geschehen, worauf du antworten könntest. Du musst aber nicht. Drücke **Passen**.',
    free: 'Wähle, wie du magst. Hier kann nichts schiefgehen.',
  },
  showMe: 'Zeig es mir',
  shown: (what) => `Ich würde **${what}** wählen. Der farbige Knopf tut das für dich.`,
  shownPass: 'Ich würde weitermachen. Der farbige Knopf tut das für dich.',
  chooseMyself: 'Ich wähle selbst',
  nothingToShow: 'Gerade wirst du nichts gefragt.',
  learnedTitle: 'Was du gelernt hast',
  wonTitle: '♛ Du hast gewonnen!',
  won: (left, all, isLast) =>
    left > 0
      ? `Gut gekämpft! ${left} von ${all} Dingen hast du nicht versucht.`
      : isLast
        ? 'Du kannst alles, was du in einem Raid brauchst. Such dir zwei Freunde und eröffne einen: Dein Charakter verdient dort EP.'
        : 'Du hast diese Lektion geschafft. Die nächste dauert fünf Minuten und zeigt dir etwas anderes.',
  lostTitle: '☠ Gurzak ist gefallen.',
  lost: 'Das passiert den Besten. Versuch es noch einmal!',
  leftTitle: 'Die Einführung ist vorbei.',
  left: 'Du kannst sie jederzeit von vorn beginnen.',
}
