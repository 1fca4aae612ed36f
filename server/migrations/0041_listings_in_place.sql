-- A publication updates its listing three times: it is claimed, its attempt begins, and it is settled. The first two change nothing that
-- an index knows of, and leave the nine indexes alone as long as there is room for them in the row's own page.
alter table listings set (fillfactor = 50);
