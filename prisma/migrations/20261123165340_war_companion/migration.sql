-- CreateEnum
CREATE TYPE "WarStatus" AS ENUM ('lobby', 'playing', 'ended');

-- AlterTable
ALTER TABLE "Topic" ADD COLUMN     "warId" UUID;

-- CreateTable
CREATE TABLE "War" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "threadId" TEXT,
    "leaderId" TEXT NOT NULL,
    "status" "WarStatus" NOT NULL DEFAULT 'lobby',
    "version" INTEGER NOT NULL DEFAULT 0,
    "setup" JSONB NOT NULL,
    "lists" BYTEA NOT NULL,
    "state" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "War_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WarEntry" (
    "warId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "entry" JSONB NOT NULL,
    "events" BYTEA NOT NULL,
    "before" BYTEA NOT NULL,
    "userId" TEXT NOT NULL,
    "interactionId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WarEntry_pkey" PRIMARY KEY ("warId","seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "War_code_key" ON "War"("code");

-- CreateIndex
CREATE UNIQUE INDEX "War_threadId_key" ON "War"("threadId");

-- CreateIndex
CREATE INDEX "War_channelId_status_idx" ON "War"("channelId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "WarEntry_interactionId_key" ON "WarEntry"("interactionId");

-- CreateIndex
CREATE UNIQUE INDEX "Topic_warId_key" ON "Topic"("warId");

-- AddForeignKey
ALTER TABLE "War" ADD CONSTRAINT "War_guildId_fkey" FOREIGN KEY ("guildId") REFERENCES "Guild"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "War" ADD CONSTRAINT "War_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WarEntry" ADD CONSTRAINT "WarEntry_warId_fkey" FOREIGN KEY ("warId") REFERENCES "War"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_warId_fkey" FOREIGN KEY ("warId") REFERENCES "War"("id") ON DELETE CASCADE ON UPDATE CASCADE;
