/** Pages that are turned. A private message changes in place; of a public one, whoever clicks gets a page of their own. */
import type { Rejected } from '../../table/contract.ts'
import type { Click } from '../clicks.ts'
import type { Desk } from '../desk.ts'
import type { Outcome, Post } from '../posts/post.ts'
import { refused } from '../raiders/decks.ts'
import { historyAt, runOf, showRun } from './history.ts'
import type { AnnalsId } from './ids.ts'
import { replayAt } from './replay.ts'

export async function clickedAnnals(desk: Desk, click: Click, id: AnnalsId): Promise<Outcome> {
  if (id[0] === 'run') return showRun(desk, click, id[1])
  return turned(click, await pageOf(desk, click, id))
}

function pageOf(
  desk: Desk,
  click: Click,
  id: Exclude<AnnalsId, ['run', ...unknown[]]>,
): Promise<Post | Rejected> {
  const [value = ''] = click.values
  if (id[0] === 'history') {
    const [, character, deed, page] = id
    if (deed === 'run') return runOf(desk, click, value, { character, page })
    return historyAt(desk, click, deed === 'of' ? value : character, page)
  }
  const [, code, deed, at, part] = id
  if (deed === 'jump') return replayAt(desk, click, code, { at: Number(value), part: 0 })
  return replayAt(desk, click, code, { at, part })
}

function turned(click: Click, page: Post | Rejected): Outcome {
  if ('rejected' in page) return refused(page)
  return click.isPrivate ? { how: 'change', post: page } : { how: 'tell', post: page }
}
