/** Renders refusals and events as sentences, for everybody or for one player. */
import { texts } from '../texts/texts.ts'
import { type RenderUserText, toMarkup, type UserText, userText } from '../texts/user-text.ts'
import { CARD_LIST_NAMES, type CardListName, type Faction } from './cards.ts'
import { findCardInList, sheetOfClass } from './lookup.ts'
import type { PlayerIndex, RefusalReason, WarCharacter, WarEvent, WarGame } from './model.ts'
import type { SessionRefusalReason, VoteEventKind } from './session.ts'
import { warCardText } from './text.ts'
import type { VoteProposal } from './votes.ts'

const t = texts.war

/** Returns the sentence for a reason that needs no details. */
export const warRefusalTextWithoutDetails = (reason: string): string => t.refused[reason] ?? reason

/** Returns the sentence for a refusal, as markup. */
export function warRefusalText(reason: RefusalReason | SessionRefusalReason): string {
  switch (reason.kind) {
    case 'notTheirTurn':
      return t.notTheirTurn(toMarkup(reason.name))
    case 'waits':
      return t.waits(texts.word.list(reason.names.map(toMarkup)), reason.names.length)
    case 'otherTurn':
      return t.otherTurn(factionName(reason.faction))
    case 'trackEnds':
      return t.trackEnds(reason.spaces)
    case 'noArea':
      return t.noArea(reason.areas)
    case 'icon':
      return t.icon(t.icons[reason.needs] ?? reason.needs, t.icons[reason.has] ?? reason.has)
    case 'energy':
      return t.energyShort(reason.cost, reason.has)
    case 'alreadyIn':
      return t.alreadyIn(toMarkup(reason.name))
    default:
      return warRefusalTextWithoutDetails(reason.kind)
  }
}

/** Returns the name of a card, or the id if no list has the card. */
export function warCardName(lists: WarGame['lists'], id: string): UserText {
  for (const list of CARD_LIST_NAMES) {
    const found = findCardInList({ lists }, list, id)
    if (found) return found.name
  }
  return userText(id)
}

/** Adds the text of a revealed card to a line, because people can't play by its name alone. */
function withText<L extends CardListName>(
  line: string,
  game: Pick<WarGame, 'lists'>,
  list: L,
  id: string,
): string {
  const card = findCardInList(game, list, id)
  const says = card ? warCardText(list, card, toMarkup) : ''
  return says === '' ? line : `${line} · ${says}`
}

export const factionName = (faction: Faction | 'overlord' | 'nobody'): string =>
  t.factions[faction] ?? faction

/** Returns the heading of a panel: the character and their state. */
export const warPanelHeadingTexts = (
  { lists }: Pick<WarGame, 'lists'>,
  { faction, cls, level, xp, energy, hits }: WarCharacter,
) => ({
  who: t.panel.who(factionName(faction), t.classes[cls] ?? cls),
  level: t.panel.level(level, xp),
  tokens: t.panel.tokens(energy, energyAt(sheetOfClass(lists.board, cls)?.energy ?? [], level), hits),
})

/** Returns the sheet's energy at a level. The last value applies to all higher levels too. */
const energyAt = (byLevel: readonly number[], level: number): number =>
  byLevel[level - 1] ?? byLevel.at(-1) ?? 0

type GameNames = Pick<WarGame, 'lists'> & { readonly players: readonly { readonly name: UserText }[] }

/** Returns a line of markup for an event, or null for an event that isn't announced. */
export function warEventLine(game: GameNames, event: WarEvent): string | null {
  const n = t.news
  const who = (player: PlayerIndex) => nameOf(game, player)
  const names = (players: readonly PlayerIndex[]) => texts.word.list(players.map(who))
  const card = (id: string) => titleOf(game, id)
  switch (event.kind) {
    case 'begun':
      return n.begun
    case 'destiny':
      return destinyLine(game, event)
    case 'token':
      return event.how === 'placed' ? n.placed(event.space) : n.removed(event.space)
    case 'quest':
      return questLine(game, event, names(event.group))
    case 'marker':
      return event.ignored ? n.passed(event.to) : n.marker(event.to)
    case 'faction':
      return n.faction(factionName(event.faction))
    case 'phase':
      return n.phase
    case 'event':
      return withText(n.event(card(event.card)), game, 'events', event.card)
    case 'xp':
      return n.xp(who(event.player), event.amount, event.level)
    case 'experience':
      return n.experience(card(event.card))
    case 'gained':
      return event.card === null
        ? n.gainedHidden(who(event.player))
        : n.gained(who(event.player), card(event.card))
    case 'nobody':
      return n.nobody(card(event.card))
    case 'merchant':
      return event.from === null
        ? n.toMerchant(card(event.card))
        : n.handed(who(event.from), card(event.card))
    case 'equipped':
      return equippedLine(event, who(event.player), card)
    case 'unequipped':
      return n.unequipped(who(event.player), card(event.card))
    case 'learned':
      return event.card === null
        ? n.learnedHidden(who(event.player))
        : n.learned(who(event.player), card(event.card))
    case 'item':
      return event.card === null
        ? n.tradeHidden(who(event.player), event.to === null ? '' : who(event.to))
        : itemLine(game, event.how, event.card, who(event.player))
    case 'tokens':
      return n.tokens(who(event.player), event.energy, event.hits)
    case 'acts':
      if (event.opponents.length > 0) return n.challengesThem(who(event.player), names(event.opponents))
      return event.challenge ? n.challenges(who(event.player)) : n.acts(who(event.player))
    case 'joins':
      return n.joins(who(event.player))
    case 'round':
      return n.round(event.round)
    case 'slain':
      return n.slain(
        texts.word.list(event.kills.map(({ creature, count }) => `${count} × ${toMarkup(creature)}`)),
      )
    case 'resolved':
      return event.defeated.length > 0 ? n.defeated(names(event.defeated)) : n.resolved
    case 'board':
      return n.board(toMarkup(event.creature), event.count)
    case 'overlord':
      return n.overlord(event.strength)
    case 'shuffled':
      return n.shuffled(t.decks[event.pile] ?? event.pile)
    case 'empty':
      return n.empty(t.decks[event.pile] ?? event.pile)
    case 'chosen':
      return null
    case 'ended':
      return n.ended(factionName(event.winner))
    case 'replaced':
      return n.replaced(toMarkup(event.to), toMarkup(event.from))
    case 'answeredFor':
      return event.friend === null
        ? n.tableAnswers(who(event.player))
        : n.friendAnswers(who(event.friend), who(event.player))
    case 'trusts':
      return event.friend === null
        ? n.trustsNobody(who(event.player))
        : n.trusts(who(event.player), who(event.friend))
  }
}

/** Returns the name of a player, rendered; '' for nobody. */
export function warPlayerName(
  { players }: Pick<GameNames, 'players'>,
  player: PlayerIndex,
  render: RenderUserText,
): string {
  const name = players[player]?.name
  return name === undefined ? '' : render(name)
}

/** Returns the name of a player as markup. */
const nameOf = (game: GameNames, player: PlayerIndex): string => warPlayerName(game, player, toMarkup)

/** Returns the name of a card as markup. */
const titleOf = ({ lists }: GameNames, id: string): string => toMarkup(warCardName(lists, id))

type Of<K extends WarEvent['kind']> = Extract<WarEvent, { kind: K }>

function destinyLine(game: GameNames, { how, card }: Of<'destiny'>): string | null {
  const line = t.news.destiny[how]?.(titleOf(game, card)) ?? null
  return line !== null && how === 'revealed' ? withText(line, game, 'destiny', card) : line
}

function questLine(game: GameNames, { how, card }: Of<'quest'>, group: string): string | null {
  const line = t.news.quest[how]?.(titleOf(game, card), group) ?? null
  return line !== null && how === 'revealed' ? withText(line, game, 'quests', card) : line
}

function itemLine(game: GameNames, how: Of<'item'>['how'], card: string, who: string): string | null {
  const line = t.news.item[how]?.(who, titleOf(game, card)) ?? null
  return line !== null && how === 'use' ? withText(line, game, 'bonus', card) : line
}

type Equipped = Of<'equipped'>

function equippedLine(
  { card: id, paid, fast, instead }: Equipped,
  who: string,
  card: (id: string) => string,
): string {
  const line = fast ? t.news.fast(who, card(id), paid) : t.news.equipped(who, card(id), paid)
  return instead === null ? line : t.news.instead(line, card(instead))
}

/** Returns the line about a vote. @param about the subject of the vote; absent if the last move is taken back */
export function warVoteLine(game: GameNames, { voted, by, about }: Ballot): string {
  const n = t.news
  const name = toMarkup(by)
  switch (voted) {
    case 'asked':
      return about ? askedLine(game, name, about) : n.asked(name)
    case 'agreed':
      return n.agreed(name)
    case 'against':
      return n.against(name)
    case 'refused':
      return about ? n.notAgreed : n.refusedVote
    case 'undone':
      return n.undone
  }
}

interface Ballot {
  voted: VoteEventKind
  by: UserText
  about?: VoteProposal | undefined
}

function askedLine(game: GameNames, name: string, about: VoteProposal): string {
  const n = t.news
  if (about.kind !== 'replace') return n.asksAnswer(name)
  const from = nameOf(game, about.player)
  const newcomer = toMarkup(about.newcomer.name)
  const asked = n.asksPlace(name, newcomer, from)
  return `${asked} ${about.isAbsent ? n.placeOfAbsent(from, newcomer) : n.placeByConsent}`
}
