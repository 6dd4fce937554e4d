/** `/achievements` and the sheet count the same Achievements. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { achievementsOfPerson, type EarnedAchievement } from '../../campaign/achievements.ts'
import { type CharacterSheetRows, characterSheetOf } from '../../campaign/sheet.ts'
import { allCards } from '../../cards/index.ts'
import { raidSummaries } from '../../raids/index.ts'
import { LANGUAGES, runInLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { sheetPictureContents } from '../pictures/character-sheet/contents.ts'
import { missingAchievementsReply, ownAchievementsReply } from './achievements.ts'

const cardOf = (id: string) => allCards.get(id)

/** Each Achievement in each raid that offers it. */
const offered = raidSummaries.flatMap(({ name, achievements }) =>
  achievements.map((cardId) => ({ name, cardId })),
)

type Earned = readonly (typeof offered)[number][]

const feats = (earned: Earned): EarnedAchievement[] =>
  earned.map(({ cardId, name }, at) => ({
    ...{ cardId, code: name.toUpperCase(), mode: 'novice', character: userText('Frizlix') },
    earnedAt: new Date(at),
  }))

const rows = (earned: Earned): CharacterSheetRows => ({
  character: {
    ...{ id: 'c', name: 'Frizlix', heroCardId: 'CD2-R1', className: 'Rogue', xp: 9 },
    ...{ active: true, retiredAt: null },
  },
  ...{ openLevels: [], packs: 0, cards: { deck: 60, collection: 60 }, xp: [] },
  runs: raidSummaries.map(({ name }) => ({
    ...{ raidId: name, code: name.toUpperCase(), raid: name, mode: 'novice', status: 'won' as const },
    ...{ corrections: 0, turns: 9 },
  })),
  achievements: earned.map(({ cardId, name }, at) => ({ cardId, raidId: name, earnedAt: new Date(at) })),
})

const figure = (earned: Earned): string | undefined =>
  sheetPictureContents(characterSheetOf(rows(earned), raidSummaries, cardOf))
    .figures.flat()
    .find(({ label }) => label === texts.picture.achievements)?.value

const contentOf = (reply: ReturnType<typeof ownAchievementsReply>): string =>
  'post' in reply ? (reply.post.content ?? '') : ''

test.each(LANGUAGES)(
  'an Achievement of several raids counts once, wherever it was earned: %s',
  (language) => {
    fc.assert(
      fc.property(fc.subarray(offered), (earned) =>
        runInLanguage(language, () => {
          const own = achievementsOfPerson(raidSummaries, feats(earned), cardOf)
          const all = new Set(offered.map(({ cardId }) => cardId)).size
          const has = new Set(earned.map(({ cardId }) => cardId)).size
          expect(contentOf(ownAchievementsReply(own, 1))).toBe(texts.records.achievements.mine(has, all, 1))
          expect(contentOf(missingAchievementsReply(own))).toBe(
            texts.records.achievements.left(all - has, all),
          )
          expect(figure(earned)).toBe(texts.picture.of(has, all))
        }),
      ),
    )
  },
)
