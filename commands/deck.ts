import { openDeckBuilder } from '../src/discord/characters/builder.ts'
import { MAX_DECK_SEARCH_LENGTH } from '../src/discord/characters/builder-search.ts'
import { decklistImportForm, importDecklistFile } from '../src/discord/characters/deck-import.ts'
import { showDeck } from '../src/discord/characters/deck-page.ts'
import {
  editDeck,
  exportDeck,
  suggestCardsToAdd,
  suggestCardsToRemove,
  validateDeck,
} from '../src/discord/characters/decks.ts'
import { bossWhoOwnsDeck, deckSelectorOfCommand } from '../src/discord/characters/which-deck.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import {
  booleanOption,
  choiceOption,
  fileOption,
  textOption,
  userOption,
  wholeNumberOption,
} from '../src/discord/command-building/options.ts'
import { namesOfRaidsThatAllowOwnBossDecks } from '../src/raids/index.ts'

const constructed = booleanOption()
const boss = choiceOption(
  namesOfRaidsThatAllowOwnBossDecks,
  (value) => bossWhoOwnsDeck({ boss: value })?.name ?? value,
)

export const deck = declareCommand('deck', {
  subcommands: {
    show: {
      options: { who: userOption(), export: booleanOption(), boss, constructed },
      run: (context, call) =>
        call.flag('export')
          ? exportDeck(context, call, deckSelectorOfCommand(call))
          : showDeck(context, call, call.someone('who') ?? call.person, deckSelectorOfCommand(call)),
    },
    edit: {
      options: {
        in: textOption({
          suggest: (context, call, { typed }) =>
            suggestCardsToAdd(context, call, deckSelectorOfCommand(call), typed),
        }),
        out: textOption({
          suggest: (context, call, { typed }) =>
            suggestCardsToRemove(context, call, deckSelectorOfCommand(call), typed),
        }),
        copies: wholeNumberOption(1, 10),
        search: textOption({ maxLetters: MAX_DECK_SEARCH_LENGTH }),
        boss,
        constructed,
      },
      run: (context, call) => {
        const [cardIn, cardOut] = [call.text('in'), call.text('out')]
        if (cardIn === null && cardOut === null)
          return openDeckBuilder(context, call, deckSelectorOfCommand(call), call.text('search') ?? '')
        return editDeck(context, call, deckSelectorOfCommand(call), {
          cardIn,
          cardOut,
          copies: call.whole('copies') ?? 1,
        })
      },
    },
    import: {
      opens: 'file',
      options: { list: fileOption(), check: booleanOption(), boss, constructed },
      run: (context, call) => {
        const [which, list] = [deckSelectorOfCommand(call), call.file('list')]
        if (call.flag('check')) return validateDeck(context, call, which, list)
        return list ? importDecklistFile(context, call, which, list) : decklistImportForm(which)
      },
    },
  },
})
