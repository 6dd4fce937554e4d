-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "forgottenAs" TEXT;

-- CreateTable
CREATE TABLE "FormerName" (
    "playerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "FormerName_pkey" PRIMARY KEY ("playerId","name")
);

-- AddForeignKey
ALTER TABLE "FormerName" ADD CONSTRAINT "FormerName_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
