-- DropIndex
DROP INDEX "Seat_playerId_idx";

-- AlterTable
ALTER TABLE "Raid" ADD COLUMN     "archived" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Raid_archived_endedAt_idx" ON "Raid"("archived", "endedAt");

-- CreateIndex
CREATE INDEX "Seat_playerId_number_idx" ON "Seat"("playerId", "number");
