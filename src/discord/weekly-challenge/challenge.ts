/**
 * `/raid challenge`: the raid of this week's challenge, the results of the groups of all servers, and a lobby
 * for it.
 */
import type { APIEmbed } from 'discord.js'
import type { ChallengeInfo, ChallengeRun } from '../../table/weekly-challenge/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import { DISCORD_LIMITS, joinLinesThatFit } from '../message-parts/limits.ts'
import { heroNameOfStarterDeck, modeName, raidTitle } from '../message-parts/names.ts'
import { buttonRows, privateReply, type Reply } from '../message-parts/post.ts'
import { openLobbyAndReply } from '../raid/raid.ts'
import { challengeComponentIds } from './ids.ts'

const t = texts.challenge
const GOLD = 0xd4af37

export async function showChallenge(context: BotContext, source: InteractionSource): Promise<Reply> {
  const card = await context.table.challenges.look(source.guildId, source.person.id)
  return privateReply('', {
    embeds: [challengeEmbed(card)],
    components: buttonRows([{ id: challengeComponentIds.open(), label: t.open, style: 'good' }]),
  })
}

export const openChallengeLobby = (context: BotContext, source: InteractionSource): Promise<Reply> =>
  openLobbyAndReply(context, source, (at) => context.table.challenges.open(at, source.person))

export function challengeEmbed({ challenge, ranked, unranked, playing, hasPlayed }: ChallengeInfo): APIEmbed {
  const places = ranked.map((run, at) => t.place(at + 1, whoIn(run), resultOf(run)))
  const others = unranked.map((run) => t.because(`${whoIn(run)} · ${resultOf(run)}`, t.why[run.why] ?? ''))
  const lines = [
    t.what(raidTitle(challenge.raid), modeName(challenge.mode)),
    t.decks(challenge.decks.map(heroNameOfStarterDeck)),
    t.rules,
    ...(hasPlayed ? [t.played] : []),
    '',
    ...(places.length > 0 ? places : [t.noneYet]),
  ]
  return {
    title: t.title(challenge.name, challenge.week),
    description: joinLinesThatFit(lines, DISCORD_LIMITS.description, texts.records.more),
    fields:
      others.length > 0
        ? [
            {
              name: t.unranked,
              value: joinLinesThatFit(others, DISCORD_LIMITS.fieldValue, texts.records.more),
            },
          ]
        : [],
    footer: { text: t.playing(playing) },
    color: GOLD,
  }
}

const whoIn = ({ own }: ChallengeRun): string =>
  own ? t.own(own.people.map(toMarkup), own.code) : t.elsewhere

function resultOf({ status, turns, bosses, damage, computers, hints }: ChallengeRun): string {
  const result = status === 'won' ? t.won(turns) : t.lost(turns, bosses, damage)
  const marks = [
    ...(computers > 0 ? [texts.computers.mark(computers)] : []),
    ...(hints > 0 ? [texts.hints.mark] : []),
  ]
  return [result, ...marks].join(' · ')
}
