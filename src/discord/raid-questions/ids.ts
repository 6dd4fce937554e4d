/**
 * Custom ids of answers to questions, and of the panel that shows them. Messages already posted contain them, so
 * old ids must still parse.
 */
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

const { raid, decision, picks, amounts, count, any } = customIdParts

export const questionComponentIds = {
  /** A button that answers with these picks. */
  pick: declareCustomIdKind('pick', raid, decision, picks),
  /** A select whose values are the picks. */
  choose: declareCustomIdKind('choose', raid, decision, any),
  /** A select whose value is a move, optionally with its target. */
  aim: declareCustomIdKind('aim', raid, decision, any),
  /** One part of a select for the next pick. Its value is added to the picks in the id. */
  next: declareCustomIdKind('next', raid, decision, count, picks),
  /** One part of a select for the next share of a division. The id contains only amounts, because many of them fit. */
  share: declareCustomIdKind('share', raid, decision, count, amounts),
  /** A button that ends the turn, after the review of the turn if moves are still possible. */
  end: declareCustomIdKind('end', raid, decision),
  /** A button that ends the turn, and turns off the review of turns for the future. */
  endAlways: declareCustomIdKind('endalways', raid, decision),
  /** A button with the answer in an attack, and the weapons to strike with after it. */
  fight: declareCustomIdKind('fight', raid, decision, picks, picks),
  /** A select whose value is the answer in an attack, optionally with the weapon to strike with after it. */
  course: declareCustomIdKind('course', raid, decision),
  /** A select with the time for which a "No" applies, with the asked seat and the moment of its window. */
  no: declareCustomIdKind('no', raid, decision, count, any),
  /** A button that declines everything in this attack. It isn't posted any more. */
  letBe: declareCustomIdKind('letbe', raid, decision),
  /** A select of several characters that protect, each against one of several attackers that are alike. */
  guards: declareCustomIdKind('guards', raid, decision),
  /** A select whose value is a move in the attack's window, optionally with its target. */
  respond: declareCustomIdKind('respond', raid, decision),
  /**
   * A button on the public question, with the asked seat, the moment and the answer. Other players press it
   * to answer in advance, which counts as long as the moment lasts.
   */
  here: declareCustomIdKind('here', raid, decision, count, any, wordCustomIdPart('pass', 'none', 'letBe')),
  /** A button that declines an optional text whose target is asked. */
  decline: declareCustomIdKind('decline', raid, decision),
  /** A button that accepts any order. */
  anyOrder: declareCustomIdKind('anyorder', raid, decision),
  /**
   * An attack with several characters: a button that asks for the attackers (a select), then one defender for
   * all of them (a button, or a select if there are many) or one for each (a select).
   */
  several: declareCustomIdKind('several', raid, decision),
  severalWho: declareCustomIdKind('severalwho', raid, decision),
  severalAt: declareCustomIdKind('severalat', raid, decision, picks, picks),
  severalAll: declareCustomIdKind('severalall', raid, decision, picks),
  severalEach: declareCustomIdKind('severaleach', raid, decision),
  /** The id of the button that opens the panel. */
  moves: declareCustomIdKind('moves', raid),
  /** A button that shows the panel again while other players are asked. */
  wait: declareCustomIdKind('wait', raid),
  /** Opens a form for a number or a name. */
  say: declareCustomIdKind('say', raid, decision),
}

export const questionFormIds = {
  /** The id of the form for a number or a name. */
  said: declareCustomIdKind('said', raid, decision),
}
