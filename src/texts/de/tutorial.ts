import type { tutorialTexts as en } from '../en/tutorial.ts'
import type { Worded } from '../worded.ts'

export const tutorialTexts: Worded<typeof en> = {
  command: 'Raiden lernen in drei Lektionen von fünf Minuten; geh und komm wieder, wann du willst',
  commandAnew: 'Ganz von vorn beginnen; der laufende wird aufgegeben',
  commandLesson: 'Welche Lektion; ohne Angabe die laufende oder die nächste',
  title: 'Einführung',
  threadTitle: (lesson) => `Einführung · ${lesson}`,
  lesson: (number, all) => `Lektion ${number} von ${all}`,
  lessonNames: [
    'Lektion 1: spielen und angreifen',
    'Lektion 2: Boss, Schutz und Quest',
    'Lektion 3: die Kette',
  ],
  ideas: [
    '**Spielen und angreifen.** Du legst Ressourcen, sie bezahlen Verbündete, und Verbündete greifen an. Ist der Held des Dungeons zerstört, hast du gewonnen.',
    '**Boss, Schutz und Quest.** Ein Boss steht vor dem Helden des Dungeons und muss zuerst fallen; ein Protector springt für deinen Helden ein; eine Quest belohnt dich für deine Ressourcen.',
    '**Die Kette.** Was gespielt ist, wartet auf der Kette, bis alle gepasst haben; so kannst du darauf antworten: Das Letzte wird zuerst verrechnet.',
  ],
  inThread:
    'Beginne die Einführung in einem Kanal, nicht in einem Thread: Sie bekommt einen eigenen privaten.',
  noThread:
    'Ich kann hier keinen privaten Thread öffnen: Dafür brauche ich die Berechtigungen „Private Threads erstellen“ und „Nachrichten in Threads senden“. Vielleicht geht es in einem anderen Kanal.',
  begun: (thread) => `Deine Einführung wartet auf dich: ${thread}`,
  goesOn: (thread) => `Deine Einführung geht weiter, wo du aufgehört hast: ${thread}`,
  orAnew: '`/tutorial anew: True` beginnt sie von vorn.',
  introTitle: 'Lerne in wenigen Zügen zu raiden',
  intro:
    'Du führst Gurzak of Orgrimmar, einen Krieger, gegen einen Dungeon: Scarlet Commander Mograine, der schon verwundet ist. Der Dungeon spielt von selbst. Alles geht hier wie in jedem Raid, mit Knöpfen oder mit Befehlen, und niemand außer dir sieht es.\n\nTu, was der Lehrer sagt, oder versuch etwas anderes: Er weiß von überall weiter. Geh, wann du willst; der Raid wartet.',
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
  gameStarted:
    'Die Decks liegen in einer Abfolge, in der sich gut lernen lässt. Du hast sieben Karten gezogen.',
  coach: (progress, what) => `🎓 ${progress} ${what}`,
  progress: (learned, all) => `**${learned} von ${all}.**`,
  allLearned: '**Alles gelernt!** Jetzt besiege Mograine.',
  hints: {
    keep: 'Das ist deine Starthand: **Meine Hand** zeigt sie. Sie ist gut: Behalte sie. (Ein Mulligan würde sie einmal für eine neue zurückmischen.)',
    placeQuest:
      'Einmal in jedem deiner Züge darfst du **eine Ressource legen**. Eine Quest liegt offen: Sie bezahlt wie jede Ressource, und du kannst sie später erfüllen. **Meine Züge** öffnet, was du tun kannst; nimm „Eine Ressource legen“, oder tippe `/place`.',
    place:
      'Lege eine Ressource: Jede Karte geht, verdeckt. Die teuerste ist eine gute Wahl, denn bezahlen kannst du sie so bald nicht.',
    playReady:
      'Nun **spiele einen Verbündeten**. Seine Kosten zahlst du, indem du Ressourcen erschöpfst; in deinem nächsten Zug sind sie wieder bereit. Dieser hat *Ferocity*, darf also sofort angreifen. **Meine Züge**, oder `/play`.',
    play: 'Du hast noch Ressourcen: Spiele einen Verbündeten. Ohne Ferocity kann er ab deinem nächsten Zug angreifen.',
    attack:
      '**Angriff!** Wähle einen bereiten Verbündeten oder deinen Helden. **Meine Züge**, oder `/attack`.',
    whom: 'Wen? Mograine: Wenn der Held des Dungeons zerstört ist, hast du gewonnen. Wer verteidigt, schlägt mit seiner ATK zurück; in deinem Zug hat Mograine keine.',
    boss: 'Wen? Solange ein **Boss** dort steht, kann der Held des Dungeons nicht angegriffen werden: Herod kommt zuerst. Er schlägt mit seiner ATK zurück; schick jemanden, dem es das wert ist.',
    target: 'Wähle das Ziel: Mograine selbst ist ein gutes.',
    protect:
      'Mograine greift deinen Helden an. Ein Verbündeter mit *Protector* kann einspringen, wenn er bereit ist: Er wird erschöpft und nimmt den Schaden auf sich. **Beschütze!**',
    spare:
      'Du könntest wieder beschützen. Dein Held hält etwas aus; schone den Verbündeten, wenn er nicht überleben würde.',
    respond:
      'Die Karte des Dungeons wartet auf der **Kette**: Sie wird verrechnet, wenn alle gepasst haben. Vorher darfst du mit einer Spontankarte **antworten**, und die wird zuerst verrechnet. **Meine Züge**, und spiele sie.',
    quest:
      'Deine offene **Quest** lässt sich jetzt erfüllen: Zahle, was sie verlangt, und du bekommst ihre Belohnung. **Meine Züge**, „Eine Kraft benutzen oder eine Quest erfüllen“, oder `/use`.',
    save: 'Gib nicht alles aus: Die Spontankarte auf deiner Hand kostet 1, und du wirst sie im Zug des Dungeons brauchen. **Zug beenden**.',
    endTurn:
      'In diesem Zug gibt es nichts mehr zu holen. **Zug beenden**; dann deckt der Dungeon eine Karte auf und greift an.',
    letBe: 'Etwas ist geschehen, worauf du antworten könntest. Du musst nicht: **Passen**.',
    free: 'Wähle, wie du magst; hier kann nichts schiefgehen.',
  },
  showMe: 'Zeig es mir',
  shown: (what) => `Ich würde **${what}** wählen. Der Knopf tut es für dich.`,
  shownPass: 'Ich würde weitermachen. Der Knopf tut es für dich.',
  nothingToShow: 'Gerade wirst du nichts gefragt.',
  wonTitle: '♛ Du hast gewonnen!',
  won: (left, all, isLast) =>
    left > 0
      ? `Gut gekämpft! ${left} von ${all} blieben unversucht: \`/tutorial anew: True\` beginnt diese Lektion neu.`
      : isLast
        ? 'Du kannst alles, was ein Raid verlangt. Hol zwei Freunde dazu: `/raid create` in einem Kanal eröffnet einen Raid, und dein Charakter verdient dort EP. `/help` und `/rules` beantworten, was aufkommt.'
        : 'Das war diese Lektion. Die nächste hat eine andere Idee und fünf Minuten; `/tutorial` geht mit ihr weiter, wann du willst.',
  lostTitle: '☠ Gurzak ist gefallen.',
  lost: 'Das passiert den Besten. `/tutorial` beginnt von vorn.',
  leftTitle: 'Die Einführung ist vorbei.',
  left: '`/tutorial` beginnt sie von vorn, wann immer du magst.',
}
