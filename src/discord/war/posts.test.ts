import { expect, test } from 'vitest'
import type { WarInfo, WarLook } from '../../table/war/contract.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { ANNA, BERT, CARL, makeMove, newTestWar } from '../../war/fixture.ts'
import type { WarGame } from '../../war/model.ts'
import { destinyButtons, openWarChoicePost, warLobbyPost, warNewsPost, warStatusPost } from './posts.ts'

const people = ['Anna', 'Bert', 'Carl'].map((name, at) => ({
  person: { id: `${at}`, name: userText(name) },
  faction: 'horde' as const,
  cls: 'mage' as const,
}))
const [anna = { id: '', name: userText('') }] = people.map(({ person }) => person)
const CARD: WarInfo = {
  ...{ id: '1', code: '7KQ2TB', guildId: '2', channelId: '3', threadId: '4', overlord: 'kazzak' },
  ...{ leader: anna, status: 'playing', version: 5, redraw: true, people, own: [] },
}
const look = (game: WarGame, more: Partial<WarLook> = {}): WarLook => ({
  war: CARD,
  game,
  motion: null,
  seat: null,
  undoes: null,
  ...more,
})
const news = { seq: 5, by: userText('Anna'), events: [], voted: null }

/** Returns a game in which Bert has just got his eighth Bonus Item, one too many. */
function full(): WarGame {
  const game = newTestWar({ top: { bonus: ['b-whetstone'] } })
  Object.assign(game.players[BERT] ?? {}, { small: Array<string>(7).fill('b-linen-bandage') })
  makeMove(game, { by: BERT, move: 'gain', player: BERT, deck: 'bonus' })
  return game
}

test('people who vote on an answer see which one it is, but never the contents of a Bag', () => {
  const game = full()
  const motion = {
    by: ANNA,
    about: { kind: 'answer', asked: game.asked, pick: [7] },
    votes: { 0: true },
  } as const
  const { content } = warNewsPost(look(game, { motion }), { ...news, voted: 'asked', about: motion.about })
  expect(content).toContain('The answer would be: The newest Bonus Item goes to the Merchant.')
  expect(content).not.toContain('Whetstone')
  const shared = newTestWar()
  makeMove(shared, { by: ANNA, move: 'reward', group: [ANNA, CARL], defeated: [], xp: 3, bonus: 0 })
  const about = { kind: 'answer', asked: shared.asked, pick: [CARL] } as const
  const said = warNewsPost(look(shared, { motion: { by: BERT, about, votes: {} } }), {
    ...news,
    voted: 'asked',
    about,
  })
  expect(said.content).toContain('The answer would be: Carl.')
})

test('a vote to take a move back names the move', () => {
  const game = newTestWar()
  const events = makeMove(game, { by: ANNA, move: 'act', player: ANNA, challenge: true, opponents: [BERT] })
  const taken = { ...news, seq: 4, events }
  const { content } = warNewsPost(look(game), { ...news, voted: 'asked' }, taken)
  expect(content).toContain('Anna asks to take the last move back.\nThat was: ⚔ Anna challenges Bert.')
})

test('the asked player sees the effect of each card, but a public question doesn’t show the contents of a Bag', () => {
  const game = full()
  if (!game.choice) throw new Error('nobody is asked')
  const told = (how: 'own' | 'table') =>
    JSON.stringify(game.choice && openWarChoicePost(CARD, game, game.choice, how))
  expect(told('own')).toContain('8. Whetstone')
  expect(told('own')).toContain('Use: its user removes 1 hit token.')
  expect(told('table')).not.toMatch(/Whetstone|Bandage|hit token/)
})

test('a Destiny card leaves by a button, with its Boss or by its text, and an outdated button is recognised', () => {
  const labels = (game: WarGame) =>
    destinyButtons('7KQ2TB', game).flatMap(({ components }) =>
      components.flatMap((one) => ('label' in one ? [one.label] : [])),
    )
  const game = newTestWar({ destiny: 'd-boss-mother-murkfin' })
  expect(labels(game)).toEqual(['Its Boss is defeated', 'Discard it, as it says'])
  const calm = newTestWar()
  expect(labels(calm)).toEqual(['Discard it, as it says'])
  const [one, other] = [game, calm].map((each) => JSON.stringify(destinyButtons('7KQ2TB', each)))
  expect(one).not.toContain(/discard\.\d+/.exec(other ?? '')?.[0] ?? 'nothing')
  expect(labels(full())).toEqual([])
})

test('a cancelled lobby says so, and offers nothing', () => {
  const off = warLobbyPost({ ...CARD, status: 'ended', version: 0 })
  expect(JSON.stringify(off.embeds)).toContain('cancelled')
  expect(off.components).toEqual([])
})

test.each(LANGUAGES)('no sentence of a lobby is shown after the beginning: %s', (language) =>
  runInLanguage(language, () => {
    const t = texts.war.status
    const onlyBefore = [t.invite('Anna'), t.nobody, t.house]
    const saidIn = (card: WarInfo) => {
      const text = JSON.stringify(warLobbyPost(card).embeds)
      return onlyBefore.filter((one) => text.includes(one))
    }
    expect(saidIn({ ...CARD, people: [], status: 'lobby' })).toEqual(onlyBefore)
    const later = [{ status: 'playing' }, { status: 'ended' }, { status: 'ended', version: 0 }] as const
    for (const one of later) {
      expect(saidIn({ ...CARD, ...one, people: [] })).toEqual([])
      const goesOn = warLobbyPost({ ...CARD, ...one }).embeds[0]?.description?.includes(t.opened('<#4>'))
      expect(goesOn, one.status).toBe(one.status === 'playing')
    }
  }),
)

test('the status shows each player’s energy and the maximum at their level', () => {
  const game = newTestWar()
  makeMove(game, { by: ANNA, move: 'reward', group: [ANNA], defeated: [], xp: 5, bonus: 0 })
  expect(JSON.stringify(warStatusPost(look(game)))).toContain('4/5 energy')
})
