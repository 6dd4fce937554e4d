import { describe, expect, test } from 'vitest'
import { some } from '../../../test/support/extent.ts'
import { allCards } from '../../cards/index.ts'
import type { View } from '../../engine/index.ts'
import type { Instruction } from '../../table/contract.ts'
import { targetQuestionsOfMoves } from '../../table/preview/possible-moves.ts'
import { autopilotPanel } from '../autopilot/panel.ts'
import { boardEmbed } from '../board/embed.ts'
import { newsPost } from '../delivery/news.ts'
import {
  assertDiscordAccepts,
  fakeRaidInfo,
  forEachQuestion,
  heuristicPlayer,
  playerLookFor,
} from '../fixture.ts'
import { handPost } from '../hand/post.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'
import { answerPanel } from '../raid-questions/panel.ts'
import { publicQuestionPost } from '../raid-questions/prompt.ts'
import { visibleCardsOf } from './names.ts'
import { newPost, type Post } from './post.ts'

const TABLES = [
  { seed: 1, seats: 3 },
  { seed: 2, seats: 5 },
  { seed: 3, seats: 1 },
  { seed: 4, seats: 3, policy: heuristicPlayer },
] as const

/** More instructions than anybody gives. */
const MANY_ORDERS = Array.from(
  { length: 30 },
  (_, n): Instruction => ({ id: n + 1, kind: 'pass', card: `DDD-${n}`, path: null }),
)
const PASSING = [0, 1, 2, 3, 4].map((seat) => ({ seat, until: 'attacked' as const }))

describe.each(some(TABLES, 2))('a raid of $seats with seed $seed', (plan) => {
  test('every message stays within Discord’s limits', () => {
    const raid = fakeRaidInfo(plan.seed, plan.seats, plan.seed % 2 === 0)
    forEachQuestion(plan, ({ game, seat, table, own, news }) => {
      const person = raid.seats[seat]!.person
      const seen = playerLookFor(raid, game, seat)
      assertDiscordAccepts(publicQuestionPost({ raid, seat, person, view: table, decision: own.decision }))
      assertDiscordAccepts(answerPanel(seen, 'Said.'))
      assertDiscordAccepts(autopilotPanel({ ...seen, instructions: MANY_ORDERS }, 'Said.'))
      for (const one of raid.seats)
        assertDiscordAccepts(
          answerPanel({
            ...playerLookFor(raid, game, one.seat),
            instructions: MANY_ORDERS,
            passing: PASSING,
            since: new Date(),
          }),
        )
      assertDiscordAccepts(
        handPost(
          raid.seats.map((one) => playerLookFor(raid, game, one.seat)),
          'words',
        ),
      )
      assertDiscordAccepts(newPost({ embeds: [boardEmbed(raid, table)] }))
      const told = news && newsPost(raid, [news])
      if (told) assertDiscordAccepts(told)
    })
  })

  test('a move is offered with each of its targets, as far as a select has room for them', () => {
    const raid = fakeRaidInfo(plan.seed, plan.seats)
    let together = 0
    forEachQuestion(plan, ({ game, seat }) => {
      const seen = playerLookFor(raid, game, seat)
      const before = JSON.stringify(game)
      const targetDecisions = targetQuestionsOfMoves(game, seat)
      expect(JSON.stringify(game)).toBe(before)
      const shown = answerPanel({ ...seen, targetDecisions })
      assertDiscordAccepts(shown)
      const values = [...picksOf(shown)]
      for (const [move, { options }] of Object.entries(targetDecisions)) {
        const offered = values.filter((value) => value.split('>')[0] === move)
        if (offered.length === 0 || offered.includes(move)) continue // a second copy, or there are too many
        expect(new Set(offered)).toEqual(new Set(options.map(({ id }) => `${move}>${id}`)))
        together += 1
      }
    })
    expect(together).toBeGreaterThan(5)
  })

  test('labels of buttons are short enough to be read on a phone', () => {
    const raid = fakeRaidInfo(plan.seed, plan.seats)
    forEachQuestion(plan, ({ game, seat, table, own }) => {
      const person = raid.seats[seat]!.person
      const prompt = publicQuestionPost({ raid, seat, person, view: table, decision: own.decision })
      const labels = [prompt, answerPanel(playerLookFor(raid, game, seat))].flatMap(labelsOf)
      expect(labels.filter((label) => label.length > 34 || label.includes('…'))).toEqual([])
    })
  })

  test('a public prompt pings the asked player, and names nothing that only they know', () => {
    const raid = fakeRaidInfo(plan.seed, plan.seats)
    forEachQuestion(plan, ({ seat, table, own }) => {
      const { person } = raid.seats[seat]!
      const prompt = publicQuestionPost({ raid, seat, person, view: table, decision: own.decision })
      expect(prompt.pings).toEqual([person.id])
      expect(prompt.content).toContain(`<@${person.id}>`)
      const text = JSON.stringify(prompt)
      for (const name of secretsOf(own, table)) expect(text).not.toContain(JSON.stringify(name).slice(1, -1))
    })
  })

  test('a public prompt offers nothing if the options would reveal hidden cards', () => {
    const raid = fakeRaidInfo(plan.seed, plan.seats)
    forEachQuestion(plan, ({ seat, table, own }) => {
      const decision = own.decision!
      const person = raid.seats[seat]!.person
      const picks = picksOf(publicQuestionPost({ raid, seat, person, view: table, decision }))
      const open = new Set([...visibleCardsOf(table)].flatMap((card) => (card.card ? [card.object] : [])))
      for (const link of table.chain) open.add(link.object)
      const asks = decision.options.flatMap((one) => ('object' in one ? [one.object] : []))
      const isOpen = [...asks, ...(decision.source ? [decision.source] : [])].every((id) => open.has(id))
      if (!isOpen || decision.kind === 'priority' || decision.kind === 'mulligan')
        expect([...picks].filter((pick) => !/^pass(\.|$)/.test(pick))).toEqual([]) // a pass, perhaps a longer one
      else expect(picks.size).toBeGreaterThan(0)
    })
  })

  test('news and boards name no hidden card', () => {
    const raid = fakeRaidInfo(plan.seed, plan.seats)
    forEachQuestion(plan, ({ own, table, news }) => {
      const told = news && newsPost(raid, [news])
      if (!told) return
      const named = new Set(JSON.stringify(news.events).match(/[A-Z0-9]{3}-[A-Z]?\d+/g) ?? [])
      const isTold = (name: string) => [...named].some((id) => allCards.get(id)?.name === name)
      const text = JSON.stringify([told.content, told.embeds]).replaceAll(/\\n-# [^"]*?(?=\\n|")/g, '')
      for (const name of secretsOf(own, table)) if (!isTold(name)) expect(text).not.toContain(`**${name}**`)
    })
  })

  test('a private panel offers every option', () => {
    const raid = fakeRaidInfo(plan.seed, plan.seats)
    forEachQuestion(plan, ({ game, seat, own }) => {
      const offered = picksOf(answerPanel(playerLookFor(raid, game, seat)))
      const missing = own.decision!.options.filter((one) => !offered.has(one.id) && !hasTwin(own, one))
      expect(missing).toEqual([])
      if (own.decision!.back) expect(offered).toContain('back')
    })

    function hasTwin(view: View, option: { id: string; kind: string; object?: number }): boolean {
      const hand = view.seats[view.viewer ?? 0]!.hand.cards
      const card = hand.find((one) => one.object === option.object)
      return hand.some((one) => one.card === card?.card && one.object !== option.object)
    }
  })
})

/** Names of cards that the seat knows and the table does not see. */
function secretsOf(own: View, table: View): string[] {
  const open = new Set([...visibleCardsOf(table)].map((card) => card.name))
  const links = new Set(table.chain.map((link) => link.name))
  const secret = [...visibleCardsOf(own)].map((card) => card.name)
  return [...new Set(secret)].filter((name) => name !== '' && !open.has(name) && !links.has(name))
}

const labelsOf = (message: Post): string[] =>
  message.components
    .flatMap((row) => row.components)
    .flatMap((component) => ('label' in component && component.label ? [component.label] : []))

/** Everything that can be picked by a click in a message. */
function picksOf(message: Post): Set<string> {
  const picks = new Set<string>()
  for (const component of message.components.flatMap((row) => row.components)) {
    if (component.type === 3) for (const option of component.options) picks.add(option.value)
    const id = 'custom_id' in component ? questionComponentIds.pick.read(component.custom_id) : null
    for (const pick of id?.[2] ?? []) picks.add(pick)
    if ('custom_id' in component && questionComponentIds.end.read(component.custom_id)) picks.add('pass')
  }
  return picks
}

test('a board of many cards is clipped and says so', () => {
  const raid = fakeRaidInfo(1, 5)
  forEachQuestion({ seed: 1, seats: 5, policy: heuristicPlayer, most: 80 }, ({ table }) => {
    const crowded = structuredClone(table)
    const cards = [...visibleCardsOf(table)].filter((card) => card.name !== '')
    for (const seat of crowded.seats)
      seat.allies = Array.from({ length: 60 }, (_, n) => ({
        ...cards[n % cards.length]!,
        attachments: cards,
      }))
    const embed = boardEmbed(raid, crowded)
    assertDiscordAccepts(newPost({ embeds: [embed] }))
    expect(embed.fields).toHaveLength(6)
    expect(embed.fields?.every((field) => field.value.includes('more cards'))).toBe(true)
  })
})
