/** Keywords as they are written on cards. */
import type { Keyword } from '../../engine/effects/vocabulary.ts'

export const KEYWORDS: Readonly<Record<Keyword, string>> = {
  assault: 'Assault',
  boss: 'Boss',
  elusive: 'Elusive',
  ferocity: 'Ferocity',
  flip: 'Flip',
  longRange: 'Long-Range',
  protector: 'Protector',
  stealth: 'Stealth',
  untargetable: 'Untargetable',
}
