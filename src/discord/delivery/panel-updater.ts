/** Updates open panels when a question is asked, each in its owner's language. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RaidInfo } from '../../table/contract.ts'
import { runInLanguage } from '../../texts/language.ts'
import { type BotContext, type PlayerLook, playerLookOf } from '../bot-context.ts'
import { handPostWithPicture } from '../hand/post.ts'
import type { LanguageResolver } from '../localization/language-resolver.ts'
import type { PanelVersion, Post } from '../message-parts/post.ts'
import { narrateEventsSinceAnswer } from '../raid-questions/answering.ts'
import { answerPanelWithPreviews } from '../raid-questions/panel.ts'
import { isUrgentPanelUpdate, panelVersionOf } from '../raid-questions/panel-version.ts'
import type { DeliveryContext } from './delivery.ts'
import type { OpenPanels } from './open-panels.ts'

interface PanelContext extends BotContext {
  panels: OpenPanels
  languages: Pick<LanguageResolver, 'ofPerson'>
}

/**
 * The delay of updates. The question is in the thread at once, and people who answer there open a new panel.
 * People who act in an open panel can wait this long.
 */
const SOON_MS = 2_500

/** The ids of the people who are asked, and of those who have got a hint. */
interface Concerned {
  readonly called: Set<string>
  readonly hinted: Set<string>
}

/**
 * Updates the panels of people who are or were asked or have got a hint, once for all changes within the delay. Other
 * panels are updated when their owners press them or are asked.
 */
export const createPanelUpdater = (at: PanelContext): DeliveryContext['updatePanels'] => {
  const soon = onceIn(SOON_MS, (raid, { called, hinted }) =>
    renewPanels(at, raid, (person, before, now) =>
      before.state === now.state
        ? hinted.has(person) && before.kind === 'moves' && !before.isStep
        : called.has(person) || isUrgentPanelUpdate(before, now),
    ),
  )
  return (raid, called = [], hinted = []) => soon(raid, { called: new Set(called), hinted: new Set(hinted) })
}

function onceIn(
  ms: number,
  renew: (raid: RaidInfo, people: Concerned) => Promise<void>,
): (raid: RaidInfo, people: Concerned) => void {
  const coming = new Map<string, Concerned>()
  const begin = async (raid: RaidInfo, people: Concerned) => {
    coming.set(raid.id, people)
    await sleep(ms, undefined, { ref: false })
    coming.delete(raid.id)
    await renew(raid, people)
  }
  return (raid, people) => {
    const known = coming.get(raid.id)
    for (const person of people.called) known?.called.add(person)
    for (const person of people.hinted) known?.hinted.add(person)
    if (!known) void begin(raid, people)
  }
}

type IsDue = (personId: string, before: PanelVersion, now: PanelVersion) => boolean

/** Updates the panels of a raid. It never fails, because nobody needs it to continue. */
async function renewPanels(at: PanelContext, raid: RaidInfo, isDue: IsDue): Promise<void> {
  try {
    await at.panels.renew(raid.code, (personId, shows) => renewed(at, raid, personId, shows, isDue))
  } catch (error) {
    at.log.debug({ err: error, raid: raid.code }, 'panels were not updated')
  }
}

async function renewed(
  at: PanelContext,
  raid: RaidInfo,
  personId: string,
  shows: PanelVersion,
  isDue: IsDue,
): Promise<Post | null> {
  const person = raid.seats.find((one) => one.person.id === personId)?.person
  if (!person) return null
  const spoken = await at.languages.ofPerson(personId, raid.guildId)
  return runInLanguage(spoken, async () => {
    const look = await playerLookOf(at, raid, person)
    const now = panelVersionOf(look, shows.kind)
    if (!isDue(personId, shows, now)) return null
    return shown(at, look, shows)
  })
}

const shown = (at: PanelContext, look: PlayerLook, { kind }: PanelVersion): Promise<Post | null> =>
  kind === 'hand' ? handPostWithPicture(at, look) : renewedMoves(at, look)

const renewedMoves = async (at: PanelContext, look: PlayerLook): Promise<Post> =>
  answerPanelWithPreviews(at, look, await narrateEventsSinceAnswer(at, look))
