import type { lobbyTexts as en } from '../en/lobby.ts'
import type { TranslationOf } from '../worded.ts'
import { classNameText, countWithNoun, factionText, joinAsList } from './words.ts'

export const lobbyTexts: TranslationOf<typeof en> = {
  title: (raid, code) => `Raid: ${raid} · ${code}`,
  modes: {
    story: 'Erzählung (vom Haus): unsere eigene Schwierigkeit, leichter als Einsteiger',
    novice: 'Einsteiger: Die Raider haben den ersten Zug',
    experienced: 'Erfahren: Der Dungeon hat den ersten Zug',
    heroic: 'Heroisch: Der Dungeon beginnt auf Stufe 2',
    legendary: 'Legendär: Der Dungeon beginnt auf Stufe 3',
    standard: 'Wie gedruckt',
    full: 'Alle Bosse: einer nach dem anderen',
  },
  modesOf: {
    'deadmines/story':
      'Erzählung (vom Haus): leichter als Einsteiger. Der Dungeon deckt bis Stufe 3 eine Karte weniger auf, und der erste Raider, der fallen würde, steht wieder auf.',
    'shadowfang-keep/story':
      'Erzählung (vom Haus): leichter als Einsteiger. Der Dungeon deckt bis Stufe 3 eine Karte weniger auf, und der erste Raider, der fallen würde, steht wieder auf.',
    'scarlet-monastery/story':
      'Erzählung (vom Haus): leichter als Einsteiger. Der erste Raider, der fallen würde, steht wieder auf.',
    'molten-core/standard':
      'Standard: Lucifron, drei von sieben verdeckt gezogene Runenbosse, Majordomo, Ragnaros',
    'magtheridon/standard':
      'Standard: Magtheridon in Ketten, bis seine Kanalisierer fallen oder er fünf Ressourcen hat',
    'black-temple/standard':
      'Standard: neun Bosse der Reihe nach, von Oberster Kriegsfürst Naj’entus bis zum Verräter',
    'molten-core/full': 'Alle Bosse: alle zehn der Reihe nach, länger und schwerer',
  },
  invite: (leader) =>
    `${leader} leitet diesen Raid. Nimm mit deinem Charakter oder mit einem Starterdeck Platz. Der Raid ist für drei Raider gedacht, aber auch eins bis fünf können spielen. Du kannst mehrere Plätze nehmen.`,
  inviteToBoss: (leader) =>
    `${leader} leitet diesen Raid. Nimm mit deinem Charakter oder mit einem Starterdeck Platz, oder spiel den Boss. Alle Raider müssen zur selben Fraktion gehören. Der Raid ist für drei bis fünf Raider gedacht, aber auch eins bis acht können spielen.`,
  difficulty: 'Schwierigkeit',
  hardness: { gentle: 'Sanft', fair: 'Ausgewogen', hard: 'Schwer', veryHard: 'Sehr schwer' },
  howHard: (word, percent, raiders) =>
    raiders === null
      ? `**${word}**: Einfache Computerspieler gewinnen ${percent} % dieser Raids.`
      : `**${word}** mit ${raiders} Raidern: Einfache Computerspieler gewinnen ${percent} % dieser Raids gegen den Computer.`,
  ownRecord: (runs, wins) => `Dieser Server hat ${wins} von ${runs} gewonnen.`,
  length: 'Dauer',
  takesHere: (minutes, runs) =>
    `Etwa ${countWithNoun(minutes, 'Minute', 'Minuten')}: der Median von ${runs} Raids auf diesem Server, ohne Pausen.`,
  takes: (turns, choices, raiders) =>
    `Etwa ${turns} Züge und ${choices} Entscheidungen für ${raiders} Raider, gemessen mit Computerspielern.`,
  roles: {
    healer: 'jemand, der heilt',
    protector: 'jemand, der schützt',
    damage: 'jemand, der Schaden macht',
  },
  lacks: (roles) => `In der Gruppe fehlt noch ${joinAsList(roles)}.`,
  complete: 'In der Gruppe sind Heilung, Schutz und Schaden vertreten.',
  factions: {
    none: 'Einigt euch auf Allianz oder Horde, bevor ihr Charaktere hochstuft: Raids gegen einen Boss nehmen nur eine Fraktion.',
    one: (faction) =>
      `Bisher spielen hier alle für die ${factionText(faction)}. Raids gegen einen Boss nehmen nur eine Fraktion.`,
    both: '⚠ Hier raiden Allianz und Horde zusammen. Raids gegen einen Boss nehmen nur eine Fraktion, also überlegt euch gut, welche dieser Charaktere ihr hochstuft.',
    others: (raids, alliance, horde) =>
      `${joinAsList(raids)} nehmen nur Raider einer Fraktion. Auf diesem Server ${othersPlay(alliance, 'Alliance')}, und ${othersPlay(horde, 'Horde')}.`,
    nobody: (raids) =>
      `${joinAsList(raids)} nehmen nur Raider einer Fraktion. Einige dich mit deinen Freunden auf eine Fraktion, bevor du einen Charakter hochstufst.`,
    alone: (faction, other, n) =>
      `⚠ Bevor du diesen Charakter hochstufst: Auf diesem Server spielt sonst niemand für die ${factionText(faction)}, und ${countWithNoun(n, 'andere Person spielt', 'andere Leute spielen')} für die ${factionText(other)}. Raids gegen einen Boss nehmen nur Raider einer Fraktion.`,
  },
  seats: (n) => `Plätze (${n})`,
  noSeats: 'Noch niemand. Mach den Anfang!',
  nobody: 'Niemand.',
  withRole: (line, mark, role) => `${line} · ${mark} ${role}`,
  seat: (person, hero, character, level) =>
    `**${person}** als ${hero}, *${character}*${level > 1 ? ` (Stufe ${level})` : ''}`,
  starters: 'Mit einem Starterdeck Platz nehmen …',
  starter: (of, faction) => (faction ? `${classNameText(of)}, ${factionText(faction)}` : classNameText(of)),
  otherFaction: (faction, names) =>
    `Allianz und Horde können hier nicht zusammen raiden, und ${joinAsList(names)} ${names.length > 1 ? 'spielen' : 'spielt'} schon für die ${factionText(faction)}. Nimm mit einem Helden der ${factionText(faction)} Platz, oder spiel den Boss.`,
  factionsMixed: (sides) =>
    `Allianz und Horde können hier nicht zusammen raiden, und ${sides.join(', ')}. Jemand muss mit einem anderen Helden Platz nehmen, oder die Raidleitung wählt mit **Ändern …** einen anderen Raid.`,
  comesWith: (faction, names) =>
    `${joinAsList(names)} ${names.length > 1 ? 'spielen' : 'spielt'} für die ${factionText(faction)}`,
  own: 'Mitspielen',
  picture: {
    free: 'Freier Platz',
    anybody: 'Drück „Mitspielen“ und wähl einen Helden.',
    wanted: {
      healer: 'Heilung würde dieser Gruppe helfen.',
      protector: 'Schutz würde dieser Gruppe helfen.',
      damage: 'Mehr Schaden würde dieser Gruppe helfen.',
    },
  },
  choosing: {
    title: 'Wähl dein Starterdeck',
    what: 'Du hast hier keinen aktiven Charakter. Wähl ein Starterdeck: Es wird dein Charakter, nimmt in diesem Raid Platz und kann später Stufen und Schätze bekommen.',
    factionOf: (faction) => `Starterdecks der ${factionText(faction)} …`,
    drawn: (faction) => `Starterdecks der ${factionText(faction)}`,
    show: (faction) => `Zeig die ${factionText(faction)}`,
    seated: (hero) => `✓ Du spielst **${hero}**. Die Lobby zeigt deinen Platz.`,
  },
  leave: 'Verlassen',
  start: 'Beginnen',
  playing: (thread) => `Der Raid hat begonnen: ${thread}`,
  over: {
    won: '♛ Die Raider haben gewonnen.',
    lost: '☠ Die Raider haben verloren.',
    drawn: 'Niemand hat gewonnen.',
    abandoned: 'Abgebrochen.',
  },
  threadName: (raid, code) => `${raid} · ${code}`,
  noThread: {
    kind: 'In dieser Art von Kanal gibt es keine Threads, also geschieht alles im Kanal selbst.',
    limit:
      'Dieser Server hat so viele aktive Threads, wie Discord erlaubt, also kann ich keinen weiteren öffnen. Stattdessen geschieht alles im Kanal.',
    permission:
      'Ich kann hier keinen Thread öffnen, weil ich dafür die Berechtigungen „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“ brauche. Stattdessen geschieht alles im Kanal.',
  },
  playingHere: 'Der Raid hat begonnen, hier in diesem Kanal.',
  inThread:
    'Erstelle einen Raid in einem Kanal, nicht in einem Thread. Jeder Raid bekommt einen eigenen Thread.',
  startedTitle: (raid) => `⚔ ${raid}: Der Raid beginnt`,
  started: 'Behaltet zuerst eure Starthand, oder nehmt einen Mulligan. Viel Glück!',
  raidersHeading: 'Die Raider',
  joined: (n) => `Du bist dabei. ${countWithNoun(n, 'Platz ist', 'Plätze sind')} jetzt besetzt.`,
}

function othersPlay(n: number, faction: string): string {
  return n === 0
    ? `spielt sonst niemand für die ${factionText(faction)}`
    : `${n === 1 ? 'spielt noch jemand' : `spielen ${n} andere`} für die ${factionText(faction)}`
}
