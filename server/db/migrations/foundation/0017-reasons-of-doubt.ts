import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/**
 * More reasons to doubt a figure, what speaks against it, and a decision that leaves it out for good. Only widens what is allowed and
 * adds columns with defaults: rows of before keep their reasons and references.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review
      drop constraint review_reason_check,
      drop constraint review_decision_check,
      alter reference drop not null,
      add reference_year smallint,
      add against text[] not null default '{}',
      add supports text[] not null default '{}',
      add constraint review_reason_check check (reason in ('thousandfold', 'per-cent-as-fraction', 'jump', 'impossible',
        'carried-over', 'contradiction', 'foreign-currency', 'zero', 'swapped', 'too-early')),
      add constraint review_decision_check check (decision in ('corrected', 'as-filed', 'excluded'))`.execute(db)
  await describeTable(
    db,
    'review',
    'A figure that looks like an error of the filer: kept as filed, and out of every ranking until a person decides.',
    {
      reason:
        'thousandfold: a unit was mistaken; per-cent-as-fraction: a ratio a hundred times too large or small; jump: far from the other years; impossible: no figure can be so; carried-over: the figure of an earlier year to the last digit; contradiction: does not fit what it is computed from; foreign-currency: not in yen; zero: nothing between years of plenty; swapped: stands in another indicator’s place; too-early: known before its period ended.',
      proposed: 'What it was probably meant to be; null unless at least two kinds of evidence agree.',
      reference: 'What it was held against; null where a day or a currency is doubted.',
      reference_year: 'Fiscal year of the reference where it is one year’s figure.',
      against: 'Codes of the indicators that speak against it.',
      supports: 'What agrees with the proposal: neighbours, peers, sums, vintages.',
      decision:
        'corrected: another value stands as a new vintage; as-filed: the figure is right; excluded: it is wrong, nobody knows the right one, and it stays out; null: open.',
    },
  )
}
