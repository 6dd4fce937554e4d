import { undoTexts } from './undo.ts'
import { capital } from './words.ts'

/** Texts for help by topic. Help shows first what is possible at the moment. */
export const helpTexts = {
  title: 'Raiding with Lairkeeper',
  footer: (version: string) => `An unofficial fan project. · Lairkeeper ${version}`,
  choose: 'Read about …',
  nowTitle: 'What you can do now',
  now: {
    /** @param isChannel whether this place is one in which a raid can be opened; so in the others */
    between: (isChannel: boolean) =>
      `There is no raid here.\n▶ \`/raid create\` ${isChannel ? 'opens one in this channel' : 'in a channel opens one'}; up to five take seats, up to eight against a Boss.\n▶ \`/tutorial\` teaches you to raid, in three lessons of five minutes.\n▶ \`/character\`, \`/sheet\`, \`/deck\`, \`/level\` and \`/treasure\` look after your characters.`,
    lobby: (code: string) =>
      `The raid ${code} gathers raiders.\n▶ Take a seat: with the menu or the button below its message, or \`/raid join\`.\n▶ Its leader begins it: **Start**, or \`/raid start\`.`,
    mine: (what: string) =>
      `You are asked: ${what}\n▶ **My moves** below the question, or \`/answer\`; \`/pass\` if you may.\n▶ \`/hand\` and \`/board\` show what you have and what lies there.`,
    myTurn: (what: string, places: boolean) =>
      `${capital(what)}${places ? '\n▶ `/place` a resource, once a turn.' : ''}\n▶ \`/play\`, \`/attack\`, \`/use\`: while you type, I offer what is possible.\n▶ Or click **My moves**. **End turn** ends it.`,
    waiting: (line: string) =>
      `${line}\n▶ \`/board\`, \`/hand\` and \`/log\` show where you stand.\n▶ \`/autopilot\` passes for you until something concerns you.`,
    watching: (line: string, isChannel: boolean) =>
      `You watch this raid. ${line}\n▶ \`/board\` and \`/log\` show how it goes; \`/raid create\` ${isChannel ? 'opens one of your own in this channel' : 'in a channel opens one of your own'}.`,
    over: (isChannel: boolean) =>
      `The raid here is over.\n▶ \`/history replay:\` steps through it, \`/history\` tells what it earned.\n▶ \`/raid create\` ${isChannel ? 'opens the next in this channel' : 'in a channel opens the next'}.`,
    tutorial:
      'You are learning.\n▶ Do what the coach 🎓 says above the question, or press **Show me**.\n▶ `/tutorial anew: True` begins again.',
  },
  topics: {
    start: 'Getting started',
    turn: 'Your turn',
    respond: 'Responding: the chain and combat',
    dungeon: 'The Dungeon',
    boss: 'Raids with a Boss',
    typing: 'Typing instead of clicking',
    waiting: 'Waiting less',
    mistakes: 'Mistakes and judges',
    looking: 'Looking',
    character: 'Characters, decks and levels',
    fame: 'What was done',
    settings: 'Settings and language',
  },
  pages: {
    start:
      '`/tutorial` shows you everything, in three lessons of five minutes.\n\nA raid begins with `/raid create` in a channel. Take a seat with a starter deck or with your character, then its leader presses **Start**. It is played in a thread of its own; a message names who is asked, and for what.\n\n**My moves** opens what you can do, for your eyes only: choose a card, then its target. **My hand** shows your cards, **Pass** and **End turn** are one click.\n\nYou may take several seats and raid alone.',
    turn: 'Place one resource a turn: a quest face up, anything else face down. Play cards by paying with resources, which ready again in your next turn.\n\nAttack with what is ready. An ally attacks from your next turn on, unless it has Ferocity. The Dungeon hero is the goal; while a Boss ally stands in its party, it can’t be attacked.\n\nComplete a face-up quest by paying what it says. **End turn** ends it.\n\nMore: `/rules about: 502`, `/rules about: 600`.',
    respond:
      'What is played waits on the chain until everybody has passed; the latest resolves first. With priority you may respond with instants and powers.\n\nIn combat there are two moments to respond: before protecting and after. In between you may protect with a ready Protector. Striking with a weapon adds its ATK.\n\nI ask you only when there is something you could do.\n\nMore: `/rules about: 410`, `/rules about: 602`.',
    dungeon:
      'It plays itself: it Levels Up if it’s due, MARKS one of you by chance, flips cards one by one, then attacks the MARKED hero. Allies join it, and attack from its next turn on.\n\nYou win when the Dungeon hero is destroyed. You lose when all of you have fallen.\n\nNovice is the mildest difficulty, Legendary the hardest. Achievements tell what else there is to try.',
    boss: 'In Onyxia’s Lair, Molten Core, Magtheridon’s Lair and Black Temple one of you plays the Boss: **Play the Boss** in the lobby, or `/raid join boss: True`; the computer does where nobody wants to. Three to five raiders of one faction are what they are made for, one to eight may go.\n\nThe Boss has a hand, resources that nobody looks at, and a turn of its own kind: Onyxia reveals an event; in Molten Core the next Boss comes where none stands, with its rune and its allies, then a Minion goes face down into the row. `/boss` shows the Boss’s player how things stand, hand and what comes next; everybody else sees what all may know.\n\nOnyxia fights on through three stages. In Molten Core each Boss that falls leaves its rune, which still pays, and all its Minions come out as allies. Majordomo Executus never falls: he gives way to Ragnaros at the end of a turn in which the Boss has no allies left. Magtheridon is in chains until his last Channeler falls or he has five resources. Then he gains a Blood each turn, and his Lair turns to Nova and back: with a Cube unattached as his turn starts, everybody is dealt 10 fire damage. In your own turn any of your characters exhausts to take a Cube, even a new one; **My moves** and `/use` offer it.\n\nIn Black Temple nine Bosses come in their order. Events lie face down among the Boss’s resources: as a Boss falls they happen one by one, nobody can interrupt them, and the Minions come with the next Boss. Each Boss up to the seventh has a threat level: whoever has more resources as their own turn ends destroys the rest. Teron Gorefiend makes ghosts, and ghosts and the others have nothing to do with each other until he flips or leaves.\n\nRaiders win as the last Boss falls, the Boss as all raiders have.\n\nA raid has its difficulty from `/raid create mode:`. Molten Core’s standard one draws three of seven rune Bosses in secret; **Full clear** has all ten.\n\nMore: `/rules about: R101`, `/rules about: R302`, `/rules about: R402`, `/rules about: R502`.',
    typing:
      'Everything that can be clicked can be typed, and while you type I offer what is legal: `/play card: target:`, `/place`, `/attack attacker: defender:`, `/use`, `/answer`, `/pass`. `/answer` is for whatever you are asked: a target, who protects, yes or no, `keep` for your opening hand, `back` to take back what you have begun.\n\nA name may be cut short as long as it’s clear: `/play card: rend target: cookie`.',
    waiting:
      '`/autopilot` passes for you: until your turn, until you or yours are targeted or attacked, or for this chain; always on one trigger. It shows in the question, and one click lifts it.\n\nYou may pass ahead while others are asked. If somebody is away: reminders, a time limit with a default answer, friends who pass, and `/raid replace`.',
    mistakes: `\`/undo\` takes an answer back: your own at once when it revealed nothing, otherwise by the table’s vote. ${undoTexts.chance}\n\nThe raid leader has \`/judge\` for whatever is stuck; what is done with it is told to all, and a raid in which it moved cards, damage or resources is on no leaderboard. \`/report\` sends a numbered note to those who run me.\n\n\`/raid leave\` gives up your seat, the leader’s \`/raid abandon\` ends the raid for all.`,
    looking:
      '`/board`: the table, as a picture and as text. `/hand`: your cards. `/card`: what a card does, with its rulings. `/log`: all that has happened. `/raid status`: where the raid stands. `/rules`: the rules in our words. `/sheet`: a character.',
    character:
      '`/character` makes and chooses characters. Raids bring XP, XP bring levels; every tenth lets two kinds of cards into the deck: `/level`. A won raid has treasure: `/treasure`. `/deck` shows, edits, checks, exports and imports. `/campaign` tells how far this server has come.',
    fame: '`/achievements`: yours, this server’s, and how to earn the rest. `/leaderboard`: who is best. `/history`: the raids of a character and where each XP came from. `/history replay:`: a raid that is over, turn by turn.',
    settings:
      '`/settings` keeps your language, time zone, light or dark pictures, reminders, quiet hours and vacation; raids and servers have theirs.\n\nWrite times as you like: 20:30, 8pm, tomorrow 20:00, Fri 8pm, 28.11. 20:30, in 2 weeks, 20:30 CET. I read them in your time zone (`/settings zone:`), and my answer shows everybody the moment in their own.\n\nI speak English and German: private answers in your language, the thread in the server’s. Names and texts of cards are English.',
  },
} as const
