import type { campaignTexts as en } from '../en/campaign.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, joinAsList, rarityText, turnCountInDativeText } from './words.ts'

export const campaignTexts: TranslationOf<typeof en> = {
  decks: {
    collection: 'Die Karten, die ein Charakter besitzt; in Raids mit einem Boss auch Constructed-Decks',
    ownOnly: 'Die Karten, die ein Charakter besitzt, auch in Raids mit einem Boss',
    constructed: 'Alle Karten, die ich kenne, solange das Deck zulässig ist, in allen Raids',
  },
  title: 'Die Kampagne',
  cleared: (cleared, all) => `**${cleared} von ${all}** geschafft`,
  next: (dungeon, mode) =>
    `Als Nächstes: **${dungeon}**, ${mode}. \`/raid create\` in einem Kanal eröffnet ihn.`,
  bosses: 'Gegen einen Boss',
  done: 'Alles ist geschafft. Könnt ihr eure eigenen Rekorde schlagen?',
  mode: (mode) => mode,
  stage: (title, runs, wins, best) => {
    const mark = wins > 0 ? '✓' : '▫'
    const played =
      runs === 0 ? 'noch nicht versucht' : `${countWithNoun(runs, 'Lauf', 'Läufe')}, ${wins} gewonnen`
    return `${mark} **${title}**: ${[played, ...best].join(' · ')}`
  },
  bestTurns: (turns) => `schnellster Sieg in ${turnCountInDativeText(turns)}`,
  mostDamage: (damage) => `meister Schaden ${damage}`,
  by: (names) => `von ${joinAsList(names)}`,
  pack: (raid, slots) =>
    `Ein Sieg in ${raid} öffnet ein Päckchen: ${joinAsList(slots.map(({ cards, of }) => `${cards} × ${joinAsList(of.map(rarityText), 'or')}`))}.`,
  alt: {
    title: (cleared, goal) => `Die Kampagne dieses Servers: ${cleared}. ${goal}`,
    group: (title, stages) => `${title}: ${stages.join('; ')}.`,
    stage: (title, isCleared, facts) => `${title} ${isCleared ? 'geschafft' : 'offen'} (${facts.join(', ')})`,
  },
  drawn: {
    cleared: (cleared, all) => `${cleared} von ${all} geschafft`,
    next: (dungeon, mode) => `Als Nächstes: ${dungeon}, ${mode}`,
    played: (runs, wins) =>
      runs === 0 ? 'noch nicht versucht' : `${countWithNoun(runs, 'Lauf', 'Läufe')}, ${wins} gewonnen`,
  },
  footer: (decks) => `Decks: ${decks}`,
  agreed: (what) => `✓ Von jetzt an werden Decks daraus gebaut: ${what}`,
  managersOnly:
    'Nur wer diesen Server verwaltet, kann das ändern. Dafür braucht man die Berechtigung „Server verwalten“.',
  corrected: (by, character, person, amount, before, after) =>
    `⚙ ${by} berichtigt die EP von **${character}** (${person}) um ${amount > 0 ? '+' : '−'}${Math.abs(amount)}: ${before} → ${after}.`,
  correctedWhy: (reason) => `Warum: ${reason}`,
  correctedLevel: (from, to) => `Stufe ${from} → ${to}.`,
  correctionDone: '✓ Berichtigt. Ich habe es im Thread des Raids gemeldet.',
}
