/**
 * Shazzrah's drop as everybody sees it: the positions of the cards before it, and the cards that it touched.
 */
import { describe, expect, test } from 'vitest'
import { heuristicPlayer } from '../../../bots/heuristic.ts'
import { viewFor } from '../../../engine/index.ts'
import { raiderCards } from '../../../raids/onyxia/onyxia.testkit.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import { defaultPicks } from '../../../table/absence/default-answer.ts'
import { movesOfSeatAskedLater } from '../../../table/preview/possible-moves.ts'
import { userText } from '../../../texts/user-text.ts'
import { fakeRaidInfo } from '../../fixture.ts'
import { seatNames } from '../../message-parts/names.ts'
import { offersOfDecision } from '../../raid-questions/options.ts'
import { questionText } from '../../raid-questions/question.ts'
import { paintFirstPicture } from '../worker.ts'
import { dropInProgressPictureContents, landedCardPictureContents } from './contents.ts'
import { droppedCardAltText } from './words.ts'

const raiders = fakeRaidInfo(0, 2)
const [anna] = raiders.seats
if (!anna) throw new Error('nobody raids')
const dora = {
  ...anna,
  seat: 2,
  person: { id: '9', name: userText('Dora') },
  hero: 'MCR-6',
  boss: true,
} as const
const raid = { ...raiders, raid: 'molten-core', mode: 'standard', seats: [...raiders.seats, dora] }
const names = seatNames(raid)

/** Shazzrah has flipped, and Anna is asked first. */
function asked(): Story {
  const story = scenario({
    cards: raiderCards,
    raiders: { Anna: { play: ['Ogre', 'Ogre', 'Ogre'] }, Bert: { play: ['Ogre', 'Ogre'] } },
    boss: { bosses: ['MCR-6', 'MCR-10'], resources: 2 },
    turn: 'Boss',
  })
  story.raider('Boss').uses('Boss')
  return story.resolveAll()
}

const decisionOf = ({ decision }: Story) => {
  if (!decision) throw new Error('nobody is asked')
  return decision
}

const asks = (story: Story) =>
  questionText(viewFor(story.game, decisionOf(story).seat), names, decisionOf(story))
const labels = (story: Story) =>
  offersOfDecision(viewFor(story.game, decisionOf(story).seat), decisionOf(story), names).map(
    ({ label }) => label,
  )

describe('the questions', () => {
  test('ask for the layout of the party, for the place of a card, and for the target of the drop', () => {
    const story = asked()
    expect(asks(story)).toMatch(
      /Shazzrah will be dropped onto the table. How do you lay out your characters\?/,
    )
    expect(labels(story).slice(0, 3)).toEqual(['spread out', 'hero apart', 'close together'])
    expect(labels(story)[4]).toMatch(/^Place Ogre.* …/)
    story.pick(`${decisionOf(story).options[4]?.id}`)
    expect(asks(story)).toMatch(/Where do you put Ogre.*\?/)
    expect(labels(story)).toContain('E2')
    story.pick('w1')
    expect(labels(story)[3]).toBe('As they lie now')
    story.pick('w3')
    story.raider('Bert').answers('hero apart')
    expect(asks(story)).toMatch(/At whom do you aim\?/)
    story.waitsFor('Boss', 'aim')
  })

  test('are put to all players at once, so that later players can answer at once', () => {
    const story = asked()
    const bert = movesOfSeatAskedLater(story.game, story.seat('Bert'))
    expect(bert?.decision).toMatchObject({ kind: 'layOut', seat: 1 })
    story.waitsFor('Anna', 'layOut')
  })

  test('spread out the party of an absent player, and the computer aims where it touches most cards', () => {
    const story = asked()
    const [spread, , together] = decisionOf(story).options.map(({ id }) => id)
    expect(defaultPicks(decisionOf(story))).toEqual([spread])
    story.pick(`${together}`)
    story.raider('Bert').answers('spread out')
    const picks = heuristicPlayer.decide(
      () => viewFor(story.game, 2),
      decisionOf(story),
      () => 0,
    )
    const annas = viewFor(story.game, 2).drop?.areas[0]?.lying.map(({ object }) => `o${object}`)
    expect(annas).toContain(`${picks}`)
    story.waitsFor('Boss', 'aim')
  })
})

describe('the picture', () => {
  test('shows every party before the drop, and who has not laid out theirs yet', async () => {
    const story = asked()
    story.raider('Anna').answers('close together')
    const shown = dropInProgressPictureContents(raid, viewFor(story.game, null), 'dark')
    if (!shown) throw new Error('nothing is shown')
    expect(shown.areas.map(({ name, layout }) => [name, layout])).toEqual([
      ['Anna', 'close together'],
      ['Ben', 'not laid out yet'],
    ])
    expect(droppedCardAltText(shown)).toMatch(/Ogre #\d \(B1\)/)
    const png = await paintFirstPicture(shown)

    expect(png.length).toBeGreaterThan(5_000)
    story.waitsFor('Bert', 'layOut')
  })

  test('shows after the drop where it landed, its target and the touched cards', async () => {
    const story = asked()
    story.raider('Anna').answers('close together')
    story.raider('Bert').answers('spread out')
    story.rolling(4, 4).raider('Boss').answers('Anna')
    story.resolveAll()
    const [landed] = story.eventsOfKind('scattered')
    const shown = landed && landedCardPictureContents(raid, landed, 'dark')
    if (!shown) throw new Error('nothing is shown')
    expect(shown.areas).toMatchObject([{ name: 'Anna', corner: { column: 0, row: 0 } }])
    expect(droppedCardAltText(shown)).toMatch(/lands in Anna’s area\..*A1, aimed at, touched/)
    expect(droppedCardAltText(shown).match(/touched\)/g)).toHaveLength(4)
    const png = await paintFirstPicture(shown)

    expect(png.length).toBeGreaterThan(5_000)
    story.waitsFor('Boss')
  })

  test('doesn’t exist once the drop is over', () => {
    const story = asked()
    story.raider('Anna').answers('spread out')
    story.raider('Bert').answers('spread out')
    story.raider('Boss').answers('Anna')
    story.resolveAll()
    expect(dropInProgressPictureContents(raid, viewFor(story.game, null), 'dark')).toBeNull()
    story.waitsFor('Boss')
  })
})
