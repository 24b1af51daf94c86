import A; struct B { let c: C; func d() { E() } }; let f = F()
