/** `/character`: creating, choosing, naming and retiring characters. */
import type { CharacterInfo, CharacterOwner, PeopleCountByFaction } from '../../table/characters/contract.ts'
import type { Rejected } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { foldCaseAndTrim, toMarkup, toPlain, type UserText } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS, joinLinesThatFit, truncateWithEllipsis } from '../message-parts/limits.ts'
import { currentCardName, findStarterDeckChoice, starterDeckChoices } from '../message-parts/names.ts'
import { buttonRows, privateReply, type Reply } from '../message-parts/post.ts'
import { openRaidButton } from '../welcome/first-steps.ts'

const t = texts.character

export const characterOwnerOfInteraction = ({ guildId, person }: InteractionSource): CharacterOwner => ({
  guildId,
  personId: person.id,
  name: person.name,
})

export async function createCharacter(
  context: BotContext,
  source: InteractionSource,
  starter: string,
  name: UserText | null,
): Promise<Reply> {
  const key = findStarterDeckChoice(starter)?.key ?? starter
  const made = await context.table.characters.create(source.guildId, source.person, key, name)
  if ('rejected' in made) return privateReply(made.rejected)
  const others = await context.table.characters.countOthersByFaction(characterOwnerOfInteraction(source))
  const warning = made.faction ? warningIfAloneInFaction(made.faction, others) : null
  const created = t.created(toMarkup(made.name), currentCardName(made.hero))
  return privateReply(warning === null ? created : `${created}\n${warning}`)
}

export const OTHER_FACTION = { Alliance: 'Horde', Horde: 'Alliance' } as const

/**
 * Returns a warning for a person who would be alone with this faction on the server, because some raids accept the
 * heroes of one faction only; null if the person wouldn't be alone.
 */
export function warningIfAloneInFaction(
  faction: 'Alliance' | 'Horde',
  others: PeopleCountByFaction,
): string | null {
  const other = OTHER_FACTION[faction]
  if (others[faction] > 0 || others[other] === 0) return null
  return texts.lobby.factions.alone(faction, other, others[other])
}

export async function activateCharacter(
  context: BotContext,
  source: InteractionSource,
  wanted: string,
): Promise<Reply> {
  return said(await context.table.characters.use(characterOwnerOfInteraction(source), wanted), ({ name }) =>
    t.used(toMarkup(name)),
  )
}

export async function renameCharacter(
  context: BotContext,
  source: InteractionSource,
  wanted: string | null,
  name: UserText,
): Promise<Reply> {
  const renamed = await context.table.characters.rename(characterOwnerOfInteraction(source), wanted, name)
  return said(renamed, (card) => t.renamed(toMarkup(card.name)))
}

export async function retireCharacter(
  context: BotContext,
  source: InteractionSource,
  wanted: string | null,
): Promise<Reply> {
  const retired = await context.table.characters.retire(characterOwnerOfInteraction(source), wanted)
  return said(retired, ({ name }) => t.retired(toMarkup(name)))
}

const said = (result: CharacterInfo | Rejected, done: (card: CharacterInfo) => string): Reply =>
  privateReply('rejected' in result ? result.rejected : done(result))

export async function listCharacters(context: BotContext, source: InteractionSource): Promise<Reply> {
  const all = await context.table.characters.characters(characterOwnerOfInteraction(source))
  if (all.length === 0) return privateReply(t.none, { components: buttonRows([openRaidButton()]) })
  const description = joinLinesThatFit(all.map(line), DISCORD_LIMITS.description, texts.board.leftOut)
  return privateReply('', { embeds: [{ title: t.listTitle, description }] })
}

function line(card: CharacterInfo): string {
  const plain = t.line(toMarkup(card.name), factionAndClass(card), card.level, card.xp)
  const levels = card.openLevels.length > 0 ? plain + t.openLevels(card.openLevels.length) : plain
  const whole = card.isUnreadable ? levels + texts.stored.unreadable : levels
  if (card.retired) return t.retiredLine(whole)
  return card.active ? t.active(whole) : whole
}

/** Returns faction and class, such as "Horde Rogue". */
export const factionAndClass = (card: Pick<CharacterInfo, 'faction' | 'class'>): string =>
  [card.faction ?? '', card.class].filter((word) => word !== '').join(' ')

/** Suggests the person's own characters by name. Retired ones are included only if `retired` is set. */
export async function suggestCharacters(
  context: BotContext,
  source: InteractionSource,
  typed: string,
  retired: boolean,
): Promise<Suggestion[]> {
  const all = await context.table.characters.characters(characterOwnerOfInteraction(source))
  return all
    .filter(
      (one) => (retired || !one.retired) && foldCaseAndTrim(one.name).includes(typed.trim().toLowerCase()),
    )
    .map((one) => ({
      name: truncateWithEllipsis(
        t.suggestion(toPlain(one.name), factionAndClass(one), one.level),
        DISCORD_LIMITS.choiceName,
      ),
      value: one.id,
    }))
}

/** Suggests characters for a seat: the person's own characters, then new ones of starter decks. */
export async function suggestCharactersAndStarterDecks(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const own = await suggestCharacters(context, source, typed, false)
  return [...own, ...(await suggestConstructed(context, source, typed)), ...suggestStarterDecks(typed)]
}

/** The word in `/raid join deck:` that chooses a constructed deck. The id of its character can follow. */
const CONSTRUCTED = 'constructed'

async function suggestConstructed(
  context: BotContext,
  source: InteractionSource,
  typed: string,
): Promise<Suggestion[]> {
  const all = await context.table.characters.characters(characterOwnerOfInteraction(source))
  return all
    .flatMap(({ id, name, retired, constructed }) =>
      constructed === null || retired
        ? []
        : [
            {
              name: truncateWithEllipsis(
                texts.constructed.suggestion(toPlain(name), currentCardName(constructed.hero)),
                DISCORD_LIMITS.choiceName,
              ),
              value: `${CONSTRUCTED}:${id}`,
            },
          ],
    )
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
}

/**
 * Parses the option `deck` of `/raid join`. Returns the id of the character whose constructed deck it means, null
 * for the active character; undefined if it means another deck.
 */
export function parseConstructedDeckOption(wish: string): string | null | undefined {
  const [word = '', character = ''] = wish.trim().split(/:\s*/, 2)
  if (word.toLowerCase() !== CONSTRUCTED) return undefined
  return character === '' ? null : character
}

export const suggestStarterDecks = (typed: string): Suggestion[] =>
  starterDeckChoices()
    .map(({ key, label, hero }) => ({ name: t.starterSuggestion(label, hero), value: key }))
    .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
