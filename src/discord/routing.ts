/** Finds the feature that handles a click or a form, by the first word of its id. */
import { texts } from '../texts/texts.ts'
import type { BotContext } from './bot-context.ts'
import type { CostlyAction } from './costly-actions.ts'
import type { Click, Feature, Route, SubmittedForm } from './feature.ts'
import { features } from './features.ts'
import { firstWordOfCustomId } from './message-parts/custom-ids.ts'
import { privateReply, type Reply } from './message-parts/post.ts'
import type { LogSubject } from './observability/log-subject.ts'

type ByWord<V extends Click | SubmittedForm> = ReadonlyMap<string, readonly Route<V>[]>

function byWord<V extends Click | SubmittedForm>(
  routesOf: (feature: Feature) => readonly Route<V>[],
): ByWord<V> {
  const found = new Map<string, Route<V>[]>()
  for (const route of Object.values(features).flatMap(routesOf))
    found.set(route.id.word, [...(found.get(route.id.word) ?? []), route])
  return found
}

const clicks = byWord<Click>((feature) => feature.clicks ?? [])
const forms = byWord<SubmittedForm>((feature) => feature.forms ?? [])

export const handleClick = (context: BotContext, click: Click): Promise<Reply> =>
  answered(clicks, context, click)

export const handleForm = (context: BotContext, form: SubmittedForm): Promise<Reply> =>
  answered(forms, context, form)

async function answered<V extends Click | SubmittedForm>(
  routes: ByWord<V>,
  context: BotContext,
  interaction: V,
): Promise<Reply> {
  for (const route of routes.get(firstWordOfCustomId(interaction.customId) ?? '') ?? []) {
    const outcome = await route.answer(context, interaction)
    if (outcome) return outcome
  }
  return privateReply(texts.reply.unknownButton)
}

/** Returns the costly action that a click or a form with this id causes; null if there is none. */
export function costlyActionOfCustomId(customId: string): CostlyAction | null {
  const word = firstWordOfCustomId(customId) ?? ''
  const routes = [...(clicks.get(word) ?? []), ...(forms.get(word) ?? [])]
  return routes.find(({ id }) => id.read(customId))?.opens?.(customId) ?? null
}

/** Returns the fields of the log for an id: the id itself, and its raid and decision. */
export function logSubjectOfCustomId(customId: string): LogSubject {
  const word = firstWordOfCustomId(customId) ?? ''
  const about: LogSubject = { customId }
  for (const { id } of [...(clicks.get(word) ?? []), ...(forms.get(word) ?? [])]) {
    const said = id.read(customId)
    said?.forEach((value, n) => {
      const means = id.parts[n]?.means
      if (means === 'raid') about.raid = String(value)
      if (means === 'decision') about.decision = Number(value)
    })
  }
  return about
}
