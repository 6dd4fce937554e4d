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
import { bossWhoOwnsDeck, requestedDeck } from '../src/discord/characters/which-deck.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import {
  choiceOption,
  fileOption,
  flagOption,
  numberOption,
  textOption,
  userOption,
} from '../src/discord/command-building/options.ts'
import { namesOfRaidsWithBuiltBossDecks } from '../src/raids/index.ts'

const constructed = flagOption()
const boss = choiceOption(
  namesOfRaidsWithBuiltBossDecks,
  (value) => bossWhoOwnsDeck({ boss: value })?.name ?? value,
)

export const deck = declareCommand('deck', {
  subcommands: {
    show: {
      options: { who: userOption(), export: flagOption(), boss, constructed },
      run: (context, call) =>
        call.flag('export')
          ? exportDeck(context, call, requestedDeck(call))
          : showDeck(context, call, call.someone('who') ?? call.person, requestedDeck(call)),
    },
    edit: {
      options: {
        in: textOption({
          suggest: (context, call, { typed }) => suggestCardsToAdd(context, call, requestedDeck(call), typed),
        }),
        out: textOption({
          suggest: (context, call, { typed }) =>
            suggestCardsToRemove(context, call, requestedDeck(call), typed),
        }),
        copies: numberOption(1, 10),
        search: textOption({ maxLetters: MAX_DECK_SEARCH_LENGTH }),
        boss,
        constructed,
      },
      run: (context, call) => {
        const [cardIn, cardOut] = [call.text('in'), call.text('out')]
        if (cardIn === null && cardOut === null)
          return openDeckBuilder(context, call, requestedDeck(call), call.text('search') ?? '')
        return editDeck(context, call, requestedDeck(call), {
          cardIn,
          cardOut,
          copies: call.whole('copies') ?? 1,
        })
      },
    },
    import: {
      opens: 'file',
      options: { list: fileOption(), check: flagOption(), boss, constructed },
      run: (context, call) => {
        const [which, list] = [requestedDeck(call), call.file('list')]
        if (call.flag('check')) return validateDeck(context, call, which, list)
        return list ? importDecklistFile(context, call, which, list) : decklistImportForm(which)
      },
    },
  },
})
