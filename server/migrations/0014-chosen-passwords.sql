-- Set with a password that the product made up: its owner chooses one of their own at the first sign-in.
alter table members add column must_change_password boolean not null default false;
