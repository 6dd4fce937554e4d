/** Handles `/level`, a private panel in which cards are chosen for a level, and confirmed at the end. */
import type { APIEmbed } from 'discord.js'
import type { UsableGuideLevel } from '../../campaign/leveling.ts'
import { xpForNextLevel } from '../../campaign/levels.ts'
import { cardTextWithoutRequirements } from '../../cards/effect-text.ts'
import { allCards } from '../../cards/index.ts'
import type { LevelChangeResult, LevelPanelInfo } from '../../table/characters/contract.ts'
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import type { Click } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { currentCardName } from '../message-parts/names.ts'
import { pageOfItems } from '../message-parts/paging.ts'
import {
  type ButtonSpec,
  buttonRows,
  type ComponentRow,
  newPost,
  type Post,
  type Reply,
  selectRow,
} from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { replyInPlaceWithPicture, replyWithPictureIfSoon } from '../message-parts/with-picture.ts'
import { printedValuesOfCard } from '../raid-questions/options.ts'
import { factsWithShortenedText } from '../raid-questions/shorten-text.ts'
import { characterOwnerOfInteraction } from './characters.ts'
import { deckProfileChangeLines } from './deck-profile-text.ts'
import { cardCopiesLines, cardTypeLine, sortOwnedCardsFirst } from './decks.ts'
import { characterComponentIds, type LevelPanelAction } from './ids.ts'
import { levelPanelPicture } from './level-picture.ts'

const t = texts.level
const GOLD = 0xd4af37

/** The pages of the cards that can be added, and of those that can be removed. */
interface Pages {
  in: number
  out: number
}

const FIRST: Pages = { in: 0, out: 0 }

/** Opens the level panel, after choosing the cards that were typed. */
export async function openLevelPanel(
  context: BotContext,
  source: InteractionSource,
  typed: { in: string | null; out: string | null },
): Promise<Reply> {
  const { characters } = context.table
  const card = await characters.level(characterOwnerOfInteraction(source))
  if ('rejected' in card) return rejectionReply(card)
  const choice = {
    cardsIn: typed.in === null ? [] : [typed.in],
    cardsOut: typed.out === null ? [] : [typed.out],
  }
  if (card.level === null || choice.cardsIn.length + choice.cardsOut.length === 0)
    return showLevelPanel(context, source, card)
  const chosen = await characters.chooseForLevel(characterOwnerOfInteraction(source), card.level, choice)
  return 'rejected' in chosen
    ? showLevelPanel(context, source, card, chosen.rejected)
    : showLevelPanel(context, source, chosen)
}

/** Shows the level panel. @param said the result of the last action */
export const showLevelPanel = async (
  context: BotContext,
  source: InteractionSource,
  card: LevelPanelInfo,
  said = '',
): Promise<Reply> =>
  replyWithPictureIfSoon(panel(card, FIRST, said), levelPanelPicture(context, source, card), 'tell')

type LevelSaid = readonly [level: number, deed: LevelPanelAction, pageIn: number, pageOut: number]

export async function handleLevelPanelClick(
  context: BotContext,
  click: Click,
  said: LevelSaid,
): Promise<Reply> {
  const [level, deed, pageIn, pageOut] = said
  const { characters } = context.table
  if (deed === 'sure' || deed === 'anyway')
    return concluded(
      context,
      click,
      await characters.confirmLevel(characterOwnerOfInteraction(click), level),
      doneText,
    )
  if (deed === 'undo')
    return concluded(
      context,
      click,
      await characters.undoLevel(characterOwnerOfInteraction(click)),
      undoneText,
    )
  return shown(context, click, await chosenBy(context, click, level, deed), { in: pageIn, out: pageOut })
}

const doneText = ({ level, character, left }: LevelChangeResult): string => {
  const name = toMarkup(character.name)
  return left.length > 0 ? t.doneInPart(level, name, left.map(t.allowance)) : t.done(level, name)
}

const undoneText = ({ level, character }: LevelChangeResult): string =>
  t.undone(level, toMarkup(character.name))

function chosenBy(
  context: BotContext,
  click: Click,
  level: number,
  deed: LevelPanelAction,
): Promise<LevelPanelInfo | Rejected> {
  const { characters } = context.table
  const choose = (choice: Parameters<typeof characters.chooseForLevel>[2]) =>
    characters.chooseForLevel(characterOwnerOfInteraction(click), level, choice)
  if (deed === 'in') return choose({ cardsIn: click.values, cardsOut: [] })
  if (deed === 'out') return choose({ cardsIn: [], cardsOut: click.values })
  return deed === 'over' ? choose('startOver') : characters.level(characterOwnerOfInteraction(click))
}

/** Shows the level panel after an action. The reason for a rejection is shown above the current state. */
async function shown(
  context: BotContext,
  click: Click,
  card: LevelPanelInfo | Rejected,
  pages: Pages,
): Promise<Reply> {
  if (!('rejected' in card))
    return replyInPlaceWithPicture(panel(card, pages), levelPanelPicture(context, click, card))
  const now = await context.table.characters.level(characterOwnerOfInteraction(click))
  return 'rejected' in now ? rejectionReply(now) : { how: 'change', post: panel(now, FIRST, card.rejected) }
}

async function concluded(
  context: BotContext,
  click: Click,
  done: LevelChangeResult | Rejected,
  say: (done: LevelChangeResult) => string,
): Promise<Reply> {
  const now = await context.table.characters.level(characterOwnerOfInteraction(click))
  if ('rejected' in now) return rejectionReply(now)
  if ('rejected' in done) return { how: 'change', post: panel(now, FIRST, done.rejected) }
  const { cardsIn, cardsOut } = done
  const moves = [
    ...(cardsOut.length > 0 ? [texts.deck.moved('−', cardCopiesLines(cardsOut))] : []),
    ...(cardsIn.length > 0 ? [texts.deck.moved('＋', cardCopiesLines(cardsIn))] : []),
  ]
  const head = [say(done), ...moves].join('\n')
  return {
    how: 'change',
    post: { ...panel(now, FIRST), content: truncateWithEllipsis(head, DISCORD_LIMITS.content) },
  }
}

function panel(card: LevelPanelInfo, pages: Pages, said = ''): Post {
  const components = card.level === null ? [] : [...menus(card, card.level, pages)]
  return newPost({
    content: said,
    embeds: [embedOf(card)],
    components: [...components, ...buttonRows(buttons(card, pages))],
  })
}

function embedOf(card: LevelPanelInfo): APIEmbed {
  const { character, level, undoable } = card
  const undo = undoable === null ? [] : [t.mayUndo(undoable)]
  if (level === null) {
    const none = t.none(toMarkup(character.name), xpForNextLevel(character.xp))
    return { description: [none, ...undo].join('\n'), color: GOLD }
  }
  return {
    title: truncateWithEllipsis(t.title(level, toMarkup(character.name)), DISCORD_LIMITS.title),
    description: truncateWithEllipsis([...lines(card), ...undo].join('\n'), DISCORD_LIMITS.description),
    footer: { text: t.hint },
    color: GOLD,
  }
}

function lines(card: LevelPanelInfo): string[] {
  const { allowances, cardsIn, cardsOut, before, after, findings, unused } = card
  const others = othersOf(card)
  return [
    ...allowances.map((one) =>
      t.slot(t.allowance(one.allowance), cardCopiesLines(one.before), cardCopiesLines(one.chosen)),
    ),
    cardsOut.length > 0 ? t.goesOut(cardCopiesLines(cardsOut)) : t.nothingOut,
    ...(allowances.some(({ allowance }) => allowance.talents) ? [t.respec] : []),
    ...(cardsIn.length + cardsOut.length > 0 ? deckProfileChangeLines(before, after) : []),
    ...findings,
    ...(cardsIn.length > 0 && unused.length > 0 ? [t.staysOpen(unused.map(t.allowance))] : []),
    ...(others.length > 0 ? [t.more(others)] : []),
  ]
}

/** Returns the levels that aren't fully used, without the one that the panel shows. */
const othersOf = ({ character, level }: LevelPanelInfo): UsableGuideLevel[] =>
  character.openLevels.filter((one) => one.level !== level)

function menus(card: LevelPanelInfo, level: number, pages: Pages): ComponentRow[] {
  const comeIn = pageOfItems(card.mayComeIn, pages.in)
  const goOut = pageOfItems(card.mayGoOut, pages.out)
  return [
    ...(comeIn.shown.length > 0
      ? [
          selectRow({
            id: characterComponentIds.level(level, 'in', pages.in, pages.out),
            placeholder: t.selectIn(comeIn.page, comeIn.pages),
            options: comeIn.shown.map((id) => levelCardMenuOption(id, 1, card.spare[id])),
          }),
        ]
      : []),
    ...(goOut.shown.length > 0
      ? [
          selectRow({
            id: characterComponentIds.level(level, 'out', pages.in, pages.out),
            placeholder: t.selectOut(goOut.page, goOut.pages, card.roomToGo),
            options: goOut.shown.map(({ card: id, copies }) => levelCardMenuOption(id, copies)),
            max: card.roomToGo,
          }),
        ]
      : []),
  ]
}

/** Returns the menu option of a card to add or remove, with its figures and its text. */
export function levelCardMenuOption(id: string, copies: number, spare = 0) {
  const card = allCards.get(id)
  const facts = [t.optionText(card?.rarity ?? '', spare), ...printedValuesOfCard(card)]
  const description = factsWithShortenedText(
    facts,
    card ? cardTextWithoutRequirements(card) : '',
    DISCORD_LIMITS.optionDescription,
  )
  return { value: id, label: t.option(copies, currentCardName(id)), description }
}

function buttons(card: LevelPanelInfo, pages: Pages): ButtonSpec[] {
  const { level, undoable } = card
  const isDrafted = card.cardsIn.length + card.cardsOut.length > 0
  return [
    ...(level === null ? [] : levelButtons(card, level, pages, isDrafted)),
    ...(isDrafted ? [] : othersOf(card).map(otherButton)),
    ...(undoable === null || isDrafted
      ? []
      : [{ id: characterComponentIds.level(undoable, 'undo', 0, 0), label: t.undo(undoable) }]),
  ]
}

/**
 * Returns the button to another level that isn't fully used. It is shown while nothing has been chosen for
 * the panel's level.
 */
const otherButton = ({ level, begun }: UsableGuideLevel): ButtonSpec => ({
  id: characterComponentIds.level(level, 'over', 0, 0),
  label: begun ? t.toRest(level) : t.toLevel(level),
})

function levelButtons(card: LevelPanelInfo, level: number, pages: Pages, isDrafted: boolean): ButtonSpec[] {
  const turn = (deed: LevelPanelAction, label: string, count: number, to: Pages): ButtonSpec[] =>
    count > DISCORD_LIMITS.selectOptions
      ? [{ id: characterComponentIds.level(level, deed, to.in, to.out), label }]
      : []
  const ready = card.cardsIn.length > 0 && card.findings.length === 0
  return [
    ...turn('turnin', t.moreIn, card.mayComeIn.length, { ...pages, in: pages.in + 1 }),
    ...turn('turnout', t.moreOut, card.mayGoOut.length, { ...pages, out: pages.out + 1 }),
    {
      id: characterComponentIds.level(level, 'sure', 0, 0),
      label: t.confirm,
      style: 'good',
      disabled: !ready,
    },
    ...(isDrafted ? [{ id: characterComponentIds.level(level, 'over', 0, 0), label: t.startOver }] : []),
  ]
}

/** Suggests cards to add or remove, by the beginning of their names. */
export async function suggestLevelCards(
  context: BotContext,
  source: InteractionSource,
  option: string,
  typed: string,
): Promise<Suggestion[]> {
  const card = await context.table.characters.level(characterOwnerOfInteraction(source))
  if ('rejected' in card) return []
  const all = option === 'in' ? card.mayComeIn : card.mayGoOut.map((one) => one.card)
  const wanted = typed.trim().toLowerCase()
  return sortOwnedCardsFirst(all, (id) => card.spare[id])
    .filter((id) => currentCardName(id).toLowerCase().includes(wanted))
    .map((id) => ({
      name: truncateWithEllipsis(
        texts.deck.suggestionNew(currentCardName(id), cardTypeLine(id), card.spare[id]),
        DISCORD_LIMITS.choiceName,
      ),
      value: id,
    }))
}
