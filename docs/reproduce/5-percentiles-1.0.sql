-- Percentiles of version 1.0: docs/methodology/percentile-scores.md.

-- "percentile = (worse + same ÷ 2) ÷ n"; "Without inference the worst possible value stands there and ranks 0."
create or replace table percentiles as
select indicator, fiscal_year, company_id, industry, is_disclosed,
  case when value is null then 0 else (2 * worse + same) / (2 * n) end::double as percentile
from ranked;
