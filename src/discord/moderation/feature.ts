/** `/moderate`: buttons and forms for people who may manage the server. */
import { texts } from '../../texts/texts.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { customIdRoute, type Feature, formRoute } from '../feature.ts'
import { privateReply, type Reply } from '../message-parts/post.ts'
import { eraseServerIfConfirmed, handleEraseServerClick } from './erase-server.ts'
import { moderationComponentIds, moderationFormIds } from './ids.ts'
import { changeModerationSettings, loadServerPage, type ModerationSettingsChange } from './moderate.ts'
import {
  handleCharacterNameForm,
  handleNameForm,
  handlePersonClick,
  MAX_MODERATED_NAME_LENGTH,
  openCharacterNameForm,
} from './people.ts'
import { handleRaidClick, handleWarClick, showChosenRaidOrWar } from './raids.ts'

/** Runs the work if the person still may manage the server; they may have lost the right since the page was shown. */
const ifManager = (source: InteractionSource, work: () => Promise<Reply> | Reply): Promise<Reply> | Reply =>
  source.isManager ? work() : privateReply(texts.moderation.onlyManagers)

const WORD_LETTERS = 40

const FREE: Readonly<Record<'channels' | 'roles' | 'log', ModerationSettingsChange>> = {
  channels: { openChannels: [] },
  roles: { openRoles: [] },
  log: { moderatorLog: null },
}

async function free(context: BotContext, source: InteractionSource, what: keyof typeof FREE): Promise<Reply> {
  const words = {
    channels: () => texts.moderation.opens([], null),
    roles: () => texts.moderation.opens(null, []),
    log: () => texts.moderation.logIs(null),
  }
  const said = await changeModerationSettings(context, source, FREE[what], words[what])
  return { how: 'change', post: await loadServerPage(context, source, said) }
}

export const moderationFeature: Feature = {
  clicks: [
    customIdRoute(moderationComponentIds.choose, (context, click) =>
      ifManager(click, () => showChosenRaidOrWar(context, click)),
    ),
    customIdRoute(moderationComponentIds.raid, (context, click, [what, code]) =>
      ifManager(click, () => handleRaidClick(context, click, what, code)),
    ),
    customIdRoute(moderationComponentIds.war, (context, click, [what, code]) =>
      ifManager(click, () => handleWarClick(context, click, what, code)),
    ),
    customIdRoute(moderationComponentIds.free, (context, click, [what]) =>
      ifManager(click, () => free(context, click, what)),
    ),
    customIdRoute(moderationComponentIds.person, (context, click, [what, id]) =>
      ifManager(click, () => handlePersonClick(context, click, what, id)),
    ),
    customIdRoute(moderationComponentIds.character, (context, click, [id]) =>
      ifManager(click, () => openCharacterNameForm(context, click, id)),
    ),
    customIdRoute(moderationComponentIds.erase, (context, click, [step]) =>
      ifManager(click, () => handleEraseServerClick(context, click, step)),
    ),
  ],
  forms: [
    formRoute(moderationFormIds.name, MAX_MODERATED_NAME_LENGTH, (context, form, [id]) =>
      ifManager(form, () => handleNameForm(context, form, id)),
    ),
    formRoute(moderationFormIds.characterName, MAX_MODERATED_NAME_LENGTH, (context, form, [id, character]) =>
      ifManager(form, () => handleCharacterNameForm(context, form, id, character)),
    ),
    formRoute(moderationFormIds.word, WORD_LETTERS, (context, form) =>
      ifManager(form, () => eraseServerIfConfirmed(context, form)),
    ),
  ],
}
