-- Which group ranks a figure, and how its figures lie: docs/methodology/peers.md. Of both versions.

-- How often each figure stands in each group.
create or replace table counted as
select g.code, f.indicator, f.fiscal_year, f.value, count(*) as same
from figures f join groups g using (company_id)
group by all;

-- peers: "For each indicator and year the narrowest group with at least 10 disclosed figures. With fewer, the one above; where not
-- even the market has 10, nobody has a percentile. All companies of an industry share the choice."
create or replace table reference_groups as
with sizes as (select code, indicator, fiscal_year, sum(same)::bigint as n from counted group by all having sum(same) >= 10),
ladder as (select distinct industry, code, step from groups)
select industry, indicator, fiscal_year, arg_min(code, step) as code, arg_min(n, step) as n
from ladder join sizes using (code)
group by all;

-- Figures of the groups that rank somebody, each with how many lie below it.
create or replace table distributions as
select code, indicator, fiscal_year, value, same,
  sum(same) over (partition by code, indicator, fiscal_year order by value)::bigint - same as below
from counted semi join reference_groups using (code, indicator, fiscal_year);

-- percentile-scores: "percentile = (worse + same ÷ 2) ÷ n". The nearest figure that is not above a value tells how many lie below
-- it and how many are the same; a visitor may have none the same.
create or replace table ranked as
select e.*, r.code, r.n,
  case when d.value = e.value then d.below else coalesce(d.below + d.same, 0) end as below,
  case when d.value = e.value then d.same else 0 end as same
from (select e.*, r.code, r.n from expected e join reference_groups r using (industry, indicator, fiscal_year)
  where e.value is not null) e
asof left join distributions d
  on d.code = e.code and d.indicator = e.indicator and d.fiscal_year = e.fiscal_year and d.value <= e.value
join reference_groups r
  on r.industry = e.industry and r.indicator = e.indicator and r.fiscal_year = e.fiscal_year;
