/** Combat (600–603), strikes (303), armor (717.2c). */
import { expect, test } from 'vitest'
import { cardWithId } from '../../../cards/index.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'

const OAF = 'Lumbering Oaf'
const TYRENNIUS = 'Tyrennius Scatheblade'
const gouger = { hand: ['Gouge'], resources: 1 }

test('attack window, then protect point, then defend window, then damage (602)', () => {
  const story = scenario({
    raiders: { Anna: { ...gouger, play: [TYRENNIUS] } },
    dungeon: { below: 0 },
  })
  story.passUntil(() => story.game.combat !== null)
  const seen: (string | undefined)[] = []
  while (story.game.combat) {
    const { combat, decision } = story.game
    seen.push(`${decision?.kind} ${combat.defender === null ? 'before' : 'in'} combat`)
    story.pick(decision?.kind === 'protect' ? TYRENNIUS : 'pass')
  }
  expect(seen).toEqual(['priority before combat', 'protect before combat', 'priority in combat'])
  expect(story.eventsOfKind('protecting')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('attacker and defender deal each other damage at the same time (603.1)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Karrok Scarrend'] } },
    dungeon: { play: ['Defias Watcher'] },
  })
  story.raider('Anna').attacks('Karrok Scarrend', 'Defias Watcher')
  expect(story.eventsOfKind('moved').filter((one) => one.why === 'destroyed')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('an attacker exhausts, and an exhausted character does not attack (601.2a, 602.1)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg'], play: ['Oruk Starstorm'] } } })
  story.raider('Anna').attacks('Oruk Starstorm', DUNGEON_NAME)
  expect([story.exhausted('Oruk Starstorm'), story.raider('Anna').may('attack Oruk Starstorm')]).toEqual([
    true,
    false,
  ])
  story.waitsFor('Anna')
})

test('an ally attacks from its second turn on, a hero immediately (301.3, 302.2)', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg', 'Rend'], resources: 1 } } })
  const anna = story.raider('Anna').plays('Brigg')
  story.resolve()
  expect([anna.may('attack Brigg'), anna.may('attack Frizlix of Kezan')]).toEqual([false, true])
  story.turnOf('Anna')
  expect(anna.may('attack Brigg')).toBe(true)
  story.waitsFor('Anna')
})

test('a protector of any raider protects any friendly character (602.2)', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: { play: [TYRENNIUS] }, Cleo: { play: ['Drizzie Steelslam'] } },
    dungeon: { below: 0 },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  story.raider('Bert').answers('none')
  story.raider('Cleo').answers('Drizzie Steelslam')
  expect([story.damage('Anna'), story.damage('Drizzie Steelslam')]).toEqual([0, 3])
  story.waitsFor('Anna')
})

test('only one character protects, and it can’t be exhausted (602.2b)', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: { play: [TYRENNIUS, 'Drizzie Steelslam'] } },
    dungeon: { below: 0, play: ['Ogre Bodyguard'] },
    turn: DUNGEON_NAME,
    marked: 'Anna',
  })
  story.raider('Bert').answers('Drizzie Steelslam')
  expect(story.offers).toEqual([TYRENNIUS, 'none'])
  story.waitsFor('Bert', 'protect')
})

test('a proposed defender can’t protect itself (602.2b)', () => {
  const admiral = cardWithId('DDD-5')
  const loud = { ...admiral, id: 'OWN-1', powers: admiral.powers.filter((power) => power.kind !== 'keyword') }
  const story = scenario({
    cards: [loud],
    raiders: { Anna: { play: ["Lu'ka the Wall", TYRENNIUS] } },
    dungeon: { below: 0, play: ['OWN-1'] },
  })
  story.passUntil(() => false)
  expect(story.offers).toEqual(["Lu'ka the Wall", TYRENNIUS, 'none'])
  story.pick('none')
  expect(story.offers).toEqual([TYRENNIUS, 'none'])
  story.waitsFor('Anna', 'protect')
})

test('nobody can protect against Stealth (602.2a), including that of a weapon (303.2b)', () => {
  const story = scenario({
    raiders: { Anna: { play: [TYRENNIUS] } },
    dungeon: { below: 0, play: ['Vapor'] },
  })
  expect(story.nextTurnUnprotected()).toEqual([DUNGEON_NAME])
  story.waitsFor('Anna')
})

test('an Elusive character can’t be attacked; an Untargetable one can be attacked but not targeted', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Gouge'], resources: 1 } },
    dungeon: { play: ['Vapor', 'Helix Gearbreaker', OAF] },
  })
  story.raider('Anna').plays('Gouge')
  expect(story.offers).toEqual(['Anna', DUNGEON_NAME, OAF])
  story.pick('back')
  story.pick('attack Frizlix of Kezan')
  expect(story.offers).toEqual(['Vapor', OAF])
  story.waitsFor('Anna', 'defender')
})

test('a proposal whose attacker was exhausted in response is interrupted (601.3)', () => {
  const story = scenario({ raiders: { Anna: gouger }, dungeon: { below: 0 } })
  story.passUntil(() => story.chain.includes('proposal'))
  story.raider('Anna').plays('Gouge', { on: DUNGEON_NAME })
  story.resolveAll()
  expect([
    story.eventsOfKind('interrupted').length,
    story.eventsOfKind('attacking'),
    story.damage('Anna'),
  ]).toEqual([1, [], 0])
  story.waitsFor('Anna')
})

test('if the defender is gone, the combat ends without damage, and the attacker stays exhausted (603.1b)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Execute', 'Brigg'], resources: 1, play: ['Oruk Starstorm'] } },
    dungeon: { play: [{ card: OAF, damage: 1 }] },
  })
  story.raider('Anna').proposes('Oruk Starstorm', OAF)
  story.passUntil(() => story.game.combat?.defender != null)
  story.raider('Anna').plays('Execute', { on: OAF })
  story.fight()
  expect([story.eventsOfKind('damaged'), story.exhausted('Oruk Starstorm')]).toEqual([[], true])
  story.waitsFor('Anna')
})

test('if the attacker is gone before the protect point, there is no combat (602.2)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Prey on the Weak', 'Brigg'], resources: 2, play: [TYRENNIUS] } },
    dungeon: { play: ['Defias Envoker'], below: 0 },
  })
  story.idleUntil(() => story.eventsOfKind('attacking').some((one) => one.card === 'DDD-10'))
  story.raider('Anna').plays('Prey on the Weak', { on: 'Defias Envoker' })
  expect([story.damage('Anna'), story.exhausted(TYRENNIUS)]).toEqual([3, false])
  story.waitsFor('Anna')
})

test('a hero that attacks strikes with one weapon: it pays and exhausts it, and has its ATK and damage type for this combat (303.2, 303.2a)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Brigg'], play: ["Perdition's Blade"], resources: 3 } },
  })
  story.raider('Anna').attacks('Anna', DUNGEON_NAME, "Perdition's Blade")
  expect(story.eventsOfKind('damaged')).toMatchObject([{ amount: 2, types: ['melee'], combat: true }])
  expect([story.exhausted("Perdition's Blade"), story.resources('Anna').ready]).toEqual([true, 1])
  expect(story.atk('Anna')).toBe(0)
  story.waitsFor('Anna')
})

test('a player isn’t asked to strike with a weapon that is too expensive or exhausted (303.2)', () => {
  const story = scenario({
    raiders: { Anna: { play: ["Perdition's Blade"], resources: 1 }, Bert: { play: ['Scarlet Kris'] } },
    dungeon: { below: 0 },
    marked: 'Bert',
  })
  story.raider('Anna').proposes('Anna', DUNGEON_NAME)
  story.turnOf('Bert')
  story.raider('Bert').proposes('Bert', DUNGEON_NAME)
  story.resolve()
  story.pick('Scarlet Kris')
  story.nextTurn()
  expect([story.eventsOfKind('struck').length, story.damage('Bert')]).toEqual([1, 3])
  story.waitsFor('Anna')
})

test('an exhausted hero can strike when it defends, an ally never can (303.2)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Fel Iron Hatchet', 'Brigg'], hand: ['Karrok Scarrend'] } },
    dungeon: { play: ['Defias Squallshaper'], below: 0 },
  })
  const anna = story.raider('Anna').attacks('Brigg', 'Defias Squallshaper')
  expect(story.eventsOfKind('struck')).toEqual([])
  anna.attacks('Anna', DUNGEON_NAME, 'none')
  story.passUntil(() => false)
  expect([story.decision?.kind, story.exhausted('Anna')]).toEqual(['strike', true])
  anna.answers('Fel Iron Hatchet')
  story.nextTurn()
  expect(story.damage(DUNGEON_NAME)).toBe(0)
  story.waitsFor('Anna')
})

test('armor prevents damage to its hero, one card at a time, and never to allies (304.2, 717.2c)', () => {
  const cape = {
    id: 'OWN-1',
    set: 'OWN',
    no: '1',
    name: 'Cape',
    type: 'equipment',
    def: 1,
    powers: [],
  } as const
  const story = scenario({
    cards: [{ ...cape, tags: [{ tag: 'Armor' }] }],
    raiders: { Anna: { play: ['Golem Skull Helm', 'OWN-1', 'OWN-1'] } },
    dungeon: { play: [OAF], below: 0 },
  })
  story.passUntil(() => false)
  expect([story.decision?.amount, story.offers]).toEqual([3, ['Golem Skull Helm', 'Cape', 'Cape', 'none']])
  story.pick('Cape')
  expect([story.decision?.amount, story.offers]).toEqual([2, ['Golem Skull Helm', 'Cape', 'none']])
  story.pick('none')
  expect(story.damage('Anna')).toBe(2)
  story.pick('Golem Skull Helm')
  story.pick('Cape')
  expect(story.damage('Anna')).toBe(2)
  story.waitsFor('Anna')
})
