-- Settings were saved with every default, so "UTC" mostly says that nobody chose a time zone. Quiet hours were set by it.
UPDATE "Player" SET "settings" = "settings" - 'timeZone'
WHERE "settings"->>'timeZone' = 'UTC' AND ("settings"->'quiet' IS NULL OR "settings"->'quiet' = 'null'::jsonb);
