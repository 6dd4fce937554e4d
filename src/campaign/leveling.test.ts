/** Tests each level of the Raider Leveling Guide. */
import { describe, expect, it } from 'vitest'
import { allCards, cardWithId, starterDecks } from '../cards/index.ts'
import { texts } from '../texts/texts.ts'
import { LEVELING_GUIDE, reachedGuideLevels, topLevelBonus } from './guide.ts'
import {
  addableCards,
  addCardToDraft,
  copiesAddedByOneChoice,
  deckAfterDraft,
  emptyLevelDraft,
  faultsOfLevelDraft,
  isCardAllowedByAllowance,
  type LevelDraft,
  levelToOfferFirst,
  remainingRemovalCount,
  removableCards,
  removeCardFromDraft,
  usableGuideLevels,
} from './leveling.ts'

function starter(key: string) {
  const deck = starterDecks.find((one) => one.key === key)
  if (!deck) throw new Error(key)
  return { hero: cardWithId(deck.hero), deck: deck.copies, taken: [] }
}

const rogue = starter('horde-rogue')
const druid = starter('alliance-druid')
const RESTORATION = 'CD2-D4'
const BALANCE = [...allCards.values()].find((one) => one.talent === 'Balance')?.id ?? ''

const draft = (level: number, cardsIn: string[], cardsOut: string[] = []): LevelDraft => ({
  level,
  cardsIn,
  cardsOut,
})

describe('the guide', () => {
  it('has an allowance for every tenth level, and none at 85', () => {
    expect([...LEVELING_GUIDE.keys()]).toEqual([10, 20, 30, 40, 50, 60, 70, 80])
    expect([9, 34, 400].map(reachedGuideLevels)).toEqual([[], [10, 20, 30], [10, 20, 30, 40, 50, 60, 70, 80]])
  })

  it('gives a hand of eight and ten health at level 85', () => {
    expect([topLevelBonus(84), topLevelBonus(85)]).toEqual([{}, { handSize: 8, bonusHealth: 10 }])
  })

  it.each([
    [10, ['ability common', 'ally common']],
    [20, ['any rare, Talents']],
    [30, ['equipment common|uncommon', 'ally common|uncommon']],
    [40, ['any rare, Talents']],
    [50, ['ability common|uncommon', 'ally common|uncommon']],
    [60, ['any rare|epic, Talents']],
    [70, ['equipment common|uncommon', 'ally common|uncommon']],
    [80, ['any rare|epic, Talents']],
  ])('level %i allows two cards each of the kinds %j', (level, kinds) => {
    const said = LEVELING_GUIDE.get(level)?.map(
      ({ type, rarities, cards, talents }) =>
        `${cards === 2 ? '' : cards}${type ?? 'any'} ${rarities.join('|')}${talents ? ', Talents' : ''}`,
    )
    expect(said).toEqual(kinds)
  })

  it('allows a card by type and rarity, and a Talent only among Rare cards', () => {
    const [common] = LEVELING_GUIDE.get(10) ?? []
    const [rare] = LEVELING_GUIDE.get(20) ?? []
    if (!common || !rare) throw new Error('no allowance')
    const ability = cardWithId('CD2-R3')
    expect(isCardAllowedByAllowance(common, ability)).toBe(true)
    expect(isCardAllowedByAllowance(rare, ability)).toBe(false)
    expect(isCardAllowedByAllowance(common, { ...ability, talent: 'Combat' })).toBe(false)
    expect(isCardAllowedByAllowance(rare, { ...ability, talent: 'Combat', rarity: 'rare' })).toBe(true)
    expect(isCardAllowedByAllowance(common, { ...ability, type: 'equipment' })).toBe(false)
    expect(
      isCardAllowedByAllowance({ ...rare, talents: false }, { ...ability, talent: 'Combat', rarity: 'rare' }),
    ).toBe(false)
  })
})

describe('a Totem', () => {
  it.each(['ability', 'ally'] as const)('counts as an %s too (305.3a)', (type) => {
    const [allowance] = LEVELING_GUIDE.get(50)?.filter((one) => one.type === type) ?? []
    const totem = [...allCards.values()].find(({ name }) => name === 'Inferno Totem')
    expect(allowance && totem && isCardAllowedByAllowance(allowance, totem)).toBe(true)
  })

  const shaman = starter('horde-shaman')
  const of = (type: string) => {
    const fits = (one: { type: string; name: string }) => one.type === type && one.name !== TOTEM
    const found = addableCards(shaman, emptyLevelDraft(50)).filter(fits)
    return found.map(({ id }) => id).slice(0, 2)
  }
  const TOTEM = 'Inferno Totem'
  const totem = [...allCards.values()].find(({ name }) => name === TOTEM)?.id ?? ''
  const notOver = (cardsIn: string[]) =>
    faultsOfLevelDraft(shaman, draft(50, cardsIn)).filter((finding) => finding === tooMany)
  const tooMany = texts.legality.tooManyForLevel(50)

  it('counts against one allowance, whichever makes the choice legal (305.3a)', () => {
    const [ability = '', otherAbility = ''] = of('ability')
    const [ally = ''] = of('ally')
    expect(notOver([totem, totem, ally, ally])).toEqual([])
    expect(notOver([ability, ability, totem, totem])).toEqual([])
    expect(notOver([totem, totem, ability, ability])).toEqual([])
    expect(notOver([totem, ability, ally])).toEqual([tooMany])
    expect(notOver([totem, ability, otherAbility])).toEqual([tooMany])
    expect(notOver([totem, totem, totem, totem])).toEqual([])
  })

  it('leaves room for the other kind, and is offered while either kind has room', () => {
    const [ability = ''] = of('ability')
    const [ally = ''] = of('ally')
    const offered = (cardsIn: string[]) => addableCards(shaman, draft(50, cardsIn)).map(({ id }) => id)
    expect(offered([totem, totem])).toEqual(expect.arrayContaining([ability, ally]))
    expect(offered([ability, ability])).toContain(totem)
    expect(offered([ability, ability])).not.toContain(of('ability')[1])
    expect(offered([ability, ability, ally, ally])).not.toContain(totem)
  })
})

describe('the cards that come in', () => {
  it('are of the class, the faction and the kinds that the level allows', () => {
    for (const one of addableCards(rogue, emptyLevelDraft(10))) {
      expect([one.rarity, one.talent]).toEqual(['common', undefined])
      expect(['ability', 'ally']).toContain(one.type)
      expect([undefined, 'Horde']).toContain(one.faction)
      expect(one.classes?.includes('Rogue') ?? true).toBe(true)
    }
  })

  it('are two copies of one card if the guide says so, up to four in the deck', () => {
    const [ability] = addableCards(rogue, emptyLevelDraft(10)).filter((one) => one.type === 'ability')
    if (!ability) throw new Error('no ability')
    const one = addCardToDraft(rogue, emptyLevelDraft(10), ability)
    expect(one.cardsIn).toEqual([ability.id, ability.id])
    expect(addableCards(rogue, one).filter(({ type }) => type === 'ability')).toEqual([])
    const full = { ...rogue, deck: { ...rogue.deck, [ability.id]: 3 } }
    expect(copiesAddedByOneChoice(full, emptyLevelDraft(10), ability)).toBe(1)
    expect(
      copiesAddedByOneChoice({ ...rogue, deck: { [ability.id]: 4 } }, emptyLevelDraft(10), ability),
    ).toBe(0)
  })

  it('can be two different Rare cards', () => {
    const [first, second] = addableCards(rogue, emptyLevelDraft(20))
    if (!first || !second) throw new Error('too few Rare cards')
    const both = addCardToDraft(rogue, addCardToDraft(rogue, emptyLevelDraft(20), first), second)
    expect(both.cardsIn).toEqual([first.id, second.id])
    expect([faultsOfLevelDraft(rogue, both), addableCards(rogue, both)]).toEqual([[], []])
  })

  it.each([
    ['another class', draft(20, ['CD2-W6'])],
    ['too high a rarity', draft(10, ['CD2-R2'])],
    ['another type', draft(30, ['CD2-R3'])],
    ['three copies', draft(10, ['CD2-R3', 'CD2-R3', 'CD2-R3'])],
    ['two cards where it is two copies of one', draft(10, ['CD2-R4', 'CD2-R5'])],
  ])('are refused, no matter how the draft was made: %s', (_, wrong) => {
    expect(faultsOfLevelDraft(rogue, wrong)).not.toEqual([])
  })
})

describe('the cards that go out', () => {
  it('are at most as many as come in, and come from the old deck', () => {
    expect(removableCards(rogue, emptyLevelDraft(10))).toEqual({})
    let chosen = draft(10, ['CD2-R3', 'CD2-R3'])
    expect(remainingRemovalCount(chosen)).toBe(2)
    for (const id of ['CD2-R31', 'CD2-R31', 'CD2-R31', 'CD2-R30'])
      chosen = removeCardFromDraft(rogue, chosen, id)
    expect(chosen.cardsOut).toEqual(['CD2-R31', 'CD2-R31'])
    expect(faultsOfLevelDraft(rogue, chosen)).toEqual([])
    expect(deckAfterDraft(rogue, chosen)).toMatchObject({ 'CD2-R3': 4 })
    expect(deckAfterDraft(rogue, chosen)).not.toHaveProperty('CD2-R31')
  })

  it.each([
    ['more than come in', draft(10, ['CD2-R3'], ['CD2-R31', 'CD2-R31'])],
    ['what the deck has not', draft(10, ['CD2-R3'], ['CD2-W2'])],
  ])('are refused, no matter how the draft was made: %s', (_, wrong) => {
    expect(faultsOfLevelDraft(rogue, wrong)).not.toEqual([])
  })
})

describe('another talent spec', () => {
  it('takes out all Talents of the old spec with the first Talent of the new one', () => {
    const one = addCardToDraft(druid, emptyLevelDraft(20), cardWithId(BALANCE))
    expect([one.cardsIn, one.cardsOut]).toEqual([[BALANCE], [RESTORATION, RESTORATION]])
    expect(faultsOfLevelDraft(druid, one)).toEqual([
      'The deck has 59 cards, but it needs at least 60 (100.1).',
    ])
    const two = addCardToDraft(druid, one, cardWithId(BALANCE))
    expect([two.cardsOut.length, remainingRemovalCount(two), faultsOfLevelDraft(druid, two)]).toEqual([
      2,
      0,
      [],
    ])
  })

  it('is refused while an old Talent remains', () => {
    expect(faultsOfLevelDraft(druid, draft(20, [BALANCE, BALANCE], [RESTORATION]))).toEqual([
      expect.stringMatching(/mixes Talents/),
    ])
  })

  it('lets more cards go out than come in only if the others are those Talents', () => {
    const deck = { ...druid.deck, 'CD2-D5': 4, 'CD2-D8': 4, [RESTORATION]: 4 }
    const more = { ...druid, deck }
    const one = addCardToDraft(
      more,
      addCardToDraft(more, emptyLevelDraft(20), cardWithId(BALANCE)),
      cardWithId(BALANCE),
    )
    expect([one.cardsOut.length, faultsOfLevelDraft(more, one)]).toEqual([4, []])
    expect(faultsOfLevelDraft(more, { ...one, cardsOut: [...one.cardsOut, 'CD2-D5'] })).toEqual([
      'You can’t take out more cards than you bring in.',
    ])
  })
})

describe('a level that is partly used', () => {
  const [ability, ally] = ['ability', 'ally'].map((type) =>
    addableCards(rogue, emptyLevelDraft(10)).find((one) => one.type === type),
  )
  if (!ability || !ally) throw new Error('too few Common cards')
  const part = { level: 10, cardsIn: { [ability.id]: 2 } }
  const after = {
    ...rogue,
    deck: deckAfterDraft(rogue, addCardToDraft(rogue, emptyLevelDraft(10), ability)),
    taken: [part],
  }

  it('stays open for the rest, and for nothing else', () => {
    expect(usableGuideLevels(after, 10)).toEqual([{ level: 10, begun: true }])
    const types = new Set(addableCards(after, emptyLevelDraft(10)).map(({ type }) => type))
    expect([types.has('ally'), types.has('ability')]).toEqual([true, false])
    expect(faultsOfLevelDraft(after, addCardToDraft(after, emptyLevelDraft(10), ally))).toEqual([])
    expect(faultsOfLevelDraft(after, draft(10, [ability.id]))).toContain(
      'Level 10 allows fewer cards than that.',
    )
  })

  it('counts as used once the rest has come in too', () => {
    const rest = { level: 10, cardsIn: { [ally.id]: 2 } }
    expect(usableGuideLevels({ ...after, taken: [part, rest] }, 10)).toEqual([])
  })

  it('is offered after the unused levels, however many there are', () => {
    const open = usableGuideLevels(after, 34)
    expect(open).toEqual([
      { level: 10, begun: true },
      { level: 20, begun: false },
      { level: 30, begun: false },
    ])
    expect([levelToOfferFirst(open)?.level, levelToOfferFirst(open.slice(0, 1))?.level]).toEqual([20, 10])
  })

  it('allows one more Rare card if the two may differ', () => {
    const [first, second] = addableCards(rogue, emptyLevelDraft(20))
    if (!first || !second) throw new Error('too few Rare cards')
    const half = { ...rogue, taken: [{ level: 20, cardsIn: { [first.id]: 1 } }] }
    const one = addCardToDraft(half, emptyLevelDraft(20), second)
    expect([one.cardsIn, addableCards(half, one)]).toEqual([[second.id], []])
  })

  it('is closed if no more cards can come in', () => {
    const full = { ...rogue, deck: { ...rogue.deck, [ability.id]: 4 } }
    const rest = { level: 10, cardsIn: { [ability.id]: 1, [ally.id]: 2 } }
    expect(usableGuideLevels({ ...full, taken: [rest] }, 10)).toEqual([])
  })
})
