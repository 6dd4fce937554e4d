/** `/help`: first the possible actions in the current situation, then topics. */
import type { APIEmbed } from 'discord.js'
import type { View } from '../../engine/index.ts'
import { teaches } from '../../raids/index.ts'
import type { RaidCard } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { VERSION } from '../../version.ts'
import {
  type BotContext,
  type InteractionSource,
  lookAs,
  opensHere,
  type PlayerLook,
  withRaidOr,
} from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { LIMITS } from '../message-parts/limits.ts'
import {
  type ButtonSpec,
  buttonRows,
  changeOrTell,
  type Post,
  post,
  type Reply,
  type Row,
  selectRow,
} from '../message-parts/post.ts'
import { withinReplyTime } from '../message-parts/soon.ts'
import { isAsked, question, waitingLine } from '../questions/question.ts'
import { helpIds } from './ids.ts'

const t = texts.help
const GOLD = 0xc9a227

/**
 * Shows the possible actions with the topics. The topics need no raid, so they are shown first if the raid of
 * the channel can't be read soon.
 */
export async function helpNow(context: BotContext, source: InteractionSource): Promise<Reply> {
  const now = nowAt(context, source)
  const quick = await withinReplyTime(now)
  return quick ?? { how: 'tell', post: page({ title: t.title }), later: now.then(postOf, () => null) }
}

const postOf = (reply: Reply): Post | null => ('post' in reply ? reply.post : null)

function nowAt(context: BotContext, source: InteractionSource): Promise<Reply> {
  const help = (now: string): Reply => ({
    how: 'tell',
    post: page({ title: t.nowTitle, description: now }),
  })
  return withRaidOr(
    context,
    source,
    async () => help(t.now.between(opensHere(source))),
    async (raid) => help(nowIn(raid, await lookAs(context, raid, source.person), opensHere(source))),
  )
}

/** Shows a topic from the select or from a button. */
export function helpAbout(click: Click, topic = click.values[0] ?? ''): Reply {
  const next = isTopic(topic) ? { title: t.topics[topic], description: t.pages[topic] } : { title: t.title }
  return changeOrTell(click, page(next))
}

type Topic = keyof typeof texts.help.topics

const isTopic = (word: string): word is Topic => Object.hasOwn(t.topics, word)

const page = (embed: APIEmbed): Post =>
  post({
    embeds: [{ ...embed, footer: { text: t.footer(VERSION) }, color: GOLD }],
    components: [...buttonRows(firstTopics()), topicsRow()],
  })

/** The topics that newcomers ask for first. Each has a button. */
const FIRST = ['start', 'turn', 'respond', 'waiting', 'mistakes'] as const

const firstTopics = (): ButtonSpec[] =>
  FIRST.map((topic) => ({ id: helpIds.topic(topic), label: t.topics[topic] }))

const topicsRow = (): Row =>
  selectRow({
    id: helpIds.help(),
    placeholder: t.choose,
    options: Object.entries(t.topics).map(([value, label]) => ({ value, label })),
  })

function nowIn(raid: RaidCard, look: PlayerLook, isChannel: boolean): string {
  const { view, names, seat } = look
  if (raid.status === 'lobby') return t.now.lobby(raid.code)
  if (!view || view.outcome) return t.now.over(isChannel)
  if (teaches(raid)) return t.now.tutorial
  const line = waitingLine(view, names)
  if (seat === null) return t.now.watching(line, isChannel)
  if (view.seats[seat]?.out) return texts.fallen.now(line)
  return isAsked(view, seat) ? asked(look, view) : t.now.waiting(line)
}

function asked({ names, seat, shown }: PlayerLook, view: View): string {
  const what = question(view, names, view.decision, shown).slice(0, LIMITS.fieldValue)
  const isTurn =
    view.turn.player === seat && view.turn.phase === 'action' && view.decision?.kind === 'priority'
  return isTurn && view.chain.length === 0
    ? t.now.myTurn(what, view.decision?.options.some(({ kind }) => kind === 'place') === true)
    : t.now.mine(what)
}
