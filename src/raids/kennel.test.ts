/**
 * A raid that consists only of a description: a Boss player between two raiders, with special phases and decks, two
 * Bosses of whom the second replaces the first, and another turn for the raiders. Only this file knows the raid.
 */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkBonus,
  destroy,
  each,
  hero,
  numberedCardsOfSet,
  ongoing,
  opposing,
  pay,
  putToken,
  target,
  token,
  you,
  yourHero,
} from '../cards/builders.ts'
import {
  applyInput,
  type Game,
  type GameEvent,
  isRefusal,
  objectById,
  playerInSeat,
  type RaidWithLair,
  randomPicks,
  registerRaid,
  type Setup,
  seatOfLairPlayer,
  startGame,
  type TurnStepAct,
  viewFor,
} from '../engine/index.ts'
import {
  actAddingTopCardToChain,
  actDrawingCards,
  actionStep,
  actPlacingTopCardFaceDown,
  applyAtoms,
  buildTurnSteps,
  drawStep,
  endStep,
  inPlayStateOf,
  randomBelow,
  readyStep,
  wrapUpStep,
} from '../engine/internals.ts'
import { registerScenarioCards } from '../scenarios/mutant.ts'
import { Story } from '../scenarios/scenario.ts'
import { userText } from '../texts/user-text.ts'

/** Puts the top Bone face up into the row of Bones. This is an act that only this raid has. */
const layBone: TurnStepAct = (game, seat) => {
  const object = playerInSeat(game, seat).decks?.bones?.deck.at(-1)
  if (object !== undefined)
    applyAtoms(game, [
      { atom: 'move', object, to: 'play', why: 'entered', enter: { under: seat, row: 'bones' } },
    ])
  return undefined
}

const whelp = token('Whelp', { melee: 1, health: 1 })
const cards = numberedCardsOfSet('OWN', {
  1: hero('Old Fang', { melee: 2, health: 15 }, 'Hound, Boss 1', pay(9).to(putToken(whelp))),
  2: hero('Last Fang', { fire: 3, health: 15 }, 'Hound, Boss 2'),
  3: ability('Howl', { cost: 5 }, '', yourHero.deals(1, 'fire').to(each(opposing.hero))),
  4: ability('Bark', { cost: 0 }, '', yourHero.deals(2, 'fire').to(each(opposing.hero))),
  5: ally('Hound', { cost: 1, melee: 1, health: 2 }, 'Hound'),
  6: ally('Mastiff', { cost: 2, melee: 2, health: 2 }, 'Hound'),
  7: hero('Hunter', { melee: 2, health: 16, faction: 'Horde' }, 'Orc'),
  8: ally('Tracker', { cost: 0, melee: 2, health: 2 }, 'Orc, Ferocity'),
  9: ability('Old Bone', { cost: 0 }, '', ongoing(yourHero.has(atkBonus(1)))),
  10: ability('Clean Up', { cost: 0 }, '', destroy(each(any.ability)), you.draw(1)),
  11: ability('Dig Up', { cost: 0 }, '', destroy(target(any.ability))),
})
const [OLD_FANG, LAST_FANG, HOWL, BARK, HOUND, MASTIFF] = cards.map(({ id }) => id)
const WHELP = 'OWN-1@powers.0.effect.token'
const own = (id: string | undefined): string => id ?? ''

/** Counts how often the card Howl was played. Only this raid has this rule. */
function countHowls(game: Game, events: readonly GameEvent[]): void {
  for (const event of events)
    if (event.kind === 'moved' && event.to === 'chain' && event.card === HOWL)
      game.registers.tally.howls = (game.registers.tally.howls ?? 0) + 1
}

const stageOf = (game: Game): number =>
  objectById(game, game.players[seatOfLairPlayer(game)]?.hero ?? 0).card === LAST_FANG ? 2 : 1

const kennel: RaidWithLair = {
  name: 'kennel',
  seats: { least: 2, most: 2, oneFaction: true },
  modes: [
    { name: 'standard', first: 'raider' },
    { name: 'whole pack', first: 'lair', decks: { pack: { cards: Array(4).fill(own(MASTIFF)) } } },
  ],
  turn: buildTurnSteps({
    start: [readyStep, { step: 'draw', does: { draw: actDrawingCards(1) }, free: 'instants' }],
    action: [actionStep],
    end: [endStep, wrapUpStep],
  }),
  lair: {
    title: 'The Kennel',
    sits: 1,
    boss: true,
    hero: own(OLD_FANG),
    bosses: { cards: [own(OLD_FANG), own(LAST_FANG)], fallen: 'swapped' },
    beside: [WHELP, own(HOUND)],
    deck: Array(12).fill(own(HOUND)),
    decks: {
      events: { cards: [own(HOWL), own(BARK)], stacked: true },
      bones: { cards: ['OWN-9', 'OWN-9'] },
      pack: { cards: [own(HOUND), own(MASTIFF), own(HOUND), own(HOUND)], some: 2 },
    },
    rows: { bones: { pays: true } },
    rules: [{ kind: 'outOfReach', what: { row: 'bones' } }],
    hand: { opening: 3, most: 4, kept: true },
    achievements: [],
    turn: buildTurnSteps({
      start: [readyStep, { ...drawStep, does: { draw: actDrawingCards(stageOf) } }],
      event: [{ step: 'event', does: { event: actAddingTopCardToChain('events') }, free: 'instants' }],
      bones: [{ step: 'bone', does: { bone: layBone }, free: 'instants' }],
      pack: [{ step: 'pack', does: { pack: actPlacingTopCardFaceDown('pack') }, free: 'instants' }],
      action: [actionStep],
      end: [endStep, wrapUpStep],
    }),
  },
  keeps: [countHowls],
}
registerRaid(kennel)

const setup = (mode: string, of = 'OWN-8'): Setup => ({
  raid: 'kennel',
  mode,
  cards: registerScenarioCards(cards),
  seats: ['Anna', 'Bert'].map((name) => ({ name: userText(name), hero: 'OWN-7', deck: Array(20).fill(of) })),
  boss: userText('Ben'),
  everyWindow: true,
})

/** Begins a story after the opening hands. Every player is asked in every window. */
const begun = (mode: string, of?: string): Story => {
  const story = new Story(startGame(setup(mode, of), 1).game)
  story.pick('keep')
  story.pick('keep')
  return story
}

/** Begins a story in the Boss player's first turn, at the first decision in the step of that name. */
const lairIn = (step: string, of?: string): Story => {
  const story = begun('whole pack', of)
  return story.passUntil(() => story.game.turn.step === step)
}

describe('the seats and their cards', () => {
  test('the Boss player sits between the raiders, with special cards in play and in hand, and no mulligan', () => {
    const { game } = startGame(setup('standard'), 1)
    expect(game.players.map(({ name, side }) => [name, side])).toEqual([
      ['Anna', 'raiders'],
      ['Ben', 'lair'],
      ['Bert', 'raiders'],
    ])
    const story = new Story(game)
    expect(story.party('Ben')).toEqual(['Old Fang', 'Whelp', 'Hound'])
    expect(story.object('Whelp').token).toBe(true)
    expect(story.cards('Ben', 'hand')).toHaveLength(3)
    expect(story.decision).toMatchObject({ kind: 'mulligan', seat: 2 })
    story.pick('keep')
    expect(story.decision).toMatchObject({ kind: 'mulligan', seat: 0 })
    story.pick('keep')
    expect(story.game.turn.player).toBe(2)
  })

  const decksOf = (mode: string, seed = 1) => {
    const { turn, players, objects } = startGame(setup(mode), seed).game
    const { events, pack } = players[1]?.decks ?? {}
    return [turn.player, ...[events, pack].map((pile) => pile?.deck.map((id) => objects[id]?.card))]
  }

  test('a mode defines who begins and which decks are used, each in its order', () => {
    expect(decksOf('standard').slice(0, 2)).toEqual([2, [BARK, HOWL]])
    expect(decksOf('whole pack')).toEqual([1, [BARK, HOWL], Array(4).fill(MASTIFF)])
  })

  test('a deck can take some of its cards at random', () => {
    const packs = Array.from({ length: 20 }, (_, seed) => `${decksOf('standard', seed)[2]}`)
    const found = new Set(packs.map((pack) => pack.split(',').sort().join()))
    expect([...found].sort()).toEqual([`${HOUND},${HOUND}`, `${HOUND},${MASTIFF}`])
  })

  test('the setup demands heroes of one faction, and a player for the lair', () => {
    const [anna] = setup('standard').seats
    const alliance = { name: userText('Bert'), hero: 'CD2-P1', deck: [] }
    const { boss: _, ...unplayed } = setup('standard')
    expect(() =>
      startGame({ ...setup('standard'), seats: [anna, alliance].flatMap((one) => one ?? []) }, 1),
    ).toThrow('Alliance and Horde')
    expect(() => startGame(unplayed, 1)).toThrow('Somebody must play the Boss')
  })
})

describe('turns', () => {
  test('a raider draws even in the first turn if the raid says so, but the Boss player doesn’t', () => {
    const story = begun('standard')
    story.passUntil(() => story.game.turn.step === 'action')
    expect(story.cards('Bert', 'hand')).toHaveLength(8)
    expect(lairIn('event').cards('Ben', 'hand')).toHaveLength(3)
    story.waitsFor('Bert')
  })

  test('a phase plays an event from a separate deck, everybody may respond, and nothing else may be done', () => {
    const story = lairIn('event')
    expect(story.game.turn).toMatchObject({ phase: 'event', player: 1 })
    expect([story.chain, story.offers]).toEqual([['Howl'], ['pass']])
    story.resolveAll()
    expect([story.damage('Anna'), story.damage('Bert')]).toEqual([1, 1])
    const { events } = story.game.players[1]?.decks ?? {}
    expect([events?.deck.length, events?.graveyard.length]).toEqual([1, 1])
    expect(story.cards('Ben', 'graveyard')).toEqual([])
    story.waitsFor('Ben')
  })

  test('a phase turns a card of another deck into a resource, at which its player may not look', () => {
    const story = lairIn('pack')
    expect(story.resources('Ben')).toMatchObject({ ready: 1, total: 1 })
    expect(viewFor(story.game, 1).seats[1]?.resources.cards).toMatchObject([{ card: '', faceDown: true }])
    expect(story.offers).toEqual(['pass'])
    story.waitsFor('Ben')
  })

  test('his action phase is ordinary, except that he places no resource', () => {
    const story = lairIn('action')
    const kinds = new Set(story.decision?.options.map(({ kind }) => kind))
    expect([...kinds]).toEqual(['pass', 'play', 'attack'])
    story.waitsFor('Ben')
  })

  test('the steps come in their order', () => {
    const story = lairIn('end')
    const steps = story.eventsOfKind('stepStarted').map(({ step }) => step)
    expect(steps).toEqual(['event', 'bone', 'pack', 'action', 'end'])
    story.waitsFor('Ben')
  })

  test('he draws a number of cards that depends on the stage', () => {
    const story = wounded(lairIn('action'), 15)
    const drawn = () =>
      story.eventsOfKind('moved').filter(({ why, seat }) => why === 'drawn' && seat === 1).length
    expect(drawn()).toBe(0)
    goOn(story, () => story.game.turn.number === 4 && story.game.turn.step === 'event')
    expect(drawn()).toBe(2)
    story.waitsFor('Ben')
  })
})

describe('a separate row', () => {
  /** Returns the number of the Boss player's cards that are ready to pay with. */
  const readyToPay = (story: Story) =>
    story.game.play.filter((id) => {
      const { row, controller, exhausted } = inPlayStateOf(story.game, id)
      return (row === 'resource' || row === 'bones') && controller === 1 && !exhausted
    }).length
  const bonesOf = (story: Story) => viewFor(story.game, 0).seats[1]?.rows?.bones?.map(({ name }) => name)

  test('its cards are in play with their powers, and pay like resources, but aren’t resources', () => {
    const story = lairIn('action')
    expect([bonesOf(story), story.atk('Old Fang')]).toEqual([['Old Bone'], 3])
    expect([story.resources('Ben').total, readyToPay(story)]).toEqual([1, 2])
    story.raider('Ben').plays('Hound')
    story.resolve()
    story.raider('Ben').plays('Hound')
    expect([story.exhausted('Old Bone'), readyToPay(story)]).toEqual([true, 0])
    story.waitsFor('Ben')
  })

  test.each(['OWN-10', 'OWN-11'])('opponents can’t affect them (%s)', (of) => {
    const story = lairIn('end', of)
    goOn(story, () => story.game.turn.player === 2 && story.game.turn.step === 'action')
    const [card = ''] = new Set(story.cards('Bert', 'hand'))
    expect(story.offers.some((offer) => offer === 'play Dig Up')).toBe(false)
    if (card === 'Clean Up') story.raider('Bert').plays(card)
    story.resolveAll()
    expect(bonesOf(story)).toEqual(['Old Bone'])
    story.waitsFor('Bert')
  })
})

/** Plays on without actions, and discards when hands are too large. */
function goOn(story: Story, enough: () => boolean): void {
  for (story.idleUntil(enough); !enough(); story.idleUntil(enough)) {
    const { options = [], min = 0 } = story.decision ?? {}
    story.pick(...options.slice(0, min).map(({ id }) => id))
  }
}

/** Puts this much damage on the Boss player's hero. */
function wounded(story: Story, damage: number): Story {
  const object = story.game.players[1]?.hero ?? 0
  story.input({
    kind: 'adjust',
    seat: 1,
    change: { kind: 'damage', object, damage },
    reason: userText('for the story'),
  })
  return story
}

describe('the end of a Boss', () => {
  test('with fatal damage the next one takes its place, ready or exhausted as the old one, with its attachments and counters', () => {
    const story = lairIn('action')
    story.raider('Ben').proposes('Old Fang', 'Anna')
    story.fight()
    wounded(story, 15)
    expect([story.party('Ben')[0], story.damage('Last Fang'), story.exhausted('Last Fang')]).toEqual([
      'Last Fang',
      0,
      true,
    ])
    expect(story.eventsOfKind('swapped')).toMatchObject([
      { from: OLD_FANG, card: LAST_FANG, exhausted: true },
    ])
    expect(story.eventsOfKind('lost')).toEqual([])
    story.waitsFor('Ben')
  })

  test('with fatal damage on the last one he has lost', () => {
    const story = wounded(wounded(lairIn('action'), 15), 15)
    expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 1, why: 'destroyed' }])
    story.isOver('raiders')
  })
})

test('whole random raids end, either side wins some, and every rule of the raid occurs', () => {
  const met = new Set<string>()
  for (let seed = 1; seed <= 30; seed++) for (const one of playOut(seed)) met.add(one)
  expect([...met].sort()).toEqual(['Bark', 'Howl', 'lair', 'pack', 'raiders', 'swapped'])
})

/** The occurrences in a random raid: its events, a resource of the pack, a swap, and the winner. */
function playOut(seed: number): string[] {
  const { game, events } = startGame(setup(seed % 2 ? 'standard' : 'whole pack'), seed)
  const met: string[] = []
  for (let answers = 0; game.decision && answers < 5000; answers++) {
    const { id: decision, seat } = game.decision
    const picks = randomPicks(game.decision, (n) => randomBelow(game, n))
    const told = applyInput(game, { kind: 'answer', decision, seat, picks })
    if (isRefusal(told)) throw new Error(told.why)
    events.push(...told)
  }
  for (const event of events) {
    if (event.kind === 'swapped') met.push(event.kind)
    if (event.kind === 'played' && (event.card === HOWL || event.card === BARK))
      met.push(event.card === HOWL ? 'Howl' : 'Bark')
    if (event.kind === 'moved' && event.seat === 1 && event.to === 'play' && event.faceDown) met.push('pack')
  }
  if (!game.outcome) throw new Error(`raid ${seed} is not over`)
  return game.outcome.kind === 'won' ? [...met, game.outcome.side] : met
}
