let a: A = { .b }(), c = { .d }().e, f: A = { .g }() ?? h
let i = ({ .j })(), k = { .l }() == m
let n: A = { .o }()!, p = q ?? [.r]!
