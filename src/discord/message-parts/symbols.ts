/** The characters that stand for classes and roles in texts and menus, where no picture of ours can be. */
import type { PartyRole } from '../../texts/texts.ts'

const CLASSES: ReadonlyMap<string, string> = new Map([
  ['Death Knight', '💀'],
  ['Druid', '🐻'],
  ['Hunter', '🏹'],
  ['Mage', '🔥'],
  ['Paladin', '🔨'],
  ['Priest', '🕊️'],
  ['Rogue', '🗡️'],
  ['Shaman', '⚡'],
  ['Warlock', '😈'],
  ['Warrior', '🪓'],
])

const ROLES: Readonly<Record<PartyRole, string>> = { damage: '⚔️', healer: '💚', protector: '🛡️' }

export const classSymbol = (className: string): string => CLASSES.get(className) ?? '✦'

export const roleSymbol = (role: PartyRole): string => ROLES[role]
