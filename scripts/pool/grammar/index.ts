/** The families of the grammar, in the order of a reader: words, nouns, effects, powers, lines. */
import { Grammar } from '../chart.ts'
import { amountFamily } from './amounts.ts'
import { choosingFamily } from './choosing.ts'
import { clauseFamily } from './clauses.ts'
import { comparingFamily } from './comparing.ts'
import { conditionFamily } from './conditions.ts'
import { continuousFamily } from './continuous.ts'
import { controllingFamily } from './controlling.ts'
import { costFamily } from './costs.ts'
import { countingFamily } from './counting.ts'
import { damageFamily } from './damage.ts'
import { deckFamily } from './decks.ts'
import { deedFamily } from './deeds.ts'
import { describingFamily } from './describing.ts'
import { eventFamily } from './events.ts'
import { forPlayersFamily } from './for-players.ts'
import { forbiddingFamily } from './forbidding.ts'
import { headFamily } from './heads.ts'
import { insteadFamily } from './instead.ts'
import { kindFamily } from './kinds.ts'
import { lastingFamily } from './lasting.ts'
import { lineFamily } from './lines.ts'
import { lookingFamily } from './looking.ts'
import { movingFamily } from './moving.ts'
import { nounFamily } from './nouns.ts'
import { pastFamily } from './past.ts'
import { paymentFamily } from './payments.ts'
import { playerFamily } from './players.ts'
import { questFamily } from './quests.ts'
import { replacingFamily } from './replacing.ts'
import { thisWayFamily } from './this-way.ts'
import { tokenFamily } from './tokens.ts'
import { traitFamily } from './traits.ts'
import { triggerFamily } from './triggers.ts'
import { turnFamily } from './turns.ts'
import { wordFamily } from './words.ts'
import { zoneFamily } from './zones.ts'

export const grammar = new Grammar([
  wordFamily,
  playerFamily,
  headFamily,
  describingFamily,
  nounFamily,
  zoneFamily,
  amountFamily,
  conditionFamily,
  pastFamily,
  comparingFamily,
  countingFamily,
  damageFamily,
  thisWayFamily,
  deedFamily,
  movingFamily,
  lookingFamily,
  tokenFamily,
  clauseFamily,
  choosingFamily,
  kindFamily,
  lastingFamily,
  traitFamily,
  continuousFamily,
  replacingFamily,
  insteadFamily,
  triggerFamily,
  turnFamily,
  costFamily,
  eventFamily,
  forbiddingFamily,
  controllingFamily,
  forPlayersFamily,
  paymentFamily,
  questFamily,
  deckFamily,
  lineFamily,
])
