import { rule } from '../rule.ts'

/** Chapter 4: concepts that apply everywhere in the game. */
export const concepts = [
  rule(
    '400',
    'Attachments',
    'A card that attaches lies under another, its host, as long as the host is what the card asks for (400.6). If its host is targeted, the target is chosen as it is played (400.2). When the host goes, what is attached is destroyed; some can be moved to another (400.7).',
    '305 706',
  ),
  rule(
    '401',
    'Control and ownership',
    'You own the cards you began with, wherever they are (401.2), and control what you put into play and onto the chain (401.1). Somebody else may take control of a card (401.3): then it fights in their party, but when it leaves play it goes to its owner’s hand, deck or graveyard.',
    '302 415',
  ),
  rule(
    '402',
    'Copying',
    'A copy of a link goes onto the chain by itself, with the same choices unless the card lets you make new ones (402.1). A card in play that becomes a copy has the other’s printed face, and keeps damage and counters (402.3).',
    '705',
  ),
  rule(
    '403',
    'Costs',
    'Whatever you pay to do something: resources, exhausting, discarding, destroying something of yours. You can’t pay half of it, nor what can’t be done. Costs never fall below 0 (403.2). Some cards can be paid for in another way (403.3).',
    '201 412 707',
  ),
  rule(
    '404',
    'Counters and tokens',
    'Counters with a name lie on cards and count something (404.1). A token is no card but is treated as one in play, with the properties its maker gave it, and cost 0 (404.2); when it leaves play it is gone.',
    '201 402',
  ),
  rule(
    '405',
    'Damage',
    'It stays on a character until it is healed (405.1). Damage of at least the health is fatal: the character is destroyed at the next check (405.2, 410.6). Several sources at once are reckoned together. Damage that is put or moved isn’t dealt, so nothing that watches for dealing sees it (405.3).',
    '407 408 717',
  ),
  rule(
    '406',
    'Wielding',
    'Without anything special your hero can have one two-handed weapon, or one one-handed weapon with a shield or off-hand piece, and one ranged weapon beside them. Dual Wield allows two one-handed melee weapons and striking with both (406.2, 406.6); further keywords allow more. What is too many is a violation of uniqueness.',
    'dual-wield 303 414',
  ),
  rule(
    '407',
    'Healing',
    'Takes damage off a character, at most as much as there is (407.1). A character can’t have more health than its own by healing. It may be aimed at an unhurt one too (407.3).',
    '405 408',
  ),
  rule(
    '408',
    'Packets',
    'Damage and healing come as packets: so much of this type from here to there. While a packet is on its way, it can be prevented, changed or split (717); only what is left is dealt.',
    '405 717',
  ),
  rule(
    '409',
    'Playing a card',
    'Putting it onto the chain from your hand, or from where else a card allows, with all its choices and its cost paid (707). Placing a resource isn’t playing (409.2), nor is putting a card into play.',
    '412 707 710',
  ),
  rule(
    '410',
    'Priority',
    'Only who has priority may do something (410.1): play, use a power, complete a quest, or pass. First the turn’s player has it, then the others clockwise. When everybody passes in succession, the topmost link of the chain resolves; with an empty chain the game goes on. I pass for you where you can’t do anything.',
    '410.5 705 709',
  ),
  rule(
    '410.5',
    'Pre-priority processing',
    'Before anybody gets priority, the game tidies up by itself: checks for fatal damage, empty decks, uniqueness and attachments, in waves, until nothing is left to do; then waiting triggered effects go onto the chain (708.1). Nobody can respond in between.',
    '410.6 414 708',
  ),
  rule(
    '410.6',
    'What is checked',
    'Characters with fatal damage are destroyed (410.6a). Who had to draw from an empty deck is out (410.6b). Cards that are too many of a kind are repaired (414), attachments without a fitting host go (400.6).',
    '410.5 405',
  ),
  rule(
    '411',
    'Ready and exhausted',
    'A ready card stands upright; an exhausted one has been used: it attacked, protected, paid, or was activated. Your cards ready in your ready step (501.1). Elsewhere than in play no card is either (411.2).',
    '501 701',
  ),
  rule(
    '412',
    'Resources',
    'Once in each of your turns, in your action phase, you may place a card from your hand as a resource (412.1): a quest or location face up, anything else face down. A resource is exhausted to pay for one point of cost (412.2), be it face up or down.',
    '306 403 stash',
  ),
  rule(
    '413',
    'Searching',
    'You look through the whole of it, and may fail to find in a hidden zone what is described, though it’s there (413.3). A deck that was searched is shuffled (413.2).',
    '415',
  ),
  rule(
    '414',
    'Uniqueness',
    'Some cards can’t be in one party together: two of one unique name, two pieces for one slot, too many weapons or shields, more of a Form, pet or aspect than its number allows (414.3). Whoever has too many chooses which stays; the rest is destroyed by the game (414.2).',
    '406 103',
  ),
  rule(
    '415',
    'Zones',
    'Chain, deck, graveyard, hand, play, and what is removed from the game (415.1). Decks and hands are hidden; everything else lies open. A card that changes zones is a new card: it forgets what was done to it (415.9).',
    '705 710',
  ),
] as const
