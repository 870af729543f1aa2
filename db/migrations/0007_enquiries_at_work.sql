CREATE TABLE "enquiry_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"enquiry_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"subject" text,
	"text" text DEFAULT '' NOT NULL,
	"before" text,
	"after" text,
	"message_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_rules" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"keep_months" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_rules_one_row" CHECK ("enquiry_rules"."id" = 1),
	CONSTRAINT "enquiry_rules_months" CHECK ("enquiry_rules"."keep_months" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "enquiries_email_index";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "replying_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "replying_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "thread" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_enquiry_uuid_enquiries_uuid_fk" FOREIGN KEY ("enquiry_uuid") REFERENCES "public"."enquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_events_enquiry_uuid_id_index" ON "enquiry_events" USING btree ("enquiry_uuid","id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_created_at_index" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_updated_at_index" ON "enquiries" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "enquiries_lower_email_index" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
INSERT INTO "enquiry_rules" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "reply_templates" ("name", "text") VALUES
	('Come and see it', 'Hello {first name},

Thank you for asking about {product}. You are very welcome to come and see it with us:

{address}
{hours}

If you tell us when you would like to come, we will have it ready for you.

Best wishes
{me}
{shop}'),
	('What it costs', 'Hello {first name},

Thank you for asking about {product}. It costs {price} today.

You will find it here: {link}

If you have any questions, just reply to this e-mail or call us on {phone}.

Best wishes
{me}
{shop}'),
	('Not to be had any more', 'Hello {first name},

Thank you for asking about {product}. I am sorry to say that we cannot get it any more.

We should be glad to show you what comes close to it:

{address}
{hours}

Best wishes
{me}
{shop}');
