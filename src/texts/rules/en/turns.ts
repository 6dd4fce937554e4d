import { newRulebookRule } from '../rule.ts'

/** Chapters 5 and 6: turns and combat. */
export const turnRules = [
  newRulebookRule(
    '500',
    'Turns',
    'Players take turns clockwise. Each turn has a start phase, an action phase and an end phase (500.1). Effects that trigger “at the start” wait until the first player gets priority (500.2). An extra turn comes right after the current one (500.3), and a skipped turn doesn’t happen (500.4).',
    '501 502 503',
  ),
  newRulebookRule(
    '501',
    'Start phase',
    'First your cards become ready (501.1), then you draw a card (501.2). Each step has a priority window. The player who begins the game skips the first draw (501.2b).',
    '411 410',
  ),
  newRulebookRule(
    '502',
    'Action phase',
    'Here you place your resource, play cards, use powers, complete quests and attack, in any order and as often as you can pay. If the chain is empty, the phase ends when everybody passes (502.2). So your **Pass** ends your turn, unless somebody else acts.',
    '412 409 600',
  ),
  newRulebookRule(
    '503',
    'End phase',
    'The end phase has a last priority window. Then comes the wrap-up step: you discard down to your maximum hand size, which is normally seven, and effects that last “this turn” end (503.2).',
    '500 714',
  ),
  newRulebookRule(
    '600',
    'Combat',
    'In your action phase each of your ready characters may attack one after the other (600.1). “Must attack” applies as far as it is possible (600.2). If an attack has a cost, you pay it when you propose the attack (600.3).',
    '601 602 603',
  ),
  newRulebookRule(
    '601',
    'Combat proposal',
    'You choose an attacker and a defender, which is an opposing hero or ally (601.2). The proposal goes onto the chain, and everybody can respond. When it resolves, it is checked again (601.3). If it’s no longer legal, there is no attack.',
    '600 705',
  ),
  newRulebookRule(
    '602',
    'Combat step',
    'The attacker is exhausted and can strike (602.1). Then comes the attack window for responses, and then the protect point (602.2), where a ready protector can take the defender’s place. Then the defender can strike, and the defend window is the last chance to respond.',
    'protector 303 603',
  ),
  newRulebookRule(
    '602.2',
    'Protect point',
    'The protect point is between the two windows of a combat. A player who controls a ready character that can protect may exhaust it. Then that character is attacked instead. Each proposed defender can be protected once. I ask you only if you can protect.',
    'protector stealth 602',
  ),
  newRulebookRule(
    '603',
    'Combat conclusion',
    'Attacker and defender deal each other damage at the same time, equal to their ATK and of their damage type (603.1). Then the game checks who is destroyed (603.2), and the combat is over.',
    '205 405 long-range',
  ),
] as const
