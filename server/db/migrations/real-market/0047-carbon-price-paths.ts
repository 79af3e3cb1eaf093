import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Carbon prices of scenarios that are imported for everybody. Adds a table alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table carbon_price_path (
      model       text not null,
      scenario    text not null,
      region      text not null,
      import_id   integer not null references import,
      unit        text not null,
      currency    text not null check (currency in ('USD', 'JPY')),
      price_level integer,
      points      jsonb not null,
      copyright   text not null,
      line        integer,
      primary key (model, scenario, region, import_id)
    )`.execute(db)
  await describeTable(
    db,
    'carbon_price_path',
    'Carbon prices of scenarios for everybody, a model, scenario and region a row.',
    {
      model: 'Model that made them, as in the file.',
      scenario: 'Scenario, as in the file.',
      region: 'Region, as in the file, without the model before it.',
      import_id: 'The import that brought them; the newest counts.',
      unit: 'Unit, as in the file.',
      currency: 'Currency of the prices.',
      price_level: 'Year whose money they are in; null where the unit does not say.',
      points: 'Year and price of a tonne of CO2, ascending.',
      copyright: 'Sentence of the file that says whose they are.',
      line: 'Line of the file.',
    },
  )
}
