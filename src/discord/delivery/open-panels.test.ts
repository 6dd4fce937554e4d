import { pino } from 'pino'
import { expect, test } from 'vitest'
import { newPost } from '../message-parts/post.ts'
import { OpenPanels, type PanelUpdateStatus } from './open-panels.ts'

const RAID = 'TEST22'
const given = (messageId: string, state: string, isOriginal = true) =>
  Promise.resolve({
    messageId,
    isOriginal,
    post: newPost({ panelVersion: { raid: RAID, kind: 'moves', state } }),
  })
const asker = (token: string) => ({ personId: '1', access: { applicationId: '9', token } })

/** Panels, and the paths of the requests that changed them. */
function panels(fails = false) {
  const paths: string[] = []
  const patch = async (path: string) => {
    paths.push(path)
    if (fails) throw new Error('Invalid Webhook Token')
  }
  const statuses: PanelUpdateStatus[] = []
  const noted = (status: PanelUpdateStatus) => statuses.push(status)
  return { paths, statuses, panels: new OpenPanels({ patch }, pino({ level: 'silent' }), noted) }
}

const news = async () =>
  newPost({ content: 'Your move', panelVersion: { raid: RAID, kind: 'moves', state: 'asked 3' } })

test('only the panel that was opened or pressed last is updated', async () => {
  const { paths, panels: all } = panels()
  await all.note(asker('a'), given('7', 'asked 1'))
  await all.note(asker('b'), given('8', 'asked 2'))
  expect(paths).toEqual([])
  await all.renew(RAID, news)
  await all.note(asker('c'), given('7', 'asked 3', false))
  await all.renew(RAID, news)
  expect(paths).toEqual(['/webhooks/9/b/messages/%40original', '/webhooks/9/c/messages/7'])
})

test('an expired token is harmless: the panel stays unchanged, is not tried again, and is counted', async () => {
  const { paths, statuses, panels: all } = panels(true)
  await all.note(asker('a'), given('7', 'asked 1'))
  await all.renew(RAID, news)
  await all.renew(RAID, news)
  expect(paths).toHaveLength(1)
  expect(statuses).toEqual(['refused'])
})
