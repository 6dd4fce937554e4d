/**
 * The twenty class starters of 2011, each a hero and 60 cards. The cards of each box are known, but not the copies,
 * so the copies are OUR choice: two of each, but three of some common cards in a box with fewer than thirty kinds,
 * and one of some in a box with more.
 *
 * A card in several boxes has the number of the first: Horde Rogue, Horde Warrior, then the boxes of CD2 and of CD3.
 * Letters of the boxes: D Druid, H Hunter, I Priest, K Death Knight, L Warlock, M Mage, P Paladin, R Rogue, S Shaman,
 * W Warrior.
 */
import type { PartyRole } from '../texts/texts.ts'
import type { PreconstructedDeck } from './decks.ts'

interface Copies {
  readonly once?: string
  readonly twice: string
  readonly thrice?: string
}

export interface StarterDeck extends PreconstructedDeck {
  /**
   * The role in which the deck helps a party most. A healer's deck has at least six cards that heal others. A
   * protector's has at least eight cards that are armor or give Protector.
   */
  readonly role: PartyRole
}

export const starterDecks: readonly StarterDeck[] = [
  starter('horde-rogue', 'Frizlix, Horde Rogue', 'CD2-R1', 'damage', {
    twice:
      'CD2-R2 CD2-R3 CD2-R4 CD2-R5 CD2-R6 CD2-R7 CD2-R8 CD2-R9 CD2-R10 CD2-R11 CD2-R12 CD2-R13 CD2-R14 CD2-R15 CD2-R16 CD2-R17 CD2-R18 CD2-R19 CD2-R20 CD2-R21 CD2-R22 CD2-R23 CD2-R24 CD2-R25 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R30 CD2-R31',
  }),
  starter('horde-warrior', 'Gurzak, Horde Warrior', 'CD2-W1', 'damage', {
    twice:
      'CD2-W2 CD2-W3 CD2-W4 CD2-W5 CD2-W6 CD2-W7 CD2-W8 CD2-W9 CD2-W10 CD2-W11 CD2-W12 CD2-W13 CD2-W14 CD2-W15 CD2-W16 CD2-W17 CD2-W18 CD2-W19 CD2-R21 CD2-W21 CD2-W22 CD2-W23 CD2-W24 CD2-W25 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R30 CD2-R31',
  }),
  starter('alliance-druid', 'Leisha, Alliance Druid', 'CD2-D1', 'damage', {
    twice:
      'CD2-D4 CD2-D5 CD2-D8 CD2-D9 CD2-D10 CD2-D11 CD2-D16 CD2-D17 CD2-D18 CD2-D19 CD2-D20 CD2-D21 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
    thrice: 'CD2-D2 CD2-D3 CD2-D6 CD2-D7 CD2-D12 CD2-D13 CD2-D14 CD2-D15',
  }),
  starter('alliance-hunter', 'Jaral, Alliance Hunter', 'CD2-H1', 'damage', {
    twice:
      'CD2-H4 CD2-H5 CD2-H7 CD2-H8 CD2-D12 CD2-H13 CD2-H14 CD2-H15 CD2-D17 CD2-D19 CD2-H18 CD2-H19 CD2-H20 CD2-H21 CD2-H22 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
    thrice: 'CD2-H2 CD2-H3 CD2-H6 CD2-H9 CD2-H10 CD2-H11',
  }),
  starter('alliance-mage', 'Rumi, Alliance Mage', 'CD2-M1', 'damage', {
    twice:
      'CD2-M2 CD2-M4 CD2-M6 CD2-M7 CD2-M9 CD2-M10 CD2-M11 CD2-M12 CD2-M16 CD2-M17 CD2-M18 CD2-M19 CD2-D19 CD2-M21 CD2-M22 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
    thrice: 'CD2-M3 CD2-M5 CD2-M8 CD2-M13 CD2-D12 CD2-D14',
  }),
  starter('alliance-paladin', 'Saria, Alliance Paladin', 'CD2-P1', 'protector', {
    twice:
      'CD2-P2 CD2-P5 CD2-P6 CD2-P7 CD2-P8 CD2-P10 CD2-P12 CD2-D15 CD2-P14 CD2-P15 CD2-P16 CD2-H19 CD2-M21 CD2-P19 CD2-P20 CD2-W23 CD2-P22 CD2-P23 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R30 CD2-R31',
    thrice: 'CD2-P3 CD2-P4 CD2-P9 CD2-P11',
  }),
  starter('alliance-priest', 'Kaave, Alliance Priest', 'CD2-I1', 'healer', {
    twice:
      'CD2-I2 CD2-I3 CD2-I4 CD2-I5 CD2-I6 CD2-I7 CD2-I8 CD2-I9 CD2-I10 CD2-D12 CD2-D14 CD2-D15 CD2-D16 CD2-D17 CD2-P14 CD2-I17 CD2-I18 CD2-P16 CD2-I20 CD2-I21 CD2-I22 CD2-I23 CD2-I24 CD2-I25 CD2-I26 CD2-R26 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
  }),
  starter('horde-death-knight', 'Baeltor, Horde Death Knight', 'CD2-K1', 'protector', {
    twice:
      'CD2-K2 CD2-K3 CD2-K4 CD2-K5 CD2-K6 CD2-K7 CD2-K8 CD2-K9 CD2-K10 CD2-K11 CD2-K12 CD2-W10 CD2-K14 CD2-K15 CD2-K16 CD2-K17 CD2-K18 CD2-K19 CD2-K20 CD2-K21 CD2-K22 CD2-K23 CD2-P22 CD2-P23 CD2-K26 CD2-K27 CD2-R26 CD2-R27 CD2-R28',
    once: 'CD2-R29 CD2-R31',
  }),
  starter('horde-shaman', 'Akumo, Horde Shaman', 'CD2-S1', 'healer', {
    twice:
      'CD2-S3 CD2-S5 CD2-S6 CD2-S7 CD2-S8 CD2-S9 CD2-S10 CD2-S11 CD2-S14 CD2-S15 CD2-S16 CD2-S17 CD2-S18 CD2-S19 CD2-S20 CD2-R22 CD2-S22 CD2-S23 CD2-K26 CD2-R26 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
    thrice: 'CD2-S2 CD2-S4 CD2-S12 CD2-S13',
  }),
  starter('horde-warlock', 'Kalia, Horde Warlock', 'CD2-L1', 'damage', {
    twice:
      'CD2-L3 CD2-L5 CD2-L6 CD2-L8 CD2-L11 CD2-L12 CD2-L14 CD2-L15 CD2-L16 CD2-L17 CD2-L18 CD2-L19 CD2-L20 CD2-L21 CD2-L22 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-L28',
    thrice: 'CD2-L2 CD2-L4 CD2-L7 CD2-L9 CD2-L10 CD2-W10',
  }),
  starter('alliance-death-knight', 'Davron, Alliance Death Knight', 'CD3-K1', 'protector', {
    twice:
      'CD3-K2 CD2-K3 CD3-K4 CD2-K5 CD3-K6 CD2-K7 CD3-K8 CD3-K9 CD3-K10 CD3-K11 CD2-I17 CD3-K13 CD3-K14 CD3-K15 CD3-K16 CD3-K17 CD2-I21 CD2-I22 CD3-K20 CD3-K21 CD2-H19 CD2-K22 CD2-P22 CD3-K25 CD2-K27 CD2-R26 CD2-R28 CD2-R29 CD2-R30',
    once: 'CD2-R31 CD2-D27',
  }),
  starter('alliance-rogue', 'Elycia, Alliance Rogue', 'CD3-R1', 'damage', {
    twice:
      'CD3-R3 CD3-R4 CD3-R5 CD2-R9 CD2-R10 CD3-R8 CD3-R9 CD3-R10 CD3-R11 CD2-D17 CD2-P14 CD2-I17 CD2-D19 CD3-R17 CD3-R18 CD3-K20 CD2-M21 CD3-R21 CD2-R23 CD2-R25 CD3-R24 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
    thrice: 'CD3-R2 CD2-P9',
  }),
  starter('alliance-shaman', 'Edaan, Alliance Shaman', 'CD3-S1', 'healer', {
    twice:
      'CD3-S2 CD3-S3 CD2-S2 CD3-S5 CD3-S6 CD2-S7 CD3-S8 CD2-S8 CD2-S10 CD3-S11 CD3-S12 CD3-S13 CD2-H14 CD3-S15 CD3-S16 CD3-K16 CD3-R18 CD3-S19 CD2-H19 CD3-S21 CD2-M21 CD3-S23 CD3-S24 CD2-K22 CD3-S26 CD3-S27 CD3-S28',
    once: 'CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
  }),
  starter('alliance-warlock', 'Gazriz, Alliance Warlock', 'CD3-L1', 'damage', {
    twice:
      'CD2-L5 CD3-L4 CD2-L7 CD3-L6 CD2-L8 CD2-L10 CD3-L10 CD2-L11 CD3-L12 CD3-L13 CD3-L14 CD3-S15 CD2-I17 CD3-K13 CD2-D19 CD3-L19 CD2-I18 CD2-I21 CD3-K20 CD2-L22 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27 CD2-L28',
    thrice: 'CD3-L2 CD2-L9',
  }),
  starter('alliance-warrior', 'Stromdak, Alliance Warrior', 'CD3-W1', 'protector', {
    twice:
      'CD3-W4 CD3-W6 CD2-W7 CD3-W8 CD2-D19 CD3-W13 CD3-W14 CD3-W15 CD2-I21 CD3-S19 CD2-H19 CD2-K22 CD2-W23 CD2-W25 CD3-W22 CD2-R26 CD2-R27 CD2-R28 CD3-W26 CD2-R30 CD2-R31',
    thrice: 'CD2-W2 CD2-W3 CD2-W5 CD2-D13 CD3-K13 CD3-K14',
  }),
  starter('horde-druid', 'Kamu, Horde Druid', 'CD3-D1', 'damage', {
    twice:
      'CD3-D2 CD3-D3 CD3-D4 CD3-D5 CD2-D3 CD2-D6 CD3-D8 CD3-D9 CD3-D10 CD3-D11 CD2-D10 CD3-D13 CD2-S13 CD3-D15 CD2-S15 CD3-D17 CD2-S16 CD2-W16 CD2-R19 CD2-K21 CD3-D22 CD2-S20 CD3-D24 CD3-D25 CD3-D26 CD2-R26 CD2-R27 CD2-R28 CD2-R29',
    once: 'CD2-R31 CD2-D27',
  }),
  starter('horde-hunter', 'Zunjo, Horde Hunter', 'CD3-H1', 'damage', {
    twice:
      'CD2-H2 CD3-H3 CD2-H4 CD2-H6 CD3-H6 CD3-H7 CD3-H8 CD3-H9 CD3-H10 CD3-H11 CD3-H12 CD3-H13 CD3-H14 CD2-W10 CD3-H16 CD2-R15 CD2-W13 CD3-H19 CD2-W15 CD2-W16 CD2-W17 CD2-W21 CD2-H22 CD3-H25 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
  }),
  starter('horde-mage', 'Zumix, Horde Mage', 'CD3-M1', 'damage', {
    twice:
      'CD3-M2 CD2-M3 CD3-M4 CD2-M5 CD3-M6 CD2-M6 CD3-M8 CD2-M7 CD2-M9 CD2-M10 CD3-M12 CD2-R16 CD2-W12 CD3-M15 CD3-M16 CD3-M17 CD3-M18 CD2-W16 CD2-L18 CD2-L20 CD2-W18 CD2-K21 CD3-D25 CD3-M25 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
  }),
  starter('horde-paladin', 'Naedia, Horde Paladin', 'CD3-P1', 'protector', {
    twice:
      'CD3-P2 CD2-P2 CD3-P4 CD3-P5 CD2-P5 CD3-P8 CD3-P9 CD2-S13 CD3-H16 CD3-P13 CD2-L14 CD2-R16 CD3-P16 CD2-S14 CD3-P18 CD3-D17 CD2-W16 CD3-P21 CD2-P20 CD2-P22 CD3-P24 CD2-R26 CD2-R27 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
    thrice: 'CD2-P4 CD2-K11',
  }),
  starter('horde-priest', 'Teretha, Horde Priest', 'CD3-I1', 'healer', {
    twice:
      'CD3-I3 CD2-I5 CD3-I5 CD2-I6 CD3-I7 CD3-I8 CD2-I8 CD3-I10 CD2-S13 CD3-I13 CD2-L16 CD3-I15 CD2-W16 CD2-R19 CD3-I18 CD3-I19 CD3-I20 CD2-L21 CD3-D25 CD3-I23 CD2-L22 CD2-I26 CD2-R26 CD2-R28 CD2-R29 CD2-R31 CD2-D27',
    thrice: 'CD2-I2 CD2-K12',
  }),
]

function starter(
  key: string,
  name: string,
  hero: string,
  role: PartyRole,
  { once, twice, thrice }: Copies,
): StarterDeck {
  const copies = { ...times(1, once), ...times(2, twice), ...times(3, thrice) }
  return { key, name, hero, role, copies }
}

function times(copies: number, ids?: string): Record<string, number> {
  return Object.fromEntries((ids?.split(' ') ?? []).map((id) => [id, copies]))
}
