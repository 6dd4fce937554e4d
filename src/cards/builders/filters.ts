/** Filters, which describe cards as plain data: `any.ally`, `opposing.heroOrAlly`, `exhausted(your.weapon)`. */

import {
  type CardType,
  CLASS_TAGS,
  type ComparisonOperator,
  type DamageType,
  type Filter,
  type Keyword,
  type NamedKeyword,
  type NonCardSabotageTarget,
  type NumberExpression,
  type ObjectState,
  type PlayerSelector,
  type PrintedFlag,
  RACE_TAGS,
  type Stat,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { friends, opponents, type PlayerNoun, raiders, theDungeon, they, you } from './player-nouns.ts'

export const and = (...filters: Filter[]): Filter => {
  const all = filters.flatMap((f) => (f.kind === 'and' ? f.all : [f]))
  const [only] = all
  return only && all.length === 1 ? only : { kind: 'and', all }
}

export const or = (...any: Filter[]): Filter => ({ kind: 'or', any })
export const not = (filter: Filter): Filter => ({ kind: 'not', filter })
export const tagged = (tag: string): Filter => ({ kind: 'tag', tag })

/** A card with the card type that a player has named (R403). */
export const ofChosenCardType = (name = 'name'): Filter => ({ kind: 'typeNamed', name })
/** A card with the name that a player has chosen (200.3). */
export const withChosenName = (name = 'name'): Filter => ({ kind: 'calledAs', name })

/** A matching card with the tag that a text of this card has chosen: `ofChosenTag('class', any.ally)`. */
export const ofChosenTag = (name: string, filter: Filter): Filter => and(filter, { kind: 'tagCalled', name })
/** A matching card with the damage type that a text of this card has chosen. */
export const ofChosenDamageType = (filter: Filter, name = 'damage type'): Filter =>
  and(filter, { kind: 'damageTypeCalled', name })

/** A card that a text of this card has removed from the game: "removed this way". */
export const removedThisWay: Filter = { kind: 'removedBy', what: { kind: 'self' } }

const type = (which: CardType): Filter => ({ kind: 'type', type: which })
const state = (which: ObjectState): Filter => ({ kind: 'state', state: which })

const KINDS = {
  card: and(),
  hero: type('hero'),
  ally: type('ally'),
  heroOrAlly: or(type('hero'), type('ally')),
  ability: type('ability'),
  equipment: type('equipment'),
  weapon: tagged('Weapon'),
  meleeWeapon: and(tagged('Melee'), tagged('Weapon')),
  weaponOrArmor: or(tagged('Weapon'), tagged('Armor')),
  nonHero: not(type('hero')),
  permanent: or(type('ability'), type('ally'), type('equipment')),
  quest: type('quest'),
  cube: type('cube'),
  blood: type('blood'),
  lair: type('lair'),
  resource: state('resource'),
  /** A card in the rune row, face up or face down. */
  rune: { kind: 'inRow', row: 'runes' },
} satisfies Record<string, Filter>

type Kinds = Readonly<Record<keyof typeof KINDS, Filter>>

const owned = (players: PlayerSelector): Kinds => {
  const by: Filter = { kind: 'controlledBy', players }
  const its = (kind: Filter): Filter => and(kind, by)
  return {
    card: by,
    hero: its(KINDS.hero),
    ally: its(KINDS.ally),
    heroOrAlly: its(KINDS.heroOrAlly),
    ability: its(KINDS.ability),
    equipment: its(KINDS.equipment),
    weapon: its(KINDS.weapon),
    meleeWeapon: its(KINDS.meleeWeapon),
    weaponOrArmor: its(KINDS.weaponOrArmor),
    nonHero: its(KINDS.nonHero),
    permanent: its(KINDS.permanent),
    quest: its(KINDS.quest),
    cube: its(KINDS.cube),
    blood: its(KINDS.blood),
    lair: its(KINDS.lair),
    resource: its(KINDS.resource),
    rune: its(KINDS.rune),
  }
}

export const any: Kinds = KINDS
export const your = owned(you.are)
export const opposing = owned(opponents.are)
/** Cards that you or another player of your side controls. */
export const friendly = owned(friends.are)
/** Cards that the player of the enclosing `forEach` controls. */
export const their = owned(they.are)
/** Cards that the Dungeon controls. A card that a raider has taken control of doesn't count. */
export const dungeon = owned(theDungeon.are)
export const raiderControlled = owned(raiders.are)
export const controlledBy = (who: PlayerNoun): Kinds => owned(who.are)

/** A player, deck, hand or graveyard that may be sabotaged: `sabotage(sabotageTarget('deck'))`. */
export const sabotageTarget = (what: NonCardSabotageTarget): Filter => ({ kind: 'thing', what })
/** A matching card other than this card: "another ally". */
export const other = (filter: Filter): Filter => and(not({ kind: 'is', what: { kind: 'self' } }), filter)
export const exhausted = (filter: Filter): Filter => and(state('exhausted'), filter)
/** A matching card that is ready. */
export const readyOnes = (filter: Filter): Filter => and(state('ready'), filter)
export const faceDown = (filter: Filter): Filter => and(state('faceDown'), filter)
/** A matching card that is attached to no card. */
export const unattached = (filter: Filter): Filter => and(state('unattached'), filter)
export const faceUp = (filter: Filter): Filter => and(not(state('faceDown')), filter)
export const enteredThisTurn = (filter: Filter): Filter => and(state('enteredThisTurn'), filter)
export const attackedThisTurn = (filter: Filter): Filter => and(filter, state('attackedThisTurn'))
export const healedThisTurn = (filter: Filter): Filter => and(filter, state('healedThisTurn'))
/** A matching card that dealt damage this turn, or with which damage was dealt. */
export const dealtDamageThisTurn = (filter: Filter): Filter => and(filter, state('dealtDamageThisTurn'))
export const damaged = (filter: Filter): Filter => and(state('damaged'), filter)
export const undamaged = (filter: Filter): Filter => and(not(state('damaged')), filter)
export const named = (name: string, filter: Filter = any.card): Filter => and({ kind: 'named', name }, filter)
/** A matching card whose name contains this word: "Scarlet allies", although Scarlet is no tag. */
export const withWordInName = (word: string, filter: Filter): Filter => and({ kind: 'nameHas', word }, filter)
export const sameNameAs = (what: CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'sharesName', with: what.is })
export const withStat = (
  filter: Filter,
  stat: Stat,
  op: ComparisonOperator,
  value: NumberExpression,
): Filter => and(filter, { kind: 'stat', stat, op, value })
export const withKeyword = (keyword: Keyword, filter: Filter): Filter =>
  and({ kind: 'keyword', keyword }, filter)
/** A matching card in a hand: `inHand(your.ally)`. */
export const inHand = (filter: Filter): Filter => and(filter, { kind: 'inZone', zone: 'hand' })
/** A matching card that is an attachment (400.1). */
export const attachment = (filter: Filter): Filter => and({ kind: 'attachment' }, filter)
const printed =
  (fact: PrintedFlag) =>
  (filter: Filter): Filter =>
    and({ kind: 'printed', fact }, filter)
export const uniqueOnes = printed('unique')
export const unlimitedOnes = printed('unlimited')
export const ongoingOnes = printed('ongoing')
export const nonOngoing = (filter: Filter): Filter => and(not({ kind: 'printed', fact: 'ongoing' }), filter)
/** A matching card whose type line says that it is instant. */
export const instantOnes = printed('instant')
/** A matching card with an odd number: "with an odd cost". */
export const withOddStat = (stat: Stat, filter: Filter): Filter =>
  and(filter, { kind: 'parity', stat, odd: true })
export const withEvenStat = (stat: Stat, filter: Filter): Filter =>
  and(filter, { kind: 'parity', stat, odd: false })
/** A matching card without a counter of that name. */
export const withoutCounter = (counter: string, filter: Filter): Filter =>
  and(filter, not({ kind: 'bearsCounter', counter }))
export const withCounter = (counter: string, filter: Filter): Filter =>
  and(filter, { kind: 'bearsCounter', counter })
/** A matching card that has one of the classes of another card. */
export const sharingClassWith = (what: CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'sharesTag', with: what.is, tags: [...CLASS_TAGS] })
export const sharingRaceWith = (what: CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'sharesTag', with: what.is, tags: [...RACE_TAGS] })
export const attackingOneOf = (whom: Filter | CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'attacking', whom: filterOfNoun(whom) })
/** A matching card that another card has attacked this turn. */
export const wasAttackedThisTurnBy = (by: CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'attackedThisTurn', by: by.is })
export const attacking = (filter: Filter): Filter => and(state('attacking'), filter)
export const inCombat = (filter: Filter): Filter => and(state('inCombat'), filter)
/** A matching card that is in combat with the other card. */
export const inCombatWith = (whom: Filter | CardNoun, filter: Filter = any.card): Filter =>
  and(filter, { kind: 'inCombatWith', whom: filterOfNoun(whom) })
export const defending = (filter: Filter): Filter => and(state('defending'), filter)
/** A card that is the source of a modifier that gives another card one of the given keywords. */
export const grantingKeywords = (to: CardNoun, ...keywords: NamedKeyword[]): Filter => ({
  kind: 'grants',
  keywords,
  to: to.is,
})
/** A matching card that was dealt combat damage by the given card this turn. */
export const wasDealtCombatDamageThisTurn = (by: CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'dealtCombatDamageThisTurn', by: by.is })

/** A matching card on the chain that targets one card of the given kind and nothing else. */
export const targetingOnly = (whom: Filter | CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'targeting', whom: filterOfNoun(whom), only: true })
export const targeting = (whom: Filter | CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'targeting', whom: filterOfNoun(whom) })
/** A matching card whose own text could target the given card (706.6). */
export const couldTarget = (what: CardNoun, filter: Filter): Filter =>
  and(filter, { kind: 'couldTarget', what: what.is })
/** A matching card for which one of the given faces was rolled. */
export const withRolledFace = (faces: number[], filter: Filter, roll = 'die'): Filter =>
  and(filter, { kind: 'rolled', roll, faces })
/** Converts a noun to a filter. "Each Dungeon ally" becomes its own filter; "this ally" matches only that card. */
export const filterOfNoun = (x: Filter | CardNoun): Filter => {
  if ('kind' in x) return x
  return x.is.kind === 'all' && x.is.zone === undefined ? x.is.filter : { kind: 'is', what: x.is }
}

export const withAttachment = (what: Filter, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'bears', what }],
})
export const withoutAttachment = (what: Filter, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'not', filter: { kind: 'bears', what } }],
})
/** A matching card that is attached to one of the given cards. */
export const attachedTo = (host: CardNoun, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'attachedTo', what: host.is }],
})

export const sharingTypeWith = (what: CardNoun, filter: Filter): Filter => ({
  kind: 'and',
  all: [filter, { kind: 'sharesType', with: what.is }],
})
export const lootOnes = (filter: Filter): Filter => ({ kind: 'and', all: [{ kind: 'loot' }, filter] })
export const withTraitIcon = (trait: string, filter: Filter): Filter => ({
  kind: 'and',
  all: [{ kind: 'icon', trait }, filter],
})
export const withDamageType = (type: DamageType, filter: Filter): Filter => ({
  kind: 'and',
  all: [{ kind: 'damageType', type }, filter],
})
export const nonToken = (filter: Filter): Filter => ({
  kind: 'and',
  all: [{ kind: 'not', filter: { kind: 'token' } }, filter],
})
