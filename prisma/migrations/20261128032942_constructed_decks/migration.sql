-- AlterTable
ALTER TABLE "Character" ADD COLUMN     "constructed" JSONB;
