-- CreateEnum
CREATE TYPE "MotionStatus" AS ENUM ('open', 'carried', 'refused', 'withdrawn');

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "settings" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Raid" ADD COLUMN     "settings" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "orders" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "Snapshot" (
    "raidId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "state" BYTEA NOT NULL,

    CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("raidId","seq")
);

-- CreateTable
CREATE TABLE "Motion" (
    "id" UUID NOT NULL,
    "raidId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "byId" TEXT NOT NULL,
    "votes" JSONB NOT NULL DEFAULT '{}',
    "status" "MotionStatus" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Motion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "number" SERIAL NOT NULL,
    "raidId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "byId" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE INDEX "Motion_raidId_status_idx" ON "Motion"("raidId", "status");

-- CreateIndex
CREATE INDEX "Report_raidId_idx" ON "Report"("raidId");

-- AddForeignKey
ALTER TABLE "Snapshot" ADD CONSTRAINT "Snapshot_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Motion" ADD CONSTRAINT "Motion_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Motion" ADD CONSTRAINT "Motion_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_byId_fkey" FOREIGN KEY ("byId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
