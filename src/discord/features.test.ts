import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Feature } from './feature.ts'
import { features } from './features.ts'
import { type AnyCustomIdKind, fitsInCustomId } from './message-parts/custom-ids.ts'

const named = Object.entries(features)

const routesOf = ({ clicks = [], forms = [] }: Feature) => [...clicks, ...forms]
const kindsOf = (feature: Feature): AnyCustomIdKind[] => routesOf(feature).map(({ id }) => id)

/** Returns the features that read an id. Exactly one should. */
const readersOf = (id: string): string[] =>
  named.flatMap(([name, feature]) =>
    kindsOf(feature)
      .filter((kind) => kind.read(id))
      .map(() => name),
  )

/** Example values of an id of this kind: each example of each part. */
function examplesOf({ parts }: AnyCustomIdKind): (readonly unknown[])[] {
  const most = Math.max(1, ...parts.map(({ examples }) => examples.length))
  return Array.from({ length: most }, (_, n) => parts.map(({ examples }) => examples[n % examples.length]))
}

const twice = (all: readonly string[]): string[] => all.filter((one, n) => all.indexOf(one) !== n)

test('no two features have the same word for their ids, or use a word for both buttons and forms', () => {
  const clicks = named.flatMap(([, { clicks: all = [] }]) => [...new Set(all.map(({ id }) => id.word))])
  const forms = named.flatMap(([, { forms: all = [] }]) => [...new Set(all.map(({ id }) => id.word))])
  expect(twice([...clicks, ...forms])).toEqual([])
})

describe.each(named)('the ids of %s', (name, feature) => {
  const kinds = kindsOf(feature)

  test('are read by it, and by no other feature', () => {
    for (const kind of kinds)
      for (const values of examplesOf(kind)) {
        const id = String(Reflect.apply(kind, null, values))
        expect([id, readersOf(id), fitsInCustomId(id)]).toEqual([id, [name], true])
        expect(kind.read(id)).toEqual(values)
      }
  })

  test('are all that its module defines', async () => {
    if (!readdirSync(new URL(name, import.meta.url)).includes('ids.ts')) return expect(kinds).toEqual([])
    const module: Record<string, unknown> = await import(`./${name}/ids.ts`)
    const built = Object.entries(module).flatMap(([key, value]) =>
      /(Ids|Forms)$/.test(key) ? Object.values(value ?? {}) : [],
    )
    expect(new Set(built)).toEqual(new Set(kinds))
  })
})

const WHO = '01936f2e-7b1c-7c3a-9f00-0123456789ab'

/** Never remove a line: messages with these ids are on Discord. */
const POSTED: readonly (readonly [id: string, feature: string])[] = [
  ['lk1:pick:7KQ2TB:12:o5', 'raid-questions'],
  ['lk1:pick:7KQ2TB:12:', 'raid-questions'],
  ['lk1:pick:7KQ2TB:12:x=3', 'raid-questions'],
  ['lk1:pick:7KQ2TB:3:power12.0', 'raid-questions'],
  ['lk1:choose:7KQ2TB:12:play', 'raid-questions'],
  ['lk1:choose:7KQ2TB:12:0', 'raid-questions'],
  ['lk1:aim:7KQ2TB:12:attack', 'raid-questions'],
  ['lk1:next:7KQ2TB:12:0:', 'raid-questions'],
  ['lk1:next:7KQ2TB:12:0:o5,o6', 'raid-questions'],
  ['lk1:next:7KQ2TB:12:1:o5=2', 'raid-questions'],
  ['lk1:share:7KQ2TB:12:0:', 'raid-questions'],
  ['lk1:share:7KQ2TB:12:1:4.0.11', 'raid-questions'],
  ['lk1:moves:7KQ2TB', 'raid-questions'],
  ['lk1:end:7KQ2TB:12', 'raid-questions'],
  ['lk1:fight:7KQ2TB:12:o5:o7', 'raid-questions'],
  ['lk1:letbe:7KQ2TB:12', 'raid-questions'],
  ['lk1:decline:7KQ2TB:12', 'raid-questions'],
  ['lk1:guards:7KQ2TB:12', 'raid-questions'],
  ['lk1:course:7KQ2TB:12', 'raid-questions'],
  ['lk1:no:7KQ2TB:12:2:protect.3.1.99', 'raid-questions'],
  ['lk1:no:7KQ2TB:12:2:', 'raid-questions'],
  ['lk1:respond:7KQ2TB:12', 'raid-questions'],
  ['lk1:here:7KQ2TB:12:0:3.action.action.99:pass', 'raid-questions'],
  ['lk1:here:7KQ2TB:12:2:protect.3.1.99:letBe', 'raid-questions'],
  ['lk1:anyorder:7KQ2TB:12', 'raid-questions'],
  ['lk1:several:7KQ2TB:12', 'raid-questions'],
  ['lk1:severalwho:7KQ2TB:12', 'raid-questions'],
  ['lk1:severalat:7KQ2TB:12:attack5,attack6:o7', 'raid-questions'],
  ['lk1:severaleach:7KQ2TB:12', 'raid-questions'],
  ['lk1:severalall:7KQ2TB:12:attack5,attack6', 'raid-questions'],
  ['lk1:undowhich:7KQ2TB:40:12', 'undo'],
  ['lk1:endalways:7KQ2TB:12', 'raid-questions'],
  ['lk1:wait:7KQ2TB', 'raid-questions'],
  ['lk1:say:7KQ2TB:12', 'raid-questions'],
  ['lk1:said:7KQ2TB:12', 'raid-questions'],
  ['lk1:war:7KQ2TB:turn', 'war'],
  ['lk1:war:7KQ2TB:welcome', 'war'],
  ['lk1:waronce:7KQ2TB:turn:7', 'war'],
  ['lk1:warreward:7KQ2TB:xp:5', 'war'],
  ['lk1:warmenu:7KQ2TB:against', 'war'],
  ['lk1:war:7KQ2TB:reward', 'war'],
  ['lk1:warpick:7KQ2TB:12', 'war'],
  ['lk1:warmenu:7KQ2TB:equip', 'war'],
  ['lk1:warmenu:7KQ2TB:slay', 'war'],
  ['lk1:warmenu:7KQ2TB:defeated', 'war'],
  ['lk1:warmenu:7KQ2TB:enlist', 'war'],
  ['lk1:hand:7KQ2TB', 'hand'],
  ['lk1:handas:7KQ2TB:words', 'hand'],
  ['lk1:handas:7KQ2TB:desktop', 'hand'],
  ['lk1:board:7KQ2TB', 'board'],
  ['lk1:showme:7KQ2TB', 'tutorial'],
  ['lk1:lesson:2', 'tutorial'],
  ['lk1:learn', 'tutorial'],
  ['lk1:learnanew:2', 'tutorial'],
  ['lk1:open', 'raid'],
  ['lk1:join:7KQ2TB:horde-rogue', 'raid'],
  ['lk1:seat:7KQ2TB', 'raid'],
  ['lk1:own:7KQ2TB', 'raid'],
  ['lk1:starters:7KQ2TB:horde', 'raid'],
  ['lk1:suggested:7KQ2TB:horde-rogue', 'raid'],
  ['lk1:firstseat:7KQ2TB', 'raid'],
  ['lk1:leave:7KQ2TB', 'raid'],
  ['lk1:start:7KQ2TB', 'raid'],
  ['lk1:ready:7KQ2TB', 'raid'],
  ['lk1:change:7KQ2TB', 'raid'],
  ['lk1:changed:7KQ2TB:course', 'raid'],
  ['lk1:changed:7KQ2TB:out', 'raid'],
  ['lk1:changed:7KQ2TB:first', 'raid'],
  ['lk1:check:7KQ2TB', 'raid'],
  ['lk1:time:7KQ2TB', 'raid'],
  ['lk1:timeform:7KQ2TB', 'raid'],
  ['lk1:without:7KQ2TB', 'raid'],
  ['lk1:boss:7KQ2TB', 'raid'],
  ['lk1:bossdeck:7KQ2TB:ask', 'raid'],
  ['lk1:bosshistory:100000000000000000:run', 'records'],
  ['lk1:bosshistory:100000000000000000:back', 'records'],
  ['lk1:bosspages:100000000000000000:older:2', 'records'],
  ['lk1:bossdeck:7KQ2TB:own', 'raid'],
  ['lk1:again:7KQ2TB:same', 'raid'],
  ['lk1:again:7KQ2TB:next', 'raid'],
  ['lk1:abandon:7KQ2TB', 'raid'],
  ['lk1:concede:7KQ2TB:2', 'raid'],
  ['lk1:modraid:choose', 'moderation'],
  ['lk1:modraid:end:7KQ2TB', 'moderation'],
  ['lk1:modraid:sleep:7KQ2TB', 'moderation'],
  ['lk1:modraid:lock:7KQ2TB', 'moderation'],
  ['lk1:modwar:end:7KQ2TB', 'moderation'],
  ['lk1:modfree:channels', 'moderation'],
  ['lk1:modperson:out:100000000000000000', 'moderation'],
  ['lk1:modperson:ownname:100000000000000000', 'moderation'],
  ['lk1:modcharacter:100000000000000000', 'moderation'],
  ['lk1:moderase:ask', 'moderation'],
  ['lk1:moderase:sure', 'moderation'],
  ['lk1:modnameform:100000000000000000', 'moderation'],
  ['lk1:moderaseform', 'moderation'],
  ['lk1:modcharform:100000000000000000:01936f2e-7b1c-7c3a-9f00-0123456789ab', 'moderation'],
  ['lk1:mydata', 'privacy'],
  ['lk1:forgetme', 'privacy'],
  ['lk1:forgetforgood', 'privacy'],
  ['lk1:forgetword', 'privacy'],
  ['lk1:keep:7KQ2TB', 'raid'],
  ['lk1:treasure:7KQ2TB', 'characters'],
  ['lk1:packs', 'characters'],
  ['lk1:uselevel:7KQ2TB', 'characters'],
  ['lk1:sheet:100000000000000000:words:0', 'characters'],
  ['lk1:sheet:100000000000000000:pick:1', 'characters'],
  ['lk1:achievements:left:deadmines:2', 'records'],
  ['lk1:achievements:mine::0', 'records'],
  ['lk1:deckpage:100000000000000000::1', 'characters'],
  ['lk1:deckpage:100000000000000000:onyxia:0', 'characters'],
  ['lk1:decktext:', 'characters'],
  ['lk1:details:7KQ2TB', 'raid-end'],
  ['lk1:level:4:turnin:1:0', 'characters'],
  ['lk1:level:4:in:0:0', 'characters'],
  ['lk1:level:4:out:0:2', 'characters'],
  ['lk1:level:4:turnout:0:1', 'characters'],
  ['lk1:level:4:over:0:0', 'characters'],
  ['lk1:level:4:sure:0:0', 'characters'],
  ['lk1:level:4:undo:0:0', 'characters'],
  ['lk1:import:', 'characters'],
  [`lk1:import:${WHO}`, 'characters'],
  ['lk1:log:7KQ2TB:3', 'raid-log'],
  ['lk1:pages:7KQ2TB:first:9:0', 'raid-log'],
  ['lk1:pages:7KQ2TB:older:2:999', 'raid-log'],
  ['lk1:pages:7KQ2TB:jump:2:1', 'raid-log'],
  ['lk1:orders:7KQ2TB:1', 'autopilot'],
  ['lk1:order:7KQ2TB:2:until.turn', 'autopilot'],
  ['lk1:order:7KQ2TB:2:first.t0.17', 'autopilot'],
  ['lk1:order:7KQ2TB:2:ahead.3.action.action.99|play12|o7', 'autopilot'],
  ['lk1:wish:7KQ2TB:0', 'autopilot'],
  ['lk1:ahead:7KQ2TB:0', 'autopilot'],
  ['lk1:lift:7KQ2TB:1:3', 'autopilot'],
  ['lk1:lift:7KQ2TB:1:0', 'autopilot'],
  ['lk1:undo:7KQ2TB:43', 'undo'],
  ['lk1:pack:7KQ2TB:01936f2e-7b1c-7c3a-9f00-0123456789ab:3', 'characters'],
  ['lk1:build:in:4096:0:1:one', 'characters'],
  ['lk1:bossbuild:onyxia:in:32:0:1:all', 'characters'],
  ['lk1:buildfound:constructed:in:4096:0:1:one:ally 2 draw', 'characters'],
  ['lk1:buildfound::clear:0:0:0:all:x', 'characters'],
  ['lk1:buildsearch:constructed:32:one', 'characters'],
  ['lk1:bossimport:onyxia', 'characters'],
  ['lk1:challenge', 'weekly-challenge'],
  ['lk1:undoto:7KQ2TB:43', 'undo'],
  ['lk1:undopage:7KQ2TB:1', 'undo'],
  [`lk1:vote:${WHO}:yes`, 'votes'],
  [`lk1:vote:${WHO}:no`, 'votes'],
  ['lk1:byhand:7KQ2TB', 'manual-cards'],
  ['lk1:byhandcard:7KQ2TB', 'manual-cards'],
  ['lk1:byhandtool:7KQ2TB:MoL-12', 'manual-cards'],
  ['lk1:byhandtarget:7KQ2TB:MoL-12:damage', 'manual-cards'],
  ['lk1:byhandonly:7KQ2TB:MoL-12:exhaust', 'manual-cards'],
  ['lk1:byhandpage:7KQ2TB:MoL-12:attach:1', 'manual-cards'],
  ['lk1:byhandsecond:7KQ2TB:MoL-12:attach:12', 'manual-cards'],
  ['lk1:byhandhosts:7KQ2TB:MoL-12:attach:12:1', 'manual-cards'],
  ['lk1:byhandend:7KQ2TB:MoL-12', 'manual-cards'],
  ['lk1:byhandform:7KQ2TB:MoL-12:counters:12', 'manual-cards'],
  ['lk1:mute:7KQ2TB', 'absence'],
  ['lk1:muteall', 'absence'],
  ['lk1:passfor:7KQ2TB:100000000000000000:12', 'absence'],
  ['lk1:takeover:7KQ2TB', 'absence'],
  ['lk1:speak:7KQ2TB', 'fallen-raiders'],
  ['lk1:speakline:7KQ2TB:3:shadowfang-keep:flip:a', 'fallen-raiders'],
  ['lk1:speakown:7KQ2TB', 'fallen-raiders'],
  ['lk1:speakform:7KQ2TB', 'fallen-raiders'],
  ['lk1:spiritwatch:7KQ2TB', 'fallen-raiders'],
  ['lk1:spirithint:7KQ2TB:1', 'fallen-raiders'],
  ['lk1:spirithintat:7KQ2TB:1', 'fallen-raiders'],
  ['lk1:spirithand:7KQ2TB:on', 'fallen-raiders'],
  ['lk1:takeseat:7KQ2TB', 'absence'],
  ['lk1:back', 'absence'],
  ['lk1:iplay:7KQ2TB:2', 'absence'],
  [`lk1:history:${WHO}:older:12`, 'records'],
  [`lk1:history:${WHO}:of:1`, 'records'],
  ['lk1:run:7KQ2TB', 'records'],
  ['lk1:replay:7KQ2TB:next:12:0', 'records'],
  ['lk1:replay:7KQ2TB:more:3:2', 'records'],
  ['lk1:myset:language', 'settings'],
  ['lk1:myset:reminder', 'settings'],
  ['lk1:myset:theme:light', 'settings'],
  ['lk1:myset:lookback:off', 'settings'],
  ['lk1:myset:thread:on', 'settings'],
  ['lk1:myset:spirits:off', 'settings'],
  ['lk1:myset:showhand:on', 'settings'],
  ['lk1:myset:quiet', 'settings'],
  ['lk1:myset:zone', 'settings'],
  ['lk1:myset:vacation', 'settings'],
  ['lk1:myset:unmute', 'settings'],
  ['lk1:mysetform:zone', 'settings'],
  ['lk1:raidset:7KQ2TB:limit', 'settings'],
  ['lk1:raidset:7KQ2TB:friends:on', 'settings'],
  ['lk1:raidset:7KQ2TB:windows:off', 'settings'],
  ['lk1:raidset:7KQ2TB:spirits:off', 'settings'],
  ['lk1:raidset:7KQ2TB:level:strong', 'settings'],
  ['lk1:serverset:level:easy', 'settings'],
  ['lk1:hint:7KQ2TB', 'computer-hints'],
  ['lk1:serverset:language', 'settings'],
  ['lk1:serverset:zone', 'settings'],
  ['lk1:serversetform:zone', 'settings'],
  ['lk1:serverset:limit', 'settings'],
  ['lk1:serverset:judges', 'settings'],
  ['lk1:serverset:friends:on', 'settings'],
  ['lk1:serverset:windows:off', 'settings'],
  ['lk1:withdeck:7KQ2TB:own', 'raid'],
  ['lk1:withdeck:7KQ2TB:constructed', 'raid'],
  ['lk1:rules:rule:3', 'rules'],
  ['lk1:rules:chapter:0', 'rules'],
  ['lk1:report', 'problem-reports'],
  ['lk1:help', 'help'],
  ['lk1:topic:turn', 'help'],
]

describe('ids that were ever posted stay readable', () => {
  test.each(POSTED)('%s belongs to %s', (id, name) => {
    expect(readersOf(id)).toEqual([name])
  })

  test('each word of a current id is among them', () => {
    const words = named.flatMap(([, feature]) => kindsOf(feature).map(({ word }) => word))
    const posted = new Set(POSTED.map(([id]) => id.split(':')[1]))
    expect(words.filter((word) => !posted.has(word))).toEqual([])
  })

  test.each([
    'lk1:nothing:7KQ2TB',
    'lk1:passfor:7KQ2TB:Ben:9',
    'lk1:raidset:7KQ2TB:friends:maybe',
    'lk1:history:nobody:older:1',
    'lk1:run:',
    'lk1:replay:7KQ2TB:sideways:1:0',
    'lk1:lift:7KQ2TB:x:3',
    'other:run:7KQ2TB',
  ])('%s belongs to no feature', (id) => {
    expect(readersOf(id)).toEqual([])
  })
})
