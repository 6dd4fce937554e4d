import type { Rejected } from './contract.ts'

/** A person tried what cannot be. The message is for them; whatever the transaction did is undone. */
export class Rejection extends Error {
  override readonly name = 'Rejection'
}

/** Turns a rejection into its answer. Everything else that is thrown goes on. @param noted is shown it first */
export async function orRejected<T>(
  work: () => Promise<T>,
  noted: (rejection: Rejection) => void = () => {},
): Promise<T | Rejected> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    noted(error)
    return { rejected: error.message }
  }
}
