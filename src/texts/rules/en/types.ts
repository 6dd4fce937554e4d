import { newRulebookRule } from '../rule.ts'

/** Chapter 3: the types of cards. */
export const cardTypeRules = [
  newRulebookRule(
    '300',
    'Types of cards',
    'Heroes and allies are characters. Abilities, allies and equipment are played; quests and locations are placed as resources. An ability that stays in play is ongoing.',
    '301 302 303 305 306',
  ),
  newRulebookRule(
    '301',
    'Heroes',
    'Your hero starts in play (301.1). It can attack and use powers at once (301.3). Most heroes have a power for which they are turned over, so they can use it only once. When your hero has fatal damage, you are out. A Master Hero begins in your deck, and when you play it, it replaces your hero (301.4).',
    '102 405 600',
  ),
  newRulebookRule(
    '302',
    'Allies',
    'An ally joins the ally row of its controller’s party. It can attack and use [Activate] powers only if it has been there since your turn began (302.2). With Ferocity it can attack at once. Every ally can protect at once if it is able to protect. A Mount can’t attack or defend (302.3).',
    'ferocity protector 600',
  ),
  newRulebookRule(
    '303',
    'Weapons',
    'Once per combat, when your hero becomes an attacker or defender, you can strike with a weapon. You exhaust it and pay its strike cost, and your hero has its ATK and damage type in this combat (303.2). You can strike in the turn in which the weapon enters play (303.3). The rule about wielding says how many weapons you can have.',
    '406 414 205',
  ),
  newRulebookRule(
    '304',
    'Armor and items',
    'You can exhaust armor to prevent as much damage to your hero as its DEF (304.2, 717.2c). Items have powers. You can use both in the turn in which they enter play (304.3). You can have one piece for each body slot such as Head (1). A Golem is both equipment and an ally (304.4).',
    '414 717',
  ),
  newRulebookRule(
    '305',
    'Abilities',
    'An ability is a spell or a skill. An ability that isn’t ongoing does what it says and goes to the graveyard (305.1). An ongoing ability enters play and works there (305.2). You can play an instant whenever you have priority, and other abilities only in your own action phase with an empty chain. A Totem is both an ability and an ally, and never attacks (305.3).',
    '410 709 400',
  ),
  newRulebookRule(
    '306',
    'Quests and locations',
    'They are placed as a resource, face up, and pay for cards like any other (306.1). You complete a quest by paying its cost. You get its reward, and the quest is turned face down (306.2). A location stays face up and keeps its power (306.3).',
    '412 702',
  ),
] as const
