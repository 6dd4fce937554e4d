/** Renders a line for each person's feat in a raid. */
import type { RaidInfo } from '../../table/contract.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import { type Feat, featOfEachPerson } from '../../table/records/feats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { cardNameInRaid } from '../message-parts/names.ts'

/** Returns a line for each person's feat. @param raid with the status in which it has ended */
export const personFeatLines = (raid: RaidInfo, summary: RaidSummary): string[] =>
  featOfEachPerson(raid, summary).map(({ person, feat }) =>
    texts.ending.feat(toMarkup(person.name), featText(raid, feat)),
  )

function featText(raid: RaidInfo, feat: Feat): string {
  const t = texts.ending
  switch (feat.kind) {
    case 'stood':
    case 'tookPart':
      return t[feat.kind]
    case 'felled':
    case 'lairDealt':
      return t.asBoss[feat.kind](feat.amount)
    default:
      return t.feats[feat.kind][feat.isMost ? 'most' : 'some'](feat.amount, cardNameInRaid(raid, feat.card))
  }
}
