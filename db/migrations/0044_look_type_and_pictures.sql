ALTER TABLE "shop_look" ADD COLUMN "type" text DEFAULT 'petrona' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_look" ADD COLUMN "logo_hash" text;--> statement-breakpoint
ALTER TABLE "shop_look" ADD COLUMN "icon_hash" text;--> statement-breakpoint
ALTER TABLE "shop_look" ADD COLUMN "share_hash" text;--> statement-breakpoint
ALTER TABLE "shop_look" ADD CONSTRAINT "shop_look_logo_hash_pictures_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_look" ADD CONSTRAINT "shop_look_icon_hash_pictures_hash_fk" FOREIGN KEY ("icon_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_look" ADD CONSTRAINT "shop_look_share_hash_pictures_hash_fk" FOREIGN KEY ("share_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;