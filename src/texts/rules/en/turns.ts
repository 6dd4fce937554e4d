import { rule } from '../rule.ts'

/** Chapters 5 and 6: turns and combat. */
export const turns = [
  rule(
    '500',
    'Turns',
    'Clockwise, each turn with a start phase, an action phase and an end phase (500.1). What triggers “at the start” waits for the first priority (500.2). Extra turns come right after this one (500.3), skipped ones don’t happen (500.4).',
    '501 502 503',
  ),
  rule(
    '501',
    'Start phase',
    'First your cards become ready (501.1), then you draw a card (501.2). Each step has a priority window. Whoever begins the game skips the first draw (501.2b).',
    '411 410',
  ),
  rule(
    '502',
    'Action phase',
    'Here you place your resource, play cards, use powers, complete quests and attack, in any order and as often as you can pay. With an empty chain the phase ends once everybody passes (502.2): your **Pass** ends your turn, unless somebody else acts.',
    '412 409 600',
  ),
  rule(
    '503',
    'End phase',
    'A last priority window, then the wrap-up: you discard down to your maximum hand size, seven as a rule, and what lasts “this turn” is over (503.2).',
    '500 714',
  ),
  rule(
    '600',
    'Combat',
    'In your action phase each of your ready characters may attack one after the other (600.1). “Must attack” is obeyed as far as it is possible (600.2); a toll for attacking is paid as the attack is proposed (600.3).',
    '601 602 603',
  ),
  rule(
    '601',
    'Combat proposal',
    'You name the attacker and whom it shall attack, an opposing hero or ally (601.2). The proposal goes onto the chain, and everybody may respond; as it resolves it is checked again (601.3), and if it’s no longer legal there is no attack.',
    '600 705',
  ),
  rule(
    '602',
    'Combat step',
    'The attacker exhausts, and may strike (602.1). Then comes the attack window for responses, the protect point (602.2), where a ready protector may take the defender’s place; the defender may strike, and the defend window is the last chance to respond.',
    'protector 303 603',
  ),
  rule(
    '602.2',
    'Protect point',
    'Between the two windows of a combat: whoever controls a ready character that can protect may exhaust it; it is attacked instead. Each proposed defender can be protected once. I ask you only if you can.',
    'protector stealth 602',
  ),
  rule(
    '603',
    'Combat conclusion',
    'Attacker and defender deal each other damage equal to their ATK at the same time, of their type (603.1). Then the game checks who is destroyed (603.2), and the fight is over.',
    '205 405 long-range',
  ),
] as const
