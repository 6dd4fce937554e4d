-- CreateEnum
CREATE TYPE "RaidStatus" AS ENUM ('lobby', 'playing', 'won', 'lost', 'drawn', 'abandoned');

-- CreateEnum
CREATE TYPE "OutboxStatus" AS ENUM ('waiting', 'sent', 'dropped');

-- CreateTable
CREATE TABLE "Guild" (
    "id" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Guild_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Character" (
    "id" UUID NOT NULL,
    "playerId" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "heroCardId" TEXT NOT NULL,
    "className" TEXT NOT NULL,
    "xp" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retiredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Character_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AchievementEarned" (
    "characterId" UUID NOT NULL,
    "raidId" UUID NOT NULL,
    "cardId" TEXT NOT NULL,
    "dungeon" TEXT NOT NULL,
    "earnedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AchievementEarned_pkey" PRIMARY KEY ("characterId","raidId","cardId")
);

-- CreateTable
CREATE TABLE "XpEntry" (
    "characterId" UUID NOT NULL,
    "raidId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "XpEntry_pkey" PRIMARY KEY ("characterId","raidId","reason")
);

-- CreateTable
CREATE TABLE "CardData" (
    "hash" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CardData_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Raid" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "threadId" TEXT,
    "name" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "status" "RaidStatus" NOT NULL DEFAULT 'lobby',
    "leaderId" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "engineVersion" TEXT,
    "cardHash" TEXT,
    "state" BYTEA,
    "summary" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Raid_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "raidId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "characterId" UUID,
    "deck" TEXT NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("raidId","number")
);

-- CreateTable
CREATE TABLE "Input" (
    "raidId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" INTEGER,
    "payload" JSONB NOT NULL,
    "events" BYTEA NOT NULL,
    "userId" TEXT,
    "interactionId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Input_pkey" PRIMARY KEY ("raidId","seq")
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" BIGSERIAL NOT NULL,
    "raidId" UUID NOT NULL,
    "order" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "channelId" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "status" "OutboxStatus" NOT NULL DEFAULT 'waiting',
    "messageId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "notBefore" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedBy" TEXT,
    "claimedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Character_guildId_playerId_name_key" ON "Character"("guildId", "playerId", "name");

-- CreateIndex
CREATE INDEX "AchievementEarned_characterId_dungeon_idx" ON "AchievementEarned"("characterId", "dungeon");

-- CreateIndex
CREATE INDEX "AchievementEarned_raidId_idx" ON "AchievementEarned"("raidId");

-- CreateIndex
CREATE INDEX "XpEntry_raidId_idx" ON "XpEntry"("raidId");

-- CreateIndex
CREATE UNIQUE INDEX "Raid_code_key" ON "Raid"("code");

-- CreateIndex
CREATE UNIQUE INDEX "Raid_threadId_key" ON "Raid"("threadId");

-- CreateIndex
CREATE INDEX "Raid_guildId_status_updatedAt_idx" ON "Raid"("guildId", "status", "updatedAt");

-- CreateIndex
CREATE INDEX "Raid_status_updatedAt_idx" ON "Raid"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "Raid_channelId_idx" ON "Raid"("channelId");

-- CreateIndex
CREATE INDEX "Seat_playerId_idx" ON "Seat"("playerId");

-- CreateIndex
CREATE INDEX "Seat_characterId_idx" ON "Seat"("characterId");

-- CreateIndex
CREATE UNIQUE INDEX "Input_interactionId_key" ON "Input"("interactionId");

-- CreateIndex
CREATE UNIQUE INDEX "Outbox_nonce_key" ON "Outbox"("nonce");

-- CreateIndex
CREATE INDEX "Outbox_status_notBefore_idx" ON "Outbox"("status", "notBefore");

-- CreateIndex
CREATE INDEX "Outbox_raidId_status_order_idx" ON "Outbox"("raidId", "status", "order");

-- CreateIndex
CREATE UNIQUE INDEX "Outbox_raidId_order_key" ON "Outbox"("raidId", "order");

-- AddForeignKey
ALTER TABLE "Character" ADD CONSTRAINT "Character_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Character" ADD CONSTRAINT "Character_guildId_fkey" FOREIGN KEY ("guildId") REFERENCES "Guild"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AchievementEarned" ADD CONSTRAINT "AchievementEarned_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AchievementEarned" ADD CONSTRAINT "AchievementEarned_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "XpEntry" ADD CONSTRAINT "XpEntry_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "XpEntry" ADD CONSTRAINT "XpEntry_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Raid" ADD CONSTRAINT "Raid_guildId_fkey" FOREIGN KEY ("guildId") REFERENCES "Guild"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Raid" ADD CONSTRAINT "Raid_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Raid" ADD CONSTRAINT "Raid_cardHash_fkey" FOREIGN KEY ("cardHash") REFERENCES "CardData"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Input" ADD CONSTRAINT "Input_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;
