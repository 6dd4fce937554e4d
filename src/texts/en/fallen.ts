/** Texts for players whose hero has fallen, and for what these players can still do. */
export const fallenTexts = {
  told: (mention: string, hero: string) =>
    `☠ ${mention}, **${hero}** has fallen. You still win and earn with your party, and you still have a voice: advise, vote on what the table is asked, read \`/log\`. If a friend doesn’t come, take over their seat.`,
  toldAll: (name: string, hero: string) =>
    `☠ **${hero}** (${name}) has fallen. ${name} still wins and earns with you, advises and votes; if a friend doesn’t come, ${name} can take over their seat.`,
  inPerson: (hero: string, raid: string, place: string) =>
    `☠ Your **${hero}** has fallen in ${raid}: ${place}. You still win and earn with your party, and you still have a voice:\n▶ Advise the others, and vote on what the table is asked.\n▶ \`/log\` and \`/board\` there show how it goes.\n▶ If a friend doesn’t come, take over their seat there with “Take over a seat”.`,
  log: 'Log',
  takeOver: 'Take over a seat',
  placeholder: 'Whose seat …',
  choose:
    'Whose seat? It has to be a friend’s who is on vacation or hasn’t answered for long. The character stays theirs.',
  noSeat: 'There is no seat that you could take over.',
  taken: (name: string) => `✓ You play on in ${name}’s place.`,
  notFallen: () => 'Only who has fallen takes over a seat by themselves: you have one.',
  notAllowed: (leader: string) =>
    `At this table nobody plays for others. ${leader}, who leads it, can allow that with /settings friends: True, or give you the seat with /raid replace.`,
  notAbsent: (name: string, minutes: number) =>
    `${name} isn’t away: a seat can be taken over from somebody who is on vacation, or is asked and hasn’t answered for ${minutes} minutes.`,
  now: (line: string) =>
    `You have fallen; you still win and earn with your party. ${line}\n▶ Advise the others, and vote on what the table is asked.\n▶ \`/log\` and \`/board\` show how it goes.\n▶ If a friend doesn’t come: \`/raid replace\` with yourself as the newcomer, where the table lets friends pass.`,
} as const
