import { joinAsList } from './words.ts'

/** The words for a raid's state. */
const stateOf = (status: string): string => (status === 'lobby' ? 'lobby' : 'being played')

/** Texts for people who may manage a server: they moderate its raids, people and games. */
export const moderationTexts = {
  onlyManagers: 'Only people who may manage this server can use `/moderate`.',
  youAreOut:
    'The people who manage this server have kept you out of new raids here. Raids in which you have a seat already go on. Ask them if you think that this is a mistake.',
  notHere: (channels: readonly string[]) =>
    `Raids can’t be opened in this channel. They can be opened in ${joinAsList(channels)}.`,
  notYou: (roles: readonly string[]) =>
    `Only people with one of these roles can open raids here: ${joinAsList(roles)}.`,

  title: 'Moderating this server',
  noRaids: 'No raid is open or being played here.',
  raid: (code: string, title: string, place: string, leader: string, status: string) =>
    `**${code}** ${title}, ${stateOf(status)}, led by ${leader}: ${place}`,
  war: (code: string, place: string, leader: string) =>
    `**${code}** Shadow of War, led by ${leader}: ${place}`,
  opens: (channels: readonly string[] | null, roles: readonly string[] | null) =>
    [
      ...(channels
        ? [`**Raids may be opened in**: ${channels.length > 0 ? joinAsList(channels) : 'all channels'}`]
        : []),
      ...(roles ? [`**Raids may be opened by**: ${roles.length > 0 ? joinAsList(roles) : 'everybody'}`] : []),
    ].join('\n'),
  kept: (people: readonly string[]) =>
    `**Kept out of new raids**: ${people.length > 0 ? joinAsList(people) : 'nobody'}`,
  forgotten: 'a person who was forgotten',
  replaced: (names: readonly string[]) =>
    `**Replaced names**: ${names.length > 0 ? joinAsList(names) : 'none'}`,
  logIs: (channel: string | null) => `**Log of what moderators do**: ${channel ?? 'in no channel'}`,
  how: '`/moderate here: True` lets people open raids in the channel where you type it, and then only in such channels. `role:` adds a role that may open raids, `log:` makes the channel the log, and `person:` is about one person.',
  choose: 'End a raid, put it to sleep, lock its thread …',
  choice: (code: string, title: string, leader: string) => `${code}: ${title}, led by ${leader}`,
  allChannels: 'Allow all channels',
  allRoles: 'Allow everybody',
  noLog: 'No log',

  raidTitle: (code: string) => `Raid ${code}`,
  end: (status: string) => (status === 'lobby' ? 'Close this lobby' : 'End this raid'),
  sleep: 'Put it to sleep',
  lock: 'Lock the thread',
  gone: 'That raid is over, or it isn’t in this server.',
  ended: (code: string) => `${code} was ended.`,
  sleeps: (code: string) => `${code} was put to sleep. Nobody is reminded until somebody plays again.`,
  locked: (code: string) => `The thread of ${code} was locked. People who manage threads can unlock it.`,
  cannotLock: 'I can’t lock the thread. For that I need the permission “Manage Threads” in its channel.',

  personIs: (isOut: boolean) =>
    isOut ? 'They are kept out of new raids in this server.' : 'They may take part in raids in this server.',
  shownAs: (name: string | null) =>
    name === null
      ? 'I show the name that they have in Discord.'
      : `I show the name **${name}** instead of theirs.`,
  keepOut: 'Keep out of new raids',
  letIn: 'Let in again',
  replaceName: 'Replace their name',
  ownName: 'Show their own name',
  renameCharacter: 'Rename a character …',
  nameTitle: 'Another name',
  nameLabel: 'The name that I show from now on',
  isOut: (name: string) => `${name} is kept out of new raids.`,
  isIn: (name: string) => `${name} may take part in raids again.`,
  nameReplaced: (before: string, after: string) => `The name ${before} was replaced by ${after}.`,
  hasOwnName: (name: string) => `${name} is shown under their own name again.`,

  erase: 'Delete this server’s data',
  whatIsErased:
    'Do you want me to delete everything about this server? This can’t be undone.\n▶ All raids and games, those that are being played too, all characters of all members with their decks and XP, and the settings of this server are deleted at once.\n▶ The settings of each person stay theirs.\n▶ Messages that I have posted stay on Discord. If I stay in the server, people can begin again.\nThe data are also deleted some time after you remove me from the server.',
  eraseForGood: 'Delete everything',
  word: 'delete everything',
  wrongWord: 'You typed another word, so nothing was deleted.',
  erased: 'All data of this server were deleted.',

  logLine: (by: string, what: string) => `🛡 ${by}: ${what}`,
} as const
