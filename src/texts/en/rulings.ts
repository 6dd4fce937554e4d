/** Rulings for single cards, in our own words. */
export const rulingTexts = {
  title: 'Rulings',
  rule: (number: string, says: string) => `**${number}** ${says}`,
  ours: (text: string) => `**Ours** ${text}`,
  says: {
    ally: 'An ally attacks, or uses [Activate] powers, only if it has been in its party since your turn began.',
    totem: 'A Totem can’t be proposed as an attacker; it counts as an ability and as an ally.',
    mount: 'A Mount can’t be proposed as an attacker or defender.',
    weapon:
      'To strike, exhaust the weapon and pay its strike cost as its wielder, usually your hero, becomes an attacker or defender.',
    armor: 'Exhaust it to prevent as much damage as its DEF (717.2c).',
    instant: 'An instant is played any time you have priority, in response too.',
    ongoing: 'An ongoing ability enters play as it resolves; its powers work only there.',
    attachment: 'It enters play attached to a card that its text describes.',
    quest: 'A quest is never played: it is placed as a resource, face up.',
    location: 'A location stays face up among the resources; it can’t hold more counters than its capacity.',
    unique: 'Of cards that can’t be in one party together, their player keeps one and the rest is destroyed.',
    masterHero: 'A Master Hero starts in the deck and is played; it takes the place of your hero.',
    protector: 'At the protect point, exhaust it to be defended against instead of the proposed defender.',
    stealth: 'While it attacks, nobody can protect.',
    longRange: 'While it attacks, defenders deal no combat damage.',
    inspire: 'As another player readies cards, it lets you ready what it inspires.',
    dualWield: 'You may have two One-Handed Melee weapons at once.',
    sabotage:
      'A combat may be proposed as a sabotage: against what its text names, not against a hero or ally.',
  },
} as const
