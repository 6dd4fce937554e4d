/**
 * Ten talents of our own invention for each of nine classes. Some of each class let a player equip a power outside
 * the Character Management step.
 */
import { userText } from '../../texts/user-text.ts'
import type { AreaIcon, ClassName, TalentCard } from '../cards.ts'
import { type CombatNotation, houseCardId, parseCombatNotation } from './combat-notation.ts'

/**
 * A talent in short form. `round` and `action` are moments at which the talent lets a player equip one power, of one
 * icon or of any.
 */
type TalentRow = readonly [name: string, does: CombatNotation | 'round' | 'action', icon?: AreaIcon]

const talents = (cls: ClassName, ...rows: readonly TalentRow[]): TalentCard[] =>
  rows.map(([name, does, icon]) => ({
    id: houseCardId(cls, name),
    name: userText(name),
    cls,
    ...(does === 'round' || does === 'action'
      ? { equips: { at: does, ...(icon ? { icon } : {}) } }
      : parseCombatNotation(does)),
  }))

export const houseTalents: readonly TalentCard[] = [
  ...talents(
    'druid',
    ['Many Shapes', 'round', 'active'],
    ['Turn of the Season', 'action', 'active'],
    ['Quick Saplings', 'round', 'instant'],
    ['Barkskin', 'a1'],
    ['Green Thumb', 'g1'],
    ['Long Claws', 'r1'],
    ['Moonlit Path', 'b1'],
    ['Pelt over Mail', 'g1a1'],
    ['Storm in the Leaves', 'b2'],
    ['Heart of the Grove', 'a2'],
  ),
  ...talents(
    'hunter',
    ['Quick Hands', 'action', 'instant'],
    ['Second Quiver', 'round', 'instant'],
    ['Well Trained', 'action', 'active'],
    ['Keen Eye', 'b1'],
    ['Steady Breath', 'b1'],
    ['Fletcher’s Pride', 'b2'],
    ['Boot Knife', 'r1'],
    ['Brush Cloak', 'g1'],
    ['Leather Bracers', 'a1'],
    ['Pack of Two', 'r1a1'],
  ),
  ...talents(
    'mage',
    ['Open Grimoire', 'round', 'instant'],
    ['Ink Still Wet', 'action', 'active'],
    ['Two Thoughts at Once', 'round', 'active'],
    ['Sharp Wits', 'b1'],
    ['Warded Robe', 'a1'],
    ['Cold Fingers', 'g1'],
    ['Warm Fingers', 'b2'],
    ['Staff Drill', 'r1'],
    ['Mirror Lining', 'g1a1'],
    ['Deep Study', 'b3'],
  ),
  ...talents(
    'paladin',
    ['Two Vows', 'action', 'active'],
    ['Vow under Fire', 'round', 'active'],
    ['Firm Footing', 'action', 'passive'],
    ['Broad Shield', 'a1'],
    ['Heavy Hammer', 'r1'],
    ['Light Through the Visor', 'g1'],
    ['Armourer’s Care', 'a2'],
    ['Long Swing', 'r2'],
    ['Word and Deed', 'r1a1'],
    ['Stern Look', 'b1'],
  ),
  ...talents(
    'priest',
    ['Thumbed Pages', 'round', 'instant'],
    ['Morning Office', 'action', 'active'],
    ['Knows It by Heart', 'round', 'passive'],
    ['Soft Voice', 'g1'],
    ['Long Vigil', 'a1'],
    ['Incense', 'g2'],
    ['Hard Pew', 'a2'],
    ['Raised Candle', 'b1'],
    ['Sermon on Fire', 'b2'],
    ['Steady Hands', 'g1a1'],
  ),
  ...talents(
    'rogue',
    ['Trick Sleeve', 'round', 'instant'],
    ['Change of Clothes', 'action', 'active'],
    ['Loaded Pockets', 'action', 'instant'],
    ['Light Feet', 'g1'],
    ['Sharp Edges', 'r1'],
    ['Very Sharp Edges', 'r2'],
    ['Padded Soles', 'a1'],
    ['Roof Runner', 'g2'],
    ['Throwing Stars', 'b1'],
    ['Back to the Wall', 'r1a1'],
  ),
  ...talents(
    'shaman',
    ['Shifting Winds', 'action'],
    ['Answer of the Stones', 'round', 'active'],
    ['Sudden Squall', 'round', 'instant'],
    ['Storm Callus', 'a1'],
    ['Rolling Drum', 'b1'],
    ['Carved Mask', 'g1'],
    ['Totem Bearer', 'a2'],
    ['Forked Tongue of Fire', 'b2'],
    ['Club and Rattle', 'r1'],
    ['Rain Cloak', 'g1a1'],
  ),
  ...talents(
    'warlock',
    ['Second Signature', 'round', 'active'],
    ['Open Contract', 'action', 'active'],
    ['Loose Page', 'round', 'instant'],
    ['Pact Scar', 'r1'],
    ['Shadow Lining', 'a1'],
    ['Whispered Name', 'b1'],
    ['Louder Name', 'b2'],
    ['Smell of Brimstone', 'g1'],
    ['Hound’s Collar', 'r2'],
    ['Bone Buttons', 'r1a1'],
  ),
  ...talents(
    'warrior',
    ['Battle Schooling', 'round'],
    ['Drilled at Dawn', 'action', 'active'],
    ['Always Armed', 'action', 'instant'],
    ['Scarred Arms', 'r1'],
    ['Iron Collar', 'a1'],
    ['Weight Behind It', 'r2'],
    ['Two Shields Deep', 'a2'],
    ['Thrown Axe', 'b1'],
    ['Dust in Their Eyes', 'g1'],
    ['Edge and Rim', 'r1a1'],
  ),
]
