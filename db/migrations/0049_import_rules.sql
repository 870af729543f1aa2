CREATE TABLE "supplier_rules" (
	"supplier" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "price_pence" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "questions" jsonb DEFAULT '{}'::jsonb NOT NULL;