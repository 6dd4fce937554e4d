/** Class icons that many cards share. */

/** All of them before there were Death Knights. */
export const NINE_CLASSES: readonly string[] = [
  'Druid',
  'Hunter',
  'Mage',
  'Paladin',
  'Priest',
  'Rogue',
  'Shaman',
  'Warlock',
  'Warrior',
]
export const TEN_CLASSES: readonly string[] = ['Death Knight', ...NINE_CLASSES]
