/** Help begins with the possible actions at the present place, and rules are found by number and word. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buttonLabels,
  isEphemeral,
  type PlaygroundPerson,
  resultingMessage,
} from '../src/playground/client.ts'
import { texts } from '../src/texts/texts.ts'
import { VERSION } from '../src/version.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 120_000 }

let evening: Evening
let [anna, ben]: PlaygroundPerson[] = []

beforeAll(async () => {
  evening = await Evening.open()
  anna = evening.discord.as('Anna')
  ben = evening.discord.as('Ben')
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

async function asked(who: PlaygroundPerson | undefined, command: string, options = {}): Promise<string> {
  const message = resultingMessage(await who!.slash(command, options))
  return [message.content, JSON.stringify(message.embeds)].join('\n')
}

describe('help', () => {
  test('between raids explains how to begin', PATIENCE, async () => {
    const help = resultingMessage(await anna!.slash('help'))
    expect(JSON.stringify(help.embeds)).toContain(`Lairkeeper ${VERSION}`)
    const hand = resultingMessage(await anna!.slash('hand'))
    for (const one of [help, hand])
      expect(buttonLabels(one).slice(0, 3)).toEqual(['Tutorial', 'Open a raid', 'What is this?'])
  })

  test('in a lobby explains how to take a seat', PATIENCE, async () => {
    await anna!.slash('raid create', { raid: 'deadmines', mode: 'novice' })
    expect(await asked(ben, 'help')).toContain('lobby of raid')
    await anna!.slash('raid join', { deck: 'horde-rogue' })
    await anna!.slash('raid join', { deck: 'horde-rogue' })
    await anna!.slash('raid start')
  })

  test(
    'explains to the asked person what to do, and tells others for whom the raid waits',
    PATIENCE,
    async () => {
      expect(await asked(anna, 'help')).toContain('You are asked: keep your opening hand')
      expect(await asked(ben, 'help')).toContain('You are watching this raid. Waiting for **Anna')
      await anna!.slash('answer', { choice: 'keep' })
      await anna!.slash('answer', { choice: 'keep' })
      expect(await asked(anna, 'help')).toMatch(
        /It’s your turn! Place a resource.*`\/place` places a resource/s,
      )
    },
  )

  test('names /place only while a resource can be placed', PATIENCE, async () => {
    const [card] = await anna!.autocomplete('place', { card: '' }, 'card')
    await anna!.slash('place', { card: `${card?.value}` })
    await evening.discord.until(async () => (await asked(anna, 'help')).includes('It’s still your turn'))
    expect(await asked(anna, 'help')).not.toContain('`/place`')
  })

  test('has a page for each topic, one select away', PATIENCE, async () => {
    const help = resultingMessage(await anna!.slash('help'))
    const page = resultingMessage(await anna!.select(help.id, ['dungeon']))
    expect(JSON.stringify(page.embeds)).toContain('MARKS one of you')
    expect(page.id).toBe(help.id)
    const mistakes = resultingMessage(await anna!.select(help.id, ['mistakes']))
    expect(JSON.stringify(mistakes.embeds)).toContain(texts.undo.chance) // the same sentence as in the vote
  })
})

test('help in a thread has a button that opens a raid in the channel', PATIENCE, async () => {
  const help = resultingMessage(await ben!.in(await evening.firstThread()).slash('help'))
  const opened = resultingMessage(await ben!.click(help.id, 'Open a raid'))
  expect([isEphemeral(opened), opened.content]).toEqual([
    true,
    expect.stringContaining('The lobby is open in'),
  ])
})

describe('/help finds commands', () => {
  const found = async (topic: string, who = anna) =>
    (await who!.autocomplete('help', { topic }, 'topic')).map(({ value }) => value)

  test.each([
    ['concede', '/raid leave'],
    ['mulligan', '/answer'],
    ['attack all', '/attack'],
    ['/end turn', '/pass'],
    ['loot', '/treasure'],
  ])('by what people guess: %s is %s', PATIENCE, async (typed, command) => {
    expect((await found(typed))[0]).toBe(command)
  })

  test('that are needed at the moment first', PATIENCE, async () => {
    const inTurn = await found('', anna!.in(await evening.firstThread()))
    expect(inTurn.slice(0, 3)).toEqual(['/play', '/attack', '/use'])
    expect((await found('', evening.discord.as('Emil')))[0]).not.toBe('/play')
  })

  test('and says what a command does, and that a word is unknown', PATIENCE, async () => {
    expect(await asked(anna, 'help', { topic: '/attack' })).toContain('“all” for everybody who can')
    expect(await asked(anna, 'help', { topic: 'xyzzy' })).toContain(
      'I know no topic and no command like “xyzzy”',
    )
  })
})

describe('a rule', () => {
  test('is shown by its number, with its related rules', PATIENCE, async () => {
    const rule = resultingMessage(await anna!.slash('rules', { about: '602.1c' }))
    expect(rule.content).toContain('602.1c is a part of this rule')
    const related = resultingMessage(await anna!.select(rule.id, ['protector'], 'See also …'))
    expect(JSON.stringify(related.embeds)).toContain('protector · Protector')
  })

  test('is found by a word, and suggested while it is typed', PATIENCE, async () => {
    expect(await asked(anna, 'rules', { about: 'mulligan' })).toContain('101.2 · Mulligan')
    expect(await asked(anna, 'rules', { about: 'graveyard' })).toContain('Which one?')
    const offered = await anna!.autocomplete('rules', { about: 'prot' }, 'about')
    expect(offered.slice(0, 2).map(({ value }) => value)).toEqual(['602.2', 'protector'])
  })

  test('that does not exist is answered with the nearest rules', PATIENCE, async () => {
    expect(await asked(anna, 'rules', { about: 'xyzzy' })).toContain('I know no rule about “xyzzy”')
    const overview = resultingMessage(await anna!.slash('rules'))
    const chapter = resultingMessage(await anna!.select(overview.id, ['keywords']))
    expect(JSON.stringify(chapter.embeds)).toContain('long-range · Long-Range')
  })
})
