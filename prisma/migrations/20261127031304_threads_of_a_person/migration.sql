-- One person's private threads have a queue of their own, so that no raid waits for them. A message knows how long it
-- was to wait, so that no clock that was set back delays it for longer.
-- DropIndex
DROP INDEX "Outbox_topic_status_order_idx";

-- AlterTable
ALTER TABLE "Topic" ADD COLUMN     "playerId" TEXT;

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "waitMs" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Outbox_status_topic_order_idx" ON "Outbox"("status", "topic", "order");

-- CreateIndex
CREATE UNIQUE INDEX "Topic_playerId_key" ON "Topic"("playerId");

-- AddForeignKey
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
