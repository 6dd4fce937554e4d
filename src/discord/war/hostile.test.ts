/** Lists and names that people write can't inject markup into messages of the companion. */
import { describe, expect, test } from 'vitest'
import { faultsIn, faultsInMarkup, HOSTILE_NAMES } from '../../../test/support/hostile.ts'
import { randomStateFromSeed } from '../../engine/index.ts'
import type { WarInfo, WarLook } from '../../table/war/contract.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { rawText, userText } from '../../texts/user-text.ts'
import type { CardListsWithBoard } from '../../war/cards.ts'
import { applyMove, isRefusal, startWar } from '../../war/engine.ts'
import { houseCardLists } from '../../war/house-set/index.ts'
import { readCardList, textLinesOfFaults } from '../../war/list-import/read.ts'
import type { WarEvent, WarGame } from '../../war/model.ts'
import { randomMoveToTry, randomWarSetup, type SimulatedPlayerRng } from '../../war/simulate.ts'
import { warEventLine } from '../../war/words.ts'
import { cardTilesAltText } from '../pictures/card-tiles/words.ts'
import { parseTypedKills } from './kills.ts'
import { creatureMenu, fightMenus, questMenus, warPanelMenus } from './menus.ts'
import { warPanelPictureContents } from './picture.ts'
import {
  destinyButtons,
  destinyLines,
  questLines,
  warLobbyPost,
  warNewsPost,
  warPanelEmbed,
  warStatusPost,
} from './posts.ts'
import { rewardPanelPost } from './reward.ts'
import { warSuggestions } from './suggest.ts'

const hostile = (at: number) => userText(HOSTILE_NAMES[at % HOSTILE_NAMES.length] ?? '')

/** The house set's lists with all texts replaced. The effects of the cards are unchanged. */
const LISTS: CardListsWithBoard = {
  ...houseCardLists,
  destiny: houseCardLists.destiny.map((card, at) => ({
    ...card,
    name: hostile(at),
    note: hostile(at + 1),
    ...(card.boss === undefined ? {} : { boss: hostile(at + 2) }),
    ...(card.hunt ? { hunt: { ...card.hunt, creature: hostile(at + 3) } } : {}),
  })),
  quests: houseCardLists.quests.map((card, at) => ({
    ...card,
    name: hostile(at),
    creatures: [hostile(at), hostile(at + 1)],
    note: hostile(at + 2),
  })),
  ...{
    bonus: named(houseCardLists.bonus),
    items: named(houseCardLists.items),
    events: named(houseCardLists.events),
  },
  ...{ powers: named(houseCardLists.powers), talents: named(houseCardLists.talents) },
}

function named<T extends object>(cards: readonly T[]): T[] {
  return cards.map((card, at) => ({ ...card, name: hostile(at), note: hostile(at + 3) }))
}

function cardOf(game: WarGame): WarInfo {
  const people = game.players.map(({ name, faction, cls }, at) => ({
    person: { id: `${100 + at}`, name },
    faction,
    cls,
  }))
  const leader = people[0]?.person ?? { id: '', name: userText('') }
  return {
    ...{ id: '1', code: '7KQ2TB', guildId: '2', channelId: '3', threadId: '4', overlord: 'kazzak' },
    ...{ leader, status: 'playing', version: 1, redraw: true, people, own: ['destiny'] },
  }
}

/** Returns all messages that can be shown at one moment of a game. */
function shownOf(game: WarGame, events: WarEvent[]): unknown[] {
  const war = cardOf(game)
  const look: WarLook = { war, game, motion: null, seat: null, undoes: null }
  const by = game.players[0]?.name ?? userText('')
  const news = { seq: 1, by, events, voted: null }
  const newcomer = { id: '7', name: hostile(5) }
  const about = { kind: 'replace', player: 0, newcomer, isAbsent: true } as const
  const players = game.players.map((_, at) => at)
  return [
    warLobbyPost({ ...war, status: 'lobby' }),
    warStatusPost(look),
    warNewsPost(look, news),
    warNewsPost(look, { ...news, voted: 'asked', about }),
    warNewsPost(look, { ...news, voted: 'asked' }, { ...news, seq: 0 }),
    warNewsPost(look, { ...news, reminder: { person: newcomer, nth: 2, isLast: true, since: AT, at: AT } }),
    { content: [...destinyLines(game), ...questLines(game)].join('\n') },
    destinyButtons('7KQ2TB', game),
    ...[fightMenus, creatureMenu, questMenus].map((menus) => ({ components: menus('7KQ2TB', game) })),
    ...players.flatMap((player) => [
      { embeds: [warPanelEmbed(game, player, true)] },
      { components: warPanelMenus('7KQ2TB', game, player) },
      rewardPanelPost('7KQ2TB', game, player, 3),
      warPanelPictureContents(game, player, true),
      cardTilesAltText(warPanelPictureContents(game, player, true) ?? fail()),
      ...['card', 'boss', 'killed', 'who'].map((name) =>
        namesOf(warSuggestions(game, player, 'item', { name, typed: '' })),
      ),
    ]),
  ]
}

const AT = new Date(0).toISOString()
const namesOf = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name)
const fail = (): never => {
  throw new Error('no panel')
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([1, 2, 3])('no message of a game reads them as markup, seed %s', (seed) => {
    const dice: SimulatedPlayerRng = { rng: randomStateFromSeed(seed) }
    const setup = randomWarSetup(dice, LISTS)
    const players = setup.players.map((player, at) => ({ ...player, name: hostile(at + seed) }))
    const { game, events } = startWar({ ...setup, players }, seed)
    const faults = (told: WarEvent[]) =>
      runInLanguage(language, () => shownOf(game, told).flatMap((one) => faultsIn(one)))
    expect(faults(events)).toEqual([])
    for (let moves = 0; moves < 60 && game.outcome === null; moves++) {
      const done = applyMove(game, randomMoveToTry(dice, game))
      if (!isRefusal(done)) expect(faults(done)).toEqual([])
    }
  })

  test('the errors of an unreadable list are shown without markup', () => {
    for (const text of HOSTILE_NAMES) {
      const word = text.replaceAll('\n', ' ')
      const lists = [
        `id,name,"${word}"\nx,y,z`,
        `id,name,number,now\nx,y,1,"${word}"`,
        JSON.stringify([{ id: 'x', name: 'y', [word]: 1 }]),
      ]
      for (const list of lists) {
        const read = readCardList('destiny', list)
        const lines = 'faults' in read ? runInLanguage(language, () => textLinesOfFaults(read)) : []
        expect(lines.length).toBeGreaterThan(1)
        expect(lines.flatMap((line) => faultsInMarkup(line))).toEqual([])
      }
    }
  })
})

test('kills are shown as they were typed', () => {
  const { game } = startWar(randomWarSetup({ rng: randomStateFromSeed(1) }, houseCardLists), 1)
  for (const text of HOSTILE_NAMES.filter((name) => !name.includes('\n'))) {
    const kills = parseTypedKills(`${text} 2`, [])
    const [kill] = kills
    const line = warEventLine(game, { kind: 'slain', kills }) ?? ''
    expect(kill && rawText(kill.creature)).toContain('EV!L')
    expect(faultsInMarkup(line, kill ? [rawText(kill.creature)] : [])).toEqual([])
  }
})
