/** Records of finished raids, shown page by page. */
import type { Rejected } from '../../table/contract.ts'
import type { BotContext } from '../bot-context.ts'
import { type Click, customIdRoute, type Feature } from '../feature.ts'
import { type Post, type Reply, replyInPlaceOrPrivately } from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { showAchievementsPage } from './achievements.ts'
import {
  BOSS_RUNS_OPTION_VALUE,
  loadBossHistoryPost,
  loadBossHistoryRunPost,
  loadHistoryPost,
  loadHistoryRunPost,
  showPastRun,
} from './history.ts'
import { recordComponentIds } from './ids.ts'
import { showReplayPart } from './replay.ts'

export const recordsFeature: Feature = {
  clicks: [
    customIdRoute(recordComponentIds.achievements, showAchievementsPage),
    customIdRoute(recordComponentIds.history, async (context, click: Click, [character, deed, page]) => {
      const [value = ''] = click.values
      if (deed === 'run')
        return turned(click, await loadHistoryRunPost(context, click, value, { character, page }))
      if (deed === 'of' && value === BOSS_RUNS_OPTION_VALUE)
        return turned(click, await bossOf(context, click, character))
      return turned(click, await loadHistoryPost(context, click, deed === 'of' ? value : character, page))
    }),
    customIdRoute(recordComponentIds.bossHistory, async (context, click: Click, [person, deed]) => {
      const [code = ''] = click.values
      return turned(
        click,
        deed === 'run'
          ? await loadBossHistoryRunPost(context, click, code, person)
          : await loadBossHistoryPost(context, click, person, 1),
      )
    }),
    customIdRoute(recordComponentIds.bossPages, async (context, click: Click, [person, , page]) =>
      turned(click, await loadBossHistoryPost(context, click, person, page)),
    ),
    customIdRoute(recordComponentIds.run, (context, click, [code]) => showPastRun(context, click, code)),
    customIdRoute(recordComponentIds.replay, (context, click: Click, [code, deed, at, part]) =>
      showReplayPart(
        context,
        click,
        code,
        deed === 'jump' ? { at: Number(click.values[0] ?? 0), part: 0 } : { at, part },
      ),
    ),
  ],
}

/** Shows the raids that the character's owner played as the Boss. */
async function bossOf(context: BotContext, click: Click, character: string): Promise<Post | Rejected> {
  const whose = { guildId: click.guildId, personId: click.person.id }
  const history = await context.table.records.history(whose, character, 1)
  return 'rejected' in history ? history : loadBossHistoryPost(context, click, history.hero.person.id, 1)
}

const turned = (click: Click, page: Post | Rejected): Reply =>
  'rejected' in page ? rejectionReply(page) : replyInPlaceOrPrivately(click, page)
