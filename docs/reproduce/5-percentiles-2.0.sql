-- Percentiles of version 2.0: points 3, 4 and 5 of docs/methodology/standard-score-2.md. Caution is 0.08, memory 3 fiscal years.

create or replace macro caution() as 0.08::double;

-- The scale of the error: missing-values, "natural logarithm for amounts and intensities, logit for per cents, probability for
-- booleans, own unit for the rest"; "per cents below 0.1 or above 99.9 count as these". Null where there is no logarithm.
create or replace macro on_scale(scale, x) as case scale
  when 'log' then case when x > 0 then ln(x) end
  when 'logit' then ln(greatest(0.1, least(99.9, x)) / (100 - greatest(0.1, least(99.9, x))))
  else x end;

-- Figures of each group on the scale, each as often as it stands there; how many have no logarithm; the share of yes.
create or replace table scaled as
select code, indicator, fiscal_year,
  list({x: on_scale(error_scale, value), same: same}) filter (on_scale(error_scale, value) is not null) as peers,
  coalesce(sum(same) filter (on_scale(error_scale, value) is null), 0)::bigint as below_all,
  sum(value * same) / sum(same) as share_of_yes
from distributions join indicators using (indicator)
group by all;

-- What each inferred figure is worth by its kind; an amount of unknown size is among them, without a value. "x is moved first by caution × s to the worse end."
create or replace table visitors as
select r.indicator, r.fiscal_year, r.company_id, r.n, r.is_higher, s.peers, s.below_all, r.standard_error as s,
  error_scale, r.value, share_of_yes as q,
  on_scale(error_scale, r.value) - case when r.is_higher then 1 else -1 end * caution() * r.standard_error as x,
  r.standard_error * sqrt(3) / pi() as b
from ranked r join indicators using (indicator) join scaled s using (code, indicator, fiscal_year)
where not r.is_disclosed and getvariable('rule') <> 'worst-value';

-- "The mean over the n figures r of the group of F((x − r) ÷ b), of 1 − F where lower is better. F(z) = 1 ÷ (1 + e^−z)"; with an
-- error of 0 it is 1 above, ½ beside and 0 below a figure. "A figure of 0 has no logarithm and lies below every amount."
create or replace table means_of_f as
select indicator, fiscal_year, company_id,
  (below_all + coalesce(list_sum(list_transform(peers, lambda r: r.same * case
    when b > 0 then 1 / (1 + exp(-(x - r.x) / b)) when x > r.x then 1.0 when x = r.x then 0.5 else 0.0 end)), 0)) / n as higher
from visitors where error_scale <> 'probability' and x is not null;

-- "A yes of probability p: p × (1 − q ÷ 2) + (1 − p) × (1 − q) ÷ 2, less caution × ½ √(p (1 − p))": p is the greater solution of
-- s = √(p (1 − p)) where yes is inferred, the lesser where no is.
create or replace table answers as
select indicator, fiscal_year, company_id, p * (1 - q / 2) + (1 - p) * (1 - q) / 2 as higher,
  caution() * (1 - q / 2 - (1 - q) / 2) * sqrt(p * (1 - p)) as less
from (select *, (1 + case when value = 1 then 1 else -1 end * sqrt(greatest(0, 1 - 4 * s * s))) / 2 as p
  from visitors where error_scale = 'probability' and s is not null);

-- "Without a measured error, where x has no logarithm, or where the size is not known: ½ − caution × √(1 ÷ 12)".
create or replace table expected_percentiles as
select v.indicator, v.fiscal_year, v.company_id, least(1, greatest(0, case
    when m.higher is not null then case when is_higher then m.higher else 1 - m.higher end
    when a.higher is not null then case when is_higher then a.higher else 1 - a.higher end - a.less
    else 0.5 - caution() * sqrt(1 / 12) end)) as percentile
from visitors v
left join means_of_f m on m.indicator = v.indicator and m.fiscal_year = v.fiscal_year and m.company_id = v.company_id
left join answers a on a.indicator = v.indicator and a.fiscal_year = v.fiscal_year and a.company_id = v.company_id;

-- "In the three fiscal years after its last disclosed figure a company counts with no more than the percentile that this figure
-- had." A figure that too few disclosed to be ranked had none, and is not the last.
create or replace table remembered as
select e.indicator, e.fiscal_year, e.company_id,
  case when e.fiscal_year - d.fiscal_year <= 3 then least(e.percentile, d.percentile) else e.percentile end as percentile
from expected_percentiles e asof left join (
    select indicator, fiscal_year, company_id, (2 * worse + same) / (2 * n) as percentile from ranked where is_disclosed) d
  on d.indicator = e.indicator and d.company_id = e.company_id and d.fiscal_year < e.fiscal_year;

-- "The expected percentile is rounded to the nearest 1 ÷ u, u = 2 n × ⌊65,534 ÷ 2 n⌋ (2³¹ − 2 in the place of 65,534 from 32,768
-- companies on)." A disclosed figure's percentile is exact; "the worst possible value ranks 0".
create or replace table percentiles as
with most as (select case when count(*) < 32768 then 65534 else 2147483646 end as parts from companies)
select r.indicator, r.fiscal_year, r.company_id, r.industry, r.is_disclosed, case
    when r.is_disclosed then (2 * worse + same) / (2 * r.n)
    when m.percentile is null then 0
    else round(m.percentile * 2 * r.n * (parts // (2 * r.n))) / (2 * r.n * (parts // (2 * r.n))) end::double as percentile
from most, ranked r
left join remembered m on m.indicator = r.indicator and m.fiscal_year = r.fiscal_year and m.company_id = r.company_id;
