/** The descriptions of `/war`, the companion of the board game’s expansion, Shadow of War. */
export const warCommandTexts = {
  description: 'The board game with Shadow of War: I manage decks, turn track, panels and rules for you',
  subcommands: {
    create: {
      description: 'Open a game here; its thread has the decks, the turn track and everybody’s panel',
      options: {
        overlord: 'Against whom the game is played',
        redraw: 'Whether a blue quest that nothing on the board fits may be replaced; by default yes',
      },
    },
    join: {
      description: 'Join the game with a class, or change your class before the game begins',
      options: { faction: 'Your faction', class: 'Your class' },
    },
    leave: { description: 'Leave the game before it begins' },
    start: { description: 'Begin the game that is open here' },
    status: { description: 'The state of the game: Destiny, blue quests, turn track, everybody’s panel' },
    end: {
      description: 'End the game and say who has won; a game that hasn’t begun is cancelled',
      options: { winner: 'Who has won; nobody, if the game hasn’t begun' },
    },
    turn: {
      description: 'End the turn of a faction, or advance the turn marker by several spaces',
      options: {
        spaces: 'How many spaces a card advances the marker; if left out, the faction’s turn ends',
        manage: 'Begin the Character Management step instead',
      },
    },
    destiny: {
      description: 'The Destiny card in play; say that its Boss was defeated, or that the card is discarded',
      options: { boss: 'The Boss who was defeated', discard: 'The card’s own text discards it' },
    },
    quest: {
      description: 'The three blue quests; replace a quest for which nothing fits on the board',
      options: { redraw: 'The quest for which nothing fits on the board' },
    },
    item: {
      description: 'Draw, wear, use, sell, trade or buy an item',
      options: {
        how: 'What to do with it',
        card: 'Which card',
        deck: 'From which deck',
        to: 'To whom',
        who: 'Whose panel or character; by default yours',
      },
    },
    equip: {
      description: 'Learn a power or talent, or equip a power, also outside of Character Management',
      options: {
        card: 'Which card',
        who: 'Whose panel or character; by default yours',
        area: 'Into which area of the character sheet, from the left',
      },
    },
    fight: {
      description:
        'Say which creatures a combat killed; you get the rewards of the blue quests that it completes',
      options: {
        killed: 'The killed creatures, such as “Murloc 2, Ogre”; blue unless you write “red Ogre”',
        with: 'Who fought beside you',
        defeated: 'Who of you was defeated',
        against: 'Which character you challenge',
        step: 'A part of a longer combat: begin, join, round, slay, resolve',
      },
    },
    reward: {
      description: 'Give a group experience or Bonus Items, or change somebody’s tokens',
      options: {
        with: 'Who fought beside you',
        defeated: 'Who of you was defeated',
        xp: 'How much experience',
        bonus: 'How many Bonus Items',
        energy: 'Energy tokens more or less',
        hits: 'Hit tokens more or less',
      },
    },
    undo: {
      description: 'Ask the table to take back the last move, or vote on that',
      options: { agree: 'Whether you agree' },
    },
    replace: {
      description: 'Ask the table to let somebody else play a character from now on',
      options: { who: 'Whose character it is', newcomer: 'Who plays the character from now on' },
    },
    friend: {
      description: 'Choose who may answer your questions for you; without a name, nobody may',
      options: { who: 'Who may answer for you' },
    },
    log: {
      description: 'What has happened in the game so far',
      options: { page: 'Which page; by default the newest' },
    },
    import: {
      description: 'Play with a list of your own cards instead of our house set',
      options: { list: 'Which list', file: 'A file in JSON or CSV' },
    },
    template: {
      description: 'A list to fill in with your own cards',
      options: { list: 'Which list', format: 'Which format; by default CSV' },
    },
  },
} as const
