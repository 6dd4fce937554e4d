/** What a card says: made of its data, so that it can't say one thing and do another; then its list's own note. */
import { texts } from '../texts/texts.ts'
import type { CardIn, Deed, DestinyCard, ListName, PowerCard, Standing, TalentCard } from './cards.ts'

const t = texts.war.text

type Whom = (who: string) => string
const whom: Whom = (who) => t.who[who] ?? who

/** @param to whom it is done, in words */
function deed(one: Deed, to: Whom): string {
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
      return t.board(one.creature, one.count)
    case 'overlord':
      return one.amount < 0 ? t.weaker(-one.amount) : t.stronger(one.amount)
  }
}

const all = (deeds: readonly Deed[], to: Whom = whom): string => deeds.map((one) => deed(one, to)).join('; ')

function standing(one: Standing): string {
  if (one.holds === 'closed') return t.closed
  if (one.holds === 'plenty') return t.plenty(one.by)
  return one.by < 0 ? t.cheaper(-one.by) : t.dearer(one.by)
}

/** Those that say something, and the note. */
const joined = (parts: readonly (string | false | undefined)[], note?: string): string =>
  [...parts, note].filter((part) => part !== false && part !== undefined && part !== '').join(' ')

function destiny(card: DestinyCard): string {
  const { number, now, holds, expires, goes, note } = card
  return joined(
    [
      now.length > 0 && (number === 0 ? t.zero(all(now)) : t.now(all(now))),
      holds.length > 0 && t.holds(holds.map(standing).join('; ')),
      ...early(card),
      expires.length > 0 && t.expires(all(expires)),
      goes === 'deck' && t.toDeck,
      goes === 'away' && t.away,
    ],
    note,
  )
}

function early({ boss, stays, met, hunt }: DestinyCard): string[] {
  const what = all(met)
  const bosses = boss === undefined ? [] : [bossWords(boss, what, stays === true)]
  return [...bosses, ...(hunt ? [t.hunt(hunt.count, hunt.creature, what || t.reward(0, 0))] : [])]
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

function power(card: PowerCard): string {
  const kind = t.power(texts.war.icons[card.icon] ?? card.icon, card.energy)
  return joined([[kind, ...doing(card), ...(card.spellbook ? [t.spellbook] : [])].join(' · ')], card.note)
}

function talent(card: TalentCard): string {
  return joined([[...doing(card), ...equips(card)].join(' · ')], card.note)
}

function equips({ equips: permits }: TalentCard): string[] {
  if (!permits) return []
  const isRound = permits.at === 'round'
  if (permits.icon === undefined) return [isRound ? t.equipsAnyRound : t.equipsAnyAction]
  const icon = texts.war.icons[permits.icon] ?? permits.icon
  return [isRound ? t.equipsRound(icon) : t.equipsAction(icon)]
}

/** What an item does it does to whoever uses it, whomever else its list names. */
const user: Whom = () => t.user

const TEXTS: { readonly [L in ListName]: (card: CardIn<L>) => string } = {
  destiny,
  quests: ({ creatures: [one, other], xp, bonus, note }) =>
    joined([t.quest(one, other, t.reward(xp, bonus))], note),
  bonus: ({ xp, use, note }) =>
    joined(
      [xp === undefined ? (use.length > 0 ? t.use(all(use, user)) : t.keepsake) : t.experience(xp)],
      note,
    ),
  items: (card) => joined([doing(card).join(' · ')], card.note),
  events: ({ does, note }) => joined([does.length > 0 && t.does(all(does))], note),
  powers: power,
  talents: talent,
  sheets: ({ areas, energy }) =>
    `${areas.map((icon) => texts.war.icons[icon] ?? icon).join(', ')} · ${energy.join(' ')}`,
  levels: ({ xp }) => t.level(xp),
  track: ({ icon }) => t.space[icon ?? 'none'] ?? '',
}

export const cardText = <L extends ListName>(list: L, card: CardIn<L>): string => TEXTS[list](card)
