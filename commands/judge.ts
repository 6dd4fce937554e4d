import {
  SlashCommandBuilder,
  type SlashCommandIntegerOption,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { judge as rule, suggestThings } from '../src/discord/judge/judge.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { UNSEEN_PLACES } from '../src/table/shapes.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.judge

type Sub = SlashCommandSubcommandBuilder

const card = (option: SlashCommandStringOption) =>
  option.setName('card').setDescription(t.card).setAutocomplete(true).setRequired(true)
const raider = (option: SlashCommandStringOption) =>
  option.setName('raider').setDescription(t.player).setAutocomplete(true).setRequired(true)
const reason = (option: SlashCommandStringOption) =>
  option.setName('reason').setDescription(t.reason).setMinLength(1).setMaxLength(200).setRequired(true)

const places = (option: SlashCommandStringOption, into: readonly (keyof typeof t.places)[]) =>
  option
    .setName('to')
    .setDescription(t.to)
    .setRequired(true)
    .addChoices(...into.map((value) => ({ name: t.places[value], value })))

const number = (description: string, min: number, max: number) => (option: SlashCommandIntegerOption) =>
  option.setName('number').setDescription(description).setMinValue(min).setMaxValue(max).setRequired(true)

/** Each tool with the options that come before its reason. */
const TOOLS: Record<string, (sub: Sub) => Sub> = {
  move: (sub) =>
    sub
      .setDescription(t.move)
      .addStringOption(card)
      .addStringOption((option) => places(option, [...UNSEEN_PLACES, 'play'])),
  unseen: (sub) =>
    sub
      .setDescription(t.unseen)
      .addStringOption(raider)
      .addStringOption((option) =>
        option
          .setName('from')
          .setDescription(t.from)
          .setRequired(true)
          .addChoices({ name: t.zones.deck, value: 'deck' }, { name: t.zones.hand, value: 'hand' }),
      )
      .addStringOption((option) => places(option, UNSEEN_PLACES)),
  damage: (sub) =>
    sub
      .setDescription(t.damage)
      .addStringOption(card)
      .addIntegerOption((option) =>
        option.setName('damage').setDescription(t.damageN).setMinValue(0).setMaxValue(999).setRequired(true),
      ),
  exhaust: (sub) => sub.setDescription(t.exhaust).addStringOption(card),
  ready: (sub) => sub.setDescription(t.ready).addStringOption(card),
  counters: (sub) =>
    sub
      .setDescription(t.counters)
      .addStringOption(card)
      .addStringOption((option) =>
        option.setName('name').setDescription(t.counter).setMaxLength(30).setRequired(true),
      )
      .addIntegerOption(number(t.countersN, -99, 99)),
  draw: (sub) =>
    sub
      .setDescription(t.draw)
      .addStringOption(raider)
      .addIntegerOption(number(t.drawN, 1, 20)),
  resources: (sub) =>
    sub
      .setDescription(t.resources)
      .addStringOption(raider)
      .addIntegerOption(number(t.resourcesN, -20, 20)),
  endturn: (sub) => sub.setDescription(t.endTurn),
  answer: (sub) =>
    sub
      .setDescription(t.answer)
      .addStringOption((option) =>
        option.setName('choice').setDescription(t.choice).setAutocomplete(true).setRequired(true),
      ),
  skip: (sub) => sub.setDescription(t.skip),
  kick: (sub) => sub.setDescription(t.kick).addStringOption(raider),
  restart: (sub) => sub.setDescription(t.restart),
}

export const judge: Command = {
  data: inEachLanguage(() => {
    const command = new SlashCommandBuilder().setName('judge').setDescription(t.command).setContexts(0)
    for (const [name, tool] of Object.entries(TOOLS))
      command.addSubcommand((sub) => tool(sub.setName(name)).addStringOption(reason))
    return command.toJSON()
  }),
  run: rule,
  suggest: suggestThings,
}
