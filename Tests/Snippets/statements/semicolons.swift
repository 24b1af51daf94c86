let a = A(); let b: B; func f() { C(); D.e() }; struct G {}
