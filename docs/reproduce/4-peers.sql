-- Which group ranks a figure, and how the figures of that group lie: docs/methodology/peers.md and percentile-scores.md. Of both
-- versions; needs `figures` and `expected`.

-- How often each figure stands in each group.
create or replace table counted as
select g.code, f.indicator, f.fiscal_year, f.value, count(*) as same
from figures f join groups g using (company_id)
group by all;

-- peers: "For each indicator and year the narrowest group with at least 10 disclosed figures. With fewer, the one above; where not
-- even the market has 10, nobody has a percentile. All companies of an industry share the choice."
create or replace table reference_groups as
with sizes as (select code, indicator, fiscal_year, sum(same)::bigint as n from counted group by all having n >= 10),
ladder as (select distinct industry, code, step from groups)
select industry, indicator, fiscal_year, arg_min(code, step) as code, arg_min(n, step) as n
from ladder join sizes using (code)
group by all;

-- Figures of the groups that rank somebody, each with how many lie below it.
create or replace table distributions as
select code, indicator, fiscal_year, value, same,
  (sum(same) over (partition by code, indicator, fiscal_year order by value))::bigint - same as below
from counted semi join reference_groups using (code, indicator, fiscal_year);

-- percentile-scores: "(worse + same ÷ 2) ÷ n … of them worse, same equal, the company's own among them. … Inferred values … each is
-- placed among the figures as a visitor, without itself." The nearest figure that is not above a value tells both numbers.
create or replace table placed as
with ranked as (select * from expected join reference_groups using (industry, indicator, fiscal_year))
select e.indicator, e.fiscal_year, e.company_id, e.industry, e.code, e.n, e.is_disclosed, e.value, e.standard_error,
  case when d.value is null then 0 when d.value = e.value then d.below else d.below + d.same end as below,
  case when d.value = e.value then d.same else 0 end as same
from ranked e asof left join distributions d
  on d.code = e.code and d.indicator = e.indicator and d.fiscal_year = e.fiscal_year and d.value <= e.value;

-- "The catalogue's direction says what is worse."
create or replace table ranked as
select p.* exclude (below),
  case when direction = 'higher_better' then below else n - below - same end as worse,
  direction = 'higher_better' as is_higher
from placed p join indicators using (indicator);
