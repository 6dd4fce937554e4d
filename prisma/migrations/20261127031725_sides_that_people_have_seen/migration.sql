-- CreateTable
CREATE TABLE "SeenSide" (
    "raidId" UUID NOT NULL,
    "playerId" TEXT NOT NULL,
    "side" TEXT NOT NULL,

    CONSTRAINT "SeenSide_pkey" PRIMARY KEY ("raidId","playerId","side")
);

-- AddForeignKey
ALTER TABLE "SeenSide" ADD CONSTRAINT "SeenSide_raidId_fkey" FOREIGN KEY ("raidId") REFERENCES "Raid"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Raids that are being played: everybody who sits there now has seen their side. The Boss's seat has the number 1000.
INSERT INTO "SeenSide" ("raidId", "playerId", "side")
SELECT s."raidId", s."playerId", CASE WHEN s.number = 1000 THEN 'lair' ELSE 'raiders' END
FROM "Seat" s JOIN "Raid" r ON r.id = s."raidId"
WHERE r.status = 'playing'
ON CONFLICT DO NOTHING;

-- So have those who took over a seat or gave one up, as far as announcements and votes still tell.
WITH handed AS (
    SELECT t."raidId", o.payload->'from'->>'id' AS leaving, o.payload->'to'->>'id' AS newcomer,
           o.kind = 'computerPlays' AS "isBoss", (o.payload->>'seat')::int AS seat
    FROM "Outbox" o JOIN "Topic" t ON t.key = o.topic
    WHERE o.kind IN ('replaced', 'computerPlays') AND t."raidId" IS NOT NULL
    UNION ALL
    SELECT m."raidId", m.payload->'proposal'->'from'->>'id', m.payload->'proposal'->'newcomer'->>'id',
           false, (m.payload->'proposal'->>'seat')::int
    FROM "Motion" m
    WHERE m.kind = 'replace' AND m.status = 'carried'
), people AS (
    SELECT "raidId", leaving AS "playerId", "isBoss", seat FROM handed
    UNION ALL
    SELECT "raidId", newcomer, "isBoss", seat FROM handed
)
INSERT INTO "SeenSide" ("raidId", "playerId", "side")
SELECT p."raidId", p."playerId",
       CASE WHEN p."isBoss" OR p.seat >=
           (SELECT count(*) FROM "Seat" s WHERE s."raidId" = p."raidId" AND s.number <> 1000)
       THEN 'lair' ELSE 'raiders' END
FROM people p JOIN "Raid" r ON r.id = p."raidId"
WHERE r.status = 'playing' AND p."playerId" IS NOT NULL
ON CONFLICT DO NOTHING;
