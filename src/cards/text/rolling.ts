import { type Deed, deed, imperative, type Of, type Told } from './deeds.ts'
import { joined } from './happens.ts'
import { inWords } from './phrase.ts'
import { cards } from './selectors.ts'
import type { Telling } from './telling.ts'
import { player } from './who.ts'

export const roll = ({ who, dice, as }: Of<'roll'>, t: Telling): Deed => {
  const roller = player(who, t)
  t.acting = who
  nameRoll(
    as,
    dice,
    t,
    who.kind === 'they' ? 'their roll' : who.kind === 'side' ? `${roller.possessive} roll` : undefined,
  )
  return deed(roller, 'roll', dice === 1 ? 'a die' : `${inWords(dice)} dice`)
}

/** `whose`: where others roll as well. */
export const nameRoll = (as: string, dice: number, t: Telling, whose?: string): void => {
  const before = t.gathering
  t.gathering = false
  t.name(as, { noun: whose ?? (dice === 1 ? 'the roll' : 'the total rolled'), how: 'number' })
  t.gathering = before
}

/** Each has a die of its own, or gets one of those that lie in the middle. */
export const rollFor = ({ of, by, assign }: Of<'rollFor'>, t: Telling): Told[] => {
  const which = cards(of, t).object
  if (by === 'controllers') return [`the controller of ${which} rolls a die for it`]
  const rolled = imperative('roll', `a die for ${which}`)
  return assign ? [rolled, deed(player(assign, t), 'choose', 'which die is whose')] : [rolled]
}

/** "on 1–3, they choose an ally they control; on 4, an equipment they control". */
export const byRoll = ({ rows }: Of<'byRoll'>, t: Telling): string => {
  const told = rows.map((row) => t.aside(() => joined(row.do, t)))
  const verb = /^they \w+ /.exec(told[0] ?? '')?.[0] ?? ''
  const shared = told.every((row) => row.startsWith(verb)) ? verb : ''
  return rows
    .map(({ from, to }, i) => {
      const row = told[i] ?? ''
      return `on ${from === to ? from : `${from}–${to}`}, ${i === 0 ? row : row.slice(shared.length)}`
    })
    .join('; ')
}
