/** What is stored can’t be read by this version of the bot. */
export const storedTexts = {
  newer:
    'This was last played with a newer version of the bot than the one that runs now. Nothing of it is lost and nothing is changed: it waits until the newer one runs again.',
  broken:
    'What is stored of this can’t be read. Nothing of it is changed, and it waits: please report it with /report.',
}
