import { countWithNoun } from './words.ts'

/** The outcome for the Boss player, by the outcome for the raiders. */
const statuses: Readonly<Record<string, string>> = { won: 'lost', lost: 'won', drawn: 'a draw' }

/** Texts for a person's results as the Boss of raids: the sheet, the history and a single raid. */
export const bossPlayerRecordTexts = {
  title: (person: string) => `♛ ${person} as the Boss`,
  all: (runs: number, held: number, felled: number) =>
    `${countWithNoun(runs, 'raid')}, **${held} won** · **${countWithNoun(felled, 'raider')}** destroyed`,
  raid: (raid: string, mode: string) => `${raid}, ${mode}`,
  fastest: (turns: number, raiders: number) =>
    `Fastest: ${countWithNoun(turns, 'turn')} against ${countWithNoun(raiders, 'raider')}`,
  most: (felled: number) => `Most raiders destroyed in one raid: ${felled}`,

  option: '♛ As the Boss',
  none: (name: string) =>
    `${name} has not played a Boss here yet. To take the Boss’s seat, press **Play the Boss** in a lobby.`,
  line: (mark: string, raid: string, ran: string, outcome: string, felled: number, raiders: number) =>
    `${mark} **${raid}**, ${ran}: ${outcome} · ${felled} of ${countWithNoun(raiders, 'raider')} destroyed`,
  statuses,
  playedBy: (person: string, isOwn: boolean) =>
    `♛ The Boss: ${person}${isOwn ? ', with a deck of their own' : ''}`,
  computer: '♛ The Boss: the computer',
  felled: (felled: number, raiders: number) => `${felled} of ${countWithNoun(raiders, 'raider')} destroyed`,
  did: (damage: number, bosses: number) =>
    `${damage} damage to the Boss · ${countWithNoun(bosses, 'Boss or stage', 'Bosses or stages')} beaten`,
  raiders: (n: number) => countWithNoun(n, 'raider'),
} as const
