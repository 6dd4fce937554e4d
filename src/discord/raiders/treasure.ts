/** `/treasure`, and the button below the end of a won raid. */
import { type APIEmbed, escapeMarkdown } from 'discord.js'
import { allCards } from '../../cards/index.ts'
import type { OpenedTreasure, TreasureFound, UnopenedPack } from '../../table/raiders/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { Suggestion } from '../command.ts'
import type { Desk, Visit } from '../desk.ts'
import { clip, LIMITS } from '../posts/limits.ts'
import { cardToday, raidTitle } from '../posts/names.ts'
import { buttonRows, type Outcome, type Post, post, type Row, selectRow, tell } from '../posts/post.ts'
import { refused } from '../posts/refused.ts'
import { whose } from './characters.ts'
import { typeOf } from './decks.ts'
import { raiderIds } from './ids.ts'

const t = texts.treasure
const GOLD = 0xd4af37

/** @param wanted a raid's code, or a code and a character's id as `packValue` writes them; null for any */
export async function openTreasure(desk: Desk, visit: Visit, wanted: string | null): Promise<Outcome> {
  const [code = null, characterId = null] = wanted?.trim().split(':') ?? []
  const asked = { guildId: visit.guildId, by: visit.person, code, characterId }
  const answer = await desk.table.raiders.openTreasure(asked)
  if ('rejected' in answer) return refused(answer)
  return answer.kind === 'opened' ? { how: 'tell', post: openedPost(answer) } : several(answer.packs)
}

const several = (packs: readonly UnopenedPack[]): Outcome =>
  tell(t.several(packs.length), { components: [menu(packs)] })

const menu = (packs: readonly UnopenedPack[]): Row =>
  selectRow({
    id: raiderIds.packs(),
    placeholder: t.choose,
    options: packs.map((pack) => ({
      value: packValue(pack),
      label: t.pack(raidTitle(pack.raid), pack.character),
      description: t.packCode(pack.code),
    })),
  })

const packValue = ({ code, characterId }: UnopenedPack): string => `${code}:${characterId}`

function openedPost({ pack, raid, cards, left }: OpenedTreasure): Post {
  const lines = cards.map(({ card, isNew }) => {
    const { name = card, rarity = 'common' } = allCards.get(card) ?? {}
    return t.card(t.marks[rarity] ?? '', name, rarity, typeOf(card), isNew)
  })
  const fresh = cards.filter(({ card, isNew }, at) => isNew && isFirst(cards, card, at)).length
  const embed: APIEmbed = {
    title: clip(t.title(pack.character), LIMITS.title),
    description: clip([...lines, '', t.kept(fresh)].join('\n'), LIMITS.description),
    footer: { text: t.from(raid, pack.code) },
    color: GOLD,
  }
  const content = left.length > 0 ? t.left(left.length) : ''
  return post({ content, embeds: [embed], components: left.length > 0 ? [menu(left)] : [] })
}

const isFirst = (cards: readonly { card: string }[], card: string, at: number): boolean =>
  cards.findIndex((one) => one.card === card) === at

/** Below the end of a won raid. */
export const treasureButton = (code: string): Row[] =>
  buttonRows([{ id: raiderIds.treasure(code), label: t.open, style: 'good' }])

/** For everybody in the raid's thread. */
export function foundPost({ by, character, best, others }: TreasureFound): Post {
  const { rarity = 'common' } = allCards.get(best) ?? {}
  const [whose = '', person = ''] = [character, by.name].map((name) => escapeMarkdown(name))
  return post({ content: t.found(whose, person, cardToday(best), rarity, others) })
}

/** The packs that can be opened. */
export async function suggestTreasure(desk: Desk, visit: Visit, typed: string): Promise<Suggestion[]> {
  const packs = await desk.table.raiders.treasure(whose(visit))
  return packs
    .map((pack) => ({
      name: clip(t.suggestion(raidTitle(pack.raid), pack.code, pack.character), LIMITS.choiceName),
      value: packValue(pack),
    }))
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
}
