/** Renders players: "you", "each opponent", "the Raiders". */
import {
  type Chooser,
  NON_CARD_SABOTAGE_TARGETS,
  type PlayerSelector,
  type RaidSide,
  type Selector,
  type Zone,
} from '../../engine/index.ts'
import type { WordingContext } from './context.ts'
import { assertUnreachable, newPhrase, type Phrase, THEY_PHRASE, YOU_PHRASE } from './phrase.ts'
import { cardsPhrase } from './selectors.ts'

export const SIDE_NOUNS: Readonly<Record<RaidSide, { one: string; each: string; all: string }>> = {
  raiders: { one: 'Raider', each: 'each Raider', all: 'the Raiders' },
  lair: { one: 'Dungeon', each: 'the Dungeon', all: 'the Dungeon' },
}

export const playerPhrase = (who: PlayerSelector, t: WordingContext): Phrase => {
  if (t.theySame && isSamePlayer(who, t.theySame) && !isDeclared(who)) return THEY_PHRASE
  switch (who.kind) {
    case 'you':
      return YOU_PHRASE
    case 'opponents':
      return newPhrase('each opponent')
    case 'everyone':
      return newPhrase('each player')
    case 'friends':
      return newPhrase('each friendly player')
    case 'side':
      return newPhrase(SIDE_NOUNS[who.side].each)
    case 'controllerOf':
      return holder(cardsPhrase(who.what, t), 'controller')
    case 'ownerOf':
      return ownerOf(cardsPhrase(who.what, t))
    case 'targetPlayer':
      return targetedPlayer(who, t)
    case 'ghosts':
      return newPhrase('ghosts', true)
    case 'chosen':
      return newPhrase('the chosen player')
    case 'they':
      return theyOnce(t)
    case 'thatPlayer':
      return newPhrase('that player')
    case 'except':
      if (who.without.kind === 'ownerOf' && hasRevealed(who.without.what, t))
        return newPhrase(`${playerPhrase(who.players, t).subject} who revealed no card`)
      if (t.acting && JSON.stringify(who.without) === JSON.stringify(t.acting))
        return newPhrase(playerPhrase(who.players, t).subject.replace(/^each /, 'each other '))
      return newPhrase(
        `${playerPhrase(who.players, t).subject} except ${playerPhrase(who.without, t).object}`,
      )
    default:
      return assertUnreachable(who)
  }
}

/** Whether a targeted player is the same as "they". */
export const isSamePlayer = (who: PlayerSelector, they: PlayerSelector): boolean =>
  JSON.stringify(who) === JSON.stringify(they) || (who.kind === 'targetPlayer' && they.kind === who.kind)

/** Whether the text declares this targeted player. */
const isDeclared = (who: PlayerSelector): boolean => who.kind === 'targetPlayer' && who.n === undefined

const hasRevealed = (what: Selector, t: WordingContext): boolean =>
  what.kind === 'bound' && t.meaning(what.name).how === 'revealed'

const ownerOf = (of: Phrase): Phrase => newPhrase(`${of.possessive} owner${of.plural ? 's' : ''}`, of.plural)

const targetedPlayer = (
  { n, other, of, anyNumber }: Extract<PlayerSelector, { kind: 'targetPlayer' }>,
  t: WordingContext,
): Phrase => {
  if (n !== undefined) return newPhrase('that player')
  t.targets.push(newPhrase('that player'))
  const whom = of?.kind === 'opponents' ? 'opponent' : 'player'
  if (anyNumber) return newPhrase(`any number of target ${whom}s`, true)
  return newPhrase(other ? `another target ${whom}` : `target ${whom}`)
}

const theyOnce = (t: WordingContext): Phrase => {
  const named = t.they
  t.they = undefined
  return named ?? THEY_PHRASE
}

export const chooserPhrase = (who: Chooser, t: WordingContext): Phrase =>
  who.kind === 'together' ? newPhrase(SIDE_NOUNS[who.side].all, who.side === 'raiders') : playerPhrase(who, t)

/** Returns words such as "your deck", "the Dungeon deck", "their graveyard". */
export const zonePhrase = (who: PlayerSelector, zone: string, t: WordingContext): string =>
  zone === 'removed' ? zonePhrase(who, 'removed-from-game zone', t) : told(who, zone, t)

/** Returns words such as "in a hand", for a zone of any player. */
export const zoneOfAnyone = (zone: Zone): string => {
  if (zone === 'play') return 'in play'
  return zone === 'chain' ? 'on the chain' : `in a ${zone === 'removed' ? 'removed-from-game zone' : zone}`
}

const told = (who: PlayerSelector, zone: string, t: WordingContext): string => {
  if (who.kind === 'side' && who.side === 'lair') return `the Dungeon ${zone}`
  if (who.kind === 'except' && who.without.kind === 'you') return `another player's ${zone}`
  return `${playerPhrase(who, t).possessive} ${zone}`
}

/** Returns "its controller". For a player, or a player's deck, returns that player. */
const holder = (of: Phrase, what: string): Phrase =>
  NON_CARD_SABOTAGE_TARGETS.some((thing) => of.object === `that ${thing}`)
    ? newPhrase('that player')
    : newPhrase(/ (on|in|with) /.test(of.object) ? `the ${what} of ${of.object}` : `${of.possessive} ${what}`)
