/** A sentence for the person who tried: what is wrong and what is possible instead. Nothing has changed. */
export interface Rejected {
  rejected: string
}

/** A person tried something impossible. The message is for them. All changes of the transaction are rolled back. */
export class Rejection extends Error {
  override readonly name = 'Rejection'
}

/**
 * Turns a rejection into its answer. All other errors are rethrown. @param noted is called with the rejection first
 */
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
