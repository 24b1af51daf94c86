distributed actor A: P {
  distributed func b(_ c: C) async throws -> D { D() }
  nonisolated var e: E { E() }
}
