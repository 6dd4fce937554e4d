/** A question has at most five buttons, one "No", a menu for how long it applies, and one "Take back". */
import { describe, expect, test } from 'vitest'
import { viewFor } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME, NOTHING_CARD_NAME } from '../../scenarios/table-setup.ts'
import { previewIncomingAttack } from '../../table/preview/attack-preview.ts'
import { targetQuestionsOfMoves } from '../../table/preview/possible-moves.ts'
import { texts } from '../../texts/texts.ts'
import { decodeInstructionRequest } from '../autopilot/ids.ts'
import type { PlayerLook } from '../bot-context.ts'
import {
  assertDiscordAccepts,
  fakeRaidInfo,
  forEachQuestion,
  heuristicPlayer,
  playerLookFor,
} from '../fixture.ts'
import type { Post } from '../message-parts/post.ts'
import { addTakeBackToLook } from '../undo/button.ts'
import { undoComponentIds } from '../undo/ids.ts'
import { offeredAttackers } from './attackers.ts'
import { countButtons } from './choices.ts'
import { DECLINE_EVERYTHING_OPTION_VALUE } from './declining.ts'
import { defenderQuestion } from './group-attack.ts'
import { questionComponentIds } from './ids.ts'
import { answerPanel } from './panel.ts'
import { publicQuestionPost } from './prompt.ts'

const raid = fakeRaidInfo(5, 3)
const parts = ({ components }: Post) => components.flatMap((row) => row.components)
const labelsOf = (shown: Post): string[] =>
  parts(shown).flatMap((one) => (one.type === 2 && 'label' in one ? [one.label ?? ''] : []))
const idsOf = (shown: Post): string[] =>
  parts(shown).flatMap((one) => ('custom_id' in one ? [one.custom_id] : []))

/** Returns the values of the menu for how long a "No" applies. */
const declined = (shown: Post): string[] =>
  parts(shown).flatMap((one) =>
    one.type === 3 && questionComponentIds.no.read(one.custom_id)
      ? one.options.map(({ value }) => value)
      : [],
  )

describe('a question', () => {
  test.each([1, 2, 5])('has at most five buttons in the thread and in the panel: seed %i', (seed) => {
    const card = fakeRaidInfo(seed, 3)
    const asked = new Set<string>()
    forEachQuestion({ seed, seats: 3, policy: heuristicPlayer, most: 500 }, ({ game, seat, own, table }) => {
      const kind = own.decision?.kind ?? 'may'
      const fight = kind === 'protect' || kind === 'strike' ? previewIncomingAttack(game, seat) : null
      const look: PlayerLook = {
        ...playerLookFor(card, game, seat),
        takeBack: 7,
        fight,
        targetDecisions: targetQuestionsOfMoves(game, seat),
      }
      const { person } = look
      const decision = own.decision
      const posts = [
        answerPanel(look),
        publicQuestionPost({ raid: card, seat, person, view: table, decision, fight }),
      ]
      for (const shown of posts) {
        assertDiscordAccepts(shown)
        expect([kind, labelsOf(shown), countButtons(shown.components) <= 5]).toEqual([
          kind,
          labelsOf(shown),
          true,
        ])
        expect(labelsOf(shown).filter((label) => label === texts.choice.back).length).toBeLessThan(2)
      }
      asked.add(kind)
    })
    expect([...asked]).toEqual(expect.arrayContaining(['priority', 'protect', 'target']))
  })

  test('whom several characters attack is a menu if there are many defenders', () => {
    const play = ['Glubtok', 'Kobold Digger', 'Defias Watcher', 'Defias Envoker', 'Mine Bunny']
    const story = scenario({
      raiders: { Anna: { play: ['Wysko', 'Brigg'] } },
      dungeon: { play, below: 0 },
    })
    const look = playerLookFor(fakeRaidInfo(5, 1), story.game, 0)
    const { view, names } = look
    if (!view?.decision) throw new Error('Anna is not asked')
    const targetDecisions = targetQuestionsOfMoves(story.game, 0)
    const shown = defenderQuestion(
      { look, view, targetDecisions, decision: view.decision, names },
      offeredAttackers(view.decision, targetDecisions),
    )
    assertDiscordAccepts(shown)
    expect(labelsOf(shown)).toEqual(['↩ Start over'])
    const menu = parts(shown).find(
      (one) => one.type === 3 && questionComponentIds.severalAll.read(one.custom_id),
    )
    expect(menu?.type === 3 && menu.options.map(({ label }) => label)).toEqual(
      expect.arrayContaining(play.map((name) => expect.stringContaining(`All attack ${name}`))),
    )
    story.waitsFor('Anna')
  })

  test('about an attack has one "No", and a menu for how long it applies', () => {
    const story = scenario({
      raiders: { Anna: { play: ['Tyrennius Scatheblade'] }, Ben: {} },
      dungeon: { below: 9, filler: NOTHING_CARD_NAME, play: ['Oruk Starstorm'] },
      turn: DUNGEON_NAME,
      marked: 'Ben',
    })
    story.passUntil(() => story.decision?.kind === 'protect')
    const two = fakeRaidInfo(5, 2)
    const look = playerLookFor(two, story.game, 0)
    const view = viewFor(story.game, null)
    const prompt = publicQuestionPost({
      raid: two,
      seat: 0,
      person: look.person,
      view,
      decision: story.decision,
    })
    for (const shown of [answerPanel(look), prompt]) {
      expect(labelsOf(shown).slice(0, 2)).toEqual(['Protect: Tyrennius Scatheblade #1', 'No'])
      expect(declined(shown).map((value) => decodeInstructionRequest(value) ?? value)).toEqual([
        DECLINE_EVERYTHING_OPTION_VALUE,
        { kind: 'until', until: 'turnOver' },
        { kind: 'until', until: 'turn' },
      ])
    }
    story.waitsFor('Anna', 'protect')
  })
})

describe('one button takes back', () => {
  /** Anna has announced a card and is asked for its target. */
  function announced() {
    const story = scenario({
      raiders: { Anna: { hand: ['Rend'], resources: 1 } },
      dungeon: { play: ['Glubtok'] },
    })
    const before = playerLookFor(raid, story.game, 0)
    const play = story.decision?.options.find(({ kind }) => kind === 'play')
    story.pick(play?.id ?? '')
    story.waitsFor('Anna', 'target')
    return { before, after: playerLookFor(raid, story.game, 0) }
  }

  test('the announcement, if the last answer began it', () => {
    const { before, after } = announced()
    const shown = answerPanel(addTakeBackToLook(after, before, { takeBack: true, version: 40 }))
    const decision = after.view?.decision?.id ?? 0
    expect(labelsOf(shown).filter((label) => label === '↶ Take back')).toHaveLength(1)
    expect(idsOf(shown)).toContain(questionComponentIds.pick(raid.code, decision, ['back']))
  })

  test('the announcement or the last answer, if both are possible, and then it asks which', () => {
    const { after } = announced()
    const shown = answerPanel(addTakeBackToLook(after, after, { takeBack: true, version: 40 }))
    const decision = after.view?.decision?.id ?? 0
    expect(labelsOf(shown).filter((label) => label === '↶ Take back')).toHaveLength(1)
    expect(idsOf(shown)).toContain(undoComponentIds.which(raid.code, 40, decision))
  })

  test('the last answer, on a message that asks nothing of an announcement', () => {
    const { before } = announced()
    const shown = answerPanel(addTakeBackToLook(before, before, { takeBack: true, version: 40 }))
    expect(idsOf(shown)).toContain(undoComponentIds.undo(raid.code, 40))
    expect(answerPanel(addTakeBackToLook(before, before, { takeBack: false, version: 40 }))).toEqual(
      answerPanel(before),
    )
  })
})
