/** Shows the private panel of a fallen raider: the hands that friends show them, and one hint per round. */
import type { CardView, ObjectId, Seat, View } from '../../engine/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import type { LivingRaider, SpiritInfo } from '../../table/fallen-raiders/contract.ts'
import { raiderSeatsOf } from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, toPlain } from '../../texts/user-text.ts'
import { boardAndLogButtons } from '../absence/fallen-hero.ts'
import type { BotContext } from '../bot-context.ts'
import type { Click } from '../feature.ts'
import { parseChosenNumber } from '../message-parts/custom-ids.ts'
import { MAX_READABLE_LABEL_LENGTH, truncateWithEllipsis } from '../message-parts/limits.ts'
import {
  cardsBesidesHeroAndResources,
  objectName,
  type SeatNames,
  seatNames,
} from '../message-parts/names.ts'
import {
  buttonRows,
  newPost,
  type Post,
  privateReply,
  type Reply,
  replyInPlaceOrPrivately,
  selectRow,
} from '../message-parts/post.ts'
import { withoutMarkup } from '../message-parts/without-markup.ts'
import { spiritComponentIds } from './ids.ts'
import { speakForLairButton } from './post.ts'

const t = texts.spirits

export async function showFriendsHands(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  said: string | null = null,
): Promise<Reply> {
  const spirit = await context.table.spirits.of(raid.id, click.person)
  if ('rejected' in spirit) return replyInPlaceOrPrivately(click, newPost({ content: spirit.rejected }))
  const { view } = await context.table.look(raid.id, null)
  if (!view) return replyInPlaceOrPrivately(click, newPost({ content: t.why.over }))
  return replyInPlaceOrPrivately(click, friendsHandsPost(raid, spirit, view, said))
}

/** Renders the panel of a fallen raider. @param said the result of the last press */
export function friendsHandsPost(
  raid: RaidInfo,
  spirit: SpiritInfo,
  view: View,
  said: string | null = null,
): Post {
  const names = seatNames(raid)
  const { friends, hint } = spirit
  const lines = [
    ...(said === null ? [] : [said]),
    t.watchTitle,
    ...friends.map(handLine),
    ...(friends.some(({ hand }) => hand === null) ? [t.askThem] : []),
    ...(said === null ? [hintLine(spirit, view, names)] : []),
  ]
  const hints = hint ? [] : friends
  return newPost({
    content: lines.join('\n'),
    components: buttonRows([
      ...hints.map(({ seat, person }) => ({
        id: spiritComponentIds.hint(raid.code, seat),
        label: truncateWithEllipsis(t.hintFor(toPlain(person.name)), MAX_READABLE_LABEL_LENGTH),
        style: 'primary' as const,
      })),
      ...(spirit.hasSpoken ? [] : speakForLairButton(raid, view)),
      ...boardAndLogButtons(raid),
    ]),
  })
}

function handLine({ person, hand }: LivingRaider): string {
  const name = toMarkup(person.name)
  if (hand === null) return t.closedHand(name)
  return hand.length === 0 ? t.emptyHand(name) : t.hand(name, texts.word.list(hand.map(cardInHand)))
}

const cardInHand = ({ name, cost }: CardView): string => (cost === null ? name : `${name} (${cost})`)

function hintLine({ hint, friends }: SpiritInfo, view: View, names: SeatNames): string {
  if (!hint) return t.oneHint
  const friend = friends.find(({ seat }) => seat === hint.seat)
  return t.hintedAt(names.seat(hint.seat), cardNamed(friend, view, names, hint.object))
}

/** Returns the name of a card in the shown hand or in play. */
const cardNamed = (
  friend: LivingRaider | undefined,
  view: View,
  names: SeatNames,
  object: ObjectId,
): string => friend?.hand?.find((card) => card.object === object)?.name ?? objectName(view, names, object)

/** Offers the cards that a hint to the player in this seat can be about. */
export async function offerCardsToHintAt(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  seat: Seat,
): Promise<Reply> {
  const spirit = await context.table.spirits.of(raid.id, click.person)
  const { view } = await context.table.look(raid.id, null)
  if ('rejected' in spirit || spirit.hint || !view) return showFriendsHands(context, click, raid)
  const friend = spirit.friends.find((one) => one.seat === seat)
  if (!friend) return showFriendsHands(context, click, raid, t.why.noFriend)
  const row = selectRow({
    id: spiritComponentIds.hintAt(raid.code, seat),
    placeholder: t.cardPlaceholder,
    options: cardsFor(friend, view, seatNames(raid, toPlain)),
  })
  const back = buttonRows([{ id: spiritComponentIds.watch(raid.code), label: t.watch }])
  return replyInPlaceOrPrivately(
    click,
    newPost({ content: t.whichCard(toMarkup(friend.person.name)), components: [row, ...back] }),
  )
}

interface CardOption {
  value: string
  label: string
  description: string
}

/**
 * Returns the cards that a hint can be about: the friend's hand if it is shown, then the lair's cards, the friend's
 * own and those of other parties.
 */
function cardsFor({ seat, hand }: LivingRaider, view: View, names: SeatNames): CardOption[] {
  const inHand = (hand ?? []).map(({ object, name }) => optionOf(object, name, t.inHand))
  const lyingOf = (which: (one: View['seats'][number]) => boolean, where: string) =>
    view.seats
      .filter((one) => !one.out && which(one))
      .flatMap((one) => [...(one.hero ? [one.hero] : []), ...cardsBesidesHeroAndResources(one)])
      .filter(({ card }) => card !== '')
      .map(({ object }) => optionOf(object, objectName(view, names, object), where))
  return [
    ...inHand,
    ...lyingOf(({ side }) => side === 'lair', t.ofLair),
    ...lyingOf((one) => one.seat === seat, t.ofTheirs),
    ...lyingOf((one) => one.side !== 'lair' && one.seat !== seat, t.ofOthers),
  ]
}

const optionOf = (object: ObjectId, name: string, description: string): CardOption => ({
  value: `${object}`,
  label: withoutMarkup(name),
  description,
})

export async function giveHintToRaider(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  seat: Seat,
): Promise<Reply> {
  const object = parseChosenNumber(click.values)
  if (object === null) return privateReply(texts.reply.unknownButton)
  const spirit = await context.table.spirits.of(raid.id, click.person)
  const { view } = await context.table.look(raid.id, null)
  const done = await context.table.spirits.hint(raid.id, click.person, { seat, object })
  if ('rejected' in spirit || 'rejected' in done || !view)
    return showFriendsHands(context, click, raid, 'rejected' in done ? done.rejected : null)
  const friend = spirit.friends.find((one) => one.seat === seat)
  const names = seatNames(raid)
  return showFriendsHands(
    context,
    click,
    raid,
    t.hinted(names.seat(seat), cardNamed(friend, view, names, object)),
  )
}

/** Handles the button with which a living raider shows their hand to fallen raiders, or hides it. */
export async function setHandVisibleToSpirits(
  { table }: BotContext,
  click: Click,
  raid: RaidInfo,
  on: boolean,
): Promise<Reply> {
  const { view } = await table.look(raid.id, null)
  const own = raiderSeatsOf(raid).filter(({ person }) => person.id === click.person.id)
  const isLiving = own.some(({ seat }) => view?.seats[seat]?.out === false)
  if (on && !isLiving) return privateReply(t.onlyRaiders)
  const changed = await table.settings.changePerson(click.person, { handForFallen: on })
  if ('rejected' in changed) return privateReply(changed.rejected)
  const hide = buttonRows([{ id: spiritComponentIds.showHand(raid.code, false), label: t.hideHand }])
  return replyInPlaceOrPrivately(
    click,
    newPost({ content: on ? t.handShown : t.handHidden, components: on ? hide : [] }),
  )
}
