-- AlterTable
ALTER TABLE "Character" ADD COLUMN     "collection" JSONB;
