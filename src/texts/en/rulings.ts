/** Rulings for single cards, in our own words. */
export const rulingTexts = {
  title: 'Rulings',
  rule: (number: string, says: string) => `**${number}** ${says}`,
  ours: (text: string) => `**Ours** ${text}`,
  says: {
    ally: 'An ally can attack or use [Activate] powers only if it has been in its party since your turn began.',
    totem: 'A Totem can’t be proposed as an attacker. It counts as an ability and as an ally.',
    mount: 'A Mount can’t be proposed as an attacker or defender.',
    weapon:
      'To strike, exhaust the weapon and pay its strike cost when its wielder becomes an attacker or defender. The wielder is usually your hero.',
    armor: 'Exhaust it to prevent as much damage as its DEF (717.2c).',
    instant: 'An instant can be played at any time when you have priority, also in response.',
    ongoing: 'An ongoing ability enters play when it resolves. Its powers work only in play.',
    attachment: 'It enters play attached to a card that its text describes.',
    quest: 'A quest is never played. It is placed as a resource, face up.',
    location: 'A location stays face up among the resources. It can’t have more counters than its capacity.',
    unique:
      'If cards can’t be in one party together, their player keeps one of them, and the others are destroyed.',
    masterHero: 'A Master Hero starts in the deck. When it is played, it replaces your hero.',
    protector:
      'At the protect point you can exhaust it. Then it becomes the defender instead of the proposed defender.',
    stealth: 'While it attacks, nobody can protect.',
    longRange: 'While it attacks, defenders deal no combat damage.',
    inspire: 'When another player readies cards, you can ready a card that it inspires.',
    dualWield: 'You can have two One-Handed Melee weapons at the same time.',
    sabotage:
      'It can propose a combat as a sabotage. A sabotage attacks the thing that its text names instead of a hero or ally.',
  },
} as const
