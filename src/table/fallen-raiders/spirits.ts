/** Lets fallen raiders speak for the lair, see the hands that friends show them, and give hints. */
import type { Store, Transaction } from '../../store/database/open.ts'
import type { SpiritAct } from '../../store/generated/client.ts'
import { addSpiritAct, hintsForSeat, spiritActsInRound } from '../../store/raids/spirit-acts.ts'
import { texts } from '../../texts/texts.ts'
import { addAnnouncements } from '../announcing/announce.ts'
import type { Announcement } from '../model/announcement.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { catchRejection, type Rejected, Rejection } from '../model/rejection.ts'
import type { SpiritNews, SpokenLairLine } from '../model/spirits.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { readFromRaid } from '../views/look.ts'
import type { HintChoice, ReceivedHint, SpiritInfo, SpiritService } from './contract.ts'
import { lookOfSpirit, mayHintAtCard, type SpiritLook, spiritRoundOf } from './spirit-look.ts'

export function createSpiritService({ db }: Store, write: RunTransaction): SpiritService {
  /**
   * Plans an act of a fallen raider and stores it. The raid is read before the transaction, because it is shared
   * between callers.
   */
  async function act(raidId: string, who: Person, plan: (look: SpiritLook) => Act) {
    const planned = await catchRejection(() =>
      readFromRaid(db, raidId, (seen) => plan(lookOfSpirit(seen, who))),
    )
    return 'rejected' in planned ? planned : write((tx) => perform(tx, planned))
  }
  return {
    of: (raidId, who) => spiritOf(db, raidId, who),
    speak: (raidId, who, said) => act(raidId, who, (look) => speech(look, who, said)),
    hint: (raidId, who, hint) => act(raidId, who, (look) => hintAct(look, who, hint)),
    hintsFor: (raidId, seat) => hintsOf(db, raidId, seat),
  }
}

async function spiritOf(db: Transaction, raidId: string, who: Person): Promise<SpiritInfo | Rejected> {
  const look = await catchRejection(() => readFromRaid(db, raidId, (seen) => lookOfSpirit(seen, who)))
  if ('rejected' in look) return look
  const { round, speaker, isPlayed, friends } = look
  const own = (await spiritActsInRound(db, raidId, round)).filter(({ playerId }) => playerId === who.id)
  const hint = own.find(({ kind }) => kind === 'hint')
  return {
    ...{ round, speaker, isPlayed, friends },
    hasSpoken: own.some(({ kind }) => kind === 'voice'),
    hint: hint ? { seat: hint.seat ?? 0, object: hint.object ?? 0 } : null,
  }
}

/** An allowed act of a fallen raider, ready to be stored and announced. */
interface Act {
  readonly raid: RaidInfo
  readonly row: SpiritAct
  readonly news: SpiritNews
  /** The refusal if the person has already acted in this way in this round. */
  readonly repeated: string
}

function speech({ raid, round, speaker, isPlayed }: SpiritLook, by: Person, said: SpokenLairLine): Act {
  if (isPlayed) throw new Rejection(texts.spirits.why.played)
  const row = { raidId: raid.id, round, playerId: by.id, kind: 'voice', seat: null, object: null }
  return { raid, row, news: { kind: 'voice', by, speaker, said }, repeated: texts.spirits.why.spoken }
}

function hintAct(look: SpiritLook, by: Person, { seat, object }: HintChoice): Act {
  const { raid, round, friends } = look
  const friend = friends.find((one) => one.seat === seat)
  if (!friend) throw new Rejection(texts.spirits.why.noFriend)
  if (!mayHintAtCard(look, friend, object)) throw new Rejection(texts.spirits.why.noCard)
  const row = { raidId: raid.id, round, playerId: by.id, kind: 'hint', seat, object }
  const repeated = texts.spirits.why.hinted
  return { raid, row, news: { kind: 'hint', by, to: friend.person }, repeated }
}

async function perform(tx: Transaction, { raid, row, news, repeated }: Act): Promise<SpiritNews> {
  if (!(await addSpiritAct(tx, row))) throw new Rejection(repeated)
  await addAnnouncements(tx, raid, [newsOf(raid, news)])
  return news
}

/**
 * Returns an announcement of a fallen raider's act. It has no events and appears in the message of the open
 * question, so nobody is pinged.
 */
const newsOf = ({ version }: RaidInfo, spirit: SpiritNews): Announcement => ({
  kind: 'news',
  version,
  by: null,
  events: [],
  objects: {},
  ordered: [],
  spirits: [spirit],
})

async function hintsOf(db: Transaction, raidId: string, seat: number): Promise<ReceivedHint[]> {
  const known = await readFromRaid(
    db,
    raidId,
    ({ raid, game }) => game && { raid, round: spiritRoundOf(game) },
  )
  if (!known) return []
  const acts = await hintsForSeat(db, raidId, { seat, since: known.round - 1 })
  return acts.flatMap(({ playerId, object }) => {
    const by = known.raid.seats.find(({ person }) => person.id === playerId)?.person
    return by && object !== null ? [{ by, object }] : []
  })
}
