-- E, S, G and the whole, of versions 1.0 and 2.0: docs/methodology/standard-score.md.

-- "Σ m × category ÷ Σ m over … categories that have a score; m is the materiality of the category in the company's industry. Weight
-- 0 leaves a category out." Coverage is of the whole weight: "a category without a score count as not disclosed".
create or replace table total_scores as
with whole as (select industry, total, sum(weight) as weight from weights join totals using (category) where weight > 0 group by all)
select t.total as score, s.fiscal_year, s.company_id,
  sum(w.weight * s.value) / sum(w.weight) filter (s.value is not null) as value,
  sum(w.weight * s.coverage) / any_value(o.weight) as coverage,
  count(s.value) as scored_count, any_value(category_count) as category_count
from mean_scores s
join (select *, count(*) over (partition by total) as category_count from totals) t on t.category = s.score
join weights w on w.industry = s.industry and w.category = s.score and w.weight > 0
join whole o on o.industry = s.industry and o.total = t.total
group by all;

-- standard-score-2: "Too little known, no score … a total the same of its weight and of its categories", at most as many as it has.
-- Version 1.0 and the worst-value rule know no minimum.
create or replace table scores as
select score, fiscal_year, company_id, value, coverage from mean_scores
union all
select score, fiscal_year, company_id,
  case when getvariable('version') = '1.0' or getvariable('rule') = 'worst-value'
    or (round(coverage * 1073741824) >= round(0.2 * 1073741824) and scored_count >= least(3, category_count)) then value end,
  coverage
from total_scores;
