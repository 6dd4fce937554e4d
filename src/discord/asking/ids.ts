/** Custom ids of what answers a question, and of the panel in which it is answered. Once posted, they stay readable. */
import { customId, parts } from '../posts/custom-ids.ts'

const { raid, decision, picks, count, any } = parts

export const askingIds = {
  /** A button: these picks. */
  pick: customId('pick', raid, decision, picks),
  /** A select: its values are the picks. */
  choose: customId('choose', raid, decision, any),
  /** A select: its value is a move, perhaps with its target. */
  aim: customId('aim', raid, decision, any),
  /** A select, of which this is a part: its value comes after these picks. */
  next: customId('next', raid, decision, count, picks),
  /** A button: the turn ends, perhaps after a look back. */
  end: customId('end', raid, decision),
  /** The turn ends, and there is no look back from now on. */
  endAlways: customId('endalways', raid, decision),
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
