/** Texts of the tutorial raid and of its coach. */
export const tutorialTexts = {
  title: 'Tutorial',
  threadTitle: (lesson: string) => `Tutorial · ${lesson}`,
  lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
  lessonNames: ['Lesson 1: play and attack', 'Lesson 2: Boss, protect and quest', 'Lesson 3: the chain'],
  ideas: [
    'Place resources, pay for allies with them, and attack the Dungeon. You win when its hero, Mograine, is destroyed.',
    'A Boss guards the Dungeon hero and has to fall first. A Protector can take an attack for your hero. A quest rewards you for your resources.',
    'A card that is played waits on the chain until everybody has passed, so you can respond to it. The newest card resolves first.',
  ],
  inThread: 'Begin the tutorial in a channel, not in a thread. It gets its own private thread.',
  /** The reason why no private thread could be opened. */
  noThread: {
    kind: 'This kind of channel has no private threads. Please begin the tutorial in a normal text channel.',
    limit:
      'This server has as many active threads as Discord allows, so I can’t open another one. Please try again when some of them are archived.',
    permission:
      'I can’t open a private thread here, because I need the permissions “Create Private Threads” and “Send Messages in Threads” for that. Please try another channel.',
  },
  begun: (thread: string) => `Your tutorial is ready: ${thread}`,
  goesOn: (thread: string) => `Your tutorial goes on where you left it: ${thread}`,
  goesOnHere: 'Your tutorial goes on here.',
  beginAnew: 'Begin it again',
  intro:
    'You play Gurzak, a warrior, and only you see this thread. Do what the coach 🎓 says, or try something else.',
  lessonsTitle: 'What you will learn',
  lessons: {
    place: 'Place a resource',
    play: 'Play a card',
    attack: 'Attack',
    protect: 'Protect your hero with an ally',
    respond: 'Respond on the chain with an instant',
    quest: 'Complete a quest',
    boss: 'Destroy a Boss',
  },
  learned: (lesson: string) => `✓ ${lesson}`,
  open: (lesson: string) => `▫ ${lesson}`,
  coach: (progress: string, what: string) => `🎓 ${progress} ${what}`,
  progress: (learned: number, all: number) => `**${learned} of ${all}.**`,
  allLearned: '**All learned!** Now finish Mograine.',
  openHand: 'Press **My hand** to see your opening hand.',
  openMoves: (what: string) => `${what} Press **My moves**.`,
  hints: {
    keep: 'This is your opening hand. It’s a good one, so **keep it**. A mulligan would shuffle it back and draw a new one.',
    placeQuest:
      '**Place a resource**, as you can once in each of your turns. Place a quest face up: it pays like any resource, and you can complete it later. Use the menu “Place a resource”.',
    place:
      '**Place a resource**: any card, face down. It pays for your cards. The most expensive one is a good choice, because you can’t pay for it for a while. Use the menu “Place a resource”.',
    playReady:
      '**Play an ally**. Its cost exhausts resources, which are ready again in your next turn. This ally has *Ferocity*, so it can attack at once. Use the menu “Play a card”.',
    play: '**Play an ally**: you still have resources. Without Ferocity it can attack from your next turn on. Use the menu “Play a card”.',
    attack: '**Attack!** Choose a ready ally, or your hero, in the menu “Attack with”.',
    whom: 'Whom do you attack? **Attack Mograine**, because you win when the Dungeon hero is destroyed. A defender deals damage back with its ATK, but Mograine has no ATK in your turn.',
    boss: 'Whom do you attack? While the Dungeon has a **Boss**, the Dungeon hero can’t be attacked. Attack Herod first. He deals damage back with his ATK, so choose your attacker with care.',
    target: 'Choose its target. Mograine is a good one.',
    protect:
      'Mograine attacks your hero. A ready ally with *Protector* can take the damage instead, and becomes exhausted. **Protect!**',
    spare:
      'You could protect again. But your hero can take some damage, so don’t use an ally that wouldn’t survive.',
    respond:
      'The Dungeon’s card waits on the **chain**. Before it resolves you can **respond** with an instant, which resolves first. Use the menu “Play a card”.',
    quest:
      '**Complete your quest**: pay its cost, and you get its reward. Use the menu “Use a power or complete a quest”.',
    save: 'Don’t spend everything. The instant in your hand costs 1, and you will need it in the Dungeon’s turn. Press **End turn**.',
    endTurn:
      'There is nothing more to gain this turn. Press **End turn**. Then the Dungeon flips a card and attacks.',
    letBe: 'Something has happened that you could respond to. You don’t have to. Press **Pass**.',
    free: 'Choose as you like. Nothing can go wrong here.',
  },
  showMe: 'Show me',
  shown: (what: string) => `I would choose **${what}**. The coloured button does that for you.`,
  shownPass: 'I would go on. The coloured button does that for you.',
  chooseMyself: 'I choose myself',
  nothingToShow: 'You are not asked anything right now.',
  learnedTitle: 'What you have learned',
  wonTitle: '♛ You have won!',
  won: (left: number, all: number, isLast: boolean) =>
    left > 0
      ? `Well fought! You have not tried ${left} of ${all} things.`
      : isLast
        ? 'You can do everything that you need in a raid. Find two friends, and open one: your character earns XP there.'
        : 'You have finished this lesson. The next one takes five minutes and teaches something else.',
  lostTitle: '☠ Gurzak has fallen.',
  lost: 'That happens to the best of us. Try again!',
  leftTitle: 'The tutorial is over.',
  left: 'You can begin it again at any time.',
} as const
