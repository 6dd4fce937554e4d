/** Explains why the rules refuse an action, and what is possible instead. */
import {
  type ActionHindrance,
  type Decision,
  type Game,
  type Input,
  mayKnowCard,
  type ObjectId,
  type Option,
  printedCard,
  type Refusal,
  type Seat,
  splitPick,
  whyCardCantAttack,
  whyCardCantBePlaced,
  whyCardCantBePlayed,
  whyPowerCantBeUsed,
} from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'

/** Returns a sentence for the person in the input's seat. It names only cards that they may know. */
export function refusalSentence(game: Game, input: Input, refusal: Refusal): string {
  const { decision } = game
  if (refusal.refused === 'over') return texts.say.over()
  if (input.kind === 'concede' && refusal.refused === 'impossible') return texts.say.alreadyOut()
  if (refusal.wrong) return texts.judge.wrong[refusal.wrong]
  if (input.kind !== 'answer' || !decision) return texts.say.notOffered(texts.trying.other())
  return `${whyNotTaken(game, decision, input.picks)} ${whatInstead(game, decision)}`
}

function whyNotTaken(game: Game, decision: Decision, picks: readonly string[]): string {
  if (picks[0] === 'back') return texts.say.notBack()
  const named = picks.map((pick) => (decision.amounts ? splitPick(pick).id : pick))
  const wrong = named.find((pick) => !decision.options.some((option) => option.id === pick))
  if (wrong !== undefined) return whyNotOffered(game, decision, wrong)
  if (decision.amounts) return texts.say.numbers(decision.amounts)
  return new Set(picks).size === picks.length
    ? texts.say.howMany(decision.min, decision.max)
    : texts.say.twice()
}

/** Returns a sentence with the possible options. Identical ones are named once. */
function whatInstead(game: Game, decision: Decision): string {
  const possible = decision.options.map((option) => optionText(game, decision.seat, option))
  return texts.say.instead([...new Set(possible), ...(decision.back ? [texts.doing.back] : [])])
}

const PICK = /^(play|up|down|attack|power|quest)(\d{1,9})(?:\.(\d{1,3}))?$/

function whyNotOffered(game: Game, { kind, seat }: Decision, pick: string): string {
  const [, verb, digits = '', power = ''] = PICK.exec(pick) ?? []
  if (!isVerb(verb)) return texts.say.notOffered(texts.trying.other())
  const object = Number(digits)
  const what = texts.trying[verb](nameFor(game, seat, object))
  const why = kind === 'priority' ? explain(game, seat, verb, object, Number(power)) : null
  return why ? texts.say.cannot(what, why) : texts.say.notOffered(what)
}

type Verb = Exclude<keyof typeof texts.trying, 'other'>

const isVerb = (word: string | undefined): word is Verb =>
  word !== undefined && word !== 'other' && Object.hasOwn(texts.trying, word)

function explain(
  game: Game,
  seat: Seat,
  verb: Verb,
  object: ObjectId,
  power: number,
): ActionHindrance | null {
  if (verb === 'play') return whyCardCantBePlayed(game, seat, object)
  if (verb === 'attack') return whyCardCantAttack(game, seat, object)
  if (verb === 'up' || verb === 'down') return whyCardCantBePlaced(game, seat, object)
  return whyPowerCantBeUsed(
    game,
    seat,
    object,
    verb === 'quest' && power === 0 ? rewardIndex(game, object) : power,
  )
}

function rewardIndex(game: Game, id: ObjectId): number {
  const object = game.objects[id]
  return object ? printedCard(game, object.card).powers.findIndex((power) => power.kind === 'reward') : -1
}

/**
 * Returns the name of a card if the seat may know it, otherwise the words for an unnamed card, as for a card that
 * is gone.
 */
function nameFor(game: Game, seat: Seat, id: ObjectId): string {
  const object = game.objects[id]
  const known = object && object.zone !== 'gone' && mayKnowCard(game, seat, id)
  return known ? printedCard(game, object.card).name : texts.say.thatCard()
}

/** Returns the words for picking an option, such as "play Ambush", for the seat that is asked. */
function optionText(game: Game, seat: Seat, option: Option): string {
  const named = (id: ObjectId): string => nameFor(game, seat, id)
  switch (option.kind) {
    case 'place':
      return texts.doing.place(named(option.object), option.faceUp)
    case 'mode':
      return texts.doing.mode(option.mode + 1)
    case 'cost':
      return texts.doing.cost(named(option.object), option.cost > 0)
    case 'word':
      return texts.doing.word(option.word)
    case 'player':
      return texts.doing.player(playerCalled(game, option.seat))
    case 'thing':
      return texts.doing.thing(playerCalled(game, option.seat), option.what)
    case 'play':
    case 'attack':
    case 'quest':
    case 'object':
    case 'sabotage':
    case 'power':
    case 'trigger':
      return texts.doing[option.kind](named(option.object))
    default:
      return texts.doing[option.kind]
  }
}

/** Returns the name of a player, as markup; '' for nobody. */
function playerCalled({ players }: Game, seat: Seat): string {
  const name = players[seat]?.name
  return name === undefined ? '' : toMarkup(name)
}
