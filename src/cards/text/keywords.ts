/** Keywords as they are written on cards. */
import type { Keyword } from '../../engine/effects/vocabulary.ts'

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  assault: 'Assault',
  boss: 'Boss',
  conspicuous: 'Conspicuous',
  dualShield: 'Dual Shield',
  dualWield: 'Dual Wield',
  elusive: 'Elusive',
  ferocity: 'Ferocity',
  flip: 'Flip',
  infiniteWield: 'Infinite Wield',
  inspire: 'Inspire',
  longRange: 'Long-Range',
  protector: 'Protector',
  rangedDualWield: 'Ranged Dual Wield',
  sabotage: 'Sabotage',
  shadowmeld: 'Shadowmeld',
  sextupleWield: 'Sextuple Wield',
  stealth: 'Stealth',
  timeIsMoney: 'Time is Money',
  twoHandedDualWield: 'Two-Handed Dual Wield',
  untargetable: 'Untargetable',
}
