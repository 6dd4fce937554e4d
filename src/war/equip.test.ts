import { describe, expect, test } from 'vitest'
import { userText } from '../texts/user-text.ts'
import type { PowerCard, TalentCard } from './cards.ts'
import { ANNA, BERT, CARL, makeMove, newTestWar, refusalReason } from './fixture.ts'
import { houseCardLists } from './house-set/index.ts'
import type { Move, WarGame } from './model.ts'

const power = (id: string, icon: PowerCard['icon'], energy = 0, spellbook = false): PowerCard => ({
  id,
  name: userText(id),
  cls: 'warrior',
  icon,
  energy,
  spellbook,
})

/** The booklet's warrior: his areas, his powers, and the talent of its example. */
const POWERS = [
  power('berserker-stance', 'active', 1),
  power('defensive-stance', 'active', 1),
  power('pummel', 'instant'),
  power('heroic-strike', 'instant'),
  power('revenge', 'instant'),
  power('quick-guard', 'active', 2, true),
]
const TACTICAL: TalentCard = {
  id: 'tactical-mastery',
  name: userText('Tactical Mastery'),
  cls: 'warrior',
  equips: { at: 'round' },
}
const sheets = houseCardLists.board.sheets.map((sheet) =>
  sheet.cls === 'warrior'
    ? { ...sheet, areas: ['active' as const, 'instant' as const, 'instant' as const, 'instant' as const] }
    : sheet,
)
const lists = { powers: POWERS, talents: [TACTICAL], board: { ...houseCardLists.board, sheets } }

function grumbaz(): WarGame {
  const game = newTestWar({ lists })
  const one = game.players[BERT]
  if (!one) throw new Error('no Bert')
  Object.assign(one, {
    areas: ['berserker-stance', 'pummel', 'heroic-strike', null],
    spellbook: ['defensive-stance', 'revenge'],
    talents: ['tactical-mastery'],
  })
  return game
}

const equip = (id: string, area: number): Move => ({ by: BERT, move: 'equip', player: BERT, power: id, area })
const challenge: Move = { by: ANNA, move: 'act', player: ANNA, challenge: true, opponents: [BERT] }
const nextRound: Move = { by: ANNA, move: 'round' }

describe('powers', () => {
  test('p. 3, Equipping Powers Outside the Character Management Step (6): the booklet’s example', () => {
    const game = grumbaz()
    makeMove(game, challenge)
    makeMove(game, nextRound)
    const energy = game.players[BERT]?.energy ?? 0
    makeMove(game, equip('defensive-stance', 0))
    expect(game.players[BERT]).toMatchObject({
      areas: ['defensive-stance', 'pummel', 'heroic-strike', null],
      energy: energy - 1,
      spellbook: ['revenge', 'berserker-stance'],
    })
    expect(refusalReason(game, equip('revenge', 3))).toEqual({ kind: 'once' })
    makeMove(game, nextRound)
    makeMove(game, equip('revenge', 3))
    expect(game.players[BERT]).toMatchObject({
      areas: ['defensive-stance', 'pummel', 'heroic-strike', 'revenge'],
      energy: energy - 1,
    })
  })

  test('p. 3, Equipping Powers Outside the Character Management Step (1): it is possible only when a card says so', () => {
    const game = grumbaz()
    makeMove(game, challenge)
    expect(refusalReason(game, equip('revenge', 3))).toEqual({ kind: 'notNow' })
    makeMove(game, nextRound)
    makeMove(game, {
      by: ANNA,
      move: 'slay',
      kills: [{ creature: userText('Boar'), colour: 'other', count: 1 }],
    })
    expect(refusalReason(game, equip('revenge', 3))).toEqual({ kind: 'notNow' })
  })

  test('p. 3, Equipping Powers Outside the Character Management Step (2): it must be in the Spellbook', () => {
    const game = grumbaz()
    makeMove(game, challenge)
    makeMove(game, nextRound)
    expect(refusalReason(game, equip('quick-guard', 0))).toEqual({ kind: 'notInSpellbook' })
    expect(refusalReason(game, equip('pummel', 3))).toEqual({ kind: 'notInSpellbook' })
  })

  test('p. 3, Equipping Powers Outside the Character Management Step (3): an active power costs its energy', () => {
    const game = grumbaz()
    Object.assign(game.players[BERT] ?? {}, { energy: 0 })
    makeMove(game, challenge)
    makeMove(game, nextRound)
    expect(refusalReason(game, equip('defensive-stance', 0))).toEqual({ kind: 'energy', cost: 1, has: 0 })
    makeMove(game, equip('revenge', 3))
    expect(game.players[BERT]?.energy).toBe(0)
  })

  test('p. 3, Equipping Powers Outside the Character Management Step (4): its type must match the icon above the area', () => {
    const game = grumbaz()
    makeMove(game, challenge)
    makeMove(game, nextRound)
    expect(refusalReason(game, equip('revenge', 0))).toEqual({
      kind: 'icon',
      needs: 'instant',
      has: 'active',
    })
    expect(refusalReason(game, equip('revenge', 4))).toEqual({ kind: 'noArea', areas: 4 })
  })

  test('p. 3, Equipping Powers Outside the Character Management Step (5): one power is unequipped, and the new one takes its place', () => {
    const game = grumbaz()
    makeMove(game, challenge)
    makeMove(game, nextRound)
    makeMove(game, equip('revenge', 1))
    expect(game.players[BERT]).toMatchObject({
      areas: ['berserker-stance', 'revenge', 'heroic-strike', null],
      spellbook: ['defensive-stance', 'pummel'],
    })
  })

  test('p. 3, Setup (1); p. 2, Component Overview (1): a character learns the cards of their own class, each once', () => {
    const game = newTestWar()
    const mage = houseCardLists.powers.find(({ cls }) => cls === 'mage')?.id ?? ''
    const warrior = houseCardLists.powers.find(({ cls }) => cls === 'warrior')?.id ?? ''
    const learn = (card: string): Move => ({ by: ANNA, move: 'learn', player: ANNA, card })
    expect(refusalReason(game, learn(warrior))).toEqual({ kind: 'otherClass' })
    makeMove(game, learn(mage))
    expect(refusalReason(game, learn(mage))).toEqual({ kind: 'known' })
    expect(refusalReason(game, learn('nothing'))).toEqual({ kind: 'noCard' })
    expect(game.players[ANNA]?.spellbook).toEqual([mage])
  })

  test('p. 3, New Powers and Talents (1): new powers are equipped in the Character Management step like others', () => {
    const game = grumbaz()
    expect(refusalReason(game, equip('revenge', 3))).toEqual({ kind: 'notNow' })
    makeMove(game, { by: ANNA, move: 'turn' })
    makeMove(game, { by: BERT, move: 'manage' })
    makeMove(game, equip('revenge', 3))
    makeMove(game, { by: BERT, move: 'unequip', player: BERT, area: 1 })
    expect(game.players[BERT]?.areas).toEqual(['berserker-stance', null, 'heroic-strike', 'revenge'])
    expect(refusalReason(game, { by: BERT, move: 'unequip', player: BERT, area: 1 })).toEqual({
      kind: 'emptyArea',
    })
  })

  describe('the Spellbook icon', () => {
    const ready = () => {
      const game = grumbaz()
      makeMove(game, { by: ANNA, move: 'turn' })
      game.players[BERT]?.spellbook.push('quick-guard')
      return game
    }

    test.each([
      ['any action', false],
      ['a Challenge', true],
    ])('p. 4, The Spellbook Icon (1): at the beginning of %s', (_, isChallenge) => {
      const game = ready()
      expect(refusalReason(game, equip('quick-guard', 0))).toEqual({ kind: 'notNow' })
      makeMove(game, { by: BERT, move: 'act', player: BERT, challenge: isChallenge })
      makeMove(game, equip('quick-guard', 0))
      expect(game.players[BERT]?.areas[0]).toBe('quick-guard')
    })

    test('p. 4, The Spellbook Icon (1): it also works when a character joins a Challenge, but not later in it', () => {
      const setup = {
        players: [
          { name: userText('Anna'), faction: 'alliance', cls: 'warrior' },
          { name: userText('Bert'), faction: 'horde', cls: 'warrior' },
          { name: userText('Carl'), faction: 'alliance', cls: 'warrior' },
        ] as const,
      }
      const game = newTestWar({ lists, setup })
      game.players[CARL]?.spellbook.push('quick-guard')
      const carl: Move = { by: CARL, move: 'equip', player: CARL, power: 'quick-guard', area: 0 }
      makeMove(game, { by: ANNA, move: 'act', player: ANNA, challenge: true })
      expect(refusalReason(game, carl)).toEqual({ kind: 'notNow' })
      makeMove(game, { by: CARL, move: 'join', player: CARL })
      const later = structuredClone(game)
      makeMove(game, carl)
      makeMove(later, nextRound)
      expect(refusalReason(later, carl)).toEqual({ kind: 'notNow' })
    })

    test('p. 4, The Spellbook Icon (1): it no longer works when the action has given the character something', () => {
      const gets: Move[] = [
        { by: BERT, move: 'gain', player: BERT, deck: 'circle' },
        { by: BERT, move: 'reward', group: [BERT], defeated: [], xp: 1, bonus: 0 },
        { by: BERT, move: 'buy', player: BERT, card: 'b-whetstone' },
      ]
      for (const get of gets) {
        const game = ready()
        game.merchant.push('b-whetstone')
        makeMove(game, { by: BERT, move: 'act', player: BERT, challenge: false })
        makeMove(game, get)
        expect(refusalReason(game, equip('quick-guard', 0))).toEqual({ kind: 'notNow' })
      }
      const game = ready()
      makeMove(game, { by: BERT, move: 'act', player: BERT, challenge: false })
      makeMove(game, { by: ANNA, move: 'gain', player: ANNA, deck: 'circle' }) // another player's gain doesn't matter
      makeMove(game, equip('quick-guard', 0))
    })

    test('p. 4, The Spellbook Icon (2): all other rules apply as usual', () => {
      const game = ready()
      Object.assign(game.players[BERT] ?? {}, { energy: 1 })
      makeMove(game, { by: BERT, move: 'act', player: BERT, challenge: false })
      expect(refusalReason(game, equip('quick-guard', 0))).toEqual({ kind: 'energy', cost: 2, has: 1 })
      expect(refusalReason(game, equip('quick-guard', 1))).toEqual({
        kind: 'icon',
        needs: 'active',
        has: 'instant',
      })
      expect(refusalReason(game, equip('revenge', 3))).toEqual({ kind: 'notNow' })
    })
  })

  test('the house set has talents like Tactical Mastery, and talents for one kind of power', () => {
    const equipping = houseCardLists.talents.filter(({ equips }) => equips)
    expect(new Set(equipping.map(({ cls }) => cls)).size).toBe(9)
    expect(equipping.some(({ equips }) => equips?.at === 'round' && equips.icon === undefined)).toBe(true)
    const game = newTestWar({
      setup: { players: [{ name: userText('Anna'), faction: 'alliance', cls: 'hunter' }] },
    })
    Object.assign(game.players[ANNA] ?? {}, {
      talents: ['hunter-quick-hands'],
      spellbook: ['hunter-pinning-arrow', 'hunter-lie-in-wait'],
    })
    makeMove(game, { by: ANNA, move: 'act', player: ANNA, challenge: false })
    const anna = (id: string, area: number): Move => ({
      by: ANNA,
      move: 'equip',
      player: ANNA,
      power: id,
      area,
    })
    expect(refusalReason(game, anna('hunter-lie-in-wait', 0))).toEqual({ kind: 'notNow' })
    makeMove(game, anna('hunter-pinning-arrow', 1))
  })

  test('a talent for this kind of power is used before a talent for any power', () => {
    const quick: TalentCard = { ...TACTICAL, id: 'quick', equips: { at: 'round', icon: 'instant' } }
    const game = grumbaz()
    game.lists = { ...game.lists, talents: [TACTICAL, quick] }
    game.players[BERT]?.talents.push('quick')
    makeMove(game, challenge)
    makeMove(game, nextRound)
    makeMove(game, equip('revenge', 3))
    makeMove(game, equip('defensive-stance', 0))
    expect(refusalReason(game, equip('berserker-stance', 0))).toEqual({ kind: 'once' })
  })

  test('a player equips only their own power, but the leader equips any', () => {
    const game = grumbaz()
    makeMove(game, challenge)
    makeMove(game, nextRound)
    const move = { move: 'equip', player: BERT, power: 'revenge', area: 3 } as const
    expect(refusalReason(game, { by: CARL, ...move })).toEqual({ kind: 'notYours' })
    makeMove(game, { by: ANNA, ...move })
  })
})
