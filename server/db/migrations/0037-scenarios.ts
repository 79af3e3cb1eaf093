import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** What people bring to scenarios and keep of them: carbon prices, sites, and scenarios by name. Adds tables alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scenario_price_path (
      id          integer primary key generated always as identity,
      account_id  integer not null references account on delete cascade,
      model       text not null,
      scenario    text not null,
      region      text not null,
      unit        text not null,
      currency    text not null check (currency in ('USD', 'JPY')),
      price_level integer,
      points      jsonb not null,
      copyright   text,
      file_name   text not null,
      created_at  timestamptz not null,
      unique (account_id, model, scenario, region)
    )`.execute(db)
  await sql`
    create table scenario_site (
      account_id  integer not null references account on delete cascade,
      position    integer not null,
      name        text not null,
      prefecture  text,
      latitude    double precision,
      longitude   double precision,
      assets      double precision not null check (assets >= 0),
      depth       text not null,
      probability double precision not null check (probability between 0 and 1),
      stock       double precision check (stock >= 0),
      daily_sales double precision check (daily_sales >= 0),
      primary key (account_id, position)
    )`.execute(db)
  await sql`
    create table saved_scenario (
      id         integer primary key generated always as identity,
      account_id integer not null references account on delete cascade,
      name       text not null,
      address    text not null,
      created_at timestamptz not null,
      unique (account_id, name)
    )`.execute(db)
  await describeTable(db, 'scenario_price_path', 'Carbon prices that people bring in, one scenario and region a row.', {
    id: 'Number; links say `own-` and this.',
    account_id: 'Whose they are.',
    model: 'Model that made them, as in the file.',
    scenario: 'Scenario, as in the file.',
    region: 'Region, as in the file.',
    unit: 'Unit, as in the file.',
    currency: 'Currency of the prices.',
    price_level: 'Year whose money they are in; null where the unit does not say.',
    points: 'Year and price of a tonne of CO2, ascending.',
    copyright: 'Line of the file that says whose the table is.',
    file_name: 'File that they came in.',
    created_at: 'When they were brought in.',
  })
  await describeTable(db, 'scenario_site', 'Sites whose flood damage an account works out.', {
    account_id: 'Whose they are.',
    position: 'Place in the file, from 1.',
    name: 'What it is called.',
    prefecture: 'Code of its prefecture; null where coordinates say where it is.',
    latitude: 'Degrees north; null where nobody told.',
    longitude: 'Degrees east; null where nobody told.',
    assets: 'Fixed assets, JPY.',
    depth: 'Class of the depth of water above the floor.',
    probability: 'Chance of such a flood in a year today, 0 to 1.',
    stock: 'Stock, JPY; null where nobody told.',
    daily_sales: 'Sales of a day, JPY; null where nobody told.',
  })
  await describeTable(db, 'saved_scenario', 'Scenarios that people keep by name.', {
    id: 'Number.',
    account_id: 'Whose it is.',
    name: 'Name, unique in its account.',
    address: 'Parameters of the screen that it opens with, as in a link.',
    created_at: 'When it was saved.',
  })
}
