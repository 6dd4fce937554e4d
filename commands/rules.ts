import { lookUpRule, suggestRules } from '../src/discord/rules/rules.ts'
import { declareCommand } from '../src/discord/slash-commands/declare.ts'
import { textOption } from '../src/discord/slash-commands/options.ts'

export const rules = declareCommand('rules', {
  options: { about: textOption({ suggest: async (_, __, { typed }) => suggestRules(typed) }) },
  run: (_, call) => lookUpRule(call.text('about')),
})
