/** How somebody presses what a message offers: with a mouse in the page, or as quickly through the typed client. */
import type { Page } from 'playwright-core'
import type { Person } from '../../src/playground/client.ts'

export interface Fingers {
  press(messageId: string, customId: string): Promise<void>
  choose(messageId: string, customId: string, values: readonly string[]): Promise<void>
}

export const mouse = (page: Page): Fingers => ({
  async press(messageId, customId) {
    await onMessage(page, messageId).locator(`button[data-custom-id="${customId}"]`).click()
  },
  async choose(messageId, customId, values) {
    const message = onMessage(page, messageId)
    const box = message.locator('.select-box', { has: page.locator(`[data-custom-id="${customId}"]`) })
    await box.getByTestId('select').click()
    for (const value of values) await box.locator(`[data-testid=option][data-value="${value}"]`).click()
    const confirm = box.getByTestId('select-confirm')
    if ((await confirm.count()) > 0) await confirm.click()
  },
})

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
 * picked the confirmation.
 */
export const counted = (fingers: Fingers, count: (presses: number) => void): Fingers => ({
  press(messageId, customId) {
    count(1)
    return fingers.press(messageId, customId)
  },
  choose(messageId, customId, values) {
    count(1 + values.length + (values.length > 1 ? 1 : 0))
    return fingers.choose(messageId, customId, values)
  },
})
