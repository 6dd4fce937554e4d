/**
 * All stored fields, with their reason, how long they are stored, and who can see them. `PRIVACY.md` is generated
 * from this table (`npm run -s privacy > PRIVACY.md`), and a test compares it with `prisma/schema.prisma`.
 */

/** A sentence about a field. It may have its own time and viewers, if they differ from those of its table. */
type Field = string | { readonly why: string; readonly until?: string; readonly seenBy?: string }

export interface StoredTableDescription {
  readonly about: string
  readonly until: string
  readonly seenBy: string
  /** The reason for each column. */
  readonly fields: Readonly<Record<string, Field>>
}

const SERVER_STAYS = 'until the server’s data are deleted'
const PERSON_STAYS = 'until the person is forgotten'
const RAID_STAYS = 'with its raid, until the server’s data are deleted'
const WITH_CHARACTER = 'with its character'
const UNTIL_ARCHIVED = 'until the raid is archived, `KEEP_RAIDS_DAYS` (30) after its end'
const UNTIL_SENT =
  'a quarter of an hour after it was sent; of a raid in play, until a newer message replaces it'

const EVERYBODY = 'everybody in the server'
const THEMSELVES = 'the person'
const NOBODY = 'nobody but the operator'
const TABLE = 'the people of the raid, each what the rules let them see'

const createdAt = 'when the row was written'
const interactionId = 'the id of the press or command, so that it is accepted once'

export const STORED_DATA_DESCRIPTIONS: Readonly<Record<string, StoredTableDescription>> = {
  Guild: {
    about: 'A Discord server that has used the bot.',
    until: SERVER_STAYS,
    seenBy: EVERYBODY,
    fields: {
      id: 'Discord’s id of the server, to assign raids and characters to it',
      settings: {
        why: 'language, time zone, judges, defaults of new raids, and the moderators’ rules: where and by which roles raids may be opened, replaced names, people who may not take part (after they are forgotten, only a one-way code of their id), and the channel of the log',
        seenBy: 'people who may manage the server; the first four, everybody in the server',
      },
      createdAt,
      leftAt: { why: 'when the server removed the bot, to delete its data after a time', seenBy: NOBODY },
      returnedAt: { why: 'when the bot came back, so that nobody’s time ran out meanwhile', seenBy: NOBODY },
    },
  },
  Player: {
    about: 'A Discord user who has used the bot.',
    until: PERSON_STAYS,
    seenBy: EVERYBODY,
    fields: {
      id: 'Discord’s id of the user, to recognize them and to mention them',
      name: 'the first name that the bot has seen, for servers in which they have no other',
      createdAt: { why: createdAt, seenBy: THEMSELVES },
      updatedAt: { why: 'when the row has changed, so that all processes read it again', seenBy: THEMSELVES },
      settings: {
        why: 'language, reminders, quiet hours, time zone, vacation and the other settings of `/settings`',
        seenBy: `${THEMSELVES}; that somebody is on vacation, ${EVERYBODY}`,
      },
      forgottenAs: {
        why: 'the nameless player who takes their place, while everything about them is being deleted',
        until: 'until the deletion is complete, within minutes',
        seenBy: NOBODY,
      },
    },
  },
  PlayerName: {
    about: 'The name of a user in one server.',
    until: `${PERSON_STAYS}, or ${SERVER_STAYS}`,
    seenBy: EVERYBODY,
    fields: {
      playerId: 'the user',
      guildId: 'the server',
      name: 'their nickname there, to name them in raids and lists',
    },
  },
  FormerName: {
    about: 'A name that a user, or one of their characters, had before.',
    until: PERSON_STAYS,
    seenBy: THEMSELVES,
    fields: {
      playerId: 'the user',
      name: 'the former name, to find it in old logs when the person is forgotten',
    },
  },
  Character: {
    about: 'A character that a user levels up in one server.',
    until: `${PERSON_STAYS}; a character of a finished raid then stays without name, owner and deck`,
    seenBy: EVERYBODY,
    fields: {
      id: 'a random id',
      playerId: 'its owner',
      guildId: 'its server',
      name: 'its name, which its owner chooses',
      heroCardId: 'its hero',
      className: 'its class',
      deck: 'its deck',
      levelDraft: { why: 'the choices for its next level', seenBy: THEMSELVES },
      deckDraft: { why: 'a deck that is being built', seenBy: THEMSELVES },
      collection: { why: 'the collection that its owner has named', seenBy: THEMSELVES },
      constructed: 'a constructed deck that its owner has imported, with its hero, its side deck and a draft',
      xp: 'its XP',
      active: 'whether its owner plays it by default',
      createdAt,
      retiredAt: 'when it was retired',
    },
  },
  BossDeck: {
    about: 'A deck with which a user plays a Boss.',
    until: PERSON_STAYS,
    seenBy: THEMSELVES,
    fields: {
      playerId: 'the user',
      raidName: 'the raid of the Boss',
      deck: 'the cards',
      draft: 'a deck that is being built',
    },
  },
  LevelTaken: {
    about: 'A level that a character has used.',
    until: WITH_CHARACTER,
    seenBy: EVERYBODY,
    fields: {
      characterId: 'the character',
      level: 'the level',
      part: 'its first or second part',
      cardsIn: 'cards that came into the deck',
      cardsOut: 'cards that left the deck',
      takenAt: createdAt,
    },
  },
  CardGained: {
    about: 'A card that a character has won.',
    until: WITH_CHARACTER,
    seenBy: EVERYBODY,
    fields: {
      characterId: 'the character',
      source: 'the level or the treasure pack',
      cardId: 'the card',
      copies: 'the number of copies',
      gainedAt: createdAt,
    },
  },
  AchievementEarned: {
    about: 'An Achievement that a character has earned in a raid.',
    until: RAID_STAYS,
    seenBy: EVERYBODY,
    fields: {
      characterId: 'the character',
      raidId: 'the raid',
      cardId: 'the Achievement',
      raidName: 'which raid it was',
      earnedAt: createdAt,
    },
  },
  XpEntry: {
    about: 'XP of a character from a raid.',
    until: RAID_STAYS,
    seenBy: EVERYBODY,
    fields: {
      characterId: 'the character',
      raidId: 'the raid',
      reason: 'the reason',
      amount: 'the amount',
      note: 'the reason for a correction, in the words of the raid leader',
      byId: 'the user who made the correction',
      at: createdAt,
    },
  },
  RunRecord: {
    about: 'The result of a finished raid. It names nobody.',
    until: RAID_STAYS,
    seenBy: EVERYBODY,
    fields: {
      raidId: 'the raid',
      guildId: 'the server',
      raidName: 'which raid it was',
      mode: 'its difficulty',
      status: 'won, lost or drawn',
      raiders: 'the number of raiders',
      turns: 'the number of turns',
      damage: 'damage to the lair’s hero',
      bosses: 'the number of Bosses that fell',
      felled: 'the number of raiders who fell',
      corrections: 'the number of corrections',
      byHand: 'the number of cards that the table played by hand',
      computers: 'the number of raiders that the computer played',
      undone: 'the number of undos',
      seconds: 'the time without breaks',
      endedAt: 'when it ended',
    },
  },
  CardData: {
    about: 'Cards with which raids began. They contain nothing about people.',
    until: 'for ever',
    seenBy: EVERYBODY,
    fields: { hash: 'the key', bytes: 'the cards', createdAt },
  },
  Raid: {
    about: 'A raid.',
    until: RAID_STAYS,
    seenBy: TABLE,
    fields: {
      id: 'a random id',
      code: 'the code that people type',
      guildId: 'the server',
      channelId: 'the channel',
      threadId: 'the thread',
      name: 'which raid it is',
      mode: 'its difficulty',
      challenge: 'the weekly challenge that it plays',
      status: 'whether it is open, played or over',
      leaderId: 'the user who leads it',
      version: 'the number of its inputs',
      engineVersion: 'the version of the rules',
      cardHash: 'its cards',
      state: { why: 'the game, with the names of its characters', until: UNTIL_ARCHIVED },
      heldBy: { why: 'the process that plays it', seenBy: NOBODY },
      summary: 'a few figures for lists',
      settings: 'what its table has agreed on',
      hints: { why: 'the number of hints that its players got from the computer', seenBy: EVERYBODY },
      lobby: 'before it begins: who is ready, when it begins, and the role that was called',
      createdAt,
      startedAt: 'when it began',
      endedAt: 'when it ended',
      archived: { why: 'whether it was archived', seenBy: NOBODY },
      updatedAt: 'when something last happened',
    },
  },
  Seat: {
    about: 'A seat in a raid.',
    until: RAID_STAYS,
    seenBy: EVERYBODY,
    fields: {
      raidId: 'the raid',
      number: 'the seat',
      playerId: 'the user',
      characterId: 'the character',
      deck: 'the starter deck',
      orders: { why: 'instructions to the autopilot', seenBy: THEMSELVES },
      joinedAt: createdAt,
    },
  },
  OwnThread: {
    about: 'A private thread of a user beside a raid.',
    until: PERSON_STAYS,
    seenBy: 'the person, and people who manage threads in the server',
    fields: {
      raidId: 'the raid',
      playerId: 'the user',
      threadId: 'the thread',
      messageId: 'the message in it',
    },
  },
  SeenSide: {
    about: 'A user who has seen the hidden cards of a side.',
    until: RAID_STAYS,
    seenBy: NOBODY,
    fields: {
      raidId: 'the raid',
      playerId: 'the user, so that they don’t change sides',
      side: 'the side',
    },
  },
  SpiritAct: {
    about: 'An act of a fallen raider in a round.',
    until: RAID_STAYS,
    seenBy: TABLE,
    fields: {
      raidId: 'the raid',
      round: 'the round',
      playerId: 'the user, so that they act once',
      kind: 'a line or a hint',
      seat: 'the friend of the hint',
      object: 'the card of the hint',
    },
  },
  Input: {
    about: 'An answer or another input of a raid.',
    until: UNTIL_ARCHIVED,
    seenBy: TABLE,
    fields: {
      raidId: 'the raid',
      seq: 'its number',
      kind: 'its kind',
      seat: 'the seat',
      payload: 'the input itself, such as the chosen card or the reason for a correction',
      events: 'what it caused, for the log',
      userId: { why: 'the user, to know whose answer an undo takes back', seenBy: NOBODY },
      interactionId: { why: interactionId, seenBy: NOBODY },
      at: createdAt,
    },
  },
  Archive: {
    about: 'The inputs of an archived raid, compressed.',
    until: RAID_STAYS,
    seenBy: TABLE,
    fields: {
      raidId: 'the raid',
      log: 'the inputs with their users, to replay the raid',
      at: createdAt,
    },
  },
  Snapshot: {
    about: 'The game after an input, for undo.',
    until: 'until the raid is over',
    seenBy: NOBODY,
    fields: { raidId: 'the raid', seq: 'the input', state: 'the game' },
  },
  Motion: {
    about: 'A vote of a raid’s table.',
    until: UNTIL_ARCHIVED,
    seenBy: TABLE,
    fields: {
      id: 'a random id',
      raidId: 'the raid',
      version: 'the moment in the raid',
      kind: 'its subject',
      payload: 'the request, with the names of the people concerned',
      byId: 'the user who asked',
      votes: 'who voted how',
      status: 'its result',
      createdAt,
      settledAt: 'when it was decided',
    },
  },
  Report: {
    about: 'A report of a problem (`/report`).',
    until: '`KEEP_REPORTS_DAYS` (90), or until the person is forgotten',
    seenBy: NOBODY,
    fields: {
      number: 'its number',
      raidId: 'the raid',
      version: 'the moment in the raid',
      byId: 'the user who made it',
      note: 'what they wrote',
      at: createdAt,
    },
  },
  War: {
    about: 'A game of the Shadow of War companion.',
    until: SERVER_STAYS,
    seenBy: EVERYBODY,
    fields: {
      id: 'a random id',
      code: 'the code that people type',
      guildId: 'the server',
      channelId: 'the channel',
      threadId: 'the thread',
      leaderId: 'the user who leads it',
      status: 'whether it is open, played or over',
      version: 'the number of its moves',
      setup: 'its players and options',
      lists: 'the lists that its group has imported',
      state: 'the game, with the names of its players',
      createdAt,
      updatedAt: 'when something last happened',
    },
  },
  WarEntry: {
    about: 'A move or a vote in such a game.',
    until: SERVER_STAYS,
    seenBy: EVERYBODY,
    fields: {
      warId: 'the game',
      seq: 'its number',
      entry: 'the move',
      events: 'what it caused',
      before: { why: 'the game before it, for undo', until: '`KEEP_RAIDS_DAYS` (30) after its end' },
      userId: 'the user',
      interactionId: { why: interactionId, seenBy: NOBODY },
      at: createdAt,
    },
  },
  Topic: {
    about: 'A queue of messages.',
    until: 'with its raid, game or user',
    seenBy: NOBODY,
    fields: {
      key: 'its name',
      last: 'the number of its messages',
      raidId: 'the raid',
      warId: 'the game',
      playerId: 'the user, for messages in private threads',
    },
  },
  Outbox: {
    about: 'A message that waits to be sent.',
    until: UNTIL_SENT,
    seenBy: 'the people who can read the channel',
    fields: {
      id: 'its number',
      topic: 'its queue',
      order: 'its place in the queue',
      kind: 'its kind',
      payload: 'what it says, with the names of the people whom it concerns',
      channelId: 'the channel',
      nonce: 'a random number, so that it is sent once',
      status: 'whether it was sent',
      messageId: 'the message on Discord',
      attempts: 'the number of attempts',
      lastError: 'why the last attempt failed',
      notBefore: 'when it may be sent',
      waitMs: 'the wait after a failed attempt',
      claimedBy: 'the process that sends it',
      claimedUntil: 'until when',
      triedAt: 'when it was tried first',
      createdAt,
      sentAt: 'when it was sent',
    },
  },
  CommandScope: {
    about: 'A place where the commands are registered.',
    until: 'until they are removed there',
    seenBy: NOBODY,
    fields: {
      applicationId: 'the bot’s own id',
      scope: 'the server, or everywhere',
      fingerprint: 'the version of the commands',
    },
  },
}
