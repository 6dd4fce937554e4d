/**
 * The result of an action that was rejected, and has changed nothing. `rejected` is a sentence for the person who
 * tried it.
 */
export interface Rejected {
  rejected: string
}

/**
 * The error for a person who tries something impossible. Its message is for this person, and all changes of the
 * transaction are rolled back.
 */
export class Rejection extends Error {
  override readonly name = 'Rejection'
}

/**
 * Runs work, and returns a thrown `Rejection` as a result.
 * @param noted is called with the rejection first
 * @throws all other errors of the work
 */
export async function catchRejection<T>(
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
