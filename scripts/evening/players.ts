/**
 * Three simple players, and a fourth if there is a Boss. The asked player decides by the view of their seat, and
 * presses the controls in their messages.
 */

import { heuristicPlayer } from '../../src/bots/heuristic.ts'
import type { ComputerPlayer } from '../../src/bots/player.ts'
import { starterDecks } from '../../src/cards/index.ts'
import { seatNames } from '../../src/discord/message-parts/names.ts'
import { raidComponentIds } from '../../src/discord/raid/ids.ts'
import { asksTargetsAndShares } from '../../src/discord/raid-questions/targets-and-shares.ts'
import type { Decision, View } from '../../src/engine/index.ts'
import { resultingMessage } from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import { isRaidWithLessons } from '../../src/raids/index.ts'
import { tutorialNumber } from '../../src/raids/tutorial/tutorial.ts'
import { setupForPlan } from '../../src/simulation/simulate.ts'
import type { Person, RaidInfo, RaidLook } from '../../src/table/contract.ts'
import { rawText, userText } from '../../src/texts/user-text.ts'
import { controlsOf } from '../../test/support/answering.ts'
import { asks } from '../../test/support/questions.ts'
import { buttonWithIdWord } from '../crowd/controls.ts'
import { freshnessOfShownBoard } from './board.ts'
import { showsCoach } from './coach.ts'
import type { EveningEnvironment } from './environment.ts'
import { missingFacts } from './facts.ts'
import { type GroupAttack, groupAttackOf, pressGroupAttack } from './group-attack.ts'
import { smallestHandLetters } from './hand-letters.ts'
import type { AnsweredQuestion } from './journal.ts'
import { countButtons, type MessageParts, messageLines } from './message-text.ts'
import {
  type AnswerControl,
  completesAnswer,
  countClicks,
  findAnswerControl,
  includesTarget,
  type PlannedAnswer,
  panelOpenersOn,
  pressAnswerControl,
} from './pressing.ts'
import type { ScreenshotAlbum } from './screenshot-album.ts'

const RAIDERS = ['Anna', 'Ben', 'Cleo'] as const
const BOSS = 'Dora'

export interface EveningPlan {
  raid: string
  mode: string
  seed: number
  /** Whether a person of the group plays the Boss; by default the computer does. */
  boss?: boolean
  /** The most questions; by default all. */
  most?: number
  onQuestion?: (line: string) => void
  /** Takes pictures of the screens of people as they answer. */
  album?: ScreenshotAlbum
}

interface OpenQuestion {
  person: Person
  look: RaidLook
  view: View
  decision: Decision
}

export class EveningPlayers {
  /** The number of questions that couldn't be answered by clicks. */
  unreachable = 0
  /** The number of these that no command could answer either, so they were answered at the table directly. */
  forced = 0
  raid: RaidInfo | null = null
  readonly #stage: EveningEnvironment
  readonly #plan: EveningPlan
  readonly #people: readonly Person[]
  readonly #player: ComputerPlayer
  /** The message on which a person has pressed last, and that person. */
  #last = { person: '', message: '' }

  constructor(stage: EveningEnvironment, plan: EveningPlan) {
    this.#stage = stage
    this.#plan = plan
    const all = plan.boss ? [...RAIDERS, BOSS] : RAIDERS
    const names = isRaidWithLessons(plan) ? RAIDERS.slice(0, 1) : all
    this.#people = names.map((name) => ({ id: stage.idOf(name), name: userText(name) }))
    this.#player = heuristicPlayer.forGame?.(plan.seed) ?? heuristicPlayer
  }

  /**
   * Opens the raid. Each player takes a starter by the seed, and the first player starts. One player takes a lesson.
   */
  async takeSeats(): Promise<RaidInfo> {
    this.raid = await (isRaidWithLessons(this.#plan)
      ? this.#learn(tutorialNumber(this.#plan.raid))
      : this.#open())
    return this.raid
  }

  async #learn(lesson: number): Promise<RaidInfo> {
    const { discord, table } = this.#stage
    const begun = resultingMessage(await discord.as(RAIDERS[0]).slash('tutorial', { lesson }))
    this.#stage.thread = /<#(\d+)>/.exec(begun.content)?.[1] ?? ''
    const found = await table.find({ threadId: this.#stage.thread })
    if (!found) throw new Error('no lesson has begun')
    return found
  }

  async #open(): Promise<RaidInfo> {
    const { discord, table } = this.#stage
    const { raid, mode, seed } = this.#plan
    const [leader] = RAIDERS
    const lobby = resultingMessage(await discord.as(leader).slash('raid create', { raid, mode }))
    const { seats } = setupForPlan({ raid, mode, seats: RAIDERS.length, seed })
    const menu = controlsOf(lobby).find(({ customId }) => raidComponentIds.seat.read(customId))?.customId
    for (const [seat, name] of RAIDERS.entries()) {
      const deck = starterDecks.find(({ hero }) => hero === seats[seat]?.hero)?.key ?? ''
      await discord.as(name).select(lobby.id, [deck], menu)
    }
    if (this.#plan.boss)
      await discord.as(BOSS).click(lobby.id, buttonWithIdWord(lobby, 'boss')?.customId ?? '')
    this.#stage.thread = lobby.id // The thread of a message has the same id as the message.
    await discord.as(leader).click(lobby.id, buttonWithIdWord(lobby, 'start')?.customId ?? '')
    const found = await table.find({ threadId: lobby.id })
    if (!found) throw new Error('no raid has begun')
    return found
  }

  /** Plays until the raid is over, or until this number of questions has been answered. */
  async play(raid: RaidInfo): Promise<void> {
    const { most = Number.POSITIVE_INFINITY } = this.#plan
    for (let answered = 0; answered < most; answered++) {
      await this.#stage.settle()
      const open = await this.#asked(raid)
      if (!open) return
      await this.#answer(open)
    }
  }

  async #asked(raid: RaidInfo): Promise<OpenQuestion | null> {
    for (const person of this.#people) {
      const look = await this.#stage.table.look(raid.id, person)
      const { view, seat } = look
      if (view?.decision && view.decision.seat === seat)
        return { person, look, view, decision: view.decision }
    }
    return null
  }

  async #answer(open: OpenQuestion): Promise<void> {
    const answer = await this.#decide(open)
    const question = await this.#recordQuestion(open, answer)
    const found = await this.#reach(open, answer)
    if (found) await this.#recordFacts(open, answer, question, found.message)
    await this.#plan.album?.add(this.#stage, rawText(open.person.name), open.view, open.decision)
    const { person, message } = this.#last
    question.continues =
      open.decision.back === true && person === open.person.id && message === found?.message.id
    this.#last = { person: open.person.id, message: found?.message.id ?? '' }
    const isMade = answer.groupAttack !== undefined && (await this.#attack(open, answer.groupAttack))
    if (!isMade) await this.#make(open, answer, found)
    this.#plan.onQuestion?.(lineOf(open, question, found))
  }

  async #decide({ look, view, decision }: OpenQuestion): Promise<PlannedAnswer> {
    const decided = (asked: Decision): string[] =>
      this.#player.decide(
        () => view,
        asked,
        () => 0,
      )
    const picks = decided(decision).map((pick) => (decision.max === 1 ? twinOf(view, decision, pick) : pick))
    const isMove = decision.kind === 'priority' || decision.kind === 'number'
    if (look.seat === null) return { decision, picks }
    if (asksTargetsAndShares(decision)) {
      const division = await this.#stage.table.preview.after(look.raid.id, look.seat, picks)
      const isAsked = division?.kind === 'divide' ? division : undefined
      return { decision, picks, target: isAsked && { decision: isAsked, picks: decided(isAsked) } }
    }
    if (!isMove) return { decision, picks }
    const targetDecisions = await this.#stage.table.preview.targetDecisions(look.raid.id, look.seat)
    const next = targetDecisions[picks[0] ?? '']
    const target = next && { decision: next, picks: decided(next) }
    return { decision, picks, target, groupAttack: groupAttackOf(view, decision, targetDecisions, decided) }
  }

  async #attack(open: OpenQuestion, together: GroupAttack): Promise<boolean> {
    const { person } = open
    const seen = () => this.#stage.seenBy(person.id)
    const pressed = (clicks: number) => this.#pressed(person, clicks)
    const isDone = await pressGroupAttack(this.#as(person), seen, together, pressed)
    return isDone && this.#isAnswered(open)
  }

  /** Records the question before the person opens anything. */
  async #recordQuestion(
    { person, look, view, decision }: OpenQuestion,
    { picks }: PlannedAnswer,
  ): Promise<AnsweredQuestion> {
    const table = (await this.#stage.table.look(look.raid.id, null)).view ?? view
    const question: AnsweredQuestion = {
      turn: view.turn.number,
      person: person.id,
      kind: decision.kind,
      isFree: isFree(view, decision),
      continues: false,
      board: freshnessOfShownBoard(this.#stage.seenBy(null), look.raid, table),
      missing: [],
      coach: isRaidWithLessons(look.raid) ? false : null,
      buttons: this.#buttonsInThread(),
      text: decision.kind,
      picks,
    }
    this.#stage.journal.push({ kind: 'asked', question })
    const letters = smallestHandLetters(look)
    if (letters) this.#stage.journal.push({ kind: 'hand', letters })
    return question
  }

  /** Returns the number of buttons on the public message that asks. */
  #buttonsInThread(): number {
    const asked = this.#stage.seenBy(null).find(asks)
    return asked ? countButtons(asked) : 0
  }

  /** Finds the controls for the answer, if necessary by opening every panel that may have them. */
  async #reach({ person }: OpenQuestion, answer: PlannedAnswer): Promise<AnswerControl | null> {
    const seen = () => this.#stage.seenBy(person.id)
    const here = findAnswerControl(seen(), answer)
    if (here) return here
    for (const { message, customId } of panelOpenersOn(seen())) {
      this.#pressed(person, 1)
      await this.#as(person).click(message.id, customId)
      await this.#stage.handOf(person.id)
      const found = findAnswerControl(seen(), answer)
      if (found) return found
    }
    return null
  }

  /** Records which facts the message has of its question, and of the target that is chosen on it at the same time. */
  async #recordFacts(
    open: OpenQuestion,
    answer: PlannedAnswer,
    question: AnsweredQuestion,
    message: MessageJson,
  ): Promise<void> {
    const { look, view } = open
    const lines = messageLines(message)
    const shown = look.seat === null ? {} : await this.#stage.table.preview.shown(look.raid.id, look.seat)
    const facts = { view, names: seatNames(look.raid), shown, lines }
    question.text = `${question.kind}: ${questionIn(message)}`
    question.missing = missingFacts({ ...facts, decision: open.decision })
    if (question.coach !== null) question.coach = showsCoach(message)
    question.buttons = Math.max(question.buttons, countButtons(message))
    const { target } = answer
    const found = findAnswerControl([...this.#stage.seenBy(open.person.id)], answer)
    if (!target || !found || !includesTarget(found)) return
    const { decision, picks } = target
    const also = { ...question, kind: decision.kind, continues: true, picks }
    const text = `${decision.kind}, with the move: ${questionIn(message)}`
    this.#stage.journal.push({
      kind: 'asked',
      question: { ...also, text, missing: missingFacts({ ...facts, decision }) },
    })
  }

  /** Presses until all picks are made. Otherwise answers by a command, and if that fails at the table directly. */
  async #make(open: OpenQuestion, answer: PlannedAnswer, found: AnswerControl | null): Promise<void> {
    let next = found
    for (let left = answer.picks.length + 1; next && left > 0; left--) {
      this.#pressed(open.person, countClicks(next.way))
      await pressAnswerControl(this.#as(open.person), next)
      if (await this.#isAnswered(open)) return
      next = completesAnswer(next.way) ? null : findAnswerControl(this.#stage.seenBy(open.person.id), answer)
    }
    this.unreachable += 1
    await this.#type(open, answer)
    if (await this.#isAnswered(open)) return
    this.forced += 1
    const { raid } = open.look
    const steps = [{ decision: open.decision.id, picks: answer.picks }]
    await this.#stage.table.answer(raid.id, open.person, steps, `forced-${this.forced}`)
  }

  async #type({ person }: OpenQuestion, { picks }: PlannedAnswer): Promise<void> {
    const options = picks
      .slice(0, 5)
      .map((pick, n): [string, string] => [n === 0 ? 'choice' : `choice${n + 1}`, pick])
    if (options.length === 0) return
    this.#pressed(person, 1)
    await this.#as(person).slash('answer', Object.fromEntries(options))
  }

  async #isAnswered({ look, decision, person }: OpenQuestion): Promise<boolean> {
    const { view } = await this.#stage.table.look(look.raid.id, person)
    return view?.waitingFor?.decision !== decision.id
  }

  #pressed(person: Person, clicks: number): void {
    this.#stage.journal.push({ kind: 'pressed', person: person.id, clicks })
  }

  #as = (person: Person) => this.#stage.discord.as(rawText(person.name)).in(this.#stage.thread)
}

/** Whether a person is asked in their own action phase with an empty chain and no combat (410.2a). */
const isFree = ({ turn, chain, combat }: View, { seat }: Decision): boolean =>
  turn.player === seat && turn.phase === 'action' && chain.length === 0 && combat === null

/** Returns the same pick with the first of equal cards in a hand, because only the first one is offered. */
function twinOf(view: View, { options }: Decision, pick: string): string {
  const hand = view.seats.flatMap((seat) => seat.hand.cards)
  const faceOf = (id: string): string | null => {
    const option = options.find((one) => one.id === id)
    const card =
      option && 'object' in option ? hand.find(({ object }) => object === option.object) : undefined
    return card && option ? `${option.kind} ${'faceUp' in option && option.faceUp} ${card.card}` : null
  }
  const face = faceOf(pick)
  return face === null ? pick : (options.find(({ id }) => faceOf(id) === face)?.id ?? pick)
}

/** Returns the line that asks; the lines before it report what has happened. */
const questionIn = (message: MessageParts): string => {
  const all = message.content === '' ? messageLines(message) : message.content.split('\n')
  const lines = all.filter((line) => !line.startsWith('✓'))
  return (lines.find((line) => /[?.]$/.test(line)) ?? lines[0] ?? '').replace(/^▶ <@\d+>: /, '')
}

function lineOf(
  { view, person }: OpenQuestion,
  question: AnsweredQuestion,
  found: AnswerControl | null,
): string {
  const whose = view.seats[view.turn.player]?.name ?? userText('')
  const what = question.continues
    ? '  goes on'
    : question.kind === 'priority' && !question.isFree
      ? 'window'
      : 'prompt'
  const marks = [
    ...(question.board === 'current' ? [] : [`board ${question.board}`]),
    ...(question.coach === false ? ['no coach'] : []),
    ...(question.missing.length > 0 ? [`lacks ${question.missing.join('; ')}`] : []),
    ...(found ? [] : ['unreachable']),
  ]
  return `${question.turn} ${rawText(whose)} | ${rawText(person.name)} ${what} | ${question.text} → ${question.picks} ${marks.length > 0 ? `[${marks.join(', ')}]` : ''}`
}
