-- Means of indicators become scores: points 6 and 7 of docs/methodology/standard-score-2.md.

-- "Too little known, no score. A mean needs disclosed figures for the least share of its weight and the least number of its
-- indicators: 20 % of the weight, 2 figures. The worst-value rule knows no minimum." "Means, and shares of what is disclosed, are compared after
-- rounding to 30 binary digits after the point."
create or replace table known as
select *, case when getvariable('rule') = 'worst-value' or (round(coverage * 1073741824) >= round(0.2 * 1073741824) and disclosed_count >= 2)
  then round(mean * 1073741824) end as compared
from means;

-- "Each mean of indicators is ranked again among the companies of the narrowest group with at least 10 such means." Where not even
-- the market has 10 there is no score.
create or replace table mean_groups as
with sizes as (select score, fiscal_year, code, count(compared) as n
  from known join groups using (company_id) group by all having n >= 10)
select score, fiscal_year, g.industry, arg_min(code, step) as code, arg_min(n, step) as n
from (select distinct industry, code, step from groups) g join sizes using (code)
group by all;

create or replace table mean_distributions as
with counted_means as (select code, score, fiscal_year, compared, count(*) as same
  from known join groups using (company_id) where compared is not null group by all)
select *, (sum(same) over (partition by code, score, fiscal_year order by compared))::bigint - same as worse
from counted_means;

-- "(worse + same ÷ 2) ÷ n".
create or replace table mean_scores as
select k.score, k.fiscal_year, k.company_id, k.industry, (2 * d.worse + d.same) / (2 * g.n)::double as value, k.coverage
from known k
left join mean_groups g on g.score = k.score and g.fiscal_year = k.fiscal_year and g.industry = k.industry
left join mean_distributions d
  on d.code = g.code and d.score = k.score and d.fiscal_year = k.fiscal_year and d.compared = k.compared;
