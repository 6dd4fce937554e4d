/**
 * A short notation for the dice and armour that a power or talent adds to a combat: "r2" is two red dice, and "g1a1"
 * is one green die and 1 armour.
 */
import type { ClassName, DIE_COLOURS, PowerCard } from '../cards.ts'

type Die = `${'r' | 'b' | 'g'}${1 | 2 | 3 | 4}`
type Armor = `a${1 | 2 | 3}`
export type CombatNotation = Die | Armor | `${Die}${Armor}`

const COLOURS: Readonly<Record<string, (typeof DIE_COLOURS)[number]>> = { r: 'red', b: 'blue', g: 'green' }

export function parseCombatNotation(does: CombatNotation): Pick<PowerCard, 'dice' | 'armor'> {
  const colour = COLOURS[does[0] ?? '']
  const armor = /a(\d)/.exec(does)?.[1]
  return {
    ...(colour ? { dice: { colour, count: Number(does[1]) } } : {}),
    ...(armor === undefined ? {} : { armor: Number(armor) }),
  }
}

export const houseCardId = (cls: ClassName, name: string): string =>
  `${cls}-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
