/**
 * Buttons of a question that is put to several players at the same time. All of them press the same button.
 */
import type { Seat, View } from '../../engine/index.ts'
import type { ComponentRow } from '../message-parts/post.ts'
import { questionComponentIds } from './ids.ts'

/**
 * Changes the rows of one seat's question so that all players who are asked may press its buttons. The ids of these
 * buttons contain the seat and the moment.
 */
export function controlsForAllAskedPlayers(
  rows: readonly ComponentRow[],
  seat: Seat,
  { window }: Pick<View, 'window'>,
): ComponentRow[] {
  if (!window || window.next.length === 0) return [...rows]
  return rows.map((row) => ({
    ...row,
    components: row.components.map((one) => {
      const id = 'custom_id' in one ? sharedId(one.custom_id, seat, window.moment) : null
      return id === null ? one : { ...one, custom_id: id }
    }),
  }))
}

function sharedId(id: string, seat: Seat, moment: string): string | null {
  const [code, decision, picks] = questionComponentIds.pick.read(id) ?? []
  const [pick] = picks ?? []
  if (code !== undefined && decision !== undefined && (pick === 'pass' || pick === 'none'))
    return questionComponentIds.here(code, decision, seat, moment, pick)
  const all = questionComponentIds.letBe.read(id)
  return all && questionComponentIds.here(...all, seat, moment, 'letBe')
}
