/** The Horde Death Knight starter's own allies. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test('Gargoyle can attack at once (Ferocity), and goes back to hand if undamaged', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Gargoyle'], resources: 4 }, Bert: {} },
  })
  const anna = story.raider('Anna').plays('Gargoyle')
  story.resolve()
  anna.attacks('Gargoyle', 'Dungeon')
  expect(story.damage('Dungeon')).toBe(5)
  story.turnOf('Bert')
  expect(story.cards('Anna', 'hand')).toContain('Gargoyle')
  story.waitsFor('Bert')
})

test('Gargoyle stays if damaged, and during other players’ turns', () => {
  const story = scenario({
    raiders: { Anna: { play: [{ card: 'Gargoyle', damage: 1 }] }, Bert: { play: ['Gargoyle'] } },
  })
  story.turnOf('Bert')
  expect(story.party('Anna')).toContain('Gargoyle')
  expect(story.party('Bert')).toContain('Gargoyle')
  story.waitsFor('Bert')
})

test('Dark Cleric Jocasta may return an ally from your graveyard', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Dark Cleric Jocasta'], resources: 6, graveyard: ['Hira', 'Rend'] },
      Bert: { graveyard: ['Cerwyn'] },
    },
  })
  const anna = story.raider('Anna').plays('Dark Cleric Jocasta')
  story.resolve()
  expect(story.offers).toEqual(['Hira'])
  anna.answers('Hira')
  story.resolve()
  anna.answers('yes')
  expect(story.cards('Anna', 'hand')).toEqual(['Hira'])
  story.waitsFor('Anna')
})

test('Drandus the Deathcaller gives your Ghouls Assault 2', () => {
  const quests = ['Brothers in Death']
  const story = scenario({
    raiders: {
      Anna: { quests, resources: 2, graveyard: ['Hira'], play: ['Drandus the Deathcaller', 'Cerwyn'] },
      Bert: { quests, resources: 2, graveyard: ['Knight Karia'] },
    },
  })
  story.raider('Anna').completes('Brothers in Death', { on: 'Hira' })
  story.resolve()
  expect([story.atk('Ghoul'), story.has('Cerwyn', 'assault')]).toEqual([5, 0])
  story.turnOf('Bert')
  story.raider('Bert').completes('Brothers in Death#2', { on: 'Knight Karia' })
  story.resolve()
  expect(story.has('Ghoul#2', 'assault')).toBe(0)
  story.waitsFor('Bert')
})

test.each(['Drandus the Deathcaller', 'Emelia Darkhand'])('%s protects (Protector)', (name) => {
  const story = scenario({ raiders: { Anna: { play: [name] } }, dungeon: { below: 0 }, turn: 'Dungeon' })
  expect(story.offers).toEqual([name, 'none'])
  story.waitsFor('Anna', 'protect')
})

test.each([
  [['Defias Envoker', 'Defias Envoker'], true],
  [['Defias Envoker'], false],
])('Emelia Darkhand, alone against %j, attacks: %s', (play, attacks) => {
  const story = scenario({
    raiders: { Anna: { play: ['Emelia Darkhand'], hand: ['Rend'], resources: 1 } },
    dungeon: { play },
  })
  expect(story.raider('Anna').may('attack Emelia Darkhand')).toBe(attacks)
  story.waitsFor('Anna')
})

test('Emelia Darkhand counts each opponent separately, and no friends', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Emelia Darkhand'], hand: ['Rend'], resources: 1 },
      Bert: { play: ['Hira'] },
      Cleo: { play: ['Cerwyn'] },
    },
  })
  expect(story.raider('Anna').may('attack Emelia Darkhand')).toBe(false)
  story.waitsFor('Anna')
})

test('Erytheis deals 1 arcane damage when she is destroyed', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Erytheis'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  const anna = story.raider('Anna').attacks('Erytheis', 'Defias Envoker')
  expect(story.offers.sort()).toEqual(['Anna', 'Defias Envoker', 'Dungeon'])
  anna.answers('Dungeon')
  story.resolve()
  expect(story.damage('Dungeon')).toBe(1)
  expect(story.eventsOfKind('damaged').at(-1)).toMatchObject({ byCard: 'CD2-K17', types: ['arcane'] })
  story.waitsFor('Anna')
})

test('"Fungus Face" McGillicutty may destroy an ability when he is destroyed', () => {
  const name = '"Fungus Face" McGillicutty'
  const story = scenario({
    raiders: { Anna: { hand: ['Execute', 'Rend'], resources: 2, play: [{ card: name, damage: 1 }] } },
    dungeon: { play: [{ card: 'Building Her Forces', on: 'Anna' }] },
  })
  const anna = story.raider('Anna').plays('Execute', { on: name })
  story.resolve()
  anna.answers('Building Her Forces')
  story.resolve()
  anna.answers('yes')
  expect(story.isInPlay('Building Her Forces')).toBe(false)
  story.waitsFor('Anna')
})

test('Murphy Watson has Assault 3 while an ally is in your graveyard', () => {
  const story = scenario({
    raiders: {
      Anna: { play: ['Murphy Watson'], graveyard: ['Hira'] },
      Bert: { play: ['Murphy Watson'], graveyard: ['Rend'] },
    },
  })
  expect([story.has('Murphy Watson', 'assault'), story.has('Murphy Watson#2', 'assault')]).toEqual([3, 0])
  story.waitsFor('Anna')
})

test('Rantuko Grimtouch deals 1 shadow damage to each opposing ally when he readies', () => {
  const story = scenario({
    raiders: { Anna: { play: [{ card: 'Rantuko Grimtouch', exhausted: true }, 'Cerwyn'] } },
    dungeon: { play: ['Defias Envoker', 'Defias Envoker'] },
  })
  const names = ['Defias Envoker', 'Defias Envoker#2', 'Dungeon', 'Cerwyn']
  expect(names.map((name) => story.damage(name))).toEqual([1, 1, 0, 0])
  expect(story.eventsOfKind('damaged')[0]).toMatchObject({ byCard: 'CD2-K20', types: ['shadow'] })
  story.waitsFor('Anna')
})
