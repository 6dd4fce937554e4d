import { toMarkup, type UserText } from '../user-text.ts'
import { undoTexts } from './undo.ts'
import { capitalize } from './words.ts'

/** Texts of the help, by topic. The help first shows the actions that are possible now. */
export const helpTexts = {
  title: 'Raiding with Lairkeeper',
  footer: (version: string) => `An unofficial fan project. · Lairkeeper ${version}`,
  operator: (name: string | null, contact: string | null) =>
    `This bot is run by ${name ?? 'somebody who has not set a name'}. Questions about your data: ${contact ?? 'ask the people who manage this server'}.`,
  choose: 'Read about …',
  option: (name: string, description: string) => `▶ \`${name}:\` ${description}`,
  unknown: (typed: UserText) =>
    `I know no topic and no command like “${toMarkup(typed)}”. The menu below lists the topics.`,
  /** Words that people type in place of a command's name, by that command. */
  guesses: {
    'raid create': 'open, new raid, start a raid, begin, lobby',
    'raid join': 'seat, sit down, take part, enter',
    'raid leave': 'concede, surrender, give up, forfeit, quit, resign, leave',
    'raid abandon': 'end the raid, stop, cancel, delete the raid',
    'raid start': 'begin the raid, go',
    'raid status': 'whose turn, who is next',
    'raid fill': 'computer player, bot, ai, alone, too few',
    hint: 'help me, tip, advice, suggest, what should I do',
    answer: 'mulligan, keep, choose, target, protect, block, defend, yes, no',
    attack: 'attack all, attack everything, fight, swing, hit',
    pass: 'end turn, next, done, skip, end phase',
    undo: 'back, take back, revert, mistake',
    place: 'resource, mana, land',
    play: 'cast, summon, ally, spell',
    use: 'power, ability, activate, quest, flip',
    board: 'table, field, state',
    hand: 'cards, my cards',
    card: 'read a card, text, what does it do',
    autopilot: 'auto, pass for me, always pass',
    level: 'level up, upgrade',
    treasure: 'loot, reward, booster',
    report: 'bug, problem',
  },
  nowTitle: 'What you can do now',
  now: {
    between:
      'There is no raid here.\n▶ **Tutorial** teaches you to raid in three lessons of five minutes.\n▶ **Open a raid** opens a lobby in this channel. Up to five people can take seats, or up to eight against a Boss.\n▶ `/character`, `/sheet`, `/deck`, `/level` and `/treasure` are for your characters.',
    lobby: (code: string) =>
      `The lobby of raid ${code} is open.\n▶ Take a seat with the menu or the first button.\n▶ The raid leader starts the raid with **Start**.`,
    mine: (what: string) =>
      `You are asked: ${what}\n▶ Answer with **My moves**, or with \`/answer\`. If you may pass, \`/pass\` passes.\n▶ **My hand** shows your cards, and **Board** shows the table.`,
    myTurn: (what: string, places: boolean) =>
      `${capitalize(what)}${places ? '\n▶ `/place` places a resource, once per turn.' : ''}\n▶ \`/play\`, \`/attack\` and \`/use\` suggest what is possible while you type.\n▶ Or click **My moves**. **End turn** ends your turn.`,
    waiting: (line: string) =>
      `${line}\n▶ **Board**, **My hand** and **Log** show how the raid stands.\n▶ \`/autopilot\` passes for you until something concerns you.`,
    watching: (line: string) =>
      `You are watching this raid. ${line}\n▶ **Board** and **Log** show how it goes.\n▶ **Open a raid** opens a raid of your own.`,
    over: 'The raid here is over.\n▶ **Rematch** opens a lobby with the same people.\n▶ **Replay** shows the raid turn by turn, and `/history` shows what it earned.',
    tutorial:
      'You are in the tutorial.\n▶ Do what the coach 🎓 says: press **My moves**, then **Show me** if you want to see it done.\n▶ **Begin it again** begins the lesson from the start.',
  },
  topics: {
    about: 'What is this?',
    start: 'Getting started',
    turn: 'Your turn',
    respond: 'Responding: the chain and combat',
    dungeon: 'The Dungeon',
    boss: 'Raids with a Boss',
    computer: 'Computer players and hints',
    typing: 'Typing instead of clicking',
    waiting: 'Waiting less',
    mistakes: 'Mistakes and judges',
    looking: 'Looking',
    character: 'Characters, decks and levels',
    fame: 'Achievements and records',
    settings: 'Settings and language',
    privacy: 'Your data',
  },
  pages: {
    about:
      'Up to five friends raid a dungeon of the World of Warcraft TCG together, here in Discord. Each of you plays a hero with a deck of cards. The Dungeon plays itself, so nobody has to be the enemy. In some raids a person or the computer plays a Boss.\n\nI know the rules, show the board and your cards, and ask whoever is next. You need no cards and no account: take a ready-made deck. A raid takes an evening, or a few days if you play when you have time. Your character earns XP, levels and treasure.\n\n**Tutorial** takes five minutes, and you are alone with me there. **Open a raid** opens a lobby for you and your friends.',
    start:
      '**Tutorial** teaches you everything in three lessons of five minutes.\n\nA raid begins with **Open a raid**, or with `/raid create` in a channel. Take a seat with a starter deck or with your character. Then the raid leader presses **Start**. The raid is played in its own thread, where a message says who is asked, and for what.\n\n**My moves** shows what you can do, and only you see it. Choose a card, then its target. **My hand** shows your cards. **Pass** and **End turn** take one click.\n\nYou can take several seats and raid alone.',
    turn: 'Place one resource per turn: a quest face up, any other card face down. Pay for cards with your resources. They are ready again in your next turn.\n\nAttack with ready heroes and allies. An ally can attack from your next turn on, or at once if it has Ferocity. Your goal is to destroy the Dungeon hero. While a Boss ally is in the Dungeon’s party, the Dungeon hero can’t be attacked.\n\nComplete a face-up quest by paying its cost. **End turn** ends your turn.\n\nMore: `/rules about: 502`, `/rules about: 600`.',
    respond:
      'A card that is played waits on the chain until everybody has passed. The newest link resolves first. While you have priority, you can respond with instants and powers.\n\nIn a combat you can respond at two moments: before protecting and after it. Between them you can protect with a ready Protector. If you strike with a weapon, its ATK is added.\n\nI ask you only when there is something that you could do.\n\nMore: `/rules about: 410`, `/rules about: 602`.',
    dungeon:
      'The Dungeon plays itself. In its turn it Levels Up if that is due, MARKS one of your heroes at random, flips cards one by one, and then attacks the MARKED hero. Its allies can attack from its next turn on.\n\nYou win when the Dungeon hero is destroyed. You lose when all raiders have fallen.\n\nStory, which is our own, is the easiest difficulty. Then comes Novice, and Legendary is the hardest. The Achievements show what else you can try.',
    boss: 'In Onyxia’s Lair, Molten Core, Magtheridon’s Lair and Black Temple one of you plays the Boss. Press **Play the Boss** in the lobby, or type `/raid join boss: True`. If nobody wants to, the computer plays the Boss. These raids are made for three to five raiders of one faction, but one to eight can play.\n\nThe Boss has a hand, resources that nobody looks at, and special turns. Onyxia reveals an event each turn. In Molten Core the next Boss arrives with its rune and its allies when no Boss is in play. Then a Minion is placed face down in the resource row. `/boss` shows the Boss player the state of the raid, the hand and what comes next. Everybody else sees only what everybody may know.\n\nOnyxia fights through three stages. In Molten Core a Boss that falls leaves its rune, which still pays, and all its Minions turn face up as allies. Majordomo Executus never falls. He is replaced by Ragnaros at the end of a turn in which the Boss has no allies left. Magtheridon is in chains until his last Channeler falls or he has five resources. Then he gains a Blood each turn, and his Lair turns to its Nova side and back. If a Cube is unattached when his turn starts while Nova is up, everybody is dealt 10 fire damage. In your own turn you can exhaust any of your characters, even a new one, to take a Cube. **My moves** and `/use` offer this.\n\nIn Black Temple nine Bosses come in a fixed order. Events lie face down among the Boss’s resources. When a Boss falls, these events happen one by one, and nobody can interrupt them. The Minions come with the next Boss. Each Boss up to the seventh has a threat level. A player who has more resources than that at the end of their own turn must destroy the rest. Teron Gorefiend turns characters into ghosts. Ghosts and other characters can’t affect each other until he flips or leaves.\n\nThe raiders win when the last Boss falls. The Boss wins when all raiders have fallen.\n\n`/raid create mode:` sets the difficulty. Molten Core’s standard difficulty draws three of seven rune Bosses in secret. **Full clear** has all ten Bosses.\n\nMore: `/rules about: R101`, `/rules about: R302`, `/rules about: R402`, `/rules about: R502`.',
    computer:
      'Computer players fill empty seats: press **Change …** in the lobby, or type `/raid fill`. They are marked with 🤖. Easy ones follow simple rules, able ones think ahead to the end of their turn, and strong ones to their next turn. Below a move that they have thought about is what it is good for. With **Change …** or `/raid change boss:` the raid leader sets how well the computer plays the Boss: a strong Boss wins far more raids than an easy one.\n\n**💡 Hint** beside a question, or `/hint`, says only to you what the computer would do in your place, and why.\n\nIf you have to leave, `/autopilot set: Let the computer play for me` lets the computer play your seat. Your first answer, or **I’m back**, ends that. For an absent player the table can vote on it (`/raid replace`), and `/settings of: raid takeover: True` lets the time limit begin it. `/settings of: raid level:` sets how well the computer plays then.',
    typing:
      'You can type everything that you can click. While you type, I suggest what is legal: `/play card: target:`, `/place`, `/attack attacker: defender:`, `/use`, `/answer`, `/pass`. `/answer` answers every question: a target, who protects, yes or no, `keep` for your opening hand, or `back` to take back an action that you have begun.\n\nYou can shorten a name as long as it is clear which one you mean: `/play card: rend target: cookie`.',
    waiting:
      '`/autopilot` passes for you: until your turn, until you or your cards are targeted or attacked, for this chain, or always on one triggered effect. The question shows which instruction is active, and one click ends it.\n\nYou can pass in advance while others are asked. If somebody is away, there are reminders, a time limit with a default answer, friends who pass, and `/raid replace`.',
    mistakes: `\`/undo\` takes an answer back. If it is your own and revealed nothing, that happens at once. Otherwise the table votes. ${undoTexts.chance}\n\nThe raid leader can correct the game with \`/judge\` when it is stuck. Everybody is told about each correction. A raid in which cards, damage or resources were corrected is not on the leaderboards. If I don’t know the text of a card, its player reads it to the table and presses **✋ By hand** below the question. \`/report\` sends a numbered report to the people who run this bot.\n\n\`/raid leave\` gives up your seat. With \`/raid abandon\` the raid leader ends the raid for everybody.`,
    looking:
      '`/board`: the table, as a picture and as text. `/hand`: your cards. `/card`: what a card does, with its rulings. `/log`: everything that has happened. `/raid status`: the current state of the raid. `/rules`: the rules in our words. `/sheet`: a character.',
    character:
      '`/character` creates and chooses characters. Raids give XP, and XP give levels. Every tenth level lets two kinds of cards into the deck: `/level`. If you win a raid, you get treasure: `/treasure`. `/deck` shows, edits, checks, exports and imports decks. `/campaign` shows how far this server has come.',
    fame: '`/achievements`: yours, this server’s, and how to earn the rest. `/leaderboard`: the best characters and players. `/history`: the raids of a character, and where its XP came from. `/history replay:`: a finished raid, turn by turn.',
    settings:
      '`/settings` sets your language, time zone, light or dark pictures, reminders, quiet hours and vacation. Raids and servers have settings, too.\n\nWrite times as you like: 20:30, 8pm, tomorrow 20:00, Fri 8pm, 28.11. 20:30, in 2 weeks, 20:30 CET. I read them in your time zone (`/settings zone:`), and my answer shows the time to everybody in their own time zone.\n\nI speak English and German. Private answers are in your language, and threads are in the server’s language. Names and texts of cards are in English.',
    privacy:
      'I store Discord’s ids of servers, channels and people, names, characters, decks, settings, and what happens in raids. I need this for the raids, and I pass nothing on. I read no messages.\n\n**My data** in `/settings` sends you a file with everything that is stored about you. **Forget me** there deletes it. A raider without a name takes your place in finished raids, so that the history of the others stays true.\n\nA finished raid is reduced to what its replay needs after some time. Reports are deleted after some time, and so are the data of a server that has removed me. People who may manage a server can delete its data with `/moderate`.\n\nThe complete policy is the file PRIVACY.md of the bot.',
  },
} as const
