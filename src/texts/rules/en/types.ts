import { rule } from '../rule.ts'

/** Chapter 3: the types of cards. */
export const types = [
  rule(
    '300',
    'Types of cards',
    'Heroes and allies are characters. Abilities, allies and equipment are played; quests and locations are placed as resources. An ability that stays in play is ongoing.',
    '301 302 303 305 306',
  ),
  rule(
    '301',
    'Heroes',
    'Yours starts in play (301.1). It may attack and use powers at once (301.3). Most have a power for which they are turned over, so it works once. When your hero has fatal damage, you are out. A Master Hero begins in your deck, is played, and takes its place (301.4).',
    '102 405 600',
  ),
  rule(
    '302',
    'Allies',
    'An ally joins the ally row of its controller’s party. It can attack, and use [Activate] powers, only if it has been there since your turn began (302.2), unless it has Ferocity. Protecting is possible at once. A Mount neither attacks nor defends (302.3).',
    'ferocity protector 600',
  ),
  rule(
    '303',
    'Weapons',
    'Once in a combat, as your hero becomes attacker or defender, you may strike with a weapon: exhaust it and pay its strike cost, and the hero has its ATK and damage type for this combat (303.2). It may strike in the turn in which it came (303.3). How many weapons you can have: see wielding.',
    '406 414 205',
  ),
  rule(
    '304',
    'Armor and items',
    'Armor exhausts to prevent as much damage to your hero as its DEF says (304.2, 717.2c). Items have powers. Both can be used at once (304.3). Of a body slot such as Head (1) you have one. A Golem is equipment and ally in one (304.4).',
    '414 717',
  ),
  rule(
    '305',
    'Abilities',
    'A spell or a skill. One that isn’t ongoing does what it says and goes to the graveyard (305.1); an ongoing one enters play and works there (305.2). An instant is played whenever you have priority, all others only in your own action phase with an empty chain. A Totem is ability and ally in one, and never attacks (305.3).',
    '410 709 400',
  ),
  rule(
    '306',
    'Quests and locations',
    'They are placed as a resource, face up, and pay for cards like any other (306.1). A quest is completed by paying what it says: you get its reward, and it is turned over (306.2). A location keeps its face and its power (306.3).',
    '412 702',
  ),
] as const
