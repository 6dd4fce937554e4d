/**
 * Lines that fallen raiders can say for the lair, by raid, occasion and key. Stored messages contain the keys, so no
 * key may change. A raid without lines for an occasion has the lines of `common`.
 * Occasions: fall: a raider has fallen. hit: the lair has hit hard. hurt: the lair is badly hurt. weak: a raider is
 * badly hurt. flip: the lair has played a card. any: at any time.
 */
export const lairVoiceLines = {
  common: {
    fall: { a: 'One less to bury later.', b: 'Leave the weapons. You won’t need them.' },
    hit: { a: 'That one had your name on it.', b: 'Did that hurt? It was meant to.' },
    hurt: { a: 'A scratch. I have had worse from better.', b: 'You bleed me? Then we bleed together.' },
    weak: { a: 'I can hear your knees from here.', b: 'Sit down. You look finished.' },
    flip: { a: 'Let us see what the dark has for you.', b: 'I still have surprises.' },
    any: {
      a: 'You knocked. I answered.',
      b: 'Nobody has ever left here by the front door.',
      c: 'Take your time. The walls are patient.',
      d: 'Is this the whole party? I expected a crowd.',
    },
  },
  deadmines: {
    fall: { a: 'Order up! One raider, well done.', b: 'Mrglll! Put that one in the big pot.' },
    hit: { a: 'You beat the meat before you cook it.', b: 'Tender now. More tender soon.' },
    hurt: { a: 'Mrgl! Somebody salted the captain!', b: 'Nobody hurts the cook! Who will do the dishes?' },
    weak: { a: 'This one falls off the bone already.', b: 'Nearly done. Two more minutes, mrgl.' },
    flip: { a: 'Next course! Don’t ask what is in it.', b: 'Fresh from the galley. Mind the claws.' },
    any: {
      a: 'Raiders are bitter. Needs more pepper.',
      b: 'Mrgl mrgl! That means: wash your hands.',
      c: 'Stand still, I am writing the menu.',
      d: 'Complaints about the food go overboard.',
    },
  },
  'shadowfang-keep': {
    fall: { a: 'Another guest who never reached dessert.', b: 'The keep thanks you for your blood.' },
    hit: { a: 'I do hope that was your sword arm.', b: 'Manners, please. Bleed on the rug.' },
    hurt: { a: 'You have torn my good coat. Unforgivable.', b: 'I was dead before you came. Try harder.' },
    weak: { a: 'How pale you are. It suits the house.', b: 'I smell it. Your heart is counting down.' },
    flip: { a: 'May I present a friend of the family?', b: 'The moon is up, and so are they.' },
    any: {
      a: 'Wipe your boots. This is a noble house.',
      b: 'I was betrayed by better people than you.',
      c: 'The howling? Just the choir. They rehearse.',
      d: 'You came uninvited. You will stay unburied.',
    },
  },
  'scarlet-monastery': {
    fall: { a: 'Purified. Who is next in line?', b: 'Kneel or fall. That one chose.' },
    hit: { a: 'Feel the weight of a clean conscience!', b: 'That was a sermon. Did you follow it?' },
    hurt: { a: 'Pain is prayer. I pray louder.', b: 'I shall rise, for I have planned it so.' },
    weak: { a: 'You tremble. That is the sin leaving.', b: 'Confess quickly. You have little breath.' },
    flip: { a: 'The bell has rung. The faithful come.', b: 'Another brother answers. What answers you?' },
    any: {
      a: 'You are filthy with undeath. I can tell.',
      b: 'No talking in the cathedral!',
      c: 'We wear red. It hides so much of you.',
      d: 'The library is closed. So is your case.',
    },
  },
  onyxia: {
    fall: { a: 'Ash keeps no secrets and makes no noise.', b: 'Sweep that up before my children slip.' },
    hit: { a: 'I have warmer greetings yet.', b: 'You stood where I breathe. Curious.' },
    hurt: { a: 'You may keep the scale. Hang it on your grave.', b: 'Now you have my attention, all of it.' },
    weak: { a: 'You smell almost ready.', b: 'Run. My whelps need the exercise.' },
    flip: { a: 'Little ones, come and see our visitors.', b: 'My lair has many rooms. All of them hungry.' },
    any: {
      a: 'I wore a court like a dress. You are a stain.',
      b: 'How brave. How small. How dry.',
      c: 'Stand closer together, it saves me a breath.',
      d: 'Kings listened when I whispered. You will too.',
    },
  },
  'molten-core': {
    fall: { a: 'Fuel. You were always fuel.', b: 'The mountain closes over one more.' },
    hit: { a: 'That was only the heat of my hand.', b: 'Iron melts here. What are you made of?' },
    hurt: { a: 'Cold? You dare to bring me cold?', b: 'Break the crust, and the fire comes out.' },
    weak: { a: 'You flicker.', b: 'One breath of mine and you are smoke.' },
    flip: { a: 'Rise, embers. There is somebody to burn.', b: 'The deep sends up its own.' },
    any: {
      a: 'You have walked into a furnace to complain of the draught.',
      b: 'Every stone here remembers how to burn.',
      c: 'Bring water. I enjoy the hiss.',
      d: 'Early? No. You are exactly on time to die.',
    },
  },
  magtheridon: {
    fall: { a: 'Good. The chain is one voice weaker.', b: 'I felt that one go out. Delicious.' },
    hit: { a: 'I did that with my hands bound.', b: 'These walls shake because you do.' },
    hurt: { a: 'Cut deeper. My blood is worth armies.', b: 'Years in a pit hurt more than you.' },
    weak: { a: 'Your fear opens locks. Keep it up.', b: 'Crawl to your little cubes. Crawl.' },
    flip: { a: 'My jailers have bad luck today.', b: 'Something stirs above. It isn’t help.' },
    any: {
      a: 'Do you hear that? It is the last link.',
      b: 'I have counted every stone. Now I count you.',
      c: 'When I stand up, the ceiling comes down.',
      d: 'You guard the door, and I am already in your heads.',
    },
  },
  'black-temple': {
    fall: { a: 'The temple has a new ghost. Welcome.', b: 'Add that one to the walls.' },
    hit: { a: 'I trained ten thousand years for less.', b: 'That was a warning. They get longer.' },
    hurt: { a: 'You see blood. I see patience running out.', b: 'Come then. See what I gave up to win.' },
    weak: { a: 'You stand because I let you.', b: 'I smell your soul coming loose.' },
    flip: {
      a: 'My servants are many, and they are bored.',
      b: 'Another gate opens. None of them leads out.',
    },
    any: {
      a: 'I see you perfectly well. Do stop tiptoeing.',
      b: 'They all say they came prepared for the stairs.',
      c: 'Every hall here has an owner. You are the rent.',
      d: 'Heroes climb to me. Bones roll down.',
    },
  },
} as const
