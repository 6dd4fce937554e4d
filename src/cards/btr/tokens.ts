/**
 * The ally tokens of Black Temple. Most of them enter play with their Boss (R502.2c).
 *
 * Their damage types and tags are from the second source, as is Zerevor's 3 damage, for which the first has 2 among
 * misspelled words. The tag "Council Member" is our choice: the Council's card asks for it, and no type line in the
 * sources has it.
 */
import {
  any,
  atStartOfYourTurn,
  controlledBy,
  destroy,
  destroySelf,
  each,
  elusive,
  ferocity,
  friendly,
  ghostKeyword,
  isDestroyed,
  named,
  pay,
  preventsDamage,
  protector,
  self,
  sum,
  target,
  targetPlayer,
  thatMuch,
  token,
  untargetable,
  when,
  you,
} from '../builders.ts'

export const ashtongueChanneler = token(
  'Broken, Channeler',
  { name: 'Ashtongue Channeler', shadow: 0, health: 1 },
  pay(1, destroySelf).to(you.draw(1)),
)

/** A ghost, which attacks only non-ghosts (R503.1c). */
export const shadowyConstruct = token(
  'Shadowy, Construct',
  { name: 'Shadowy Construct', melee: 2, health: 1 },
  ghostKeyword,
  when(isDestroyed(named('Teron Gorefiend', any.hero)), destroy(self)),
)

export const soulFragment = token(
  'Soul, Fragment',
  { name: 'Soul Fragment', melee: 3, health: 1 },
  ferocity,
  when(isDestroyed(self), you.draw(1)),
)

export const gathiosTheShatterer = token(
  'Blood Elf, Paladin, Council Member',
  { name: 'Gathios the Shatterer', holy: 5, health: 3, unique: true },
  protector,
  { kind: 'continuous', mods: self.has(preventsDamage(sum(thatMuch, -1), { least: 2 })) },
)

export const highNethermancerZerevor = token(
  'Blood Elf, Mage, Council Member',
  { name: 'High Nethermancer Zerevor', arcane: 4, health: 4, unique: true },
  atStartOfYourTurn(self.deals(3, 'arcane').to(each(controlledBy(targetPlayer).heroOrAlly))),
)

export const ladyMalande = token(
  'Blood Elf, Priest, Council Member',
  { name: 'Lady Malande', holy: 2, health: 5, unique: true },
  atStartOfYourTurn(self.heals(3).from(target(friendly.ally))),
)

export const verasDarkshadow = token(
  'Blood Elf, Rogue, Council Member',
  { name: 'Veras Darkshadow', melee: 3, health: 2, unique: true },
  elusive,
  untargetable,
  { kind: 'continuous', mods: self.mustAttack() },
)

export const nagaToken = token('Naga', { melee: 1, health: 1 })
