/** How a person presses the controls of a message: with a mouse in the page, or fast through the typed client. */
import type { Locator, Page, Request } from 'playwright-core'
import type { ActionResult, PlaygroundPerson } from '../../src/playground/client.ts'

const PATIENCE_MS = 30_000

export interface Fingers {
  press(messageId: string, customId: string): Promise<void>
  choose(messageId: string, customId: string, values: readonly string[]): Promise<void>
}

/** @param patienceMs how long a button may take to reappear that disappears before the press */
export const mouse = (page: Page, patienceMs = PATIENCE_MS): Fingers => ({
  async press(messageId, customId) {
    const button = onMessage(page, messageId).locator(`button[data-custom-id="${customId}"]`)
    await sends(page, 'click', () => button.click({ timeout: patienceMs }))
  },
  async choose(messageId, customId, values) {
    const message = onMessage(page, messageId)
    const box = message.locator('.select-box', { has: page.locator(`[data-custom-id="${customId}"]`) })
    if (!(await isSent(page, 'select', () => chooseIn(box, values))))
      throw new Error(`nothing is sent by choosing in ${customId}`)
  },
})

/** Presses until the page has sent it. @throws if the page never does, or if the button is gone */
export async function sends(page: Page, what: 'click' | 'select', click: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) if (await isSent(page, what, click)) return
  throw new Error('nothing is sent by pressing it')
}

/**
 * Whether the page sends the press to the bot. It doesn't if a button, or an option, disappears from below the
 * pointer. A page sends a request while it handles the click, so it reports the request before it evaluates the next
 * expression.
 */
async function isSent(page: Page, what: 'click' | 'select', click: () => Promise<void>): Promise<boolean> {
  let hasSent = false
  const look = (request: Request) => {
    hasSent ||= new URL(request.url()).pathname === `/playground/${what}`
  }
  page.on('request', look)
  try {
    await click()
    await page.evaluate('document.title')
    return hasSent
  } finally {
    page.off('request', look)
  }
}

/** Picks all of them in a menu, and confirms if the menu needs that. */
export async function chooseIn(box: Locator, values: readonly string[]): Promise<void> {
  for (const value of values) await pickIn(box, value)
  const confirm = box.getByTestId('select-confirm')
  if ((await confirm.count()) > 0) await confirm.click()
}

/**
 * Opens the menu and picks an option. A menu closes when its message changes, and then it is opened again, for as
 * long as the page shows it. How often that happens depends on the machine.
 */
export async function pickIn(box: Locator, value: string): Promise<void> {
  const option = box.locator(`[data-testid=option][data-value="${value}"]`)
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    if (!(await option.isVisible())) await tried(box.getByTestId('select'))
    if (await tried(option)) return
    if ((await box.count()) === 0) break
  }
  throw new Error(`the menu never offers ${value}`)
}

/** @returns false if it is gone, or can't be reached */
export const tried = (what: Locator): Promise<boolean> =>
  what.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )

const onMessage = (page: Page, messageId: string) => page.locator(`[data-message-id="${messageId}"]`)

/**
 * Presses without waiting for an answer, because the result appears in the thread. A quiet answer has no message to
 * wait for.
 * @param onFailure receives errors
 */
export const client = (person: PlaygroundPerson, onFailure: (why: string) => void): Fingers => ({
  async press(messageId, customId) {
    told(person.click(messageId, customId), onFailure)
  },
  async choose(messageId, customId, values) {
    told(person.select(messageId, values, customId), onFailure)
  },
})

/** Presses and waits for the answer. @throws if there is none */
export const patient = (person: PlaygroundPerson): Fingers => ({
  async press(messageId, customId) {
    mustNotFail(await person.click(messageId, customId))
  },
  async choose(messageId, customId, values) {
    mustNotFail(await person.select(messageId, values, customId))
  },
})

function mustNotFail({ outcome }: ActionResult): void {
  if (outcome.kind === 'failure') throw new Error(outcome.reason)
}

function told(result: ReturnType<PlaygroundPerson['click']>, onFailure: (why: string) => void): void {
  result.then(
    ({ outcome }) => {
      if (outcome.kind === 'failure') onFailure(outcome.reason)
    },
    (error: unknown) => onFailure(String(error)),
  )
}

/**
 * Counts presses. A button is one press. A select is one for opening it, one for each option, and one for the
 * confirmation if several may be picked. A control that was gone before the press isn't counted.
 */
export const counted = (fingers: Fingers, count: (presses: number) => void): Fingers => ({
  async press(messageId, customId) {
    await fingers.press(messageId, customId)
    count(1)
  },
  async choose(messageId, customId, values) {
    await fingers.choose(messageId, customId, values)
    count(1 + values.length + (values.length > 1 ? 1 : 0))
  },
})
