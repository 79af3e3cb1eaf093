-- Means of indicators, of all versions: docs/methodology/standard-score.md.

-- "Category: over its indicators", "Tags and goals: plain means of the indicators tagged risk, opportunity, impact,
-- regulation, scandal, disclosure, or tied to one of the 17 SDGs." "Long term: w is 2 for indicators tagged opportunity or impact …
-- Tags and goals have no horizon."
create or replace table members as
with tagged as (select indicator, unnest(string_split(tags, ';')) as tag from indicators where tags is not null),
goals as (select indicator, unnest(string_split(sdgs, ';')) as goal from indicators where sdgs is not null)
select category as score, indicator,
  case when getvariable('period') = 'long' and list_has_any(string_split(coalesce(tags, ''), ';'), ['opportunity', 'impact'])
    then 2.0 else 1.0 end::double as weight
from indicators
union all
select tag || '_score', indicator, 1.0 from tagged
where tag in ('risk', 'opportunity', 'impact', 'regulation', 'scandal', 'disclosure')
union all
select 'sdgs_' || goal || '_score', indicator, 1.0 from goals;

-- "An indicator that too few disclose to be ranked … count as not disclosed": its weight is in the whole weight of every company of
-- the industry, though it takes no part in the mean. Under 2.1 it is not in use and weighs nothing.
create or replace table unranked as
select i.industry, y.fiscal_year, m.score, sum(m.weight) as weight
from (select distinct industry from groups) i
cross join (select distinct fiscal_year from cells) y
cross join members m
anti join reference_groups r on r.industry = i.industry and r.fiscal_year = y.fiscal_year and r.indicator = m.indicator
where getvariable('version') <> '2.1'
group by all;

-- "Σ w × percentile ÷ Σ w over its indicators that have a percentile"; "Coverage, 0 to 1: the share of a score's whole weight that
-- rests on figures disclosed, or estimated by their source."
create or replace table sums as
select score, fiscal_year, company_id, any_value(industry) as industry, sum(weight * percentile) as total, sum(weight) as weight,
  sum(case when is_disclosed then weight else 0 end) as disclosed, count(*) filter (is_disclosed) as disclosed_count
from percentiles join members using (indicator)
group by score, fiscal_year, company_id;

create or replace table means as
select s.score, s.fiscal_year, s.company_id, s.industry, least(1, s.total / s.weight) as mean,
  s.disclosed / (s.weight + coalesce(u.weight, 0)) as coverage, s.disclosed_count
from sums s left join unranked u using (industry, fiscal_year, score);
