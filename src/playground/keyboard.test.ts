import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Client, Events, GatewayIntentBits, type Interaction, type TextChannel } from 'discord.js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openAs } from '../../test/support/browser.ts'
import { ModalBuilder, SlashCommandBuilder } from './builders.testkit.ts'
import { type Playground, startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

let playground: Playground
let bot: Client
let browser: Browser

const options = ['Onyxia', 'Magtheridon', 'Ragnaros'].map((label) => ({ label, value: label.toLowerCase() }))
const controls = [
  { type: 1, components: [{ type: 3, custom_id: 'one', placeholder: 'Choose a boss …', options }] },
  {
    type: 1,
    components: [
      { type: 3, custom_id: 'two', placeholder: 'Choose two …', options, min_values: 2, max_values: 2 },
    ],
  },
  { type: 1, components: [{ type: 2, style: 1, custom_id: 'form', label: 'Name it' }] },
]

const form = new ModalBuilder({
  custom_id: 'named',
  title: 'A name for the raid',
  components: [
    { type: 1, components: [{ type: 4, custom_id: 'name', style: 1, label: 'Its name', required: true }] },
  ],
})

async function onInteraction(interaction: Interaction): Promise<unknown> {
  if (interaction.isChatInputCommand())
    return interaction.reply({ content: 'The raid begins', components: controls })
  if (interaction.isStringSelectMenu())
    return interaction.reply({ content: `Chosen: ${interaction.values.join(' and ')}` })
  if (interaction.isButton()) return interaction.showModal(form)
  if (interaction.isModalSubmit())
    return interaction.reply({ content: `It is called ${interaction.fields.getTextInputValue('name')}` })
  return undefined
}

beforeAll(async () => {
  playground = await startPlayground({ firstAnswerMs: 20_000 })
  bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.api } })
  bot.on(Events.InteractionCreate, (interaction) => void onInteraction(interaction))
  const ready = new Promise((resolve) => bot.once(Events.ClientReady, resolve))
  await bot.login(PLAYGROUND_TOKEN)
  await ready
  await bot.application?.commands.set([
    new SlashCommandBuilder().setName('raid').setDescription('Opens a raid'),
  ])
  browser = await launchBrowser()
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await bot?.destroy()
  await playground?.close()
})

const raids = () => bot.channels.cache.find((each) => 'name' in each && each.name === 'raids') as TextChannel

async function aPage(user: string, size?: { width: number; height: number }): Promise<Page> {
  const page = await openAs(browser, playground.url, user, size)
  await page.getByTestId('composer').focus()
  await page.keyboard.type('/rai')
  await page.getByTestId('suggestion').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('The raid begins').last().waitFor() // the text may be from an earlier test
  // If the command weren't answered yet, the focus would return later.
  await page.locator('[data-testid=composer]:focus').waitFor()
  return page
}

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string, key = 'Shift+Tab'): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press(key)
    if ((await focused(page)).includes(name)) return
  }
  throw new Error(`the keyboard never gets to ${name}`)
}

/** Returns the name of the focused element; '' if there is none. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`(({ activeElement: it, body }) =>
    !it || it === body ? '' : (it.getAttribute('aria-label') ?? it.innerText))(document)`)

interface Finding {
  id: string
  nodes: { html: string }[]
}

/** Returns the violations of the rules of WCAG 2.1 A and AA, each with its element. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const found: Finding[] = await page.evaluate(
    'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] }).then(({ violations }) => violations)',
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

describe('the page with the keyboard alone', () => {
  it('moves in a menu with arrows, letters and Enter, and returns the focus to it', async () => {
    const page = await aPage('Anna')
    await tabTo(page, 'Choose a boss')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Onyxia')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Magtheridon')
    await page.keyboard.press('r')
    expect(await focused(page)).toBe('Ragnaros')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toContain('Choose a boss')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByText('Chosen: ragnaros').waitFor()
    expect(await focused(page)).toContain('Choose a boss')
  })

  it('ticks several options with Space and confirms them', async () => {
    const page = await aPage('Ben')
    await tabTo(page, 'Choose two')
    await page.keyboard.press('Enter')
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Confirm 2 chosen' }).waitFor() // otherwise Tab would skip it
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Confirm 2 chosen (2)')
    await page.keyboard.press('Enter')
    await page.getByText('Chosen: onyxia and ragnaros').waitFor()
  })

  it('fills in a form; Escape closes it and returns the focus to its button', async () => {
    const page = await aPage('Cleo')
    await tabTo(page, 'Name it')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'A name for the raid' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Name it')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').locator('input:focus, textarea:focus').waitFor()
    await page.keyboard.type('Night of Iron')
    await page.keyboard.press('Enter')
    await page.getByText('It is called Night of Iron').waitFor()
  })

  it('leaves a command and its suggestions by Escape, and skips to the message box', async () => {
    const page = await aPage('Dora')
    await page.getByTestId('composer').focus()
    await page.keyboard.type('/')
    await page.getByRole('option', { name: /raid/ }).waitFor()
    expect(await page.getByTestId('composer').getAttribute('aria-activedescendant')).not.toBeNull()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('listbox').count()).toBe(0)
    await page.reload()
    await page.getByText('Bot connected').waitFor()
    await page.evaluate('document.activeElement.blur()')
    await tabTo(page, 'Skip to the message box', 'Tab')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('Message')
  })

  it('on a phone opens the channels, moves into them, and returns by Escape', async () => {
    const page = await aPage('Emil', { width: 375, height: 740 })
    await tabTo(page, 'Channels')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toContain('Channel ')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Channels')
    const wide: number = await page.evaluate('document.documentElement.scrollWidth')
    expect(wide).toBeLessThanOrEqual(375)
  })
})

describe('the page with a screen reader', () => {
  it('has landmarks, headings and names for all of its parts', async () => {
    const page = await aPage('Anna')
    await raids().send({
      content: 'News',
      files: [
        { attachment: Buffer.from(DOT, 'base64'), name: 'board.png', description: 'The board of the raid' },
      ],
    })
    await page.getByRole('img', { name: 'The board of the raid' }).last().waitFor()
    const tree = await page.locator('body').ariaSnapshot()
    for (const part of [
      '- link "Skip to the message box"',
      '- banner:',
      '- navigation "Act as":',
      '- navigation "Channels and threads":',
      '- main:',
      '- heading "# raids" [level=1]',
      '- status: ● Bot connected',
      '- log "Messages":',
      '- article "Lairkeeper":',
      '- button "Choose a boss …"',
      '- button "Name it"',
      '- link "The board of the raid":',
      '- region "Write":',
      '- combobox "Message"',
    ])
      expect(tree).toContain(part)
    expect(await page.locator('#log').getAttribute('aria-live')).toBe('polite')
  })

  it.each([
    ['a desk', { width: 1000, height: 800 }],
    ['a phone', { width: 375, height: 740 }],
  ])('breaks no rule of WCAG AA on %s, with a menu, a form or suggestions open', async (_, size) => {
    const page = await aPage('Ben', size)
    await raids().send({
      content: '### Turn 1: Anna\n⚔ **Frizlix** attacks **Cookie**.\n> ✹ 3 damage\n-# small print `code`',
      embeds: [
        {
          title: 'Board',
          description: 'Turn 1',
          fields: [{ name: 'Party', value: '• **Ally**' }],
          footer: { text: 'Page 1' },
        },
      ],
      files: [{ attachment: Buffer.from(DOT, 'base64'), name: 'board.png', description: 'The board' }],
    })
    await page.getByText('small print').last().waitFor()
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findings(page)).toEqual([])
    await page.getByText('Choose a boss').last().click()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Name it' }).last().click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('composer').focus()
    await page.keyboard.type('/')
    await page.getByTestId('suggestion').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.evaluate('document.getElementById("log").append(document.createElement("button"))')
    expect(await findings(page)).toEqual([expect.stringContaining('button-name')])
  })
})
