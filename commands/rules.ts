import { lookUpRule, suggestRules } from '../src/discord/rules/rules.ts'
import { command } from '../src/discord/slash-commands/declare.ts'
import { textOption } from '../src/discord/slash-commands/options.ts'

export const rules = command('rules', {
  options: { about: textOption({ suggest: async (_, __, { typed }) => suggestRules(typed) }) },
  run: (_, call) => lookUpRule(call.text('about')),
})
