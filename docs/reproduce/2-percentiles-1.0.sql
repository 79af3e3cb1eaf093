-- Percentiles of version 1.0: docs/methodology/percentile-scores.md and peers.md.

-- percentile-scores: "The reference set holds the figures that companies disclosed, or their source estimated."
create or replace table figures as
select indicator, fiscal_year, company_id, value from cells semi join indicators using (indicator)
where state in ('disclosed', 'estimated');

-- percentile-scores, missing data: "A company without a report of the year, and an indicator that the source calls not applicable,
-- have no percentile." Everybody else has one: of the figure, of what is inferred, or of the worst value.
create or replace table expected as
select c.indicator, c.fiscal_year, c.company_id, g.industry, f.company_id is not null as is_disclosed,
  case when f.company_id is not null then f.value else i.value end as value
from cells c semi join indicators using (indicator)
join groups g on g.company_id = c.company_id and g.step = 1
left join figures f on (f.indicator, f.fiscal_year, f.company_id) = (c.indicator, c.fiscal_year, c.company_id)
left join inferred i on (i.indicator, i.fiscal_year, i.company_id) = (c.indicator, c.fiscal_year, c.company_id)
where c.state <> 'not-applicable';
