/**
 * The types of a feature of the bot, which has handlers for its buttons, selects and forms, and functions that
 * build the handlers. `features.ts` lists all features. The commands are in `commands/`.
 */
import type { RaidInfo } from '../table/contract.ts'
import { texts } from '../texts/texts.ts'
import { toMarkup, type UserText } from '../texts/user-text.ts'
import type { BotContext, InteractionSource } from './bot-context.ts'
import type { CostlyAction } from './costly-actions.ts'
import type { AnyCustomIdKind, CustomIdKind } from './message-parts/custom-ids.ts'
import { privateReply, type Reply } from './message-parts/post.ts'
import { requireMaxLength } from './typed-limits.ts'

export interface Feature {
  /** The handlers of the feature's buttons and selects. The first words of the ids are unique among all features. */
  readonly clicks?: readonly Route<Click>[]
  /** The handlers of the feature's forms. */
  readonly forms?: readonly FormRoute[]
}

/** A press on a button, or a choice in a select. */
export interface Click extends InteractionSource {
  customId: string
  values: string[] // The chosen values of a select; empty for a button.
  isPrivate: boolean // Whether only this person sees the clicked message.
  isInPrivateThread?: boolean // The message is in this person's private thread, where the table updates it.
}

/** A form that a person has submitted. */
export interface SubmittedForm extends InteractionSource {
  customId: string
  text(field: string): string
}

type Answer = Promise<Reply> | Reply

/** A kind of id and its handler. The handler returns null for an id of another kind. */
export interface Route<V extends Click | SubmittedForm> {
  readonly id: AnyCustomIdKind
  readonly answer: (context: BotContext, interaction: V) => Answer | null
  /** Returns the costly action (such as opening a thread or a vote) that an interaction with this id causes, or null. */
  readonly opens?: (customId: string) => CostlyAction | null
}

/** Marks a route whose interactions all cause a costly action. */
export const alwaysCostlyRoute = <R extends Route<Click> | Route<SubmittedForm>>(
  what: CostlyAction,
  route: R,
): R => ({
  ...route,
  opens: () => what,
})

/**
 * Marks a route of which some interactions cause a costly action.
 * @param what returns the action for the values of an id, or null
 */
export const sometimesCostlyRoute = <V extends Click | SubmittedForm, T extends readonly unknown[]>(
  id: CustomIdKind<T>,
  what: (said: T) => CostlyAction | null,
  route: Route<V>,
): Route<V> => ({
  ...route,
  opens: (customId) => {
    const said = id.read(customId)
    return said && what(said)
  },
})

/** The route of a form. `letters` is the maximum length of each of its fields. */
export interface FormRoute extends Route<SubmittedForm> {
  readonly letters: number
}

/**
 * Builds the route of a form.
 * @param letters the maximum length of each field
 * @param work gets the form and the values of its id
 */
export const formRoute = <T extends readonly unknown[]>(
  id: CustomIdKind<T>,
  letters: number,
  work: (context: BotContext, form: SubmittedForm, said: T) => Answer,
): FormRoute => ({
  letters,
  ...customIdRoute(id, (context, form: SubmittedForm, said) =>
    work(context, { ...form, text: (field) => requireMaxLength(form.text(field), letters) }, said),
  ),
})

/** Builds the route of a kind of id. @param work gets the interaction and the values of its id */
export function customIdRoute<V extends Click | SubmittedForm, T extends readonly unknown[]>(
  id: CustomIdKind<T>,
  work: (context: BotContext, interaction: V, said: T) => Answer,
): Route<V> {
  return {
    id,
    answer: (context, interaction) => {
      const said = id.read(interaction.customId)
      return said && work(context, interaction, said)
    },
  }
}

/** Ids that begin with a raid's code. */
type OfRaid<R extends readonly unknown[]> = CustomIdKind<readonly [raid: string, ...R]>
type InRaid<R extends readonly unknown[]> = (
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  said: R,
) => Answer

/** Builds the route of ids that begin with a raid's code. @param work gets the raid and the other values of the id */
export const raidRoute = <R extends readonly unknown[]>(id: OfRaid<R>, work: InRaid<R>): Route<Click> =>
  customIdRoute(id, async (context, click: Click, [code, ...said]) => {
    const raid = await context.table.find({ code })
    return raid ? work(context, click, raid, said) : privateReply(texts.reply.noSuchRaid(code))
  })

/** Builds a route like `raidRoute`, which first wakes the raid if it is asleep. */
export const raidRouteThatWakesRaid = <R extends readonly unknown[]>(
  id: OfRaid<R>,
  work: InRaid<R>,
): Route<Click> =>
  raidRoute(id, async (context, click, raid, said) => {
    if (raid.asleep) await context.table.absence.wake(raid.id, click.person)
    return work(context, click, raid, said)
  })

/**
 * Builds a route like `raidRouteThatWakesRaid`. A person who has given up their seat gets a reply that names its new player.
 */
export const raidRouteForPlayers = <R extends readonly unknown[]>(
  id: OfRaid<R>,
  work: InRaid<R>,
): Route<Click> =>
  raidRouteThatWakesRaid(id, async (context, click, raid, said) => {
    const heir = await replacementOf(context, click, raid)
    const isInPrivateThread = await isClickInPrivateThread(context, click, raid)
    return heir === null
      ? work(context, { ...click, isInPrivateThread }, raid, said)
      : privateReply(texts.absence.seatGone(toMarkup(heir)))
  })

async function isClickInPrivateThread({ table }: BotContext, click: Click, raid: RaidInfo): Promise<boolean> {
  const { channelId, person, isThread, isPrivate } = click
  if (!isThread || isPrivate || channelId === raid.threadId) return false
  const all = await table.privateThreads.of(raid.id)
  return all.some((own) => own.threadId === channelId && own.person.id === person.id)
}

async function replacementOf(
  context: BotContext,
  { person }: Click,
  raid: RaidInfo,
): Promise<UserText | null> {
  const isSeated = raid.seats.some((seat) => seat.person.id === person.id)
  return isSeated || raid.status !== 'playing'
    ? null
    : context.table.absence.replacementOf(raid.id, person.id)
}
