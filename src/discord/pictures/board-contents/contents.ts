/** Converts a view to the contents of a picture: names, numbers and words, and nothing else. */

import { KEYWORD_NAMES } from '../../../cards/wording/keywords.ts'
import { mostImportantLine, shortTextOfCard, shortTextOfSide } from '../../../cards/wording/short-text.ts'
import type { Card, CardView, Keyword, ObjectId, Seat, SeatView, View } from '../../../engine/index.ts'
import type { RaidInfo } from '../../../table/contract.ts'
import { texts } from '../../../texts/texts.ts'
import { toPlain } from '../../../texts/user-text.ts'
import { isMulliganDecisionOpen } from '../../hand/mulligan.ts'
import { keywordEntriesOfCard } from '../../message-parts/keywords.ts'
import { truncateWithEllipsis } from '../../message-parts/limits.ts'
import {
  cardsBesidesHeroAndResources,
  ghostNotes,
  marksOfCard,
  raidTitle,
  type SeatNames,
  seatNames,
  stageLabel,
  visibleSideName,
} from '../../message-parts/names.ts'
import { boardCardNumbers, faceUpResourcesOf, seatsLairFirst } from '../../message-parts/numbers.ts'
import { sortedEntries } from '../../message-parts/sorted-entries.ts'
import { chainLinkLine, combatLine } from '../../raid-questions/question.ts'
import type { Theme } from '../theme.ts'
import { boardArrowContents } from './arrows.ts'
import type { BoardPictureContents, CardBadge, CardContents, LabelledCount, PartyContents } from './board.ts'

/** The maximum number of links. The others are described in the text. */
const MOST_LINKS = 6

interface Beside {
  readonly kind?: BoardPictureContents['kind']
  /** Public objects that can be chosen. */
  readonly choices?: readonly ObjectId[]
}

/**
 * Returns the contents of a board's picture.
 * @param beside the question that the board belongs to; by default the large board without one
 */
export function boardPictureContents(
  raid: RaidInfo,
  view: View,
  theme: Theme,
  { kind = 'board', choices = [] }: Beside = {},
): BoardPictureContents {
  const names = seatNames(raid, toPlain)
  const scene: Scene = { view, names, numbers: boardCardNumbers(view, names), choices: new Set(choices) }
  const { turn } = view
  return {
    kind,
    theme,
    title: texts.board.title(raidTitle(raid.raid), raid.code),
    turn:
      turn.number === 0
        ? texts.tablePicture.before
        : texts.tablePicture.turn(turn.number, scene.names.seat(turn.player)),
    phase: view.outcome ? texts.tablePicture.over : (texts.board.phases[turn.step] ?? turn.phase),
    isLairTurn: scene.names.isLair(turn.player),
    waiting: waiting(scene),
    combat: view.outcome ? null : combatLine(view, names),
    chain: chain(scene),
    parties: seatsLairFirst(view, names).map((seat) => party(scene, seat)),
    arrows: boardArrowContents(view),
  }
}

interface Scene {
  readonly view: View
  readonly names: SeatNames
  readonly numbers: ReadonlyMap<ObjectId, number>
  readonly choices: ReadonlySet<ObjectId>
}

/**
 * Returns a text that names the player for whom the raid waits. All players decide about opening hands at once, so the
 * table is the same until the last of them has decided.
 */
function waiting({ view, names }: Scene): string {
  const { waitingFor } = view
  if (!waitingFor) return ''
  const { everybody, waiting: waitingText, thinking, thinkingFor } = texts.tablePicture
  const { seat, kind } = waitingFor
  const what = texts.prompt.waitingKinds[kind]
  if (isMulliganDecisionOpen(view)) return waitingText(everybody, what)
  if (names.isComputers(seat)) return thinking(names.seat(seat))
  return names.isTakenOver(seat) ? thinkingFor(names.seat(seat)) : waitingText(names.seat(seat), what)
}

/** Whether all others wait for this player alone. */
const isWaitedFor = (view: View, seat: Seat): boolean =>
  view.waitingFor?.seat === seat && !view.outcome && !isMulliganDecisionOpen(view)

function chain({ view, names }: Scene): BoardPictureContents['chain'] {
  if (view.chain.length === 0) return null
  const links = [...view.chain].reverse().map((link) => chainLinkLine(view, names, link))
  return { links: links.slice(0, MOST_LINKS), more: Math.max(0, links.length - MOST_LINKS) }
}

function party(scene: Scene, seat: SeatView): PartyContents {
  const { view, names } = scene
  const isLair = names.isLair(seat.seat)
  const lair = isLair && seat.hero ? names.printed(seat.hero.card) : undefined
  return {
    name: isLair ? (seat.hero?.name ?? names.seat(seat.seat)) : names.hero(seat.seat),
    isLair,
    isTurn: view.turn.number > 0 && view.turn.player === seat.seat && !view.outcome,
    isAsked: isWaitedFor(view, seat.seat),
    out: seat.out ? texts.tablePicture.destroyed : null,
    hero: seat.hero && cardShown(scene, seat.hero),
    level: levelOf(lair) ?? stageOf(scene, seat) ?? threatTo(scene, seat),
    counts: seat.out ? [] : counts(seat),
    notes: seat.out ? [] : partyNotes(seat, lair),
    quests: seat.out ? [] : quests(scene, seat),
    cards: [
      ...cardsBesidesHeroAndResources(seat).map((card) => cardInRow(scene, card, rowOf(seat, card))),
      ...chosenResources(scene, seat).map((card) => cardShown(scene, card)),
    ],
  }
}

/** Returns the lair's own row that contains the card. */
const rowOf = ({ rows = {} }: SeatView, card: CardView): string | null =>
  Object.keys(rows).find((row) => rows[row]?.includes(card)) ?? null

/**
 * Returns a card in the lair's own row. A card with two sides shows which one is up (R402.4b). Other face-down
 * cards look the same (R303.3c).
 */
function cardInRow(scene: Scene, card: CardView, row: string | null): CardContents {
  const t = texts.tablePicture
  const side = visibleSideName(card, row)
  if (row === null || (side === null && !card.faceDown)) return cardShown(scene, card)
  if (side === null)
    return { ...cardShown(scene, { ...card, ...NAMELESS }), name: t.turned[row] ?? t.faceDown }
  const plain = cardShown(scene, { ...card, faceDown: false })
  const text = shortTextOfSide(scene.names.printed(card.card), card.faceDown)
  return { ...plain, notes: [side, ...plain.notes], text, gist: text }
}

/** Returns the resources that the question is about, which are shown as cards. */
const chosenResources = ({ choices }: Scene, seat: SeatView): CardView[] =>
  seat.resources.cards.filter(({ object }) => choices.has(object))

/** The numbers of letters to which the names of quests are cut. The largest with which the line fits is used. */
const LETTERS = [60, 18, 14, 11, 8, 6, 4]

function quests(scene: Scene, seat: SeatView): string[] {
  const { numbers, choices } = scene
  const lying = faceUpResourcesOf(seat).filter(({ object }) => !choices.has(object))
  const named = (most: number) =>
    lying.map(({ object, name }) =>
      texts.choice.onBoard(truncateWithEllipsis(name, most), numbers.get(object) ?? 0),
    )
  const told = scene.names.isLair(seat.seat) ? texts.tablePicture.lasting : texts.tablePicture.quests
  return lying.length === 0 ? [] : [...new Set(LETTERS.map((most) => told(named(most))))]
}

function levelOf(hero: Card | undefined): string | null {
  return hero?.level === undefined ? null : texts.tablePicture.level(hero.level)
}

/** Returns the Boss's stage, such as "Stage 1 of 3" or "Boss 4, 2 left"; null for other lairs. */
function stageOf({ names }: Scene, { hero, bosses }: SeatView): string | null {
  if (!bosses) return null
  if (hero)
    return texts.tablePicture.heading(
      stageLabel(names, hero.card) ?? texts.tablePicture.nthBoss(bosses.nth, bosses.left),
    )
  return texts.tablePicture.noBoss(bosses.left)
}

function counts(seat: SeatView): LabelledCount[] {
  const { automaton, hand, resources, deck, graveyard, decks = {}, removed } = seat
  const { counts: labels, of } = texts.tablePicture
  const count = (label: string, n: number | string): LabelledCount => ({ label, value: `${n}` })
  return [
    ...(automaton ? [] : [count(labels.hand, hand.count)]),
    ...(automaton && resources.total === 0
      ? []
      : [count(labels.resources, of(resources.ready, resources.total))]),
    ...ownRows(seat),
    count(labels.deck, deck),
    count(labels.graveyard, graveyard.length),
    ...sortedEntries(decks).map(([name, other]) => count(texts.tablePicture.decks[name] ?? name, other.deck)),
    ...(removed > 0 ? [count(labels.removed, removed)] : []),
  ]
}

/** Returns the number of a raider's resources, compared with the Boss's threat level (R504.2). */
function threatTo({ view, names }: Scene, { seat, out, resources }: SeatView): string | null {
  const level = view.seats.find((one) => names.isLair(one.seat))?.threat
  if (level === undefined || out || names.isLair(seat)) return null
  return texts.tablePicture.threatTo(resources.total, level)
}

/** Returns the lair's own rows: how many of their cards are ready, and for a card with two sides the visible one. */
const ownRows = ({ rows = {} }: SeatView): LabelledCount[] =>
  sortedEntries(rows).map(([name, cards]) => ({
    label: texts.tablePicture.rows[name] ?? name,
    value:
      cards.map((card) => visibleSideName(card, name))[0] ??
      texts.tablePicture.of(cards.filter(({ exhausted }) => !exhausted).length, cards.length),
  }))

/** Returns the lair's Level Up condition, and the next cards of a face-up deck. */
function partyNotes({ threat, deckTop, deckCards }: SeatView, lair: Card | undefined): string[] {
  const next = (deckCards ?? (deckTop ? [deckTop] : [])).slice(0, NEXT_CARDS).map(({ name }) => name)
  const level = threat === undefined ? [] : [texts.tablePicture.threat(threat)]
  return [...level, ...levelUp(lair), ...(next.length > 0 ? [texts.tablePicture.deckTop(next)] : [])]
}

const NEXT_CARDS = 5

function levelUp(card: Card | undefined): string[] {
  if (card?.level === undefined) return []
  const power = card.powers.find((one) => one.kind === 'levelUp')
  if (power?.kind !== 'levelUp') return [texts.board.lastLevel]
  return [
    power.when === 'dead' ? texts.tablePicture.levelUpDead : texts.tablePicture.levelUp(power.when.damage),
  ]
}

function cardShown(scene: Scene, card: CardView): CardContents {
  const t = texts.tablePicture
  const printed = scene.names.printed(card.card)
  return {
    id: card.object,
    number: scene.numbers.get(card.object) ?? null,
    name: card.name || t.faceDown,
    type: card.type,
    kind: card.type ? t.kind(t.types[card.type], card.cost) : '',
    atk: card.atk === null ? null : { value: `${card.atk}`, types: typesOf(card) },
    health: card.health === null ? null : healthOf(card.health, card.damage),
    def: card.def === null ? null : t.def(card.def),
    exhausted: card.exhausted ? t.exhausted : null,
    notes: notes(scene, card),
    attached: card.attachments.map((one) => ({ id: one.object, name: attachedName(scene, one) })),
    text: shortTextOfCard(printed),
    gist: mostImportantLine(printed),
    badges: badges(scene, card),
    isChoice: [card, ...card.attachments].some(({ object }) => scene.choices.has(object)),
  }
}

const NAMELESS = { card: '', type: null, cost: null, faceDown: false, keywords: {} } as const

const typesOf = ({ damageTypes }: CardView): string =>
  damageTypes.map((type) => texts.tablePicture.damage[type]).join('/')

const healthOf = (health: number, damage: number): NonNullable<CardContents['health']> => ({
  left: health - damage,
  of: health,
  text: texts.tablePicture.of(health - damage, health),
})

/** Returns the name with its number, because the attached card can be chosen. */
function attachedName({ numbers }: Scene, { object, name }: CardView): string {
  const number = numbers.get(object)
  const own = name || texts.tablePicture.faceDown
  return number === undefined ? own : texts.choice.onBoard(own, number)
}

function notes(
  scene: Scene,
  { object, type, keywords, counters = {}, gained = [], attachments, faceDown }: CardView,
): string[] {
  const attached = attachments.map((one) => attachedName(scene, one))
  const marks = [
    ...(faceDown ? [texts.tablePicture.flipped] : []),
    ...ghostNotes(scene.view, object),
    ...(type === 'hero' ? [] : gained),
    ...keywordEntriesOfCard({ keywords }).flatMap(([keyword, n]) => keywordShown(keyword, n)),
    ...Object.entries(counters).map(([counter, n]) => texts.tablePicture.counters(counter, n)),
  ]
  return [
    ...(marks.length > 0 ? [marks.join(', ')] : []),
    ...(attached.length > 0 ? [texts.tablePicture.attached(attached)] : []),
  ]
}

const NAMES = new Map<string, string>(Object.entries(KEYWORD_NAMES))
const NUMBERED: ReadonlySet<string> = new Set<Keyword>(['assault', 'flip', 'haste', 'mend'])

function keywordShown(keyword: string, n: number | undefined): string[] {
  const name = NAMES.get(keyword)
  if (!name || !n) return []
  return [NUMBERED.has(keyword) ? `${name} ${n}` : name]
}

function badges({ view }: Scene, { object, type, gained = [] }: CardView): CardBadge[] {
  const { combat: fight, chain: links } = view
  const targeting = [...links]
    .reverse()
    .flatMap((link, at) => (link.targets.includes(object) ? [at + 1] : []))
  const attacks = fight?.attacker === object || links.some((link) => link.attacker === object)
  const against = fight?.defender ?? fight?.proposed
  const defends = against === object || links.some((link) => link.defender === object)
  const marked = [...marksOfCard(view, object), ...(type === 'hero' ? gained : [])]
  return [
    ...marked.map((text) => ({ kind: 'marked', text }) as const),
    ...(attacks ? [{ kind: 'attacks', text: texts.tablePicture.attacks } as const] : []),
    ...(defends ? [{ kind: 'defends', text: texts.tablePicture.defends } as const] : []),
    ...targeting.map((link) => ({ kind: 'target', text: `${link}` }) as const),
  ]
}
