-- CreateTable
CREATE TABLE "Archive" (
    "raidId" UUID NOT NULL,
    "log" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Archive_pkey" PRIMARY KEY ("raidId")
);

-- AddForeignKey
ALTER TABLE "Archive" ADD CONSTRAINT "Archive_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;
