-- A banner that an administrator took out of the gallery keeps what its member chose (ruling 45). Those taken out before
-- had lost it, and could not be reinstated.
update banners set is_shared = true where unshared_by_admin;
