-- The tutorial in one raid, from before there were lessons. Its games need a description that is gone, so nothing is
-- left of them but the row: an ended first lesson, which a press on an old button in its thread still finds.
DELETE FROM "Outbox" WHERE topic IN (
  SELECT key FROM "Topic" WHERE "raidId" IN (SELECT id FROM "Raid" WHERE name = 'tutorial'));
DELETE FROM "Snapshot" WHERE "raidId" IN (SELECT id FROM "Raid" WHERE name = 'tutorial');
DELETE FROM "Motion" WHERE "raidId" IN (SELECT id FROM "Raid" WHERE name = 'tutorial');
DELETE FROM "Input" WHERE "raidId" IN (SELECT id FROM "Raid" WHERE name = 'tutorial');
DELETE FROM "Archive" WHERE "raidId" IN (SELECT id FROM "Raid" WHERE name = 'tutorial');
UPDATE "Seat" SET deck = 'lesson-attack', orders = '{}'
WHERE "raidId" IN (SELECT id FROM "Raid" WHERE name = 'tutorial');
UPDATE "Raid" SET
  name = 'lesson-attack',
  status = CASE WHEN status IN ('lobby', 'playing') THEN 'abandoned'::"RaidStatus" ELSE status END,
  "endedAt" = COALESCE("endedAt", now()),
  version = 0,
  state = NULL,
  "heldBy" = NULL,
  archived = true
WHERE name = 'tutorial';
