-- Messages belong to a topic, such as a raid. What waits, and what was sent, keeps its order and its nonce.

-- CreateTable
CREATE TABLE "Topic" (
    "key" TEXT NOT NULL,
    "last" INTEGER NOT NULL DEFAULT 0,
    "raidId" UUID,

    CONSTRAINT "Topic_pkey" PRIMARY KEY ("key")
);

INSERT INTO "Topic" ("key", "last", "raidId")
SELECT 'raid:' || "raidId", max("order"), "raidId" FROM "Outbox" GROUP BY "raidId";

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "topic" TEXT;

UPDATE "Outbox" SET "topic" = 'raid:' || "raidId";

-- DropForeignKey
ALTER TABLE "Outbox" DROP CONSTRAINT "Outbox_raidId_fkey";

-- DropIndex
DROP INDEX "Outbox_raidId_order_key";

-- DropIndex
DROP INDEX "Outbox_raidId_status_order_idx";

-- AlterTable
ALTER TABLE "Outbox" DROP COLUMN "raidId",
ALTER COLUMN "topic" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "Topic_raidId_key" ON "Topic"("raidId");

-- CreateIndex
CREATE INDEX "Outbox_topic_status_order_idx" ON "Outbox"("topic", "status", "order");

-- CreateIndex
CREATE UNIQUE INDEX "Outbox_topic_order_key" ON "Outbox"("topic", "order");

-- AddForeignKey
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_topic_fkey" FOREIGN KEY ("topic") REFERENCES "Topic"("key") ON DELETE CASCADE ON UPDATE CASCADE;
