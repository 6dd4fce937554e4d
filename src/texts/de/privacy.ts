/** Texts about people's data. */
export const privacyTexts = {
  nameless: 'Namenloser Raider',

  myData: 'Meine Daten',
  dataSent:
    'Diese Datei enthält alles, was ich über dich speichere. Nur du siehst sie. `/help` erklärt das Übrige unter **Deine Daten**.',
  dataFile: 'Alles, was über dich gespeichert ist, als JSON',

  forgetMe: 'Vergiss mich',
  whatIsDeleted:
    'Soll ich dich vergessen? Das lässt sich nicht rückgängig machen.\n▶ Deine Charaktere, Decks, Einstellungen, Namen, Berichte, Erinnerungen und privaten Threads werden sofort gelöscht, auf allen Servern.\n▶ In beendeten Raids nimmt ein namenloser Raider deinen Platz ein, damit Verlauf und Rekorde der anderen stimmen.\n▶ In einem laufenden Raid übernimmt der Computer deinen Platz, bis ihn jemand anderes nimmt. Ein Raid, den du allein spielst, endet.\n▶ Nachrichten, die ich in Kanälen geschrieben habe, bleiben dort. Sie gehören Discord, und wer den Server verwaltet, kann sie löschen.',
  forgetForGood: 'Alles löschen',
  formTitle: 'Vergiss mich',
  formLabel: (word: string) => `Tippe „${word}“, um alles zu löschen`,
  word: 'vergiss mich',
  wrongWord:
    'Du hast ein anderes Wort getippt, also wurde nichts gelöscht. Drücke noch einmal **Alles löschen** und tippe „vergiss mich“.',
  forgotten:
    'Erledigt. Ich habe dich vergessen. Wenn du wieder einen meiner Knöpfe drückst, bist du neu für mich.',
  nothingStored: 'Ich habe nichts über dich gespeichert, also war nichts zu löschen.',
}
