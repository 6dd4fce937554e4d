import type { RouteContext } from '../api/context.ts'
import { type Button, isButton, isSelect, type Select, walkComponents } from '../validation/component.ts'
import type { Message } from '../world/model.ts'
import { ResolvedEntities, refusalOfUserMistake } from './resolved.ts'

const labelOf = (button: Button) => [button.emoji?.name, button.label].filter(Boolean).join(' ')

const buttonsOf = (message: Message) =>
  [...walkComponents(message.components)].map(([each]) => each).filter(isButton)
const selectsOf = (message: Message) =>
  [...walkComponents(message.components)].map(([each]) => each).filter(isSelect)

export const requireClickableButton = (message: Message, wanted: string): Button => {
  const buttons = buttonsOf(message)
  const button =
    buttons.find((each) => each.custom_id === wanted) ??
    buttons.find((each) => each.label === wanted || labelOf(each) === wanted)
  if (!button)
    throw refusalOfUserMistake(
      `No button "${wanted}" here, but: ${buttons.map(labelOf).join(', ') || 'none'}.`,
    )
  if (button.style === 5) throw refusalOfUserMistake(`"${wanted}" is a link.`)
  if (button.disabled) throw refusalOfUserMistake(`The button "${wanted}" is disabled.`)
  return button
}

export const requireEnabledSelect = (message: Message, wanted: string | undefined): Select => {
  const selects = selectsOf(message)
  const select =
    wanted === undefined
      ? selects[0]
      : selects.find((each) => each.custom_id === wanted || each.placeholder === wanted)
  if (!select) throw refusalOfUserMistake(`No select "${wanted ?? ''}" here.`)
  if (select.disabled) throw refusalOfUserMistake('This select is disabled.')
  return select
}

export const buttonInteractionData = (button: Button) => ({
  component_type: button.type,
  custom_id: button.custom_id,
  id: button.id,
})

const refuseCount = (select: Select, count: number) => {
  const min = select.min_values ?? 1
  const max = select.max_values ?? 1
  if (count < min || count > max)
    throw refusalOfUserMistake(`Choose between ${min} and ${max}, not ${count}.`)
}

/** Returns the picked values as Discord sends them: option values, or ids of users, roles, channels. */
export const resolvePickedSelectValues = (
  select: Select,
  picked: readonly string[],
  resolved: ResolvedEntities,
): string[] => {
  refuseCount(select, picked.length)
  if (!('options' in select)) return picked.map((each) => entityOf(select, each, resolved))
  return picked.map((wanted) => {
    const option =
      select.options.find((each) => each.value === wanted) ??
      select.options.find((each) => each.label === wanted)
    if (!option)
      throw refusalOfUserMistake(
        `No option "${wanted}", but: ${select.options.map((each) => each.label).join(', ')}.`,
      )
    return option.value
  })
}

const entityOf = (select: Select, wanted: string, resolved: ResolvedEntities) => {
  if (select.type === 5) return resolved.user(wanted)
  if (select.type === 6) return resolved.role(wanted)
  return select.type === 7 ? resolved.mentionable(wanted) : resolved.channel(wanted)
}

export const selectInteractionData = (context: RouteContext, select: Select, picked: readonly string[]) => {
  const resolved = new ResolvedEntities(context)
  const values = resolvePickedSelectValues(select, picked, resolved)
  return {
    component_type: select.type,
    custom_id: select.custom_id,
    id: select.id,
    values,
    ...resolved.wire(),
  }
}
