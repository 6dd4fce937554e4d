import type { Store } from '../../store/database/open.ts'
import { catchRejection } from '../model/rejection.ts'
import type { RunTransaction } from '../transactions/write.ts'
import * as builder from './builder.ts'
import * as campaigns from './campaign.ts'
import * as people from './characters.ts'
import { allowsConstructedDecks } from './constructed.ts'
import type { CharacterService } from './contract.ts'
import * as decks from './decks.ts'
import { countOtherPeopleByFaction } from './factions.ts'
import * as levels from './levels.ts'
import * as treasure from './treasure.ts'

/**
 * Builds the service for characters, decks and levels.
 * @param write runs a function in one transaction, and returns a rejection as its result
 */
export function createCharacterService(store: Store, write: RunTransaction): CharacterService {
  return {
    characters: (whose) => people.listCharacters(store.db, whose),
    create: (guildId, who, starter, name) =>
      write((tx) => people.createActiveCharacter(tx, { guildId, who, starter, name })),
    use: (whose, wanted) => write((tx) => people.findAndActivateCharacter(tx, whose, wanted)),
    rename: (whose, wanted, name) => write((tx) => people.renameCharacter(tx, whose, wanted, name)),
    retire: (whose, wanted) => write((tx) => people.findAndRetireCharacter(tx, whose, wanted)),
    countOthersByFaction: (whose) => countOtherPeopleByFaction(store.db, whose),
    campaign: (guildId) => campaigns.loadGuildCampaign(store.db, guildId),
    setDeckRule: (guildId, decks) => write((tx) => campaigns.setDeckRuleOfGuild(tx, guildId, decks)),
    correct: (asked) => write((tx) => campaigns.correctXp(tx, asked), { locks: asked.by.id }),
    treasure: (whose) => treasure.loadUnopenedPacks(store.db, whose),
    openTreasure: (asked) => write((tx) => treasure.openTreasurePack(tx, asked), { locks: asked.by.id }),
    openedTreasure: (whose, code, id) =>
      catchRejection(() => treasure.loadOpenedTreasurePack(store.db, whose, code, id)),
    announceTreasure: (by, guildId, code, id) =>
      write((tx) => treasure.announceBestTreasureCard(tx, by, { guildId, personId: by.id }, code, id), {
        locks: by.id,
      }),
    level: (whose) => catchRejection(() => levels.loadLevelPanelInfo(store.db, whose)),
    chooseForLevel: (whose, level, choice) =>
      write((tx) => levels.chooseLevelCards(tx, whose, level, choice)),
    confirmLevel: (whose, level) => write((tx) => levels.confirmLevel(tx, whose, level)),
    undoLevel: (whose) => write((tx) => levels.undoLevel(tx, whose)),
    allowsConstructed: (raid) => allowsConstructedDecks(store.db, raid),
    deck: (whose, which) => catchRejection(() => decks.loadDeckInfo(store.db, whose, which)),
    editDeck: (whose, which, change) => write((tx) => decks.editDeck(tx, whose, which, change)),
    building: (whose, which) => catchRejection(() => builder.loadUnsavedDeck(store.db, whose, which)),
    build: (whose, which, step) => write((tx) => builder.changeDeckDraft(tx, whose, which, step)),
    saveBuilt: (whose, which) => write((tx) => builder.saveDraftAsDeck(tx, whose, which)),
    importDeck: (whose, which, list) => write((tx) => decks.importDecklist(tx, whose, which, list)),
    checkList: (whose, which, list) =>
      catchRejection(() => decks.checkDecklist(store.db, whose, which, list)),
  }
}
