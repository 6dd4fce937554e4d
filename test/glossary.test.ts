/**
 * The glossary's keywords one by one: a card prints each, and any card can be asked for it, be given it and lose it.
 */
import { expect, test } from 'vitest'
import { allTests } from '../scripts/rules/tested.ts'
import {
  ally,
  any,
  arcaneTorrentKeyword,
  awesomeKeyword,
  deathRattleKeyword,
  delveKeyword,
  each,
  echoKeyword,
  enrageKeyword,
  enters,
  eternalKeyword,
  findTreasureKeyword,
  grantedPower,
  losesKeywords,
  type ModifierWithoutCards,
  named,
  numberedCardsOfSet,
  pay,
  portalKeyword,
  self,
  stashKeyword,
  thisTurn,
  warpKeyword,
  when,
  withKeyword,
  you,
} from '../src/cards/builders.ts'
import { allCards } from '../src/cards/index.ts'
import { cardTextLinesWithMarkup } from '../src/cards/text.ts'
import { KEYWORD_NAMES } from '../src/cards/wording/keywords.ts'
import type { Keyword, NamedKeyword, Power, SpelledOutKeyword, WithLabel } from '../src/engine/index.ts'
import { cardMatchesFilter, newTextContext } from '../src/engine/internals.ts'
import { isSpelledOutKeyword } from '../src/engine/model/data/spelled-keywords.ts'
import { type Story, scenario } from '../src/scenarios/scenario.ts'
import { allExampleCards } from '../src/scenarios/test-cards/index.ts'

/** The keywords that the glossary lists under "Keyword", and Warp, which has its own entry. */
const GLOSSARY =
  `Aberration, Absorb, Arcane Torrent, Artifact, Assault, AWESOME, Bear Form, Berserking, Cat Form, Conspicuous,
Death Rattle, Delve, Diplomacy, Dual Shield, Dual Wield, Ranged Dual Wield, Two-Handed Dual Wield, Echo, Elusive, Enrage,
Escape Artist, Eternal, Ferocity, Find Treasure, Finishing Move, Hardiness, Harmonize, Haste, Infinite Wield, Inspire,
Inspiring Presence, Invincible, Irradiated, Long-Range, Mend, Portal, Preparation, Protector, Resistance, Rift, Sabotage,
Sentinel, Sextuple Wield, Shadowmeld, Smash, Spellshield, Stash, Stealth, Thrown, Time is Money, Trap, Untargetable,
War Stomp, Warp, Will of the Forsaken`.split(/,\s+/)
/** Keywords of Dungeons and raids. */
const RAIDS = ['Boss', 'Flip', 'Ghost', 'Immune']

const KEYS = Object.keys(KEYWORD_NAMES) as Keyword[]
const family = (keyword: Keyword): string => KEYWORD_NAMES[keyword].replace(/^\w+ (?=Resistance$)/, '')

test('every keyword of the glossary is one of ours, and no other is', () => {
  const ours = new Set(KEYS.map(family))
  expect([...ours].sort()).toEqual([...GLOSSARY, ...RAIDS].sort())
})

const texts = [...allCards.values(), ...allExampleCards].map((card) =>
  cardTextLinesWithMarkup(card).join('\n'),
)
test.each(KEYS)('%s is printed on a card', (keyword) => {
  expect(texts.filter((text) => text.includes(`**${KEYWORD_NAMES[keyword]}`))).not.toEqual([])
})

const titles = allTests()
  .flatMap(({ titles }) => titles)
  .join('\n')
  .toLowerCase()
test.each(GLOSSARY)('%s has a story', (keyword) => {
  expect(titles).toContain(keyword.toLowerCase())
})

const SPELLED: Record<SpelledOutKeyword, WithLabel<Power>> = {
  arcaneTorrent: arcaneTorrentKeyword,
  awesome: awesomeKeyword,
  deathRattle: deathRattleKeyword(you.draw(1)),
  delve: when(enters(self), delveKeyword),
  echo: echoKeyword,
  enrage: enrageKeyword,
  eternal: eternalKeyword,
  findTreasure: findTreasureKeyword,
  portal: when(enters(self), portalKeyword),
  stash: stashKeyword(you.draw(1)),
  warp: warpKeyword,
}

const printed = (keyword: Keyword): WithLabel<Power> =>
  isSpelledOutKeyword(keyword)
    ? SPELLED[keyword]
    : { kind: 'keyword', keyword: keyword satisfies NamedKeyword, n: 1 }
const given = (keyword: Keyword): ModifierWithoutCards =>
  isSpelledOutKeyword(keyword) ? grantedPower(SPELLED[keyword]) : { kind: 'keyword', keyword, n: 1 }

const body = { cost: 0, melee: 1, health: 3 }
const change = (name: string, of: string, trait: ModifierWithoutCards) =>
  ally(name, body, '', pay(0).to(thisTurn(each(named(of, any.ally)).has(trait))))

const tell = (keyword: Keyword): Story =>
  scenario({
    cards: numberedCardsOfSet('EX', {
      Bearer: ally('Bearer', body, '', printed(keyword)),
      Plain: ally('Plain', body, ''),
      Giver: change('Giver', 'Plain', given(keyword)),
      Thief: change('Thief', 'Bearer', losesKeywords(keyword)),
    }),
    raiders: { Anna: { play: ['EX-Bearer', 'EX-Plain', 'EX-Giver', 'EX-Thief'], hand: ['Brigg'] } },
  })

const has = (story: Story, name: string, keyword: Keyword): boolean => {
  const id = story.find(name)
  return cardMatchesFilter(
    story.game,
    newTextContext(story.object(name).card, id, 0),
    withKeyword(keyword, any.ally),
    id,
  )
}

/** Resolves or declines effects that trigger as the turn starts (Mend, AWESOME). */
function settle(story: Story): void {
  while (story.decision?.kind !== 'priority' || story.chain.length > 0)
    if (story.decision?.kind === 'priority') story.resolve()
    else story.pick(story.decision?.kind === 'may' ? 'no' : (story.offers[0] ?? ''))
}

test.each(KEYS)('%s can be asked for, given and lost (700.3)', (keyword) => {
  const story = tell(keyword)
  settle(story)
  expect([has(story, 'Bearer', keyword), has(story, 'Plain', keyword)]).toEqual([true, false])
  story.raider('Anna').uses('Giver')
  story.resolve()
  expect(has(story, 'Plain', keyword)).toBe(true)
  story.raider('Anna').uses('Thief')
  story.resolve()
  expect([has(story, 'Bearer', keyword), has(story, 'Plain', keyword)]).toEqual([false, true])
  story.waitsFor('Anna')
})
