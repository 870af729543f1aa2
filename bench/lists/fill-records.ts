import type postgres from 'postgres'

export const amounts = { enquiries: 20_000, entries: 50_000, visits: 5_000, redirects: 10_000, searches: 1_000 }

/** Inserts the records that a shop collects over some years, besides its catalogue. */
export async function fillRecords(sql: postgres.Sql): Promise<void> {
  await fillPeople(sql)
  await fillEnquiries(sql)
  await fillVisits(sql)
  await fillHistory(sql)
  await fillSearches(sql)
  await sql`
    insert into redirects (from_path, to_path)
    select '/old/' || n, '/store/sofas' from generate_series(1, ${amounts.redirects}) n`
  await sql`vacuum analyze`
}

const fillPeople = (sql: postgres.Sql) => sql`
  insert into staff (id, name, email, role)
  select gen_random_uuid(), 'Colleague ' || n, 'colleague' || n || '@shop.example', 'sales' from generate_series(1, 8) n`

/** A tenth of the enquiries are open; every second one is about a piece. */
async function fillEnquiries(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into enquiries (name, email, department, description, status, assignee_id, read_at, asked_about, items,
      created_at, updated_at)
    select 'Shopper ' || n, 'shopper' || n % 9000 || '@example.com', 'Department ' || n % 8,
      repeat('We would like to know more about this piece and when it could be delivered to us. ', 1 + n % 5),
      (array['new', 'replied', 'won', 'lost', 'spam', 'won', 'lost', 'won', 'lost', 'won'])[1 + n % 10],
      case when n % 3 = 0 then (select id from staff order by email offset n % 8 limit 1) end,
      case when n % 20 > 0 then now() end,
      case when n % 2 = 0 then jsonb_build_object('productUuid', piece.uuid, 'productName', piece.name,
        'variantName', 'Sage', 'price', 900, 'salePrice', null, 'pictureHash', null) end,
      '[]', now() - n * interval '40 minutes', now() - n * interval '40 minutes'
    from generate_series(1, ${amounts.enquiries}) n
    left join (select uuid, name, row_number() over (order by uuid) as place from products) piece
      on piece.place = 1 + n % 9000`
  await sql`
    insert into enquiry_events (enquiry_uuid, kind, staff_name, subject, text, created_at)
    select uuid, 'reply', 'Ruth', 'Your enquiry', 'It can be delivered in six weeks.', created_at + interval '1 hour'
    from enquiries where status <> 'new'`
}

const fillVisits = (sql: postgres.Sql) => sql`
  insert into bookings (starts_at, ends_at, name, email, department, status)
  select at, at + interval '1 hour', 'Visitor ' || n, 'visitor' || n || '@example.com', 'Department ' || n % 8, 'booked'
  from generate_series(1, ${amounts.visits}) n
  cross join lateral (select date_trunc('hour', now()) + (n - ${amounts.visits - 200}) * interval '2 hours' as at)`

const fillHistory = (sql: postgres.Sql) => sql`
  insert into audit (at, staff_id, staff_name, action, entity, entity_id, before, after)
  select now() - (${amounts.entries} - n) * interval '10 minutes', null, 'Colleague ' || 1 + n % 8, 'save', 'product',
    piece.uuid::text, facts || '{"price": 900}', facts || '{"price": 950}'
  from generate_series(1, ${amounts.entries}) n
  join (select uuid, name, row_number() over (order by uuid) as place from products) piece on piece.place = 1 + n % 10000
  cross join lateral (select jsonb_build_object('uuid', piece.uuid, 'name', piece.name, 'version', n,
    'description', repeat('Made of oak by hand. ', 40), 'variants', '[]'::jsonb) as facts)
  order by n`

const fillSearches = (sql: postgres.Sql) => sql`
  insert into search_counts (text, month, asked, opened, found_nothing)
  select split_part(lower(name), ' ', 1) || ' sofa ' || n % 50, date_trunc('month', now())::date, n % 200, n % 20, n % 5 = 0
  from (select name, row_number() over (order by uuid) as n from products) piece where n <= ${amounts.searches}
  on conflict do nothing`
