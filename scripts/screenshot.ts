/** npx tsx scripts/screenshot.ts: plays a known raid up to a Dungeon's turn and takes docs/raid-turn.png of it. */
import { fileURLToPath } from 'node:url'
import { planOf } from '../test/support/plan.ts'
import { type Ends, endAll, RaidNight } from '../test/support/raid-night.ts'
import { findStory } from '../test/support/story.ts'

const DECKS = ['horde-warrior', 'horde-rogue', 'horde-warrior']
const PICTURE = fileURLToPath(new URL('../docs/raid-turn.png', import.meta.url))
const WIDTH = 1000
/** What stands above and below the messages. */
const FRAME = 220

const story = findStory(DECKS)
const ends: Ends = []
try {
  const night = await RaidNight.open('pglite', story, ends)
  await night.begin(DECKS)
  for (const step of planOf(story).steps) {
    const [move] = step.moves
    if (move?.decision.kind === 'protect') break
    await night.make(typeof step.by === 'object' ? step : { ...step, by: 'client' })
  }
  await takePicture(night)
} finally {
  await endAll(ends)
}

async function takePicture(night: RaidNight): Promise<void> {
  const { id } = await night.question()
  const { page } = night.raider(0)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: WIDTH, height: FRAME })
  await page.reload()
  const question = page.locator(`[data-message-id="${id}"]`)
  await question.locator('button').first().waitFor()
  const news = page.getByTestId('message').nth(-2)
  const heights = await Promise.all(
    [news, question].map(async (one) => (await one.boundingBox())?.height ?? 0),
  )
  const height = FRAME + heights.reduce((sum, each) => sum + Math.ceil(each), 0)
  await page.setViewportSize({ width: WIDTH, height })
  await page.locator('#log').evaluate('(log) => log.scrollTo(0, log.scrollHeight)')
  await page.screenshot({ path: PICTURE })
  console.log(PICTURE)
}
