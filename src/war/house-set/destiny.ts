/** 39 Destiny cards of our own invention, six of them for each overlord. No printed card is among them. */
import { userText } from '../../texts/user-text.ts'
import type { AffectedPlayersSelector, CardEffect, DestinyCard, LastingEffect, Overlord } from '../cards.ts'

type More = Partial<Omit<DestinyCard, 'id' | 'name' | 'number' | 'boss' | 'hunt'>> & {
  boss?: string
  hunt?: { creature: string; count: number }
}

const destiny = (name: string, number: number, { boss, hunt, ...more }: More): DestinyCard => ({
  id: `d-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  name: userText(name),
  number,
  now: [],
  holds: [],
  expires: [],
  met: [],
  ...(boss === undefined ? {} : { boss: userText(boss) }),
  ...(hunt ? { hunt: { ...hunt, creature: userText(hunt.creature) } } : {}),
  ...more,
})
const of = (overlord: Overlord) => (name: string, number: number, more: More) =>
  destiny(name, number, { overlord, ...more })

const xp = (who: AffectedPlayersSelector, amount: number): CardEffect => ({ do: 'xp', who, amount })
const hits = (who: AffectedPlayersSelector, amount: number): CardEffect => ({ do: 'hits', who, amount })
const energy = (who: AffectedPlayersSelector, amount: number): CardEffect => ({ do: 'energy', who, amount })
const bonus = (who: AffectedPlayersSelector): CardEffect => ({ do: 'bonus', who })
const overlord = (amount: number): CardEffect => ({ do: 'overlord', amount })
const board = (creature: string, count: number): CardEffect => ({
  do: 'board',
  creature: userText(creature),
  count,
})
const advance = (spaces: number): CardEffect => ({ do: 'advance', spaces })
const event: CardEffect = { do: 'event', count: 1 }
const merchant: CardEffect = { do: 'merchant' }
const quests: CardEffect = { do: 'quests' }
const costs = (by: number): LastingEffect => ({ holds: 'energyCost', by })
const closed: LastingEffect = { holds: 'closed' }
const plenty: LastingEffect = { holds: 'plenty', by: 1 }

const lich = of('kelthuzad')
const doom = of('kazzak')
const brood = of('nefarian')

export const houseDestinies: readonly DestinyCard[] = [
  destiny('A Cold Dawn', 3, { holds: [costs(1)] }),
  destiny('A Day of Rest', 0, { now: [hits('each', -2), energy('each', 1)] }),
  destiny('A Road Washed Out', 4, { expires: [hits('active', 1)] }),
  destiny('Bandits on the Pass', 3, {
    hunt: { creature: 'Bandit', count: 2 },
    met: [xp('active', 2)],
    expires: [energy('each', -1)],
  }),
  destiny('Boss: Hargrim Halfhelm', 4, {
    boss: 'Hargrim Halfhelm',
    now: [board('Bandit', 1)],
    met: [bonus('active')],
    expires: [overlord(1)],
  }),
  destiny('Boss: Mother Murkfin', 5, {
    boss: 'Mother Murkfin',
    now: [board('Murloc', 2)],
    met: [xp('active', 4)],
    expires: [hits('each', 1)],
  }),
  destiny('Boss: The Two-Crowned', 4, {
    boss: 'The Two-Crowned',
    stays: true,
    met: [xp('each', 1)],
    expires: [board('Ogre', 1)],
  }),
  destiny('Caravan in Sight', 2, { now: [merchant], expires: [merchant] }),
  destiny('Clear Skies', 4, { holds: [costs(-1)] }),
  destiny('Empty Storehouses', 3, { holds: [closed] }),
  destiny('Harvest Fair', 2, { holds: [plenty], expires: [merchant] }),
  destiny('Hue and Cry', 3, { now: [quests], expires: [event] }),
  destiny('Kobolds in the Cellar', 3, {
    hunt: { creature: 'Kobold', count: 2 },
    met: [bonus('active')],
    expires: [hits('each', 1)],
  }),
  destiny('Lost Week', 0, { now: [advance(2)], goes: 'away' }),
  destiny('Rumours of War', 5, { expires: [event, overlord(1)] }),
  destiny('Sudden News', 0, { now: [event] }),
  destiny('The Long Night', 2, { expires: [energy('other', -1), hits('other', 1)] }),
  destiny('The Old Watch Returns', 4, { expires: [xp('each', 2)] }),
  destiny('Tribute of the Horde', 3, { expires: [xp('horde', 2), hits('alliance', 1)] }),
  destiny('Vow of the Alliance', 3, { expires: [xp('alliance', 2), hits('horde', 1)] }),
  destiny('Windfall', 0, { now: [bonus('each')] }),

  lich('Bells Without Ringers', 3, { expires: [overlord(1), board('Skeleton', 1)] }),
  lich('Boss: The Grave Marshal', 4, {
    boss: 'The Grave Marshal',
    met: [overlord(-1)],
    expires: [overlord(2)],
  }),
  lich('Breath of the Crypt', 0, { now: [hits('each', 1), overlord(1)] }),
  lich('Frost on the Hearth', 3, { holds: [costs(1)], expires: [overlord(1)] }),
  lich('Skeletons at the Gate', 4, {
    hunt: { creature: 'Skeleton', count: 3 },
    met: [xp('active', 3)],
    expires: [overlord(2)],
  }),
  lich('The Quiet Villages', 5, { goes: 'deck', expires: [board('Skeleton', 2)] }),

  doom('Boss: Cinderhoof', 4, {
    boss: 'Cinderhoof',
    met: [bonus('active'), overlord(-1)],
    expires: [hits('each', 2)],
  }),
  doom('Green Fire', 0, { now: [hits('active', 1), overlord(1)] }),
  doom('Imps in the Granary', 3, {
    hunt: { creature: 'Imp', count: 2 },
    met: [xp('active', 2)],
    expires: [energy('each', -2)],
  }),
  doom('Oaths in the Dark', 3, { holds: [closed], expires: [overlord(1)] }),
  doom('The Rift Yawns', 4, { now: [board('Imp', 1)], expires: [board('Imp', 2), overlord(1)] }),
  doom('Whispers of Bargains', 5, { now: [energy('each', 2)], expires: [hits('each', 2)] }),

  brood('A Shadow Over the Keep', 4, { expires: [overlord(1), hits('active', 1)] }),
  brood('Boss: Ashwing the Younger', 4, {
    boss: 'Ashwing the Younger',
    met: [xp('active', 4)],
    expires: [overlord(2)],
  }),
  brood('Scorched Fields', 0, { now: [merchant, overlord(1)] }),
  brood('The Brood Stirs', 3, {
    hunt: { creature: 'Drake', count: 1 },
    met: [bonus('active')],
    expires: [overlord(2)],
  }),
  brood('Tithe of Scales', 3, { holds: [costs(1), closed] }),
  brood('Wings at Noon', 2, { expires: [board('Drake', 1), event] }),
]
