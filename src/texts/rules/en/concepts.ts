import { newRulebookRule } from '../rule.ts'

/** Chapter 4: concepts that apply everywhere in the game. */
export const conceptRules = [
  newRulebookRule(
    '400',
    'Attachments',
    'An attachment lies under another card, its host, as long as the host is what the attachment asks for (400.6). If the attachment targets its host, you choose the target when you play it (400.2). When the host leaves play, its attachments are destroyed. Some attachments can move to another host (400.7).',
    '305 706',
  ),
  newRulebookRule(
    '401',
    'Control and ownership',
    'You own the cards that you began with, wherever they are (401.2). You control the cards that you put into play and onto the chain (401.1). Another player can take control of a card (401.3). Then it fights in that player’s party, but when it leaves play it goes to its owner’s hand, deck or graveyard.',
    '302 415',
  ),
  newRulebookRule(
    '402',
    'Copying',
    'A copy of a link is put onto the chain with the same choices, unless the card lets you make new choices (402.1). A card in play that becomes a copy has the printed face of the other card, and keeps its damage and counters (402.3).',
    '705',
  ),
  newRulebookRule(
    '403',
    'Costs',
    'A cost is everything that you pay for an action: exhausting resources or other cards, discarding cards, or destroying your own cards. You must be able to pay the whole cost. Costs never fall below 0 (403.2). You can pay for some cards in another way (403.3).',
    '201 412 707',
  ),
  newRulebookRule(
    '404',
    'Counters and tokens',
    'Counters have a name, lie on cards and count something (404.1). A token is not a card, but is treated as a card in play. It has the properties that its creator gave it, and costs 0 (404.2). When a token leaves play, it is gone.',
    '201 402',
  ),
  newRulebookRule(
    '405',
    'Damage',
    'Damage stays on a character until it is healed (405.1). If a character’s damage is at least its health, the damage is fatal and the character is destroyed at the next check (405.2, 410.6). Damage from several sources at the same time is added up. Damage that is put or moved isn’t dealt, so effects that wait for dealt damage don’t trigger (405.3).',
    '407 408 717',
  ),
  newRulebookRule(
    '406',
    'Wielding',
    'Normally your hero can have one two-handed weapon, or one one-handed weapon with a shield or off-hand item, and in addition one ranged weapon. Dual Wield allows two one-handed melee weapons, and your hero can strike with both (406.2, 406.6). Other keywords allow more. Too many weapons are a violation of uniqueness.',
    'dual-wield 303 414',
  ),
  newRulebookRule(
    '407',
    'Healing',
    'Healing removes damage from a character, at most as much as it has (407.1). Healing can’t give a character more than its full health. You can also target an undamaged character (407.3).',
    '405 408',
  ),
  newRulebookRule(
    '408',
    'Packets',
    'Damage and healing come as packets. A packet has an amount, a type, a source and a recipient. Before a packet is dealt, it can be prevented, changed or split (717). Only the rest is dealt.',
    '405 717',
  ),
  newRulebookRule(
    '409',
    'Playing a card',
    'To play a card, you put it onto the chain from your hand, or from another zone if a card allows that. You make all its choices and pay its cost (707). Placing a resource isn’t playing (409.2), and putting a card into play isn’t, either.',
    '412 707 710',
  ),
  newRulebookRule(
    '410',
    'Priority',
    'Only the player who has priority can act (410.1): play a card, use a power, complete a quest, or pass. First the player whose turn it is has priority, then the others clockwise. When all players pass in succession, the topmost link of the chain resolves. If the chain is empty, the game goes on. I pass for you when you can’t do anything.',
    '410.5 705 709',
  ),
  newRulebookRule(
    '410.5',
    'Pre-priority processing',
    'Before anybody gets priority, the game checks fatal damage, empty decks, uniqueness and attachments, in waves, until there is nothing left to do. Then waiting triggered effects go onto the chain (708.1). Nobody can respond in between.',
    '410.6 414 708',
  ),
  newRulebookRule(
    '410.6',
    'What is checked',
    'Characters with fatal damage are destroyed (410.6a). A player who had to draw from an empty deck is out (410.6b). If a player has too many cards of a kind, some of them are destroyed (414). Attachments without a legal host are destroyed (400.6).',
    '410.5 405',
  ),
  newRulebookRule(
    '411',
    'Ready and exhausted',
    'A ready card is upright. An exhausted card has been used: it has attacked, protected, paid, or was activated. Your cards become ready in your ready step (501.1). Outside of play, cards are neither ready nor exhausted (411.2).',
    '501 701',
  ),
  newRulebookRule(
    '412',
    'Resources',
    'Once in each of your turns, in your action phase, you can place a card from your hand as a resource (412.1): a quest or location face up, any other card face down. You exhaust a resource to pay one point of a cost (412.2), whether it is face up or face down.',
    '306 403 stash',
  ),
  newRulebookRule(
    '413',
    'Searching',
    'You look through all cards of the zone. In a hidden zone you may decide not to find a described card, even if it’s there (413.3). A deck is shuffled after a search (413.2).',
    '415',
  ),
  newRulebookRule(
    '414',
    'Uniqueness',
    'Some cards can’t be in one party together: two of one unique name, two pieces for one slot, too many weapons or shields, more of a Form, pet or aspect than its number allows (414.3). A player who has too many chooses which one stays. The game destroys the others (414.2).',
    '406 103',
  ),
  newRulebookRule(
    '415',
    'Zones',
    'The zones are the chain, decks, graveyards, hands, play, and the cards that are removed from the game (415.1). Decks and hands are hidden, and everything else is visible to everybody. A card that changes zones is a new card. Earlier effects on it no longer count (415.9).',
    '705 710',
  ),
] as const
