-- AlterTable
ALTER TABLE "Character" ADD COLUMN     "deck" JSONB,
ADD COLUMN     "levelDraft" JSONB;

-- AlterTable
ALTER TABLE "XpEntry" ADD COLUMN     "byId" TEXT,
ADD COLUMN     "note" TEXT;

-- CreateTable
CREATE TABLE "LevelTaken" (
    "characterId" UUID NOT NULL,
    "level" INTEGER NOT NULL,
    "cardsIn" JSONB NOT NULL,
    "cardsOut" JSONB NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LevelTaken_pkey" PRIMARY KEY ("characterId","level")
);

-- CreateTable
CREATE TABLE "CardGained" (
    "characterId" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "cardId" TEXT NOT NULL,
    "copies" INTEGER NOT NULL,
    "gainedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CardGained_pkey" PRIMARY KEY ("characterId","source","cardId")
);

-- CreateTable
CREATE TABLE "RunRecord" (
    "raidId" UUID NOT NULL,
    "guildId" TEXT NOT NULL,
    "dungeon" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "status" "RaidStatus" NOT NULL,
    "raiders" INTEGER NOT NULL,
    "turns" INTEGER NOT NULL,
    "damage" INTEGER NOT NULL,
    "bosses" INTEGER NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RunRecord_pkey" PRIMARY KEY ("raidId")
);

-- CreateIndex
CREATE INDEX "RunRecord_guildId_dungeon_mode_idx" ON "RunRecord"("guildId", "dungeon", "mode");

-- AddForeignKey
ALTER TABLE "LevelTaken" ADD CONSTRAINT "LevelTaken_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CardGained" ADD CONSTRAINT "CardGained_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunRecord" ADD CONSTRAINT "RunRecord_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
