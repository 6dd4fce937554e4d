import type { tutorialTexts as en } from '../en/tutorial.ts'
import type { Worded } from '../worded.ts'

export const tutorialTexts: Worded<typeof en> = {
  title: 'Einführung',
  threadTitle: (lesson) => `Einführung · ${lesson}`,
  lesson: (number, all) => `Lektion ${number} von ${all}`,
  lessonNames: [
    'Lektion 1: spielen und angreifen',
    'Lektion 2: Boss, Schutz und Quest',
    'Lektion 3: die Kette',
  ],
  ideas: [
    '**Spielen und angreifen.** Du legst Ressourcen, bezahlst damit Verbündete und greifst mit ihnen an. Du gewinnst, wenn der Held des Dungeons zerstört ist.',
    '**Boss, Schutz und Quest.** Ein Boss bewacht den Helden des Dungeons und muss zuerst fallen. Ein Protector kann einen Angriff auf deinen Helden abfangen. Eine Quest belohnt dich für deine Ressourcen.',
    '**Die Kette.** Eine gespielte Karte wartet auf der Kette, bis alle gepasst haben, und so lange kannst du darauf antworten. Die neueste Karte wird zuerst verrechnet.',
  ],
  inThread:
    'Beginne die Einführung in einem Kanal, nicht in einem Thread. Sie bekommt einen eigenen privaten Thread.',
  noThread:
    'Ich kann hier keinen privaten Thread öffnen, weil ich dafür die Berechtigungen „Private Threads erstellen“ und „Nachrichten in Threads senden“ brauche. Bitte versuch es in einem anderen Kanal.',
  begun: (thread) => `Deine Einführung ist bereit: ${thread}`,
  goesOn: (thread) => `Deine Einführung geht weiter, wo du aufgehört hast: ${thread}`,
  orAnew: '`/tutorial anew: True` beginnt sie von vorn.',
  introTitle: 'Lerne in wenigen Zügen zu raiden',
  intro:
    'Du spielst Gurzak of Orgrimmar, einen Krieger, gegen einen Dungeon. Sein Held, Scarlet Commander Mograine, ist schon verwundet. Der Dungeon spielt von selbst. Alles geht wie in jedem Raid, mit Knöpfen oder Befehlen, und nur du siehst es.\n\nTu, was der Lehrer sagt, oder versuch etwas anderes. Der Lehrer weiß immer, wie es weitergeht. Du kannst jederzeit gehen. Der Raid wartet.',
  lessonsTitle: 'Was du lernen wirst',
  lessons: {
    place: 'Eine Ressource legen: Sie bezahlt deine Karten',
    play: 'Eine Karte spielen',
    attack: 'Angreifen',
    protect: 'Deinen Helden mit einem Verbündeten beschützen',
    respond: 'Auf der Kette mit einer Spontankarte antworten',
    quest: 'Eine Quest erfüllen',
    boss: 'Einen Boss zerstören',
  },
  learned: (lesson) => `✓ ${lesson}`,
  open: (lesson) => `▫ ${lesson}`,
  gameStarted: 'Die Decks haben eine Abfolge, die zum Lernen gemacht ist. Du hast sieben Karten gezogen.',
  coach: (progress, what) => `🎓 ${progress} ${what}`,
  progress: (learned, all) => `**${learned} von ${all}.**`,
  allLearned: '**Alles gelernt!** Jetzt besiege Mograine.',
  hints: {
    keep: '**Meine Hand** zeigt deine Starthand. Sie ist gut, also behalte sie. (Einmal könntest du einen Mulligan nehmen: die Hand zurückmischen und eine neue ziehen.)',
    placeQuest:
      'Einmal in jedem deiner Züge kannst du **eine Ressource legen**. Lege eine Quest offen. Sie bezahlt wie jede Ressource, und du kannst sie später erfüllen. Drücke **Meine Züge** und wähle „Eine Ressource legen“, oder tippe `/place`.',
    place:
      'Lege eine Ressource: irgendeine Karte, verdeckt. Die teuerste ist eine gute Wahl, weil du sie noch lange nicht bezahlen kannst.',
    playReady:
      'Nun **spiele einen Verbündeten**. Um seine Kosten zu zahlen, werden Ressourcen erschöpft. In deinem nächsten Zug sind sie wieder bereit. Dieser Verbündete hat *Ferocity* und kann deshalb sofort angreifen. Drücke **Meine Züge**, oder tippe `/play`.',
    play: 'Du hast noch Ressourcen, also spiele einen Verbündeten. Ohne Ferocity kann er ab deinem nächsten Zug angreifen.',
    attack:
      '**Angriff!** Wähle einen bereiten Verbündeten oder deinen Helden. Drücke **Meine Züge**, oder tippe `/attack`.',
    whom: 'Wen greifst du an? Greif Mograine an, denn du gewinnst, wenn der Held des Dungeons zerstört ist. Ein Verteidiger fügt mit seiner ATK selbst Schaden zu, aber in deinem Zug hat Mograine keine ATK.',
    boss: 'Wen greifst du an? Solange der Dungeon einen **Boss** hat, kann der Held des Dungeons nicht angegriffen werden. Greif zuerst Herod an. Er fügt mit seiner ATK selbst Schaden zu, also wähle deinen Angreifer mit Bedacht.',
    target: 'Wähle das Ziel. Mograine ist ein gutes.',
    protect:
      'Mograine greift deinen Helden an. Ein bereiter Verbündeter mit *Protector* kann deinen Helden beschützen. Er wird erschöpft und nimmt stattdessen den Schaden. **Beschütze!**',
    spare:
      'Du könntest wieder beschützen. Aber dein Held hält etwas aus, also nimm keinen Verbündeten, der nicht überleben würde.',
    respond:
      'Die Karte des Dungeons wartet auf der **Kette**. Sie wird verrechnet, wenn alle gepasst haben. Vorher kannst du mit einer Spontankarte **antworten**, die zuerst verrechnet wird. Drücke **Meine Züge**, und spiele sie.',
    quest:
      'Du kannst deine offene **Quest** jetzt erfüllen. Zahle ihre Kosten, und du bekommst ihre Belohnung. Drücke **Meine Züge** und wähle „Eine Kraft benutzen oder eine Quest erfüllen“, oder tippe `/use`.',
    save: 'Gib nicht alles aus. Die Spontankarte auf deiner Hand kostet 1, und du wirst sie im Zug des Dungeons brauchen. Drücke **Zug beenden**.',
    endTurn:
      'In diesem Zug gibt es nichts mehr zu gewinnen. Drücke **Zug beenden**. Dann deckt der Dungeon eine Karte auf und greift an.',
    letBe: 'Etwas ist geschehen, worauf du antworten könntest. Du musst aber nicht. Drücke **Passen**.',
    free: 'Wähle, wie du magst. Hier kann nichts schiefgehen.',
  },
  showMe: 'Zeig es mir',
  shown: (what) => `Ich würde **${what}** wählen. Der Knopf tut das für dich.`,
  shownPass: 'Ich würde weitermachen. Der Knopf tut das für dich.',
  nothingToShow: 'Gerade wirst du nichts gefragt.',
  wonTitle: '♛ Du hast gewonnen!',
  won: (left, all, isLast) =>
    left > 0
      ? `Gut gekämpft! ${left} von ${all} Dingen hast du nicht versucht. \`/tutorial anew: True\` beginnt diese Lektion noch einmal.`
      : isLast
        ? 'Du kannst alles, was du in einem Raid brauchst. Such dir zwei Freunde: `/raid create` in einem Kanal eröffnet einen Raid, und dein Charakter verdient dort EP. `/help` und `/rules` beantworten deine Fragen.'
        : 'Du hast diese Lektion geschafft. Die nächste dauert fünf Minuten und zeigt dir etwas anderes. `/tutorial` geht jederzeit mit ihr weiter.',
  lostTitle: '☠ Gurzak ist gefallen.',
  lost: 'Das passiert den Besten. `/tutorial` beginnt von vorn.',
  leftTitle: 'Die Einführung ist vorbei.',
  left: '`/tutorial` beginnt sie jederzeit von vorn.',
}
