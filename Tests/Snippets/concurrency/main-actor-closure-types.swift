let a: @MainActor @Sendable (A) async throws -> B
func f(_ b: sending @escaping () async -> C) {}
