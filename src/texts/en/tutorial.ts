/** Texts of the tutorial raid and of its coach. */
export const tutorialTexts = {
  command: 'Learn to raid in three lessons of five minutes; leave and come back whenever you like',
  commandAnew: 'Begin again from the start; the one that is on is given up',
  commandLesson: 'Which lesson; the one that is on, or the next, unless you say',
  title: 'Tutorial',
  threadTitle: (lesson: string) => `Tutorial · ${lesson}`,
  lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
  lessonNames: ['Lesson 1: play and attack', 'Lesson 2: Boss, protect and quest', 'Lesson 3: the chain'],
  ideas: [
    '**Play and attack.** You place resources, they pay for allies, and allies attack. When the Dungeon hero is destroyed, you have won.',
    '**Boss, protect and quest.** A Boss stands before the Dungeon hero and has to fall first; a Protector steps in for your hero; a quest pays you for your resources.',
    '**The chain.** What is played waits on the chain until everybody has passed, so you can respond to it: the latest resolves first.',
  ],
  inThread: 'Begin the tutorial in a channel, not in a thread: it gets a private thread of its own.',
  noThread:
    'I can’t open a private thread here: for that I need the permissions “Create Private Threads” and “Send Messages in Threads”. Another channel may do.',
  begun: (thread: string) => `Your tutorial waits for you: ${thread}`,
  goesOn: (thread: string) => `Your tutorial goes on where you left it: ${thread}`,
  orAnew: '`/tutorial anew: True` begins it again.',
  introTitle: 'Learn to raid in a few turns',
  intro:
    'You lead Gurzak of Orgrimmar, a warrior, against a Dungeon: Scarlet Commander Mograine, who is wounded already. The Dungeon plays itself. Everything here works as in any raid, by buttons or by commands, and nobody but you can see it.\n\nDo what the coach says, or try something else: he finds the way on from wherever you are. Leave when you like; the raid waits.',
  lessonsTitle: 'What you will learn',
  lessons: {
    place: 'Place a resource: it pays for your cards',
    play: 'Play a card',
    attack: 'Attack',
    protect: 'Protect your hero with an ally',
    respond: 'Respond on the chain with an instant',
    quest: 'Complete a quest',
    boss: 'Destroy a Boss',
  },
  learned: (lesson: string) => `✓ ${lesson}`,
  open: (lesson: string) => `▫ ${lesson}`,
  gameStarted: 'The decks lie in a sequence made for learning. You have drawn seven cards.',
  coach: (progress: string, what: string) => `🎓 ${progress} ${what}`,
  progress: (learned: number, all: number) => `**${learned} of ${all}.**`,
  allLearned: '**All learned!** Now finish Mograine.',
  hints: {
    keep: 'This is your opening hand: **My hand** shows it. It’s a good one: keep it. (A mulligan would shuffle it back for a new one, once.)',
    placeQuest:
      'Once in each of your turns you may **place a resource**. A quest goes face up: it pays like any resource, and you can complete it later. **My moves** opens what you can do; take “Place a resource”, or type `/place`.',
    place:
      'Place a resource: any card will do, face down. The dearest one is a good choice, as you can’t pay for it for a while.',
    playReady:
      'Now **play an ally**. Its cost is paid by exhausting resources, which ready again in your next turn. This one has *Ferocity*, so it may attack at once. **My moves**, or `/play`.',
    play: 'You have resources left: play an ally. Without Ferocity it can attack from your next turn on.',
    attack: '**Attack!** Choose an ally or your hero who is ready. **My moves**, or `/attack`.',
    whom: 'Whom? Mograine: when the Dungeon hero is destroyed, you have won. The defender strikes back with its ATK; in your turn Mograine has none.',
    boss: 'Whom? While a **Boss** stands there, the Dungeon hero can’t be attacked: Herod comes first. He strikes back with his ATK, so send somebody who is worth it.',
    target: 'Choose its target: Mograine himself is a good one.',
    protect:
      'Mograine attacks your hero. An ally with *Protector* can step in if it’s ready: it’s exhausted, and takes the damage instead. **Protect!**',
    spare: 'You could protect again. Your hero can take a little; keep the ally if it wouldn’t survive.',
    respond:
      'The Dungeon’s card waits on the **chain**: it resolves when everybody has passed. Before that you may **respond** with an instant, which resolves first. **My moves**, and play it.',
    quest:
      'Your face-up **quest** can be completed now: pay what it says, and you get its reward. **My moves**, “Use a power or complete a quest”, or `/use`.',
    save: 'Don’t spend everything: the instant in your hand costs 1, and you’ll want it in the Dungeon’s turn. **End turn**.',
    endTurn:
      'There is nothing more to gain this turn. **End turn**; then the Dungeon flips a card and attacks.',
    letBe: 'Something has happened that you could respond to. You don’t have to: **Pass**.',
    free: 'Choose as you like; nothing here can go wrong.',
  },
  showMe: 'Show me',
  shown: (what: string) => `I would choose **${what}**. The button does it for you.`,
  shownPass: 'I would go on. The button does it for you.',
  nothingToShow: 'You are not asked anything just now.',
  wonTitle: '♛ You have won!',
  won: (left: number, all: number, isLast: boolean) =>
    left > 0
      ? `Well fought! ${left} of ${all} things were not tried: \`/tutorial anew: True\` begins this lesson again.`
      : isLast
        ? 'You can do everything that a raid asks for. Gather two friends: `/raid create` in a channel opens a raid, and your character earns XP there. `/help` and `/rules` answer what comes up.'
        : 'That was this lesson. The next one has another idea, and five minutes; `/tutorial` goes on with it whenever you like.',
  lostTitle: '☠ Gurzak has fallen.',
  lost: 'That happens to the best. `/tutorial` begins again.',
  leftTitle: 'The tutorial is over.',
  left: '`/tutorial` begins it again whenever you like.',
} as const
