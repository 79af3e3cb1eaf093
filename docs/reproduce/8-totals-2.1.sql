-- E, S, G and the whole of version 2.1: points 1 to 3 of docs/methodology/standard-score-2-1.md.

-- "A category without an indicator in use weighs nothing in the totals."
create or replace table used_weights as
select w.industry, u.fiscal_year, w.category, t.total, w.weight
from weights w join totals t using (category)
join (select distinct category, fiscal_year from in_use join indicators using (indicator)) u using (category)
where w.weight > 0;

create or replace table total_scores as
with whole as (select industry, fiscal_year, total, sum(weight) as weight from used_weights group by all),
pillars as (select category, total as pillar from totals where total <> 'sustainability_score')
select w.total as score, s.fiscal_year, s.company_id,
  sum(w.weight * s.value) / sum(w.weight) filter (s.value is not null) as value,
  sum(w.weight * s.coverage) / any_value(o.weight) as coverage,
  count(s.value) as scored_count, count(distinct pillar) filter (s.value is not null) as pillar_count,
  coalesce(sum(k.disclosed_count) filter (s.value is not null), 0) as figure_count
from mean_scores s
join used_weights w on w.industry = s.industry and w.fiscal_year = s.fiscal_year and w.category = s.score
join whole o on o.industry = s.industry and o.fiscal_year = s.fiscal_year and o.total = w.total
join pillars p on p.category = s.score
join means k on k.score = s.score and k.fiscal_year = s.fiscal_year and k.company_id = s.company_id
group by all;

-- "E, S and G need 20 % of theirs and one category with a score. The total needs 20 %, three categories of at least two pillars, and ten
-- disclosed figures in its categories with a score." The worst-value rule knows no minimum.
create or replace table scores as
select score, fiscal_year, company_id, value, coverage from mean_scores
union all
select score, fiscal_year, company_id,
  case when getvariable('rule') = 'worst-value' or (round(coverage * 1073741824) >= round(0.2 * 1073741824)
    and case when score = 'sustainability_score' then scored_count >= 3 and pillar_count >= 2 and figure_count >= 10
      else scored_count >= 1 end) then value end,
  coverage
from total_scores;
