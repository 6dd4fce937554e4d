-- AlterTable
ALTER TABLE "RunRecord" ADD COLUMN     "seconds" INTEGER;
