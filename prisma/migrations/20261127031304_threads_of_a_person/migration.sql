-- One person's private threads have a queue of their own, so that no raid waits for them.
-- DropIndex
DROP INDEX "Outbox_topic_status_order_idx";

-- AlterTable
ALTER TABLE "Topic" ADD COLUMN     "playerId" TEXT;

-- CreateIndex
CREATE INDEX "Outbox_status_topic_order_idx" ON "Outbox"("status", "topic", "order");

-- CreateIndex
CREATE UNIQUE INDEX "Topic_playerId_key" ON "Topic"("playerId");

-- AddForeignKey
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
