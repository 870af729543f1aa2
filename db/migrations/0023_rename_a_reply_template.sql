-- A template that every shop begins with, by a plainer name; one that the shop renamed stays.
update "reply_templates" set "name" = 'No longer available', "version" = "version" + 1
where "name" = 'Not to be had any more';
