import {
  activateCharacter,
  createCharacter,
  listCharacters,
  renameCharacter,
  retireCharacter,
  suggestCharacters,
  suggestStarterDecks,
} from '../src/discord/characters/characters.ts'
import { declareCommand } from '../src/discord/command-building/declare.ts'
import { textOption } from '../src/discord/command-building/options.ts'
import { userText } from '../src/texts/user-text.ts'

const own = textOption({
  suggest: (context, call, { name, typed }) => suggestCharacters(context, call, typed, name === 'use'),
})

export const character = declareCommand('character', {
  options: {
    new: textOption({ suggest: async (_, __, { typed }) => suggestStarterDecks(typed) }),
    use: own,
    rename: own,
    name: textOption(),
    retire: own,
  },

  /** Without an option, the command lists the characters. A name alone renames the active character. */
  run: (context, call) => {
    const [starter, use, rename] = [call.text('new'), call.text('use'), call.text('rename')]
    const [written, retire] = [call.text('name'), call.text('retire')]
    const name = written === null ? null : userText(written)
    if (starter !== null) return createCharacter(context, call, starter, name)
    if (use !== null) return activateCharacter(context, call, use)
    if (retire !== null) return retireCharacter(context, call, retire)
    if (rename !== null || name !== null) return renameCharacter(context, call, rename, name ?? userText(''))
    return listCharacters(context, call)
  },
})
