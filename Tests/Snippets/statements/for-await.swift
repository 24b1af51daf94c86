func f() async throws {
  for await a in A.stream {}
  for try await b in B.lines { C(b) }
  for try await d: D in E.all {}
}
