let a: A = .b([.c], d: .e) ?? f
let g: A = .h.i.j.k.l.m.n.o.p.q.r + s
