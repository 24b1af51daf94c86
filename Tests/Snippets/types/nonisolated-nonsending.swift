func f(a: nonisolated(nonsending) () async -> A) {}
let b: nonisolated(nonsending) @Sendable (B) async -> C
