/** Renders a hand as text and as a picture. Only its owner sees it. */
import type { APIEmbed } from 'discord.js'
import { cardTextLinesWithMarkup, typeLineOf } from '../../cards/text.ts'
import type { CardView } from '../../engine/index.ts'
import type { HandStyle } from '../../table/settings/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toPlain } from '../../texts/user-text.ts'
import { boardComponentIds } from '../board/ids.ts'
import {
  type BotContext,
  type ContextWithTable,
  type InteractionSource,
  type PlayerLook,
  playerLookOf,
  playerLooksOfAllSeats,
  runWithRaidHere,
} from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, joinLinesThatFit } from '../message-parts/limits.ts'
import { seatNames } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  privateReply,
  type Reply,
} from '../message-parts/post.ts'
import { replyWithWholePostIfSoon } from '../message-parts/with-picture.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { addTargetPreviewsToLook } from '../raid-questions/panel.ts'
import { panelVersionOf } from '../raid-questions/panel-version.ts'
import { seatsWithoutAnswer } from '../raid-questions/waiting.ts'
import { addCoachToPrivatePost } from '../tutorial/with-coach.ts'
import { bossSideLines } from './boss-lines.ts'
import { collectionCardLines } from './collection.ts'
import { type HandCard, type HandContents, handContentsOf } from './hand.ts'
import { handComponentIds } from './ids.ts'
import { isMulliganDecisionOpen, mulliganButtons } from './mulligan.ts'
import { addHandPicturesToPost, type HandPictures, handPictureDevice, paintHandPictures } from './pictures.ts'
import { playableCardMenus } from './playable-card-rows.ts'

/** Shows a player's own hand, for `/hand`. */
export const showOwnHand = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  runWithRaidHere(context, source, async (raid) =>
    handReply(context, await playerLookOf(context, raid, source.person)),
  )

/**
 * All hands of a person, who may have several seats. The hand of the asked seat comes first and can be a
 * picture.
 */
interface Hands {
  words(): Post
  /** The message without the text of the hand that the picture shows. Null if the person wants words. */
  readonly beside: Post | null
  readonly painting: Promise<HandPictures | null>
}

/** Returns the hands that a person may see, or a sentence with the reason if there are none. */
async function handsOf(
  context: ContextWithTable & Pick<BotContext, 'studio'>,
  look: PlayerLook,
  said: string | null,
): Promise<Hands | string> {
  const { raid, person } = look
  if (raid.status === 'lobby') return texts.reply.notBegun
  const [own, ...others] = await playerLooksOfAllSeats(context, look)
  if (!own) return texts.reply.notSeated
  const first = await addTargetPreviewsToLook(context, own)
  const hand = handContentsOf(first, seatNames(raid, toPlain))
  if (!hand) return texts.reply.notBegun
  const looks = [first, ...others]
  const words = () => handPost(looks, 'words', said)
  const { hand: style, theme } = await context.table.settings.ofPerson(person.id)
  const device = handPictureDevice(style)
  if (device === null) return { words, beside: null, painting: Promise.resolve(null) }
  const painting = paintHandPictures(context.studio, hand, theme, device)
  return { words, beside: handPost(looks, style, said), painting }
}

/** Replies with a new private message that shows the hands of a person. */
export const handReply = (
  context: ContextWithTable & Pick<BotContext, 'studio'>,
  look: PlayerLook,
  said: string | null = null,
): Promise<Reply> => handAs('tell', context, look, said)

/** Shows the hands in the private message that was clicked, else in a new one. */
export const handReplyInPlace = (
  context: BotContext,
  { isPrivate }: Click,
  look: PlayerLook,
  said: string | null = null,
): Promise<Reply> => handAs(isPrivate ? 'change' : 'tell', context, look, said)

async function handAs(
  how: 'tell' | 'change',
  context: ContextWithTable & Pick<BotContext, 'studio'>,
  look: PlayerLook,
  said: string | null,
): Promise<Reply> {
  const hands = await handsOf(context, look, said)
  if (typeof hands === 'string') return privateReply(hands)
  const { words, beside, painting } = hands
  if (!beside) return { how, post: words() }
  const whole = painting.then((pictures) => (pictures ? addHandPicturesToPost(beside, pictures) : words()))
  return replyWithWholePostIfSoon(beside, whole, how, context.studio.soonMs)
}

/** Sets the style of the hand, here and from now on. */
export async function setHandStyle(
  context: BotContext,
  click: Click,
  look: PlayerLook,
  style: HandStyle,
): Promise<Reply> {
  const set = await context.table.settings.changePerson(click.person, { hand: style })
  return handReplyInPlace(context, click, look, 'rejected' in set ? set.rejected : null)
}

/**
 * Renders the hands with their picture, for an existing message for which nobody waits.
 * @returns null if there is no hand to show
 */
export async function handPostWithPicture(
  context: ContextWithTable & Pick<BotContext, 'studio'>,
  look: PlayerLook,
): Promise<Post | null> {
  const hands = await handsOf(context, look, null)
  if (typeof hands === 'string') return null
  const { words, beside, painting } = hands
  const pictures = await painting
  return beside && pictures ? addHandPicturesToPost(beside, pictures) : words()
}

/** The most characters that all collections in a message may take. */
const COLLECTIONS = 800

/**
 * Renders a person's hands as text.
 * @param style unless it is `words`, the first hand is left out, because its picture shows it
 */
export function handPost(looks: readonly PlayerLook[], style: HandStyle, said: string | null = null): Post {
  const size = Math.floor(DISCORD_LIMITS.embedTotal / Math.max(1, looks.length)) - 300
  const hands = looks.flatMap((look) => handContentsOf(look, look.names) ?? [])
  const [first] = looks
  if (hands.length === 0 || !first) return newPost({ content: texts.reply.notBegun })
  const { code } = first.raid
  const opening = mulliganButtons(looks)
  const moves = { id: questionComponentIds.moves(code), label: texts.choice.moves, style: 'good' } as const
  const rows = looks.slice(0, 1).flatMap(playableCardMenus)
  const shown = newPost({
    content: [
      ...(said === null ? [] : [said]),
      ...ownBoss(first),
      ...looks.flatMap((look) => collectionCardLines(look, Math.floor(COLLECTIONS / looks.length))),
      ...waitingLines(looks),
    ].join('\n'),
    embeds: hands
      .slice(style === 'words' ? 0 : 1)
      .map((hand) => handEmbed(hand, Math.min(DISCORD_LIMITS.description, size))),
    components: [
      ...rows,
      ...buttonRows([
        ...(opening.length > 0 ? opening : [moves]),
        { id: boardComponentIds.board(code), label: texts.choice.board },
        ...otherStyles(code, style),
      ]),
    ],
    panelVersion: panelVersionOf(first, 'hand'),
  })
  return addCoachToPrivatePost(shown, first)
}

/** Returns the buttons for the other styles, because the bot doesn't know the person's device. */
const otherStyles = (code: string, style: HandStyle): ButtonSpec[] =>
  (['picture', 'desktop', 'words'] as const)
    .filter((other) => other !== style)
    .map((other) => {
      const labels = texts.choice[style === 'words' ? 'handFromWords' : 'handAs']
      return { id: handComponentIds.showAs(code, other), label: labels[other] }
    })

/** Returns a line with the players who still decide about their opening hands; otherwise nothing. */
const waitingLines = ([look]: readonly PlayerLook[]): string[] =>
  look?.view && isMulliganDecisionOpen(look.view)
    ? [texts.prompt.stillDeciding(seatsWithoutAnswer(look).map(look.names.seat))]
    : []

/** Returns the state of the viewer's side, if they play the Boss. */
const ownBoss = ({ raid, names, view, seat }: PlayerLook): string[] =>
  view && seat !== null && raid.seats[seat]?.boss ? bossSideLines(view, names) : []

const HAND_COLOUR = 0x4f7cac

function handEmbed({ title, cards, foot }: HandContents, size: number): APIEmbed {
  const lines = cards.map(handLine)
  return {
    title,
    description:
      lines.length > 0 ? joinLinesThatFit(lines, size, texts.board.leftOut) : texts.board.emptyHand,
    footer: { text: foot.join(' · ').slice(0, 250) },
    color: HAND_COLOUR,
  }
}

function handLine({ number, card: view, printed: card, copies, use, now: what }: HandCard): string {
  // The reason is obvious, so it isn't written.
  const isPlain = use === 'none' && what === texts.tablePicture.hand.notNow
  const now = isPlain || use === null ? '' : texts.board.now(use, what)
  if (!card) return texts.board.inHand(number, view.name, null, copies, '', now)
  const head = texts.board.inHand(
    number,
    card.name,
    card.cost ?? null,
    copies,
    `${typeLineOf(card)}${statsOf(view)}`,
    now,
  )
  const text = cardTextLinesWithMarkup(card).join(' ')
  return text ? `${head}\n> ${text}` : head
}

const statsOf = ({ atk, health, def }: CardView): string => {
  const parts = [
    ...(atk === null ? [] : [texts.board.atk(atk)]),
    ...(health === null ? [] : [texts.card.health(health)]),
    ...(def === null ? [] : [texts.board.def(def)]),
  ]
  return parts.length > 0 ? ` · ${parts.join(', ')}` : ''
}
