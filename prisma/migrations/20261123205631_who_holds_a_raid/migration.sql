-- AlterTable
ALTER TABLE "Raid" ADD COLUMN     "heldBy" TEXT;
