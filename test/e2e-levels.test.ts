/** Levels of characters: used card by card and taken back, typed and clicked, also in a browser. */
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { allCards } from '../src/cards/index.ts'
import { buttonLabels, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { launchBrowser, openAs, sendCommand, typeCommand, typeOption } from './support/browser.ts'
import { embedText, nameOfCard, PATIENCE, startCharacterBot } from './support/character-bot.ts'
import { useLevel } from './support/levelling.ts'

const bot = startCharacterBot()
const { giveXp, told } = bot
let discord: PlaygroundClient

beforeAll(async () => {
  ;({ discord } = bot.evening)
  await told('Cleo', 'character', { new: 'horde-rogue', name: 'Sly' })
  await told('Ben', 'character', { new: 'horde-warrior' })
})

/** Waits for the picture, which takes a while on a busy machine. */
const withPicture = (id: string) =>
  discord.until(
    async () =>
      (await discord.as('Cleo').messages()).find(
        (one) => one.id === id && one.attachments[0]?.description?.includes('Goes out (2)'),
      ),
    20_000,
  )

test('a level is used card by card, confirmed as a whole, and taken back', {
  timeout: PATIENCE,
}, async () => {
  const cleo = discord.as('Cleo')
  expect(await told('Cleo', 'level')).toContain('Sly has no level to use. The next level comes at 10 XP')
  await giveXp('Sly', 24)
  const before = await told('Cleo', 'deck show', { export: true })
  const opened = resultingMessage(await cleo.slash('level'))
  expect(embedText(opened)).toMatch(
    /Level 10 of Sly.*any Common ability.*any Common ally.*You can also use level 20/s,
  )
  expect(buttonLabels(opened)).toEqual(['Other cards in ›', 'Confirm', 'Level 20 ›'])
  const other = resultingMessage(await cleo.slash('level'))
  const turned = resultingMessage(await cleo.click(other.id, 'Other cards in ›'))
  expect(JSON.stringify(turned.components)).toContain('(2 of ')
  const options = await cleo.autocomplete('level', { in: '' }, 'in')
  const ability = options.find((one) => allCards.get(String(one.value))?.type === 'ability')
  const chosen = resultingMessage(await cleo.select(opened.id, [String(ability?.value)]))
  expect(chosen.id).toBe(opened.id)
  expect(embedText(chosen)).toContain(
    `✓ Two copies of any Common ability: **2 ${nameOfCard(ability?.value)}**`,
  )
  expect(await told('Cleo', 'deck show', { export: true })).toBe(before) // nothing changes before the confirmation
  const outs = await cleo.autocomplete('level', { out: '' }, 'out')
  await cleo.select(
    opened.id,
    [String(outs[0]?.value), String(outs[1]?.value)],
    'Cards that go out, at most 2 … (1 of 2)',
  )
  const drafted = await withPicture(opened.id)
  expect(embedText(drafted)).toMatch(/choose the rest later: Two copies of any Common ally/)
  expect(drafted.attachments[0]?.description).toMatch(
    /^Level 10 of Sly\. Comes in \(2\): .* ×2 .*Goes out \(2\): .*Cards by cost: .*60 cards, as before/,
  )
  const done = resultingMessage(await cleo.click(opened.id, 'Confirm'))
  expect(done.content).toMatch(
    /✓ Sly has used a part of level 10\. You can use the rest at any time: Two copies of any Common ally\./,
  )
  expect(done.attachments).toEqual([])
  expect(embedText(done)).toMatch(
    /Level 20 of Sly.*You can also use the rest of level 10.*take level 10 back/s,
  )
  expect(await told('Cleo', 'deck show', { export: true })).not.toBe(before)
  const undone = resultingMessage(await cleo.click(opened.id, 'Take level 10 back'))
  expect(undone.content).toContain('can use level 10 again')
  expect(await told('Cleo', 'deck show', { export: true })).toBe(before)
})

test('a level can be typed, and old buttons do no harm', { timeout: PATIENCE }, async () => {
  const cleo = discord.as('Cleo')
  const old = resultingMessage(await cleo.slash('level'))
  expect(await told('Cleo', 'level', { in: 'Adrenaline Rush' })).toContain('doesn’t allow Adrenaline Rush')
  expect(await told('Cleo', 'level', { in: 'Exekute' })).toContain('no card called')
  const [ally] = (await cleo.autocomplete('level', { in: '' }, 'in')).filter(
    (one) => allCards.get(String(one.value))?.type === 'ally',
  )
  const typed = resultingMessage(await cleo.slash('level', { in: nameOfCard(ally?.value) }))
  expect(embedText(typed)).toContain(`any Common ally: **2 ${nameOfCard(ally?.value)}**`)
  expect(buttonLabels(typed)).toContain('Start over')
  const done = resultingMessage(await cleo.click(typed.id, 'Confirm'))
  expect(done.content).toContain('has used a part of level 10')
  expect(await told('Cleo', 'deck show')).toContain('62 cards')
  const late = resultingMessage(await cleo.select(old.id, [String(ally?.value)]))
  expect(late.content).toContain(`Level 10 doesn’t allow ${nameOfCard(ally?.value)} now`)
  expect(await told('Cleo', 'deck show')).toContain('62 cards')
  expect(await told('Ben', 'level')).toContain('has no level to use')
})

test('the rest of a level waits, and its owner uses it at any time', { timeout: PATIENCE }, async () => {
  const cleo = discord.as('Cleo')
  expect(await told('Cleo', 'sheet')).toContain('To use: the rest of level 10 and level 20')
  const first = resultingMessage(await cleo.slash('level'))
  expect(embedText(first)).toContain('Level 20 of Sly')
  const rest = resultingMessage(await cleo.click(first.id, 'Rest of level 10 ›'))
  expect(embedText(rest)).toMatch(/▫ Two copies of any Common ability.*ally: .*\(already in\).*level 20/s)
  const again = resultingMessage(await cleo.slash('level'))
  expect(embedText(again)).toContain('Level 10 of Sly') // where she left off
  const [ability] = await cleo.autocomplete('level', { in: '' }, 'in')
  const chosen = resultingMessage(await cleo.slash('level', { in: nameOfCard(ability?.value) }))
  const done = resultingMessage(await cleo.click(chosen.id, 'Confirm'))
  expect(done.content).toContain('✓ Sly has used level 10.')
  expect(embedText(done)).toMatch(/Level 20 of Sly/)
  expect(buttonLabels(done)).toContain('Take level 10 back')
  expect(await told('Cleo', 'sheet')).toContain('To use: level 20**')
  expect(await told('Cleo', 'deck show')).toContain('64 cards')
})

test('in the browser: a character, a level, and the next raid with other cards', {
  timeout: PATIENCE,
}, async () => {
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const page = await openAs(browser, bot.evening.playground.url, 'Emil')
  page.setDefaultTimeout(60_000)
  await typeCommand(page, 'character')
  await typeOption(page, 'new', 'Horde', 'horde-warrior')
  await sendCommand(page)
  await page.getByText('is ready to raid as Gurzak of Orgrimmar').waitFor()
  await giveXp("Emil's Gurzak", 12)
  const { cardIn, cardsOut } = await useLevel(page, 10)
  expect(await told('Emil', 'deck show')).toContain('60 cards')
  const deck = await told('Emil', 'deck show', { export: true })
  expect(deck).toMatch(new RegExp(`[24] ${nameOfCard(cardIn)}`))
  for (const id of cardsOut) expect(deck).toContain(`1 ${nameOfCard(id)}`)
  const threads = page.locator('#sidebar [data-testid=thread-link]')
  const before = await threads.count()
  await typeCommand(page, 'raid create')
  await sendCommand(page)
  await page.locator('button[data-label="Join"]').last().click()
  await page.getByText("Emil's Gurzak (level 10)").last().waitFor()
  await page.locator('button[data-label="Start"]').last().click()
  await threads.nth(before).click() // the thread of this raid, once it exists
  await page.getByText('the raid begins').waitFor()
  expect(await told('Emil', 'level')).not.toContain('can be taken back')
})
