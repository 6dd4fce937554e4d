/** Takes pictures of a phone at the first question of each kind in an evening, and of the page's last message. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Decision, Game, View } from '../../src/engine/index.ts'
import { launchBrowser, openAs } from '../../test/support/browser.ts'

/** CSS pixels of an upright phone (`phone.ts`). */
const PHONE = { width: 390, height: 844 }
/** The time in milliseconds after which the pictures in messages are surely loaded. */
const LOADED_MS = 700

export class ScreenshotAlbum {
  readonly #folder: string
  readonly #browser: Browser
  readonly #phones = new Map<string, Page>()
  readonly #taken = new Set<string>()

  private constructor(folder: string, browser: Browser) {
    this.#folder = folder
    this.#browser = browser
  }

  static async open(folder: string): Promise<ScreenshotAlbum> {
    mkdirSync(folder, { recursive: true })
    return new ScreenshotAlbum(folder, await launchBrowser())
  }

  /** Takes a picture of the asked person's screen, with the panels that they have opened to answer. */
  async add(
    where: { url: string; thread: string },
    name: string,
    view: View,
    asked: Decision,
  ): Promise<void> {
    const kind = questionKindOf(view, asked)
    if (this.has(kind)) return
    this.#taken.add(kind)
    const phone = this.#phones.get(name) ?? (await openAs(this.#browser, where.url, name, PHONE))
    this.#phones.set(name, phone)
    // a newly loaded page shows its last message
    await phone.goto(`${where.url}/?user=${name}&channel=${where.thread}`)
    await phone.getByTestId('composer').waitFor()
    await phone.waitForTimeout(LOADED_MS)
    await phone.screenshot({ path: join(this.#folder, `${kind}.png`) })
  }

  has = (kind: string): boolean => this.#taken.has(kind)

  async close(): Promise<void> {
    await this.#browser.close()
  }
}

/** Returns the engine's word for the question; for priority, also where it is asked. */
export function questionKindOf(
  { turn, chain, combat }: Pick<View | Game, 'turn' | 'chain' | 'combat'>,
  { kind, seat }: Decision,
): string {
  if (kind !== 'priority') return kind
  if (combat) return combat.defender === null ? 'priority-attack' : 'priority-defend'
  if (chain.length > 0) return 'priority-link'
  return turn.player === seat && turn.phase === 'action' ? 'priority-own-turn' : `priority-${turn.phase}`
}
