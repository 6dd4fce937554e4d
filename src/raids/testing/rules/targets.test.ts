/** Powers (700–702), targets (706), what is chosen as a link is added (707.1c–d), Empower (glossary). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  always,
  anotherTarget,
  anotherTargetPlayer,
  any,
  armor,
  basic,
  becomesTargeted,
  cardsOf,
  completed,
  couldTarget,
  destroy,
  exhaust,
  friends,
  heroOf,
  interrupt,
  magnet,
  oncePerTurn,
  opponents,
  opposing,
  pay,
  played,
  powerUsed,
  quest,
  randomTarget,
  self,
  someTargets,
  target,
  targetPlayer,
  targets,
  upTo,
  usableBy,
  when,
  x,
  you,
  yourHero,
} from '../../../cards/builders.ts'
import { costExamples } from '../examples/costs.ts'
import { type Story, scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'
const PIRATE = 'Defias Pirate'
const character = any.heroOrAlly
const burns = (n: number, whom: Parameters<ReturnType<typeof yourHero.deals>['to']>[0]) =>
  yourHero.deals(n, 'fire').to(whom)

const cards = [
  ...costExamples,
  ...cardsOf('OWN', {
    Pair: ability('Pair', { cost: 0 }, '', burns(2, target(any.ally)), burns(1, anotherTarget(any.ally))),
    Split: ability(
      'Split',
      { cost: 0 },
      '',
      yourHero.dealsDivided(4, 'fire').among(someTargets(1, 3, character)),
    ),
    Salve: ability('Salve', { cost: 0 }, '', yourHero.healsDivided(3).from(someTargets(1, 3, character))),
    Volley: ability('Volley', { cost: 0, costHasX: true }, '', burns(1, targets(x, any.ally))),
    Wild: ability('Wild', { cost: 0 }, '', burns(1, randomTarget(opposing.ally))),
    Two: ability(
      'Two',
      { cost: 0 },
      '',
      you.chooseSome(2, burns(1, target(character)), you.draw(1), destroy(target(any.weapon))),
    ),
    Foe: ability('Foe', { cost: 0 }, '', opponents.chooseOne(you.draw(1), you.draw(2))),
    Gift: ability('Gift', { cost: 0 }, '', targetPlayer.draw(1), anotherTargetPlayer.draw(2)),
    Lure: ally('Lure', { cost: 1, melee: 1, health: 9 }, 'Ogre', always(self.has(magnet))),
    Lure2: ally('Lure Two', { cost: 1, melee: 1, health: 9 }, 'Ogre', always(self.has(magnet))),
    Bolt: ability('Bolt', { cost: 0 }, '', burns(1, target(character))),
    Both: ability('Both', { cost: 0 }, '', burns(1, targets(2, character))),
    Maybe: ability('Maybe', { cost: 0 }, '', burns(1, upTo(2, character))),
    Ward: ability(
      'Ward',
      { cost: 0, instant: true },
      '',
      interrupt(target(couldTarget(heroOf(you), any.ability), 'chain')),
    ),
    Slow: ally('Slow', { cost: 1, melee: 1, health: 1 }, 'Human', basic(pay(0).to(you.draw(1)))),
    Open: ally(
      'Open',
      { cost: 1, melee: 1, health: 1 },
      'Human',
      usableBy(friends, oncePerTurn(pay(0).to(you.draw(1)))),
    ),
    Watch: ally(
      'Watch',
      { cost: 1, melee: 1, health: 9 },
      'Human',
      when(played(any.ability, you), burns(1, heroOf(you))),
      when(powerUsed(any.card, you), burns(2, heroOf(you))),
      when(completed(any.card, you), burns(3, heroOf(you))),
      when(becomesTargeted(self), burns(5, heroOf(you))),
    ),
    Brave: ability('Brave', { cost: 0, instant: true }, '', exhaust(target(any.ally))),
    Bulwark: armor('Bulwark', { cost: 1, def: 0 }, 'Shield, Off-Hand (1)'),
    Errand: quest('Errand', 0, {}, you.draw(1)),
  }),
]

const table = (anna: object, more: object = {}, dungeon: object = { play: [OAF, PIRATE] }): Story =>
  scenario({ cards, raiders: { Anna: anna, ...more }, dungeon })

describe('payment powers (701)', () => {
  test('(701.4) Elder Moorf once per turn, even if interrupted; a second Moorf is a different card', () => {
    const story = table(
      { play: ['Elder Moorf', 'Brigg'], hand: ['Elder Moorf', 'Gurzuk'], resources: 5 },
      { Bert: { hand: ['Prey on the Weak'], resources: 2 } },
    )
    const anna = story.raider('Anna').uses('Elder Moorf', { on: 'Brigg' })
    anna.passes()
    story.raider('Bert').plays('Prey on the Weak', { on: 'Brigg' })
    story.resolveAll()
    expect(story.told('interrupted')).toMatchObject([{ byGame: true }])
    expect(anna.may('power Elder Moorf')).toBe(false)
    anna.plays('Elder Moorf')
    story.resolve()
    anna.uses('Elder Moorf#2', { on: 'Elder Moorf' })
    story.resolve()
    expect(story.atk('Elder Moorf')).toBe(3)
    expect(anna.may('power Elder Moorf')).toBe(false)
    story.waitsFor('Anna')
  })

  test('and once again on the next turn', () => {
    const story = table({ play: ['Elder Moorf'], hand: ['Gurzuk'], resources: 1 })
    story.raider('Anna').uses('Elder Moorf', { on: 'Elder Moorf' })
    story.turnOf('Anna')
    expect(story.raider('Anna').may('power Elder Moorf')).toBe(true)
    story.waitsFor('Anna')
  })

  test('(701.4a) a power that was lost and returns is the same power, used up as before', () => {
    const story = table({
      play: ['Elder Moorf'],
      hand: ['Polymorph', 'Gurzuk', 'Juggernaut'],
      resources: 5,
    })
    const anna = story.raider('Anna').uses('Elder Moorf', { on: 'Elder Moorf' })
    story.resolve()
    anna.plays('Polymorph', { on: 'Elder Moorf' })
    story.resolve()
    expect(anna.may('attack Elder Moorf')).toBe(false)
    expect(anna.may('power Elder Moorf')).toBe(false)
    story.waitsFor('Anna')
  })

  test('a card that has lost its powers uses none and has no keywords (700.3)', () => {
    const story = table({
      play: ['Elder Moorf', 'Drizzie Steelslam', { card: 'Polymorph', on: 'Elder Moorf' }],
      hand: ['Gurzuk', 'Polymorph'],
      resources: 3,
    })
    const anna = story.raider('Anna')
    expect(anna.may('power Elder Moorf')).toBe(false)
    expect(story.has('Drizzie Steelslam', 'protector')).toBe(1)
    anna.plays('Polymorph', { on: 'Drizzie Steelslam' })
    story.resolve()
    expect(story.has('Drizzie Steelslam', 'protector')).toBe(0)
    story.waitsFor('Anna')
  })

  test('a basic power only in your action phase with an empty chain (701.1a)', () => {
    const story = table({ play: ['Slow'], hand: ['Gouge', 'Brave'], resources: 1 })
    const anna = story.raider('Anna')
    expect(anna.may('power Slow')).toBe(true)
    anna.plays('Brave', { on: 'Slow' })
    expect(anna.may('power Slow')).toBe(false)
    story.resolve()
    expect(anna.may('power Slow')).toBe(true)
    story.waitsFor('Anna')
  })

  test('a power for friendly players: its user controls the effect (701.2)', () => {
    const story = table({ hand: ['Gouge'] }, { Bert: { play: ['Open'] } })
    const anna = story.raider('Anna').uses('Open')
    story.passUntil(() => story.chain.length === 0)
    expect(story.cards('Anna', 'hand')).toHaveLength(2)
    expect(anna.may('power Open')).toBe(false)
    story.waitsFor('Anna')
  })

  test('(706.1c) Face Smash: the second target is chosen as the power is used', () => {
    const story = table({ hand: ['Face Smash', 'Gurzuk'], play: ['Brigg'], resources: 4 })
    const anna = story.raider('Anna').plays('Face Smash', { on: 'Brigg' })
    story.resolve()
    anna.uses('Brigg', { on: OAF })
    expect(story.exhausted('Brigg')).toBe(true)
    story.resolve()
    expect(story.cards('Dungeon', 'graveyard')).toEqual([OAF])
    story.waitsFor('Anna')
  })

  test('an activated power of an ally needs it to be settled, a given one too (701.3)', () => {
    const story = table({ hand: ['Face Smash', 'Brigg', 'Gurzuk'], resources: 5 })
    const anna = story.raider('Anna').plays('Brigg')
    story.resolve()
    anna.plays('Face Smash', { on: 'Brigg' })
    story.resolve()
    expect(anna.may('power Brigg')).toBe(false)
    story.waitsFor('Anna')
  })
})

describe('targets (706)', () => {
  test('(706.1b) Ranthus Adler can target allies in play only', () => {
    const story = table({
      play: ['Ranthus Adler', 'Brigg'],
      graveyard: ['Zulanji'],
      hand: ['Gurzuk'],
      resources: 1,
    })
    story.raider('Anna').uses('Ranthus Adler')
    expect(story.offers).toEqual(expect.arrayContaining(['Brigg', OAF]))
    expect(story.offers).not.toContain('Zulanji')
    story.raider('Anna').answers('Brigg')
    expect(story.cards('Anna', 'graveyard')).toContain('Ranthus Adler')
    story.resolve()
    expect(story.cards('Anna', 'hand')).toContain('Brigg')
    story.waitsFor('Anna')
  })

  test('"another target" is none that was chosen before, and must be there at all (706.1)', () => {
    const story = table({ hand: ['Pair', 'Gurzuk'] })
    story.raider('Anna').plays('Pair').answers(OAF)
    expect(story.offers).toEqual([PIRATE])
    story.raider('Anna').answers(PIRATE)
    story.resolve()
    expect([story.damage(OAF), story.cards('Dungeon', 'graveyard')]).toEqual([2, [PIRATE]])
    story.waitsFor('Anna')
  })

  test('with one ally in play it can’t be played', () => {
    const story = table({ hand: ['Pair'] }, {}, { play: [OAF] })
    expect(story.raider('Anna').may('play Pair')).toBe(false)
    story.waitsFor('Anna')
  })

  test('another target player is another player', () => {
    const story = table({ hand: ['Gift', 'Gurzuk'] }, { Bert: {} })
    story.raider('Anna').plays('Gift').answers('Bert')
    expect(story.offers).toEqual(['Anna', 'Dungeon'])
    story.raider('Anna').answers('Anna')
    story.resolve()
    expect([story.cards('Bert', 'hand').length, story.cards('Anna', 'hand').length]).toEqual([1, 3])
    story.waitsFor('Anna')
  })

  test('(706.2) Spell Reflection does not turn a Judgement of Wisdom on its controller’s hero', () => {
    const story = scenario({
      cards,
      raiders: { Anna: { hand: ['Spell Reflection', 'Gurzuk'], play: ['Bulwark'] } },
      dungeon: { deck: ['Judgement of Wisdom'] },
      turn: 'Dungeon',
    })
    expect(story.chain).toEqual(['Judgement of Wisdom'])
    story.raider('Anna').plays('Spell Reflection')
    expect(story.told('exhausted', story.latest)[0]).toMatchObject({ card: 'OWN-Bulwark' })
    expect(story.told('resolved', story.latest)[0]).toMatchObject({ card: 'EX-costs-10' })
    expect(story.host('Judgement of Wisdom')).toBe('Anna')
    story.waitsFor('Anna')
  })

  test('but it turns what may be aimed at any character (706.2)', () => {
    const story = table(
      { hand: ['Rend', 'Gurzuk'], resources: 1 },
      { Bert: { hand: ['Spell Reflection'], play: ['Bulwark'] } },
    )
    story.raider('Anna').plays('Rend', { on: 'Bert' })
    story.raider('Bert').plays('Spell Reflection')
    story.resolveAll()
    expect(story.told('retargeted')).toHaveLength(1)
    expect(story.host('Rend')).toBe('Anna')
    story.waitsFor('Anna')
  })

  test('(707.1f) Shield Bash pays with a Shield; what it interrupts is chosen as it resolves', () => {
    const story = table(
      { hand: ['Rend', 'Gurzuk'], resources: 1 },
      { Bert: { hand: ['Shield Bash'], play: ['Bulwark'] } },
    )
    story.raider('Anna').plays('Rend', { on: OAF })
    story.raider('Bert').plays('Shield Bash', { on: 'Anna' })
    expect([story.exhausted('Bulwark'), story.chain]).toEqual([true, ['Rend', 'Shield Bash']])
    story.resolve()
    expect(story.decision).toMatchObject({ kind: 'choose', min: 0, max: 1 })
    story.raider('Bert').answers('Rend')
    expect([story.damage('Anna'), story.cards('Anna', 'graveyard')]).toEqual([1, ['Rend']])
    story.waitsFor('Anna')
  })

  test('if it targeted an ally, it interrupts nothing (706.3)', () => {
    const story = table(
      { hand: ['Rend', 'Gurzuk'], resources: 1 },
      { Bert: { hand: ['Shield Bash'], play: ['Bulwark'] } },
    )
    story.raider('Anna').plays('Rend', { on: OAF })
    story.raider('Bert').plays('Shield Bash', { on: PIRATE })
    story.resolveAll()
    expect(story.host('Rend')).toBe(OAF)
    story.waitsFor('Anna')
  })

  test('a card is asked whether it could target another, were it added now (706.6)', () => {
    const story = table(
      { hand: ['Rend', 'Dismantle', 'Gurzuk'], play: ['Bulwark'], resources: 3 },
      { Bert: { hand: ['Ward'] } },
    )
    const anna = story.raider('Anna').plays('Dismantle', { on: 'Bulwark' }).passes()
    expect(story.told('resolved')).toHaveLength(1)
    anna.plays('Rend', { on: OAF })
    story.raider('Bert').plays('Ward', { on: 'Rend' })
    story.resolveAll()
    expect(story.cards('Anna', 'graveyard')).toContain('Rend')
    story.waitsFor('Anna')
  })

  test('random targets come from those that are possible (706.5)', () => {
    const story = table({ hand: ['Wild', 'Gurzuk'] }, {}, { play: ['Defias Watcher', OAF] })
    story
      .luckily(() => story.told('played')[0]?.targets[0] === story.find(OAF))
      .raider('Anna')
      .plays('Wild')
    story.resolve()
    expect(story.damage(OAF)).toBe(1)
    story.waitsFor('Anna')
  })
})

describe('magnets (706.4)', () => {
  const lured = { play: ['Lure', OAF] }

  test('must be targeted if they can be', () => {
    const story = table({ hand: ['Bolt', 'Gurzuk'] }, {}, lured)
    story.raider('Anna').plays('Bolt')
    expect(story.offers).toEqual(['Lure'])
    story.raider('Anna').answers('Lure')
    story.waitsFor('Anna')
  })

  test('one of several targets must be one; zero of "up to" avoids it', () => {
    const story = table({ hand: ['Both', 'Maybe', 'Gurzuk'] }, {}, lured)
    const anna = story.raider('Anna').plays('Both')
    const answer = (...names: string[]) => {
      const picks = names.map((name) => `o${story.find(name)}`)
      const { id = 0, seat = 0 } = story.decision ?? {}
      return story.refusal({ kind: 'answer', decision: id, seat, picks })
    }
    expect([answer(OAF, 'Anna'), answer(OAF, 'Lure')]).toEqual(['notOffered', null])
    anna.answers('back').plays('Maybe')
    expect([answer(OAF), answer(), answer('Lure', OAF)]).toEqual(['notOffered', null, null])
    story.waitsFor('Anna', 'target')
  })

  test('of two as many as possible; two targets can take both', () => {
    const story = table({ hand: ['Both', 'Pair', 'Gurzuk'] }, {}, { play: ['Lure', 'Lure Two', OAF] })
    const anna = story.raider('Anna').plays('Both')
    expect(story.decision?.must).toMatchObject({ least: 2 })
    anna.answers('back').plays('Pair')
    expect(story.offers).toEqual(['Lure', 'Lure Two'])
    anna.answers('Lure Two')
    expect(story.offers).toEqual(['Lure'])
    anna.answers('Lure')
    story.waitsFor('Anna')
  })

  test('X may be chosen so that there is no target, and random targets are magnets first (706.5)', () => {
    const story = table({ hand: ['Volley', 'Wild', 'Gurzuk'], resources: 1 }, {}, lured)
    const anna = story.raider('Anna').plays('Volley').answers('x=0')
    story.resolve()
    anna.plays('Wild')
    story.resolve()
    expect([story.damage('Lure'), story.damage(OAF)]).toEqual([1, 0])
    story.waitsFor('Anna')
  })

  test('they pull only the links of opponents', () => {
    const story = table({ hand: ['Bolt', 'Gurzuk'], play: ['Lure'] }, {})
    story.raider('Anna').plays('Bolt')
    expect(story.offers).toContain(OAF)
    story.waitsFor('Anna', 'target')
  })
})

describe('choosing as a link is added (707.1)', () => {
  test('X targets: as many as X, and no X without enough of them (707.1b, 707.1d)', () => {
    const story = table({ hand: ['Volley', 'Gurzuk'], resources: 7 })
    story.raider('Anna').plays('Volley')
    expect(story.decision?.amounts).toEqual({ min: 0, max: 2 })
    story.raider('Anna').answers('x=2').answers(OAF, PIRATE)
    story.passUntil(() => story.chain.length === 0)
    expect([story.damage(OAF), story.cards('Dungeon', 'graveyard')]).toEqual([1, [PIRATE]])
    story.waitsFor('Anna')
  })

  test('divided damage: each target at least 1, all of it, and what an illegal target loses is lost (707.1d, 709.2c)', () => {
    const story = table({ hand: ['Split', 'Prey on the Weak', 'Gurzuk'], resources: 2 })
    const anna = story.raider('Anna').plays('Split').answers(OAF, PIRATE, 'Dungeon')
    expect(story.decision).toMatchObject({
      kind: 'divide',
      min: 3,
      max: 3,
      amounts: { min: 1, max: 4, sum: 4 },
    })
    const [a, b, c] = story.decision?.options.map((option) => option.id) ?? []
    const refused = (picks: string[]) =>
      story.refusal({ kind: 'answer', decision: story.decision?.id ?? 0, seat: 0, picks })
    expect(refused([`${a}=2`, `${b}=2`, `${c}=0`])).toBe('count')
    expect(refused([`${a}=2`, `${b}=2`, `${c}=1`])).toBe('count')
    anna.answers(`${OAF}=2`, `${PIRATE}=1`, 'Dungeon=1')
    anna.plays('Prey on the Weak', { on: PIRATE })
    story.resolveAll()
    expect([story.damage(OAF), story.damage('Dungeon')]).toEqual([2, 1])
    story.waitsFor('Anna')
  })

  test('one target gets all; not more targets than there is to divide', () => {
    const story = table({
      hand: ['Split', 'Salve', 'Gurzuk'],
      play: [{ card: 'Brigg', damage: 1 }],
      damage: 5,
    })
    const anna = story.raider('Anna').plays('Split').answers(OAF)
    story.resolve()
    expect(story.damage(OAF)).toBe(4)
    anna.plays('Salve').answers('Anna', 'Brigg').answers('Anna=2', 'Brigg=1')
    story.resolve()
    expect([story.damage('Anna'), story.damage('Brigg')]).toEqual([3, 0])
    story.waitsFor('Anna')
  })

  test('two of three modes, never one twice; targets only for those (707.1c–d)', () => {
    const story = table({ hand: ['Two', 'Gurzuk'] })
    const anna = story.raider('Anna').plays('Two')
    expect(story.decision).toMatchObject({
      kind: 'mode',
      min: 2,
      max: 2,
      options: [{ mode: 0 }, { mode: 1 }],
    })
    anna.answers('m1', 'm0').answers(OAF)
    story.resolve()
    expect([story.damage(OAF), story.cards('Anna', 'hand').length]).toEqual([1, 2])
    story.waitsFor('Anna')
  })
})

describe('Empower (glossary)', () => {
  const WARLOCK = 'Nobody in Particular'

  test('Amano’s power needs another Paladin as he enters play and as it resolves', () => {
    const story = table({
      hand: ['Amano, Herald of the Sun', 'Gurzuk', 'Prey on the Weak'],
      play: ['Tyrennius Scatheblade'],
      resources: 6,
    })
    const anna = story.raider('Anna').plays('Amano, Herald of the Sun')
    story.passUntil(() => story.isInPlay('Amano, Herald of the Sun'))
    expect(story.chain).toEqual(['Amano, Herald of the Sun'])
    anna.plays('Prey on the Weak', { on: 'Tyrennius Scatheblade' })
    story.resolveAll()
    expect(story.told('interrupted')).toMatchObject([{ byGame: true }])
    story.waitsFor('Anna')
  })

  test('and then each cheap ally gains its own ATK', () => {
    const story = table({
      hand: ['Amano, Herald of the Sun', 'Gurzuk'],
      play: ['Tyrennius Scatheblade', 'Gurzuk', 'Zulanji'],
      resources: 4,
    })
    story.raider('Anna').plays('Amano, Herald of the Sun')
    story.resolveAll()
    expect(['Tyrennius Scatheblade', 'Zulanji', 'Gurzuk'].map((name) => story.atk(name))).toEqual([6, 8, 2])
    story.waitsFor('Anna')
  })

  test('Fear and Loathing with a Warlock only: the Hunter’s target isn’t chosen', () => {
    const story = table({ hand: ['Fear and Loathing', 'Gurzuk'], play: [WARLOCK], resources: 3 })
    story.raider('Anna').plays('Fear and Loathing', { on: OAF })
    expect(story.chain).toEqual([])
    expect(story.isInPlay(OAF)).toBe(false)
    story.waitsFor('Anna')
  })

  test("Rime and Freezin' with a Shaman only takes the hero; a Mage gained later changes nothing", () => {
    const story = table({ hand: ["Rime and Freezin'", 'Gurzuk'], play: ['Gurzuk'], resources: 2 })
    story.raider('Anna').plays("Rime and Freezin'")
    expect(story.offers).toEqual(['Dungeon'])
    story.raider('Anna').answers('Dungeon')
    expect([story.damage('Dungeon'), story.damage(OAF)]).toEqual([4, 0])
    story.waitsFor('Anna')
  })

  test("Rime and Freezin' with both, and the Mage destroyed in response: the hero only", () => {
    const story = table(
      { hand: ["Rime and Freezin'", 'Gurzuk'], play: ['Benethor Draigo', 'Gurzuk'], resources: 2 },
      { Bert: { hand: ['Prey on the Weak'], resources: 2 } },
    )
    story.raider('Anna').plays("Rime and Freezin'").answers(OAF).answers('Dungeon')
    story.raider('Bert').plays('Prey on the Weak', { on: 'Benethor Draigo' })
    story.resolveAll()
    expect([story.damage('Dungeon'), story.damage(OAF)]).toEqual([4, 0])
    story.waitsFor('Anna')
  })
})

test('what is added triggers: a card played, a power used, a quest completed, a target targeted (707.1f)', () => {
  const story = table({
    hand: ['Bolt', 'Gurzuk'],
    play: ['Watch', 'Slow'],
    quests: ['Errand'],
  })
  const anna = story.raider('Anna')
  const hurts = (does: () => unknown): number => {
    const before = story.damage('Anna')
    does()
    if (story.decision?.kind === 'order') story.pick('t0')
    story.resolveAll()
    return story.damage('Anna') - before
  }
  expect(hurts(() => anna.uses('Slow'))).toBe(2)
  expect(hurts(() => anna.completes('Errand'))).toBe(3)
  expect(hurts(() => anna.plays('Bolt', { on: 'Watch' }))).toBe(1 + 5)
  story.waitsFor('Anna')
})
