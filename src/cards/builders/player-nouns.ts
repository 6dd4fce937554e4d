/**
 * Players as subjects: `you.draw(2)`, `they.choose(1, their.ally)`. Every verb returns the vocabulary's plain data.
 */
import type {
  Chooser,
  Condition,
  Effect,
  Filter,
  ForbiddablePlayerAct,
  Modifier,
  NumberExpression,
  PlayerSelector,
  RaidSide,
  Selector,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { inOrder } from './steps.ts'

/** Cards that match a filter and can be destroyed. Others aren't possible choices (709.2b). */
const able = (filter: Filter): Selector => ({
  kind: 'all',
  filter: { kind: 'and', all: [filter, { kind: 'able', to: 'beDestroyed' }] },
})

export class PlayerNoun {
  readonly are: PlayerSelector
  constructor(are: PlayerSelector) {
    this.are = are
  }

  except = (others: PlayerNoun): PlayerNoun =>
    new PlayerNoun({ kind: 'except', players: this.are, without: others.are })

  draw = (count: NumberExpression): Effect => ({ kind: 'draw', who: this.are, count })
  drawUpTo = (handSize: NumberExpression): Effect => ({ kind: 'drawUntil', who: this.are, handSize })
  discard = (count: NumberExpression | 'hand', as?: string): Effect => ({
    kind: 'discard',
    who: this.are,
    count,
    ...(as === undefined ? {} : { as }),
  })
  /** The noun's players discard N matching cards, or all of them. */
  discardOf = (count: NumberExpression | 'hand', filter: Filter): Effect => ({
    kind: 'discard',
    who: this.are,
    count,
    filter,
  })
  /** The noun's players discard N cards in total, divided as they like. */
  discardBetweenThem = (count: NumberExpression): Effect => ({
    kind: 'discard',
    who: this.are,
    count,
    between: true,
  })
  /** The noun's players discard cards at random. `rememberedCards(cards)` are the discarded cards. */
  discardAtRandom = (count: NumberExpression, cards?: string): Effect => ({
    kind: 'discard',
    who: this.are,
    count,
    random: true,
    ...(cards === undefined ? {} : { cards }),
  })
  choose = (count: NumberExpression, from: CardNoun, as = 'chosen'): Effect =>
    chooses(this.are, count, from, as)
  chooseRandom = (count: NumberExpression, from: CardNoun, as = 'chosen'): Effect => ({
    ...chooses(this.are, count, from, as),
    random: true,
  })
  /** The noun's players choose N cards, which are destroyed. */
  destroys = (count: NumberExpression, filter: Filter): Effect =>
    inOrder([
      { kind: 'choose', who: this.are, from: able(filter), count, as: 'chosen' },
      { kind: 'destroy', what: { kind: 'bound', name: 'chosen' } },
    ])
  chooseUpTo = (count: NumberExpression, from: CardNoun, as = 'chosen'): Effect => ({
    ...chooses(this.are, count, from, as),
    upTo: true,
  })
  chooseOne = (...modes: Effect[]): Effect => ({ kind: 'modal', who: this.are, modes })
  /** The noun's players choose one effect while the text resolves (709.2b): "destroy target ally or draw a card". */
  doOneOf = (...modes: Effect[]): Effect => ({ kind: 'modal', who: this.are, modes, resolving: true })
  /** The noun's players choose N effects while the text resolves. */
  doSomeOf = (choose: number, ...modes: Effect[]): Effect => ({
    kind: 'modal',
    who: this.are,
    modes,
    choose,
    resolving: true,
  })
  chooseSome = (choose: number, ...modes: Effect[]): Effect => ({
    kind: 'modal',
    who: this.are,
    modes,
    choose,
  })
  /** The noun's players choose one effect, or more if a condition is true: "you may choose both". */
  chooseOneOrMoreIf = (orMore: Condition, ...modes: Effect[]): Effect => ({
    kind: 'modal',
    who: this.are,
    modes,
    orMore,
  })
  may = (...effects: Effect[]): Effect => ({ kind: 'may', who: this.are, do: inOrder(effects) })
  /** The noun's players choose a number from 0 to `most`. `rememberedNumber(as)` is that number. */
  chooseNumber = (most: NumberExpression, as = 'chosenNumber'): Effect => ({
    kind: 'chooseNumber',
    who: this.are,
    most,
    as,
  })
  pays = (amount: NumberExpression): Effect => ({ kind: 'pay', who: this.are, amount })
  roll = (dice: number, as = 'roll'): Effect => ({ kind: 'roll', who: this.are, dice, as })
  /** Tosses a coin, with an effect for either side. */
  flipCoin = (heads: Effect, tails: Effect): Effect =>
    inOrder([
      { kind: 'roll', who: this.are, dice: 1, as: 'coin', coin: true },
      {
        kind: 'byRoll',
        roll: 'coin',
        rows: [
          { from: 1, to: 1, do: heads },
          { from: 2, to: 2, do: tails },
        ],
      },
    ])
  /** The noun's players name a card. */
  names = (as = 'name'): Effect => ({ kind: 'name', who: this.are, what: 'card', as })
  makesUpName = (as = 'name'): Effect => ({ kind: 'name', who: this.are, what: 'madeUp', as })
  /** The noun's players name one of the eight card types (R403). */
  namesType = (as = 'name'): Effect => ({ kind: 'name', who: this.are, what: 'cardType', as })
  /** The noun's players choose a word, to which this card can then refer: `you.choosesWord('class', CLASSES)`. */
  choosesWord = (as: string, words: readonly string[]): Effect => ({
    kind: 'name',
    who: this.are,
    what: [...words],
    as,
  })
  /** The noun's players choose a player, to whom `chosenPlayer` then refers. */
  choosesPlayer = (from: PlayerNoun, as = 'player'): Effect => ({
    kind: 'choosePlayer',
    who: this.are,
    from: from.are,
    as,
  })
  /** The noun's players guess whether a card has the named type. */
  guessesType = (named = 'name'): Effect => ({ kind: 'guess', who: this.are, as: 'guess', named })
  /** The noun's players turn the die that is being rolled to any face. */
  turnsThatDie = (): Effect => ({ kind: 'turnDie', who: this.are })
  gainControlOf = (of: CardNoun): Effect => ({ kind: 'gainControl', who: this.are, of: of.is })
  wins = (): Effect => ({ kind: 'win', who: this.are })
  takeExtraTurn = (): Effect => ({ kind: 'extraTurn', who: this.are })
  takeExtraTurnAfterNext = (): Effect => ({ kind: 'extraTurn', who: this.are, after: 'theirNext' })
  /** The noun's players skip the given step in each of their turns. */
  skips = (step: 'draw'): Modifier[] => [{ kind: 'skipStep', to: { kind: 'players', who: this.are }, step }]
  /** The maximum hand size of the noun's players is larger or smaller (415.4b). */
  hasHandSize = (
    change: { more: NumberExpression } | { less: NumberExpression } | { none: true },
  ): Modifier[] => [{ kind: 'handSize', to: { kind: 'players', who: this.are }, ...change }]
  /** The noun's players may place more resources on each of their turns (412.1). */
  mayPlaceMore = (more = 1): Modifier[] => [
    { kind: 'mayPlace', to: { kind: 'players', who: this.are }, more },
  ]
  /** The noun's players can't do something, or can't do it more than `perTurn` times each turn (103.2). */
  cant = (what: ForbiddablePlayerAct, perTurn?: number): Modifier[] => [
    {
      kind: 'playersCant',
      to: { kind: 'players', who: this.are },
      what,
      ...(perTurn === undefined ? {} : { perTurn }),
    },
  ]
  skipNextTurn = (): Effect => ({ kind: 'skipTurn', who: this.are })
  moveToRightOf = (other: PlayerNoun): Effect => ({ kind: 'moveToRightOf', who: this.are, of: other.are })
  turnDeckOver = (): Effect => ({ kind: 'turnDeckOver', who: this.are })
  shuffleDeck = (): Effect => ({ kind: 'shuffle', who: this.are })
  shuffleGraveyardIntoDeck = (): Effect => ({ kind: 'shuffleGraveyardIntoDeck', who: this.are })
}

type Choose = Extract<Effect, { kind: 'choose' }>

const chooses = (who: Chooser, count: NumberExpression, from: CardNoun, as: string): Choose => ({
  kind: 'choose',
  who,
  from: from.is,
  count,
  as,
})

const side = (which: RaidSide): PlayerNoun => new PlayerNoun({ kind: 'side', side: which })

export const you = new PlayerNoun({ kind: 'you' })
export const opponents = new PlayerNoun({ kind: 'opponents' })
export const everyone = new PlayerNoun({ kind: 'everyone' })
export const friends = new PlayerNoun({ kind: 'friends' })
export const ghosts = new PlayerNoun({ kind: 'ghosts' })
export const raiders = side('raiders')
export const theDungeon = side('lair')
/** The player of the event that triggered this effect. */
export const thatPlayer = new PlayerNoun({ kind: 'thatPlayer' })
/** The player of the enclosing `forEach`. */
export const they = new PlayerNoun({ kind: 'they' })
/** The player whom a text of this card has chosen. */
export const chosenPlayer = new PlayerNoun({ kind: 'chosen', name: 'player' })
/** A targeted player other than the players that the text has targeted before. */
export const anotherTargetPlayer = new PlayerNoun({ kind: 'targetPlayer', other: true })
/** A player whom the text targets. Later parts of the text refer to this player as `thatTargetPlayer`. */
export const targetPlayer = new PlayerNoun({ kind: 'targetPlayer' })
export const targetOpponent = new PlayerNoun({ kind: 'targetPlayer', of: opponents.are })
export const anyNumberOfTargetPlayers = new PlayerNoun({ kind: 'targetPlayer', anyNumber: true })
/** The player whom the text has targeted. */
export const thatTargetPlayer = new PlayerNoun({ kind: 'targetPlayer', n: 0 })
export const controllerOf = (what: CardNoun): PlayerNoun =>
  new PlayerNoun({ kind: 'controllerOf', what: what.is })
export const ownerOf = (what: CardNoun): PlayerNoun => new PlayerNoun({ kind: 'ownerOf', what: what.is })

/** All raiders, who make one choice together: "of the Raiders' choice". */
export const raidersAsChooser: Chooser = { kind: 'together', side: 'raiders' }
/** Choices that the raiders make together. */
export const raidersTogether = {
  choose: (count: NumberExpression, from: CardNoun, as = 'chosen'): Effect =>
    chooses(raidersAsChooser, count, from, as),
  chooseOne: (...modes: Effect[]): Effect => ({ kind: 'modal', who: raidersAsChooser, modes }),
  /** The raiders choose N cards, which are destroyed. */
  destroy: (count: NumberExpression, filter: Filter): Effect =>
    inOrder([
      { kind: 'choose', who: raidersAsChooser, from: able(filter), count, as: 'chosen' },
      { kind: 'destroy', what: { kind: 'bound', name: 'chosen' } },
    ]),
  /** The raiders choose the defender if an automated character could attack several equally. */
  breakTies: (mods: Modifier[]): Modifier[] =>
    mods.map((mod) => (mod.kind === 'attacks' ? { ...mod, ties: raidersAsChooser } : mod)),
}
