let stored = (row: source.row, 1)
var made = (first, second.third()), only = (fourth)
func use() {
  let plain = (a.b, self, c(d), [e])
  let member = (a, b).0, called = (f)(g), optional = (a as? B)?.c
  let operation = (a ?? b, -c, d as E, f ? g : h, i!)
  let closure = ({ let inner = (j, k); return inner }(), l, m + n)
  let next = (o, p)
  _ = (q, r)
  let nested = ((s, t), u)
  if case (1, let v) = (w, x) { return }
}
