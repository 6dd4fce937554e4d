import { expect, test } from 'vitest'
import { eventAsSeenBy } from '../../engine/index.ts'
import { moltenCoreStory } from '../../raids/molten-core/molten.testkit.ts'
import { onyxiaStory } from '../../raids/onyxia/onyxia.testkit.ts'
import type { Story } from '../../scenarios/scenario.ts'
import { cardsMentionedIn } from '../../table/announcing/mentioned-cards.ts'
import { userText } from '../../texts/user-text.ts'
import { fakeRaidInfo } from '../fixture.ts'
import { seatNames } from '../message-parts/names.ts'
import { narrateNews } from './index.ts'

const raiders = fakeRaidInfo(0, 2)
const [anna] = raiders.seats
if (!anna) throw new Error('nobody raids')
const dora = {
  ...anna,
  seat: 2,
  person: { id: '9', name: userText('Dora') },
  hero: 'OLR-1',
  boss: true,
} as const
const names = seatNames({ ...raiders, raid: 'onyxia', seats: [...raiders.seats, dora] })

const core = seatNames({
  ...raiders,
  raid: 'molten-core',
  seats: [...raiders.seats, { ...dora, hero: 'MCR-1' }],
})

/** Any existing ally can be in a story's Minion deck. */
const MINION = 'Brigg'

/** Dora plays Onyxia against Anna and Ben. Returns the public narration of her first turn with this event. */
function told(event: string): string[] {
  const story = onyxiaStory({ events: [event, 'OLR-E3'] }, { Anna: {}, Ben: {} }).resolveAll()
  story.waitsFor('Boss')
  return narrated(story)
}

function narrated(story: Story): string[] {
  const events = story.log.map((one) => eventAsSeenBy(one, null))
  return narrateNews({ events, objects: cardsMentionedIn(events, {}, story.game) }, names)
}

test('the end of a stage is a scene that names the fallen Boss, the next stage and its health', () => {
  const events = [{ kind: 'swapped', object: 3, from: 'OLR-1', card: 'OLR-2' }] as const
  const [line = ''] = narrateNews({ events: [...events], objects: {} }, names)
  expect(line).toMatch(/falls … and continues the fight: stage 2 of 3\n.*\*\*30\*\* health/)
})

test('a Boss who is swapped for another card by his own text is a scene, too', () => {
  const events = [{ kind: 'swapped', object: 3, from: 'MLR-1', card: 'MLR-2' }] as const
  const [line = ''] = narrateNews({ events: [...events], objects: {} }, names)
  expect(line).toMatch(/^### ♛ \*\*.+\*\* is swapped for the other card of that name\nHis chains break/)
})

test('a lair that turns over is narrated with its visible side, and not as a payment (R402.4b)', () => {
  const lair = { object: 3, card: 'MLR-43', seat: 2 } as const
  const told = (kind: 'turnedFaceDown' | 'turnedFaceUp') =>
    narrateNews({ events: [{ kind, ...lair }], objects: {} }, names)
  expect([...told('turnedFaceDown'), ...told('turnedFaceUp')]).toEqual([
    "↻ **Magtheridon's Lair** turns over. Now its Nova side is face up.",
    "↻ **Magtheridon's Lair** turns over. Now its Cooldown side is face up.",
  ])
})

test('an event is narrated with its text, and tokens that enter together share a line with their number', () => {
  const lines = told('OLR-E11')
  expect(lines.find((line) => line.includes('Feeding Time'))).toMatch(/^☄ Event: .*Feeding Time.*\n/)
  expect(lines.filter((line) => line.includes('**Onyxian Whelp**'))).toEqual([
    expect.stringMatching(/×2 (are|is) put into play/),
  ])
})

test('cards that go face down into rows are counted and not named', () => {
  const lines = told('OLR-E22').filter((line) => line.startsWith('▫'))
  expect(lines.join('\n')).toMatch(/\d cards go face down into the resource rows? of .*Dora/)
})

/** Returns the public narration of everything that `deed` causes in Molten Core. */
function toldOf(story: Story, deed: () => unknown): string[] {
  const from = story.log.length
  deed()
  const events = story.log.slice(from).map((one) => eventAsSeenBy(one, null))
  return narrateNews({ events, objects: cardsMentionedIn(events, {}, story.game) }, core)
}

test('the fall of a Boss is a scene: his runes turn, his Minions enter, and the next Boss comes with rune and tokens', () => {
  const story = moltenCoreStory(
    { boss: 3, runes: ['Rune of Zeth'], minions: [MINION, MINION, MINION], play: ['Rune of Mohn'] },
    { Anna: { hand: ['Stab'] }, Ben: { hand: ['Growl'] } },
  )
  story.turnOf('Anna')
  const fall = toldOf(story, () => {
    story.raider('Anna').plays('Stab', { on: 'Gehennas' })
    story.resolveAll()
  })
  const at = (part: string): number => fall.findIndex((line) => line.includes(part))
  const parts = [
    '**Gehennas** is destroyed',
    '**Gehennas** is removed',
    'Rune of Mohn** turns face down',
    'The Minion of the row',
  ]
  const scene = '### ♛ **Gehennas** has fallen'
  const order = [...parts, scene, 'is put into play under Dora'].map(at)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect([order.includes(-1), fall.filter((line) => line.includes('removed')).length]).toEqual([false, 1])
  const comes = toldOf(story, () => {
    story.turnOf('Boss')
  })
  expect(comes.join('\n')).toMatch(
    /reveals \*\*Rune of Zeth\*\*[\s\S]*### ♛ The next Boss: \*\*Baron Geddon\*\*, with the \*\*Rune of Zeth\*\*\n\*\*Baron Geddon\*\* has \*\*\d+\*\* health[\s\S]*1 card goes face down/,
  )
  story.waitsFor('Boss')
})

test('the awakening of Ragnaros is a scene, and the cards that leave the game with Majordomo are counted', () => {
  const story = moltenCoreStory({ boss: 9, minions: [MINION] }, { Anna: { hand: ['Growl'] }, Ben: {} })
  const lines = toldOf(story, () => story.turnOf('Anna'))
  const at = lines.findIndex((line) => line.startsWith('### ♛ **Majordomo Executus** steps aside'))
  expect(at).toBeGreaterThan(0)
  expect(lines.slice(0, at).join('\n')).toContain('**Majordomo Executus**')
  expect(lines.slice(at).join('\n')).toContain('**Ragnaros** is put into play')
  story.waitsFor('Anna')
})

test('more than six different cards that leave the game are counted', () => {
  const cards = ['OLR-4', 'OLR-5', 'OLR-6', 'OLR-7', 'OLR-8', 'OLR-9', 'OLR-10']
  const events = cards.map(
    (card, object) =>
      ({
        kind: 'moved',
        why: 'removed',
        seat: 2,
        object,
        was: object,
        card,
        from: 'deck',
        to: 'removed',
      }) as const,
  )
  expect(narrateNews({ events, objects: {} }, core)).toEqual([
    expect.stringMatching(/ and 6 other cards are removed/),
  ])
})
