-- What a term is looked for in, worked out when it is written and not for every row of every search. The table's definition
-- in the schema leaves it out: nothing reads it but the search, and rows are read whole in many places.
-- The description counts as it is read: without its tags, and with the four signs that formatted text writes otherwise. What
-- stands between the fields is the unit separator, which nobody types: no term is found across two of them.
ALTER TABLE "tasks" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(
	"name" || E'\x1F'
	|| replace(replace(replace(replace(
		regexp_replace("description", '<[^>]*>', '', 'g'),
		'&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
	|| E'\x1F' || "address"
)) STORED NOT NULL;
