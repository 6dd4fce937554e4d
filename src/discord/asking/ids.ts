/** Custom ids of what answers a question, and of the panel in which it is answered. Once posted, they stay readable. */
import { customId, oneOf, parts } from '../posts/custom-ids.ts'

const { raid, decision, picks, amounts, count, any } = parts

export const askingIds = {
  /** A button: these picks. */
  pick: customId('pick', raid, decision, picks),
  /** A select: its values are the picks. */
  choose: customId('choose', raid, decision, any),
  /** A select: its value is a move, perhaps with its target. */
  aim: customId('aim', raid, decision, any),
  /** A select, of which this is a part: its value comes after these picks. */
  next: customId('next', raid, decision, count, picks),
  /** The same of a division, after these shares: many of them fit. */
  share: customId('share', raid, decision, count, amounts),
  /** A button: the turn ends, perhaps after a look back. */
  end: customId('end', raid, decision),
  /** The turn ends, and there is no look back from now on. */
  endAlways: customId('endalways', raid, decision),
  /** A button: this answer in an attack, and these weapons to strike with after it. */
  fight: customId('fight', raid, decision, picks, picks),
  /** A button: nothing in all of this attack. */
  letBe: customId('letbe', raid, decision),
  /** A select: its value is a move in the attack's window, perhaps with its target. */
  respond: customId('respond', raid, decision),
  /**
   * A button on everybody's question: which seat it asks, in which moment, and the answer. Others press it to answer
   * ahead, and it counts for them as long as the moment lasts.
   */
  here: customId('here', raid, decision, count, any, oneOf('pass', 'none', 'letBe')),
  /** Any order is fine. */
  anyOrder: customId('anyorder', raid, decision),
  /** Attacking with several: asks who (a select), then whom: all of these this one, or (a select) each its own. */
  several: customId('several', raid, decision),
  severalWho: customId('severalwho', raid, decision),
  severalAt: customId('severalat', raid, decision, picks, picks),
  severalEach: customId('severaleach', raid, decision),
  /** Opens the panel. */
  moves: customId('moves', raid),
  /** Looks again, while others are asked. */
  wait: customId('wait', raid),
  /** Opens a window for a number or a name. */
  say: customId('say', raid, decision),
}

export const askingForms = {
  /** What was said in it. */
  said: customId('said', raid, decision),
}
