/** Continues stored raids in the stand-in's channels, and takes a picture of a phone at the question of each. */
import { isPickedOneByOne } from '../../src/discord/raid-questions/choices.ts'
import { areOptionsPublic, asksForNumber } from '../../src/discord/raid-questions/options.ts'
import type { Decision, Game } from '../../src/engine/index.ts'
import type { Person, RaidInfo } from '../../src/table/contract.ts'
import { parseGame } from '../../src/table/stored/parse-stored.ts'
import { cardsIn, raidsIn, readRaidFile, type StoredRaid } from '../../test/stored/file.ts'
import { EveningEnvironment } from './environment.ts'
import { panelOpenersOn } from './pressing.ts'
import { questionKindOf, type ScreenshotAlbum } from './screenshot-album.ts'

/**
 * Takes a picture of each kind of question that the album lacks, from the first raid that asks it. `kinds` limits the
 * kinds.
 */
export async function screenshotStoredRaids(
  folder: string,
  album: ScreenshotAlbum,
  kinds?: readonly string[],
): Promise<string[]> {
  const stage = await EveningEnvironment.open(1)
  const taken: string[] = []
  try {
    await stage.lend(cardsIn(folder))
    for (const name of namesIn(folder)) {
      const stored = readRaidFile(folder, name)
      const game = parseGame(stored.raid.state)
      if (!game.decision || !isPlain(game)) continue
      const kind = questionKindOf(game, game.decision)
      if (album.has(kind) || kinds?.includes(kind) === false) continue
      await picture(stage, stored, album)
      taken.push(`${kind}: ${name}`)
    }
  } finally {
    await stage.close()
  }
  return taken
}

/** Raids that were stored because of their question come first. */
const namesIn = (folder: string): string[] => raidsIn(folder).sort((one, other) => rank(one) - rank(other))

const rank = (name: string): number => (name.startsWith('question-') ? 0 : 1)

/** Whether there is a choice, and the raid isn't over. */
const isPlain = ({ decision, outcome }: Game): boolean =>
  outcome === null && decision !== null && (decision.options.length > 1 || asksForNumber(decision))

async function picture(stage: EveningEnvironment, stored: StoredRaid, album: ScreenshotAlbum): Promise<void> {
  const raidId = await stage.setUp(stored)
  await stage.settle()
  const { raid, view: table } = await stage.table.look(raidId, null)
  const seat = table?.waitingFor?.seat
  const person = seat === undefined ? undefined : personIn(raid, seat)
  if (!table || !person) throw new Error(`nobody is asked in ${stored.about}`)
  const { view } = await stage.table.look(raidId, person, seat)
  if (!view?.decision) throw new Error('the asked player does not see the question')
  if (!areOptionsPublic(table, view.decision) || isOpened(view.decision)) await open(stage, person)
  await album.add(stage, person.id, view, view.decision)
}

/** Whether the choices are only in a panel that the question opens: several picks one by one, and hands. */
const isOpened = (decision: Decision): boolean => isPickedOneByOne(decision) || decision.kind === 'mulligan'

const personIn = ({ seats }: RaidInfo, seat: number): Person | undefined =>
  seats.find((one) => one.seat === seat)?.person

/** Opens the person's private panel. */
async function open(stage: EveningEnvironment, { id }: Person): Promise<void> {
  const [opener] = panelOpenersOn(stage.seenBy(id))
  if (opener) await stage.discord.as(id).in(stage.thread).click(opener.message.id, opener.customId)
}
