func take() async throws {
  let (row, count) = pair()
  var (_, (inner, _), last): (Int, (A, B), C) = try await self.triple
  let (early, late): (A, B)
  let (a, b) = (c.d, e + f), (label: g, h) = (label: self, 2)
  if let (row, _) = find(), var (left, right) = (row, nil) { use(row) }
  for (index, value) in rows.enumerated() where index > 1 { use(value) }
  for try await (key, (first, second)): (K, (V, V)) in try list { use(key) }
  for let (key, value) in pairs { use(key, value) }
}
