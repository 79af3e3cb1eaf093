-- Scores of version 1.0: docs/methodology/standard-score.md.

create or replace table mean_scores as
select score, fiscal_year, company_id, industry, mean as value, coverage from means;
