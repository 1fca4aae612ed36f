-- Whether a property can still be had.
alter table properties add column offer_status text not null default 'open';

-- Whether a commission is due is not guessed from its words any more: without commissionDue, a commission that is given is due.
-- What says nothing but that there is none is kept as just that. Whatever says more stays as it is, and is shown as it stands.
update properties
set fields = ((fields::jsonb - 'commission') || '{"commissionDue": false}')::json
where lower(trim(fields ->> 'commission')) in (
    'provisionsfrei', 'courtagefrei', 'käuferprovisionsfrei', 'für den käufer provisionsfrei', 'keine', 'keine provision',
    'keine courtage', 'keine käuferprovision', 'ohne provision', 'ohne courtage', 'entfällt', '-', '–', '0', '0 %', '0%',
    '0,00 %', '0 €', '0,00 €'
  )
  and fields ->> 'commissionDue' is null;
