/** The message of a vote: the question with all votes so far, and the result once it is settled. */
import type { ObjectId, Seat } from '../../engine/index.ts'
import type { Person } from '../../table/contract.ts'
import type { MotionInfo, Proposal } from '../../table/votes/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import { gameCorrectionText } from '../corrections/wording.ts'
import { seatNames, shortHeroNameInRaid } from '../message-parts/names.ts'
import { buttonRows, newPost, type Post } from '../message-parts/post.ts'
import { NarratedNews } from '../narrate/narrated-news.ts'
import { linesOfProposedUndo } from '../undo/news.ts'
import { countLostAnswersByPlayer } from './answers-lost.ts'
import { voteComponentIds } from './ids.ts'

/**
 * Renders the message. It mentions people who have not voted, which notifies them once, when the question is
 * posted.
 */
export function votePost(motion: MotionInfo): Post {
  const lines = [...questionOf(motion), ...votesOf(motion), ...endOf(motion)]
  const isOpen = motion.status === 'open'
  return newPost({
    content: lines.join('\n'),
    components: isOpen ? buttons(motion) : [],
    pings: isOpen ? undecided(motion).map(({ id }) => id) : [],
  })
}

function questionOf(motion: MotionInfo): string[] {
  const { by, proposal } = motion
  const who = toMarkup(by.name)
  if (proposal.kind === 'replace') return seatAsked(motion, who, proposal)
  if (proposal.kind === 'computer') return computerAsked(who, proposal)
  if (proposal.kind === 'takeover') return takeoverAsked(who, proposal)
  return proposal.kind === 'undo' ? undoAsked(motion, who, proposal) : correctionAsked(motion, who, proposal)
}

type Of<K extends Proposal['kind']> = Extract<Proposal, { kind: K }>

function undoAsked({ raid, about }: MotionInfo, who: string, { steps, lost, reason }: Of<'undo'>): string[] {
  const names = seatNames(raid)
  const lines = linesOfProposedUndo(about, names)
  const losses = countLostAnswersByPlayer(lost, (seat) => names.seat(seat))
  return [
    reason === null ? texts.undo.asks(who, steps) : texts.undo.asksTurn(who, toMarkup(reason)),
    ...(lines.length > 0 ? lines : [texts.undo.quiet]),
    ...(losses.length > 0 ? [texts.undo.lost(losses)] : []),
    texts.undo.chance,
  ]
}

function correctionAsked(
  { raid, about }: MotionInfo,
  who: string,
  { change, reason }: Of<'adjust'>,
): string[] {
  const scene = new NarratedNews([], about.objects, seatNames(raid))
  const called = { seat: (seat: Seat) => scene.seat(seat), card: (object: ObjectId) => scene.object(object) }
  return [texts.judge.asks(who, gameCorrectionText(change, called, undefined), toMarkup(reason))]
}

/** Returns the question whether a seat is handed over. It mentions the hand, because the new player will see it. */
function seatAsked(
  { raid }: MotionInfo,
  who: string,
  { seat, from, newcomer, isAbsent }: Of<'replace'>,
): string[] {
  const { hero = '', boss } = raid.seats[seat] ?? {}
  const played = boss ? texts.boss.title : shortHeroNameInRaid(raid, hero)
  const t = texts.absence
  const [gives, takes] = [toMarkup(from.name), toMarkup(newcomer.name)]
  return [t.asksSeat(who, takes, gives, played), isAbsent ? t.agreeForAbsent(gives, takes) : t.agreeAll]
}

function computerAsked(who: string, { from, isAbsent }: Of<'computer'>): string[] {
  const t = texts.absence
  const gives = toMarkup(from.name)
  return [t.asksComputer(who, gives), isAbsent ? t.decideForAbsent(gives) : t.agreeAll]
}

function takeoverAsked(who: string, { from, isAbsent }: Of<'takeover'>): string[] {
  const name = toMarkup(from.name)
  const agreeing = isAbsent ? texts.absence.decideForAbsent(name) : texts.absence.agreeAll
  return [texts.takeover.asks(who, name), agreeing]
}

function votesOf(motion: MotionInfo): string[] {
  const { votes, needed, voters, status } = motion
  const named = (agrees: boolean) =>
    votes.filter((one) => one.agrees === agrees).map(({ person }) => toMarkup(person.name))
  const [agreed, against] = [named(true), named(false)]
  return [
    ...(status === 'open' ? [texts.vote.needed(needed, voters.length)] : []),
    ...(agreed.length > 0 ? [texts.vote.agreed(agreed)] : []),
    ...(against.length > 0 ? [texts.vote.against(against)] : []),
    ...(status === 'open' ? [texts.vote.open(undecided(motion).map(({ id }) => `<@${id}>`))] : []),
  ]
}

const undecided = ({ voters, votes }: MotionInfo): Person[] =>
  voters.filter(({ id }) => !votes.some(({ person }) => person.id === id))

function endOf({ status, granted }: MotionInfo): string[] {
  if (status === 'open') return []
  return [granted ? texts.vote.granted(toMarkup(granted.name)) : texts.vote.status[status]]
}

const buttons = ({ id }: MotionInfo) =>
  buttonRows([
    { id: voteComponentIds.vote(id, true), label: texts.vote.agree, style: 'good' },
    { id: voteComponentIds.vote(id, false), label: texts.vote.refuse, style: 'danger' },
  ])
