import { describe, expect, it } from 'vitest'
import { cardWithId } from '../../cards/index.ts'
import { type Language, runInLanguage } from '../../texts/language.ts'
import { cardEmbed } from './card.ts'

const told = (id: string, language: Language): string =>
  runInLanguage(language, () => cardEmbed(cardWithId(id)).description ?? '')

const whole = (id: string): string => runInLanguage('en', () => JSON.stringify(cardEmbed(cardWithId(id))))

describe('a card that a player looks up', () => {
  it.each<[string, Language, string]>([
    ['CD2-W7', 'en', 'Class: Warrior · Rarity: common · Instant: playable whenever you have priority'],
    [
      'CD2-W7',
      'de',
      'Klasse: Krieger · Seltenheit: gewöhnlich · Spontan: spielbar, wann immer du Priorität hast',
    ],
    ['CD2-H1', 'en', 'Class: Hunter · Faction: Alliance · Rarity: uncommon'],
    ['CD2-H1', 'de', 'Klasse: Jäger · Fraktion: Allianz · Seltenheit: ungewöhnlich'],
    ['DTP-39', 'en', 'Class: Druid or Rogue · Rarity: uncommon'],
    ['DDD-10', 'de', 'Seltenheit: gewöhnlich'],
  ])('%s shows in %s its class, its rarity and when it can be played', (id, language, line) => {
    expect(told(id, language).split('\n')).toContain(line)
  })

  it('shows the raids whose treasure can contain it', () => {
    expect(whole('OLT-23')).toContain("Treasure of a won raid: Onyxia's Lair")
    expect(whole('DTP-39')).not.toContain('Onyxia')
    expect(whole('DTP-39')).toContain('Treasure of a won raid: The Deadmines, ')
  })

  it('has only one empty line above its text', () => {
    expect(told('DDD-24', 'en').split('\n').slice(0, 4)).toEqual([
      expect.stringContaining('Ability'),
      'Rarity: common',
      '',
      'Dungeon allies get +2 ATK and **Ferocity** this turn.',
    ])
  })
})
