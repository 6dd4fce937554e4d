/** Buttons and selects: what each id asks of the table. */
import { escapeMarkdown } from 'discord.js'
import type { AnswerStep, RaidCard } from '../table/contract.ts'
import { forEverybody } from '../texts/language.ts'
import { texts } from '../texts/texts.ts'
import { clickedAbsence } from './absence/clicks.ts'
import { readAbsenceId } from './absence/ids.ts'
import { clickedAnnals } from './annals/clicks.ts'
import { readAnnalsId } from './annals/ids.ts'
import { stepsOf } from './asking/aims.ts'
import { withLast } from './asking/choices.ts'
import { type Offer, offersOf } from './asking/options.ts'
import { panel, panelFor, refusal } from './asking/panel.ts'
import { openSaying } from './asking/saying.ts'
import { shownBoard } from './board/picture.ts'
import { type Desk, lookAs, type Seen, type Visit } from './desk.ts'
import { shownHand } from './hand/post.ts'
import { helpAbout } from './help/help.ts'
import { isHelpId } from './help/ids.ts'
import { readLogId } from './log/ids.ts'
import { logPost, turnedLog } from './log/log.ts'
import { clickedMotion } from './motions/clicks.ts'
import { readMotionId } from './motions/ids.ts'
import { readOrderId } from './orders/ids.ts'
import { clickedOrder, passAhead } from './orders/orders.ts'
import { type Id, isPacksId, readId, readLevelId } from './posts/custom-ids.ts'
import { seatNames } from './posts/names.ts'
import { type Outcome, post, tell } from './posts/post.ts'
import { lobbyPost } from './raid/lobby.ts'
import { clickedLevel } from './raiders/levels.ts'
import { openTreasure } from './raiders/treasure.ts'
import { readRuleId } from './rules/ids.ts'
import { clickedRule } from './rules/rules.ts'
import { clickedSettings } from './settings/clicks.ts'
import { readSettingsId } from './settings/ids.ts'
import { showMe } from './tutorial/tutorial.ts'
import { withTakeBack } from './undo/undo.ts'

export interface Click extends Visit {
  customId: string
  values: string[] // of a select
  isPrivate: boolean // the message is for this person's eyes alone
}

export async function clicked(desk: Desk, click: Click): Promise<Outcome> {
  const setting = readSettingsId(click.customId)
  if (setting) return clickedSettings(desk, click, setting)
  const absence = readAbsenceId(click.customId)
  if (absence) return clickedAbsence(desk, click, absence)
  const page = readAnnalsId(click.customId)
  if (page) return clickedAnnals(desk, click, page)
  const order = readOrderId(click.customId)
  if (order) return clickedOrder(desk, click, order)
  const log = readLogId(click.customId)
  if (log) return turnedLog(desk, click, log)
  const level = readLevelId(click.customId)
  if (level) return clickedLevel(desk, click, level)
  if (isPacksId(click.customId)) return openTreasure(desk, click, click.values[0] ?? null)
  const motion = readMotionId(click.customId)
  if (motion) return clickedMotion(desk, click, motion)
  const rule = readRuleId(click.customId)
  if (rule) return clickedRule(click, rule)
  if (isHelpId(click.customId)) return helpAbout(click)
  const id = readId(click.customId)
  if (!id) return tell(texts.reply.unknownButton)
  const raid = await desk.table.find({ code: id[1] })
  if (!raid) return tell(texts.reply.noSuchRaid(id[1]))
  if (raid.asleep) await desk.table.absence.wake(raid.id, click.person)
  return (await leftSeat(desk, click, raid, id)) ?? act(desk, click, raid, id)
}

/** What only somebody with a seat can do. */
const SEATED: readonly Id[0][] = ['pick', 'choose', 'next', 'moves', 'wait', 'hand', 'concede']

/** Old panels of somebody who has handed over their seat say whose it is now. */
async function leftSeat(desk: Desk, click: Click, raid: RaidCard, [deed]: Id): Promise<Outcome | null> {
  const isSeated = raid.seats.some(({ person }) => person.id === click.person.id)
  if (isSeated || raid.status !== 'playing' || !SEATED.includes(deed)) return null
  const heir = await desk.table.absence.heirOf(raid.id, click.person.id)
  return heir === null ? null : tell(texts.absence.seatGone(escapeMarkdown(heir)))
}

function act(desk: Desk, click: Click, raid: RaidCard, id: Id): Promise<Outcome> | Outcome {
  switch (id[0]) {
    case 'pick':
      return answer(desk, click, raid, [{ decision: id[2], picks: id[3] }])
    case 'choose':
      return answer(desk, click, raid, [{ decision: id[2], picks: click.values }])
    case 'aim':
      return answer(desk, click, raid, stepsOf(id[2], click.values[0] ?? ''))
    case 'next':
      return pickNext(desk, click, raid, id[2], [...id[4], ...click.values])
    case 'moves':
    case 'wait':
      return moves(desk, click, raid)
    case 'showme':
      return showMe(desk, click, raid)
    case 'hand':
      return shownHand(desk, raid, click.person)
    case 'board':
      return board(desk, click, raid)
    case 'join':
      return inLobby(desk, raid, () => desk.table.join(raid.id, click.person, id[2]), click)
    case 'seat':
      return inLobby(desk, raid, () => desk.table.join(raid.id, click.person, click.values[0] ?? ''), click)
    case 'own':
      return inLobby(desk, raid, () => desk.table.joinAs(raid.id, click.person, null), click)
    case 'leave':
      return inLobby(desk, raid, () => desk.table.leave(raid.id, click.person))
    case 'start':
      return inLobby(desk, raid, () => desk.table.start(raid.id, click.person))
    case 'treasure':
      return openTreasure(desk, click, raid.code)
    case 'concede':
      return concede(desk, click, raid, id[2])
    case 'abandon':
      return abandon(desk, click, raid)
    case 'keep':
      return { how: 'change', post: post({ content: texts.reply.kept }) }
    case 'say':
      return openSaying(desk, click, raid.id, id[2])
    case 'log':
      return turnPage(desk, raid, id[2], click.isPrivate)
  }
}

/** A private panel changes in place; a public prompt says what was chosen until the news take it away. */
async function answer(desk: Desk, click: Click, raid: RaidCard, steps: AnswerStep[]): Promise<Outcome> {
  const before = await lookAs(desk, raid, click.person)
  const picks = steps[0]?.picks ?? []
  if (isPassAhead(before, steps[0])) return passAhead(desk, click, before)
  const result = await desk.table.answer(raid.id, click.person, steps, click.interactionId)
  if ('rejected' in result) return refused(desk, click, raid, result.rejected)
  const after = await lookAs(desk, raid, click.person)
  if (click.isPrivate) {
    const shown = await panelFor(desk, after, saidOf(before, picks))
    return { how: 'change', post: result.takeBack ? withTakeBack(shown, raid, result.version) : shown }
  }
  const goesOn = after.view?.waitingFor?.seat === before.seat // the prompt may be about to change by itself
  return goesOn
    ? { how: 'quiet' }
    : { how: 'change', post: post({ content: answered(click, before, picks) }) }
}

/** "Pass" on the question of another, by who is heard after them. */
const isPassAhead = ({ view, seat }: Seen, step: AnswerStep | undefined): boolean =>
  step?.picks[0] === 'pass' &&
  seat !== null &&
  view?.waitingFor?.decision === step.decision &&
  view?.window?.next.includes(seat) === true

/** Everybody reads it where the question stood. */
const answered = (click: Click, before: Seen, picks: readonly string[]): string =>
  forEverybody(() => texts.prompt.answered(escapeMarkdown(click.person.name), labelsOf(before, picks)))

/** What was picked, in words, as its picker saw it. */
export function saidOf(seen: Seen, picks: readonly string[]): string {
  if (picks[0] === 'back') return texts.reply.done(texts.reply.tookBack)
  const picked = offersPicked(seen, picks)
  return texts.reply.done(picked.length > 0 ? texts.reply.did(picked) : texts.reply.took)
}

const labelsOf = (seen: Seen, picks: readonly string[]): string =>
  offersPicked(seen, picks)
    .map((one) => one.label)
    .join(', ')

function offersPicked({ raid, view, shown }: Seen, picks: readonly string[]): Offer[] {
  const offers = view?.decision ? offersOf(view, view.decision, seatNames(raid), shown) : []
  return picks.flatMap((pick) => offers.find((one) => one.id === pick) ?? [])
}

/** Why it cannot be, for the clicker alone, with what is possible now. */
async function refused(desk: Desk, click: Click, raid: RaidCard, why: string): Promise<Outcome> {
  const look = await lookAs(desk, raid, click.person)
  const content = refusal(look, why)
  return click.isPrivate ? { how: 'change', post: content } : { how: 'tell', post: content }
}

async function pickNext(
  desk: Desk,
  click: Click,
  raid: RaidCard,
  decision: number,
  picks: string[],
): Promise<Outcome> {
  const look = await lookAs(desk, raid, click.person)
  const open = look.view?.decision
  if (open?.id !== decision || open.seat !== look.seat)
    return answer(desk, click, raid, [{ decision, picks }])
  const all = withLast(open, picks)
  if (all.length >= open.max) return answer(desk, click, raid, [{ decision, picks: all }])
  const content = panel(look, null, picks)
  return click.isPrivate ? { how: 'change', post: content } : { how: 'tell', post: content }
}

async function moves(desk: Desk, click: Click, raid: RaidCard): Promise<Outcome> {
  const look = await lookAs(desk, raid, click.person)
  const content = await panelFor(desk, look)
  return click.isPrivate ? { how: 'change', post: content } : { how: 'tell', post: content }
}

async function board(desk: Desk, { person }: Click, raid: RaidCard): Promise<Outcome> {
  const { view, ...wait } = await desk.table.look(raid.id, null)
  return view ? shownBoard(desk, { raid, view, wait }, person) : tell(texts.board.lobby)
}

/** The lobby shows every change at once. */
async function inLobby(
  desk: Desk,
  raid: RaidCard,
  work: () => ReturnType<Desk['table']['join']>,
  joining?: Click,
): Promise<Outcome> {
  const changed = await work()
  if ('rejected' in changed) return tell(changed.rejected)
  if (joining && raid.threadId) await desk.threads.invite(raid.threadId, joining.person.id)
  return { how: 'change', post: forEverybody(() => lobbyPost(changed)) }
}

async function concede(desk: Desk, click: Click, raid: RaidCard, seat: number): Promise<Outcome> {
  const result = await desk.table.concede(raid.id, click.person, seat)
  return {
    how: 'change',
    post: post({ content: 'rejected' in result ? result.rejected : texts.reply.conceded }),
  }
}

async function abandon(desk: Desk, click: Click, raid: RaidCard): Promise<Outcome> {
  const result = await desk.table.abandon(raid.id, click.person)
  return {
    how: 'change',
    post: post({ content: 'rejected' in result ? result.rejected : texts.reply.abandoned }),
  }
}

async function turnPage(desk: Desk, raid: RaidCard, page: number, isPrivate: boolean): Promise<Outcome> {
  const content = await logPost(desk, raid, { page, part: 0 })
  return isPrivate ? { how: 'change', post: content } : { how: 'tell', post: content }
}
