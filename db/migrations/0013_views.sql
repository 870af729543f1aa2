CREATE TABLE "product_views" (
	"day" date NOT NULL,
	"product_uuid" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_views_day_product_uuid_pk" PRIMARY KEY("day","product_uuid")
);
--> statement-breakpoint
CREATE INDEX "product_views_product_uuid_day_index" ON "product_views" USING btree ("product_uuid","day");