/**
 * Queries of a game by a story's names: "Anna" is her hero, "Dungeon" is its hero, "Defias Pirate#2" is the second
 * Defias Pirate.
 */

import {
  counterName,
  type Decision,
  type Game,
  type GameObject,
  type ObjectId,
  type Option,
  objectById,
  playerInSeat,
  printedCard,
  type Seat,
  seatOfLairPlayer,
} from '../engine/index.ts'
import { type Characteristics, characteristicsOf } from '../engine/internals.ts'
import { MARKED_HERO } from '../raids/dungeon/marked-hero.ts'
import { rawText } from '../texts/user-text.ts'
import { DUNGEON_NAME } from './table-setup.ts'

/** A game with queries that use the names of players and cards. */
export class StoryQueries {
  game: Game

  constructor(game: Game) {
    this.game = game
  }

  get decision(): Decision | null {
    return this.game.decision
  }

  seat(name: string): Seat {
    if (name === DUNGEON_NAME) return seatOfLairPlayer(this.game)
    const found = this.game.players.find((player) => rawText(player.name) === name)
    if (!found) throw new Error(`nobody here is called ${name}`)
    return found.seat
  }

  name(seat: Seat): string {
    const player = playerInSeat(this.game, seat)
    return player.automaton ? DUNGEON_NAME : rawText(player.name)
  }

  /**
   * Returns the object with a name: "Anna" is her hero, "Dungeon" is its hero, "Defias Pirate#2" is the second Defias
   * Pirate.
   */
  find(name: string, among: readonly ObjectId[] = this.game.play): ObjectId {
    const hero = this.game.players.find((player) => this.name(player.seat) === name)?.hero
    if (hero !== undefined && among.includes(hero)) return hero
    const [plain = '', nth = '1'] = name.split('#')
    const found = among.filter((id) => this.cardName(id) === plain)[Number(nth) - 1]
    if (found === undefined)
      throw new Error(`no ${name} among ${among.map((id) => this.cardName(id)).join(', ')}`)
    return found
  }

  cardName(id: ObjectId): string {
    const { card, play } = objectById(this.game, id)
    return printedCard(this.game, play?.copy ?? card).name
  }

  /** Returns the options of the open decision, by name. */
  get offers(): string[] {
    return (this.decision?.options ?? []).map((option) => this.wordsFor(option))
  }

  /** Returns the name of an option: "Anna", "Execute", "play Execute", "yes". */
  wordsFor(option: Option): string {
    if (option.kind === 'player') return this.name(option.seat)
    if (!('object' in option)) return option.id
    return option.kind === 'object'
      ? this.heroName(option.object)
      : `${option.kind} ${this.cardName(option.object)}`
  }

  /** Returns "Anna" for Anna's hero, or the card's name. */
  heroName(id: ObjectId): string {
    const player = this.game.players.find(({ hero }) => hero === id)
    return player ? this.name(player.seat) : this.cardName(id)
  }

  object(name: string): GameObject {
    return objectById(this.game, this.find(name))
  }

  damage(name: string): number {
    return this.object(name).play?.damage ?? 0
  }

  exhausted(name: string): boolean {
    return this.object(name).play?.exhausted ?? false
  }

  /** Returns the card's counters: named ones by name, unnamed ones as "+1 / +1". */
  counters(name: string): Record<string, number> {
    const { counters = {}, boosts = [] } = this.object(name).play ?? {}
    return { ...counters, ...Object.fromEntries(boosts.map(({ n, ...one }) => [counterName(one), n])) }
  }

  /** Whether a card in play lies face down, or a hero shows its back. */
  isFaceDown(name: string): boolean {
    return this.object(name).play?.faceDown ?? false
  }

  controllerOf(id: ObjectId): string {
    return this.name(this.game.objects[id]?.play?.controller ?? -1)
  }

  controller(name: string): string {
    return this.name(this.object(name).play?.controller ?? -1)
  }

  owner(name: string): string {
    return this.name(this.object(name).owner)
  }

  host(name: string): string | undefined {
    const host = this.object(name).play?.host
    return host === undefined ? undefined : this.heroName(host)
  }

  characteristics(name: string): Characteristics {
    return characteristicsOf(this.game, this.find(name))
  }

  atk(name: string): number {
    return characteristicsOf(this.game, this.find(name)).atk
  }

  health(name: string): number {
    return characteristicsOf(this.game, this.find(name)).health
  }

  has(name: string, keyword: keyof ReturnType<typeof characteristicsOf>['keywords']): number {
    return characteristicsOf(this.game, this.find(name)).keywords[keyword] ?? 0
  }

  isInPlay(name: string): boolean {
    return this.game.play.some((id) => this.cardName(id) === name)
  }

  /** Returns the names of a player's cards in a zone. A deck is listed from its top. */
  cards(player: string, zone: 'collection' | 'hand' | 'deck' | 'graveyard' | 'removed'): string[] {
    const ids = playerInSeat(this.game, this.seat(player))[zone]?.map((id) => this.cardName(id)) ?? []
    return zone === 'deck' ? ids.reverse() : ids
  }

  /** Returns the cards in play that a player controls, without resources. */
  party(player: string): string[] {
    const seat = this.seat(player)
    return this.game.play
      .filter((id) => objectById(this.game, id).play?.controller === seat)
      .filter((id) => objectById(this.game, id).play?.row !== 'resource')
      .map((id) => this.cardName(id))
  }

  /** Returns the names of a player's face-down resources. */
  faceDown(player: string): string[] {
    const seat = this.seat(player)
    return this.game.play
      .map((id) => objectById(this.game, id))
      .filter(({ play }) => play?.controller === seat && play.row === 'resource' && play.faceDown)
      .map(({ id }) => this.cardName(id))
  }

  resources(player: string): { ready: number; total: number } {
    const seat = this.seat(player)
    const plays = this.game.play.map((id) => objectById(this.game, id).play)
    const own = plays.filter((play) => play?.controller === seat && play.row === 'resource')
    return { ready: own.filter((play) => !play?.exhausted).length, total: own.length }
  }

  get marked(): string {
    return this.heroName(this.game.marks[MARKED_HERO] ?? 0)
  }

  get chain(): string[] {
    return this.game.chain.map((link) =>
      link.kind === 'proposal' ? 'proposal' : printedCard(this.game, link.ctx.card).name,
    )
  }
}
