/**
 * The rules of the Dungeon rulebook, under its headings and in our own words. Each is the beginning of the title of a
 * test, so that no rule of the book is forgotten.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RULES = {
  'Dungeon Deck Rules': [
    'a run begins with seven cards for each raider',
    'a hand is kept or shuffled back for as many new cards, once',
    'in this order: ready, Level Up, MARKED, flips, attacks',
    'the Dungeon readies its exhausted cards first',
    'each raiding hero is MARKED about as often as the others',
    'MARKED lasts through the raiders’ turns',
    'it flips as many cards as its Flip value, even in the very first Dungeon turn',
    'the cards are flipped one at a time',
    'a flipped ally or equipment enters play in the Dungeon party',
    'the raiders interrupt, attack, target and destroy Dungeon cards',
    'a raider interrupts a flipped ability',
    'the hero attacks first, then the allies in the order they entered play',
    'an ally does not attack in the turn it entered play',
    'an ally with Ferocity attacks in the turn it enters play',
    'with %i seats all raiders have their turns, then the Dungeon',
    'after the Dungeon’s turn the raiders have theirs clockwise',
    'with fatal damage the Dungeon hero is destroyed',
    'a destroyed raider’s cards leave play',
    'with fatal damage on all raiding heroes the Dungeon has won',
  ],
  'Special Dungeon Rules and Card Interactions': [
    'a Dungeon card put into its owner’s hand goes on top of the Dungeon deck',
    'an ally of the Dungeon that would go to its owner’s hand',
    'when the Dungeon would discard, the top cards of its deck go to its graveyard',
    'while a Boss ally is in play the Dungeon hero can’t be attacked, but abilities reach it',
    'Dungeon cards cost 0 for those who look at it',
  ],
  'Dungeon Difficulty Modes': ['%s: the hero is %s and %s begins'],
  'Level Up Rules': [
    'at level %i, with %i damage on a raiding hero, his turn begins at level %i',
    'at level 3 he levels up once a raider is dead',
    'several levels in one step',
    'damage, attachments and an exhausted hero’s orientation remain as it levels up',
    'its Flip, ATK, health and powers are those of the new level at once',
    'text of Level 3+ at level %i',
  ],
  'Experience Table': [
    'the first attempt at a dungeon earns 5 XP, each later one 2',
    'half the health of the Dungeon hero in damage earns 2 XP to those who fail',
    'destroying the Dungeon hero earns 5 XP',
    'each Boss ally destroyed earns 2 XP',
    'an Achievement is earned once a run',
    'books what was achieved to every character, whoever fell on the way',
  ],
  'Raider Leveling Guide': [
    'with %i XP a character is at level %i',
    'a hand of seven, or of eight for a hero of level 85',
    'a hero of level 85 has 10 more health',
  ],
}

const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\])?(?: as const)?\)?\(\s*(['"`])([\s\S]*?)\1/g

const titles = ['src', 'test'].flatMap(titlesIn)

/** Returns the titles of the tests in a folder, as written in the source. */
function titlesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith('rulebook.test.ts.snap'))
    .flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(TITLE)].map(([, , title]) => title ?? ''),
    )
}

test.each(Object.entries(RULES).flatMap(([heading, rules]) => rules.map((rule) => [heading, rule] as const)))(
  '%s: %s',
  (_, rule) => {
    expect(titles.filter((title) => title.startsWith(rule))).not.toEqual([])
  },
)
