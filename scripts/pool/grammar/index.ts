/** The families of the grammar, in the order of a reader: words, nouns, effects, powers, lines. */
import { Grammar } from '../chart.ts'
import { amountRules } from './amounts.ts'
import { choosingRules } from './choosing.ts'
import { clauseRules } from './clauses.ts'
import { comparingRules } from './comparing.ts'
import { conditionRules } from './conditions.ts'
import { continuousRules } from './continuous.ts'
import { controllingRules } from './controlling.ts'
import { costRules } from './costs.ts'
import { countingRules } from './counting.ts'
import { damageRules } from './damage.ts'
import { deckRules } from './decks.ts'
import { deedRules } from './deeds.ts'
import { describingRules } from './describing.ts'
import { eventRules } from './events.ts'
import { forPlayersRules } from './for-players.ts'
import { forbiddingRules } from './forbidding.ts'
import { headRules } from './heads.ts'
import { insteadRules } from './instead.ts'
import { kindRules } from './kinds.ts'
import { lastingRules } from './lasting.ts'
import { lineRules } from './lines.ts'
import { lookingRules } from './looking.ts'
import { movingRules } from './moving.ts'
import { nounRules } from './nouns.ts'
import { pastRules } from './past.ts'
import { paymentRules } from './payments.ts'
import { playerRules } from './players.ts'
import { questRules } from './quests.ts'
import { replacingRules } from './replacing.ts'
import { thisWayRules } from './this-way.ts'
import { tokenRules } from './tokens.ts'
import { traitRules } from './traits.ts'
import { triggerRules } from './triggers.ts'
import { turnRules } from './turns.ts'
import { wordRules } from './words.ts'
import { zoneRules } from './zones.ts'

export const grammar = new Grammar([
  wordRules,
  playerRules,
  headRules,
  describingRules,
  nounRules,
  zoneRules,
  amountRules,
  conditionRules,
  pastRules,
  comparingRules,
  countingRules,
  damageRules,
  thisWayRules,
  deedRules,
  movingRules,
  lookingRules,
  tokenRules,
  clauseRules,
  choosingRules,
  kindRules,
  lastingRules,
  traitRules,
  continuousRules,
  replacingRules,
  insteadRules,
  triggerRules,
  turnRules,
  costRules,
  eventRules,
  forbiddingRules,
  controllingRules,
  forPlayersRules,
  paymentRules,
  questRules,
  deckRules,
  lineRules,
])
