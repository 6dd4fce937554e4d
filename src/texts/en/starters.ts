import { worded } from '../worded.ts'

/** Describes in one sentence how each starter deck plays. The sentences are short because menus show them. */
export const starterTexts = {
  hard: { 1: '★ easy', 2: '★★ medium', 3: '★★★ demanding' },
  described: (hard: string, plays: string) => `${hard} · ${plays}`,
  plays: worded<Record<string, string>>({
    'horde-rogue': 'Daggers and dirty tricks; exhausts whoever is about to hit.',
    'horde-warrior': 'Big weapons, hard blows, sturdy friends; hit, and hit again.',
    'alliance-druid': 'A cat’s claws today, grown forests tomorrow; heals and hits.',
    'alliance-hunter': 'Shoots large allies from afar, with beasts in front.',
    'alliance-mage': 'Burns and freezes; keeps an answer ready in the Dungeon’s turn.',
    'alliance-paladin': 'Blessings and heavy armor; turns a foe’s strength on itself.',
    'alliance-priest': 'Keeps the whole party alive, and brings back who has fallen.',
    'horde-death-knight': 'Weakens whatever attacks, and raises the dead to fight.',
    'horde-shaman': 'Lightning for all of them; readies an ally to attack twice.',
    'horde-warlock': 'Demons and slow curses; its own blood is one of its resources.',
    'alliance-death-knight': 'Diseases that linger, frost that holds; no protector helps them.',
    'alliance-rogue': 'Poisons, and allies that strike unseen; timing is everything.',
    'alliance-shaman': 'Heals every turn and hits with the elements; hard to outlast.',
    'alliance-warlock': 'Drains life to stay alive, with a demon at its side.',
    'alliance-warrior': 'Finds the right weapon and leaps in; armor does the rest.',
    'horde-druid': 'Fills the table with allies, then the moon counts them.',
    'horde-hunter': 'A pack of beasts; the foe’s strongest is made harmless.',
    'horde-mage': 'Draws cards as no other does; spells for every question.',
    'horde-paladin': 'Holy damage that nothing prevents, behind a wall of friends.',
    'horde-priest': 'Sends foes back to where they came from; shadows do the rest.',
  }),
} as const
