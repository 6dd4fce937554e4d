/**
 * Sample pictures for tests and previews: sheets of a new and of an experienced player, boards, hands and
 * others.
 */
import { campaignProgressOf } from '../../campaign/campaign.ts'
import type { CharacterResultsInRaid, CharacterSheet, SheetAchievement } from '../../campaign/sheet.ts'
import { cardWithId } from '../../cards/index.ts'
import { type Game, type View, whyCardCantBePlayed } from '../../engine/index.ts'
import { summariesOfRaidsWithBossPlayer, summariesOfRaidsWithoutBossPlayer } from '../../raids/index.ts'
import type { GuildCampaign } from '../../table/characters/contract.ts'
import type { RaidInfo, RaidLook } from '../../table/contract.ts'
import type { RaidSummary } from '../../table/records/contract.ts'
import { toPlain, userText } from '../../texts/user-text.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer, playerLookFor } from '../fixture.ts'
import { handContentsOf } from '../hand/hand.ts'
import { seatNames } from '../message-parts/names.ts'
import { raidSummaryPictureContents } from '../raid-end/summary.ts'
import type { BoardPictureContents, CardContents } from './board-contents/board.ts'
import { boardPictureContents } from './board-contents/contents.ts'
import {
  cardFacePictureContents,
  cardFacePictureContentsWithMark,
  handPictureContents,
} from './card-face/contents.ts'
import type { HandPictureContents } from './card-face/face.ts'
import { sheetPictureContents } from './character-sheet/contents.ts'
import { campaignPictureContents } from './guild-campaign/contents.ts'
import type { HandPictureDevice } from './hand/picture-sizes.ts'
import type { PictureContents } from './pictures.ts'
import type { Theme } from './theme.ts'

export const sheetOfNewCharacter: CharacterSheet = {
  characterId: 'c1',
  name: userText("Anna's Frizlix"),
  hero: { card: 'CD2-R1', name: 'Frizlix of Kezan' },
  class: 'Rogue',
  faction: 'Horde',
  xp: 0,
  level: 1,
  nextLevelAt: 10,
  runs: 0,
  wins: 0,
  corrected: 0,
  raids: summariesOfRaidsWithoutBossPlayer.map((raid) => recordOf(raid, 0)),
  active: true,
  retired: false,
  openLevels: [],
  packs: 0,
  cards: { deck: 60, collection: 60 },
  ledger: [],
}

export const sheetWithLongTexts: CharacterSheet = {
  ...sheetOfNewCharacter,
  name: userText('Maximilian-Konstantin of Stormwd'),
  hero: { card: 'CD3-K1', name: 'Davron of Stormwind' },
  class: 'Death Knight',
  faction: 'Alliance',
  xp: 76,
  level: 70,
  nextLevelAt: 80,
  runs: 21,
  corrected: 1,
  wins: 12,
  raids: summariesOfRaidsWithoutBossPlayer.map((raid, at) => recordOf(raid, 6 - at)),
  openLevels: [
    { level: 60, begun: true },
    { level: 70, begun: false },
  ],
  packs: 2,
  cards: { deck: 64, collection: 148 },
}

function recordOf(
  { name, title, achievements }: (typeof summariesOfRaidsWithoutBossPlayer)[number],
  earned: number,
): CharacterResultsInRaid {
  const all = achievements.map(
    (id, at): SheetAchievement => ({
      card: id,
      name: cardWithId(id).name,
      xp: cardWithId(id).xp ?? 0,
      runs: at < earned ? ['BCDFGH', 'JKMNPQ'].slice(0, 1 + (at % 2)) : [],
    }),
  )
  const isPlayed = earned > 0
  return {
    raid: name,
    title,
    runs: isPlayed ? 7 : 0,
    wins: isPlayed ? 4 : 0,
    modes: isPlayed
      ? [
          { mode: 'novice', runs: 4, wins: 3, bestTurns: 12 },
          { mode: 'heroic', runs: 3, wins: 1, bestTurns: 19 },
        ]
      : [],
    earned: all.slice(0, earned),
    missing: all.slice(earned),
  }
}

const NAMES = ['Anna', 'Максим Достоевский', 'Αθηνά Παρθένος', '山田太郎', 'Wolfgang_Amadeus_Theophilus']

/**
 * Returns the moment of a raid between computer players for which `liking` is highest. The players have names in
 * several alphabets.
 */
function bestMoment(
  plan: { seed: number; seats: number; most: number },
  liking: (table: View) => number,
): { raid: RaidInfo; view: View } {
  let best: { view: View; liked: number } | null = null
  forEachQuestion({ ...plan, policy: heuristicPlayer }, ({ table }) => {
    const liked = liking(table)
    if (!best || liked > best.liked) best = { view: structuredClone(table), liked }
  })
  if (!best) throw new Error('a raid without a moment')
  const { view }: { view: View } = best
  const raid = fakeRaidInfo(plan.seed, plan.seats)
  const seats = raid.seats.map((seat, at) => ({
    ...seat,
    person: { ...seat.person, name: userText(NAMES[at] ?? '') },
  }))
  return { raid: { ...raid, seats }, view }
}

const cardsInPlay = ({ seats }: View): number =>
  seats.reduce(
    (sum, { allies, equipment, abilities }) => sum + allies.length + equipment.length + abilities.length,
    0,
  )

/** Returns a board with five raiders and more than forty cards, because each party gets its cards twice. */
export function crowdedBoard(theme: Theme = 'dark'): BoardPictureContents {
  const { raid, view } = bestMoment(
    { seed: 6, seats: 5, most: 500 },
    (table) => cardsInPlay(table) + 3 * table.chain.length,
  )
  const board = boardPictureContents(raid, view, theme)
  const all = board.parties.flatMap(({ cards }) => cards)
  const more = (own: readonly CardContents[], at: number) => [...own, ...all.slice(at, at + 7)]
  let number = 0
  const crowd = board.parties.map((party, at) => ({
    ...party,
    cards: more(party.cards, at).map((card) => ({ ...card, number: ++number })),
  }))
  const later = (text: string) => text.replace(/#(\d+)/g, (_, n) => `#${Number(n) + number - all.length}`)
  const parties = crowd.map((party) => ({ ...party, quests: party.quests.map(later) }))
  return { ...board, parties }
}

/** Returns a board with three raiders and about ten cards, in the middle of an attack. */
export function tenCardBoard(theme: Theme = 'dark'): BoardPictureContents {
  const { raid, view } = bestMoment(
    { seed: 12, seats: 3, most: 500 },
    (table) =>
      5 * Number(table.combat !== null) +
      9 * Number(table.chain.length > 0) -
      Math.abs(cardsInPlay(table) - 10),
  )
  return boardPictureContents(raid, view, theme, { kind: 'live' })
}

/** Returns the hand of a raider in their own turn, with cards that can and can't be played. */
export function sampleHand(theme: Theme = 'dark', device: HandPictureDevice = 'phone'): HandPictureContents {
  let best: { look: RaidLook; liked: number } | null = null
  forEachQuestion({ seed: 7, seats: 3, policy: heuristicPlayer, most: 120 }, ({ game, seat }) => {
    const look = lookOf(game, seat)
    const uses = handContentsOf(look, seatNames(look.raid))?.cards.map(({ use }) => use) ?? []
    const liked = new Set(uses).size * 5 + uses.length
    if (!best || liked > best.liked) best = { look: structuredClone(look), liked }
  })
  if (!best) throw new Error('a raid without a moment')
  const { look }: { look: RaidLook } = best
  const hand = handContentsOf(look, seatNames(look.raid, toPlain))
  if (!hand) throw new Error('a seat without a hand')
  return handPictureContents(hand, theme, device)
}

function lookOf(game: Game, seat: number): RaidLook {
  // The functions in `names` are left out, because functions can't be cloned.
  const { names: _, ...seen } = playerLookFor(fakeRaidInfo(7, 3), game, seat)
  const play: RaidLook['explain']['play'] = {}
  for (const id of game.players[seat]?.hand ?? []) {
    const why = whyCardCantBePlayed(game, seat, id)
    if (why) play[id] = why
  }
  return { ...seen, explain: { play, attack: {} } }
}

const HEALTH = [50, 50, 47, 47, 44, 38, 38, 31, 22, 22, 50, 41, 33, 33, 19, 6, 0]

/** The summary of a raid that was won in the end. */
export const sampleSummary: RaidSummary = {
  corrections: 2,
  turns: 16,
  raiders: [
    { seat: 0, dealt: 61, healed: 0, taken: 28, killed: 4 },
    { seat: 1, dealt: 34, healed: 22, taken: 19, killed: 2 },
    { seat: 2, dealt: 108, healed: 5, taken: 31, killed: 7 },
  ],
  counts: [0, 1, 2].map((seat) => ({
    ...{ seat, toBoss: 20 + seat, hardest: 6 + seat, prevented: seat === 0 ? 9 : 0, protected: 2 },
    ...{ allies: 5 - seat, attacks: 7, strikes: seat, powers: 3, played: 12 + seat },
  })),
  lairDealt: 78,
  lastBoss: { card: 'DDD-4', by: [2] },
  health: HEALTH.map((left, turn) => ({ turn, left, of: 50 })),
  moments: [
    { kind: 'levelUp', turn: 4, card: 'DDD-2', level: 2 },
    { kind: 'boss', turn: 6, card: 'DDD-7' },
    { kind: 'blow', turn: 8, from: 3, card: 'DDD-6', to: 0, amount: 15 },
    { kind: 'fell', turn: 9, seat: 0, why: 'destroyed' },
    { kind: 'levelUp', turn: 10, card: 'DDD-4', level: 4 },
    { kind: 'blow', turn: 14, from: 2, card: 'CD2-R1', to: 3, amount: 14 },
    { kind: 'earned', turn: 15, card: 'DDD-41' },
    { kind: 'beaten', turn: 16 },
  ],
}

/** Returns the stored result of a raid that was won in this number of turns. */
export const createWonRun = (raid: string, mode: string, turns: number) =>
  ({ raidId: `${raid} ${mode}`, raid, mode, status: 'won', turns, damage: 30, bosses: 1 }) as const

/** The winners. Anna has two seats. */
const PARTY = ['Anna', 'Ben', 'Anna']

/** Returns the campaign of a guild that has won these runs, each with the same people. */
export function campaignAfterRuns(...runs: ReturnType<typeof createWonRun>[]): GuildCampaign {
  const withParty = (raids: typeof summariesOfRaidsWithoutBossPlayer) => {
    const chain = campaignProgressOf(raids, runs)
    const party = PARTY.map((name) => ({
      character: userText(`${name}'s Frizlix`),
      person: { id: name, name: userText(name) },
    }))
    return { ...chain, stages: chain.stages.map((one) => ({ ...one, by: one.fastest ? party : [] })) }
  }
  const { stages: bosses } = withParty(summariesOfRaidsWithBossPlayer)
  return { ...withParty(summariesOfRaidsWithoutBossPlayer), bosses, decks: 'collection' }
}

/** Returns the contents of one picture of each kind, for previews. */
export function samplePictures(): Record<string, PictureContents> {
  const combat = bestMoment(
    { seed: 3, seats: 3, most: 500 },
    (table) => (table.combat?.defender ? 20 : 0) + cardsInPlay(table),
  )
  const chain = bestMoment(
    { seed: 4, seats: 2, most: 500 },
    (table) => 10 * table.chain.length + cardsInPlay(table),
  )
  return {
    'board-combat': boardPictureContents(combat.raid, combat.view, 'dark'),
    'board-chain': boardPictureContents(chain.raid, chain.view, 'light'),
    'board-crowded': crowdedBoard(),
    'live-ten': tenCardBoard(),
    'live-combat': { ...boardPictureContents(combat.raid, combat.view, 'dark'), kind: 'live' },
    'live-chain': { ...boardPictureContents(chain.raid, chain.view, 'light'), kind: 'live' },
    'live-crowded': { ...crowdedBoard(), kind: 'live' },
    hand: sampleHand(),
    'hand-light': sampleHand('light'),
    'hand-desktop': sampleHand('dark', 'desktop'),
    'pack-card': cardFacePictureContentsWithMark(
      cardWithId('CD2-R9'),
      { use: 'play', text: 'new · fits the deck' },
      'dark',
    ),
    'card-ability': cardFacePictureContents(cardWithId('CD2-R9'), 'dark'),
    'card-hero': cardFacePictureContents(cardWithId('DDD-4'), 'light'),
    'card-ally': cardFacePictureContents(cardWithId('DSM-9'), 'dark'),
    'card-weapon': cardFacePictureContents(cardWithId('DTP-40'), 'dark'),
    summary: raidSummaryPictureContents(combat.raid, 'Vanessa VanCleef', sampleSummary, 'dark'),
    sheet: sheetPictureContents(sheetWithLongTexts),
    campaign: campaignPictureContents(
      campaignAfterRuns(
        createWonRun('deadmines', 'novice', 12),
        createWonRun('black-temple', 'standard', 58),
      ),
    ),
  }
}
