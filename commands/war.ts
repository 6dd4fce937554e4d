import { declareCommand } from '../src/discord/command-building/declare.ts'
import {
  booleanOption,
  choiceOption,
  fileOption,
  textOption,
  userOption,
  wholeNumberOption,
} from '../src/discord/command-building/options.ts'
import { requestWarPlayerReplacement, setTrustedFriend } from '../src/discord/war/absent-players.ts'
import { suggestInWar } from '../src/discord/war/suggest.ts'
import {
  handleDestinyCommand,
  handleEquipCommand,
  handleFightCommand,
  handleItemCommand,
  handleQuestCommand,
  handleRewardCommand,
  handleTurnCommand,
  requestOrVoteOnWarUndo,
} from '../src/discord/war/typed-moves.ts'
import {
  createWar,
  endWar,
  exportWarCardListTemplate,
  importWarCardList,
  joinWar,
  leaveWar,
  showWarLog,
  showWarStatus,
  startWar,
} from '../src/discord/war/war.ts'
import { texts } from '../src/texts/texts.ts'
import { CARD_LIST_NAMES, CLASSES, FACTIONS, ITEM_DECKS, OVERLORDS } from '../src/war/cards.ts'
import { LIST_FORMATS } from '../src/war/list-import/template.ts'
import { WINNERS } from '../src/war/model.ts'

const t = texts.war
const STEPS = ['action', 'begin', 'join', 'round', 'slay', 'resolve'] as const
const USES = ['gain', 'wear', 'stow', 'sell', 'use', 'trade', 'buy'] as const
const SEVERAL_LETTERS = 400

/** An option for which the bot suggests values from the game in this channel. */
const known = textOption({ suggest: suggestInWar })
/** An option that takes several values separated by commas, for example ten creatures or all players. */
const severalKnown = textOption({ suggest: suggestInWar, maxLetters: SEVERAL_LETTERS })
const amount = (least: number) => wholeNumberOption(least, 99)
const list = choiceOption(CARD_LIST_NAMES, (value) => t.lists[value] ?? value, { required: true })

export const war = declareCommand('war', {
  subcommands: {
    create: {
      opens: 'raid',
      options: {
        overlord: choiceOption(OVERLORDS, (value) => t.overlords[value] ?? value, { required: true }),
        redraw: booleanOption(),
      },
      run: (context, call) =>
        createWar(context, call, {
          overlord: chosen(OVERLORDS, call.text('overlord')),
          redraw: call.choice('redraw') ?? true,
        }),
    },
    join: {
      options: {
        faction: choiceOption(FACTIONS, (value) => t.factions[value] ?? value, { required: true }),
        class: choiceOption(CLASSES, (value) => t.classes[value] ?? value, { required: true }),
      },
      run: (context, call) =>
        joinWar(context, call, {
          faction: chosen(FACTIONS, call.text('faction')),
          cls: chosen(CLASSES, call.text('class')),
        }),
    },
    leave: { run: (context, call) => leaveWar(context, call) },
    start: { run: (context, call) => startWar(context, call) },
    status: { run: (context, call) => showWarStatus(context, call) },
    end: {
      options: { winner: choiceOption(WINNERS, (value) => t.factions[value] ?? value, { required: true }) },
      run: (context, call) => endWar(context, call, chosen(WINNERS, call.text('winner'))),
    },
    turn: { options: { spaces: amount(1), manage: booleanOption() }, run: handleTurnCommand },
    destiny: { options: { boss: known, discard: booleanOption() }, run: handleDestinyCommand },
    quest: { options: { redraw: known }, run: handleQuestCommand },
    item: {
      options: {
        how: choiceOption(USES, (value) => t.uses[value] ?? value),
        card: known,
        deck: choiceOption(['bonus', ...ITEM_DECKS], (value) => t.decks[value] ?? value),
        to: known,
        who: known,
      },
      run: handleItemCommand,
    },
    equip: { options: { card: known, who: known, area: amount(1) }, run: handleEquipCommand },
    fight: {
      options: {
        killed: severalKnown,
        with: severalKnown,
        defeated: severalKnown,
        against: severalKnown,
        step: choiceOption(STEPS, (value) => value),
      },
      run: handleFightCommand,
    },
    reward: {
      options: {
        with: severalKnown,
        defeated: severalKnown,
        xp: amount(1),
        bonus: amount(1),
        energy: amount(-99),
        hits: amount(-99),
      },
      run: handleRewardCommand,
    },
    undo: {
      opens: 'vote',
      options: { agree: booleanOption() },
      run: (context, call) => requestOrVoteOnWarUndo(context, call, call.choice('agree')),
    },
    replace: {
      opens: 'vote',
      options: {
        who: textOption({ suggest: suggestInWar, required: true }),
        newcomer: userOption({ required: true }),
      },
      run: (context, call) =>
        requestWarPlayerReplacement(context, call, call.text('who') ?? '', call.someone('newcomer')),
    },
    friend: {
      options: { who: known },
      run: (context, call) => setTrustedFriend(context, call, call.text('who')),
    },
    log: {
      options: { page: amount(1) },
      run: (context, call) => showWarLog(context, call, call.whole('page')),
    },
    import: {
      opens: 'file',
      options: { list, file: fileOption({ required: true }) },
      run: (context, call) =>
        importWarCardList(context, call, chosen(CARD_LIST_NAMES, call.text('list')), call.file('file')),
    },
    template: {
      opens: 'file',
      options: { list, format: choiceOption(LIST_FORMATS, (value) => value) },
      run: (_, call) =>
        exportWarCardListTemplate(
          chosen(CARD_LIST_NAMES, call.text('list')),
          chosen(LIST_FORMATS, call.text('format')),
        ),
    },
  },
})

/**
 * Returns the choice that Discord sent. Discord sends nothing for an option that was left out; then the first
 * choice is returned.
 */
function chosen<const T extends string>(values: readonly T[], value: string | null): T {
  const found = values.find((one) => one === value) ?? values[0]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}
