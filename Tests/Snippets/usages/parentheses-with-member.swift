func a() -> A { (b ?? .c).d }
let e = (f ?? .g)?.h, i = (j ? .k : .l)(m)
let n = ((o ?? .p)!).q
