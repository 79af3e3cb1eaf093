-- What version 1.0 ranks: docs/methodology/percentile-scores.md.

-- "The reference set holds the figures that companies disclosed, or their source estimated."
create or replace table figures as
select indicator, fiscal_year, company_id, value from cells semi join indicators using (indicator)
where state in ('disclosed', 'estimated');

-- By the state of the cell: of a figure that is disclosed or estimated its own percentile; of not-disclosed, not-stated, not-tagged,
-- other-boundary and under-review that "of what is inferred, else of the worst value", which has no value here; of not-applicable
-- none. What has no report is not among the cells.
create or replace table expected as
select c.indicator, c.fiscal_year, c.company_id, industry, c.state in ('disclosed', 'estimated') as is_disclosed,
  case when c.state in ('disclosed', 'estimated') then c.value else i.value end as value, i.standard_error
from cells c semi join indicators using (indicator)
join groups g on g.company_id = c.company_id and g.step = 1
left join inferred i on i.indicator = c.indicator and i.fiscal_year = c.fiscal_year and i.company_id = c.company_id
where c.state <> 'not-applicable';
