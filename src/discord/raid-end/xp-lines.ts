/** Renders the XP of a raid: each amount once, with the people who got it. */
import { raidNamed } from '../../raids/index.ts'
import type { CharacterReward, RaidInfo } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'

export function xpRewardLines(raid: RaidInfo, rewards: readonly CharacterReward[]): string[] {
  if (rewards.length === 0) return []
  if (rewards.every(({ before, after }) => before === after)) return [noXpIn(raid)]
  const groups = groupsOf(rewards)
  return groups.map((group, at) => {
    const isRest = at === groups.length - 1 && group.length > 2
    const names = isRest ? [texts.ending.others] : group.map((one) => nameIn(raid, rewards, one))
    return xpLine(group[0], groups.length > 1 ? names : [])
  })
}

function xpLine(reward: CharacterReward | undefined, names: readonly string[]): string {
  const { before = 0, after = 0, levelBefore = 0, levelAfter = 0 } = reward ?? {}
  return texts.ending.xp(after - before, levelAfter > levelBefore ? levelAfter : null, names)
}

/** Groups the rewards of characters that got the same XP and level, the largest group last. */
function groupsOf(rewards: readonly CharacterReward[]): CharacterReward[][] {
  const groups = [...new Set(rewards.map(sameXp))].map((key) => rewards.filter((one) => sameXp(one) === key))
  return groups.sort((a, b) => a.length - b.length)
}

const noXpIn = ({ raid }: RaidInfo): string =>
  raidNamed(raid)?.rewards?.xp ? texts.sheet.noXp : texts.sheet.noXpHere

/** Returns a key that is equal for characters that got the same XP and level. */
const sameXp = ({ before, after, levelBefore, levelAfter }: CharacterReward): string =>
  `${after - before} ${levelAfter > levelBefore ? levelAfter : ''}`

/** Returns the person's name, or the character's if the person has raided with several. */
function nameIn(
  { seats }: RaidInfo,
  rewards: readonly CharacterReward[],
  { seat, character }: CharacterReward,
): string {
  const personOf = (n: number) => seats.find((one) => one.seat === n)?.person
  const person = personOf(seat)
  const own = rewards.filter((one) => personOf(one.seat)?.id === person?.id)
  return toMarkup(person && own.length === 1 ? person.name : character)
}
