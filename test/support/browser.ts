/** A real browser on the playground's page. */
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium, type Page } from 'playwright-core'

/** Software emulation of a graphics card takes three times as long as the rest of a page. */
const WITHOUT = ['--disable-gpu', '--no-sandbox']

/** Decoding pictures is a third of the browser's CPU in a raid. Their alternative texts stay. */
const WITHOUT_PICTURES = ['--blink-settings=imagesEnabled=false']

/**
 * Makes the page transparent. The browser still lays it out and takes clicks, but paints nothing, which is a fifth of its CPU
 * in a raid.
 */
const TRANSPARENT =
  "addEventListener('DOMContentLoaded', () => { document.documentElement.style.opacity = '0' })"

export async function launchBrowser({ pictures = true } = {}): Promise<Browser> {
  const executablePath = await sparticuz.executablePath()
  const args = [...sparticuz.args, ...WITHOUT, ...(pictures ? [] : WITHOUT_PICTURES)]
  return chromium.launch({ executablePath, args, headless: true })
}

/** The page of this person, in a separate browser profile. */
export async function openAs(
  browser: Browser,
  url: string,
  user: string,
  { width = 1000, height = 800, isPainted = true } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  if (!isPainted) await page.addInitScript(TRANSPARENT)
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}/?user=${user}`)
  await page.getByTestId('composer').waitFor()
  await page.getByText('Bot connected').waitFor()
  return page
}

/** Types the name of a command, and takes it from the list. */
export async function typeCommand(page: Page, line: string): Promise<void> {
  await page.getByTestId('composer').pressSequentially(`/${line}`)
  await page.locator(`[data-testid=suggestion][data-value="${line}"]`).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.command-form').waitFor()
}

/** Types the beginning of an option of the command, and takes the bot's suggestion. */
export async function typeOption(page: Page, option: string, typed: string, value: string): Promise<void> {
  const field = page.getByTestId(`option-${option}`)
  const extra = page.getByTestId(`add-${option}`)
  if ((await field.count()) === 0) await extra.click()
  await field.pressSequentially(typed)
  await page.locator(`[data-testid=suggestion][data-value="${value}"]`).click()
}

/** Types an option that has no suggestions. */
export async function typeText(page: Page, option: string, text: string): Promise<void> {
  const field = page.getByTestId(`option-${option}`)
  if ((await field.count()) === 0) await page.getByTestId(`add-${option}`).click()
  await field.fill(text)
}

/** Sends the command and waits until the bot has answered. */
export async function sendCommand(page: Page): Promise<void> {
  await page.getByTestId('send').click()
  await page.getByTestId('composer').waitFor()
}
