import { type Deed, deed, imperative, type Of, type Told } from './deeds.ts'
import { joined } from './happens.ts'
import { inWords } from './phrase.ts'
import { cards } from './selectors.ts'
import type { Telling } from './telling.ts'
import { player } from './who.ts'

export const roll = ({ who, dice, as, coin }: Of<'roll'>, t: Telling): Deed => {
  const roller = player(who, t)
  if (coin) {
    t.name(as, { noun: COIN, how: 'number' })
    return deed(roller, 'flip', 'a coin')
  }
  t.acting = who
  nameRoll(
    as,
    dice,
    t,
    who.kind === 'they' ? 'their roll' : who.kind === 'side' ? `${roller.possessive} roll` : undefined,
  )
  return deed(roller, 'roll', dice === 1 ? 'a die' : `${inWords(dice)} dice`)
}

/** `whose` is given if other players roll as well. */
export const nameRoll = (as: string, dice: number, t: Telling, whose?: string): void => {
  const before = t.gathering
  t.gathering = false
  t.name(as, { noun: whose ?? (dice === 1 ? 'the roll' : 'the total rolled'), how: 'number' })
  t.gathering = before
}

/** "each opponent chooses how their characters lie", "drop this hero …". */
export const dropped = ({ of, as }: Of<'drop'>, t: Telling): Told[] => {
  t.name(as, { noun: 'character', how: 'touched', many: true })
  return [
    deed(player(of, t), 'choose', 'how their characters lie'),
    imperative('aim', `${t.self.object} at one of them, and roll two dice for where it lands`),
  ]
}

/** A separate die is rolled for each, or each gets one of the dice that were rolled together. */
export const rollFor = ({ of, by, assign }: Of<'rollFor'>, t: Telling): Told[] => {
  const which = cards(of, t).object
  if (by === 'controllers') return [`the controller of ${which} rolls a die for it`]
  const rolled = imperative('roll', `a die for ${which}`)
  return assign ? [rolled, deed(player(assign, t), 'choose', 'which die is whose')] : [rolled]
}

/** "on 1–3, they choose an ally they control; on 4, an equipment they control". */
export const byRoll = ({ rows, roll: name }: Of<'byRoll'>, t: Telling): string => {
  const face = t.meaning(name).noun === COIN ? onCoin : onDie
  const told = rows.map((row) => inOneSentence(t.aside(() => joined(row.do, t))))
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
export const inOneSentence = (row: string): string =>
  row.replace(/\.$/, '').replace(/\. ([A-Z])/g, (_, first: string) => `, and ${first.toLowerCase()}`)

/** The word for the result of a coin, which distinguishes its rows from those of a die. */
const COIN = 'the coin'
const onCoin = (from: number): string => (from === 1 ? 'heads' : 'tails')
const onDie = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)
