-- CreateTable
CREATE TABLE "OwnThread" (
    "raidId" UUID NOT NULL,
    "playerId" TEXT NOT NULL,
    "threadId" TEXT,
    "messageId" TEXT,

    CONSTRAINT "OwnThread_pkey" PRIMARY KEY ("raidId","playerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "OwnThread_threadId_key" ON "OwnThread"("threadId");

-- CreateIndex
CREATE INDEX "OwnThread_playerId_idx" ON "OwnThread"("playerId");

-- AddForeignKey
ALTER TABLE "OwnThread" ADD CONSTRAINT "OwnThread_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OwnThread" ADD CONSTRAINT "OwnThread_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
