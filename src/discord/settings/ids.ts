/** Custom ids of settings. Once posted, they stay readable. */
import { customId, either, oneOf, parts } from '../posts/custom-ids.ts'

const onOff = either('on', 'off')

/** What is asked in a window. */
const typed = oneOf('quiet', 'zone', 'vacation')

export const settingsIds = {
  /** One's own: selects. */
  mine: customId('myset', oneOf('language', 'reminder')),
  theme: customId('myset', oneOf('theme'), oneOf('dark', 'light')),
  stops: customId('myset', oneOf('stops'), oneOf('few', 'all')),
  lookBack: customId('myset', oneOf('lookback'), onOff),
  ownThread: customId('myset', oneOf('thread'), onOff),
  window: customId('myset', typed),
  unmute: customId('myset', oneOf('unmute')),
  /** What a raid's leader agrees on: a select, and what is switched on or off. */
  raid: customId('raidset', parts.raid, oneOf('limit')),
  raidTo: customId('raidset', parts.raid, oneOf('friends', 'windows'), onOff),
  /** The server's: selects, a window, and what is switched on or off. */
  server: customId('serverset', oneOf('language', 'limit', 'judges')),
  serverWindow: customId('serverset', oneOf('zone')),
  serverTo: customId('serverset', oneOf('friends', 'windows'), onOff),
}

export const settingsForms = {
  typed: customId('mysetform', typed),
  server: customId('serversetform', oneOf('zone')),
}
