import { worded } from '../worded.ts'

/** Describes in one sentence how each starter deck plays. The sentences are short because menus show them. */
export const starterTexts = {
  hard: { 1: '★ easy', 2: '★★ medium', 3: '★★★ demanding' },
  described: (hard: string, plays: string) => `${hard} · ${plays}`,
  plays: worded<Record<string, string>>({
    'horde-rogue': 'Daggers and dirty tricks; exhausts enemies before they attack.',
    'horde-warrior': 'Big weapons, hard hits and sturdy allies.',
    'alliance-druid': 'Fights as a cat and makes its allies bigger; heals and hits.',
    'alliance-hunter': 'Shoots large allies from a distance, with beasts in front.',
    'alliance-mage': 'Fire and frost; has an answer ready in the Dungeon’s turn.',
    'alliance-paladin': 'Blessings and heavy armor; turns an enemy’s strength against itself.',
    'alliance-priest': 'Keeps the whole party alive and brings back fallen allies.',
    'horde-death-knight': 'Weakens attackers and raises the dead to fight.',
    'horde-shaman': 'Lightning for all enemies; readies an ally for a second attack.',
    'horde-warlock': 'Demons and slow curses; pays for cards with its own health.',
    'alliance-death-knight': 'Lasting diseases and frost; stops characters from protecting.',
    'alliance-rogue': 'Poisons, and allies that strike unseen; timing is everything.',
    'alliance-shaman': 'Heals every turn and attacks with the elements; very durable.',
    'alliance-warlock': 'Drains life to stay alive, with a demon at its side.',
    'alliance-warrior': 'Finds the right weapon and attacks, protected by armor.',
    'horde-druid': 'Plays many allies; the hero deals damage for each of them.',
    'horde-hunter': 'A pack of beasts; makes the strongest enemy harmless.',
    'horde-mage': 'Draws more cards than any other; a spell for every situation.',
    'horde-paladin': 'Holy damage that nothing prevents, behind many allies.',
    'horde-priest': 'Sends enemies back to where they came from; shadow damage.',
  }),
} as const
