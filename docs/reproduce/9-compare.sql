-- The scores made here beside those of the product: how many, the greatest difference of a score and of its coverage, and how many
-- are on one side alone.
create or replace table theirs as
select * from read_csv(
  getvariable('folder') || '/scores-' || getvariable('version') || '-' || getvariable('period') || '-' || getvariable('rule')
    || '.csv.gz',
  header = true,
  columns = {score: 'varchar', fiscal_year: 'smallint', company_id: 'integer', value: 'double', coverage: 'double'});

create or replace table differences as
select score, fiscal_year, company_id, o.value as ours, t.value as theirs, abs(o.value - t.value) as difference,
  abs(coalesce(o.coverage, 0) - coalesce(t.coverage, 0)) as coverage_difference
from scores o full join theirs t using (score, fiscal_year, company_id);

select count(*) filter (ours is not null and theirs is not null) as compared,
  coalesce(max(difference), 0) as greatest,
  coalesce(max(coverage_difference), 0) as greatest_coverage,
  count(*) filter (ours is not null and theirs is null) as only_here,
  count(*) filter (ours is null and theirs is not null) as only_there
from differences;
