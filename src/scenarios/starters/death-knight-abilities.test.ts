/** The Horde Death Knight starter's own hero, abilities, armor and quest. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const BOSS = 'Lumbering Oaf'

test('Baeltor of the Undercity takes 1 ATK from all opposing allies, this turn only', () => {
  const story = scenario({
    raiders: { Anna: { hero: 'Baeltor of the Undercity', resources: 2, play: ['Cerwyn'] }, Bert: {} },
    dungeon: { play: [BOSS, 'Defias Envoker'] },
  })
  const atks = () => [BOSS, 'Defias Envoker', 'Cerwyn'].map((name) => story.atk(name))
  const [boss = 0, envoker = 0] = atks()
  story.raider('Anna').uses('Baeltor of the Undercity')
  expect(story.resources('Anna').ready).toBe(0)
  expect(story.isFaceDown('Anna')).toBe(true)
  story.resolve()
  expect(atks()).toEqual([boss - 1, envoker - 1, 1])
  story.turnOf('Bert')
  expect(atks()).toEqual([boss, envoker, 1])
  story.waitsFor('Bert')
})

test('Baeltor of the Undercity can flip only on his own turn', () => {
  const bert = { hero: 'Baeltor of the Undercity', resources: 3, hand: ['Rend'] }
  const story = scenario({ raiders: { Anna: { play: ['Hira'] }, Bert: bert } })
  story.raider('Anna').proposes('Hira', 'Dungeon')
  expect(story.offers).toEqual(['pass', 'play Rend'])
  story.waitsFor('Bert')
})

test('Blight Bringers takes 3 ATK from up to three allies, this turn only', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Blight Bringers'], resources: 1 },
      Bert: { play: ['Vala Carville', 'Doom', 'Orono the Great'] },
    },
  })
  const atks = () => ['Vala Carville', 'Doom', 'Orono the Great'].map((name) => story.atk(name))
  story.raider('Anna').plays('Blight Bringers', { on: ['Vala Carville', 'Orono the Great'] })
  story.resolve()
  expect(atks()).toEqual([2, 2, 1])
  story.turnOf('Bert')
  expect(atks()).toEqual([5, 6, 4])
  story.waitsFor('Bert')
})

test('Blight Bringers takes no more than three', () => {
  const names = ['Vala Carville', 'Doom', 'Orono the Great', 'Cerwyn']
  const story = scenario({
    raiders: { Anna: { hand: ['Blight Bringers'], resources: 1 }, Bert: { play: names } },
  })
  story.raider('Anna').plays('Blight Bringers')
  expect(story.decision).toMatchObject({ min: 0, max: 3 })
  story.waitsFor('Anna', 'target')
})

test('Blood Chill deals 1 frost each turn, and then exhausts the opposing Protectors', () => {
  const story = scenario({
    players: {
      Anna: { play: [{ card: 'Blood Chill', on: 'Bert' }, 'Knight Karia'] },
      Bert: { play: ['Petreus Roffe', 'Cerwyn', 'Sanguine Presence'] },
    },
  })
  expect(story.damage('Bert')).toBe(1)
  expect(story.eventsOfKind('damaged')).toMatchObject([{ byCard: 'CD2-R1', types: ['frost'] }])
  const exhausted = ['Petreus Roffe', 'Bert', 'Cerwyn', 'Knight Karia'].map((name) => story.exhausted(name))
  expect(exhausted).toEqual([true, true, false, false])
  story.waitsFor('Anna')
})

test('Blood Chill exhausts nobody if its damage is prevented', () => {
  const story = scenario({
    players: {
      Anna: { play: [{ card: 'Blood Chill', on: 'Bert' }] },
      Bert: { play: ['Petreus Roffe', "Bloodbane's Fall"] },
    },
  })
  story.raider('Bert').answers("Bloodbane's Fall")
  story.resolveAll()
  expect([story.damage('Bert'), story.exhausted('Petreus Roffe')]).toEqual([0, false])
  story.waitsFor('Anna')
})

test.each(['Blood Chill', 'Frost Fever'])('%s is attached to a hero', (name) => {
  const story = scenario({
    raiders: { Anna: { hand: [name, 'Rend'], resources: 4 } },
    dungeon: { play: ['Defias Envoker'] },
  })
  const anna = story.raider('Anna').plays(name)
  expect(story.offers).toEqual(['Anna', 'Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  expect(story.host(name)).toBe('Dungeon')
  story.waitsFor('Anna')
})

test('Death Coil deals 3 shadow and readies a Ghoul', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Death Coil'],
        quests: ['Brothers in Death'],
        play: ['Cerwyn'],
        graveyard: ['Hira'],
        resources: 6,
      },
    },
  })
  const anna = story.raider('Anna').completes('Brothers in Death', { on: 'Hira' })
  story.resolve()
  story.turnOf('Anna')
  anna.attacks('Ghoul', 'Dungeon').attacks('Cerwyn', 'Dungeon')
  expect([story.exhausted('Ghoul'), story.exhausted('Cerwyn'), story.damage('Dungeon')]).toEqual([
    true,
    true,
    4,
  ])
  anna.plays('Death Coil')
  expect(story.offers.sort()).toEqual(['Anna', 'Cerwyn', 'Dungeon', 'Ghoul'])
  anna.answers('Dungeon')
  story.resolve()
  expect([story.exhausted('Ghoul'), story.exhausted('Cerwyn'), story.damage('Dungeon')]).toEqual([
    false,
    true,
    7,
  ])
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ byCard: 'CD2-R1', types: ['shadow'] })
  story.waitsFor('Anna')
})

test('Frost Fever deals 1 frost each turn', () => {
  const story = scenario({ raiders: { Anna: { play: [{ card: 'Frost Fever', on: 'Dungeon' }] } } })
  expect(story.eventsOfKind('damaged')).toMatchObject([
    { byCard: 'CD2-R1', card: 'DDD-1', types: ['frost'], amount: 1 },
  ])
  story.waitsFor('Anna')
})

test('Frost Fever takes Assault and Mend from the allies of that party, even if they would get them later', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Doom', 'Cerwyn', 'Kelsa Wildfire'], hand: ['Horn of Winter'], resources: 2 },
      Anna: { play: [{ card: 'Frost Fever', on: 'Bert' }, 'Nethermaven Donna Chastain'] },
    },
  })
  const assault = (name: string) => story.has(name, 'assault')
  expect([assault('Doom'), assault('Nethermaven Donna Chastain')]).toEqual([0, 3])
  expect([story.atk('Doom'), story.has('Kelsa Wildfire', 'ferocity')]).toEqual([2, 1])
  story.raider('Bert').plays('Horn of Winter')
  story.resolve()
  expect([assault('Doom'), assault('Cerwyn'), assault('Bert')]).toEqual([0, 0, 1])
  story.waitsFor('Bert')
})

test('Horn of Winter gives heroes and allies you control Assault 1 this turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Horn of Winter'], resources: 2, play: ['Cerwyn'] }, Bert: { play: ['Hira'] } },
  })
  const assaults = () => ['Anna', 'Cerwyn', 'Bert', 'Hira'].map((name) => story.has(name, 'assault'))
  story.raider('Anna').plays('Horn of Winter')
  story.resolve()
  expect(assaults()).toEqual([1, 1, 0, 0])
  story.turnOf('Bert')
  expect(assaults()).toEqual([0, 0, 0, 0])
  story.waitsFor('Bert')
})

const fever = { card: 'Frost Fever', on: 'Dungeon' }
test.each([
  ['nobody', [], [], 2],
  ['another raider', [], [fever], 2],
  ['its player', [fever], [], 4],
])('Obliterate if %s has a Disease', (_, own, others, amount) => {
  const story = scenario({
    raiders: { Anna: { hand: ['Obliterate'], resources: 2, play: own }, Bert: { play: others } },
    dungeon: { play: [BOSS] },
  })
  const anna = story.raider('Anna').plays('Obliterate')
  expect(story.offers.sort()).toEqual(['Anna', 'Bert', 'Dungeon', BOSS])
  anna.answers(BOSS)
  story.resolve()
  expect(story.damage(BOSS)).toBe(amount)
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ byCard: 'CD2-R1', types: ['melee'] })
  story.waitsFor('Anna')
})

test('Sanguine Presence gives your hero Protector and 10 health, and readies it', () => {
  const story = scenario({
    raiders: {
      Anna: { play: ['Sanguine Presence', 'Angry Dread'], resources: 3, hand: ['Rend'] },
      Bert: {},
    },
  })
  expect([story.has('Anna', 'protector'), story.health('Anna')]).toEqual([1, 37])
  expect([story.has('Bert', 'protector'), story.health('Bert')]).toEqual([0, 27])
  const anna = story.raider('Anna').attacks('Anna', 'Dungeon', 'Angry Dread')
  expect(story.exhausted('Anna')).toBe(true)
  anna.uses('Sanguine Presence')
  story.resolve()
  expect([story.exhausted('Sanguine Presence'), story.resources('Anna').ready]).toEqual([true, 0])
  expect(story.exhausted('Anna')).toBe(false)
  anna.proposes('Anna', 'Dungeon')
  story.waitsFor('Anna')
})

test('Unholy Ground puts a Ghoul into play for each non-token ally of yours', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Execute', 'Execute', 'Blight Bringers'],
        resources: 3,
        play: ['Unholy Ground', { card: 'Cerwyn', damage: 1 }],
      },
      Bert: { play: [{ card: 'Laenthor Shademoon', damage: 1 }] },
    },
  })
  const anna = story.raider('Anna').plays('Execute', { on: 'Laenthor Shademoon' })
  story.resolveAll()
  expect(story.isInPlay('Ghoul')).toBe(false)
  anna.plays('Execute', { on: 'Cerwyn' })
  story.resolveAll()
  expect([story.atk('Ghoul'), story.health('Ghoul'), story.controller('Ghoul')]).toEqual([3, 3, 'Anna'])
  expect(story.characteristics('Ghoul').damageTypes).toEqual(['melee'])
  story.waitsFor('Anna')
})

test('Unholy Ground creates no Ghoul for a Ghoul', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Execute', 'Obliterate', 'Execute', 'Rend'],
        resources: 5,
        play: ['Unholy Ground', { card: 'Cerwyn', damage: 1 }],
      },
    },
  })
  const anna = story.raider('Anna').plays('Execute', { on: 'Cerwyn' })
  story.resolveAll()
  anna.plays('Obliterate', { on: 'Ghoul' })
  story.resolveAll()
  anna.plays('Execute', { on: 'Ghoul' })
  story.resolveAll()
  expect(story.isInPlay('Ghoul')).toBe(false)
  story.waitsFor('Anna')
})

test('Greathelm of the Scourge Champion may come back to hand at the start of the next turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Dismantle', 'Rend'], resources: 3, play: ['Greathelm of the Scourge Champion'] },
      Bert: { play: ['Hira'] },
    },
  })
  story.raider('Anna').plays('Dismantle', { on: 'Greathelm of the Scourge Champion' })
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toContain('Greathelm of the Scourge Champion')
  story.passUntil(() => false)
  story.raider('Anna').answers('yes')
  expect(story.game.turn.player).toBe(story.seat('Bert'))
  expect(story.cards('Anna', 'hand')).toContain('Greathelm of the Scourge Champion')
  story.waitsFor('Anna')
})

test('Brothers in Death turns an ally in any graveyard into a Ghoul, on your turn', () => {
  const quests = ['Brothers in Death']
  const story = scenario({
    raiders: {
      Anna: { quests, resources: 2, graveyard: ['Rend'], play: ['Laenthor Shademoon'] },
      Bert: { quests, resources: 3, graveyard: ['Hira', 'Cerwyn'], hand: ['Rend'] },
    },
  })
  const anna = story.raider('Anna').completes('Brothers in Death')
  expect(story.offers).toEqual(['Hira', 'Cerwyn'])
  anna.answers('Cerwyn')
  story.resolve()
  expect(story.resources('Anna').ready).toBe(0)
  expect(story.cards('Bert', 'removed')).toEqual(['Cerwyn'])
  expect([story.atk('Ghoul'), story.health('Ghoul'), story.controller('Ghoul')]).toEqual([3, 3, 'Anna'])
  anna.proposes('Laenthor Shademoon', 'Dungeon')
  expect(story.offers).toEqual(['pass', 'play Rend'])
  story.turnOf('Bert')
  expect(story.raider('Bert').may('quest Brothers in Death')).toBe(true)
  story.waitsFor('Bert')
})
