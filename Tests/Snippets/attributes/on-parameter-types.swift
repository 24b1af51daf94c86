func f(a: @escaping (A) -> B, b: @autoclosure () -> C, c: @Sendable @MainActor () -> Void) {}
