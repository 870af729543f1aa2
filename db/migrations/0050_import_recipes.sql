ALTER TABLE "import_matchings" ADD COLUMN "recipes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "recipes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "sample_rows" jsonb DEFAULT '[]'::jsonb NOT NULL;