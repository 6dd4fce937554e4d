import type { warCommandTexts as en } from '../en/war-commands.ts'
import type { TranslationOf } from '../worded.ts'

export const warCommandTexts: TranslationOf<typeof en> = {
  description: 'Das Brettspiel mit Shadow of War: Ich verwalte Stapel, Zugleiste, Bögen und Regeln',
  subcommands: {
    create: {
      description: 'Hier ein Spiel öffnen; sein Thread hat die Stapel, die Zugleiste und alle Bögen',
      options: {
        overlord: 'Gegen wen gespielt wird',
        redraw: 'Ob eine blaue Quest, zu der nichts auf dem Plan passt, ersetzt werden darf; ohne Angabe ja',
      },
    },
    join: {
      description: 'Mit einer Klasse mitspielen, oder die Klasse ändern, bevor das Spiel beginnt',
      options: { faction: 'Deine Fraktion', class: 'Deine Klasse' },
    },
    leave: { description: 'Das Spiel verlassen, bevor es beginnt' },
    start: { description: 'Das Spiel beginnen, das hier offen ist' },
    status: { description: 'Der Stand des Spiels: Schicksal, blaue Quests, Zugleiste, alle Bögen' },
    end: {
      description: 'Das Spiel beenden und sagen, wer gewonnen hat; vor dem Beginn wird es abgesagt',
      options: { winner: 'Wer gewonnen hat; niemand, wenn es noch nicht begonnen hat' },
    },
    turn: {
      description: 'Den Zug einer Fraktion beenden oder den Zugmarker um mehrere Felder vorrücken',
      options: {
        spaces: 'Um wie viele Felder eine Karte den Marker vorrückt; ohne Angabe endet der Zug der Fraktion',
        manage: 'Stattdessen beginnt die Charakterpflege',
      },
    },
    destiny: {
      description: 'Die Schicksalskarte im Spiel; sagen, dass ihr Boss besiegt ist oder sie abgelegt wird',
      options: {
        boss: 'Der Boss, der besiegt wurde',
        discard: 'Der Text der Karte legt sie ab',
      },
    },
    quest: {
      description: 'Die drei blauen Quests; eine Quest ersetzen, zu der nichts auf dem Plan passt',
      options: { redraw: 'Die Quest, zu der nichts auf dem Plan passt' },
    },
    item: {
      description: 'Einen Gegenstand ziehen, tragen, benutzen, verkaufen, weitergeben oder kaufen',
      options: {
        how: 'Was damit geschehen soll',
        card: 'Welche Karte',
        deck: 'Von welchem Stapel',
        to: 'An wen',
        who: 'Wessen Bogen oder Charakter; ohne Angabe deiner',
      },
    },
    equip: {
      description:
        'Eine Kraft oder ein Talent lernen oder eine Kraft ausrüsten, auch außerhalb der Charakterpflege',
      options: {
        card: 'Welche Karte',
        who: 'Wessen Bogen oder Charakter; ohne Angabe deiner',
        area: 'In welches Feld des Charakterbogens, von links gezählt',
      },
    },
    fight: {
      description: 'Sagen, was ein Kampf getötet hat; ihr bekommt die Belohnung der erfüllten blauen Quests',
      options: {
        killed: 'Die getöteten Kreaturen, etwa „Murloc 2, Ogre“; blau, wenn du nicht „red Ogre“ schreibst',
        with: 'Wer mit dir gekämpft hat',
        defeated: 'Wer von euch besiegt wurde',
        against: 'Welchen Charakter du herausforderst',
        step: 'Ein Teil eines längeren Kampfs: beginnen, dazukommen, Runde, töten, abschließen',
      },
    },
    reward: {
      description: 'Einer Gruppe Erfahrung oder Bonusgegenstände geben, oder Plättchen ändern',
      options: {
        with: 'Wer mit dir gekämpft hat',
        defeated: 'Wer von euch besiegt wurde',
        xp: 'Wie viel Erfahrung',
        bonus: 'Wie viele Bonusgegenstände',
        energy: 'Energieplättchen mehr oder weniger',
        hits: 'Trefferplättchen mehr oder weniger',
      },
    },
    undo: {
      description: 'Den Tisch bitten, den letzten Schritt zurückzunehmen, oder darüber abstimmen',
      options: { agree: 'Ob du zustimmst' },
    },
    replace: {
      description: 'Den Tisch bitten, dass jemand anderes einen Charakter weiterspielt',
      options: { who: 'Wessen Charakter es ist', newcomer: 'Wer den Charakter von jetzt an spielt' },
    },
    friend: {
      description: 'Wählen, wer deine Fragen für dich beantworten darf; ohne Namen niemand',
      options: { who: 'Wer für dich antworten darf' },
    },
    log: {
      description: 'Was im Spiel bisher geschehen ist',
      options: { page: 'Welche Seite; ohne Angabe die neueste' },
    },
    import: {
      description: 'Mit einer Liste eigener Karten spielen statt mit unseren Hauskarten',
      options: { list: 'Welche Liste', file: 'Eine Datei in JSON oder CSV' },
    },
    template: {
      description: 'Eine Liste, in die ihr eigene Karten eintragt',
      options: { list: 'Welche Liste', format: 'Welches Format; ohne Angabe CSV' },
    },
  },
}
