-- AlterTable
ALTER TABLE "Guild" ADD COLUMN     "leftAt" TIMESTAMPTZ(3),
ADD COLUMN     "returnedAt" TIMESTAMPTZ(3);
