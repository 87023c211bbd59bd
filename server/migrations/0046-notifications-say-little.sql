-- What a reminder is about may be private, so that a notification says it only when its member has chosen so.
alter table notice_settings alter column show_text set default false;
