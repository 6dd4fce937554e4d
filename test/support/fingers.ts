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

export const client = (person: Person): Fingers => ({
  press: async (messageId, customId) => must(await person.click(messageId, customId)),
  choose: async (messageId, customId, values) => must(await person.select(messageId, values, customId)),
})

function must({ outcome }: Awaited<ReturnType<Person['click']>>): void {
  if (outcome.kind === 'failure') throw new Error(outcome.reason)
}
