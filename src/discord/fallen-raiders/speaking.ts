/** Lets a fallen raider speak for the lair, with a written line or their own words. */
import type { Person, RaidInfo } from '../../table/contract.ts'
import type { SpiritInfo, SpokenLairLine } from '../../table/fallen-raiders/contract.ts'
import { texts } from '../../texts/texts.ts'
import { rawText, userText } from '../../texts/user-text.ts'
import type { BotContext } from '../bot-context.ts'
import type { Click, SubmittedForm } from '../feature.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { seatNames } from '../message-parts/names.ts'
import {
  type ButtonSpec,
  buttonRows,
  newPost,
  type Post,
  type Reply,
  replyInPlaceOrPrivately,
} from '../message-parts/post.ts'
import { spiritComponentIds, spiritFormIds } from './ids.ts'
import { lairLineOccasionsIn } from './line-occasions.ts'
import { lairSpeakerName, spiritNewsLine } from './news.ts'
import { linesOfferedToSpirit, textOfSpokenLine } from './spoken-lines.ts'

const t = texts.spirits

/** The maximum length of a person's own words. */
export const MAX_SPOKEN_TEXT_LENGTH = 200

/** Offers written lines that fit the latest events, or says why the person can't speak now. */
export async function offerLinesToSpeak(context: BotContext, click: Click, raid: RaidInfo): Promise<Reply> {
  const spirit = await context.table.spirits.of(raid.id, click.person)
  if ('rejected' in spirit) return answered(click, raid, spirit.rejected)
  if (spirit.isPlayed) return answered(click, raid, t.why.played)
  if (spirit.hasSpoken) return answered(click, raid, t.why.spoken)
  return replyInPlaceOrPrivately(click, await menu(context, raid, click.person, spirit))
}

async function menu(
  { table }: BotContext,
  raid: RaidInfo,
  { id }: Person,
  { round, speaker }: SpiritInfo,
): Promise<Post> {
  const [{ view }, { entries }] = await Promise.all([table.look(raid.id, null), table.log(raid.id, 1)])
  const place = raid.seats.findIndex(({ person }) => person.id === id)
  const lines = linesOfferedToSpirit(
    raid.raid,
    view ? lairLineOccasionsIn(view, entries) : ['any'],
    round + place,
  )
  const buttons = lines.map(
    (line, n): ButtonSpec => ({
      id: spiritComponentIds.say(raid.code, round, line.raid, line.occasion, line.key),
      label: `${n + 1}`,
      style: 'primary',
    }),
  )
  return newPost({
    content: [
      t.choose(lairSpeakerName(speaker, seatNames(raid))),
      ...lines.map((line, n) => t.line(n + 1, textOfSpokenLine(line) ?? '')),
    ].join('\n'),
    components: buttonRows([...buttons, { id: spiritComponentIds.own(raid.code), label: t.own }]),
  })
}

/**
 * Speaks a written line for the lair.
 * @param round the round in which the line was offered. In a later round, new lines are offered instead
 */
export async function speakLineForLair(
  context: BotContext,
  click: Click,
  raid: RaidInfo,
  round: number,
  said: SpokenLairLine,
): Promise<Reply> {
  const spirit = await context.table.spirits.of(raid.id, click.person)
  const isLater = !('rejected' in spirit) && spirit.round !== round
  if (isLater || textOfSpokenLine(said) === null) return offerLinesToSpeak(context, click, raid)
  return speak(context, click, raid, said)
}

export async function openSpokenTextForm(context: BotContext, click: Click, raid: RaidInfo): Promise<Reply> {
  const spirit = await context.table.spirits.of(raid.id, click.person)
  if ('rejected' in spirit || spirit.isPlayed || spirit.hasSpoken)
    return offerLinesToSpeak(context, click, raid)
  const description = t.formHint(lairSpeakerName(spirit.speaker, seatNames(raid)))
  return {
    how: 'form',
    form: {
      custom_id: spiritFormIds.said(raid.code),
      title: truncateWithEllipsis(t.formTitle, DISCORD_LIMITS.formTitle),
      components: [
        {
          type: 18,
          label: truncateWithEllipsis(t.formLabel(MAX_SPOKEN_TEXT_LENGTH), DISCORD_LIMITS.formTitle),
          description: truncateWithEllipsis(description, DISCORD_LIMITS.optionDescription),
          component: {
            type: 4,
            custom_id: WORDS,
            style: 1,
            required: true,
            max_length: MAX_SPOKEN_TEXT_LENGTH,
          },
        },
      ],
    },
  }
}

/** The id of the form's only field. */
const WORDS = 'words'

export async function handleSpokenTextForm(
  context: BotContext,
  form: SubmittedForm,
  code: string,
): Promise<Reply> {
  const raid = await context.table.find({ code })
  if (!raid) return { how: 'quiet' }
  const own = userText(form.text(WORDS).trim())
  const source = { ...form, isPrivate: false }
  if (rawText(own) === '') return answered(source, raid, t.why.noWords)
  return speak(context, source, raid, { own })
}

type Source = Pick<Click, 'person' | 'isPrivate'>

async function speak(
  { table }: BotContext,
  source: Source,
  raid: RaidInfo,
  said: SpokenLairLine,
): Promise<Reply> {
  const done = await table.spirits.speak(raid.id, source.person, said)
  if ('rejected' in done) return answered(source, raid, done.rejected)
  return answered(source, raid, `${t.said(spiritNewsLine(done, seatNames(raid)) ?? '')}\n${t.nextRound}`)
}

const answered = (source: Source, { code }: RaidInfo, content: string): Reply =>
  replyInPlaceOrPrivately(
    source,
    newPost({ content, components: buttonRows([{ id: spiritComponentIds.watch(code), label: t.watch }]) }),
  )
