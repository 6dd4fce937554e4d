/** Excludes people from new raids, and replaces offensive names. */
import type { APIModalInteractionResponseCallbackData } from 'discord.js'
import { MAX_CHARACTER_NAME_LENGTH } from '../../campaign/naming.ts'
import type { Person, Rejected } from '../../table/contract.ts'
import { truncate } from '../../texts/cut.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup, userText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Click, SubmittedForm } from '../feature.ts'
import { type Post, privateReply, type Reply } from '../message-parts/post.ts'
import { moderationFormIds } from './ids.ts'
import { postModerationLogLine } from './log.ts'
import { nameOrMention, personPage } from './pages.ts'

const NAME = 'name'
export const MAX_MODERATED_NAME_LENGTH = MAX_CHARACTER_NAME_LENGTH

export async function loadPersonPage(
  { table }: BotContext,
  { guildId }: InteractionSource,
  { id, name }: Person,
  said = '',
): Promise<Post> {
  const { names } = await table.settings.ofGuild(guildId)
  const characters = await table.characters.characters({ guildId, personId: id })
  const isOut = await table.moderation.isKeptOut(guildId, id)
  return personPage({ id, name, isOut, replacedBy: names[id] ?? null, characters }, said)
}

export async function handlePersonClick(
  context: BotContext,
  click: Click,
  what: 'out' | 'in' | 'name' | 'ownname',
  id: string,
): Promise<Reply> {
  if (what === 'name') return { how: 'form', form: nameForm(moderationFormIds.name(id)) }
  const { moderation } = context.table
  const { guildId } = click
  const person = await personNamed(context, click, id)
  const name = nameOrMention(person.id, person.name)
  if (what === 'ownname')
    return answered(context, click, person, await moderation.replaceName(guildId, person, null), () =>
      texts.moderation.hasOwnName(name),
    )
  const done = await moderation.keepOut(guildId, person, what === 'out')
  const word = () => (what === 'out' ? texts.moderation.isOut(name) : texts.moderation.isIn(name))
  return answered(context, click, person, done, word)
}

export const openCharacterNameForm = (_: BotContext, { values }: Click, id: string): Reply => ({
  how: 'form',
  form: nameForm(moderationFormIds.characterName(id, values[0] ?? '')),
})

const nameForm = (custom_id: string): APIModalInteractionResponseCallbackData => ({
  custom_id,
  title: texts.moderation.nameTitle,
  components: [
    {
      type: 18,
      label: texts.moderation.nameLabel,
      component: {
        type: 4,
        custom_id: NAME,
        style: 1,
        required: true,
        max_length: MAX_MODERATED_NAME_LENGTH,
      },
    },
  ],
})

export async function handleNameForm(context: BotContext, form: SubmittedForm, id: string): Promise<Reply> {
  const person = await personNamed(context, form, id)
  const name = userText(truncate(form.text(NAME).trim(), MAX_MODERATED_NAME_LENGTH))
  const done = await context.table.moderation.replaceName(form.guildId, person, name)
  const word = () => texts.moderation.nameReplaced(nameOrMention(id, person.name), toMarkup(name))
  return answered(context, form, { ...person, name }, done, word)
}

export async function handleCharacterNameForm(
  context: BotContext,
  form: SubmittedForm,
  id: string,
  character: string,
): Promise<Reply> {
  const person = await personNamed(context, form, id)
  const { moderation } = context.table
  const wish = userText(form.text(NAME).trim())
  const done = await moderation.renameCharacter(form.guildId, person, character, wish)
  if ('rejected' in done) return privateReply(done.rejected)
  const word = () => texts.moderation.nameReplaced(toMarkup(done.before), toMarkup(done.after))
  return answered(context, form, person, done, word)
}

async function answered(
  context: BotContext,
  source: Click | SubmittedForm,
  person: Person,
  done: object | Rejected,
  word: () => string,
): Promise<Reply> {
  if ('rejected' in done && typeof done.rejected === 'string') return privateReply(done.rejected)
  await postModerationLogLine(context, source, word)
  return { how: 'change', post: await loadPersonPage(context, source, person, word()) }
}

/** Returns a person whom a button names. Their name is the one that the server knows. */
async function personNamed(
  { table }: BotContext,
  { guildId }: InteractionSource,
  id: string,
): Promise<Person> {
  return { id, name: userText(await table.moderation.nameOf(guildId, id)) }
}
