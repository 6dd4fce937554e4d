-- AlterTable
ALTER TABLE "Raid" ADD COLUMN     "lobby" JSONB NOT NULL DEFAULT '{}';
