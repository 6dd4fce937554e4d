import { newRulebookRule } from '../rule.ts'

/** Chapters 7 and 8: powers, the chain and modifiers. */
export const powerRules = [
  newRulebookRule(
    '700',
    'Powers',
    'The powers of a card are its text, its keywords, and the powers that other cards give it (700.1). They work only in play, unless they say otherwise (700.2). There are four kinds of powers: payment, reward, triggered and continuous.',
    '701 702 703 704',
  ),
  newRulebookRule(
    '701',
    'Payment powers',
    'A payment power has an arrow. You pay the cost before the arrow, and the effect after it goes onto the chain (701.2). You can use it at any time when you have priority, unless it says “on your turn”. [Activate] means that the card is exhausted for it (701.3). An ally can do that only if it has been in your party since your turn began.',
    '302 403 411',
  ),
  newRulebookRule(
    '702',
    'Reward powers',
    'When you have priority, you can complete one of your face-up quests by paying its cost, even in the turn in which you placed it (702.2). Its reward goes onto the chain. The quest is turned face down and stays a resource.',
    '306',
  ),
  newRulebookRule(
    '703',
    'Triggered powers',
    'Triggered powers begin with “when” or “at” and wait for an event (703.1). When the event happens, their effect waits and goes onto the chain before the next player gets priority. If there is an “if” between commas, the condition must be true twice: when the power triggers and when its effect resolves (703.2).',
    '708 410.5',
  ),
  newRulebookRule(
    '704',
    'Continuous powers',
    'Continuous powers apply as long as the card is in play: “Your allies have +1 ATK”, most keywords, “can’t”. They don’t use the chain.',
    '714 718',
  ),
  newRulebookRule(
    '705',
    'Links and the chain',
    'Each played card, used power, completed quest and proposed attack is a link on the chain (705.1). The newest link resolves first, so a response resolves before the link that it responds to. All players share one chain.',
    '410 707 709',
  ),
  newRulebookRule(
    '706',
    'Targets',
    'Targets are chosen when the link is added, and everybody knows them (706.1). When the link resolves, they are checked again. An illegal target isn’t affected, and if no legal target is left, the link is interrupted. Untargetable and Elusive protect cards in different ways.',
    '707 709 untargetable elusive',
  ),
  newRulebookRule(
    '707',
    'Adding a link',
    'You announce the link, choose X, modes and targets, divide amounts, determine the cost and pay it, in this order (707.1). If a step is impossible, everything is taken back (707.2). Until you have paid, **Take back** undoes your choices. When an effect is on the chain, it doesn’t need its card any more (707.3).',
    '201 403 706',
  ),
  newRulebookRule(
    '708',
    'Triggered effects',
    'Before a player gets priority, all triggered effects go onto the chain: first those of the player whose turn it is, then those of the others clockwise. Each player chooses the order of their own effects (708.1). An effect without a legal target is left out (708.2).',
    '703 410.5',
  ),
  newRulebookRule(
    '709',
    'Resolving a link',
    'When all players have passed, the topmost link resolves: you follow its text from top to bottom (709.1). Allies, equipment, ongoing abilities and resources enter play, other cards go to the graveyard. Nobody has priority while it resolves.',
    '705 710',
  ),
  newRulebookRule(
    '710',
    'Entering play',
    'A card enters play ready, unless it says otherwise, and under its player’s control (710.1). “As it enters play” happens during that, and “when it enters play” triggers after it. A card that is put into play was not played.',
    '409 703',
  ),
  newRulebookRule(
    '711',
    'Interrupting',
    'An interrupted link is removed from the chain and does nothing. If it is a card, it goes to its owner’s graveyard (711.1). Paid costs are not paid back. A card can be interrupted only while it is on the chain.',
    '705 709',
  ),
  newRulebookRule(
    '712',
    'Modifiers',
    'A modifier is everything that changes the game, once (713) or for a time (714). Modifiers are applied in the order of the text. Impossible parts are left out, and the rest happens (712.3). If the text says “may”, you decide (712.7).',
    '713 714 716',
  ),
  newRulebookRule(
    '713',
    'One-shot modifiers',
    'A one-shot modifier happens once: deal, draw, destroy, ready, put. If it says “until” and the limit is already reached, it does nothing (713.2).',
    '712',
  ),
  newRulebookRule(
    '714',
    'Continuous modifiers',
    'A continuous modifier of a card in play lasts as long as the card is in play (714.2). A continuous modifier of a link lasts as long as its text says, mostly for this turn (714.3). If a link says “your allies”, it means the allies that are in play when it resolves. If a card in play says it, later allies count, too.',
    '704 718',
  ),
  newRulebookRule(
    '715',
    'Triggered modifiers',
    'A link creates a triggered modifier with “the next time …” or “this turn, when …”. It waits for its event and then creates an effect (715.1).',
    '703 714',
  ),
  newRulebookRule(
    '716',
    'Replacement modifiers',
    'Replacement modifiers use “would” and “instead”: a different event happens instead of the first one (716.1). Each modifier replaces an event once. If several modifiers could replace it, the owner of the affected card or the affected player chooses the order.',
    '717',
  ),
  newRulebookRule(
    '717',
    'Replacing and preventing damage',
    'Prevented damage isn’t dealt (717.2). You can exhaust armor to prevent as much damage as its DEF (717.2c). If several effects apply to one packet, they are chosen one after the other (717.4). Unpreventable damage can’t be prevented.',
    '408 304 716',
  ),
  newRulebookRule(
    '718',
    'Order of modifiers',
    'Continuous modifiers are applied in the order in which they began (718.1), unless one depends on another (719).',
    '714 719',
  ),
  newRulebookRule(
    '719',
    'Dependency',
    'If one modifier changes what another modifier does, or what that modifier applies to, the other modifier is applied after it (719.1). “Double” is applied last (719.4).',
    '718',
  ),
  newRulebookRule(
    '800',
    'Rules of single cards',
    'A few cards have special rules (800.1 to 800.3). `/card` shows what these cards do.',
    '103',
  ),
  newRulebookRule(
    '801',
    'Other documents',
    'Tournament rules, floor rules and lists of corrected texts don’t matter in a raid here. I play cards by their latest wording.',
    '800',
  ),
  newRulebookRule(
    '802',
    'Simultaneous things',
    'If several players must choose at the same time, they choose in turn order, beginning with the player whose turn it is. Then everything happens at once (802.1). Damage to several characters is also dealt at once.',
    '405 708',
  ),
  newRulebookRule(
    '803',
    'Loops',
    'If the same actions repeat again and again, a player says how many more times they happen (803.2, 803.3). Then something else has to happen. If nobody can stop the loop, the game is a draw (803.5).',
    '102',
  ),
] as const
