import { describe, expect, test } from 'vitest'
import { AREA_ICONS, CARD_LIST_NAMES, CARD_LIST_SCHEMAS, CLASSES, OVERLORDS } from '../cards.ts'
import { houseCardLists } from './index.ts'

test.each(CARD_LIST_NAMES)('the house set’s %s are valid as a list', (name) => {
  for (const card of houseCardLists[name]) expect(CARD_LIST_SCHEMAS[name].parse(card)).toEqual(card)
  expect(new Set(houseCardLists[name].map(({ id }) => id)).size).toBe(houseCardLists[name].length)
})

test('the house set is enough for a whole game: it has as many cards as the booklet counts, except for items', () => {
  expect(houseCardLists.destiny).toHaveLength(39)
  for (const overlord of OVERLORDS)
    expect(houseCardLists.destiny.filter((one) => one.overlord === overlord)).toHaveLength(6)
  expect(houseCardLists.quests).toHaveLength(25)
  expect(houseCardLists.events).toHaveLength(26)
  expect(houseCardLists.bonus.reduce((sum, { copies }) => sum + copies, 0)).toBe(103)
})

describe.each(CLASSES)('a %s', (cls) => {
  const powers = houseCardLists.powers.filter((one) => one.cls === cls)
  const talents = houseCardLists.talents.filter((one) => one.cls === cls)
  const areas = houseCardLists.board.sheets.find((sheet) => sheet.cls === cls)?.areas ?? []

  test('has ten powers and ten talents, as the booklet counts', () => {
    expect([powers.length, talents.length]).toEqual([10, 10])
  })

  test('has an area for each power, and more powers of each icon than areas', () => {
    for (const icon of AREA_ICONS) {
      const fitting = areas.filter((one) => one === icon).length
      const own = powers.filter((one) => one.icon === icon).length
      expect([icon, fitting > 0 ? own > fitting : own === 0]).toEqual([icon, true])
    }
  })

  test('fast-equips by Spellbook icons and by talents of more than one kind', () => {
    expect(powers.filter(({ spellbook }) => spellbook).length).toBeGreaterThanOrEqual(4)
    const kinds = new Set(talents.flatMap(({ equips }) => (equips ? [JSON.stringify(equips)] : [])))
    expect(kinds.size).toBeGreaterThanOrEqual(3)
    expect(new Set(talents.map(({ equips }) => equips?.at))).toEqual(new Set([undefined, 'round', 'action']))
  })

  test('has no talent for a kind of power that the class lacks', () => {
    const icons = new Set(powers.map(({ icon }) => icon))
    for (const { equips } of talents) if (equips?.icon) expect(icons).toContain(equips.icon)
  })

  test('has energy costs only on active powers', () => {
    const [free, paid] = [
      powers.filter(({ energy }) => energy === 0),
      powers.filter(({ energy }) => energy > 0),
    ]
    expect(paid.every(({ icon }) => icon === 'active')).toBe(true)
    expect([free.length, paid.length].every((count) => count > 0)).toBe(true)
  })
})
