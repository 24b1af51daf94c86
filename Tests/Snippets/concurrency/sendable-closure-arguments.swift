run(priority: A.high) { @Sendable @MainActor [b = B()] () async throws -> C in C(b) }
