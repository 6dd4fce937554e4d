/** `/undo` alone: a private list of moments, named by what happened then, to which the raid can go back. */
import type { RaidCard } from '../../table/contract.ts'
import type { Moment } from '../../table/undo/contract.ts'
import { texts } from '../../texts/texts.ts'
import { type Desk, type Visit, withRaid } from '../desk.ts'
import { narrate } from '../narrate/index.ts'
import { seatNames } from '../posts/names.ts'
import { type Outcome, selectRow, tell } from '../posts/post.ts'
import { undoIds } from './ids.ts'

export const chooseMoment = (desk: Desk, visit: Visit): Promise<Outcome> =>
  withRaid(desk, visit, async (raid) => {
    if (raid.status === 'lobby') return tell(texts.reply.notBegun)
    const found = await desk.table.undo.moments(raid.id)
    if ('rejected' in found) return tell(found.rejected)
    const options = optionsOf(raid, found.moments)
    if (options.length === 0) return tell(texts.undo.why.nothing())
    const id = undoIds.moment(raid.code, found.version)
    const row = selectRow({ id, placeholder: texts.undo.choose, options })
    return tell(texts.undo.moments, { components: [row] })
  })

function optionsOf(raid: RaidCard, moments: readonly Moment[]) {
  const names = seatNames(raid, (name) => name)
  return moments.flatMap(({ to, by, came, answers }) => {
    const [line] = narrate(came, names)
    const description = texts.undo.momentText(by.name, answers)
    return line === undefined
      ? []
      : [{ value: `${to}`, label: texts.undo.before(unmarked(line)), description }]
  })
}

/** A menu shows no markup. */
const unmarked = (line: string): string => line.replace(/^(#+|-#|>) /, '').replaceAll('**', '')
