import type { ServerResponse } from 'node:http'
import type { WebSocket } from 'ws'
import type { RouteContext } from '../api/context.ts'
import { channelJson } from '../world/json.ts'
import type { WorldEvent } from '../world/model.ts'
import type { UserActor } from './actor.ts'

/** Returns the part of an event that one user's page receives; `undefined` if the user may not know about the event. */
const newsFor = ({ world }: RouteContext, actor: UserActor, event: WorldEvent): unknown => {
  switch (event.kind) {
    case 'messageCreated':
    case 'messageUpdated':
      return actor.canSee(event.message)
        ? { kind: event.kind, message: actor.wire(event.message) }
        : undefined
    case 'messageDeleted':
      return { kind: event.kind, id: event.message.id, channelId: event.message.channelId }
    case 'channelDeleted':
      return { kind: event.kind, id: event.channel.id }
    case 'channelCreated':
    case 'channelUpdated':
      return world.canSee(actor.user.id, event.channel)
        ? { kind: event.kind, channel: channelJson(world, event.channel) }
        : undefined
    case 'threadMembersChanged':
      return [...event.added, ...event.removed].includes(actor.user.id)
        ? {
            kind: event.kind,
            channel: channelJson(world, event.thread),
            joined: event.thread.members.has(actor.user.id),
          }
        : undefined
    default:
      return event
  }
}

const KEEP_ALIVE_MS = 20_000

/** Calls a listener with every event that a user may know. @returns a function that ends this */
export const subscribeUserToEvents = (
  context: RouteContext,
  actor: UserActor,
  send: (news: unknown) => void,
) => {
  const stopWorld = context.world.onEvent((event) => {
    const news = newsFor(context, actor, event)
    if (news !== undefined) send(news)
  })
  const stopDesk = context.interactions.onSettled((interaction) => {
    if (interaction.userId !== actor.user.id) return
    send({ kind: 'settled', interactionId: interaction.id, outcome: actor.outcomeWire(interaction.outcome!) })
  })
  return () => {
    stopWorld()
    stopDesk()
  }
}

/** Streams the events that a user may know as server-sent events, for scripts. */
export const streamEventsOfUserAsSse = (
  context: RouteContext,
  actor: UserActor,
  response: ServerResponse,
) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': hello\n\n')
  const stop = subscribeUserToEvents(context, actor, (news) =>
    response.write(`data: ${JSON.stringify(news)}\n\n`),
  )
  const beat = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE_MS)
  response.on('close', () => {
    stop()
    clearInterval(beat)
  })
}

/**
 * Streams the events that a user may know over a WebSocket, for pages. A browser allows only six plain connections for
 * all its tabs together.
 */
export const streamEventsOfUserToSocket = (context: RouteContext, actor: UserActor, socket: WebSocket) => {
  const stop = subscribeUserToEvents(context, actor, (news) => socket.send(JSON.stringify(news)))
  socket.on('close', stop)
  socket.on('error', () => socket.terminate())
}
