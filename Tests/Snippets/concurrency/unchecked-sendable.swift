final class A: @unchecked Sendable {}
struct B: @preconcurrency P, @unchecked Sendable {}
