-- Who is in use: point 1 of docs/methodology/standard-score-2-1.md.

-- "An indicator is in use in a fiscal year when at least 30 companies, and at least 5 % of those that reported the year, have a figure of
-- it that can be ranked." Otherwise nobody is ranked in it, and nothing stands for it.
create or replace table in_use as
with reported as (
  select fiscal_year, count(distinct company_id) as n from cells semi join indicators using (indicator) group by fiscal_year)
select indicator, fiscal_year
from figures semi join indicators using (indicator) join reported using (fiscal_year)
group by indicator, fiscal_year
having count(*) >= 30 and count(*) + 1e-9 >= 0.05 * any_value(n);

delete from figures where (indicator, fiscal_year) not in (from in_use);
delete from expected where (indicator, fiscal_year) not in (from in_use);
