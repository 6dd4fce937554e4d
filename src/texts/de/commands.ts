import type { commandTexts as en } from '../en/commands.ts'
import type { TranslationOf } from '../worded.ts'
import { warCommandTexts } from './war-commands.ts'

const lobby = {
  raid: 'Welcher Raid',
  mode: 'Wie schwer',
  when: 'Wann: 20:30, morgen 20 Uhr, 28.11. 20:30, in 2 h, in deiner Zeitzone; „none“ für keine',
  call: 'Eine Rolle, die einmal zu diesem Raid gerufen wird; du musst sie erwähnen dürfen',
}
const targets = { target: 'Ihr Ziel, falls sie eines hat', target2: 'Ihr zweites Ziel, falls sie zwei hat' }
const further = 'Eine weitere Wahl, wo mehrere gefragt sind'
const bossDeck = 'Dein Deck für diesen Boss statt das deines Charakters'
const constructedDeck =
  'Dein Constructed-Deck aus beliebigen Karten, statt des eigenen Decks deines Charakters'

export const commandTexts: TranslationOf<typeof en> = {
  raid: {
    description: 'Raids: eröffnen, mitspielen, beginnen, nachsehen, beenden',
    subcommands: {
      create: {
        description: 'In diesem Kanal einen Raid eröffnen; er bekommt einen eigenen Thread',
        options: {
          ...lobby,
          again: 'Dieselben Leute wie im letzten Raid hier, auf ihren Plätzen',
        },
      },
      change: {
        description:
          'Für die Raidleitung: Raid, Schwierigkeit, Zeit, einen Platz freimachen oder den ersten Zug wählen',
        options: {
          ...lobby,
          out: 'Ein Platz, der frei wird',
          first: 'Wer den ersten Zug der Raider hat',
          boss: 'Wie gut der Computer den Boss spielt, wenn es sonst niemand tut',
        },
      },
      ready: {
        description: 'Sagen, dass du bereit bist; die Raidleitung kann alle fragen',
        options: {
          now: 'Ob du bereit bist',
          check: 'Alle fragen, ob sie bereit sind; jeder wird einmal angepingt',
        },
      },
      join: {
        description: 'Im Raid dieses Kanals Platz nehmen',
        options: {
          deck: 'Mit welchem Charakter oder Starterdeck; ohne Angabe dein aktiver Charakter',
          boss: 'Statt eines Raiders den Boss spielen, wenn der Raid einen Boss-Spieler hat',
        },
      },
      fill: {
        description: 'Für die Raidleitung: leere Plätze mit Computerspielern füllen oder sie entfernen',
        options: {
          players: 'Wie viele Computerspieler; 0 für keine, ohne Angabe so viele, dass es drei Raider sind',
          level: 'Wie gut sie spielen',
          deck: 'Das Starterdeck dessen, der dazukommt; ohne Angabe eines, das zur Gruppe passt',
        },
      },
      challenge: { description: 'Die Herausforderung der Woche: ein Raid, dieselben Decks für alle Server' },
      leave: {
        description: 'Den Raid verlassen; läuft er schon, ist das Aufgeben, und die anderen spielen weiter',
      },
      start: { description: 'Den Raid beginnen' },
      status: {
        description: 'Wie der Raid steht und auf wen er wartet',
        options: { wake: 'Weckt einen Raid, in dem lange niemand gespielt hat' },
      },
      replace: {
        description: 'Einen Platz jemand anderem geben: deinen eigenen, oder als Raidleitung jeden',
        options: {
          seat: 'Wessen Platz',
          newcomer: 'Wer ihn übernimmt; oder ich (der Computer), bis ein abwesender Raider wieder handelt',
        },
      },
      abandon: { description: 'Den Raid für alle beenden; nur wer ihn leitet, kann das' },
    },
  },
  hand: { description: 'Deine Hand, nur für deine Augen' },
  boss: { description: 'Der Boss: die Hand nur für den, der ihn spielt; für andere, was alle wissen dürfen' },
  play: {
    description: 'Eine Karte von deiner Hand spielen',
    options: {
      card: 'Die Karte',
      ...targets,
    },
  },
  place: {
    description: 'Eine Karte als Ressource dieses Zuges legen',
    options: { card: 'Die Karte, verdeckt oder (eine Quest) offen' },
  },
  attack: {
    description: 'Mit deinem Helden oder einem Verbündeten angreifen',
    options: { attacker: 'Wer angreift; „alle“ für alle, die können', defender: 'Wen' },
  },
  use: {
    description: 'Eine Kraft benutzen oder eine Quest erfüllen',
    options: {
      power: 'Die Kraft oder Quest',
      ...targets,
    },
  },
  pass: {
    description: 'Passen, oder Nein sagen',
    options: { for: 'Für einen abwesenden Freund, wo der Tisch es erlaubt' },
  },
  hint: { description: 'Den Computer privat fragen, was er an deiner Stelle täte, und warum' },
  answer: {
    description: 'Antworten: eine Wahl, ein Ziel, Ja oder Nein, was zuerst kommt',
    options: {
      choice: 'Deine Wahl',
      choice2: further,
      choice3: further,
      choice4: further,
      choice5: further,
      choice6: further,
      choice7: further,
      choice8: further,
      choice9: further,
      choice10: further,
    },
  },
  undo: {
    description:
      'Eine Antwort zurücknehmen: sofort, wenn sie nichts verriet, sonst mit Zustimmung des Tisches',
    options: {
      what: 'Was zurückgenommen wird; ohne Angabe zeige ich eine Liste von Momenten',
      steps: 'Wie viele der letzten Antworten am Tisch zurückgenommen werden, egal von wem',
    },
  },
  autopilot: {
    description: 'Dein Autopilot: die Anweisungen, denen ich folge, wenn ich für dich antworte',
    options: { set: 'Was ich von jetzt an für dich tue', lift: 'Die Anweisung, die endet' },
  },
  board: {
    description: 'Der Tisch: jede Gruppe, der Dungeon, auf wen der Raid wartet',
    options: { everybody: 'Allen zeigen', text: 'In Worten, ohne Bild' },
  },
  card: { description: 'Eine Karte: was sie tut und wo sie vorkommt', options: { name: 'Ihr Name' } },
  log: {
    description: 'Was bisher geschah',
    options: { page: 'Die Seite, vom Beginn des Raids an; ohne Angabe die neueste' },
  },
  sheet: {
    description: 'EP, Stufe, Läufe und Erfolge eines Charakters, als Bild und als Text',
    options: { who: 'Wessen; ohne Angabe deiner', everybody: 'Allen zeigen' },
  },
  character: {
    description: 'Deine Charaktere auf diesem Server',
    options: {
      new: 'Einen Charakter mit diesem Starterdeck erschaffen; er wird dein aktiver Charakter',
      use: 'Diesen Charakter von jetzt an in Raids benutzen',
      rename: 'Welcher Charakter umbenannt wird; ohne Angabe der aktive',
      name: 'Der Name des neuen oder umbenannten Charakters; ohne Angabe wähle ich einen für den neuen',
      retire: 'Diesen Charakter ruhen lassen; er behält alles',
    },
  },
  deck: {
    description: 'Das Deck deines Charakters',
    subcommands: {
      show: {
        description: 'Das Deck eines Charakters, und die anderen Karten seiner Sammlung',
        options: {
          who: 'Wessen; ohne Angabe deines',
          export: 'Dein Deck als Liste exportieren, die sich wieder importieren lässt',
          boss: bossDeck,
          constructed: constructedDeck,
        },
      },
      edit: {
        description:
          'Dein Deck im Panel bauen, oder eine Karte tippen, die hineinkommt, und eine, die herausgeht',
        options: {
          in: 'Die Karte, die hineinkommt',
          out: 'Die Karte, die herausgeht',
          copies: 'Wie viele davon; ohne Angabe eine',
          search: 'Öffnet das Bauen mit Karten, die diese Wörter oder Kosten haben',
          boss: bossDeck,
          constructed: constructedDeck,
        },
      },
      import: {
        description: 'Dein Deck durch eine Deckliste ersetzen: schick eine Datei, oder tippe die Liste',
        options: {
          list: 'Text, CSV, .mwDeck, .o8d, .dek oder .cod; ohne Datei öffnet sich ein Fenster zum Tippen',
          check: 'Ein Deck nur prüfen: die Liste, die du schickst, oder dein jetziges Deck',
          boss: bossDeck,
          constructed: constructedDeck,
        },
      },
    },
  },
  level: {
    description: 'Eine Stufe nutzen: Karten kommen in dein Deck, und Karten gehen heraus',
    options: {
      in: 'Eine Karte, die ins Deck kommt; deine übrige Wahl bleibt',
      out: 'Eine Karte, die aus dem Deck geht; deine übrige Wahl bleibt',
    },
  },
  treasure: {
    description: 'Den Schatz eines Raids öffnen, den dein Charakter gewonnen hat',
    options: { raid: 'Von welchem Raid; nicht nötig, wenn nur einer ungeöffnet ist' },
  },
  campaign: {
    description: 'Die Kampagne dieses Servers: ihre Dungeons, welche geschafft sind, und die besten Raids',
    options: {
      everybody: 'Allen zeigen',
      decks: 'Festlegen, aus welchen Karten Decks gebaut werden; für alle, die diesen Server verwalten',
    },
  },
  achievements: {
    description: 'Erfolge: deine, die dieses Servers und die, die dir noch fehlen',
    options: {
      whose:
        'Ziele des Raids hier, deine, die dieses Servers oder fehlende; ohne Angabe die Ziele oder deine',
      dungeon: 'Welcher Dungeon; ohne Angabe alle',
    },
  },
  leaderboard: {
    description: 'Die Besten dieses Servers: EP, Siege, schnellste Läufe, Bosse',
    options: {
      by: 'Wonach die Liste geordnet ist; ohne Angabe nach EP',
      dungeon: 'Welcher Dungeon; ohne Angabe alle',
      mode: 'Welche Schwierigkeit; ohne Angabe alle',
      everybody: 'Allen zeigen',
    },
  },
  history: {
    description: 'Die Raids, die ein Charakter beendet hat, und was jeder Raid einbrachte',
    options: {
      player: 'Wessen; ohne Angabe deine',
      raid: 'Der Code eines Raids, um nur diesen zu sehen',
      replay: 'Einen beendeten Raid Zug um Zug durchgehen',
      turn: 'Welcher Zug; ohne Angabe der Anfang',
      everybody: 'Allen zeigen',
    },
  },
  settings: {
    description: 'Deine Einstellungen und die dieses Raids und dieses Servers',
    options: {
      of: 'Wessen Einstellungen; ohne Angabe deine',
      language: 'Die Sprache meiner Antworten an dich; bei einem Server die Sprache seiner Threads',
      theme: 'Wie meine Bilder für dich aussehen',
      reminder: 'Nach welcher Zeit ich dich erinnere: 12 h, 2 Tage; „none“ für nie',
      quiet: 'Ruhezeit wie 22:00-08:00 oder 22-8 Uhr; „none“ für keine',
      zone: 'Deine Zeitzone, etwa Europe/Berlin; mit `of: server` die Zone für alle ohne eigene',
      lookback: 'Ob ich sage, was du noch tun könntest, bevor du deinen Zug beendest',
      thread: 'In jedem Raid ein privater Thread: Hand, Züge, Fragen. Moderatoren können ihn lesen',
      away: 'Bis wann du weg bist: 2027-01-31, 31.1., Sonntag oder „10 Tage“; „none“: du bist wieder da',
      limit: 'Nach welcher Zeit für Abwesende die Vorgabe gilt: 24 h, 2 Tage; „none“ für kein Limit',
      friends: 'Ob Raider für abwesende Freunde passen dürfen',
      level: 'Wie gut der Computer für Abwesende spielt',
      takeover: 'Ob nach dem Zeitlimit der Computer für Abwesende spielt, bis sie wieder handeln',
      hints: 'Ob Spieler den Computer um Tipps bitten dürfen, was den Raid kennzeichnet',
      windows: 'Ob alle in jedem Fenster gefragt werden, damit keine Frage verrät, was eine Hand enthält',
      spirits: 'Ob du (mit `of: raid` alle) gefallen für den Gegner sprechen und Tipps geben kannst',
      showhand: 'Ob gefallene Raider deine Hand sehen; ein Boss-Spieler sieht sie nie',
      judges: 'Eine Rolle: erlaubt ihr /judge, oder verbietet es wieder',
    },
  },
  judge: {
    description: 'Das Spiel korrigieren: Raidleitung und Schiedsrichter sofort, andere durch Abstimmung',
    options: {
      what: 'Was korrigiert wird; die nötigen Angaben stehen in Klammern',
      reason: 'Der Grund, den alle lesen werden',
      card: 'Welche Karte, von denen, die alle sehen können',
      host: 'Die Karte, an der sie liegen soll',
      raider: 'Wessen',
      number: 'Wie viel oder wie viele; eine Zahl unter 0 nimmt weg',
      from: 'Woher die Karte kommt',
      to: 'Wohin die Karte geht',
      name: 'Der Name der Marken',
      choice: 'Die Antwort',
      who: 'Wessen',
      raid: 'Der Code des Raids; ohne Angabe der letzte Raid dieses Kanals',
    },
  },
  moderate: {
    description:
      'Für Leute, die diesen Server verwalten: Raids, Personen, und wo Raids eröffnet werden dürfen',
    options: {
      person: 'Zu dieser Person: von neuen Raids ausschließen oder ihren Namen ersetzen',
      here: 'Ob hier Raids eröffnet werden dürfen; ohne einen solchen Kanal überall',
      role: 'Eine Rolle, die Raids eröffnen darf; noch einmal entfernt sie. Ohne Rolle dürfen es alle',
      log: 'Ob dieser Kanal das Protokoll der Moderation ist',
    },
  },
  report: {
    description: 'Den Leuten, die diesen Bot betreiben, sagen, dass in diesem Raid etwas schiefging',
    options: { note: 'Was schiefging; ohne Angabe fragt ein Fenster danach' },
  },
  tutorial: {
    description:
      'Raiden lernen in drei Lektionen von fünf Minuten; du kannst jederzeit gehen und wiederkommen',
    options: {
      lesson: 'Welche Lektion; ohne Angabe die laufende oder die nächste',
      anew: 'Ganz von vorn beginnen und die laufende Lektion aufgeben',
    },
  },
  rules: {
    description: 'Eine Regel des Spiels, in unseren Worten erklärt',
    options: { about: 'Eine Nummer wie 602.1, ein Schlüsselwort oder ein Wort; ohne Angabe die Übersicht' },
  },
  help: {
    description: 'Was du jetzt tun kannst, und wie man raidet',
    options: { topic: 'Ein Thema, ein Befehl, oder was du tun willst: aufgeben, Mulligan, alle angreifen' },
  },
  war: warCommandTexts,
}
