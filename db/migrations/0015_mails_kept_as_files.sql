-- Until now a mail written to a file was called sent as well. At its next start the shop looks which of these files lie in its folder.
UPDATE "outbox" SET "status" = 'unknown' WHERE "status" = 'sent';
