/** The choice of the Boss player's deck below a lobby: the printed one, or their own. */
import type { BuiltBossDeckRules } from '../../engine/index.ts'
import { raidNamed } from '../../raids/index.ts'
import type { DeckInfo } from '../../table/characters/contract.ts'
import type { RaidInfo } from '../../table/contract.ts'
import { bossPlayerSeatOf, hasOwnBossDeck } from '../../table/raid-loading/raid-info.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { BotContext } from '../bot-context.ts'
import { openDeckBuilder } from '../characters/builder.ts'
import { characterOwnerOfInteraction } from '../characters/characters.ts'
import { countCardCopies } from '../characters/decks.ts'
import type { Suggestion } from '../command.ts'
import type { Click } from '../feature.ts'
import {
  buttonRows,
  newPost,
  type Post,
  privateReply,
  type Reply,
  replyInPlaceOrPrivately,
} from '../message-parts/post.ts'
import { rejectionReply } from '../message-parts/refusal-reply.ts'
import { raidComponentIds } from './ids.ts'

const t = texts.bossDeck

export async function handleBossDeckChoice(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  which: 'ask' | 'printed' | 'own' | 'build',
): Promise<Reply> {
  if (bossPlayerSeatOf(raid)?.person.id !== click.person.id) return privateReply(t.notYourSeat)
  if (which === 'build') return openDeckBuilder(context, click, { boss: raid.raid })
  const chosen = which === 'ask' ? raid : await context.table.chooseBossDeck(raid.id, click.person, which)
  if ('rejected' in chosen) return rejectionReply(chosen)
  const deck = await context.table.characters.deck(characterOwnerOfInteraction(click), { boss: raid.raid })
  return 'rejected' in deck ? rejectionReply(deck) : replyInPlaceOrPrivately(click, panel(chosen, deck))
}

function panel(raid: RaidInfo, deck: DeckInfo): Post {
  const { code } = raid
  const { lair } = raidNamed(raid.raid) ?? {}
  const boss = bossPlayerSeatOf(raid)
  const isOwn = boss !== undefined && hasOwnBossDeck(boss)
  return newPost({
    embeds: [
      {
        title: t.title(toMarkup(deck.owner.name)),
        description: [
          t.playing[isOwn ? 'own' : 'printed'],
          ...(lair?.ownDeck ? [rulesOf(lair.ownDeck)] : []),
        ].join('\n'),
      },
    ],
    components: buttonRows([
      {
        id: raidComponentIds.bossDeck(code, 'printed'),
        label: t.printed(lair?.deck.length ?? 0),
        disabled: !isOwn,
      },
      {
        id: raidComponentIds.bossDeck(code, 'own'),
        label: t.own(countCardCopies(deck.cards)),
        disabled: isOwn,
      },
      { id: raidComponentIds.bossDeck(code, 'build'), label: t.build },
    ]),
  })
}

const rulesOf = ({ of, least, copies }: BuiltBossDeckRules): string => t.may(of.length, least, copies)

/** Suggests the decks for `/raid join boss: True deck:`. */
export const suggestBossDecks = async (): Promise<Suggestion[]> => [
  { name: t.suggestPrinted, value: 'printed' },
  { name: t.suggestOwn, value: 'own' },
]
