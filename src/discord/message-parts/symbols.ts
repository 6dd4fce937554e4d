/** The characters that stand for classes and roles in texts and menus, where no picture of ours can be. */
import type { Role } from '../../texts/texts.ts'

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

const ROLES: Readonly<Record<Role, string>> = { damage: '⚔️', healer: '💚', protector: '🛡️' }

export const classSymbol = (className: string): string => CLASSES.get(className) ?? '✦'

export const roleSymbol = (role: Role): string => ROLES[role]
