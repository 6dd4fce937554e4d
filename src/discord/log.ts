/** What has happened so far, page by page. */
import type { RaidCard } from '../table/contract.ts'
import { onBehalfLine } from './absence/news.ts'
import type { Desk } from './desk.ts'
import { ids } from './ids.ts'
import { clip, fitLines, LIMITS } from './limits.ts'
import { seatNames } from './names.ts'
import { narrate } from './narrate/index.ts'
import { buttonRows, type Post, post } from './post.ts'
import { texts } from './texts.ts'

/** @param wanted 1 is the newest */
export async function logPost({ table }: Pick<Desk, 'table'>, raid: RaidCard, wanted: number): Promise<Post> {
  const { pages, entries } = await table.log(raid.id, wanted)
  const names = seatNames(raid)
  const told = entries.flatMap((entry) =>
    entry.kind === 'news' ? [...(entry.how ? [onBehalfLine(entry.how)] : []), ...narrate(entry, names)] : [],
  )
  const page = Math.min(Math.max(1, wanted), Math.max(1, pages))
  const description = fitLines(told, LIMITS.description, texts.news.left) || texts.command.logEmpty
  const embed = {
    title: clip(texts.command.logTitle(raid.code), LIMITS.title),
    description,
    footer: { text: texts.command.logPages(page, Math.max(1, pages)) },
  }
  const buttons = [
    { id: ids.log(raid.code, page + 1), label: texts.command.older, disabled: page >= pages },
    { id: ids.log(raid.code, Math.max(1, page - 1)), label: texts.command.newer, disabled: page <= 1 },
  ]
  return post({ embeds: [embed], components: pages > 1 ? buttonRows(buttons) : [] })
}
