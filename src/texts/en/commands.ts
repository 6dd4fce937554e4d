import { warCommandTexts } from './war-commands.ts'

const lobby = {
  raid: 'Which raid',
  mode: 'How hard',
  when: 'When: 20:30, tomorrow 8pm, 28.11. 20:30, in 2 h, in your time zone; “none” for no time',
  call: 'A role to call to this raid, once; you must be allowed to mention it',
}
const targets = { target: 'Its target, if it has one', target2: 'Its second target, if it has two' }
const further = 'A further choice, where several are asked'
const bossDeck = 'Your deck for this Boss, instead of your character’s deck'
const constructedDeck =
  'Your constructed deck, of any cards and any hero, instead of your character’s own deck'

/** The descriptions of the slash commands, their subcommands and their options, as Discord shows them. */
export const commandTexts = {
  raid: {
    description: 'Raids: open, join, start, look, end',
    subcommands: {
      create: {
        description: 'Open a raid in this channel; it gets a thread of its own',
        options: {
          ...lobby,
          again: 'The same people as in the last raid here, in their seats',
        },
      },
      change: {
        description:
          'For the raid leader: change the raid, difficulty or time, free a seat, or choose who is first',
        options: {
          ...lobby,
          out: 'A seat that becomes free',
          first: 'Who takes the first turn of the raiders',
          boss: 'How well the computer plays the Boss if nobody does',
        },
      },
      ready: {
        description: 'Say that you are ready; the raid leader can ask everybody',
        options: {
          now: 'Whether you are ready',
          check: 'Ask everybody whether they are ready; each of them is pinged once',
        },
      },
      join: {
        description: 'Take a seat in this channel’s raid',
        options: {
          deck: 'With which character or starter deck; your active character unless you say',
          boss: 'Play the Boss instead of a raider, if the raid has a Boss player',
        },
      },
      fill: {
        description: 'For the raid leader: fill empty seats with computer players, or remove them',
        options: {
          players: 'How many computer players; 0 for none, by default as many as make three raiders',
          level: 'How well they play',
          deck: 'The starter deck of the one that is added; by default one that suits the party',
        },
      },
      challenge: {
        description: 'This week’s challenge: one raid, the same decks for the groups of all servers',
      },
      leave: { description: 'Leave the raid; once it is on, that is giving up, and the others play on' },
      start: { description: 'Begin the raid' },
      status: {
        description: 'Where the raid stands and whom it waits for',
        options: { wake: 'Wake a raid in which nobody has played for a long time' },
      },
      replace: {
        description: 'Give a seat to somebody else: your own, or as the raid leader any seat',
        options: {
          seat: 'Whose seat',
          newcomer: 'Who takes the seat; or me (the computer), who plays for an absent raider until they act',
        },
      },
      abandon: { description: 'End the raid for everybody; only its leader can' },
    },
  },
  hand: { description: 'Your hand, for your eyes only' },
  boss: {
    description: 'The Boss: the hand of who plays it, for their eyes only; for others what all may know',
  },
  play: {
    description: 'Play a card from your hand',
    options: {
      card: 'The card',
      ...targets,
    },
  },
  place: {
    description: 'Place a card as your resource of the turn',
    options: { card: 'The card, face down or (a quest) face up' },
  },
  attack: {
    description: 'Attack with your hero or an ally',
    options: { attacker: 'Who attacks; “all” for everybody who can', defender: 'Whom' },
  },
  use: {
    description: 'Use a power, or complete a quest',
    options: {
      power: 'The power or quest',
      ...targets,
    },
  },
  pass: {
    description: 'Pass, or answer no',
    options: { for: 'For an absent friend, where the table allows it' },
  },
  hint: { description: 'Ask the computer in private what it would do in your place, and why' },
  answer: {
    description: 'Answer what you are asked: a choice, a target, yes or no, what comes first',
    options: {
      choice: 'Your choice',
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
    description: 'Take an answer back: at once if it revealed nothing, otherwise after the table has agreed',
    options: {
      what: 'What to take back; by default I show a list of moments',
      steps: 'How many of the table’s last answers to take back, whoever gave them',
    },
  },
  autopilot: {
    description: 'Your autopilot: the instructions that I follow when I answer for you',
    options: { set: 'What I do for you from now on', lift: 'The instruction to end' },
  },
  board: {
    description: 'The table: every party, the Dungeon or Boss, whom the raid waits for',
    options: { everybody: 'Show it to everybody', text: 'In words, without a picture' },
  },
  card: { description: 'A card: what it does and where it is used', options: { name: 'Its name' } },
  log: {
    description: 'What has happened so far',
    options: { page: 'The page, from the beginning of the raid; the newest unless you say' },
  },
  sheet: {
    description: 'A character’s XP, level, runs and Achievements, as a picture and as text',
    options: { who: 'Whose; by default yours', everybody: 'Show it to everybody' },
  },
  character: {
    description: 'Your characters in this server',
    options: {
      new: 'Create a character with this starter deck; it becomes your active character',
      use: 'Use this character in raids from now on',
      rename: 'Which character to rename; by default the active one',
      name: 'The name of the new or renamed character; by default I choose one for a new character',
      retire: 'Retire this character; it keeps everything',
    },
  },
  deck: {
    description: 'Your character’s deck',
    subcommands: {
      show: {
        description: 'The deck of a character, and the other cards in its collection',
        options: {
          who: 'Whose; by default yours',
          export: 'Export your deck as a list that can be imported',
          boss: bossDeck,
          constructed: constructedDeck,
        },
      },
      edit: {
        description: 'Build your deck in a panel, or type a card that comes in and a card that goes out',
        options: {
          in: 'The card that comes in',
          out: 'The card that goes out',
          copies: 'How many copies of each; by default one',
          search: 'Opens the builder with cards that have these words or this cost',
          boss: bossDeck,
          constructed: constructedDeck,
        },
      },
      import: {
        description: 'Replace your deck with a decklist: send a file, or type the list',
        options: {
          list: 'Text, CSV, .mwDeck, .o8d, .dek or .cod; without a file, a window opens to type the list',
          check: 'Only check a deck: the list that you send, or your current deck',
          boss: bossDeck,
          constructed: constructedDeck,
        },
      },
    },
  },
  level: {
    description: 'Use a level: cards come into your deck, and cards go out',
    options: {
      in: 'A card that comes into the deck; your other choices stay',
      out: 'A card that goes out of the deck; your other choices stay',
    },
  },
  treasure: {
    description: 'Open the treasure of a raid that your character has won',
    options: { raid: 'Of which raid; you can leave this out if only one is unopened' },
  },
  campaign: {
    description: 'This server’s campaign: its dungeons, which are cleared, and the best raids',
    options: {
      everybody: 'Show it to everybody',
      decks: 'Set which cards decks are built from; for people who manage this server',
    },
  },
  achievements: {
    description: 'Achievements: yours, this server’s, and those that you don’t have yet',
    options: {
      whose: 'Goals of the raid here, yours, this server’s or those left; by default the goals or yours',
      dungeon: 'Which dungeon; by default all',
    },
  },
  leaderboard: {
    description: 'The best of this server: XP, wins, fastest clears, Bosses',
    options: {
      by: 'The order of the list; by default XP',
      dungeon: 'Which dungeon; by default all',
      mode: 'Which difficulty; by default all',
      everybody: 'Show it to everybody',
    },
  },
  history: {
    description: 'The raids that a character has finished, and what each raid earned',
    options: {
      player: 'Whose; by default yours',
      raid: 'The code of a raid, to see only that raid',
      replay: 'Step through a raid that is over, turn by turn',
      turn: 'Which turn; by default the beginning',
      everybody: 'Show it to everybody',
    },
  },
  settings: {
    description: 'Your settings, and those of this raid and this server',
    options: {
      of: 'Whose settings; by default yours',
      language: 'The language of my answers to you; for a server, the language of its threads',
      theme: 'How my pictures look for you',
      reminder: 'After how long I remind you: 12 h, 2 days; “none” for never',
      quiet: 'Quiet hours such as 22:00-08:00 or 10pm-8am; “none” for none',
      zone: 'Your time zone, such as Europe/Berlin; with `of: server`, the zone for people without one',
      lookback: 'Whether I say what you could still do before you end your turn',
      thread: 'A private thread of your own in each raid: hand, panel and questions. Moderators can read it',
      away: 'Until when you are away: 2027-01-31, 31.1., Sunday or “10 days”; “none”: you are back',
      limit:
        'After how long the default answer counts for an absent player: 24 h, 2 days; “none” for no limit',
      friends: 'Whether raiders may pass for absent friends',
      level: 'How well the computer plays for absent players',
      takeover: 'Whether the computer plays for an absent player after the time limit, until they act again',
      hints: 'Whether players may ask the computer for hints, which marks the raid',
      windows: 'Whether everybody is asked in every window, so that no question reveals what a hand contains',
      spirits: 'Whether you, or with `of: raid` all fallen raiders, speak for the lair and give hints',
      showhand: 'Whether raiders who have fallen see your hand; a Boss player never does',
      judges: 'A role: allows it to use /judge, or forbids that again',
    },
  },
  judge: {
    description: 'Correct the game: the raid leader and judges at once, others by the table’s vote',
    options: {
      what: 'What to correct; the options that it needs are in brackets',
      reason: 'The reason, which everybody will read',
      card: 'Which card, of those that everybody can see',
      host: 'The card to which it is attached',
      raider: 'Whose',
      number: 'How much or how many; a number below 0 takes away',
      from: 'Where the card comes from',
      to: 'Where the card goes',
      name: 'The name of the counters',
      choice: 'The answer',
      who: 'Whose',
      raid: 'The raid’s code; by default the last raid of this channel',
    },
  },
  moderate: {
    description: 'For people who may manage this server: raids, people, and where raids may be opened',
    options: {
      person: 'About this person: keep them out of new raids, or replace their name',
      here: 'Whether raids may be opened in this channel; without any channel they may be everywhere',
      role: 'A role that may open raids; again to remove it. Without any role everybody may',
      log: 'Whether this channel is the log of what moderators do',
    },
  },
  report: {
    description: 'Tell the people who run this bot that something went wrong in this raid',
    options: { note: 'What went wrong; if you leave this out, a window asks for it' },
  },
  tutorial: {
    description: 'Learn to raid in three lessons of five minutes; you can leave and come back at any time',
    options: {
      lesson: 'Which lesson; by default the one that you are playing, or the next one',
      anew: 'Begin again from the start, and give up the lesson that you are playing',
    },
  },
  rules: {
    description: 'A rule of the game, explained in our words',
    options: { about: 'A number such as 602.1, a keyword, or a word; by default the overview' },
  },
  help: {
    description: 'What you can do now, and how to raid',
    options: { topic: 'A topic, a command, or what you want to do: concede, mulligan, attack all' },
  },
  war: warCommandTexts,
} as const
