/** Custom ids of settings. Messages already posted contain them, so old ids must still parse. */
import { HOUSE_PLAYER_LEVELS } from '../../store/people/house.ts'
import {
  booleanCustomIdPart,
  customIdParts,
  declareCustomIdKind,
  wordCustomIdPart,
} from '../message-parts/custom-ids.ts'

const onOff = booleanCustomIdPart('on', 'off')

/** The settings that a form asks for. */
const typed = wordCustomIdPart('quiet', 'zone', 'vacation')

/** The agreements of a raid's table, besides the time limit. */
const agreed = wordCustomIdPart('friends', 'windows', 'spirits', 'computer', 'hints')

export const settingsComponentIds = {
  /** The select menus of a person's own settings. */
  mine: declareCustomIdKind('myset', wordCustomIdPart('language', 'reminder')),
  theme: declareCustomIdKind('myset', wordCustomIdPart('theme'), wordCustomIdPart('dark', 'light')),
  stops: declareCustomIdKind('myset', wordCustomIdPart('stops'), wordCustomIdPart('few', 'all')),
  lookBack: declareCustomIdKind('myset', wordCustomIdPart('lookback'), onOff),
  privateThread: declareCustomIdKind('myset', wordCustomIdPart('thread'), onOff),
  spirits: declareCustomIdKind('myset', wordCustomIdPart('spirits'), onOff),
  showHand: declareCustomIdKind('myset', wordCustomIdPart('showhand'), onOff),
  window: declareCustomIdKind('myset', typed),
  unmute: declareCustomIdKind('myset', wordCustomIdPart('unmute')),
  /** A raid's settings, which its leader changes: a select, and switches. */
  raid: declareCustomIdKind('raidset', customIdParts.raid, wordCustomIdPart('limit')),
  raidTo: declareCustomIdKind('raidset', customIdParts.raid, agreed, onOff),
  /** The level at which the computer plays for absent players. */
  raidLevel: declareCustomIdKind(
    'raidset',
    customIdParts.raid,
    wordCustomIdPart('level'),
    wordCustomIdPart(...HOUSE_PLAYER_LEVELS),
  ),
  /** A server's settings: selects, a form, and switches. */
  server: declareCustomIdKind('serverset', wordCustomIdPart('language', 'limit', 'judges')),
  serverWindow: declareCustomIdKind('serverset', wordCustomIdPart('zone')),
  serverTo: declareCustomIdKind('serverset', agreed, onOff),
  serverLevel: declareCustomIdKind(
    'serverset',
    wordCustomIdPart('level'),
    wordCustomIdPart(...HOUSE_PLAYER_LEVELS),
  ),
}

export const settingsFormIds = {
  typed: declareCustomIdKind('mysetform', typed),
  server: declareCustomIdKind('serversetform', wordCustomIdPart('zone')),
}
