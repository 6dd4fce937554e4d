/** Describes the actions that a person can take now, in words and buttons, with their commands. */
import type { View } from '../../engine/index.ts'
import { isRaidWithLessons } from '../../raids/index.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { boardAndLogButtons } from '../absence/fallen-hero.ts'
import { boardComponentIds } from '../board/ids.ts'
import type { PlayerLook } from '../bot-context.ts'
import { handComponentIds } from '../hand/ids.ts'
import { DISCORD_LIMITS } from '../message-parts/limits.ts'
import { type ButtonSpec, buttonRows, type ComponentRow } from '../message-parts/post.ts'
import { lobbyPost } from '../raid/lobby.ts'
import { nextRaidButtons } from '../raid/next-raid.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { isSeatAsked, questionText, waitingLine } from '../raid-questions/question.ts'
import { replayButton } from '../records/replay.ts'
import { restartLessonButton } from '../tutorial/restart.ts'
import { firstStepButtons, openRaidButton } from '../welcome/first-steps.ts'

const t = texts.help.now

export interface HelpSituation {
  readonly says: string
  readonly rows: readonly ComponentRow[]
  /** The commands that are needed now, the most useful one first. */
  readonly commands: readonly string[]
}

export const helpSituationBetweenRaids = (): HelpSituation => ({
  says: t.between,
  rows: buttonRows(firstStepButtons()),
  commands: ['tutorial', 'raid create', 'raid challenge', 'character', 'deck show', 'level', 'treasure'],
})

export function helpSituationInRaid(raid: RaidInfo, look: PlayerLook): HelpSituation {
  const { view, names, seat } = look
  if (raid.status === 'lobby') return inLobby(raid)
  if (!view || view.outcome) return afterRaid(raid)
  if (isRaidWithLessons(raid)) return inLesson(raid)
  const line = waitingLine(view, names)
  if (seat === null) return watching(raid, line)
  if (view.seats[seat]?.out) return fallen(raid, line)
  return isSeatAsked(view, seat) ? asked(look, view) : waiting(raid, line)
}

const inLobby = (raid: RaidInfo): HelpSituation => ({
  says: t.lobby(raid.code),
  rows: lobbyPost(raid).components,
  commands: ['raid join', 'raid fill', 'raid start', 'raid ready', 'raid change', 'raid leave', 'tutorial'],
})

const afterRaid = (raid: RaidInfo): HelpSituation => ({
  says: t.over,
  rows: buttonRows([...nextRaidButtons(raid), openRaidButton(), replayButton(raid.code)]),
  commands: ['raid create', 'history', 'level', 'treasure', 'achievements', 'sheet'],
})

const inLesson = (raid: RaidInfo): HelpSituation => ({
  says: t.tutorial,
  rows: buttonRows([...actingButtons(raid), ...restartLessonButton(raid)]),
  commands: ['place', 'play', 'attack', 'pass', 'hand', 'board', 'tutorial'],
})

const watching = (raid: RaidInfo, line: string): HelpSituation => ({
  says: t.watching(line),
  rows: buttonRows([...boardAndLogButtons(raid), openRaidButton()]),
  commands: ['board', 'log', 'raid status', 'raid create'],
})

const fallen = (raid: RaidInfo, line: string): HelpSituation => ({
  says: texts.fallen.now(line),
  rows: buttonRows(boardAndLogButtons(raid)),
  commands: ['board', 'log', 'raid replace'],
})

const waiting = (raid: RaidInfo, line: string): HelpSituation => ({
  says: t.waiting(line),
  rows: buttonRows([handButton(raid), ...boardAndLogButtons(raid)]),
  commands: ['board', 'hand', 'log', 'autopilot', 'undo', 'raid status', 'raid leave'],
})

function asked({ raid, names, seat, shown }: PlayerLook, view: View): HelpSituation {
  const what = questionText(view, names, view.decision, shown).slice(0, DISCORD_LIMITS.fieldValue)
  const isTurn =
    view.turn.player === seat && view.turn.phase === 'action' && view.decision?.kind === 'priority'
  const isOwnAction = isTurn && view.chain.length === 0
  const hint = raid.hints ? ['hint'] : []
  const places = view.decision?.options.some(({ kind }) => kind === 'place') === true
  return {
    says: isOwnAction ? t.myTurn(what, places) : t.mine(what),
    rows: buttonRows(actingButtons(raid)),
    commands: isOwnAction
      ? [...(places ? ['place'] : []), 'play', 'attack', 'use', 'pass', ...hint, 'hand', 'board', 'undo']
      : ['answer', 'play', 'use', 'pass', ...hint, 'hand', 'board', 'autopilot', 'undo'],
  }
}

const actingButtons = (raid: RaidInfo): ButtonSpec[] => [
  { id: questionComponentIds.moves(raid.code), label: texts.choice.moves, style: 'primary' },
  handButton(raid),
  { id: boardComponentIds.board(raid.code), label: texts.choice.board },
]

const handButton = ({ code }: RaidInfo): ButtonSpec => ({
  id: handComponentIds.hand(code),
  label: texts.choice.hand,
})
