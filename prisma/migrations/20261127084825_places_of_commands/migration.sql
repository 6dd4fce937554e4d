-- CreateTable
CREATE TABLE "CommandScope" (
    "applicationId" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,

    CONSTRAINT "CommandScope_pkey" PRIMARY KEY ("applicationId","scope")
);
