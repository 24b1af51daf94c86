struct A { let b: B; var c: C; };
