/** 26 events of our own invention. */
import { userText } from '../../texts/user-text.ts'
import type { AffectedPlayersSelector, CardEffect, EventCard } from '../cards.ts'

const event = (name: string, ...does: CardEffect[]): EventCard => ({
  id: `e-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  name: userText(name),
  does,
})
const xp = (who: AffectedPlayersSelector, amount: number): CardEffect => ({ do: 'xp', who, amount })
const hits = (who: AffectedPlayersSelector, amount: number): CardEffect => ({ do: 'hits', who, amount })
const energy = (who: AffectedPlayersSelector, amount: number): CardEffect => ({ do: 'energy', who, amount })
const board = (creature: string, count: number): CardEffect => ({
  do: 'board',
  creature: userText(creature),
  count,
})

export const houseEvents: readonly EventCard[] = [
  event('A Bridge Is Down', energy('active', -1)),
  event('A Feast Is Held', hits('each', -1)),
  event('A Bad Harvest', energy('each', -1)),
  event('A Chest Washes Up', { do: 'bonus', who: 'active' }),
  event('A Good Teacher', xp('active', 1)),
  event('A Royal Wedding', hits('alliance', -1), xp('alliance', 1)),
  event('A Trial of Strength', xp('horde', 1), hits('horde', 1)),
  event('Boars in the Fields', board('Boar', 2)),
  event('Deserters', board('Bandit', 1)),
  event('Drake on the Horizon', board('Drake', 1)),
  event('Embers in the Wind', hits('each', 1)),
  event('Fish for Everyone', energy('each', 1)),
  event('Fresh Stock', { do: 'merchant' }),
  event('Graves Stand Open', board('Skeleton', 1), { do: 'overlord', amount: 1 }),
  event('High Tide', board('Murloc', 2)),
  event('Imps at Play', board('Imp', 1)),
  event('New Notices', { do: 'quests' }),
  event('Night Raid', hits('other', 1)),
  event('Ogres on the Move', board('Ogre', 1)),
  event('Pilgrims', energy('other', 1)),
  event('Tunnels Below', board('Kobold', 2)),
  event('Spider Season', board('Spider', 1)),
  event('The Overlord Falters', { do: 'overlord', amount: -1 }),
  event('The Overlord Gathers', { do: 'overlord', amount: 1 }),
  event('Wolves at the Door', board('Wolf', 2)),
  event('Word from Home', xp('each', 1)),
]
