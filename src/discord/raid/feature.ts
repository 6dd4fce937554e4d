/** A raid's lobby, and ending a raid early. */
import { texts } from '../../texts/texts.ts'
import { type Feature, onSeat, onTable } from '../feature.ts'
import { post } from '../posts/post.ts'
import { abandon, concede, leave, sit, start } from './clicks.ts'
import { raidIds } from './ids.ts'

export const raid: Feature = {
  commands: ['raid'],
  clicks: [
    onTable(raidIds.join, (desk, click, raid, [deck]) => sit(desk, click, raid, deck)),
    onTable(raidIds.seat, (desk, click, raid) => sit(desk, click, raid, click.values[0] ?? '')),
    onTable(raidIds.own, (desk, click, raid) => sit(desk, click, raid, null)),
    onTable(raidIds.leave, leave),
    onTable(raidIds.start, start),
    onTable(raidIds.abandon, abandon),
    onSeat(raidIds.concede, (desk, click, raid, [seat]) => concede(desk, click, raid, seat)),
    onTable(raidIds.keep, () => ({ how: 'change', post: post({ content: texts.reply.kept }) })),
  ],
}
