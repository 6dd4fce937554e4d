/** The kinds of options of a slash command. An option has no name and no description: those are keys and texts. */
import { raids, titleOfRaid } from '../../raids/index.ts'
import type { CommandCall } from '../bot-context.ts'
import type { SuggestFunction } from '../command.ts'
import type { CostlyAction } from '../costly-actions.ts'
import type { SlashCommandBuilder, SlashCommandSubcommandBuilder } from './builders.ts'

export type CommandOrSubcommandBuilder = SlashCommandBuilder | SlashCommandSubcommandBuilder

export interface CommandOption {
  readonly addTo: (builder: CommandOrSubcommandBuilder, name: string, description: string) => void
  /** Suggests values while a person types. */
  readonly suggest?: SuggestFunction | undefined
  /** The costly action that a call with this option causes, if not every call of the command does. */
  readonly opens?: CostlyAction | undefined
}

interface Common {
  readonly required?: boolean
  readonly opens?: CostlyAction
}

interface Text extends Common {
  readonly suggest?: SuggestFunction
  readonly minLetters?: number
  readonly maxLetters?: number
}

/** Declares an option for any text. */
export const textOption = ({
  required = false,
  minLetters,
  maxLetters,
  suggest,
  opens,
}: Text = {}): CommandOption => ({
  suggest,
  opens,
  addTo: (builder, name, description) => {
    builder.addStringOption((option) => {
      option.setName(name).setDescription(description).setRequired(required)
      if (suggest) option.setAutocomplete(true)
      if (minLetters !== undefined) option.setMinLength(minLetters)
      return maxLetters === undefined ? option : option.setMaxLength(maxLetters)
    })
  },
})

/**
 * Declares an option with a fixed list of values.
 * @param label returns the words for a value in the current language
 */
export const choiceOption = <T extends string>(
  values: readonly T[],
  label: (value: T) => string,
  { required = false, opens }: Common = {},
): CommandOption => ({
  opens,
  addTo: (builder, name, description) => {
    builder.addStringOption((option) =>
      option
        .setName(name)
        .setDescription(description)
        .setRequired(required)
        .addChoices(values.map((value) => ({ name: label(value), value }))),
    )
  },
})

/**
 * Declares an option whose values are the numbers of a list, from 1.
 * @param labels returns the words for the numbers, in the current language
 */
export const numberedChoiceOption = (labels: () => readonly string[]): CommandOption => ({
  addTo: (builder, name, description) => {
    builder.addIntegerOption((option) =>
      option
        .setName(name)
        .setDescription(description)
        .addChoices(labels().map((label, n) => ({ name: label, value: n + 1 }))),
    )
  },
})

/** Declares an option whose value is a whole number. */
export const wholeNumberOption = (least: number, most?: number): CommandOption => ({
  addTo: (builder, name, description) => {
    builder.addIntegerOption((option) => {
      option.setName(name).setDescription(description).setMinValue(least)
      return most === undefined ? option : option.setMaxValue(most)
    })
  },
})

export const booleanOption = ({ opens }: Pick<Common, 'opens'> = {}): CommandOption => ({
  opens,
  addTo: (builder, name, description) => {
    builder.addBooleanOption((option) => option.setName(name).setDescription(description))
  },
})

export const userOption = ({ required = false }: Pick<Common, 'required'> = {}): CommandOption => ({
  addTo: (builder, name, description) => {
    builder.addUserOption((option) => option.setName(name).setDescription(description).setRequired(required))
  },
})

export const roleOption = (): CommandOption => ({
  addTo: (builder, name, description) => {
    builder.addRoleOption((option) => option.setName(name).setDescription(description))
  },
})

export const fileOption = ({ required = false }: Pick<Common, 'required'> = {}): CommandOption => ({
  addTo: (builder, name, description) => {
    builder.addAttachmentOption((option) =>
      option.setName(name).setDescription(description).setRequired(required),
    )
  },
})

/** Declares an option whose value is the name of a raid. */
export const raidOption = (): CommandOption =>
  choiceOption(
    raids.map(({ name }) => name),
    titleOfRaid,
  )

/** Returns the texts of these options, without those that the person has left out. */
export const givenOptionTexts = <Name extends string>(
  call: CommandCall<Name>,
  names: readonly Name[],
): string[] => names.flatMap((name) => call.text(name) ?? [])
