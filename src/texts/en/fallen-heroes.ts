/** Texts for players whose hero has fallen, and for what these players can still do. */
export const fallenHeroTexts = {
  told: (mention: string, hero: string) =>
    `☠ ${mention}, **${hero}** has fallen. You still win and earn rewards with the other raiders. You can advise them, vote, and read \`/log\`. If a friend doesn’t come, you can take over their seat.`,
  toldAll: (name: string, hero: string) =>
    `☠ **${hero}** (${name}) has fallen. ${name} still wins and earns rewards with you, and can advise you and vote. If a friend doesn’t come, ${name} can take over their seat.`,
  inPerson: (hero: string, raid: string, place: string, hasPart: boolean) =>
    `☠ Your **${hero}** has fallen in ${raid}: ${place}. You still win and earn rewards with the other raiders. You can still take part:\n${hasPart ? '▶ In each round, press a button there: speak for your opponent, and give a friend a hint with “Spirit’s watch”.\n' : ''}▶ Advise the others, and vote when the table is asked.\n▶ \`/log\` and \`/board\` show there how the raid goes.\n▶ If a friend doesn’t come, you can take over their seat there with “Take over a seat”.`,
  log: 'Log',
  takeOver: 'Take over a seat',
  placeholder: 'Whose seat …',
  choose:
    'Whose seat do you want to take over? It must be the seat of a friend who is on vacation or hasn’t answered for a long time. The character still belongs to that friend.',
  noSeat: 'There is no seat that you could take over.',
  taken: (name: string) => `✓ You now play in ${name}’s place.`,
  notFallen: () =>
    'Only a player whose hero has fallen can take over a seat this way. You still have your own seat.',
  notAllowed: (leader: string) =>
    `At this table nobody plays for others. ${leader}, the raid leader, can allow that with /settings friends: True, or give you the seat with /raid replace.`,
  notAbsent: (name: string, minutes: number) =>
    `${name} isn’t away. You can take over a seat only from a player who is on vacation, or who has been asked and hasn’t answered for ${minutes} minutes.`,
  now: (line: string) =>
    `Your hero has fallen, but you still win and earn rewards with the other raiders. ${line}\n▶ In each round, speak for your opponent and give a friend a hint, with the buttons of the newest message with 👻.\n▶ Advise the others, and vote when the table is asked.\n▶ \`/log\` and \`/board\` show how the raid goes.\n▶ If a friend doesn’t come and the table lets friends pass, you can take over their seat: \`/raid replace\` with yourself as the newcomer.`,
} as const
