enum E { case a(@Sendable () -> A, b: @MainActor () -> B) }
