-- What version 2.0 ranks: points 1 and 2 of docs/methodology/standard-score-2.md.

-- "Figures are compared after rounding to 40 binary digits, c − (c − x) with c = 8193 x in double precision."
-- A figure so large that 8193 of it are no number stays as it is.
create or replace macro rounded(x) as
  case when isfinite(8193.0::double * x) then 8193.0::double * x - (8193.0::double * x - x) else x end;

-- "Amounts are divided by the company's sales or headcount of the same year": sales F-PL-001, headcount S-LR-001, disclosed or
-- estimated by the source, above 0. A figure that is no amount is divided by nothing.
create or replace table sizes as
select case indicator when 'F-PL-001' then 'sales' else 'headcount' end as size_base, fiscal_year, company_id, value as size
from cells where indicator in ('F-PL-001', 'S-LR-001') and state in ('disclosed', 'estimated') and value > 0;

create or replace table sized as
select c.indicator, c.fiscal_year, c.company_id, c.state, c.value,
  case when size_base is null then 1.0::double else size end as size
from cells c join indicators using (indicator) left join sizes using (size_base, fiscal_year, company_id);

-- "An amount of a company whose size is not known counts as not disclosed."
create or replace table figures as
select indicator, fiscal_year, company_id, rounded(value / size) as value from sized
where state in ('disclosed', 'estimated') and size is not null;

-- percentile-scores, by the state of the cell. What is inferred is divided by the same size and rounded alike; without a size nothing is
-- inferred, and there is no value here.
create or replace table expected as
select s.indicator, s.fiscal_year, s.company_id, industry, s.state in ('disclosed', 'estimated') and size is not null as is_disclosed,
  rounded(case when s.state in ('disclosed', 'estimated') then s.value else i.value end / size) as value, i.standard_error
from sized s
join groups g on g.company_id = s.company_id and g.step = 1
left join inferred i on i.indicator = s.indicator and i.fiscal_year = s.fiscal_year and i.company_id = s.company_id
where s.state <> 'not-applicable';
