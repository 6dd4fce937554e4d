/** How somebody presses what a message offers: with a mouse in the page, or as quickly through the typed client. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page, Request } from 'playwright-core'
import type { Person, Result } from '../../src/playground/client.ts'

/** So long a page takes at most to send what was pressed. */
const SENT_MS = 1_500
const PATIENCE_MS = 30_000

export interface Fingers {
  press(messageId: string, customId: string): Promise<void>
  choose(messageId: string, customId: string, values: readonly string[]): Promise<void>
}

/** @param patienceMs so long a button may take to come back that is gone as it is reached for */
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

/** Presses until the page has sent it. @throws when the page never does, or when the button is gone */
export async function sends(page: Page, what: 'click' | 'select', click: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) if (await isSent(page, what, click)) return
  throw new Error('nothing is sent by pressing it')
}

/** Whether the page sends it to the bot: it doesn't where a button, or an option, is gone from below the pointer. */
async function isSent(page: Page, what: 'click' | 'select', click: () => Promise<void>): Promise<boolean> {
  let heard = (_: boolean) => {}
  const sent = new Promise<boolean>((resolve) => {
    heard = resolve
  })
  const look = (request: Request) => {
    if (new URL(request.url()).pathname === `/playground/${what}`) heard(true)
  }
  page.on('request', look)
  try {
    await click()
    return await Promise.race([sent, sleep(SENT_MS, false, { ref: false })])
  } finally {
    page.off('request', look)
  }
}

/** Picks all of them in a menu, and confirms where it wants that. */
export async function chooseIn(box: Locator, values: readonly string[]): Promise<void> {
  for (const value of values) await pickIn(box, value)
  const confirm = box.getByTestId('select-confirm')
  if ((await confirm.count()) > 0) await confirm.click()
}

/**
 * Opens the menu and picks an option. A menu closes when its message changes, and then it is opened again, for as long
 * as the page shows it. How often that happens depends on the machine.
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

/** @returns false where it is gone, or can't be reached */
export const tried = (what: Locator): Promise<boolean> =>
  what.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )

const onMessage = (page: Page, messageId: string) => page.locator(`[data-message-id="${messageId}"]`)

/**
 * Presses and looks on: what came of it is seen in the thread. (A quiet answer has nothing to wait for.)
 * @param onFailure is told of what went wrong
 */
export const client = (person: Person, onFailure: (why: string) => void): Fingers => ({
  async press(messageId, customId) {
    told(person.click(messageId, customId), onFailure)
  },
  async choose(messageId, customId, values) {
    told(person.select(messageId, values, customId), onFailure)
  },
})

/** Presses and waits for the answer. @throws when there is none */
export const patient = (person: Person): Fingers => ({
  async press(messageId, customId) {
    mustNotFail(await person.click(messageId, customId))
  },
  async choose(messageId, customId, values) {
    mustNotFail(await person.select(messageId, values, customId))
  },
})

function mustNotFail({ outcome }: Result): void {
  if (outcome.kind === 'failure') throw new Error(outcome.reason)
}

function told(result: ReturnType<Person['click']>, onFailure: (why: string) => void): void {
  result.then(
    ({ outcome }) => {
      if (outcome.kind === 'failure') onFailure(outcome.reason)
    },
    (error: unknown) => onFailure(String(error)),
  )
}

/**
 * Counts what a finger does: a button is one press; of a select, opening it, each option, and where several may be
 * picked the confirmation. What was gone before it could be pressed isn't counted.
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
