import { SlashCommandBuilder, type SlashCommandStringOption } from 'discord.js'
import {
  replaceRaider,
  resumeRaid,
  suggestLobbySeats,
  suggestSeatsTaken,
} from '../src/discord/absence/absence.ts'
import { suggestSeats } from '../src/discord/characters/characters.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { tell } from '../src/discord/message-parts/post.ts'
import { againTyped } from '../src/discord/raid/again.ts'
import { suggestBossDecks } from '../src/discord/raid/boss-deck.ts'
import { changeTyped, readyTyped } from '../src/discord/raid/changing.ts'
import {
  abandonRaid,
  createRaid,
  joinAsBoss,
  joinRaid,
  leaveRaid,
  raidStatus,
  startRaid,
} from '../src/discord/raid/raid.ts'
import { TIME_LETTERS } from '../src/discord/typed-times/tidy.ts'
import { showChallenge } from '../src/discord/weekly-challenge/challenge.ts'
import { difficulties, easiestOf, inShort } from '../src/raids/index.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.command
const a = texts.absence
const g = texts.planning

const AGAIN = ['same', 'next'] as const

const course = (option: SlashCommandStringOption) =>
  option
    .setName('raid')
    .setDescription(t.raidCreateRaid)
    .addChoices(...inShort.map(({ name, title }) => ({ name: title, value: name })))

const difficulty = (option: SlashCommandStringOption) =>
  option
    .setName('mode')
    .setDescription(t.raidCreateMode)
    .addChoices(...difficulties.map((mode) => ({ name: texts.lobby.modes[mode] ?? mode, value: mode })))

export const raid: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('raid')
      .setDescription(t.raid)
      .setContexts(0)
      .addSubcommand((sub) =>
        sub
          .setName('create')
          .setDescription(t.raidCreate)
          .addStringOption(course)
          .addStringOption(difficulty)
          .addStringOption((option) =>
            option.setName('when').setDescription(g.commandWhen).setMaxLength(TIME_LETTERS),
          )
          .addRoleOption((option) => option.setName('call').setDescription(g.commandCall))
          .addStringOption((option) =>
            option
              .setName('again')
              .setDescription(g.commandAgain)
              .addChoices(...AGAIN.map((value) => ({ name: g.againWhich[value], value }))),
          ),
      )
      .addSubcommand((sub) =>
        sub
          .setName('change')
          .setDescription(g.commandChange)
          .addStringOption(course)
          .addStringOption(difficulty)
          .addStringOption((option) =>
            option.setName('when').setDescription(g.commandWhen).setMaxLength(TIME_LETTERS),
          )
          .addRoleOption((option) => option.setName('call').setDescription(g.commandCall))
          .addStringOption((option) =>
            option.setName('out').setDescription(g.commandOut).setAutocomplete(true),
          )
          .addStringOption((option) =>
            option.setName('first').setDescription(g.commandFirst).setAutocomplete(true),
          ),
      )
      .addSubcommand((sub) =>
        sub
          .setName('ready')
          .setDescription(g.commandReady)
          .addBooleanOption((option) => option.setName('now').setDescription(g.commandReadyNow))
          .addBooleanOption((option) => option.setName('check').setDescription(g.commandReadyCheck)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('join')
          .setDescription(t.raidJoin)
          .addStringOption((option) =>
            option.setName('deck').setDescription(t.raidJoinDeck).setAutocomplete(true),
          )
          .addBooleanOption((option) => option.setName('boss').setDescription(texts.boss.option)),
      )
      .addSubcommand((sub) => sub.setName('challenge').setDescription(texts.challenge.command))
      .addSubcommand((sub) => sub.setName('leave').setDescription(t.raidLeave))
      .addSubcommand((sub) => sub.setName('start').setDescription(t.raidStart))
      .addSubcommand((sub) =>
        sub
          .setName('status')
          .setDescription(t.raidStatus)
          .addBooleanOption((option) => option.setName('wake').setDescription(a.commandResume)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('replace')
          .setDescription(a.commandReplace)
          .addStringOption((option) =>
            option
              .setName('seat')
              .setDescription(a.commandReplaceSeat)
              .setAutocomplete(true)
              .setRequired(true),
          )
          .addUserOption((option) =>
            option.setName('newcomer').setDescription(a.commandReplaceBy).setRequired(true),
          ),
      )
      .addSubcommand((sub) => sub.setName('abandon').setDescription(t.raidAbandon))
      .toJSON(),
  ),

  async run(context, call) {
    switch (call.subcommand) {
      case 'create': {
        const again = AGAIN.find((one) => one === call.text('again'))
        if (again) return againTyped(context, call, again)
        const course = call.text('raid') ?? 'deadmines'
        return createRaid(context, call, course, call.text('mode') ?? easiestOf(course))
      }
      case 'change':
        return changeTyped(context, call)
      case 'ready':
        return readyTyped(context, call)
      case 'join':
        return call.flag('boss')
          ? joinAsBoss(context, call, call.text('deck'))
          : joinRaid(context, call, call.text('deck'))
      case 'challenge':
        return showChallenge(context, call)
      case 'leave':
        return leaveRaid(context, call)
      case 'start':
        return startRaid(context, call)
      case 'status':
        return call.flag('wake') ? resumeRaid(context, call) : raidStatus(context, call)
      case 'replace':
        return replaceRaider(context, call, call.text('seat') ?? '', call.someone('newcomer'))
      case 'abandon':
        return abandonRaid(context, call)
      default:
        return tell(texts.reply.unknownButton)
    }
  },

  suggest: (context, call, { typed }) => {
    if (call.subcommand === 'replace') return suggestSeatsTaken(context, call, typed)
    if (call.subcommand === 'change') return suggestLobbySeats(context, call, typed)
    return call.flag('boss') ? suggestBossDecks() : suggestSeats(context, call, typed)
  },
}
