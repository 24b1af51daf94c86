let run = { @MainActor in Worker.run() }
let map = { @Sendable (a: A) -> B in B(a) }
