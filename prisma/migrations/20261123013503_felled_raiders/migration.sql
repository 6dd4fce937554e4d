-- AlterTable
ALTER TABLE "RunRecord" ADD COLUMN     "felled" INTEGER NOT NULL DEFAULT 0;
