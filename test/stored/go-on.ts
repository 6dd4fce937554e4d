/** A stored raid goes on at the stand-in for Discord, where its question is asked again. */
import type { World } from '../../src/playground/world/world.ts'
import type { Store } from '../../src/store/database/open.ts'
import { addAnnouncements } from '../../src/table/announcing/announce.ts'
import { promptAnnouncementOf } from '../../src/table/playing/prompt.ts'
import { lockGame } from '../../src/table/raid-loading/lock.ts'
import type { StoredRaid } from './file.ts'
import { loadRaid } from './load.ts'

/** People by their names. A person whom the stand-in doesn't know is played by somebody outside the raid. */
function seatedBy(world: World, { players }: StoredRaid): (name: string) => string {
  const names = players.map(({ name }) => String(name))
  const others = world.users.filter(({ name, isBot }) => !isBot && !names.includes(name))
  return (name) => (world.findUser(name) ?? others.pop())?.id ?? ''
}

/** Loads a raid into a new channel, with people by their names. Its card data must be in the database. */
export async function goOn(
  store: Store,
  world: World,
  stored: StoredRaid,
): Promise<{ raidId: string; channelId: string }> {
  const { id } = world.addTextChannel(String(stored.raid.name))
  const { raidId } = await loadRaid(store, stored, {
    guildId: world.guildId,
    channelId: id,
    threadId: id,
    idOf: seatedBy(world, stored),
  })
  await store.transaction(async (tx) => {
    const playing = await lockGame(tx, raidId)
    const prompt = promptAnnouncementOf(playing, { continues: false, since: new Date() })
    await addAnnouncements(tx, playing.raid, prompt ? [prompt] : [])
  })
  return { raidId, channelId: id }
}
