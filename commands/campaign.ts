import { setDeckRule, showGuildCampaign } from '../src/discord/characters/campaign.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { booleanOption, choiceOption } from '../src/discord/command-building/options.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../src/discord/message-parts/limits.ts'
import { DECK_RULES } from '../src/table/characters/deck-rule.ts'
import { texts } from '../src/texts/texts.ts'

export const campaign = declareCommand('campaign', {
  options: {
    everybody: booleanOption(),
    decks: choiceOption(DECK_RULES, (value) =>
      truncateWithEllipsis(texts.campaign.decks[value], DISCORD_LIMITS.choiceName),
    ),
  },
  run: (context, call) => {
    const decks = call.text('decks')
    return decks === null
      ? showGuildCampaign(context, call, call.flag('everybody'))
      : setDeckRule(context, call, decks)
  },
})
