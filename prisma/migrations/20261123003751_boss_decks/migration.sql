-- CreateTable
CREATE TABLE "BossDeck" (
    "playerId" TEXT NOT NULL,
    "raidName" TEXT NOT NULL,
    "deck" JSONB,
    "draft" JSONB,

    CONSTRAINT "BossDeck_pkey" PRIMARY KEY ("playerId","raidName")
);

-- AddForeignKey
ALTER TABLE "BossDeck" ADD CONSTRAINT "BossDeck_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
