/** Raiders at one table: they open a raid and take seats. The person who is asked thinks and presses a control. */

import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import {
  type ActionResult,
  newPlaygroundClient,
  type PlaygroundClient,
  type PlaygroundPerson,
} from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import type { HousePlayerLevel } from '../../src/store/people/house.ts'
import { texts } from '../../src/texts/texts.ts'
import {
  answerPressesOn,
  buttonWithIdWord,
  type ControlPress,
  chooseStarterOn,
  mayAskForConfirmation,
  panelButtonOn,
  personAskedBy,
  type RandomInt,
} from './controls.ts'
import type { MessageObserver } from './message-observer.ts'

export interface GroupMember {
  id: string
  name: string
}

export interface RaidGroupPlan {
  url: string
  lookout: MessageObserver
  people: readonly GroupMember[]
  /** The channel in which they open their raids; by default #raids. */
  channel?: string
  /** The raid; by default the Deadmines. */
  raid?: string
  /** The person who plays the raid's Boss. */
  boss?: GroupMember
  /** Whether each has a private thread. */
  privateThreads?: boolean
  /** The computer players that fill seats, and the percentage of questions at which a person lets the computer play. */
  computers?: { readonly players: number; readonly level: HousePlayerLevel; readonly takeovers: number }
  chance: RandomInt
  /** Returns for how many milliseconds a person thinks. */
  think: () => number
  /** Called when a person presses a control. */
  onPressing?: () => void
  /** Called after each press, with its result. */
  onPress: (pressed: PressResult) => void
  signal: AbortSignal
  /** After this time, a person whom nobody asks looks at the thread again. */
  patienceMs?: number
}

interface Panel {
  readonly promptId: string
  readonly message: MessageJson
}

export interface PressResult {
  /** Whether the press was meant to answer a question; other presses only look, or take a seat. */
  isAnswer: boolean
  customId: string
  result: ActionResult
}

const PATIENCE_MS = 10_000
/** If nobody has been asked for this multiple of the patience, the party starts another raid. */
const DESERTED = 6
/** For this multiple of the time for thinking the computer plays for a person. */
const RESTING = 20
/** The percentage of questions that a person answers with the buttons of the question, instead of opening all moves. */
const PASSING = 40

export class RaidGroup {
  readonly #plan: RaidGroupPlan
  readonly #discord: PlaygroundClient
  readonly #open = new Set<Promise<unknown>>()
  /** The last panel of each person since their last answer in it, and the question to which it belongs. */
  readonly #panels = new Map<string, Panel>()
  /** The thread of the current raid. */
  thread = ''

  constructor(plan: RaidGroupPlan) {
    this.#plan = plan
    this.#discord = newPlaygroundClient(plan.url)
  }

  /** The names of the people at the table. */
  get name(): string {
    return this.#everybody()
      .map(({ name }) => name)
      .join(', ')
  }

  /** Takes seats in a new raid and starts it. Presses again until the bot answers. */
  async takeSeats(): Promise<void> {
    this.thread = ''
    const { people, chance, boss } = this.#plan
    const leader = people[0]?.name ?? ''
    if (this.#plan.privateThreads) await this.#openThreads()
    const lobby = await this.#openLobby(leader)
    if (!lobby) return
    let faction = ''
    for (const { name } of people) {
      const seat = chooseStarterOn(lobby, chance, faction)
      // In this raid all raiders have one faction (R100.1).
      if (boss && seat) faction = seat.values[0]?.replace(/-.*/, '-') ?? ''
      if (seat) await this.#insist(() => this.#press(name, lobby.id, seat, false))
    }
    const lair = boss && buttonWithIdWord(lobby, 'boss')
    if (boss && lair) await this.#insist(() => this.#press(boss.name, lobby.id, lair, false))
    await this.#fillSeats(leader)
    const start = buttonWithIdWord(lobby, 'start')
    if (start) await this.#insist(() => this.#press(leader, lobby.id, start, false))
    this.thread = lobby.id // The thread of a message has the same id as the message.
  }

  async #fillSeats(leader: string): Promise<void> {
    const { players, level } = this.#plan.computers ?? {}
    if (!players || !level) return
    const place = this.#discord.as(leader).in(this.#channel)
    await this.#insist(() => place.slash('raid fill', { players, level }).catch(unheard))
  }

  /** Creates a raid, again until the bot answers. @returns its lobby; null if the signal comes first */
  async #openLobby(leader: string): Promise<MessageJson | null> {
    while (!this.#plan.signal.aborted) {
      const { outcome } = await this.#discord
        .as(leader)
        .in(this.#channel)
        .slash(
          'raid create',
          this.#plan.raid ? { raid: this.#plan.raid } : { raid: 'deadmines', mode: 'novice' },
        )
        .catch(unheard)
      if (outcome.kind === 'message' && buttonWithIdWord(outcome.message, 'start')) return outcome.message
    }
    return null
  }

  async #openThreads(): Promise<void> {
    for (const { name } of this.#everybody())
      await this.#insist(() => this.#discord.as(name).slash('settings', { thread: true }).catch(unheard))
  }

  get #channel(): string {
    return this.#plan.channel ?? 'raids'
  }

  #everybody(): readonly GroupMember[] {
    const { people, boss } = this.#plan
    return boss ? [...people, boss] : people
  }

  async #insist(press: () => Promise<ActionResult>): Promise<void> {
    while ((await press()).outcome.kind === 'failure') if (this.#plan.signal.aborted) return
  }

  /** Plays until the signal ends it; after a raid that is over, the party begins another. */
  async play(): Promise<void> {
    const { lookout, signal, patienceMs = PATIENCE_MS } = this.#plan
    let seen: MessageJson | null = null
    let idle = 0
    while (!signal.aborted) {
      const prompt = await lookout.otherThan(this.thread, seen, patienceMs)
      if (prompt) await this.#answer(prompt)
      idle = prompt ? 0 : idle + 1
      if (lookout.isOver(this.thread) || idle >= DESERTED) {
        idle = 0
        await this.takeSeats()
      }
      seen = prompt
    }
    await Promise.all(this.#open)
  }

  async #answer(prompt: MessageJson): Promise<void> {
    const { lookout, signal } = this.#plan
    const asked = personAskedBy(prompt)
    await pause(this.#plan.think(), signal)
    if (signal.aborted || asked === null || lookout.prompt(this.thread) !== prompt) return
    const name = this.#everybody().find((one) => one.id === asked)?.name ?? ''
    if (this.#plan.chance(100) < (this.#plan.computers?.takeovers ?? 0)) return this.#rest(name)
    const panel = this.#panels.get(name)
    this.#panels.delete(name)
    if (panel?.promptId === prompt.id) await this.#goOn(name, prompt, panel.message)
    else await this.#begin(name, prompt)
  }

  /** Lets the computer play for a person, who comes back after a while. */
  async #rest(name: string): Promise<void> {
    const place = this.#discord.as(name).in(this.thread)
    const { instruction: order } = texts.takeover
    await place.slash('autopilot', { set: order }).catch(unheard)
    const back = pause(RESTING * this.#plan.think(), this.#plan.signal)
    this.#lookOn(back.then(() => place.slash('autopilot', { lift: order }).catch(unheard)))
  }

  /** Answers from the question itself. */
  async #begin(name: string, prompt: MessageJson): Promise<void> {
    const press = this.#choice(prompt)
    if (!press) return
    if (!isMoves(prompt, press) && !mayAskForConfirmation(press))
      return this.#lookOn(this.#press(name, prompt.id, press, true))
    const panel = messageIn(await this.#press(name, prompt.id, press, mayAskForConfirmation(press)))
    await pause(this.#plan.think(), this.#plan.signal)
    if (panel) await this.#goOn(name, prompt, panel)
  }

  #choice(prompt: MessageJson): ControlPress | null {
    const { chance } = this.#plan
    const here = answerPressesOn(prompt, chance)
    const moves = panelButtonOn(prompt)
    const mayPass = here.length > 0 && chance(100) < PASSING
    if (moves && !mayPass) return moves
    return here[chance(here.length)] ?? moves
  }

  /** Picks options in the private panel, one after the other if an answer has several picks. */
  async #goOn(name: string, prompt: MessageJson, opened: MessageJson): Promise<void> {
    for (let panel: MessageJson | null = opened; panel && !this.#plan.signal.aborted; ) {
      const offered = answerPressesOn(panel, this.#plan.chance)
      const press = offered[this.#plan.chance(offered.length)]
      if (!press) return
      const isAnswer = !press.customId.startsWith('lk1:next')
      const done = this.#press(name, panel.id, press, isAnswer)
      if (isAnswer && !mayAskForConfirmation(press))
        return this.#lookOn(done.then((result) => this.#keep(name, prompt, result)))
      panel = messageIn(await done)
      await pause(this.#plan.think(), this.#plan.signal)
    }
  }

  /** Remembers the panel to which a press led, for the next question in the same message. */
  #keep(name: string, { id: promptId }: MessageJson, result: ActionResult): void {
    const message = messageIn(result)
    if (message) this.#panels.set(name, { promptId, message })
  }

  /** Lets a press finish in the background, because its effect is seen in the thread. */
  #lookOn(press: Promise<unknown>): void {
    this.#open.add(press)
    void press.finally(() => this.#open.delete(press))
  }

  async #press(
    name: string,
    messageId: string,
    press: ControlPress,
    isAnswer: boolean,
  ): Promise<ActionResult> {
    const person: PlaygroundPerson = this.#discord.as(name).in(this.thread || this.#channel)
    this.#plan.onPressing?.()
    const done =
      press.kind === 'button'
        ? person.click(messageId, press.customId)
        : person.select(messageId, press.values, press.customId)
    const result = await done.catch(unheard)
    this.#plan.onPress({ isAnswer: isAnswer && !looksBack(result), customId: press.customId, result })
    return result
  }
}

/** Returns the result of a press that the bot didn't answer. The group continues, as people do. */
const unheard = (error: unknown): ActionResult => ({
  interactionId: '',
  stage: 'failed',
  answeredAfterMs: null,
  outcome: { kind: 'failure', reason: String(error) },
  followUps: [],
})

const isMoves = (prompt: MessageJson, press: ControlPress): boolean =>
  panelButtonOn(prompt)?.customId === press.customId

/** Whether the press that should end the turn only led to a confirmation, so that nothing was answered yet. */
function looksBack(result: ActionResult): boolean {
  const message = messageIn(result)
  return message !== null && buttonWithIdWord(message, questionComponentIds.endAlways.word) !== null
}

const messageIn = ({ outcome }: ActionResult): MessageJson | null =>
  outcome.kind === 'message' || outcome.kind === 'update' ? outcome.message : null

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
