-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "triedAt" TIMESTAMPTZ(3);
