/** Uses a level in the page, with a mouse. */
import type { Locator, Page } from 'playwright-core'
import { sendCommand, typeCommand } from './browser.ts'

export interface Changed {
  cardIn: string
  cardsOut: readonly string[]
}

/**
 * Takes two copies of the first card that may come in, for the last two that may go out, and confirms.
 * @param open opens the panel; by default it is typed
 */
export async function useLevel(page: Page, level: number, open = () => typed(page)): Promise<Changed> {
  await open()
  const panel = page.locator('[data-ephemeral]', { hasText: `Level ${level} of` }).last()
  const [cardIn = ''] = await pick(panel, 0, [0])
  await panel.getByText('✓ Two copies of any Common').waitFor()
  const cardsOut = await pick(panel, 1, [-1, -2])
  await panel.getByText('Goes out').waitFor()
  await panel.getByText('You can choose the rest later').waitFor() // the ability
  await panel.locator('img[alt*="Goes out (2)"]').waitFor() // the picture comes last
  await panel.locator('button[data-label="Confirm"]').click()
  await page.getByText(`has used a part of level ${level}`).waitFor()
  return { cardIn, cardsOut }
}

async function typed(page: Page): Promise<void> {
  await typeCommand(page, 'level')
  await sendCommand(page)
}

/** Ticks options of one of a panel's menus, -1 for the last. @returns the cards of the options */
async function pick(panel: Locator, menu: number, wanted: readonly number[]): Promise<string[]> {
  const box = panel.locator('.select-box').nth(menu)
  await box.getByTestId('select').click()
  const values: string[] = []
  for (const at of wanted) {
    const option = box.getByTestId('option').nth(at)
    values.push((await option.getAttribute('data-value')) ?? '')
    await option.click()
  }
  const confirm = box.getByTestId('select-confirm')
  if ((await confirm.count()) > 0) await confirm.click()
  return values
}
