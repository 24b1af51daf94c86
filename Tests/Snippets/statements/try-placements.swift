func f() async throws {
  let a = try A.b()
  let b = try? C(), c = try! D.e()
  try await F.g(try H())
  _ = await (try I.j)
}
