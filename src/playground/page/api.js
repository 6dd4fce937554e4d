/** Communicates with the playground as one user. */

const ask = async (path, init) => {
  const response = await fetch(`/playground/${path}`, init)
  const answer = response.status === 204 ? null : await response.json()
  if (!response.ok) throw new Error(answer?.message ?? `The playground answered ${response.status}`)
  return answer
}

export const get = (path) => ask(path, {})
export const post = (path, body) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const settled = new Map()
const waiting = new Map()

const settle = ({ interactionId, outcome }) => {
  const resolve = waiting.get(interactionId)
  if (resolve) resolve(outcome)
  else settled.set(interactionId, outcome)
  waiting.delete(interactionId)
}

/** The result of an interaction. The news may arrive before the answer to our own request. */
const outcomeOf = (id) => {
  const known = settled.get(id)
  settled.delete(id)
  return known ? Promise.resolve(known) : new Promise((resolve) => waiting.set(id, resolve))
}

/** Acts, and resolves to `{ id, outcome }` once the bot has answered or failed. */
export const act = async (action, body) => {
  const { interactionId, outcome } = await post(action, body)
  return { id: interactionId, outcome: outcome ?? (await outcomeOf(interactionId)) }
}

const RETRY_MS = 1_000

/**
 * Follows the news for a user. Returns a function that stops it. `onOpen` is called at each new connection.
 */
export const follow = (user, onNews, onOpen) => {
  let isStopped = false
  let socket
  const connect = () => {
    socket = new WebSocket(`ws://${location.host}/playground/events?user=${encodeURIComponent(user)}`)
    socket.onopen = onOpen
    socket.onmessage = ({ data }) => {
      if (isStopped) return
      const news = JSON.parse(data)
      if (news.kind === 'settled') settle(news)
      else onNews(news)
    }
    socket.onclose = () => isStopped || setTimeout(() => isStopped || connect(), RETRY_MS)
  }
  connect()
  return () => {
    isStopped = true
    socket.close()
  }
}
