import { withWiderType } from '../worded.ts'

/**
 * The role of each starter deck, and one sentence about how it plays. The sentences are short because menus show
 * them.
 */
export const starterDeckTexts = {
  hard: { 1: '★ easy', 2: '★★ medium', 3: '★★★ demanding' },
  roles: { damage: 'Damage', healer: 'Healer', protector: 'Protector' },
  withRole: (label: string, mark: string, role: string) => `${label} · ${mark} ${role}`,
  described: (hard: string, plays: string) => `${hard} · ${plays}`,
  plays: withWiderType<Record<string, string>>({
    'horde-rogue': 'Daggers and dirty tricks; exhausts enemies before they attack.',
    'horde-warrior': 'Big weapons, hard hits and sturdy allies.',
    'alliance-druid': 'Fights as a cat and makes its allies bigger; heals and hits.',
    'alliance-hunter': 'Shoots large allies from a distance, with beasts in front.',
    'alliance-mage': 'Fire and frost; has an answer ready in the Dungeon’s turn.',
    'alliance-paladin': 'Protectors, blessings and armor; turns an enemy’s strength against itself.',
    'alliance-priest': 'Keeps the whole party alive and brings back fallen allies.',
    'horde-death-knight': 'Protects the others, weakens attackers and raises the dead.',
    'horde-shaman': 'Heals everybody, throws lightning, and readies an ally to attack again.',
    'horde-warlock': 'Demons and slow curses; pays for cards with its own health.',
    'alliance-death-knight': 'Protectors in front; lasting diseases and frost wear enemies down.',
    'alliance-rogue': 'Poisons, and allies that strike unseen; timing is everything.',
    'alliance-shaman': 'Heals every turn and attacks with the elements.',
    'alliance-warlock': 'Drains life to stay alive, with a demon at its side.',
    'alliance-warrior': 'Armor and Protectors in front; finds the right weapon and attacks.',
    'horde-druid': 'Plays many allies; the hero deals damage for each of them.',
    'horde-hunter': 'A pack of beasts; makes the strongest enemy harmless.',
    'horde-mage': 'Draws more cards than any other; a spell for every situation.',
    'horde-paladin': 'Protectors in front; holy damage that nothing prevents.',
    'horde-priest': 'Heals and strengthens allies, and sends enemies back or takes them over.',
  }),
} as const
