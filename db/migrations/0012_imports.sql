CREATE TABLE "import_matchings" (
	"supplier" text NOT NULL,
	"headers_key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_matchings_supplier_headers_key_pk" PRIMARY KEY("supplier","headers_key")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_uuid" uuid NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"name" text NOT NULL,
	"variant" text NOT NULL,
	"product_uuid" uuid,
	"differences" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_uuid_place_pk" PRIMARY KEY("import_uuid","place")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'read' NOT NULL,
	"headers" text[] NOT NULL,
	"samples" jsonb NOT NULL,
	"matching" jsonb NOT NULL,
	"make_new" boolean DEFAULT false NOT NULL,
	"zip_name" text,
	"row_count" integer NOT NULL,
	"counts" jsonb,
	"digest" text,
	"made" text[] DEFAULT '{}' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"task_uuid" uuid,
	"work_uuid" uuid,
	"made_shelves" jsonb,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_uuid_imports_uuid_fk" FOREIGN KEY ("import_uuid") REFERENCES "public"."imports"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_import_uuid_outcome_place_index" ON "import_rows" USING btree ("import_uuid","outcome","place");--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at");