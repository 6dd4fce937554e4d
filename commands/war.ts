import {
  SlashCommandBuilder,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from 'discord.js'
import type { BotContext, CommandCall } from '../src/discord/bot-context.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { type Reply, tell } from '../src/discord/message-parts/post.ts'
import { replacePlayer, trustFriend } from '../src/discord/war/absent.ts'
import {
  handleDestiny,
  handleEquip,
  handleFight,
  handleItem,
  handleQuest,
  handleReward,
  handleUndo,
  takeTurn,
} from '../src/discord/war/deeds.ts'
import { suggestInWar } from '../src/discord/war/suggest.ts'
import {
  createWar,
  endWar,
  exportTemplate,
  importList,
  joinWar,
  leaveWar,
  startWar,
  warLog,
  warStatus,
} from '../src/discord/war/war.ts'
import { lookUp } from '../src/engine/index.ts'
import { texts } from '../src/texts/texts.ts'
import { CLASSES, FACTIONS, ITEM_DECKS, LIST_NAMES, OVERLORDS } from '../src/war/cards.ts'
import { FORMATS } from '../src/war/list-import/template.ts'
import { WINNERS } from '../src/war/model.ts'

const t = texts.war
const o = texts.war.option
const STEPS = ['action', 'begin', 'join', 'round', 'slay', 'resolve'] as const
const USES = ['gain', 'wear', 'stow', 'sell', 'use', 'trade', 'buy'] as const

type Sub = SlashCommandSubcommandBuilder
type Words = Readonly<Record<string, string>>

const text =
  (name: string, description: string, required = false) =>
  (option: SlashCommandStringOption) =>
    option.setName(name).setDescription(description).setRequired(required)
const oneOf =
  (name: string, description: string, values: readonly string[], words: Words, required = true) =>
  (option: SlashCommandStringOption) =>
    text(
      name,
      description,
      required,
    )(option).addChoices(values.map((value) => ({ name: words[value] ?? value, value })))
/** An option for which the bot suggests values from the game in this channel. */
const known =
  (name: string, description: string, required = false) =>
  (option: SlashCommandStringOption) =>
    text(name, description, required)(option).setAutocomplete(true)
/** An option that takes several values separated by commas, for example ten creatures or all players. */
const severalKnown = (name: string, description: string) => (option: SlashCommandStringOption) =>
  known(name, description)(option).setMaxLength(SEVERAL_LETTERS)
const SEVERAL_LETTERS = 400
const amount = (sub: Sub, name: string, description: string, least: number) =>
  sub.addIntegerOption((option) =>
    option.setName(name).setDescription(description).setMinValue(least).setMaxValue(99),
  )
const flag = (sub: Sub, name: string, description: string) =>
  sub.addBooleanOption((option) => option.setName(name).setDescription(description))

const SUBS: Readonly<Record<string, (sub: Sub) => Sub>> = {
  create: (sub) =>
    flag(sub.addStringOption(oneOf('overlord', o.overlord, OVERLORDS, t.overlords)), 'redraw', o.redraw),
  join: (sub) =>
    sub
      .addStringOption(oneOf('faction', o.faction, FACTIONS, t.factions))
      .addStringOption(oneOf('class', o.class, CLASSES, t.classes)),
  leave: (sub) => sub,
  start: (sub) => sub,
  status: (sub) => sub,
  end: (sub) => sub.addStringOption(oneOf('winner', o.winner, WINNERS, t.factions)),
  turn: (sub) => flag(amount(sub, 'spaces', o.spaces, 1), 'manage', o.manage),
  destiny: (sub) => flag(sub.addStringOption(known('boss', o.boss)), 'discard', o.discard),
  quest: (sub) => sub.addStringOption(known('redraw', o.redrawQuest)),
  item: (sub) =>
    sub
      .addStringOption(oneOf('how', o.how, USES, t.uses, false))
      .addStringOption(known('card', o.card))
      .addStringOption(oneOf('deck', o.deck, ['bonus', ...ITEM_DECKS], t.decks, false))
      .addStringOption(known('to', o.to))
      .addStringOption(known('who', o.who)),
  equip: (sub) =>
    amount(
      sub.addStringOption(known('card', o.card)).addStringOption(known('who', o.who)),
      'area',
      o.area,
      1,
    ),
  fight: (sub) =>
    sub
      .addStringOption(severalKnown('killed', o.killed))
      .addStringOption(severalKnown('with', o.with))
      .addStringOption(severalKnown('defeated', o.defeated))
      .addStringOption(severalKnown('against', o.against))
      .addStringOption(oneOf('step', o.step, STEPS, {}, false)),
  reward: (sub) => {
    const whose = sub
      .addStringOption(severalKnown('with', o.with))
      .addStringOption(severalKnown('defeated', o.defeated))
    return amount(
      amount(amount(amount(whose, 'xp', o.xp, 1), 'bonus', o.bonus, 1), 'energy', o.energy, -99),
      'hits',
      o.hits,
      -99,
    )
  },
  undo: (sub) => flag(sub, 'agree', o.vote),
  replace: (sub) =>
    sub
      .addStringOption(known('who', o.leaving, true))
      .addUserOption((option) => option.setName('newcomer').setDescription(o.newcomer).setRequired(true)),
  friend: (sub) => sub.addStringOption(known('who', o.friend)),
  log: (sub) => amount(sub, 'page', o.page, 1),
  import: (sub) =>
    sub
      .addStringOption(oneOf('list', o.list, LIST_NAMES, t.lists))
      .addAttachmentOption((option) => option.setName('file').setDescription(o.file).setRequired(true)),
  template: (sub) =>
    sub
      .addStringOption(oneOf('list', o.list, LIST_NAMES, t.lists))
      .addStringOption(oneOf('format', o.format, FORMATS, {}, false)),
}

const DOES: Readonly<Record<string, (context: BotContext, call: CommandCall) => Promise<Reply> | Reply>> = {
  create: (context, call) =>
    createWar(context, call, {
      overlord: chosen(OVERLORDS, call.text('overlord')),
      redraw: call.choice('redraw') ?? true,
    }),
  join: (context, call) =>
    joinWar(context, call, {
      faction: chosen(FACTIONS, call.text('faction')),
      cls: chosen(CLASSES, call.text('class')),
    }),
  leave: (context, call) => leaveWar(context, call),
  start: (context, call) => startWar(context, call),
  status: (context, call) => warStatus(context, call),
  end: (context, call) => endWar(context, call, chosen(WINNERS, call.text('winner'))),
  turn: takeTurn,
  destiny: handleDestiny,
  quest: handleQuest,
  item: handleItem,
  equip: handleEquip,
  fight: handleFight,
  reward: handleReward,
  undo: (context, call) => handleUndo(context, call, call.choice('agree')),
  replace: (context, call) => replacePlayer(context, call, call.text('who') ?? '', call.someone('newcomer')),
  friend: (context, call) => trustFriend(context, call, call.text('who')),
  log: (context, call) => warLog(context, call, call.whole('page')),
  import: (context, call) =>
    importList(context, call, chosen(LIST_NAMES, call.text('list')), call.file('file')),
  template: (_, call) =>
    exportTemplate(chosen(LIST_NAMES, call.text('list')), chosen(FORMATS, call.text('format'))),
}

/**
 * Returns the choice that Discord sent. Discord sends nothing for an option that was left out; then the first
 * choice is returned.
 */
function chosen<const T extends string>(values: readonly T[], value: string | null): T {
  const found = values.find((one) => one === value) ?? values[0]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

export const war: Command = {
  data: inEachLanguage(() => {
    const command = new SlashCommandBuilder().setName('war').setDescription(t.command).setContexts(0)
    const said: Words = t.sub
    for (const [name, options] of Object.entries(SUBS))
      command.addSubcommand((sub) => options(sub.setName(name).setDescription(said[name] ?? name)))
    return command.toJSON()
  }),
  run: async (context, call) =>
    lookUp(DOES, call.subcommand ?? '')?.(context, call) ?? tell(texts.reply.unknownButton),
  suggest: suggestInWar,
}
