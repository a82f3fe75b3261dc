-- Keeps game_counts right whoever writes: one update per statement and game, so that bulk inserts stay cheap.
do $migration$
declare
  counted record;
  operation record;
  col text;
  columns_list text;
  sums text;
  updates text;
  name text;
begin
  for counted in
    select * from (values
      ('tasks', array['challenges'], array['(deleted_at is null)::int']),
      ('teams', array['teams'], array['(deleted_at is null)::int']),
      ('team_players', array['players'], array['1']),
      ('answers', array['answers', 'waiting'], array['1', '(approved_at is null and rejected_at is null)::int'])
    ) as list (source, cols, exprs)
  loop
    columns_list := array_to_string(counted.cols, ', ');
    sums := '';
    updates := '';
    for i in 1 .. array_length(counted.cols, 1) loop
      col := counted.cols[i];
      sums := sums || format(', sum(sign * %s) as %I', counted.exprs[i], col);
      updates := updates || case when i > 1 then ', ' else '' end
        || format('%I = counts.%I + excluded.%I', col, col, col);
    end loop;
    for operation in
      select * from (values
        ('insert', 'referencing new table as new_rows', 'select *, 1 as sign from new_rows'),
        ('delete', 'referencing old table as old_rows', 'select *, -1 as sign from old_rows'),
        ('update', 'referencing old table as old_rows new table as new_rows',
          'select *, 1 as sign from new_rows union all select *, -1 as sign from old_rows')
      ) as list (event, tables, changed)
    loop
      name := format('count_%s_%s', counted.source, operation.event);
      -- A game that is being deleted takes its counts with it.
      execute format($create$
        create function %I() returns trigger language plpgsql as $body$
        begin
          insert into game_counts as counts (game_id, %s)
          select * from (select game_id %s from (%s) as changed group by game_id) as deltas
          where exists (select from games where games.id = deltas.game_id)
          order by game_id
          on conflict (game_id) do update set %s;
          return null;
        end
        $body$
      $create$, name, columns_list, sums, operation.changed, updates);
      execute format('create trigger %I after %s on %I %s for each statement execute function %I()',
        name, operation.event, counted.source, operation.tables, name);
    end loop;
  end loop;
end
$migration$;
