import { type Clause, type ClauseOrText, type EffectOfKind, imperativeClause, makeClause } from './clause.ts'
import type { WordingContext } from './context.ts'
import { uncapitalizedEffectText } from './effects.ts'
import { numberInWords } from './phrase.ts'
import { playerPhrase } from './players.ts'
import { cardsPhrase } from './selectors.ts'

export const rollClause = ({ who, dice, as, coin }: EffectOfKind<'roll'>, t: WordingContext): Clause => {
  const roller = playerPhrase(who, t)
  if (coin) {
    t.name(as, { noun: COIN, how: 'number' })
    return makeClause(roller, 'flip', 'a coin')
  }
  t.acting = who
  nameRollResult(
    as,
    dice,
    t,
    who.kind === 'they' ? 'their roll' : who.kind === 'side' ? `${roller.possessive} roll` : undefined,
  )
  return makeClause(roller, 'roll', dice === 1 ? 'a die' : `${numberInWords(dice)} dice`)
}

/** Names the result of a roll. `whose` is given if other players roll too. */
export const nameRollResult = (as: string, dice: number, t: WordingContext, whose?: string): void => {
  const before = t.gathering
  t.gathering = false
  t.name(as, { noun: whose ?? (dice === 1 ? 'the roll' : 'the total rolled'), how: 'number' })
  t.gathering = before
}

/** Returns words such as "each opponent chooses how their characters lie", "drop this hero …". */
export const dropClause = ({ of, as }: EffectOfKind<'drop'>, t: WordingContext): ClauseOrText[] => {
  t.name(as, { noun: 'character', how: 'touched', many: true })
  return [
    makeClause(playerPhrase(of, t), 'choose', 'how their characters lie'),
    imperativeClause('aim', `${t.self.object} at one of them, and roll two dice for where it lands`),
  ]
}

/**
 * Returns words for a die rolled for each card. With `assign`, the dice are rolled together, and a player chooses
 * which die belongs to which card.
 */
export const rollForEachCardClauses = (
  { of, by, assign }: EffectOfKind<'rollFor'>,
  t: WordingContext,
): ClauseOrText[] => {
  const which = cardsPhrase(of, t).object
  if (by === 'controllers') return [`the controller of ${which} rolls a die for it`]
  const rolled = imperativeClause('roll', `a die for ${which}`)
  return assign ? [rolled, makeClause(playerPhrase(assign, t), 'choose', 'which die is whose')] : [rolled]
}

/** Returns words such as "on 1–3, they choose an ally they control; on 4, an equipment they control". */
export const rollTableText = ({ rows, roll: name }: EffectOfKind<'byRoll'>, t: WordingContext): string => {
  const face = t.meaning(name).noun === COIN ? onCoin : onDie
  const told = rows.map((row) => joinIntoOneSentence(t.aside(() => uncapitalizedEffectText(row.do, t))))
  const verb = /^they \w+ /.exec(told[0] ?? '')?.[0] ?? ''
  const shared = told.every((row) => row.startsWith(verb)) ? verb : ''
  return rows
    .map(({ from, to }, i) => {
      const row = told[i] ?? ''
      return `on ${face(from, to)}, ${i === 0 ? row : row.slice(shared.length)}`
    })
    .join('; ')
}

/** Joins the sentences of a row of results, or of an alternative: "choose a hero, and this ally deals …". */
export const joinIntoOneSentence = (row: string): string =>
  row.replace(/\.$/, '').replace(/\. ([A-Z])/g, (_, first: string) => `, and ${first.toLowerCase()}`)

/** The word for the result of a coin, which distinguishes its rows from those of a die. */
const COIN = 'the coin'
const onCoin = (from: number): string => (from === 1 ? 'heads' : 'tails')
const onDie = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)
