-- What a version infers under a rule, with its standard error: docs/methodology/missing-values.md. This is not worked out here but taken from the
-- export. The worst-value rule infers nothing.
create or replace table inferred as
select * from read_csv(
  getvariable('folder') || '/inferred-' || getvariable('version') || '-' || case getvariable('rule') when 'worst-value' then 'industry' else getvariable('rule') end
    || '.csv.gz',
  header = true,
  columns = {indicator: 'varchar', fiscal_year: 'smallint', company_id: 'integer', value: 'double', standard_error: 'double'})
where getvariable('rule') <> 'worst-value';
