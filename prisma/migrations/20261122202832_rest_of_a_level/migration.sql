-- AlterTable
ALTER TABLE "LevelTaken" DROP CONSTRAINT "LevelTaken_pkey",
ADD COLUMN     "part" INTEGER NOT NULL DEFAULT 1,
ADD CONSTRAINT "LevelTaken_pkey" PRIMARY KEY ("characterId", "level", "part");
