/**
 * Custom ids of answers to questions, and of the panel that shows them. Messages already posted contain them, so
 * old ids must still parse.
 */
import { customIdKind, customIdParts, wordCustomIdPart } from '../message-parts/custom-ids.ts'

const { raid, decision, picks, amounts, count, any } = customIdParts

export const questionComponentIds = {
  /** A button that answers with these picks. */
  pick: customIdKind('pick', raid, decision, picks),
  /** A select whose values are the picks. */
  choose: customIdKind('choose', raid, decision, any),
  /** A select whose value is a move, optionally with its target. */
  aim: customIdKind('aim', raid, decision, any),
  /** One part of a select for the next pick. Its value is added to the picks in the id. */
  next: customIdKind('next', raid, decision, count, picks),
  /** One part of a select for the next share of a division. The id contains only amounts, because many of them fit. */
  share: customIdKind('share', raid, decision, count, amounts),
  /** A button that ends the turn, after the review of the turn if moves are still possible. */
  end: customIdKind('end', raid, decision),
  /** A button that ends the turn, and turns off the review of turns for the future. */
  endAlways: customIdKind('endalways', raid, decision),
  /** A button with the answer in an attack, and the weapons to strike with after it. */
  fight: customIdKind('fight', raid, decision, picks, picks),
  /** A select whose value is the answer in an attack, optionally with the weapon to strike with after it. */
  course: customIdKind('course', raid, decision),
  /** A select with the time for which a "No" applies, with the asked seat and the moment of its window. */
  no: customIdKind('no', raid, decision, count, any),
  /** A button that declines everything in this attack. It isn't posted any more. */
  letBe: customIdKind('letbe', raid, decision),
  /** A select of several characters that protect, each against one of several attackers that are alike. */
  guards: customIdKind('guards', raid, decision),
  /** A select whose value is a move in the attack's window, optionally with its target. */
  respond: customIdKind('respond', raid, decision),
  /**
   * A button on the public question, with the asked seat, the moment and the answer. Other players press it
   * to answer ahead, which counts as long as the moment lasts.
   */
  here: customIdKind('here', raid, decision, count, any, wordCustomIdPart('pass', 'none', 'letBe')),
  /** A button that declines an optional text whose target is asked. */
  decline: customIdKind('decline', raid, decision),
  /** A button that accepts any order. */
  anyOrder: customIdKind('anyorder', raid, decision),
  /**
   * An attack with several characters: a button that asks for the attackers (a select), then one defender for
   * all of them (a button, or a select if there are many) or one for each (a select).
   */
  several: customIdKind('several', raid, decision),
  severalWho: customIdKind('severalwho', raid, decision),
  severalAt: customIdKind('severalat', raid, decision, picks, picks),
  severalAll: customIdKind('severalall', raid, decision, picks),
  severalEach: customIdKind('severaleach', raid, decision),
  /** The id of the button that opens the panel. */
  moves: customIdKind('moves', raid),
  /** A button that shows the panel again while other players are asked. */
  wait: customIdKind('wait', raid),
  /** Opens a form for a number or a name. */
  say: customIdKind('say', raid, decision),
}

export const questionFormIds = {
  /** The id of the form for a number or a name. */
  said: customIdKind('said', raid, decision),
}
