/** Players of a game of the companion as people type them. */
import { askWhich, type Named, whichIsMeant } from '../../table/meant.ts'
import { Rejection } from '../../table/rejection.ts'
import { rawText, toMarkup, userText } from '../../texts/user-text.ts'
import type { PlayerId, War } from '../../war/model.ts'

/** Every player. Their ids are distinct names without commas, which part the names of a list. */
export function playersNamed({ players }: Pick<War, 'players'>): Named<PlayerId>[] {
  const all = players.map(({ name }) => rawText(name).replace(/[,\s]+/g, ' '))
  return players.map(({ name }, at) => {
    const plain = all[at] ?? ''
    const isAlone = all.filter((one) => one === plain).length === 1
    const id = isAlone ? plain : `${plain} (#${at + 1})`
    return { it: at, id, say: `#${at + 1}`, label: toMarkup(userText(id)), names: [plain, rawText(name)] }
  })
}

/** @returns null for nobody @throws Rejection if several are called so */
export function playerNamed(game: Pick<War, 'players'> | null, name: string): PlayerId | null {
  const meant = whichIsMeant(name, game ? playersNamed(game) : [])
  if (meant.kind === 'several') throw new Rejection(askWhich(name, meant.them))
  return meant.kind === 'one' ? meant.it : null
}
