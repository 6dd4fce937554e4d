/** A raider as the subject of a story: `anna.plays('Execute', { on: 'Defias Pirate' })`. */
import { type Option, objectById } from '../engine/index.ts'
import type { Story } from './scenario.ts'

/** The choices made as a card is played: its targets, its mode, and the card that is discarded to pay for it. */
export interface StoryPlayOptions {
  on?: string | string[]
  mode?: number
  discarding?: string
}

/** A raider of a story, whose methods answer decisions by the names of cards. */
export class StoryRaider {
  readonly story: Story
  readonly name: string

  constructor(story: Story, name: string) {
    this.story = story
    this.name = name
  }

  /** Plays a card from hand and stops while it is on the chain. */
  plays(card: string, how: StoryPlayOptions = {}): this {
    return this.#does('play', card, how)
  }

  places(card: string, face: 'up' | 'down' = 'down'): this {
    return this.#choose(
      (option) => option.kind === 'place' && option.faceUp === (face === 'up') && this.#is(option, card),
    )
  }

  uses(card: string, how: StoryPlayOptions = {}): this {
    return this.#does('power', card, how)
  }

  completes(quest: string, how: StoryPlayOptions = {}): this {
    return this.#does('quest', quest, how)
  }

  /** Proposes a combat and stops while the proposal is on the chain. */
  proposes(attacker: string, defender: string): this {
    return this.#does('attack', attacker, { on: defender })
  }

  /** Attacks, strikes with the named weapon or none, and plays the combat to its end. Nobody protects. */
  attacks(attacker: string, defender: string, weapon = 'none'): this {
    this.proposes(attacker, defender)
    this.story.resolve()
    if (this.story.decision?.kind === 'strike') this.story.pick(weapon)
    this.story.fight()
    return this
  }

  /** Answers a decision of this raider. */
  answers(...names: string[]): this {
    this.#isAsked()
    this.story.pick(...names)
    return this
  }

  passes(): this {
    return this.answers('pass')
  }

  concedes(): this {
    this.story.input({ kind: 'concede', seat: this.story.seat(this.name) })
    return this
  }

  /** Whether this raider may do something now: "play Execute", "attack Anna". */
  may(what: string): boolean {
    const seat = this.story.seat(this.name)
    return this.story.decision?.seat === seat && this.story.offers.includes(what)
  }

  #does(kind: Option['kind'], card: string, { on, mode, discarding }: StoryPlayOptions): this {
    this.#choose((option) => option.kind === kind && this.#is(option, card))
    if (mode !== undefined) this.story.pick(`m${mode}`)
    if (on !== undefined) this.answers(...(Array.isArray(on) ? on : [on]))
    if (discarding !== undefined) this.answers(discarding)
    return this
  }

  /** Lets the others pass until this raider has priority, and picks an option. */
  #choose(fits: (option: Option) => boolean): this {
    const { story } = this
    for (let i = story.game.players.length; i > 0 && !this.#hasPriority(); i--) story.pick('pass')
    this.#isAsked()
    const option = story.decision?.options.find(fits)
    if (!option) throw new Error(`${this.name} may do only: ${story.offers.join(', ')}`)
    story.pick(option.id)
    return this
  }

  #hasPriority(): boolean {
    const { decision } = this.story
    return decision?.kind !== 'priority' || decision.seat === this.story.seat(this.name)
  }

  #isAsked(): void {
    const { decision } = this.story
    if (decision?.seat !== this.story.seat(this.name))
      throw new Error(`${this.name} is not asked, but ${JSON.stringify(decision)}`)
  }

  /** Whether an option names a card: "Kozik Skullcracker#2", or "Anna" for a hero. */
  #is(option: Option, name: string): boolean {
    if (!('object' in option)) return false
    const { game } = this.story
    const { zone } = objectById(game, option.object)
    const seat = this.story.seat(this.name)
    const player = game.players[seat]
    const among = zone === 'hand' ? player?.hand : zone === 'graveyard' ? player?.graveyard : game.play
    const [plain = ''] = name.split('#')
    if (this.story.heroName(option.object) !== plain && this.story.cardName(option.object) !== plain)
      return false
    return this.story.find(name, among ?? []) === option.object
  }
}
