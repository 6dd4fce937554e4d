import { expect, test } from 'vitest'
import { createMeters, type RequestPurpose, requestPurpose } from './meters.ts'

test.each<[string, string, RequestPurpose]>([
  ['POST', '/interactions/1/token/callback', 'answer'],
  ['PATCH', '/webhooks/1/token/messages/@original', 'by-token'],
  ['POST', '/webhooks/1/token', 'by-token'],
  ['POST', '/channels/12/messages', 'post'],
  ['PATCH', '/channels/12/messages/34', 'change'],
  ['DELETE', '/channels/12/messages/34', 'other'],
  ['POST', '/channels/12/messages/34/threads', 'other'],
  ['PUT', '/channels/12/thread-members/5', 'other'],
])('%s %s is counted as %s', (method, path, errand) => {
  expect(requestPurpose({ method, path })).toBe(errand)
})

test('refused requests and refused updates of panels are metrics', async () => {
  const meters = createMeters()
  meters.refused(403)
  meters.refused(403)
  meters.renewed('refused')
  const page = await meters.registry.metrics()
  expect(page).toContain('lairkeeper_refused_requests_total{status="403"} 2')
  expect(page).toContain('lairkeeper_panels_total{went="refused"} 1')
})
