-- CreateTable
CREATE TABLE "PlayerName" (
    "playerId" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "PlayerName_pkey" PRIMARY KEY ("playerId","guildId")
);

-- AddForeignKey
ALTER TABLE "PlayerName" ADD CONSTRAINT "PlayerName_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
