-- CreateTable
CREATE TABLE "SpiritAct" (
    "raidId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" INTEGER,
    "object" INTEGER,

    CONSTRAINT "SpiritAct_pkey" PRIMARY KEY ("raidId","round","playerId","kind")
);

-- AddForeignKey
ALTER TABLE "SpiritAct" ADD CONSTRAINT "SpiritAct_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;
