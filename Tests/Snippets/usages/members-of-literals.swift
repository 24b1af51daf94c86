let all = [
  1.a, 2.5.b, 1e3.c, 0x1e.d, true.e, (-3).f, (2.5).g, (true).h, [1].i, ["a"].j, [1, 2].k,
  [row, other].l, ["a": 1].m, [2.5].n, [try row].o, (1 + 2).p, [[1]].q, [].r,
]
