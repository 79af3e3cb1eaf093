-- What version 1.0 ranks: docs/methodology/percentile-scores.md.

-- "The reference set holds the figures that companies disclosed, or their source estimated."
create or replace table figures as
select indicator, fiscal_year, company_id, value from cells semi join indicators using (indicator)
where state in ('disclosed', 'estimated');

-- "A company without a report of the year, and an indicator that the source calls not applicable, have no percentile and take no
-- part. Figures under review and on another accounting basis are not in the reference set; what is inferred, or the worst value,
-- stands for them." The worst value has no value here.
create or replace table expected as
select c.indicator, c.fiscal_year, c.company_id, industry, c.state in ('disclosed', 'estimated') as is_disclosed,
  case when c.state in ('disclosed', 'estimated') then c.value else i.value end as value, i.standard_error
from cells c semi join indicators using (indicator)
join groups g on g.company_id = c.company_id and g.step = 1
left join inferred i on i.indicator = c.indicator and i.fiscal_year = c.fiscal_year and i.company_id = c.company_id
where c.state <> 'not-applicable';
