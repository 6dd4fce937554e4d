import { newKeywordRule } from '../rule.ts'

/** Explanations of the keywords in the glossary. */
export const keywordRules = [
  newKeywordRule(
    'Aberration',
    'Only combat damage hurts this character. All other damage to it is prevented.',
    '717',
  ),
  newKeywordRule(
    'Absorb',
    'When this character deals combat damage to a hero, that much damage is healed from your own hero. A weapon with Absorb gives it to the character that strikes with it.',
    '407 603',
  ),
  newKeywordRule(
    'Arcane Torrent',
    'When it enters play, it targets an opposing card. That card has no powers this turn.',
    '700',
  ),
  newKeywordRule('Artifact', 'You can also play it from your graveyard.', '409'),
  newKeywordRule(
    'Assault',
    'It has that much more ATK in its controller’s turns. Several Assaults add up.',
    '205',
  ),
  newKeywordRule(
    'AWESOME',
    'When your turn begins, everybody may say something kind about the card. Each player who does so draws a card.',
    '703',
  ),
  newKeywordRule(
    'Bear Form',
    'Your hero can protect. It ends when you play an ability that isn’t Feral, or strike with a weapon.',
    'protector cat-form',
  ),
  newKeywordRule('Berserking', 'It has +1 ATK for each point of damage on it.', '405'),
  newKeywordRule(
    'Cat Form',
    'Your hero has +1 ATK while attacking. It ends in the same way as Bear Form.',
    'bear-form',
  ),
  newKeywordRule(
    'Conspicuous',
    'When it attacks, any hero or ally of the other side can protect, even without Protector.',
    '602.2 protector',
  ),
  newKeywordRule(
    'Death Rattle',
    'The text after the keyword happens when the card goes to a graveyard, from play or from anywhere else.',
    '703',
  ),
  newKeywordRule(
    'Delve',
    'Look at the next two cards of your deck, and put each on the top or on the bottom.',
    '415',
  ),
  newKeywordRule('Diplomacy', 'Allies of the named kind cost you 1 less, but never less than 1.', '403'),
  newKeywordRule(
    'Dual Shield',
    'Your hero can hold two shields, but no melee weapon or off-hand item with them.',
    '406 414',
  ),
  newKeywordRule(
    'Dual Wield',
    'Your hero can hold two one-handed melee weapons, and strike with both in one combat (406.2, 406.6).',
    '406 303',
  ),
  newKeywordRule('Ranged Dual Wield', 'Your hero can have two ranged weapons (406.4).', '406'),
  newKeywordRule(
    'Two-Handed Dual Wield',
    'Your hero can have two melee weapons, two-handed ones too, and strike with both.',
    '406 dual-wield',
  ),
  newKeywordRule(
    'Echo',
    'If two or more of your allies have the same race when you play it, the ability is copied.',
    '402',
  ),
  newKeywordRule(
    'Elusive',
    'Nobody can propose to attack it. It can still be targeted, and it can protect.',
    '601 untargetable',
  ),
  newKeywordRule(
    'Enrage',
    'As it enters play, you may reveal the top card of your deck. The text of the card says what that does.',
    '710',
  ),
  newKeywordRule('Escape Artist', 'If an opponent targets it, you may return it to its owner’s hand.', '706'),
  newKeywordRule(
    'Eternal',
    'When it goes to your graveyard from anywhere, you may shuffle it into your deck.',
    '415',
  ),
  newKeywordRule(
    'Ferocity',
    'It can attack in the turn in which it joins your party. For [Activate] powers it waits like other allies.',
    '302',
  ),
  newKeywordRule('Find Treasure', 'When it enters play, you may draw a card and then discard a card.', '703'),
  newKeywordRule(
    'Finishing Move',
    'To play it, remove up to five cards of the named kind from your graveyard (Combos if no kind is named). X is the number of cards that you removed.',
    '403',
  ),
  newKeywordRule('Hardiness', 'Each time it would be dealt damage, 1 of that damage is prevented.', '717'),
  newKeywordRule('Harmonize', 'Your allies with a printed cost of 4 or more cost you 1 less.', '403'),
  newKeywordRule(
    'Haste',
    'It costs that much less if an ally of yours has damaged an opposing hero this turn.',
    '403',
  ),
  newKeywordRule(
    'Infinite Wield',
    'Your hero can have any number of one-handed melee weapons, and all of them can strike in one combat (406.5).',
    '406',
  ),
  newKeywordRule(
    'Inspire',
    'When other players ready their cards in their ready step, you may ready one exhausted card of yours of the named kind. You can ready each card at most once per turn (501.1).',
    '501 411',
  ),
  newKeywordRule('Inspiring Presence', 'Your hero and allies deal 1 more damage outside of combat.', '405'),
  newKeywordRule('Invincible', 'It doesn’t leave play, and it can’t be targeted or damaged.', '103'),
  newKeywordRule(
    'Irradiated',
    'It is contagious. An ally to which it deals combat damage is Irradiated from then on.',
    '603',
  ),
  newKeywordRule(
    'Long-Range',
    'A character that defends against it deals no combat damage to it. Long-Range has nothing to do with the ranged damage type.',
    '603',
  ),
  newKeywordRule(
    'Mend',
    'When your turn begins, it may heal that much damage from a hero or ally that it targets.',
    '407',
  ),
  newKeywordRule(
    'Portal',
    'Reveal the next three cards of your deck. You may put a Demon ally that is among them and costs less than this card into play.',
    '710',
  ),
  newKeywordRule('Preparation', 'In your first turn you can play it without paying its cost.', '403'),
  newKeywordRule(
    'Protector',
    'At the protect point you can exhaust it if it is ready. Then it is attacked instead. It can do this in the turn in which it entered play, too.',
    '602.2 stealth',
  ),
  newKeywordRule(
    'Resistance',
    'Damage of the named type is prevented, even if it is of another type as well. There is one for each type: arcane, fire, frost, holy, melee, nature, ranged and shadow.',
    '205 717',
  ),
  newKeywordRule(
    'Rift',
    'Name a race when you play it. It costs 1 less for each of your allies of that race (707.1e).',
    '403 707',
  ),
  newKeywordRule(
    'Sabotage',
    'It can attack the named thing instead of a character. No damage is dealt then. Its sabotage effect happens, unless somebody protects.',
    '601 603',
  ),
  newKeywordRule('Sentinel', 'The first time it exhausts in a turn, it readies again.', '411'),
  newKeywordRule(
    'Sextuple Wield',
    'Your hero has six hands for melee weapons. A one-handed weapon needs one hand, and a two-handed weapon needs two (406.3).',
    '406',
  ),
  newKeywordRule('Shadowmeld', 'While it is ready, it is Elusive and Untargetable.', 'elusive untargetable'),
  newKeywordRule(
    'Smash',
    'If it deals a defending ally more than fatal damage, the rest is dealt to that ally’s hero (405.8).',
    '405 603',
  ),
  newKeywordRule('Spellshield', 'Opponents can’t target it while it’s in play.', '706'),
  newKeywordRule(
    'Stash',
    'As you place it as a resource, reveal it and do what the text after the keyword says. Then it lies face down.',
    '412',
  ),
  newKeywordRule(
    'Stealth',
    'Nobody can protect against it while it attacks (602.2a). A weapon with Stealth gives it to the character that strikes with it.',
    '602.2',
  ),
  newKeywordRule(
    'Thrown',
    'If your hero strikes with it, your hero has Long-Range in this combat, and the weapon returns to its owner’s hand at the end of the turn.',
    '303 long-range',
  ),
  newKeywordRule(
    'Time is Money',
    'You can use its [Activate] powers in the turn in which it enters play. For attacking it waits like other allies.',
    '302 701',
  ),
  newKeywordRule(
    'Trap',
    'Instead of paying its cost, you can exhaust your hero while your hero defends.',
    '403',
  ),
  newKeywordRule(
    'Untargetable',
    'No link can target it. It can be attacked, and effects without targets affect it.',
    '706 elusive',
  ),
  newKeywordRule(
    'War Stomp',
    'When it attacks or defends, you may exhaust an opposing hero or ally that it targets.',
    '411',
  ),
  newKeywordRule(
    'Warp',
    'When it’s revealed from your deck, you may remove it from the game and then play it at once without paying its cost.',
    '710',
  ),
  newKeywordRule(
    'Will of the Forsaken',
    'It leaves play only by fatal damage or when it has no health left.',
    '706',
  ),
] as const
