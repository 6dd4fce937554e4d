import { keyword } from '../rule.ts'

/** Explanations of the keywords in the glossary. */
export const keywords = [
  keyword('Aberration', 'Only combat hurts this character: all other damage to it is prevented.', '717'),
  keyword(
    'Absorb',
    'As much combat damage as this character deals to a hero, your own hero heals. A weapon with Absorb gives it to whoever strikes with it.',
    '407 603',
  ),
  keyword(
    'Arcane Torrent',
    'As it enters play, it takes all powers from an opposing card that it targets, for this turn.',
    '700',
  ),
  keyword('Artifact', 'It can also be played out of your graveyard.', '409'),
  keyword('Assault', 'In its controller’s turns it has so much more ATK. Several add up.', '205'),
  keyword(
    'AWESOME',
    'When your turn begins, everybody may say something kind about the card, and draws for it.',
    '703',
  ),
  keyword(
    'Bear Form',
    'Your hero can protect. It ends when you play an ability that isn’t Feral, or strike with a weapon.',
    'protector cat-form',
  ),
  keyword(
    'Berserking',
    'The more it is hurt the harder it hits: +1 ATK for each point of damage on it.',
    '405',
  ),
  keyword('Cat Form', 'Your hero has +1 ATK while attacking. It ends like a Bear Form.', 'bear-form'),
  keyword(
    'Conspicuous',
    'Against this attacker any hero or ally of the other side can protect, Protector or not.',
    '602.2 protector',
  ),
  keyword(
    'Death Rattle',
    'When the card goes to a graveyard, from play or from anywhere else, what stands behind the word happens.',
    '703',
  ),
  keyword('Delve', 'See your next two cards, and put each back on top or to the bottom.', '415'),
  keyword('Diplomacy', 'Allies of the named kind cost you 1 less, but never less than 1.', '403'),
  keyword(
    'Dual Shield',
    'Your hero can hold two shields, but no melee weapon or off-hand piece with them.',
    '406 414',
  ),
  keyword(
    'Dual Wield',
    'Your hero can hold two one-handed melee weapons, and strike with both in one combat (406.2, 406.6).',
    '406 303',
  ),
  keyword('Ranged Dual Wield', 'Your hero can have two ranged weapons (406.4).', '406'),
  keyword(
    'Two-Handed Dual Wield',
    'Your hero can have two melee weapons, two-handed ones too, and strike with both.',
    '406 dual-wield',
  ),
  keyword(
    'Echo',
    'If two of your allies or more are of one race as you play it, the ability is copied.',
    '402',
  ),
  keyword(
    'Elusive',
    'Nobody can propose to attack it. It may still be targeted, or step in as a protector.',
    '601 untargetable',
  ),
  keyword(
    'Enrage',
    'As it enters play, you may show the top card of your deck; what that brings stands on the card.',
    '710',
  ),
  keyword('Escape Artist', 'If an opponent targets it, you may take it back into its owner’s hand.', '706'),
  keyword(
    'Eternal',
    'From wherever it goes to your graveyard, you may shuffle it into your deck instead of leaving it there.',
    '415',
  ),
  keyword(
    'Ferocity',
    'It may attack in the very turn in which it joined you. For [Activate] powers it waits like others.',
    '302',
  ),
  keyword('Find Treasure', 'As it enters play you may draw a card and then discard one.', '703'),
  keyword(
    'Finishing Move',
    'To play it, remove up to five cards of the named kind, else Combos, from your graveyard: so many is X.',
    '403',
  ),
  keyword('Hardiness', 'Each time it would be dealt damage, it is one less.', '717'),
  keyword('Harmonize', 'Your allies with a printed cost of 4 or more cost you 1 less.', '403'),
  keyword(
    'Haste',
    'It costs so much less, if an ally of yours has damaged an opposing hero this turn.',
    '403',
  ),
  keyword(
    'Infinite Wield',
    'Any number of one-handed melee weapons, and all may strike in one combat (406.5).',
    '406',
  ),
  keyword(
    'Inspire',
    'As others ready their cards in their ready step, you may ready one exhausted card of yours of the named kind; each at most once a turn (501.1).',
    '501 411',
  ),
  keyword('Inspiring Presence', 'What your hero and allies deal outside of combat is one more.', '405'),
  keyword('Invincible', 'It doesn’t leave play, and can be neither targeted nor damaged.', '103'),
  keyword(
    'Irradiated',
    'It is catching: an ally to which it deals combat damage is irradiated from then on.',
    '603',
  ),
  keyword(
    'Long-Range',
    'Whoever defends against it deals no combat damage back. It has nothing to do with the ranged damage type.',
    '603',
  ),
  keyword('Mend', 'When your turn begins, it may heal so much from a hero or ally that it targets.', '407'),
  keyword(
    'Portal',
    'Shows your next three cards; a Demon ally among them that costs less than this card may come into play.',
    '710',
  ),
  keyword('Preparation', 'In your first turn you may play it for nothing.', '403'),
  keyword(
    'Protector',
    'At the protect point you may exhaust it while it is ready: then it is the one who’s attacked. It may do so in the turn in which it came.',
    '602.2 stealth',
  ),
  keyword(
    'Resistance',
    'Damage of the named type is prevented, even if it is of another type as well. There is one for each type: arcane, fire, frost, holy, melee, nature, ranged and shadow.',
    '205 717',
  ),
  keyword(
    'Rift',
    'Name a race as you play it: each of your allies of that race makes it 1 cheaper (707.1e).',
    '403 707',
  ),
  keyword(
    'Sabotage',
    'It may attack a thing instead of a character, as named. No damage is dealt then, and what it does as it sabotages happens, unless somebody protects.',
    '601 603',
  ),
  keyword('Sentinel', 'The first time it exhausts in a turn, it readies again.', '411'),
  keyword(
    'Sextuple Wield',
    'Six hands for melee weapons: one for a one-handed, two for a two-handed one (406.3).',
    '406',
  ),
  keyword('Shadowmeld', 'While it is ready, it is Elusive and Untargetable.', 'elusive untargetable'),
  keyword(
    'Smash',
    'What it deals to a defending ally beyond fatal damage goes to that ally’s hero (405.8).',
    '405 603',
  ),
  keyword('Spellshield', 'Opponents can’t target it while it’s in play.', '706'),
  keyword(
    'Stash',
    'As it becomes a resource, show it and do what stands behind the word; then it lies face down.',
    '412',
  ),
  keyword(
    'Stealth',
    'Nobody can protect against it while it attacks (602.2a). A weapon with Stealth gives it to whoever strikes with it.',
    '602.2',
  ),
  keyword(
    'Thrown',
    'Striking with it gives your hero Long-Range for this combat, and at the end of the turn it goes back to its owner’s hand.',
    '303 long-range',
  ),
  keyword(
    'Time is Money',
    'Its [Activate] powers work from the turn in which it came; to attack it waits like others.',
    '302 701',
  ),
  keyword('Trap', 'Instead of paying, exhaust your hero while it defends.', '403'),
  keyword(
    'Untargetable',
    'No link can target it. It can be attacked, and is hit by what doesn’t target.',
    '706 elusive',
  ),
  keyword(
    'War Stomp',
    'When it attacks or defends, you may exhaust an opposing hero or ally that it targets.',
    '411',
  ),
  keyword(
    'Warp',
    'When it’s revealed from your deck, you may remove it from the game and then play it at once for nothing.',
    '710',
  ),
  keyword(
    'Will of the Forsaken',
    'Only fatal damage, or having no health left, takes it out of play.',
    '706',
  ),
] as const
