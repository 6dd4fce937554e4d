/** Texts of the tutorial raid and of its coach. */
export const tutorialTexts = {
  title: 'Tutorial',
  threadTitle: (lesson: string) => `Tutorial · ${lesson}`,
  lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
  lessonNames: ['Lesson 1: play and attack', 'Lesson 2: Boss, protect and quest', 'Lesson 3: the chain'],
  ideas: [
    '**Play and attack.** You place resources, pay for allies with them, and attack with your allies. You win when the Dungeon hero is destroyed.',
    '**Boss, protect and quest.** A Boss guards the Dungeon hero and has to fall first. A Protector can take an attack for your hero. A quest rewards you for your resources.',
    '**The chain.** A card that is played waits on the chain until everybody has passed, so you can respond to it. The newest card resolves first.',
  ],
  inThread: 'Begin the tutorial in a channel, not in a thread. It gets its own private thread.',
  noThread:
    'I can’t open a private thread here, because I need the permissions “Create Private Threads” and “Send Messages in Threads” for that. Please try another channel.',
  begun: (thread: string) => `Your tutorial is ready: ${thread}`,
  goesOn: (thread: string) => `Your tutorial goes on where you left it: ${thread}`,
  orAnew: '`/tutorial anew: True` begins it again.',
  introTitle: 'Learn to raid in a few turns',
  intro:
    'You play Gurzak of Orgrimmar, a warrior, against a Dungeon. Its hero, Scarlet Commander Mograine, is already wounded. The Dungeon plays itself. Everything works as in any raid, with buttons or commands, and only you see it.\n\nDo what the coach says, or try something else. The coach always knows what to do next. You can leave at any time. The raid waits.',
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
  gameStarted: 'The decks are in a sequence that is made for learning. You have drawn seven cards.',
  coach: (progress: string, what: string) => `🎓 ${progress} ${what}`,
  progress: (learned: number, all: number) => `**${learned} of ${all}.**`,
  allLearned: '**All learned!** Now finish Mograine.',
  hints: {
    keep: '**My hand** shows your opening hand. It’s a good one, so keep it. (Once, you could take a mulligan: shuffle your hand back and draw a new one.)',
    placeQuest:
      'Once in each of your turns you can **place a resource**. Place a quest face up. It pays like any resource, and you can complete it later. Press **My moves** and choose “Place a resource”, or type `/place`.',
    place:
      'Place a resource: any card, face down. The most expensive one is a good choice, because you can’t pay for it for a while.',
    playReady:
      'Now **play an ally**. To pay its cost, resources are exhausted. They are ready again in your next turn. This ally has *Ferocity*, so it can attack at once. Press **My moves**, or type `/play`.',
    play: 'You still have resources, so play an ally. Without Ferocity it can attack from your next turn on.',
    attack: '**Attack!** Choose a ready ally, or your hero. Press **My moves**, or type `/attack`.',
    whom: 'Whom do you attack? Attack Mograine, because you win when the Dungeon hero is destroyed. A defender deals damage back with its ATK, but Mograine has no ATK in your turn.',
    boss: 'Whom do you attack? While the Dungeon has a **Boss**, the Dungeon hero can’t be attacked. Attack Herod first. He deals damage back with his ATK, so choose your attacker with care.',
    target: 'Choose its target. Mograine is a good one.',
    protect:
      'Mograine attacks your hero. A ready ally with *Protector* can protect your hero. It becomes exhausted and takes the damage instead. **Protect!**',
    spare:
      'You could protect again. But your hero can take some damage, so don’t use an ally that wouldn’t survive.',
    respond:
      'The Dungeon’s card waits on the **chain**. It resolves when everybody has passed. Before that you can **respond** with an instant, which resolves first. Press **My moves** and play it.',
    quest:
      'You can complete your face-up **quest** now. Pay its cost, and you get its reward. Press **My moves** and choose “Use a power or complete a quest”, or type `/use`.',
    save: 'Don’t spend everything. The instant in your hand costs 1, and you will need it in the Dungeon’s turn. Press **End turn**.',
    endTurn:
      'There is nothing more to gain this turn. Press **End turn**. Then the Dungeon flips a card and attacks.',
    letBe: 'Something has happened that you could respond to. You don’t have to. Press **Pass**.',
    free: 'Choose as you like. Nothing can go wrong here.',
  },
  showMe: 'Show me',
  shown: (what: string) => `I would choose **${what}**. The button does that for you.`,
  shownPass: 'I would go on. The button does that for you.',
  nothingToShow: 'You are not asked anything right now.',
  wonTitle: '♛ You have won!',
  won: (left: number, all: number, isLast: boolean) =>
    left > 0
      ? `Well fought! You have not tried ${left} of ${all} things. \`/tutorial anew: True\` begins this lesson again.`
      : isLast
        ? 'You can do everything that you need in a raid. Find two friends: `/raid create` in a channel opens a raid, and your character earns XP there. `/help` and `/rules` answer your questions.'
        : 'You have finished this lesson. The next one takes five minutes and teaches something else. `/tutorial` goes on with it at any time.',
  lostTitle: '☠ Gurzak has fallen.',
  lost: 'That happens to the best of us. `/tutorial` begins again.',
  leftTitle: 'The tutorial is over.',
  left: '`/tutorial` begins it again at any time.',
} as const
