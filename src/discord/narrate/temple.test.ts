/** The narration of Black Temple: the cards that a Boss's fall turns up, and the next Boss (R502). */
import { expect, test } from 'vitest'
import { eventAsSeenBy } from '../../engine/index.ts'
import { blackTempleStory, faceDownResourceSetups } from '../../raids/black-temple/temple.testkit.ts'
import type { Story } from '../../scenarios/scenario.ts'
import { cardsMentionedIn } from '../../table/announcing/mentioned-cards.ts'
import { runInLanguage } from '../../texts/language.ts'
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
  hero: 'BTR-1',
  boss: true,
} as const
const names = seatNames({ ...raiders, raid: 'black-temple', seats: [...raiders.seats, dora] })

/** Returns the public narration of everything that `deed` causes. */
function toldOf(story: Story, deed: () => unknown): string[] {
  const from = story.log.length
  deed()
  const events = story.log.slice(from).map((one) => eventAsSeenBy(one, null))
  return narrateNews({ events, objects: cardsMentionedIn(events, {}, story.game) }, names)
}

const DISCIPLE = 'Bonechewer Shield Disciple'

test('when a Boss falls, events are turned up one by one, then the Minions come with the next Boss (R502)', () => {
  const story = blackTempleStory(
    {
      boss: 2,
      events: ['BTR-50', 'BTR-64'],
      faceDown: [
        ...faceDownResourceSetups('events', 'BTR-59', 'BTR-64'),
        ...faceDownResourceSetups('minions', DISCIPLE),
      ],
      minions: [DISCIPLE],
    },
    { Anna: { hand: ['Stab', 'Growl'] }, Ben: {} },
  )
  story.turnOf('Anna')
  const fall = toldOf(story, () => {
    story.raider('Anna').plays('Stab', { on: 'Supremus' })
    story.resolveAll()
  })
  const at = (part: string): number => fall.findIndex((line) => line.includes(part))
  expect(fall.filter((line) => line === '↻ **You Are Not Prepared!** is turned face up.')).toHaveLength(2)
  const order = [
    '**Supremus** is destroyed',
    'face up',
    '☄ Event',
    'Minions of the row',
    'next Boss: **Shade',
  ].map(at)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
  story.waitsFor('Anna')
})

test('each flip of a Boss is narrated (R101.1b)', () => {
  const story = blackTempleStory({ boss: 2 }, { Anna: { hand: ['Growl'] }, Ben: {} })
  const flips = () => toldOf(story, () => story.turnOf('Anna')).filter((line) => line.includes('turns over'))
  expect(flips()).toEqual(['↻ **Supremus** turns over. Now its other side is face up.'])
  story.turnOf('Boss')
  expect(flips()).toEqual(['↻ **Supremus** turns over. Now its first side is face up.'])
  story.waitsFor('Anna')
})

/** Puts waiting effects onto the chain in their listed order, and passes for everybody. */
function settle(story: Story): void {
  story.passUntil(() => story.isCalm())
  const { kind, options = [], min = 1 } = story.decision ?? {}
  if (kind !== 'order') return
  story.pick(...options.slice(0, min).map(({ id }) => id))
  settle(story)
}

test('the Reliquary is narrated side by side: turned over, swapped, turned over again (R503.2a, R503.2b)', () => {
  const story = blackTempleStory(
    { boss: 5, damage: 99, minions: Array(9).fill(DISCIPLE), events: Array(8).fill('BTR-64') },
    { Anna: { bonusHealth: 99, hand: ['Sweep', 'Stab', 'Stab', 'Growl'], play: ['Tracker'] }, Ben: {} },
  )
  story.turnOf('Anna')
  const changes = (deed: () => unknown) => {
    const lines = toldOf(story, () => {
      deed()
      settle(story.resolveAll())
    })
    return lines.filter((line) => /turns over|swapped/.test(line)).map((line) => line.split('\n')[0])
  }
  const plays = (card: string, on?: string) => story.raider('Anna').plays(card, on ? { on } : {})
  expect(changes(() => plays('Sweep'))).toEqual([
    '↻ **Shrine of Lost Souls** turns over. Now the Essence of Suffering is face up.',
  ])
  expect(changes(() => plays('Stab', 'Shrine of Lost Souls'))).toEqual([
    '### ♛ **Shrine of Lost Souls** is swapped for **Essence of Desire**',
  ])
  expect(changes(() => plays('Stab', 'Essence of Desire'))).toEqual([
    '↻ **Essence of Desire** turns over. Now the Essence of Anger is face up.',
  ])
  story.waitsFor('Anna')
})

test('narrates who becomes a ghost, and who stops being one when the Boss falls (R503.1b, R503.1d)', () => {
  const story = blackTempleStory({ boss: 4 }, { Anna: { hand: ['Growl'] }, Ben: { hand: ['Stab'] } })
  const ghosts = (deed: () => unknown) => toldOf(story, deed).filter((line) => /\bghost/.test(line))
  const haunt = () => {
    story.passUntil(() => story.decision?.kind === 'choose')
    story.raider('Boss').answers('Anna')
    story.turnOf('Ben')
  }
  const fall = () => {
    story.raider('Ben').plays('Stab', { on: 'Teron Gorefiend' })
    story.resolveAll()
  }
  expect(ghosts(haunt)).toEqual([expect.stringMatching(/^◎ .*Anna.* becomes a ghost\.$/)])
  expect(ghosts(fall)).toEqual([expect.stringMatching(/^◎ .*Anna.* is no longer a ghost\.$/)])
  story.waitsFor('Ben')
})

test('several ghosts share a line, also in German', () => {
  const told = (is: boolean) => {
    const events = [0, 1].map((seat) => ({ kind: 'ghost' as const, seat, is }))
    return narrateNews({ events, objects: {} }, names)
  }
  expect([...told(true), ...told(false)]).toEqual([
    expect.stringMatching(/^◎ .*Anna.* and .*Ben.* become ghosts\.$/),
    expect.stringMatching(/^◎ .*Anna.* and .*Ben.* are no longer ghosts\.$/),
  ])
  expect(runInLanguage('de', () => told(false))).toEqual([
    expect.stringMatching(/^◎ .*Anna.* und .*Ben.* sind keine Geister mehr\.$/),
  ])
})

test('a resource that is turned face down is narrated, and can still pay', () => {
  const story = blackTempleStory(
    { boss: 2, faceDown: faceDownResourceSetups('events', 'BTR-46') },
    {
      Anna: { hand: ['Stab'], quests: ['What Illidan Wants, Illidan Gets ...'] },
      Ben: { quests: ['Mystery Goo'] },
    },
  )
  story.turnOf('Anna')
  const fall = toldOf(story, () => {
    story.raider('Anna').plays('Stab', { on: 'Supremus' })
    story.resolveAll()
  })
  expect(fall.join('\n')).toMatch(/Illidan Gets .* turn face down, but are still resources/)
  story.waitsFor('Anna')
})
