import { rule } from '../rule.ts'

/** Chapters 7 and 8: powers, the chain and modifiers. */
export const powers = [
  rule(
    '700',
    'Powers',
    'What a card can do: its text, its keywords, and what others give it (700.1). They work only in play unless they say otherwise (700.2). There are four kinds: payment, reward, triggered and continuous.',
    '701 702 703 704',
  ),
  rule(
    '701',
    'Payment powers',
    'Recognised by the arrow: pay what stands before it, and what stands behind goes onto the chain (701.2). Any time you have priority, unless it says “on your turn”. [Activate] means that the card exhausts for it (701.3), for which an ally must have been with you since your turn began.',
    '302 403 411',
  ),
  rule(
    '702',
    'Reward powers',
    'Whenever you have priority you may complete a face-up quest of yours by paying what it asks, even in the turn in which it was placed (702.2). Its reward goes onto the chain; the quest is turned face down, and stays a resource.',
    '306',
  ),
  rule(
    '703',
    'Triggered powers',
    '“When” and “at” watch for something (703.1). If it happens, their effect waits, and goes onto the chain before the next priority. With an “if” between commas the condition has to hold twice: as it triggers and as it resolves (703.2).',
    '708 410.5',
  ),
  rule(
    '704',
    'Continuous powers',
    'Everything that just holds as long as the card is in play: “Your allies have +1 ATK”, most keywords, “can’t”. They don’t use the chain.',
    '714 718',
  ),
  rule(
    '705',
    'Links and the chain',
    'Cards that are played, powers that are used, quests that are completed, attacks that are proposed: each is a link on the chain (705.1). The latest resolves first, so whoever responds is first. The chain is common to all.',
    '410 707 709',
  ),
  rule(
    '706',
    'Targets',
    '“Target” means chosen as the link is added, and known to everybody (706.1). As it resolves they are checked again: an illegal one is spared, and with none left the link is interrupted. Untargetable and Elusive protect each in its own way.',
    '707 709 untargetable elusive',
  ),
  rule(
    '707',
    'Adding a link',
    'Announce, choose X, modes and targets, divide, find the cost, pay, in this order (707.1). If anything can’t be done, all of it is taken back (707.2); until then **Take back** rewinds your choices. Once it’s on the chain, an effect doesn’t need its card any more (707.3).',
    '201 403 706',
  ),
  rule(
    '708',
    'Triggered effects',
    'Before somebody gets priority, all that has triggered goes onto the chain: first the turn’s player’s, then the others’ clockwise, each in the order its player likes (708.1). One that lacks a target is dropped (708.2).',
    '703 410.5',
  ),
  rule(
    '709',
    'Resolving a link',
    'When all have passed, the topmost link does what it says, from top to bottom (709.1). Allies, equipment, ongoing abilities and resources enter play, other cards go to the graveyard. Nobody has priority while it resolves.',
    '705 710',
  ),
  rule(
    '710',
    'Entering play',
    'A card comes ready, unless it says otherwise, under its player’s control (710.1). “As it enters” is part of it, “when it enters” triggers afterwards. What is put into play wasn’t played.',
    '409 703',
  ),
  rule(
    '711',
    'Interrupting',
    'An interrupted link is taken off the chain and does nothing; a card goes to its owner’s graveyard (711.1). What was paid stays paid. A card can be interrupted only on the chain.',
    '705 709',
  ),
  rule(
    '712',
    'Modifiers',
    'Whatever changes the game: once (713) or for a time (714). They are applied in the order of the text; what can’t be done is left out, the rest happens (712.3). “May” leaves it to you (712.7).',
    '713 714 716',
  ),
  rule(
    '713',
    'One-shot modifiers',
    'Done at once and then over: deal, draw, destroy, ready, put. “Until” a limit that has been reached already does nothing (713.2).',
    '712',
  ),
  rule(
    '714',
    'Continuous modifiers',
    'They last: those from a card in play as long as it is there (714.2), those from a link as long as they say, mostly this turn (714.3). What a link says of “your allies” means those there as it resolves; a card in play means all that come, too.',
    '704 718',
  ),
  rule(
    '715',
    'Triggered modifiers',
    '“The next time …” and “this turn, when …”: made by a link, they wait for their moment and then make an effect (715.1).',
    '703 714',
  ),
  rule(
    '716',
    'Replacement modifiers',
    '“Would” and “instead”: something happens in another way, and the first way doesn’t happen (716.1). Each replaces an event once. If several could, its owner or the one who is concerned chooses the order.',
    '717',
  ),
  rule(
    '717',
    'Replacing and preventing damage',
    'Prevented damage isn’t dealt (717.2). Armor prevents as much as its DEF when it’s exhausted for it (717.2c). Of several that compete for one packet, one after the other is chosen (717.4). Unpreventable damage takes no notice.',
    '408 304 716',
  ),
  rule(
    '718',
    'Order of modifiers',
    'Continuous modifiers count in the order in which they began (718.1), unless one depends on another (719).',
    '714 719',
  ),
  rule(
    '719',
    'Dependency',
    'If one modifier changes what another does or to what, that other waits for it (719.1). “Double” counts at last (719.4).',
    '718',
  ),
  rule(
    '800',
    'Rules of single cards',
    'A handful of cards has rules of its own (800.1 to 800.3). What they do stands in their text with `/card`.',
    '103',
  ),
  rule(
    '801',
    'Other documents',
    'Tournament rules, floor rules and lists of corrected texts: they don’t concern a raid here. I play cards by their latest wording.',
    '800',
  ),
  rule(
    '802',
    'Simultaneous things',
    'If several must choose at the same time, they do it in turn order, the turn’s player first, and then all of it happens at once (802.1). So does damage to many.',
    '405 708',
  ),
  rule(
    '803',
    'Loops',
    'If the same goes on and on, somebody says how often it does (803.2, 803.3), and then something else has to happen. If nobody can stop it, the game is a draw (803.5).',
    '102',
  ),
] as const
