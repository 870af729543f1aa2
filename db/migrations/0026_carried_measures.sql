ALTER TABLE "variants" ADD COLUMN "height_without_legs_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "width_without_arms_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "diagonal_depth_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "packed_width_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "packed_depth_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "packed_height_cm" double precision;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_carried" CHECK (least("variants"."height_without_legs_cm", "variants"."width_without_arms_cm", "variants"."diagonal_depth_cm", "variants"."packed_width_cm", "variants"."packed_depth_cm", "variants"."packed_height_cm") >= 0);