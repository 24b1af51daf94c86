let a: @convention(c) (A) -> B
let b: @convention(block) @Sendable (C) -> D
typealias E = @MainActor (F) -> @Sendable () -> G
