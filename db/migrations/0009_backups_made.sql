CREATE TABLE "backups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
