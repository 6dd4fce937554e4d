import {
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  type TextChannel,
} from 'discord.js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../test/support/browser.ts'
import { crowdedBoard, tenCardBoard } from '../discord/pictures/fixture.ts'
import { paintFirstPicture } from '../discord/pictures/worker.ts'
import { SlashCommandBuilder } from './builders.testkit.ts'
import { type Playground, startPlayground } from './server.ts'
import { PLAYGROUND_TOKEN } from './settings.ts'

const NASTY = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'

let playground: Playground
let bot: Client
let browser: Browser

const row = (customId: string, label: string) => ({
  type: 1,
  components: [{ type: 2, style: 1, custom_id: customId, label }],
})

const onInteraction = async (interaction: Interaction) => {
  if (interaction.isAutocomplete())
    return interaction.respond(['Onyxia', 'Magtheridon'].map((name) => ({ name, value: name.toLowerCase() })))
  if (interaction.isChatInputCommand())
    return interaction.reply({
      content: `**${interaction.options.getString('boss')}** awaits`,
      components: [row('hand', 'My hand')],
    })
  if (interaction.isAnySelectMenu()) return interaction.deferUpdate()
  if (!interaction.isButton()) return undefined
  return interaction.reply({
    content: `Hand of ${interaction.user.displayName}`,
    flags: MessageFlags.Ephemeral,
  })
}

beforeAll(async () => {
  playground = await startPlayground({ firstAnswerMs: 20_000 })
  bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.api } })
  bot.on(Events.InteractionCreate, (interaction) => void onInteraction(interaction))
  const ready = new Promise((resolve) => bot.once(Events.ClientReady, resolve))
  await bot.login(PLAYGROUND_TOKEN)
  await ready
  const raid = new SlashCommandBuilder()
    .setName('raid')
    .setDescription('Opens a raid')
    .addStringOption((option) =>
      option.setName('boss').setDescription('Which').setRequired(true).setAutocomplete(true),
    )
  await bot.application!.commands.set([raid])
  browser = await launchBrowser()
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await bot?.destroy()
  await playground?.close()
})

const openAs = async (user: string, viewport?: { width: number; height: number }): Promise<Page> => {
  const page = await browser.newPage(viewport ? { viewport } : {})
  await page.goto(`${playground.url}/?user=${user}`)
  await page.getByTestId('composer').waitFor()
  await page.getByText('Bot connected').waitFor()
  return page
}

const raids = () => bot.channels.cache.find((each) => 'name' in each && each.name === 'raids') as TextChannel

test('a command is written with the keyboard alone, and a private answer stays private', async () => {
  const [anna, ben] = [await openAs('Anna'), await openAs('Ben')]
  await anna.getByTestId('composer').pressSequentially('/rai')
  await anna.getByTestId('suggestion').waitFor()
  await anna.keyboard.press('Enter')
  await anna.getByTestId('option-boss').waitFor()
  await anna.keyboard.type('on')
  await anna.getByTestId('suggestion').filter({ hasText: 'Magtheridon' }).waitFor()
  await anna.keyboard.press('ArrowDown')
  await anna.keyboard.press('Enter')
  await anna.keyboard.press('Enter')
  await anna.getByText('magtheridon awaits').waitFor()
  await ben.getByRole('button', { name: 'My hand' }).click()
  await ben.getByText('Hand of Ben').waitFor()
  expect(await ben.getByTestId('ephemeral').count()).toBe(1)
  await ben.getByTestId('user-Cleo').click()
  await ben.getByText('magtheridon awaits').waitFor()
  expect(await ben.getByText('Hand of Ben').count()).toBe(0)
})

test('all texts are shown as text, never as markup', async () => {
  const page = await openAs('Dora')
  await raids().send({
    content: `# ${NASTY}\n[x](javascript:alert(1))`,
    embeds: [{ title: NASTY, description: NASTY, footer: { text: NASTY } }],
    components: [row(NASTY.slice(0, 60), NASTY.slice(0, 60))],
  })
  await page.getByTestId('embed').getByText('onerror').first().waitFor()
  expect(await page.evaluate('window.hacked')).toBeUndefined()
  expect(await page.locator('#log script, #log img, #log a[href^=javascript]').count()).toBe(0)
})

test('a picture is shown with its description, also inside an embed', async () => {
  const page = await openAs('Emil')
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const file = (name: string, description: string) => ({
    attachment: Buffer.from(dot, 'base64'),
    name,
    description,
  })
  await raids().send({ files: [file('sheet.png', 'The sheet of Emil')] })
  await raids().send({
    files: [file('board.png', 'The board')],
    embeds: [{ title: 'Board', image: { url: 'attachment://board.png' } }],
  })
  const alone = page.getByRole('img', { name: 'The sheet of Emil' })
  const inEmbed = page.getByTestId('embed').getByRole('img', { name: 'The board' })
  await alone.waitFor()
  await inEmbed.waitFor()
  const loaded = '[...document.querySelectorAll("#log img[alt]")].filter((img) => img.naturalWidth === 1)'
  await page.waitForFunction(`${loaded}.length === 2`)
})

test('a board is shown whole within 550 × 350, or as wide as a phone, and a click opens it in full size', async () => {
  await raids().send({
    files: [
      { attachment: await paintFirstPicture(tenCardBoard()), name: 'board.png', description: 'Ten cards' },
    ],
  })
  await raids().send({
    files: [{ attachment: await paintFirstPicture(crowdedBoard()), name: 'tall.png', description: 'Many' }],
  })
  const sizeOn = async (width: number, alt: string) => {
    const page = await openAs('Anna', { width, height: 800 })
    const image = page.getByRole('img', { name: alt })
    await image.scrollIntoViewIfNeeded()
    await page.waitForFunction(`document.querySelector('#log img[alt="${alt}"]').naturalWidth > 1000`)
    const opened = await page.locator('a.picture', { has: image }).getAttribute('href')
    return { ...(await image.boundingBox()), opened: opened?.endsWith('.png') }
  }
  const { width, height, opened } = await sizeOn(1280, 'Ten cards')
  expect(width).toBe(550)
  expect(height).toBeLessThanOrEqual(350)
  expect(opened).toBe(true)
  expect((await sizeOn(1280, 'Many')).height).toBeCloseTo(350, 0)
  const phone = await sizeOn(390, 'Ten cards')
  expect(phone.width).toBeGreaterThan(355)
  expect(phone.height).toBeLessThan(250)
})

test('a press that has begun counts even if the message changes before it ends', async () => {
  const page = await openAs('Cleo')
  const rows = (last: string) => [row('hand', 'Hand of Cleo'), row('end', last)]
  const message = await raids().send({ content: 'Your turn.', components: rows('Pass') })
  await page.locator('button[data-label="Hand of Cleo"]').hover()
  await page.mouse.down()
  await message.edit({ content: 'Still your turn.', components: rows('End turn') })
  await page.locator('button[data-label="End turn"]').waitFor()
  await raids().send({ content: Array(40).fill('Onyxia roars.').join('\n') })
  await page.getByText('Onyxia roars.').waitFor()
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await page.mouse.up()
  await page.locator('[data-ephemeral]').getByText('Hand of Cleo').waitFor()
})

test('an open menu stays open when its message changes, unless its options change', async () => {
  const page = await openAs('Cleo')
  const menu = (...labels: string[]) => {
    const options = labels.map((label) => ({ label, value: label.toLowerCase() }))
    return { type: 1, components: [{ type: 3, custom_id: 'aim', placeholder: 'At whom?', options }] }
  }
  const message = await raids().send({ content: 'Your turn.', components: [menu('Onyxia', 'Ragnaros')] })
  const here = page.locator(`[data-message-id="${message.id}"]`)
  await here.getByTestId('select').click()
  await here.locator('[data-value=ragnaros]').hover()
  await page.mouse.down()
  await message.edit({ content: 'Still your turn.', components: [menu('Onyxia', 'Ragnaros')] })
  await here.getByText('Still your turn.').waitFor()
  const sent = page.waitForRequest((one) => one.url().endsWith('/playground/select'))
  await page.mouse.up()
  expect((await sent).postDataJSON()).toMatchObject({ values: ['ragnaros'] })

  await here.getByTestId('select').click()
  await message.edit({ components: [menu('Magtheridon')] })
  await here.locator('[data-value=magtheridon]').waitFor({ state: 'attached' })
  expect(await here.locator('.options').isVisible()).toBe(false)
})

test('news that arrive while the page loads are not overwritten by the older answer', async () => {
  const page = await browser.newPage()
  const received = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (`${payload}`.includes('Late at night')) resolve()
      }),
    ),
  )
  let asked = 0
  let isAnswered = false
  await page.route('**/playground/state?*', async (route) => {
    const response = await route.fetch()
    asked += 1
    if (asked === 2) await raids().threads.create({ name: 'Late at night' }) // the page listens for events by now
    if (asked === 2) await received
    isAnswered = asked === 2
    await route.fulfill({ response })
  })
  // The page asks for the messages again after it has read the answer, which is older than the new thread.
  const refreshed = page.waitForResponse((response) => response.url().includes('/messages?') && isAnswered)
  await page.goto(`${playground.url}/?user=Cleo`)
  await refreshed
  const link = page.locator('#sidebar').getByText('Late at night')
  await link.waitFor()
  await nextFrame(page)
  expect(await link.count()).toBe(1)
})

/** Waits until the page has painted everything that it has received. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')

test('a press on a thread counts even if a message arrives before it ends, and the focus stays', async () => {
  const page = await openAs('Cleo')
  const thread = await raids().threads.create({ name: 'Onyxia at nine' })
  const link = page.locator('#sidebar [data-testid=thread-link]').filter({ hasText: 'Onyxia at nine' })
  await link.hover()
  await page.mouse.down()
  await thread.send('It begins.')
  await link.locator('.dot').waitFor()
  await page.mouse.up()
  await page.getByTestId('message').getByText('It begins.').waitFor()

  const raidsLink = page.locator('#sidebar [data-testid=channel-link]')
  await raidsLink.focus()
  await raids().send('Elsewhere.')
  await raidsLink.locator('.dot').waitFor()
  expect(await page.locator('#sidebar [data-testid=channel-link]:focus').count()).toBe(1)
})

/**
 * Returns the HTML that the page creates for a text: `markdown` for a whole message, `inline` for a part of a line.
 */
const htmlOf = async (page: Page, how: 'markdown' | 'inline', text: string): Promise<unknown> =>
  page.evaluate(`import('/markdown.js').then((made) => {
    const box = document.createElement('div')
    box.append(...made.${how}(${JSON.stringify(text)}))
    return box.innerHTML
  })`)

test('markdown is shown as Discord shows it', async () => {
  const page = await openAs('Anna')
  const shown: [string, string][] = [
    ['a `b` c', '<p>a <code>b</code> c</p>'],
    ['``a`b`` `c', '<p><code>a`b</code> `c</p>'],
    ['`a`` b', '<p>`a`` b</p>'],
    ['\\``a`', '<p>`<code>a</code></p>'],
    ['**a *b*** __c__ ~~d~~', '<p><strong>a <em>b</em></strong> <u>c</u> <s>d</s></p>'],
    ['2 * 3 * 4 snake_case_word', '<p>2 * 3 * 4 snake_case_word</p>'],
    ['\\*a\\* [b', '<p>*a* [b</p>'],
    ['a\n```js\nb\n```\nc', '<p>a</p><pre><code>b</code></pre><p>c</p>'],
    ['# One\n-# two', '<h3 class="md-heading">One</h3><small class="subtext">two</small>'],
    ['- a\n  - b\n- c', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['3. a\n4.   b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ]
  for (const [text, html] of shown) expect(await htmlOf(page, 'markdown', text)).toBe(html)
})

test.each([64_000, 128_000])('markdown reads %i signs that have no end', async (length) => {
  const page = await openAs('Anna')
  const ticks = '`'.repeat(length)
  const longer = Array.from({ length: Math.sqrt(length) }, (_, n) => '`'.repeat(n + 1)).join(' ')
  const spaces = ' '.repeat(length)
  expect(await htmlOf(page, 'inline', `${ticks}a`)).toBe(`${ticks}a`)
  expect(await htmlOf(page, 'inline', longer)).toBe(longer)
  for (const sign of ['[', '[a](http', '*a ', '_a ']) {
    const text = sign.repeat(length / sign.length)
    expect(await htmlOf(page, 'inline', text)).toBe(text)
  }
  expect(await htmlOf(page, 'markdown', ticks)).toMatch(/^(<pre><code><\/code><\/pre>)+<p>`+<\/p>$/)
  expect(await htmlOf(page, 'markdown', `#${spaces}\ra`)).toBe('<h3 class="md-heading">a</h3>')
  expect(await htmlOf(page, 'markdown', `-#${spaces}\ra`)).toBe('<small class="subtext">a</small>')
  expect(await htmlOf(page, 'markdown', `-${spaces}\ra`)).toBe('<ul><li>a</li></ul>')
})
