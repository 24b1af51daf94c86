let a = { @MainActor @Sendable () async -> A in A() }
Task { @MainActor in B.run() }
