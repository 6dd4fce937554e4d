-- AlterTable
ALTER TABLE "RunRecord" ADD COLUMN     "computers" INTEGER NOT NULL DEFAULT 0;
