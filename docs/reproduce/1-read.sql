-- Reads an export of the market (`satoyama market export <folder>`) and lays out who is compared with whom, and with which weights.
-- Once for an export. The steps after it are told by variables beside the folder: version ('1.0', '2.0', '2.1'), rule ('industry',
-- 'time-series', 'worst-value'), period ('short', 'long'). What a comment quotes is the sentence of docs/methodology that the step
-- does, and before it stands the page.

create or replace table companies as
select * from read_csv(getvariable('folder') || '/companies.csv.gz', header = true,
  columns = {company_id: 'integer', gics: 'varchar', tse33: 'varchar'});

create or replace table indicators as
select * from read_csv(getvariable('folder') || '/indicators.csv.gz', header = true,
  columns = {indicator: 'varchar', category: 'varchar', direction: 'varchar', size_base: 'varchar', error_scale: 'varchar',
    tags: 'varchar', sdgs: 'varchar'});

create or replace table tse17 as
select * from read_csv(getvariable('folder') || '/tse17.csv.gz', header = true, columns = {tse33: 'varchar', tse17: 'varchar'});

create or replace table tse33_gics as
select * from read_csv(getvariable('folder') || '/tse33_gics.csv.gz', header = true, columns = {tse33: 'varchar', gics: 'varchar'});

create or replace table materiality as
select * from read_csv(getvariable('folder') || '/materiality.csv.gz', header = true,
  columns = {gics: 'varchar', position: 'integer', category: 'varchar', weight: 'integer'});

-- A cell of a year without a report is not in the file.
create or replace table cells as
select * from read_csv(getvariable('folder') || '/cells.csv.gz', header = true,
  columns = {indicator: 'varchar', fiscal_year: 'smallint', company_id: 'integer', state: 'varchar', value: 'double'});

-- peers: "Every company stands in exactly one narrowest group. One without GICS stands in its TSE 33 industry, one without either
-- among the unclassified; both have the market above them." Step 1 is the narrowest group, called industry here.
create or replace table groups as
with ladder as (
  select company_id,
    case
      when gics is not null then ['gics:' || gics, 'gics:' || gics[1:4], 'gics:' || gics[1:2], 'market']
      when tse33 is not null then ['tse33:' || tse33, 'tse17:' || coalesce(tse17, '?'), 'market']
      else ['unclassified', 'market']
    end as codes
  from companies left join tse17 using (tse33))
select company_id, codes[1] as industry, unnest(codes) as code, generate_subscripts(codes, 1) as step from ladder;

-- materiality, which weights a score takes: an industry stands for itself, "a TSE 33 industry [for] those that data/tse33_gics.csv
-- names for it, the unclassified, and a code that leads to none, [for] all 74".
create or replace table industry_gics as
with named as (
  select distinct g.industry, m.gics
  from groups g join (select distinct gics from materiality) m
    on g.industry = 'gics:' || m.gics
    or m.gics in (select t.gics from tse33_gics t where g.industry = 'tse33:' || t.tse33)
  where g.step = 1)
select * from named
union all
select distinct g.industry, m.gics from groups g, materiality m
where g.step = 1 and g.industry not in (select industry from named);

-- materiality: "percent = 100 × weight ÷ Σ weights, to one decimal by largest remainder: every share is cut to tenths, and the
-- tenths still missing from 100.0 go to the largest cut-off parts … the larger weight goes first, then the order of the
-- categories." In whole numbers, tenths of a per cent. Once for each GICS industry …
create or replace macro in_tenths(weights) as table
with cut as (
  select *, 1000 * weight // total as tenths, 1000 * weight % total as rest
  from (select *, sum(weight) over (partition by industry) as total from query_table(weights)))
select industry, position, category,
  tenths + (row_number() over (partition by industry order by rest desc, weight desc, position)
    <= 1000 - sum(tenths) over (partition by industry))::int as tenths
from cut;

create or replace table gics_weights as
select gics as industry, position, category, weight::bigint as weight from materiality;
create or replace table gics_tenths as select * from in_tenths('gics_weights');

-- … and for an industry that stands for several: "per cents are added up in whole tenths, category by category, and the sums are
-- turned into per cents by the rule above. One that stands for a single industry takes that industry's whole numbers."
create or replace table summed as
select i.industry, position, category, sum(tenths)::bigint as weight
from industry_gics i join gics_tenths t on t.industry = i.gics
group by all;
create or replace table weights as
with several as (select industry from industry_gics group by industry having count(*) > 1)
select i.industry, m.category, m.weight::double as weight
from industry_gics i join materiality m using (gics) where i.industry not in (from several)
union all
select industry, category, tenths / 10.0 as weight from in_tenths('summed') where industry in (from several);

-- standard-score: "E, S, G and the whole … over 6, 4, 3 and all 13 categories."
create or replace table totals as
select distinct 'sustainability_score' as total, category from materiality
union all
select distinct case when position <= 6 then 'e_score' when position <= 10 then 's_score' else 'g_score' end, category
from materiality;
