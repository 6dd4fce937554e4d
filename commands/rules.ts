import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'
import { lookUpRule, suggestRules } from '../src/discord/rules/rules.ts'

export const rules = declareCommand('rules', {
  options: { about: textOption({ suggest: async (_, __, { typed }) => suggestRules(typed) }) },
  run: (_, call) => lookUpRule(call.text('about')),
})
