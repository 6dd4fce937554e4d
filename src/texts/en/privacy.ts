/** Texts about people's data. */
export const privacyTexts = {
  /** The name that replaces that of a forgotten person. */
  nameless: 'Nameless raider',

  myData: 'My data',
  dataSent:
    'This file has everything that I store about you. Only you see it. `/help` explains the rest, under **Your data**.',
  dataFile: 'Everything that is stored about you, as JSON',

  forgetMe: 'Forget me',
  whatIsDeleted:
    'Do you want me to forget you? This can’t be undone.\n▶ Your characters, decks, settings, names, reports, reminders and private threads are deleted at once, in all servers.\n▶ In finished raids, a raider without a name takes your place, so that the history and records of the others stay true.\n▶ In a raid that is being played, the computer takes your seat until somebody else takes it over. A raid that you play alone ends.\n▶ Messages that I have posted in channels stay there. They are Discord’s, and people who manage the server can delete them.',
  forgetForGood: 'Delete everything',
  formTitle: 'Forget me',
  formLabel: (word: string) => `Type “${word}” to delete everything`,
  /** The word that must be typed, in lower case. */
  word: 'forget me',
  wrongWord:
    'You typed another word, so nothing was deleted. Press **Delete everything** again, and type “forget me”.',
  forgotten: 'Done. I have forgotten you. If you press one of my buttons again, you are new to me.',
  nothingStored: 'I stored nothing about you, so there was nothing to delete.',
} as const
