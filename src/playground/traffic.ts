/** Reports the traffic between a bot and the playground to one observer: the checks of the tests. */

/** A request of the bot with the playground's answer. Requests that a simulated fault answers are not reported. */
export interface RequestTraffic {
  readonly kind: 'request'
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly fileCount: number
  readonly status: number
  readonly answer: unknown
}

/** An event that the gateway sends to a bot. */
export interface EventTraffic {
  readonly kind: 'event'
  readonly name: string
  readonly data: unknown
}

/** A frame that a bot sends to the gateway. */
export interface FrameTraffic {
  readonly kind: 'frame'
  readonly op: number
  readonly data: unknown
}

export type Traffic = RequestTraffic | EventTraffic | FrameTraffic

let observer: ((traffic: Traffic) => void) | null = null

/**
 * Replaces the observer, which is called before the answer or the event is sent.
 * @returns a function that restores the previous observer
 */
export const replaceTrafficObserver = (observe: (traffic: Traffic) => void): (() => void) => {
  const previous = observer
  observer = observe
  return () => {
    observer = previous
  }
}

export const reportTraffic = (traffic: Traffic): void => observer?.(traffic)
