/**
 * Generates the text of a card from its data, so that the text and the effect can't disagree. The note of the list's
 * author follows.
 */
import { texts } from '../texts/texts.ts'
import type { RenderUserText, UserText } from '../texts/user-text.ts'
import type {
  BonusOrExperienceCard,
  CardEffect,
  CardListName,
  CardOfList,
  DestinyCard,
  LastingEffect,
  PowerCard,
  QuestCard,
  TalentCard,
} from './cards.ts'

const t = texts.war.text

type Whom = (who: string) => string
const whom: Whom = (who) => t.who[who] ?? who

/**
 * Returns the sentence for an effect.
 * @param to names the characters whom the effect affects
 * @param render formats the words of the list's author
 */
function deed(one: CardEffect, render: RenderUserText, to: Whom): string {
  switch (one.do) {
    case 'xp':
      return t.xp(to(one.who), one.amount)
    case 'hits':
      return one.amount < 0 ? t.heals(to(one.who), -one.amount) : t.hits(to(one.who), one.amount)
    case 'energy':
      return one.amount < 0 ? t.drains(to(one.who), -one.amount) : t.energy(to(one.who), one.amount)
    case 'bonus':
      return t.bonus(to(one.who))
    case 'advance':
      return t.advance(one.spaces)
    case 'event':
      return t.event(one.count)
    case 'merchant':
      return t.merchant
    case 'quests':
      return t.quests
    case 'board':
      return t.board(render(one.creature), one.count)
    case 'overlord':
      return one.amount < 0 ? t.weaker(-one.amount) : t.stronger(one.amount)
  }
}

const all = (deeds: readonly CardEffect[], render: RenderUserText, to: Whom = whom): string =>
  deeds.map((one) => deed(one, render, to)).join('; ')

function standing(one: LastingEffect): string {
  if (one.holds === 'closed') return t.closed
  if (one.holds === 'plenty') return t.plenty(one.by)
  return one.by < 0 ? t.cheaper(-one.by) : t.dearer(one.by)
}

/** A card with a note by the list's author, which follows the generated sentences. */
interface Noted {
  readonly note?: UserText | undefined
}

const joined = (
  parts: readonly (string | false | undefined)[],
  { note }: Noted,
  render: RenderUserText,
): string =>
  [...parts, note === undefined ? '' : render(note)]
    .filter((part) => part !== false && part !== undefined && part !== '')
    .join(' ')

function destiny(card: DestinyCard, render: RenderUserText): string {
  const { number, now, holds, expires, goes } = card
  return joined(
    [
      now.length > 0 && (number === 0 ? t.zero(all(now, render)) : t.now(all(now, render))),
      holds.length > 0 && t.holds(holds.map(standing).join('; ')),
      ...early(card, render),
      expires.length > 0 && t.expires(all(expires, render)),
      goes === 'deck' && t.toDeck,
      goes === 'away' && t.away,
    ],
    card,
    render,
  )
}

function early({ boss, stays, met, hunt }: DestinyCard, render: RenderUserText): string[] {
  const what = all(met, render)
  const bosses = boss === undefined ? [] : [bossWords(render(boss), what, stays === true)]
  return [...bosses, ...(hunt ? [t.hunt(hunt.count, render(hunt.creature), what || t.reward(0, 0))] : [])]
}

function bossWords(boss: string, what: string, stays: boolean): string {
  if (stays) return t.stays(boss, what || t.reward(0, 0))
  return what === '' ? t.bossOnly(boss) : t.boss(boss, what)
}

type Doing = Pick<PowerCard, 'dice' | 'armor'>

const doing = ({ dice, armor }: Doing): string[] => [
  ...(dice ? [t.dice(dice.count, texts.war.colours[dice.colour] ?? dice.colour)] : []),
  ...(armor === undefined ? [] : [t.armor(armor)]),
]

function power(card: PowerCard, render: RenderUserText): string {
  const kind = t.power(texts.war.icons[card.icon] ?? card.icon, card.energy)
  const parts = [kind, ...doing(card), ...(card.spellbook ? [t.spellbook] : [])]
  return joined([parts.join(' · ')], card, render)
}

function talent(card: TalentCard, render: RenderUserText): string {
  return joined([[...doing(card), ...equips(card)].join(' · ')], card, render)
}

function equips({ equips: permits }: TalentCard): string[] {
  if (!permits) return []
  const isRound = permits.at === 'round'
  if (permits.icon === undefined) return [isRound ? t.equipsAnyRound : t.equipsAnyAction]
  const icon = texts.war.icons[permits.icon] ?? permits.icon
  return [isRound ? t.equipsRound(icon) : t.equipsAction(icon)]
}

/** Names the user, because an item affects only its user even if its list names other players. */
const user: Whom = () => t.user

function bonusWords({ xp, use }: BonusOrExperienceCard, render: RenderUserText): string {
  if (xp !== undefined) return t.experience(xp)
  return use.length > 0 ? t.use(all(use, render, user)) : t.keepsake
}

function quests(card: QuestCard, render: RenderUserText): string {
  const [one, other] = card.creatures
  return joined([t.quest(render(one), render(other), t.reward(card.xp, card.bonus))], card, render)
}

const TEXTS: { readonly [L in CardListName]: (card: CardOfList<L>, render: RenderUserText) => string } = {
  destiny,
  quests,
  bonus: (card, render) => joined([bonusWords(card, render)], card, render),
  items: (card, render) => joined([doing(card).join(' · ')], card, render),
  events: (card, render) => joined([card.does.length > 0 && t.does(all(card.does, render))], card, render),
  powers: power,
  talents: talent,
  sheets: ({ areas, energy }) =>
    `${areas.map((icon) => texts.war.icons[icon] ?? icon).join(', ')} · ${energy.join(' ')}`,
  levels: ({ xp }) => t.level(xp),
  track: ({ icon }) => t.space[icon ?? 'none'] ?? '',
}

/** Returns the text of a card. @param render formats the words of the list's author, with or without markup */
export const warCardText = <L extends CardListName>(
  list: L,
  card: CardOfList<L>,
  render: RenderUserText,
): string => TEXTS[list](card, render)
