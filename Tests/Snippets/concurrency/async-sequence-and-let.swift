func f() async throws {
  async let (a, b) = A.pair()
  try await [a, b].map(B.init)
}
