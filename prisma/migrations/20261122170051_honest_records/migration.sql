-- AlterEnum
ALTER TYPE "MotionStatus" ADD VALUE 'superseded';

-- AlterTable
ALTER TABLE "Character" ADD COLUMN     "deckDraft" JSONB;

-- AlterTable
ALTER TABLE "Raid" ADD COLUMN     "challenge" TEXT;

-- AlterTable
ALTER TABLE "RunRecord" ADD COLUMN     "corrections" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "undone" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Raid_challenge_idx" ON "Raid"("challenge");

-- Raids that are over: what was corrected in them and not taken back, and how often something was taken back.
UPDATE "RunRecord" r SET
  "corrections" = (
    SELECT count(*) FROM "Input" i
    WHERE i."raidId" = r."raidId" AND i."kind" = 'adjust'
      AND i."payload"->'change'->>'kind' NOT IN ('abandon', 'answer', 'kick')
      AND NOT EXISTS (
        SELECT 1 FROM "Input" u
        WHERE u."raidId" = r."raidId" AND u."kind" = 'undo'
          AND u."seq" > i."seq" AND (u."payload"->>'to')::int < i."seq")),
  "undone" = (SELECT count(*) FROM "Input" u WHERE u."raidId" = r."raidId" AND u."kind" = 'undo');
